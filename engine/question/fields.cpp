#include "question/fields.h"

#include "base/month.h"

namespace steelyard {
namespace {

// The largest quantities that make sense leave room for exact arithmetic: a price of nine places times these stays far
// below 127 bits.
constexpr double kMostAccelerators = 1'000'000;
constexpr double kMostMonths = 120;
constexpr double kMostGB = 1e12;
constexpr double kMostRequests = 1e12;
constexpr double kMostRuns = 1e6;
constexpr double kMostStarts = 100'000;
constexpr double kMostHours = 1e6;
constexpr double kMostRate = 1e6;
constexpr double kMostSeats = 1e6;
constexpr double kSecondsPerDay = kSecondsPerHour * kHoursPerDay;
constexpr double kMostMoney = 1e12;
constexpr double kMostRows = 10'000'000;
constexpr double kMostWeight = 1e9;

constexpr Field kFields[] = {
    {"/workload/accelerator/models", &Question::models, Dictionary::accelerators},
    {"/workload/accelerator/memory_gb_min", &Question::memory_gb_min, Dictionary::none, 0, 10'000, "GB"},
    {"/workload/accelerator/count", &Question::count, Dictionary::none, 1, kMostAccelerators, "accelerators"},
    {"/workload/accelerator/per_node", &Question::per_node, Dictionary::none, 1, kMostAccelerators, "accelerators"},
    {"/workload/accelerator/slices", &Question::slices},
    {"/workload/benchmark", &Question::benchmark, Dictionary::benchmarks},
    {"/workload/runs", &Question::runs, Dictionary::none, 0.001, kMostRuns, "runs"},
    {"/workload/month", &Question::month, Dictionary::months},
    {"/workload/hours_per_month", &Question::hours_per_month, Dictionary::none, 0, kHoursOfLongestMonth, "h"},
    {"/workload/months", &Question::months, Dictionary::none, 0.01, kMostMonths, "months"},
    {"/workload/storage_gb", &Question::storage_gb, Dictionary::none, 0, kMostGB, "GB"},
    {"/workload/storage_days", &Question::storage_days, Dictionary::none, 0, kDaysOfLongestMonth, "d"},
    {"/workload/storage_iops", &Question::storage_iops, Dictionary::none, 0, kMostRequests, "IOPS"},
    {"/workload/transfer_out_gb_per_month", &Question::transfer_out_gb_per_month, Dictionary::none, 0, kMostGB, "GB"},
    {"/workload/object_storage_gb", &Question::object_storage_gb, Dictionary::none, 0, kMostGB, "GB"},
    {"/workload/object_requests_per_month", &Question::object_requests_per_month, Dictionary::none, 0, kMostRequests,
     "requests"},
    {"/workload/file_storage_gb", &Question::file_storage_gb, Dictionary::none, 0, kMostGB, "GB"},
    {"/workload/snapshot_gb", &Question::snapshot_gb, Dictionary::none, 0, kMostGB, "GB"},
    {"/workload/transfer_between_regions_gb_per_month", &Question::transfer_between_regions_gb_per_month,
     Dictionary::none, 0, kMostGB, "GB"},
    {"/workload/transfer_between_zones_gb_per_month", &Question::transfer_between_zones_gb_per_month, Dictionary::none,
     0, kMostGB, "GB"},
    {"/workload/export_gb", &Question::export_gb, Dictionary::none, 0, kMostGB, "GB"},
    {"/workload/utilization", &Question::utilization, Dictionary::none, 0.001, 1, "share"},
    {"/workload/idle_reclaimed", &Question::idle_reclaimed, Dictionary::none, 0, 1, "share"},
    {"/workload/starts_per_month", &Question::starts_per_month, Dictionary::none, 0, kMostStarts, "starts"},
    {"/workload/start_up_seconds", &Question::start_up_seconds, Dictionary::none, 0, kSecondsPerDay, "s"},
    {"/workload/hours_between_interruptions", &Question::hours_between_interruptions, Dictionary::none, 0.01,
     kMostHours, "h"},
    {"/workload/checkpoint_seconds", &Question::checkpoint_seconds, Dictionary::none, 0, kSecondsPerDay, "s"},
    {"/workload/restart_seconds", &Question::restart_seconds, Dictionary::none, 0, kSecondsPerDay, "s"},
    {"/workload/profile", &Question::profile, Dictionary::none, 0, kHoursOfLongestMonth, "h"},
    {"/workload/spot_units", &Question::spot_units, Dictionary::none, 0, kMostAccelerators, "units"},
    {"/money/discounts", &Question::discounts, Dictionary::providers, 0, 1, "share"},
    {"/money/spend_commitments", &Question::spend_commitments, Dictionary::providers, 0, kMostRate, "list_currency"},
    {"/money/spend_commitment_discounts", &Question::spend_commitment_discounts, Dictionary::providers, 0, 0.99,
     "share"},
    {"/money/spend_commitment_months", &Question::spend_commitment_months, Dictionary::providers, 1, kMostMonths,
     "months"},
    {"/money/use_discount_share", &Question::use_discount_share, Dictionary::none, 0, 1, "share"},
    {"/money/use_discount_after_hours", &Question::use_discount_after_hours, Dictionary::none, 0, kMostHours, "h"},
    {"/money/use_discount_whole", &Question::use_discount_whole},
    {"/money/support_tiers", &Question::support_tiers, Dictionary::none, 0, 1, "share"},
    {"/money/support_share", &Question::support_share, Dictionary::none, 0, 1, "share"},
    {"/money/support_minimum", &Question::support_minimum, Dictionary::none, 0, kMostMoney, "currency"},
    {"/money/license_per_accelerator_hour", &Question::license_per_accelerator_hour, Dictionary::none, 0, kMostRate,
     "currency"},
    {"/money/license_per_month", &Question::license_per_month, Dictionary::none, 0, kMostMoney, "currency"},
    {"/money/license_per_seat_month", &Question::license_per_seat_month, Dictionary::none, 0, kMostRate, "currency"},
    {"/money/seats", &Question::seats, Dictionary::none, 0, kMostSeats, "seats"},
    {"/money/credit", &Question::credit, Dictionary::none, 0, kMostMoney, "currency"},
    {"/money/trial_credit", &Question::trial_credit},
    {"/money/tax_rate", &Question::tax_rate, Dictionary::none, 0, 1, "share"},
    {"/money/interest_rate", &Question::interest_rate, Dictionary::none, 0, 1, "share"},
    {"/money/price_decline", &Question::price_decline, Dictionary::none, 0, 0.99, "share"},
    {"/require/providers", &Question::providers, Dictionary::providers},
    {"/require/regions", &Question::regions, Dictionary::regions},
    {"/require/countries", &Question::countries, Dictionary::countries},
    {"/require/continents", &Question::continents, Dictionary::continents},
    {"/require/options", &Question::options, Dictionary::options},
    {"/require/links", &Question::links, Dictionary::links},
    {"/require/fabrics", &Question::fabrics, Dictionary::fabrics},
    {"/require/bare_metal", &Question::bare_metal},
    {"/require/certificates", &Question::certificates, Dictionary::certificates},
    {"/require/frameworks", &Question::frameworks, Dictionary::frameworks},
    {"/require/budget", &Question::budget, Dictionary::none, 0, kMostMoney, "currency"},
    {"/include_marked", &Question::include_marked},
    {"/as_of", &Question::as_of},
    {"/weights", &Question::weights, Dictionary::criteria, 0, kMostWeight},
    {"/currency", &Question::currency, Dictionary::currencies},
    {"/limit", &Question::limit, Dictionary::none, 0, kMostRows, "rows"},
    {"/want", &Question::want, Dictionary::parts},
};

struct TypeName {
  std::string_view operator()(std::int32_t Question::*) const { return "integer"; }
  std::string_view operator()(std::optional<std::int32_t> Question::*) const { return "integer"; }
  std::string_view operator()(bool Question::*) const { return "boolean"; }
  std::string_view operator()(std::optional<bool> Question::*) const { return "boolean"; }
  std::string_view operator()(Rational Question::*) const { return "number"; }
  std::string_view operator()(std::optional<Rational> Question::*) const { return "number"; }
  std::string_view operator()(std::optional<BenchmarkId> Question::*) const { return "text"; }
  std::string_view operator()(std::optional<Day> Question::*) const { return "date"; }
  std::string_view operator()(TextId Question::*) const { return "text"; }
  std::string_view operator()(MonthConvention Question::*) const { return "text"; }
  std::string_view operator()(std::vector<OfProvider> Question::*) const { return "of_providers"; }
  std::string_view operator()(std::vector<ByNumber> Question::*) const { return "by_number"; }
  std::string_view operator()(std::vector<double> Question::*) const { return "weights"; }
  template <class Id>
  std::string_view operator()(std::vector<Id> Question::*) const {
    return "list";
  }
};

}  // namespace

std::span<const Field> question_fields() { return kFields; }

std::string_view type_of(const Field& field) { return std::visit(TypeName{}, field.slot); }

void write_fields(const Catalog& catalog, JsonWriter& json) {
  const Question defaults = default_question(catalog);
  for (const Field& field : question_fields()) {
    const std::string_view type = type_of(field);
    json.open_object();
    json.member("pointer", field.pointer);
    json.member("type", type);
    json.key("default");
    write_value(catalog, defaults, field, json);
    if (type == "integer" || type == "number" || type == "of_providers" || type == "by_number" || type == "weights") {
      json.member("min", field.min);
      json.member("max", field.max);
    }
    if (!field.unit.empty()) json.member("unit", field.unit);
    if (field.values != Dictionary::none) {
      json.member("values_from", name(field.values));
      json.open_array("values");
      for (const Entry& value : entries(catalog, field.values)) {
        if (!value.alias) json.element(value.text);
      }
      json.close_array();
    }
    json.close_object();
  }
}

}  // namespace steelyard
