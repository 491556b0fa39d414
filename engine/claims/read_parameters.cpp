#include <algorithm>

#include "claims/checks.h"

namespace steelyard {
namespace {

constexpr FigureColumn kColumns[] = {
    {"memory_gb", &AcceleratorRow::memory_gb},
    {"memory_gb_per_s", &AcceleratorRow::memory_gb_per_s},
    {"fp64", &AcceleratorRow::fp64},
    {"fp32", &AcceleratorRow::fp32},
    {"tf32", &AcceleratorRow::tf32},
    {"bf16", &AcceleratorRow::bf16},
    {"fp16", &AcceleratorRow::fp16},
    {"fp8", &AcceleratorRow::fp8},
    {"int8", &AcceleratorRow::int8},
    {"fp4", &AcceleratorRow::fp4},
    {"sparse_bf16", &AcceleratorRow::sparse_bf16},
    {"sparse_fp8", &AcceleratorRow::sparse_fp8},
    {"sparse_int8", &AcceleratorRow::sparse_int8},
    {"fp64_matrix", &AcceleratorRow::fp64_matrix},
    {"link_gb_per_s", &AcceleratorRow::link_gb_per_s},
    {"power_w", &AcceleratorRow::power_w},
};

}  // namespace

std::string_view read_choice(const Member& check, std::initializer_list<std::string_view> names) {
  std::string_view given;
  std::string all;
  for (const std::string_view name : names) {
    all.append(all.empty() ? "" : ", ").append(name);
    if (!check[name].present()) continue;
    if (!given.empty()) {
      check.fault(Code::fields_exclude_each_other, {{"field", std::string(given)}, {"other", std::string(name)}});
    }
    given = name;
  }
  if (given.empty()) check.fault(Code::missing_field, {{"field", all}});
  return given;
}

double read_number(const Member& number) {
  number.require();
  if (!number.present()) return kUnknown;
  if (!number.value().is_number()) {
    number.wrong_type("number");
    return kUnknown;
  }
  return number.value().get<double>();
}

double read_tolerance(const Member& check, double when_absent) {
  const Member member = check["tolerance"];
  if (!member.present()) return when_absent;
  const double tolerance = read_number(member);
  if (tolerance < 0 || tolerance > 1) {
    member.fault(Code::out_of_range, {{"got", member.value().dump()}, {"min", "0"}, {"max", "1"}});
  }
  return tolerance;
}

std::string read_accelerator_beginning(const CheckReading& at, const Member& member) {
  const Cell cell = member.cell();
  if (cell.required().empty()) return "";
  for (const AcceleratorRow& accelerator : at.data.accelerators) {
    if (accelerator.id.starts_with(cell.text())) return cell.text();
  }
  cell.fault(Code::unknown_value,
             {{"got", cell.text()}, {"nearest", at.data.accelerator_names.nearest_to(cell.text())}});
  return "";
}

std::vector<Member> read_at_least(const Member& list, std::string_view field, std::size_t least) {
  std::vector<Member> elements = list.elements();
  if (elements.size() < least) {
    list.fault(Code::missing_field, {{"field", std::string(field) + "/" + std::to_string(elements.size())}});
  }
  return elements;
}

const FigureColumn* read_column(const Member& member) {
  const Cell cell = member.cell();
  if (cell.required().empty()) return nullptr;
  std::vector<std::string_view> names;
  for (const FigureColumn& column : kColumns) {
    if (column.name == cell.text()) return &column;
    names.push_back(column.name);
  }
  cell.fault(Code::unknown_value, {{"got", cell.text()}, {"nearest", nearest(cell.text(), names)}});
  return nullptr;
}

}  // namespace steelyard
