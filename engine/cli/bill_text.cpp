#include "cli/bill_text.h"

#include "base/rational.h"
#include "cli/columns.h"

namespace steelyard::cli {
namespace {

std::string text_of(const Json& value) {
  if (value.is_null()) return "";
  return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string said(const Messages& messages, const std::string& family, const Json& code) {
  return messages.say(family + "." + text_of(code));
}

// "1600 node hours x 55.04"
std::string quantity(const Json& line, const Messages& messages) {
  if (line["quantity"].is_null() || text_of(line["unit"]).empty()) return "";
  std::string text = text_of(line["quantity"]) + " " + said(messages, "unit", line["unit"]);
  if (!line["rate"].is_null()) text += " x " + text_of(line["rate"]);
  return text;
}

std::string amount(const Json& line, const Messages& messages) {
  const std::string state = text_of(line["state"]);
  if (line["amount"].is_null()) return messages.say("state." + state);
  const std::string text = text_of(line["amount"]) + " " + text_of(line["currency"]);
  return state == "known" ? text : text + " (" + messages.say("state." + state) + ")";
}

// A measured number, to as many places as a reader compares.
std::string rounded(const Json& number) {
  constexpr int kPlaces = 3;
  const auto exact = Rational::from_double(number.get<double>());
  return exact ? exact->rounded(kPlaces).to_shortest_decimal() : "";
}

std::string joined(const Json& list) {
  std::string text;
  for (const Json& item : list) text += (text.empty() ? "" : "  ") + text_of(item);
  return text;
}

}  // namespace

std::string bill_text(const Json& document, const Messages& messages) {
  std::vector<Row> rows = {
      {messages.say("cli.item"), messages.say("cli.quantity"), messages.say("cli.amount"), messages.say("cli.source")}};
  for (const Json& line : document["bill"]) {
    rows.push_back({said(messages, "item", line["item"]), quantity(line, messages), amount(line, messages),
                    text_of(line["source"]) + (line["as_of"].is_null() ? "" : " " + text_of(line["as_of"]))});
  }
  const Json& total = document["total"];
  const std::string sum = text_of(total["amount"]) + " " + text_of(total["currency"]);
  rows.push_back(
      {messages.say("cli.total"), "", messages.say("total." + text_of(total["state"]), {{"amount", sum}}), ""});
  std::string text = text_of(document["offer"]) + "\n\n" + table(rows, {false, false, true, false}) + "\n";
  for (const auto& [unit, cost] : document["per"].items()) {
    if (!cost.is_null()) {
      text += messages.say("per." + unit, {{"amount", text_of(cost) + " " + text_of(total["currency"])}}) + "\n";
    }
  }
  const Json& level = document["service_level"];
  if (!level.is_null()) {
    text += messages.say("cli.service_level", {{"percent", text_of(level["availability_percent"])},
                                               {"hours", text_of(level["hours_a_month_without_credit"])}});
    if (!level["credits"].is_null()) {
      text += " " + messages.say("cli.service_credits", {{"steps", text_of(level["credits"])}});
    }
    text += " (" + text_of(level["source"]) + ")\n";
  }
  const Json& notice = document["spot_notice"];
  if (!notice.is_null()) {
    text += messages.say("cli.spot_notice",
                         {{"seconds", rounded(notice["seconds"])}, {"source", text_of(notice["source"])}}) +
            "\n";
  }
  const Json& flow = document["cash_flow"];
  if (flow.is_null()) {
    text += messages.say("cli.cash_unknown") + "\n";
  } else {
    text += messages.say("cli.cash", {{"amounts", joined(flow["cash"])}}) + "\n";
    text += messages.say("cli.amortized", {{"amounts", joined(flow["amortized"])}}) + "\n";
    if (!flow["present_value"].is_null()) {
      text += messages.say("cli.present_value", {{"amount", text_of(flow["present_value"])}}) + "\n";
    }
  }
  return text;
}

std::string pool_text(const Json& document, const Messages& messages) {
  std::vector<Row> rows = {{messages.say("cli.offer"), messages.say("cli.accelerators"), messages.say("cli.speed"),
                            messages.say("cli.total")}};
  const auto row = [&](const std::string& name, const std::string& accelerators, const Json& speed, const Json& amount,
                       const Json& of_amount) {
    const bool known = !amount.is_null();
    rows.push_back({name, accelerators, speed.is_null() ? messages.say("evidence.unknown") : rounded(speed),
                    known ? text_of(amount) + " " + text_of(of_amount["currency"]) : messages.say("total.unknown")});
  };
  for (const Json& member : document["members"]) {
    row(text_of(member["offer"]), text_of(member["accelerators"]), member["time"]["speed"], member["total"]["amount"],
        member["total"]);
  }
  const Json& pool = document["pool"];
  row(messages.say("cli.pool"), "", pool["speed"], pool["amount"], pool);
  std::string text = table(rows, {false, false, true, true});
  text += "\n" +
          messages.say("cli.pool_speed",
                       {{"unit", said(messages, "unit", pool["unit"])}, {"loss", text_of(pool["coordination_loss"])}}) +
          "\n";
  if (!pool["hours"].is_null()) text += messages.say("cli.pool_hours", {{"hours", rounded(pool["hours"])}}) + "\n";
  if (!pool["per_run"].is_null()) {
    text += messages.say("per.run", {{"amount", text_of(pool["per_run"]) + " " + text_of(pool["currency"])}}) + "\n";
  }
  return text;
}

std::string break_even_text(const Json& document, const Messages& messages) {
  std::string text = text_of(document["offer"]) + "\n\n";
  std::vector<Row> rows = {{messages.say("cli.against"), messages.say("cli.by_hours"), messages.say("cli.by_months"),
                            messages.say("cli.by_utilization")}};
  const auto found = [&](const Json& answer) {
    return messages.say("pays." + text_of(answer["pays"]), {{"quantity", text_of(answer["quantity"])},
                                                            {"unit", said(messages, "unit", answer["unit"])},
                                                            {"end", text_of(answer["looked_up_to"])}});
  };
  for (const Json& other : document["against"]) {
    rows.push_back({text_of(other["offer"]), found(other["by_hours_per_month"]), found(other["by_months"]),
                    found(other["by_utilization"])});
  }
  text += table(rows, {false, false, false, false});
  const Json& transfer = document["transfer_costs_more"];
  if (!transfer.is_null() && !transfer["beyond"].is_null()) {
    text += "\n" +
            messages.say("cli.transfer_costs_more",
                         {{"quantity", text_of(transfer["beyond"])}, {"unit", text_of(transfer["unit"])}}) +
            "\n";
  }
  return text;
}

}  // namespace steelyard::cli
