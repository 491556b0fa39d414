#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {
namespace {

std::vector<FactId> read_facts_of(const Member& criterion, Measure measure, const Data& data) {
  std::vector<FactId> facts;
  const std::vector<Member> elements = criterion["facts"].elements();
  for (const Member& element : elements) {
    const FactId fact = element.cell().reference(data.fact_names);
    if (fact == kNone<FactId>) continue;
    if (data.facts[row(fact)].information_only) {
      element.fault(Code::fact_not_scored, {{"got", data.facts[row(fact)].id}});
    } else if (std::find(facts.begin(), facts.end(), fact) != facts.end()) {
      element.fault(Code::duplicate_id,
                    {{"field", "facts"}, {"id", data.facts[row(fact)].id}, {"first", criterion.where()}});
    } else {
      facts.push_back(fact);
    }
  }
  const bool needs_facts = measure == Measure::share_of_facts;
  if (needs_facts && elements.empty()) {
    criterion.fault(Code::field_needs_other, {{"field", "share_of_facts"}, {"other", "facts"}});
  }
  if (!needs_facts && criterion["facts"].present()) {
    criterion.fault(Code::fields_exclude_each_other, {{"field", "facts"}, {"other", std::string(name(measure))}});
  }
  return facts;
}

}  // namespace

void read_criteria(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "criteria.json");
  if (!document.present()) return;
  document.allow({"criteria", "basket", "basket_reason"});
  const Member criteria = document["criteria"];
  double sum = 0;
  for (const Member& criterion : criteria.elements()) {
    criterion.allow({"id", "measure", "weight", "facts"});
    const Cell id = criterion["id"].cell();
    id.define(data.criterion_names);
    criterion["weight"].require();
    CriterionRow row;
    row.id = id.text();
    row.measure = criterion["measure"].cell().one_of<Measure>(kMeasures);
    row.weight = criterion["weight"].number();
    row.facts = read_facts_of(criterion, row.measure, data);
    if (is_known(row.weight)) sum += row.weight;
    data.criteria.push_back(std::move(row));
  }
  criteria.require();
  if (!data.criteria.empty() && !(sum > 0)) criteria.fault(Code::weights_all_zero);
  document["basket_reason"].cell().required();
  for (const Member& offer : document["basket"].elements()) data.basket.push_back(offer.cell());
  if (data.basket.empty()) document.fault(Code::missing_field, {{"field", "basket"}});
}

}  // namespace steelyard
