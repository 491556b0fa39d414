#include "cli/claims_text.h"

#include <algorithm>

#include "claims/verdict.h"
#include "cli/columns.h"

namespace steelyard::cli {
namespace {

std::string text_of(const Json& text) { return text.get<std::string>(); }

class Writer {
 public:
  Writer(const Messages& messages, bool chinese) : messages_(messages), chinese_(chinese) {
    for (const std::string_view verdict : kVerdicts) {
      verdict_width_ = std::max(verdict_width_, width(verdict_of(std::string(verdict))));
    }
  }

  void write(const Json& claim) {
    const std::string id = text_of(claim["id"]);
    const std::string verdict = pad(verdict_of(text_of(claim["verdict"])), verdict_width_, false);
    const std::string margin = id + "  " + verdict + "  ";
    text_ += margin + in_language(claim, "statement") + "\n";
    indent_ = std::string(width(margin), ' ');
    if (claim.contains("findings")) findings(claim["findings"], "");
    if (claim.contains("readings")) {
      for (const Json& reading : claim["readings"]) {
        line(messages_.say("cli.reading", {{"reading", in_language(reading, "reading")},
                                           {"verdict", verdict_of(text_of(reading["verdict"]))}}));
        findings(reading["findings"], "  ");
      }
    }
    if (claim.contains("elsewhere")) {
      line(messages_.say("cli.elsewhere"));
      findings(claim["elsewhere"]["findings"], "  ");
    }
  }

  std::string take() { return std::move(text_); }

 private:
  std::string verdict_of(const std::string& verdict) const { return messages_.say("verdict." + verdict); }
  std::string in_language(const Json& object, const std::string& member) const {
    return text_of(object[chinese_ ? member + "_zh" : member]);
  }
  void line(const std::string& content) { text_ += indent_ + content + "\n"; }

  // Where findings differ in their verdicts, each says its own.
  void findings(const Json& list, const std::string& further) {
    const bool differ = std::any_of(list.begin(), list.end(),
                                    [&](const Json& finding) { return finding["verdict"] != list[0]["verdict"]; });
    for (const Json& finding : list) {
      const bool says_itself = finding["parameters"].contains("verdict");
      const std::string mark = differ && !says_itself
                                   ? messages_.say("cli.part", {{"verdict", verdict_of(text_of(finding["verdict"]))}})
                                   : "";
      line(further + mark + sentence(finding));
    }
  }

  std::string sentence(const Json& finding) const {
    Parameters parameters;
    for (const auto& [name, value] : finding["parameters"].items()) {
      // A word of a closed vocabulary is said in the language: "link.nvlink", "relation.at_least".
      const std::string key = name + "." + text_of(value);
      const std::string word = messages_.say(key);
      parameters.emplace_back(name, word == key ? text_of(value) : word);
    }
    std::string text = messages_.say("finding." + text_of(finding["code"]), parameters);
    std::string sources;
    for (const Json& source : finding["sources"]) sources += (sources.empty() ? "" : ", ") + text_of(source);
    return sources.empty() ? text : text + " [" + sources + "]";
  }

  const Messages& messages_;
  bool chinese_;
  std::size_t verdict_width_ = 0;
  std::string indent_;
  std::string text_;
};

std::string counts(const Json& claims, const Messages& messages) {
  Parameters parameters = {{"claims", std::to_string(claims.size())}};
  for (const std::string_view verdict : kVerdicts) {
    const auto count = std::count_if(claims.begin(), claims.end(),
                                     [&](const Json& claim) { return text_of(claim["verdict"]) == verdict; });
    parameters.emplace_back(verdict, std::to_string(count));
  }
  return messages.say("cli.claims", parameters);
}

}  // namespace

std::string claims_text(const Json& claims, const Messages& messages, bool chinese) {
  Writer writer(messages, chinese);
  for (const Json& claim : claims) writer.write(claim);
  return writer.take() + "\n" + counts(claims, messages) + "\n";
}

}  // namespace steelyard::cli
