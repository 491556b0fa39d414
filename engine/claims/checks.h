// checks.h -- the kinds of checks, each in its own check_<kind>.cpp. Each reads the parameters of its kind, with every
// fault they have; data/schema/claims.schema.json says what they mean.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "claims/check.h"

namespace steelyard {

std::unique_ptr<Check> read_offer_price(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_sku(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_sells(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_accelerator(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_fact(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_tariff(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_compatibility(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_arithmetic(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_stated(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_ranking(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_rests_on(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_all(CheckReading& at, const Member& check);
std::unique_ptr<Check> read_not_checkable(CheckReading& at, const Member& check);

// Parameters that several kinds have.

// The one of `names` that `check` has; "" after a fault: missing_field, fields_exclude_each_other.
std::string_view read_choice(const Member& check, std::initializer_list<std::string_view> names);
// Any number. Faults: missing_field, wrong_type; then kUnknown.
double read_number(const Member& number);
// A share of what the article says; `when_absent` without it. Fault: out_of_range.
double read_tolerance(const Member& check, double when_absent);
// The beginning of an accelerator's id. Fault: unknown_value when none begins so.
std::string read_accelerator_beginning(const CheckReading& at, const Member& beginning);
// The elements of an array that needs so many. Fault: missing_field, the first that is missing.
std::vector<Member> read_at_least(const Member& list, std::string_view field, std::size_t least);

// Figures of accelerators that claims speak of: dense and sparse rates are columns of their own.
struct FigureColumn {
  std::string_view name;
  double AcceleratorRow::*figure;
};
// Fault: unknown_value; then nothing.
const FigureColumn* read_column(const Member& column);

}  // namespace steelyard
