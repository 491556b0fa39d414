// operand.h -- one side of a calculation that a claim is held against.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "claims/check.h"
#include "claims/checks.h"

namespace steelyard {

// What an operand comes to.
struct Worth {
  double value = kUnknown;
  std::string text = {};     // the calculation, with the figures that go in
  bool of_catalog = false;   // a figure of the catalog has a part in it
  std::string missing = {};  // the figure that is not known; "" if all are
  std::vector<SourceId> sources = {};
};

class Operand {
 public:
  // A number; {op, args}; {claim}; {accelerator, column}; {benchmark, accelerator, accelerators, pick}. Faults: those
  // of the members; claim_without_number.
  static Operand read(const CheckReading& at, const Member& member);

  Worth evaluate(const Data& data) const;
  // Whether it is more than one figure.
  bool calculates() const { return kind_ == Kind::calculation; }

 private:
  enum class Kind : std::uint8_t { number, claim, figure, benchmark, calculation };
  enum class Op : std::uint8_t { add, subtract, multiply, divide };
  enum class Pick : std::uint8_t { fastest, slowest };

  static constexpr std::string_view kOps[] = {"add", "subtract", "multiply", "divide"};
  static constexpr std::string_view kPicks[] = {"fastest", "slowest"};

  void read_claim(const CheckReading& at, const Cell& claim);
  void read_figure(const CheckReading& at, const Member& member);
  void read_benchmark(const CheckReading& at, const Member& member);
  void read_calculation(const CheckReading& at, const Member& member);

  Worth figure(const Data& data) const;
  Worth minutes(const Data& data) const;
  Worth calculate(const Data& data) const;

  Kind kind_ = Kind::number;
  double number_ = kUnknown;  // of a number, a claim
  std::string claim_;
  AcceleratorId accelerator_ = kNone<AcceleratorId>;
  const FigureColumn* column_ = nullptr;
  BenchmarkId benchmark_ = kNone<BenchmarkId>;
  std::uint32_t accelerators_ = 0;
  Pick pick_{};
  Op op_{};
  std::vector<Operand> args_;
};

}  // namespace steelyard
