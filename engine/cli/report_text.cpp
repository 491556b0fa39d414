#include "cli/report_text.h"

#include <cstdio>

#include "answer/offer_key.h"
#include "cli/columns.h"

namespace steelyard::cli {
namespace {

std::string count(std::size_t number) { return std::to_string(number); }

std::string percent(const std::optional<double>& value) { return value ? fixed(*value, 1) + " %" : "-"; }

std::string day(Day day) { return day == kUnknownDay ? "-" : to_text(day); }

// "55.04 USD", or the words for its state.
std::string price(const Catalog& catalog, const Figure& figure, const Messages& messages) {
  if (!has_amount(figure.state)) return messages.say("price_state." + std::string(name(figure.state)));
  return Rational::from_nano(figure.price).to_shortest_decimal() + " " + std::string(catalog.text(figure.currency));
}

// "55.04 USD 2026-10-01 aws-list".
std::string sourced_price(const Catalog& catalog, const Figure& figure, const Messages& messages) {
  return price(catalog, figure, messages) + " " + day(figure.as_of) + " " +
         std::string(catalog.text(catalog.sources.id[row(figure.source)]));
}

std::string snapshot_line(const Catalog& catalog, const Messages& messages) {
  return messages.say(
             "cli.catalog",
             {{"date", to_text(catalog.date)}, {"offers", count(catalog.offer_count())}, {"hash", catalog.hash}}) +
         "\n";
}

// "1819 + 0 + 546": known, unknown, stale; without the last where nothing of the kind becomes stale.
std::string shares(const FigureCoverage& figure) {
  const std::string text = count(figure.known) + " + " + count(figure.unknown);
  return figure.figure == "price" ? text + " + " + count(figure.stale) : text;
}

Row coverage_row(std::string provider, std::string newest, std::string option, std::size_t offers,
                 const std::vector<FigureCoverage>& figures) {
  Row cells = {std::move(provider), std::move(newest), std::move(option), count(offers)};
  for (const FigureCoverage& figure : figures) cells.push_back(shares(figure));
  return cells;
}

}  // namespace

std::string report_text(const Catalog& catalog, const Coverage& coverage, const Messages& messages) {
  Row head = {messages.say("cli.provider"), messages.say("cli.newest_price"), messages.say("cli.option"),
              messages.say("cli.offers")};
  for (const FigureCoverage& figure : coverage.figures)
    head.push_back(messages.say("figure." + std::string(figure.figure)));
  std::vector<Row> rows = {head};
  std::vector<bool> right(head.size(), true);
  right[0] = right[1] = right[2] = false;
  for (const ProviderCoverage& provider : coverage.providers) {
    const std::string id(catalog.text(catalog.providers.id[row(provider.provider)]));
    const std::string newest = day(provider.newest_price) + (provider.outdated ? " !" : "");
    if (provider.options.empty()) rows.push_back({id, newest, "-", "0"});
    for (const OptionCoverage& option : provider.options) {
      const std::string words = messages.say("option." + std::string(name(option.option)));
      rows.push_back(coverage_row(id, newest, words, option.offers, option.figures));
    }
  }
  rows.push_back(coverage_row(messages.say("cli.all"), "", "", catalog.offer_count(), coverage.figures));
  std::string text = table(rows, right) + "\n" + messages.say("cli.coverage_legend") + "\n";
  for (const ProviderCoverage& provider : coverage.providers) {
    if (!provider.outdated) continue;
    text += messages.say("cli.outdated",
                         {{"provider", std::string(catalog.text(catalog.providers.name[row(provider.provider)]))},
                          {"date", to_text(provider.newest_price)}}) +
            "\n";
  }
  return text + messages.say("cli.as_of", {{"date", to_text(coverage.on)}}) + "\n" + snapshot_line(catalog, messages);
}

std::string report_text(const Catalog& catalog, const Conflicts& conflicts, const Messages& messages) {
  std::vector<Row> rows = {
      {messages.say("cli.offer"), messages.say("cli.used"), messages.say("cli.against"), messages.say("cli.spread")}};
  for (const ConflictRow& conflict : conflicts.rows) {
    std::string offer = offer_key(catalog, conflict.offer);
    std::string used = sourced_price(catalog, conflict.used, messages);
    std::string spread = percent(conflict.percent);
    for (const Figure& figure : conflict.against) {
      rows.push_back({offer, used, sourced_price(catalog, figure, messages), spread});
      offer = used = spread = "";
    }
  }
  return table(rows, {false, false, false, true}) + "\n" +
         messages.say("cli.conflicts", {{"count", count(conflicts.rows.size())}, {"date", to_text(conflicts.on)}}) +
         "\n" + snapshot_line(catalog, messages);
}

std::string report_text(const Catalog& catalog, const Review& review, const Messages& messages) {
  std::vector<Row> rows = {{messages.say("cli.offer"), messages.say("cli.price_of_one"), messages.say("cli.median"),
                            messages.say("cli.times"), messages.say("cli.members")}};
  for (const Outlier& outlier : review.outliers) {
    rows.push_back({offer_key(catalog, outlier.offer), fixed(outlier.price, 4), fixed(outlier.median, 4),
                    fixed(outlier.price / outlier.median, 2), count(outlier.members)});
  }
  std::string text = table(rows, {false, true, true, true, true}) + "\n";
  text +=
      messages.say("cli.outliers", {{"count", count(review.outliers.size())}, {"factor", fixed(kOutlierFactor, 0)}});
  text += "\n\n";
  rows = {{messages.say("cli.offer"), messages.say("cli.price"), messages.say("cli.not_below"),
           messages.say("cli.price"), messages.say("cli.mark")}};
  for (const Dearer& dearer : review.dearer) {
    rows.push_back({offer_key(catalog, dearer.offer), price(catalog, figure_of(catalog, dearer.offer), messages),
                    offer_key(catalog, dearer.against), price(catalog, figure_of(catalog, dearer.against), messages),
                    messages.say("mark." + std::string(mark_of(dearer.kind)))});
  }
  text += table(rows, {false, true, false, true, false}) + "\n";
  text += messages.say("cli.dearer", {{"count", count(review.dearer.size())}}) + "\n";
  return text + snapshot_line(catalog, messages);
}

std::string report_text(const Catalog& older, const Catalog& newer, const Diff& diff, const Messages& messages) {
  std::vector<Row> rows = {{messages.say("cli.provider"), messages.say("cli.added"), messages.say("cli.removed"),
                            messages.say("cli.changed"), messages.say("cli.redated"), messages.say("cli.same"),
                            messages.say("cli.figures")}};
  for (const ProviderChanges& p : diff.providers) {
    rows.push_back({p.provider, count(p.added), count(p.removed), count(p.changed), count(p.redated), count(p.same),
                    count(p.figures)});
  }
  std::string text = table(rows, {false, true, true, true, true, true, true});
  const auto list = [&](const std::string& title, const std::vector<Row>& lines, const std::vector<bool>& right) {
    if (!lines.empty()) text += "\n" + title + "\n" + table(lines, right);
  };
  std::vector<Row> changed, added, removed, figures;
  for (const PriceChange& change : diff.changed) {
    changed.push_back({"  " + offer_key(newer, change.after), price(older, figure_of(older, change.before), messages),
                       "->", price(newer, figure_of(newer, change.after), messages), percent(change.percent)});
  }
  for (const OfferId offer : diff.added) {
    added.push_back({"  " + offer_key(newer, offer), price(newer, figure_of(newer, offer), messages)});
  }
  for (const OfferId offer : diff.removed) {
    removed.push_back({"  " + offer_key(older, offer), price(older, figure_of(older, offer), messages)});
  }
  for (const FigureChange& change : diff.figures) {
    figures.push_back(
        {"  " + change.subject, change.figure, change.before.value_or("-"), "->", change.after.value_or("-")});
  }
  list(messages.say("cli.changed"), changed, {false, true, false, true, true});
  list(messages.say("cli.added"), added, {false, true});
  list(messages.say("cli.removed"), removed, {false, true});
  list(messages.say("cli.figures"), figures, {false, false, false, false, false});
  return text + "\n" + snapshot_line(older, messages) + snapshot_line(newer, messages);
}

}  // namespace steelyard::cli
