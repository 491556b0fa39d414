#include "claims/checks.h"
#include "claims/operand.h"
#include "claims/relation.h"

namespace steelyard {
namespace {

// Of what is calculated from the articles' own figures no more than rounding may be missing.
constexpr double kRounding = 0.000001;

class Arithmetic final : public Check {
 public:
  Arithmetic(CheckReading& at, const Member& check) {
    check.allow({"kind", "left", "relation", "right", "tolerance"});
    left_ = Operand::read(at, check["left"]);
    right_ = Operand::read(at, check["right"]);
    relation_ = check["relation"].cell().one_of<Relation>(kRelations);
    tolerance_ = read_tolerance(check, kRounding);
  }

  Outcome run(const Grounds& grounds) const override {
    const Worth left = left_.evaluate(grounds.data);
    const Worth right = right_.evaluate(grounds.data);
    std::vector<SourceId> sources = left.sources;
    for (const SourceId source : right.sources) cite(sources, source);
    if (!left.missing.empty() || !right.missing.empty()) {
      return Finding{FindingCode::calculation_lacks,
                     Verdict::not_checkable,
                     {{"missing", left.missing.empty() ? right.missing : left.missing}},
                     std::move(sources)};
    }
    const bool so = holds(left.value, relation_, right.value, tolerance_);
    const Verdict otherwise = left.of_catalog || right.of_catalog ? Verdict::contradicted : Verdict::inconsistent;
    Finding finding{so ? FindingCode::holds : FindingCode::holds_not,
                    so ? Verdict::confirmed : otherwise,
                    {{"left", decimal(left.value)},
                     {"relation", std::string(name(relation_))},
                     {"right", decimal(right.value)},
                     {"left_side", side(left_, left)},
                     {"right_side", side(right_, right)}},
                    std::move(sources)};
    if (relation_ == Relation::equals) {
      finding.code = so ? FindingCode::equal : FindingCode::equal_not;
      finding.parameters.emplace_back("tolerance", decimal(tolerance_ * 100));
    }
    return finding;
  }

 private:
  static std::string side(const Operand& operand, const Worth& worth) {
    return operand.calculates() ? worth.text + " = " + decimal(worth.value) : worth.text;
  }

  Operand left_, right_;
  Relation relation_{};
  double tolerance_ = 0;
};

}  // namespace

std::unique_ptr<Check> read_arithmetic(CheckReading& at, const Member& check) {
  return std::make_unique<Arithmetic>(at, check);
}

}  // namespace steelyard
