#include <algorithm>

#include "claims/checks.h"
#include "claims/relation.h"
#include "price/exchange.h"

namespace steelyard {
namespace {

std::string lower(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

const FactRow* find(const Data& data, ProviderId provider, FactId fact) {
  for (const FactRow& leaf : data.providers[row(provider)].facts) {
    if (leaf.fact == fact) return &leaf;
  }
  return nullptr;
}

// The currency as a text of the catalog; "" where no rate has it.
TextId currency_text(const Catalog& catalog, std::string_view currency) {
  for (const auto* column : {&catalog.rates.base, &catalog.rates.currency}) {
    for (const TextId text : *column) {
      if (catalog.text(text) == currency) return text;
    }
  }
  return TextId{};
}

// An amount of one unit in another that differs in its currency alone ("CNY per GB", "USD per GB"); kUnknown for any
// other unit, or without a rate. `sources` gets those of the rates.
double converted(const Grounds& grounds, double amount, const std::string& from, const std::string& to,
                 std::vector<SourceId>& sources) {
  constexpr std::size_t kLetters = 3;  // of a currency
  if (from.size() < kLetters || to.size() < kLetters || from.substr(kLetters) != to.substr(kLetters)) return kUnknown;
  const TextId own = currency_text(grounds.catalog, from.substr(0, kLetters));
  const TextId wanted = currency_text(grounds.catalog, to.substr(0, kLetters));
  if (own == TextId{} || wanted == TextId{}) return kUnknown;
  const std::optional<Rational> factor = exchange_factor(grounds.catalog, own, wanted);
  if (!factor) return kUnknown;
  for (const std::size_t rate : exchange_rows(grounds.catalog, own, wanted)) {
    cite(sources, grounds.catalog.rates.source[rate]);
  }
  return amount * factor->to_double();
}

class Fact final : public Check {
 public:
  Fact(CheckReading& at, const Member& check) {
    check.allow({"kind", "provider", "fact", "holds", "equals", "at_least", "at_most", "above", "mentions", "unit",
                 "tolerance"});
    provider_ = check["provider"].cell().reference(at.providers);
    fact_ = check["fact"].cell().reference(at.data.fact_names);
    unit_ = check["unit"].cell().text();
    tolerance_ = read_tolerance(check, kTolerance);
    const std::string_view choice = read_choice(check, {"holds", "equals", "at_least", "at_most", "above", "mentions"});
    if (choice == "holds") {
      const Member holds = check["holds"];
      if (!holds.boolean(true)) holds.fault(Code::unknown_value, {{"got", "false"}, {"nearest", "true"}});
    } else if (choice == "mentions") {
      sought_ = check["mentions"].cell().required();
    } else if (!choice.empty()) {
      relation_ = parse<Relation>(kRelations, choice);
      said_ = read_number(check[choice]);
    }
  }

  Outcome run(const Grounds& grounds) const override {
    const FactRow* leaf = find(grounds.data, provider_, fact_);
    const FactDefinition& definition = grounds.data.facts[row(fact_)];
    Finding finding{FindingCode::fact_unknown,
                    Verdict::not_checkable,
                    {{"provider", grounds.provider(provider_)}, {"fact", definition.id}},
                    {}};
    if (leaf == nullptr) return finding;
    finding.sources = {leaf->source};
    const std::string& unit = leaf->unit.empty() ? definition.unit : leaf->unit;
    describe(*leaf, unit, finding);
    if (relation_) {
      compare(grounds, *leaf, unit, finding);
    } else if (!sought_.empty()) {
      mention(*leaf, finding);
    } else {
      finding.verdict = confirmed_if(leaf->state != FactState::no);
    }
    return finding;
  }

 private:
  static void describe(const FactRow& leaf, const std::string& unit, Finding& finding) {
    switch (leaf.state) {
      case FactState::no:
        finding.code = FindingCode::fact_no;
        return;
      case FactState::yes:
        finding.code = FindingCode::fact_yes;
        return;
      default:
        finding.code = FindingCode::fact;
        finding.parameters.emplace_back("value",
                                        leaf.state == FactState::text ? leaf.text : with_unit(leaf.number, unit));
    }
  }

  void mention(const FactRow& leaf, Finding& finding) const {
    if (lower(leaf.text).find(lower(sought_)) != std::string::npos) {
      finding.verdict = Verdict::confirmed;
    } else if (leaf.state == FactState::text) {
      finding.code = FindingCode::fact_not_mention;
      finding.parameters.emplace_back("sought", sought_);
    }
  }

  void compare(const Grounds& grounds, const FactRow& leaf, const std::string& unit, Finding& finding) const {
    if (leaf.state != FactState::number) {
      if (leaf.state == FactState::text) finding.code = FindingCode::fact_not_number;
      return;
    }
    double number = leaf.number;
    finding.code = FindingCode::fact_number;
    if (!unit_.empty() && unit != unit_) {
      number = converted(grounds, number, unit, unit_, finding.sources);
      if (!is_known(number)) {
        finding.code = FindingCode::fact_other_unit;
        finding.parameters.emplace_back("unit", unit_);
        return;
      }
      finding.code = FindingCode::fact_converted;
      finding.parameters.emplace_back("converted", with_unit(number, unit_));
    }
    finding.verdict = confirmed_if(holds(number, *relation_, said_, tolerance_));
    finding.parameters.emplace_back("relation", name(*relation_));
    finding.parameters.emplace_back("said", decimal(said_));
  }

  static std::string with_unit(double number, const std::string& unit) {
    return decimal(number) + (unit.empty() ? "" : " " + unit);
  }

  ProviderId provider_ = kNone<ProviderId>;
  FactId fact_ = kNone<FactId>;
  std::optional<Relation> relation_;  // to `said_`
  double said_ = 0;
  std::string sought_;  // in a text; neither: that it holds
  std::string unit_;
  double tolerance_ = 0;
};

}  // namespace

std::unique_ptr<Check> read_fact(CheckReading& at, const Member& check) { return std::make_unique<Fact>(at, check); }

}  // namespace steelyard
