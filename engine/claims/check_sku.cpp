#include <algorithm>
#include <map>

#include "claims/checks.h"
#include "claims/sku_selection.h"

namespace steelyard {
namespace {

enum class Property : std::uint8_t { accelerator, accelerators, link, fabric, bare_metal };
constexpr std::string_view kProperties[] = {"accelerator", "accelerators", "link", "fabric", "bare_metal"};

enum class Quantifier : std::uint8_t { every, some };
constexpr std::string_view kQuantifiers[] = {"every", "some"};

// What a type says of itself; "" or "unknown" where it does not.
std::string value(const Data& data, const SkuRow& sku, Property property) {
  switch (property) {
    case Property::accelerator:
      return std::string(accelerator_of(data, sku));
    case Property::accelerators: {
      const Fraction& size = sku.accelerators;
      return size.numerator == 0 ? "" : Rational::of(size.numerator, size.denominator).to_fraction();
    }
    case Property::link:
      return std::string(name(sku.link));
    case Property::fabric:
      return std::string(name(sku.fabric));
    default:
      return std::string(name(sku.bare_metal));
  }
}

class SkuProperty final : public Check {
 public:
  SkuProperty(CheckReading& at, const Member& check) {
    check.allow({"kind", "provider", "sku", "sku_prefix", "property", "quantifier", "in"});
    selection_ = SkuSelection::read(at, check, check["provider"].cell().reference(at.providers), false);
    property_ = check["property"].cell().one_of<Property>(kProperties);
    quantifier_ = check["quantifier"].cell().one_of<Quantifier>(kQuantifiers);
    for (const Member& element : read_at_least(check["in"], "in", 1)) {
      wanted_.push_back(property_ == Property::accelerator ? read_accelerator_beginning(at, element)
                                                           : element.cell().required());
    }
  }

  Outcome run(const Grounds& grounds) const override {
    std::map<std::string, std::size_t> values;
    std::size_t all = 0;
    std::size_t matching = 0;
    Finding finding{FindingCode::sku,
                    Verdict::not_checkable,
                    {{"provider", grounds.provider(selection_.provider())},
                     {"selection", selection_.text()},
                     {"property", std::string(kProperties[static_cast<std::size_t>(property_)])}},
                    {}};
    for (const SkuRow& sku : grounds.data.skus) {
      if (!selection_.has(grounds.data, sku)) continue;
      const std::string known = value(grounds.data, sku, property_);
      if (known.empty() || known == "unknown") continue;
      ++values[known];
      ++all;
      matching += matches(known) ? 1 : 0;
      cite(finding.sources, sku.source);
    }
    if (all == 0) {
      finding.code = FindingCode::sku_unknown;
      return finding;
    }
    finding.verdict = confirmed_if(quantifier_ == Quantifier::every ? matching == all : matching > 0);
    std::string counted;
    for (const auto& [known, types] : values) {
      counted += (counted.empty() ? "" : ", ") + known + " (" + std::to_string(types) + ")";
    }
    std::string wanted;
    for (const std::string& text : wanted_) wanted += (wanted.empty() ? "" : ", ") + text;
    finding.parameters.emplace_back("quantifier", kQuantifiers[static_cast<std::size_t>(quantifier_)]);
    finding.parameters.emplace_back("wanted", std::move(wanted));
    finding.parameters.emplace_back("values", std::move(counted));
    return finding;
  }

 private:
  // An accelerator by the beginning of its id, everything else whole.
  bool matches(const std::string& known) const {
    return std::any_of(wanted_.begin(), wanted_.end(), [&](const std::string& wanted) {
      return property_ == Property::accelerator ? known.starts_with(wanted) : known == wanted;
    });
  }

  SkuSelection selection_;
  Property property_{};
  Quantifier quantifier_{};
  std::vector<std::string> wanted_;
};

}  // namespace

std::unique_ptr<Check> read_sku(CheckReading& at, const Member& check) {
  return std::make_unique<SkuProperty>(at, check);
}

}  // namespace steelyard
