#include "cli/doubt_text.h"

#include "base/rational.h"
#include "cli/columns.h"

namespace steelyard::cli {
namespace {

// A share as a percentage with one place.
std::string percent(const Json& share) {
  const auto exact = Rational::from_double(share.get<double>() * 100);
  return exact ? exact->rounded(1).to_shortest_decimal() + " %" : "";
}

std::string text_of(const Json& value) { return value.is_string() ? value.get<std::string>() : ""; }

std::string criterion(const Messages& messages, const Json& id) { return messages.say("criterion." + text_of(id)); }

std::string weights(const Messages& messages, const Json& by_criterion) {
  std::string text;
  for (const auto& [id, share] : by_criterion.items()) {
    text += (text.empty() ? "" : ", ") + messages.say("criterion." + id) + " " + percent(share);
  }
  return text;
}

}  // namespace

std::string doubt_text(const Json& document, const Messages& messages) {
  if (!document.contains("first")) return messages.say("warning.no_offer") + "\n";
  std::string text = messages.say("cli.doubt_first", {{"offer", text_of(document["first"])}}) + "\n\n";
  std::vector<Row> rows = {{messages.say("cli.criterion"), messages.say("cli.weight"), messages.say("cli.stays_first"),
                            messages.say("cli.below"), messages.say("cli.above")}};
  for (const Json& weight : document["weights"]) {
    rows.push_back({criterion(messages, weight["criterion"]), percent(weight["weight"]),
                    percent(weight["from"]) + " - " + percent(weight["to"]), text_of(weight["below"]),
                    text_of(weight["above"])});
  }
  text += table(rows, {false, true, true, false, false}) + "\n";
  rows = {{messages.say("cli.can_win"), messages.say("cli.share_of_weights"), messages.say("cli.typical_weights")}};
  for (const Json& winner : document["winners"]) {
    rows.push_back({text_of(winner["offer"]), percent(winner["share"]), weights(messages, winner["weights"])});
  }
  text += table(rows, {false, true, false}) + "\n";
  rows = {{messages.say("cli.to_be_first"), messages.say("cli.nearest_weights"), messages.say("cli.or_price")}};
  for (const Json& rival : document["rivals"]) {
    const Json& all = rival["all_weights"];
    const Json& price = rival["price_change_percent"];
    rows.push_back({text_of(rival["offer"]),
                    all.is_null() ? messages.say("cli.no_weights") : weights(messages, all["weights"]),
                    price.is_null() ? "" : percent(Json(price.get<double>() / 100))});
  }
  text += table(rows, {false, false, true});
  const Json& near = document["not_separable"];
  if (near["offers"] != 0) {
    text += "\n" + messages.say("cli.not_separable", {{"offers", near["offers"].dump()}}) + "\n";
  }
  return text;
}

}  // namespace steelyard::cli
