#include "report/diff.h"

#include <map>
#include <set>

#include "answer/offer_key.h"
#include "report/sayings.h"

namespace steelyard {
namespace {

std::map<std::string, OfferId> offers_by_key(const Catalog& catalog) {
  std::map<std::string, OfferId> offers;
  for (std::size_t i = 0; i < catalog.offer_count(); ++i) {
    const auto offer = id_of<OfferId>(i);
    offers.emplace(offer_key(catalog, offer), offer);
  }
  return offers;
}

std::set<std::string> subjects_of(const Sayings& sayings) {
  std::set<std::string> subjects;
  for (const auto& [about, said] : sayings) subjects.insert(about.first);
  return subjects;
}

class Comparison {
 public:
  Comparison(const Catalog& older, const Catalog& newer) : older_(older), newer_(newer) {}

  Diff run() {
    for (const Catalog* catalog : {&older_, &newer_}) {
      for (const TextId id : catalog->providers.id) at(std::string(catalog->text(id)));
    }
    offers();
    figures();
    for (auto& [provider, counts] : counts_) {
      counts.provider = provider;
      diff_.providers.push_back(counts);
    }
    return std::move(diff_);
  }

 private:
  ProviderChanges& at(const std::string& subject) { return counts_[subject.substr(0, subject.find('/'))]; }

  void offers() {
    const std::map<std::string, OfferId> before = offers_by_key(older_);
    const std::map<std::string, OfferId> after = offers_by_key(newer_);
    for (const auto& [key, offer] : before) {
      if (const auto found = after.find(key); found != after.end()) {
        compare(key, offer, found->second);
      } else {
        diff_.removed.push_back(offer);
        ++at(key).removed;
      }
    }
    for (const auto& [key, offer] : after) {
      if (before.contains(key)) continue;
      diff_.added.push_back(offer);
      ++at(key).added;
    }
  }

  void compare(const std::string& key, OfferId before, OfferId after) {
    const Figure a = figure_of(older_, before);
    const Figure b = figure_of(newer_, after);
    const bool same_unit = older_.text(a.currency) == newer_.text(b.currency) && a.basis == b.basis;
    if (a.state != b.state || a.price != b.price || a.fee != b.fee || !same_unit) {
      PriceChange change{before, after, std::nullopt};
      if (same_unit && a.price > 0 && b.price > 0) {
        const Rational ratio = Rational::from_nano(b.price) / Rational::from_nano(a.price);
        change.percent = ((ratio - Rational(1)) * Rational(100)).rounded(1).to_double();
      }
      diff_.changed.push_back(change);
      ++at(key).changed;
      return;
    }
    const auto source = [](const Catalog& c, const Figure& f) { return c.text(c.sources.id[row(f.source)]); };
    const bool redated = a.as_of != b.as_of || source(older_, a) != source(newer_, b);
    ++(redated ? at(key).redated : at(key).same);
  }

  // Of subjects that only one catalog has, their offers say all.
  void figures() {
    const Sayings before = sayings_of(older_);
    const Sayings after = sayings_of(newer_);
    const std::set<std::string> subjects_before = subjects_of(before);
    const std::set<std::string> subjects_after = subjects_of(after);
    Sayings both = before;
    both.insert(after.begin(), after.end());
    for (const auto& [about, ignored] : both) {
      const auto& [subject, figure] = about;
      if (!subjects_before.contains(subject) || !subjects_after.contains(subject)) continue;
      const auto said = [&about = about](const Sayings& sayings) {
        const auto found = sayings.find(about);
        return found == sayings.end() ? std::nullopt : std::optional(found->second);
      };
      if (said(before) == said(after)) continue;
      diff_.figures.push_back({subject, figure, said(before), said(after)});
      ++at(subject).figures;
    }
  }

  const Catalog& older_;
  const Catalog& newer_;
  std::map<std::string, ProviderChanges> counts_;
  Diff diff_;
};

}  // namespace

Diff diff(const Catalog& older, const Catalog& newer) { return Comparison(older, newer).run(); }

}  // namespace steelyard
