// judged.h -- claims judged over a copy of tests/data/small, each told as a line.
#pragma once

#include <string>
#include <string_view>

#include "claims/claims.h"
#include "engine/pack/folder.h"

namespace steelyard::test {

// A copy of the small folder with claims of its own.
class ClaimsFolder : public Folder {
 public:
  // One claim, C1, of value 5, with this check.
  void check(std::string_view check) { claims(claim("C1", "\"check\": " + std::string(check))); }

  // The whole list.
  void claims(std::string_view list) { write("claims.json", "{\"claims\": [" + std::string(list) + "]}\n"); }

  static std::string claim(std::string_view id, std::string_view rest, std::string_view value = "5") {
    return "{\"id\": \"" + std::string(id) +
           "\", \"article\": \"survey\", \"vendor\": \"any\", \"subject\": \"s\", \"metric\": \"m\", "
           "\"statement\": \"said\", \"statement_zh\": \"said\", \"value\": " +
           std::string(value) + ", " + std::string(rest) + "}";
  }

  Json document() const {
    const Result<JudgedClaims> judged = judge_claims(path());
    if (!judged) {
      ADD_FAILURE() << claim_faults();
      return Json::array();
    }
    return write_claims(*judged);
  }

  // "code verdict parameter=value ...; code ..." of findings, after the verdict of them all.
  static std::string told(std::string_view verdict, const Json& findings) {
    std::string text(verdict);
    for (const Json& finding : findings) {
      text += (text.size() == verdict.size() ? ": " : "; ") + finding["code"].get<std::string>() + " " +
              finding["verdict"].get<std::string>();
      for (const auto& [name, value] : finding["parameters"].items())
        text += " " + name + "=" + value.get<std::string>();
    }
    return text;
  }

  // What becomes of one claim with this check.
  std::string judged(std::string_view check_text) {
    check(check_text);
    const Json claims = document();
    if (claims.empty()) return "";
    return told(claims[0]["verdict"].get<std::string>(), claims[0]["findings"]);
  }

  // The verdict alone.
  std::string verdict(std::string_view check_text) {
    check(check_text);
    const Json claims = document();
    return claims.empty() ? "" : claims[0]["verdict"].get<std::string>();
  }

  // One line a fault, "where: code", in the order in which they are found.
  std::string claim_faults() const {
    const Result<JudgedClaims> judged = judge_claims(path());
    if (judged) return "";
    std::string text;
    for (const Error& error : judged.errors()) {
      text += (text.empty() ? "" : "\n") + error.where + ": " + std::string(name(error.code));
    }
    return text;
  }
  // The same of one claim with this check, without the place of the claim.
  std::string check_faults(std::string_view check_text) {
    check(check_text);
    std::string text = claim_faults();
    const std::string claim = "claims.json:/claims/0";
    for (std::size_t at = text.find(claim); at != std::string::npos; at = text.find(claim))
      text.erase(at, claim.size());
    return text;
  }
};

}  // namespace steelyard::test
