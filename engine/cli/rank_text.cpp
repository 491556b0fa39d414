#include "cli/rank_text.h"

#include <algorithm>
#include <cstdio>

#include "cli/columns.h"

namespace steelyard::cli {
namespace {

std::string percent(double share) { return fixed(share * 100, 1) + "%"; }

// Where a share is small but there, "0.0%" would deny it.
std::string percent_or_dash(const Json& share) {
  if (share.is_null()) return "-";
  constexpr double kLeast = 0.0005;
  const double value = share.get<double>();
  return value > 0 && value < kLeast ? "<0.1%" : percent(value);
}

// What a ranking is told by: a name, a rank and a score for each place of its document of doubt.
struct Told {
  std::vector<std::string> alternatives, criteria;
  std::vector<std::string> ranks, scores;
  std::vector<double> weights;
};

// "performance 40.0%, cost 60.0%"
std::string weights_text(const std::vector<std::string>& criteria, const std::vector<double>& weights) {
  std::string text;
  for (std::size_t j = 0; j < weights.size(); ++j) {
    text += (j == 0 ? "" : ", ") + criteria[j] + " " + percent(weights[j]);
  }
  return text;
}

std::string chances(const Told& told, const Json& doubt, const Messages& messages) {
  std::vector<Row> rows = {{messages.say("cli.rank"), messages.say("cli.alternative"), messages.say("cli.score")}};
  for (const char* column : {"cli.first_share", "cli.beats_first", "cli.first_at"}) {
    rows[0].push_back(messages.say(column));
  }
  for (std::size_t i = 0; i < told.alternatives.size(); ++i) {
    const Json& can = doubt["can_win"][i];
    rows.push_back({told.ranks[i], told.alternatives[i], told.scores[i],
                    percent_or_dash(doubt["first_rank"]["share"][i]), percent_or_dash(doubt["beats_winner"][i]),
                    can["can"].get<bool>() ? weights_text(told.criteria, can["weights"].get<std::vector<double>>())
                                           : messages.say("cli.never")});
  }
  return table(rows, {true, false, true, true, true, false});
}

std::string intervals(const Told& told, const Json& doubt, const Messages& messages) {
  std::vector<Row> rows = {{messages.say("cli.weight_of"), messages.say("cli.weight"), messages.say("cli.first_from"),
                            messages.say("cli.first_to"), messages.say("cli.overtaken_below"),
                            messages.say("cli.overtaken_above")}};
  const auto overtaker = [&](const Json& place) {
    return place.is_null() ? "-" : told.alternatives[place.get<std::size_t>()];
  };
  for (std::size_t j = 0; j < told.criteria.size(); ++j) {
    const Json& interval = doubt["weight_intervals"][j];
    rows.push_back({told.criteria[j], percent(told.weights[j]), percent_or_dash(interval["from"]),
                    percent_or_dash(interval["to"]), overtaker(interval["overtaken_below_by"]),
                    overtaker(interval["overtaken_above_by"])});
  }
  return table(rows, {false, true, true, true, false, false});
}

std::string sampled(const Json& first_rank, const Messages& messages) {
  if (first_rank["exact"].get<bool>()) return "";
  double largest = 0;
  for (const Json& error : first_rank["standard_error"]) largest = std::max(largest, error.get<double>());
  return "\n" + messages.say("cli.drawn", {{"draws", first_rank["draws"].dump()}, {"error", percent(largest)}}) + "\n";
}

std::string doubt_tables(const Told& told, const Json& doubt, const Messages& messages) {
  return chances(told, doubt, messages) + sampled(doubt["first_rank"], messages) + "\n" +
         intervals(told, doubt, messages);
}

// Names from the document, or places from 0.
std::vector<std::string> names(const Json& decision, const char* field, std::size_t count) {
  std::vector<std::string> list;
  const auto given = decision.find(field);
  for (std::size_t i = 0; i < count; ++i) {
    list.push_back(given != decision.end() ? (*given)[i].get<std::string>() : std::to_string(i));
  }
  return list;
}

}  // namespace

std::string rank_text(const Json& decision, const Json& answer, const Messages& messages) {
  Told told;
  told.weights = answer["weights"].get<std::vector<double>>();
  told.criteria = names(decision, "criteria", told.weights.size());
  if (!answer.contains("rank") || answer["rank"].empty()) return weights_text(told.criteria, told.weights) + "\n";
  told.alternatives = names(decision, "alternatives", answer["rank"].size());
  for (const Json& rank : answer["rank"]) told.ranks.push_back(rank.dump());
  for (const Json& score : answer["score"]) told.scores.push_back(fixed(score.get<double>(), 3));
  if (answer.contains("doubt")) return doubt_tables(told, answer["doubt"], messages);
  std::vector<Row> rows = {{messages.say("cli.rank"), messages.say("cli.alternative"), messages.say("cli.score")}};
  for (std::size_t i = 0; i < told.alternatives.size(); ++i) {
    rows.push_back({told.ranks[i], told.alternatives[i], told.scores[i]});
  }
  return table(rows, {true, false, true});
}

}  // namespace steelyard::cli
