#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {
namespace {

// The kinds of facts, beside the state of a fact that has a value of its kind.
constexpr std::string_view kKinds[] = {"boolean", "number", "text"};
constexpr FactState kStates[] = {FactState::yes, FactState::number, FactState::text};

}  // namespace

void read_facts(DataFolder& folder, Data& data) {
  const Member document = Member::document(folder, "facts.json");
  if (!document.present()) return;
  for (const Member& fact : document.allow({"facts"})["facts"].elements()) {
    fact.allow({"id", "kind", "unit", "information_only"});
    const Cell id = fact["id"].cell();
    id.define(data.fact_names);
    FactDefinition row;
    row.id = id.text();
    row.kind = kStates[static_cast<std::size_t>(fact["kind"].cell().one_of<FactState>(kKinds))];
    row.unit = fact["unit"].cell().text();
    row.information_only = fact["information_only"].boolean(false);
    data.facts.push_back(std::move(row));
  }
  data.fact_names.set_complete(true);
}

}  // namespace steelyard
