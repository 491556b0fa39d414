#include "claims/checks.h"
#include "claims/figures.h"

namespace steelyard {
namespace {

class Figure final : public Check {
 public:
  Figure(CheckReading& at, const Member& check) {
    check.allow({"kind", "accelerator", "column", "equals", "tolerance"});
    accelerator_ = read_accelerator_beginning(at, check["accelerator"]);
    column_ = read_column(check["column"]);
    said_ = read_number(check["equals"]);
    tolerance_ = read_tolerance(check, kTolerance);
  }

  Outcome run(const Grounds& grounds) const override {
    const AcceleratorRow* nearest = nullptr;
    for (const AcceleratorRow& row : grounds.data.accelerators) {
      if (!row.id.starts_with(accelerator_) || !is_known(figure(row))) continue;
      if (nearest == nullptr || std::fabs(figure(row) - said_) < std::fabs(figure(*nearest) - said_)) nearest = &row;
    }
    if (nearest == nullptr) {
      return Finding{FindingCode::figure_unknown,
                     Verdict::not_checkable,
                     {{"accelerator", accelerator_}, {"column", std::string(column_->name)}},
                     {}};
    }
    return Finding{FindingCode::figure,
                   confirmed_if(is_near(figure(*nearest), said_, tolerance_)),
                   {{"accelerator", nearest->id},
                    {"column", std::string(column_->name)},
                    {"figure", decimal(figure(*nearest))},
                    {"said", decimal(said_)}},
                   {nearest->source}};
  }

 private:
  double figure(const AcceleratorRow& row) const { return row.*(column_->figure); }

  std::string accelerator_;
  const FigureColumn* column_ = nullptr;
  double said_ = 0;
  double tolerance_ = 0;
};

}  // namespace

std::unique_ptr<Check> read_accelerator(CheckReading& at, const Member& check) {
  return std::make_unique<Figure>(at, check);
}

}  // namespace steelyard
