// question.h -- what a person asks: the work, what is required of an offer, how the criteria weigh, in which currency.
//
// One JSON document, every field of it optional; fields.cpp is the one list of fields with their limits, units and
// allowed values, and `steelyard fields` prints it with the defaults. A Question is checked: ids exist in the catalog,
// numbers are within their limits.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/json_writer.h"
#include "base/month.h"
#include "base/quantity.h"
#include "base/rational.h"
#include "base/result.h"
#include "catalog/catalog.h"

namespace steelyard {

// A part of an answer that a question can do without. Of every row: `bill`, its lines and what it comes to by the unit;
// `cash_flow`, when it is paid and which month it is the cost of; `break_even`, from which use on the offer costs less
// than the same machine under other purchase options; `mix`, the cheapest of those options together for the question's
// profile. Beside the document: `columns`, one each of what is drawn (session.h).
enum class Part : std::uint8_t { bill, columns, cash_flow, break_even, mix };
inline constexpr std::string_view kParts[] = {"bill", "columns", "cash_flow", "break_even", "mix"};
constexpr std::string_view name(Part part) { return kParts[static_cast<std::size_t>(part)]; }

// What is said of one provider: a share, an amount, a number of months.
struct OfProvider {
  ProviderId provider{};
  Rational value = 0;
  bool operator==(const OfProvider&) const = default;
};

// A row of a small table by whole numbers.
struct ByNumber {
  std::int32_t number = 0;
  Rational value = 0;
  bool operator==(const ByNumber&) const = default;
};

struct Question {
  // The work, and what it runs on.
  std::vector<AcceleratorId> models;                 // any of these; empty: any
  std::optional<Rational> memory_gb_min;             // of one accelerator (or slice), nominal
  std::int32_t count = 1;                            // accelerators that work at the same time
  std::optional<std::int32_t> per_node;              // least accelerators in one node
  bool slices = false;                               // offers of a part of an accelerator count too
  std::optional<BenchmarkId> benchmark;              // performance is measured by it
  std::optional<Rational> runs;                      // a job: runs of the benchmark, billed for the time they take
  Rational hours_of_month = kHoursPerMonth;          // of `month`
  MonthConvention month = MonthConvention::average;  // which month is meant where months are counted in hours
  Rational hours_per_month = kHoursPerMonth;  // a rental: hours that every node runs in a month; all of it if not given
  Rational months = 1;                   // that hours, storage and transfer recur; of a job, how long storage is kept
  std::optional<Rational> storage_gb;    // block storage, allocated for all of the months
  std::vector<ByNumber> storage_days;    // instead: GB, and the days of a month on which they are stored
  std::optional<Rational> storage_iops;  // operations a second that are provisioned beside it
  std::optional<Rational> transfer_out_gb_per_month;                        // to the internet
  std::optional<Rational> object_storage_gb, file_storage_gb, snapshot_gb;  // allocated like storage_gb
  std::optional<Rational> object_requests_per_month;
  std::optional<Rational> transfer_between_regions_gb_per_month, transfer_between_zones_gb_per_month;
  std::optional<Rational> export_gb;  // taken out once, at the end: what leaving costs

  // What of the paid time is work. Without them: all of it, as far as anybody said.
  std::optional<Rational> utilization;     // share of hours_per_month that does work; the rest is idle
  std::optional<Rational> idle_reclaimed;  // share of the idle hours that is given back, unpaid
  std::optional<Rational> starts_per_month, start_up_seconds;  // of every node; paid and lost
  // Of a spot offer: mean time between the interruptions of one node, what a checkpoint takes, what coming back takes.
  std::optional<Rational> hours_between_interruptions, checkpoint_seconds, restart_seconds;

  // How use changes within a month, for the mix alone: how many times `count` accelerators are needed, and for how many
  // hours; the others need nothing.
  std::vector<ByNumber> profile;
  std::int32_t spot_units = 0;  // how many times `count` accelerators can be had at a time, and lost, on spot

  // What is paid beside, or less than, the vendor's list. Money in `currency`.
  std::vector<OfProvider> discounts;  // negotiated, of everything the provider charges
  // Committed to be spent every hour of so many months (12 if not given), in the provider's list currency, and what it
  // takes off the on-demand prices of usage that it pays for: AWS Savings Plans, flexible committed use discounts.
  std::vector<OfProvider> spend_commitments, spend_commitment_discounts, spend_commitment_months;
  // Of on-demand hours of continuous use beyond so many, as vendors' steps have it ("15 % off after 30 days"); of all
  // hours of a use that is longer, if `use_discount_whole`.
  std::optional<Rational> use_discount_share, use_discount_after_hours;
  bool use_discount_whole = false;
  // Of a month's charges: up to each limit that is named its share of what lies below, then `support_share` of the
  // rest.
  std::vector<ByNumber> support_tiers;
  std::optional<Rational> support_share;
  std::optional<Rational> support_minimum;  // a month
  std::optional<Rational> license_per_accelerator_hour, license_per_month;
  std::optional<Rational> license_per_seat_month, seats;
  std::optional<Rational> credit;         // a grant's, once
  bool trial_credit = false;              // what each provider gives new customers, as far as it is known, too
  std::optional<Rational> tax_rate;       // of a price list without tax
  std::optional<Rational> interest_rate;  // effective, a year: what later payments are worth at the beginning
  std::optional<Rational> price_decline;  // by which list prices fall, a year; for break-even alone

  // What is required. An empty list requires nothing.
  std::vector<ProviderId> providers;
  std::vector<TextId> regions, countries, continents;  // regions by code, of whichever provider has one so called
  std::vector<PurchaseOption> options;
  std::vector<Link> links;
  std::vector<Fabric> fabrics;
  std::optional<bool> bare_metal;
  std::vector<FactId> certificates, frameworks;  // all of them
  std::optional<Rational> budget;                // for the whole bill, in `currency`
  bool include_marked = false;                   // rank offers that a mark keeps out by default
  std::optional<Day> as_of;                      // the day to which ages are counted; the snapshot's without it

  // How to judge and to show.
  std::vector<double> weights;        // one a criterion of the catalog, adding up to 1
  TextId currency{};                  // ISO 4217, of totals
  std::optional<std::int32_t> limit;  // rows in the answer's ranking; all without it
  std::vector<Part> want;             // what each row has beside its total

  bool operator==(const Question&) const = default;
};

inline bool wants(const Question& question, Part part) {
  for (const Part wanted : question.want) {
    if (wanted == part) return true;
  }
  return false;
}

// The day to which the question counts ages: its own, or the snapshot's.
inline Day day_of(const Catalog& catalog, const Question& question) { return question.as_of.value_or(catalog.date); }

// The question that `text` asks of `catalog`, or every fault of it, each with the JSON pointer of its place.
Result<Question> read_question(const Catalog& catalog, std::string_view text);

// The default question: what {} asks.
Question default_question(const Catalog& catalog);

// The members of a question's document: every field that has a value, empty lists included; it reads back to the same
// question.
void write_question(const Catalog& catalog, const Question& question, JsonWriter& json);

}  // namespace steelyard
