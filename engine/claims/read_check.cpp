#include "claims/checks.h"

namespace steelyard {
namespace {

struct Kind {
  std::string_view name;
  std::unique_ptr<Check> (*read)(CheckReading&, const Member&);
};

constexpr Kind kKinds[] = {
    {"offer_price", read_offer_price},
    {"sku", read_sku},
    {"sells", read_sells},
    {"accelerator", read_accelerator},
    {"fact", read_fact},
    {"tariff", read_tariff},
    {"compatibility", read_compatibility},
    {"arithmetic", read_arithmetic},
    {"stated", read_stated},
    {"ranking", read_ranking},
    {"rests_on", read_rests_on},
    {"all", read_all},
    {"not_checkable", read_not_checkable},
};

}  // namespace

std::unique_ptr<Check> read_check(CheckReading& at, const Member& member) {
  if (!member.value().is_object()) {
    member.wrong_type("object");
    return nullptr;
  }
  const Cell cell = member["kind"].cell();
  if (cell.required().empty()) return nullptr;
  std::vector<std::string_view> names;
  for (const Kind& kind : kKinds) {
    if (kind.name == cell.text()) return kind.read(at, member);
    names.push_back(kind.name);
  }
  cell.fault(Code::unknown_value, {{"got", cell.text()}, {"nearest", nearest(cell.text(), names)}});
  return nullptr;
}

}  // namespace steelyard
