#include "claims/sku_selection.h"

#include "claims/checks.h"

namespace steelyard {

SkuSelection SkuSelection::read(const CheckReading& at, const Member& check, ProviderId provider, bool by_accelerator) {
  SkuSelection selection;
  selection.provider_ = provider;
  const std::string_view choice = by_accelerator ? read_choice(check, {"sku", "sku_prefix", "accelerator"})
                                                 : read_choice(check, {"sku", "sku_prefix"});
  if (choice == "accelerator") {
    selection.by_ = By::accelerator;
    selection.sought_ = read_accelerator_beginning(at, check[choice]);
    return selection;
  }
  if (choice.empty()) return selection;
  const Cell cell = check[choice].cell();
  selection.sought_ = cell.text();
  if (choice == "sku_prefix") {
    selection.by_ = By::beginning;  // "" is of all types
    return selection;
  }
  std::vector<std::string_view> names;
  for (const SkuRow& sku : at.data.skus) {
    if (sku.provider != provider) continue;
    if (sku.name == cell.text()) return selection;
    names.push_back(sku.name);
  }
  if (!cell.required().empty() && provider != kNone<ProviderId>) {
    cell.fault(Code::unknown_value, {{"got", cell.text()}, {"nearest", nearest(cell.text(), names)}});
  }
  return selection;
}

bool SkuSelection::has(const Data& data, const SkuRow& sku) const {
  if (sku.provider != provider_) return false;
  switch (by_) {
    case By::name:
      return sku.name == sought_;
    case By::beginning:
      return sku.name.starts_with(sought_);
    default:
      return sku.accelerator != kNone<AcceleratorId> && accelerator_of(data, sku).starts_with(sought_);
  }
}

}  // namespace steelyard
