#include "pack/member.h"
#include "pack/read.h"

namespace steelyard {
namespace {

// The value of a fact, which must be of the kind that facts.json says; a fact told in words may also be just yes or no.
void read_value(const Member& value, const FactDefinition& definition, FactRow& row) {
  const bool yes_or_no = value.value().is_boolean();
  if (yes_or_no && definition.kind != FactState::number) {
    row.state = value.boolean(false) ? FactState::yes : FactState::no;
    return;
  }
  switch (definition.kind) {
    case FactState::number:
      row.number = value.number();
      break;
    case FactState::text:
      row.text = value.cell().required();
      break;
    default:
      value.boolean(false);  // which it is not
      break;
  }
  row.state = definition.kind;
}

}  // namespace

void read_provider_facts(ProviderReading& at, const Member& facts, ProviderRow& provider) {
  const Data& data = at.data;
  for (const auto& [group, members] : facts.members()) {
    for (const auto& [name, leaf] : members.members()) {
      const std::string id = group + "." + name;
      const std::optional<FactId> fact = data.fact_names.find(id);
      if (!fact) {
        if (data.fact_names.complete()) {
          leaf.fault(Code::unknown_value,
                     {{"field", "facts"}, {"got", id}, {"nearest", data.fact_names.nearest_to(id)}});
        }
        continue;
      }
      leaf.allow({"value", "unit", "source", "as_of", "confidence", "note"});
      FactRow row;
      row.fact = *fact;
      row.unit = leaf["unit"].cell().text();
      row.note = leaf["note"].cell().text();
      row.as_of = leaf["as_of"].cell().day(data.date);
      row.confidence = read_confidence(leaf["confidence"].cell());
      const Member value = leaf["value"];
      if (!value.present()) {
        leaf["source"].cell().optional_reference(data.source_names);
        continue;  // unknown, as if the leaf were not there
      }
      row.source = leaf["source"].cell().reference(data.source_names);
      read_value(value, data.facts[steelyard::row(*fact)], row);
      provider.facts.push_back(std::move(row));
    }
  }
}

}  // namespace steelyard
