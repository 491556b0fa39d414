#include "claims/operand.h"

#include "claims/figures.h"

namespace steelyard {
namespace {

// A whole number from 1. Faults: missing_field, wrong_type, out_of_range; then 0.
std::uint32_t read_count(const Member& member) {
  constexpr double kMost = 1e9;
  const double count = read_number(member);
  if (!is_known(count)) return 0;
  if (!member.value().is_number_integer()) {
    member.wrong_type("integer");
    return 0;
  }
  if (count >= 1 && count <= kMost) return static_cast<std::uint32_t>(count);
  member.fault(Code::out_of_range, {{"got", member.value().dump()}, {"min", "1"}, {"max", decimal(kMost)}});
  return 0;
}

}  // namespace

Operand Operand::read(const CheckReading& at, const Member& member) {
  Operand operand;
  if (!member.value().is_object()) {
    operand.number_ = read_number(member);
    return operand;
  }
  if (member["op"].present()) {
    operand.read_calculation(at, member);
  } else if (member["claim"].present()) {
    operand.read_claim(at, member.allow({"claim"})["claim"].cell());
  } else if (member["benchmark"].present()) {
    operand.read_benchmark(at, member);
  } else {
    operand.read_figure(at, member);
  }
  return operand;
}

void Operand::read_claim(const CheckReading& at, const Cell& claim) {
  kind_ = Kind::claim;
  claim_ = claim.text();
  const ClaimId id = claim.reference(at.claims);
  if (id == kNone<ClaimId>) return;
  number_ = at.numbers[row(id)];
  if (!is_known(number_)) claim.fault(Code::claim_without_number, {{"got", claim_}});
}

void Operand::read_figure(const CheckReading& at, const Member& member) {
  kind_ = Kind::figure;
  member.allow({"accelerator", "column"});
  accelerator_ = member["accelerator"].cell().reference(at.data.accelerator_names);
  column_ = read_column(member["column"]);
}

void Operand::read_benchmark(const CheckReading& at, const Member& member) {
  kind_ = Kind::benchmark;
  member.allow({"benchmark", "accelerator", "accelerators", "pick"});
  benchmark_ = member["benchmark"].cell().reference(at.data.benchmark_names);
  accelerator_ = member["accelerator"].cell().reference(at.data.accelerator_names);
  accelerators_ = read_count(member["accelerators"]);
  pick_ = member["pick"].cell().one_of<Pick>(kPicks);
}

void Operand::read_calculation(const CheckReading& at, const Member& member) {
  kind_ = Kind::calculation;
  op_ = member.allow({"op", "args"})["op"].cell().one_of<Op>(kOps);
  for (const Member& arg : read_at_least(member["args"], "args", 2)) args_.push_back(read(at, arg));
}

Worth Operand::evaluate(const Data& data) const {
  switch (kind_) {
    case Kind::claim:
      return {.value = number_, .text = claim_ + " (" + decimal(number_) + ")"};
    case Kind::figure:
      return figure(data);
    case Kind::benchmark:
      return minutes(data);
    case Kind::calculation:
      return calculate(data);
    default:
      return {.value = number_, .text = decimal(number_)};
  }
}

Worth Operand::figure(const Data& data) const {
  const AcceleratorRow& accelerator = data.accelerators[row(accelerator_)];
  Worth worth{.value = accelerator.*(column_->figure), .of_catalog = true};
  const std::string what = accelerator.id + " " + std::string(column_->name);
  if (!is_known(worth.value)) {
    worth.missing = what;
    return worth;
  }
  worth.text = what + " (" + decimal(worth.value) + ")";
  worth.sources = {accelerator.source};
  return worth;
}

// The fastest or slowest result; data/ keeps those of the closed division on systems that can be had.
Worth Operand::minutes(const Data& data) const {
  const MeasurementRow* picked = nullptr;
  for (const MeasurementRow& result : data.measurements) {
    if (result.benchmark != benchmark_ || result.accelerator != accelerator_) continue;
    if (result.accelerators != accelerators_) continue;
    const bool better = picked != nullptr &&
                        (pick_ == Pick::fastest ? result.minutes < picked->minutes : result.minutes > picked->minutes);
    if (picked == nullptr || better) picked = &result;
  }
  const std::string what = std::string(pick_ == Pick::fastest ? "min " : "max ") + data.benchmarks[row(benchmark_)].id +
                           ", " + std::to_string(accelerators_) + " x " + data.accelerators[row(accelerator_)].id;
  Worth worth{.of_catalog = true};
  if (picked == nullptr) {
    worth.missing = what;
    return worth;
  }
  worth.value = picked->minutes;
  worth.text = what + " (" + decimal(worth.value) + ")";
  worth.sources = {picked->source};
  return worth;
}

// From left to right.
Worth Operand::calculate(const Data& data) const {
  constexpr std::string_view kSigns[] = {" + ", " - ", " x ", " / "};
  Worth worth;
  for (std::size_t i = 0; i < args_.size(); ++i) {
    const Worth arg = args_[i].evaluate(data);
    if (i == 0) {
      worth.value = arg.value;
    } else if (op_ == Op::add) {
      worth.value += arg.value;
    } else if (op_ == Op::subtract) {
      worth.value -= arg.value;
    } else if (op_ == Op::multiply) {
      worth.value *= arg.value;
    } else {
      worth.value = arg.value == 0 ? kUnknown : worth.value / arg.value;
    }
    if (arg.value == 0 && op_ == Op::divide && i > 0) worth.missing = arg.text + " = 0";
    worth.text += (i == 0 ? std::string_view() : kSigns[static_cast<std::size_t>(op_)]);
    worth.text += args_[i].calculates() ? "(" + arg.text + ")" : arg.text;
    worth.of_catalog |= arg.of_catalog;
    if (worth.missing.empty()) worth.missing = arg.missing;
    for (const SourceId source : arg.sources) cite(worth.sources, source);
  }
  return worth;
}

}  // namespace steelyard
