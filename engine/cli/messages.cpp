#include "cli/messages.h"

#include "cli/embedded_messages.h"

namespace steelyard::cli {

std::optional<Messages> Messages::in(std::string_view language) {
  for (const EmbeddedMessages& embedded : kEmbeddedMessages) {
    if (embedded.language == language) return Messages(Json::parse(embedded.json, nullptr, false));
  }
  return std::nullopt;
}

std::string Messages::say(const std::string& key, const Parameters& parameters) const {
  const auto found = sentences_.find(key);
  if (found == sentences_.end()) return key;
  std::string text = found->get<std::string>();
  for (const auto& [parameter, value] : parameters) {
    const std::string hole = "{" + parameter + "}";
    for (std::size_t at = text.find(hole); at != std::string::npos; at = text.find(hole, at + value.size())) {
      text.replace(at, hole.size(), value);
    }
  }
  return text;
}

std::string Messages::say(const Error& error) const {
  std::string key = "fault." + std::string(name(error.code));
  Parameters parameters = error.parameters;
  for (auto& [parameter, value] : parameters) {
    // Names of JSON's types are words of the language; a suggestion that there is not is not spoken of.
    if (error.code == Code::wrong_type && sentences_.contains("type." + value)) value = say("type." + value);
    if (parameter == "nearest" && value.empty()) key += ".none_near";
  }
  const std::string sentence = say(key, parameters);
  return (error.where.empty() ? "/" : error.where) + ": " + sentence;
}

}  // namespace steelyard::cli
