// From the document's text to a checked Question: every fault of it, each with its place and what would be right.
#include <algorithm>
#include <set>
#include <string>

#include "base/json.h"
#include "base/nearest.h"
#include "question/fields.h"
#include "question/value_reader.h"

namespace steelyard {
namespace {

constexpr std::int64_t kDocumentVersion = 1;

class Reader {
 public:
  explicit Reader(const Catalog& catalog) : catalog_(catalog), question_(default_question(catalog)) {}

  Result<Question> read(const Json& document) {
    if (!document.is_object()) {
      add(Code::wrong_type, "", {{"got", type_name(document)}, {"wanted", "object"}});
      return errors_;
    }
    read_object(document, "");
    check_together();
    if (!errors_.empty()) return errors_;
    return std::move(question_);
  }

 private:
  void add(Code code, std::string where, Parameters parameters) {
    errors_.push_back({code, std::move(where), std::move(parameters)});
  }
  bool given(std::string_view pointer) const { return given_.count(std::string(pointer)) != 0; }

  void read_object(const Json& object, const std::string& at) {
    for (const auto& member : object.items()) {
      const std::string where = at + pointer_step(member.key());
      if (where == "/version") {
        read_version(member.value());
      } else if (const Field* field = find(where)) {
        given_.insert(where);
        values_.read(*field, member.value(), where);
      } else if (!is_group(where)) {
        add(Code::unknown_field, where, {{"field", member.key()}, {"nearest", nearest_name(at, member.key())}});
      } else if (!member.value().is_object()) {
        add(Code::wrong_type, where, {{"got", type_name(member.value())}, {"wanted", "object"}});
      } else {
        read_object(member.value(), where);
      }
    }
  }

  static const Field* find(std::string_view pointer) {
    for (const Field& field : question_fields()) {
      if (field.pointer == pointer) return &field;
    }
    return nullptr;
  }
  static bool is_group(const std::string& pointer) {
    for (const Field& field : question_fields()) {
      if (field.pointer.starts_with(pointer + "/")) return true;
    }
    return false;
  }
  // The member name at this place in the document that `name` may have been meant to be.
  static std::string nearest_name(const std::string& at, std::string_view name) {
    std::vector<std::string_view> names;
    for (const Field& field : question_fields()) {
      if (!field.pointer.starts_with(at + "/")) continue;
      const std::string_view rest = field.pointer.substr(at.size() + 1);
      names.push_back(rest.substr(0, rest.find('/')));
    }
    if (at.empty()) names.push_back("version");
    return nearest(name, names);
  }

  void read_version(const Json& value) {
    if (value.is_number_integer() && value.get<std::int64_t>() == kDocumentVersion) return;
    add(Code::unsupported_version, "/version",
        {{"got", value.is_number() ? number_text(value) : type_name(value)},
         {"wanted", std::to_string(kDocumentVersion)}});
  }

  // What no field can say alone.
  void check_together() {
    if (question_.per_node && *question_.per_node > question_.count) {
      const std::string per_node = std::to_string(*question_.per_node);
      add(Code::min_above_max, "/workload/accelerator/per_node",
          {{"min", per_node}, {"max", std::to_string(question_.count)}, {"other", "/workload/accelerator/count"}});
    }
    // A field that says nothing without another.
    static constexpr std::pair<std::string_view, std::string_view> kNeeds[] = {
        {"/workload/runs", "/workload/benchmark"},
        {"/workload/idle_reclaimed", "/workload/utilization"},
        {"/workload/start_up_seconds", "/workload/starts_per_month"},
        {"/workload/checkpoint_seconds", "/workload/hours_between_interruptions"},
        {"/workload/restart_seconds", "/workload/hours_between_interruptions"},
        {"/money/license_per_seat_month", "/money/seats"},
        {"/money/use_discount_share", "/money/use_discount_after_hours"},
        {"/money/use_discount_after_hours", "/money/use_discount_share"},
        {"/money/seats", "/money/license_per_seat_month"},
        {"/money/spend_commitments", "/money/spend_commitment_discounts"},
        {"/money/spend_commitment_discounts", "/money/spend_commitments"},
        {"/money/spend_commitment_months", "/money/spend_commitments"},
    };
    for (const auto& [field, other] : kNeeds) {
      if (!given(field) || given(other)) continue;
      const std::string_view step = field.substr(field.rfind('/') + 1);
      add(Code::field_needs_other, std::string(field), {{"field", std::string(step)}, {"other", std::string(other)}});
    }
    check_month();
    check_providers();
    if (given("/workload/storage_gb") && !question_.storage_days.empty()) {
      add(Code::fields_exclude_each_other, "/workload/storage_days",
          {{"field", "storage_days"}, {"other", "/workload/storage_gb"}});
    }
    // What lies beyond the last tier has a share, too.
    if (!question_.support_tiers.empty() && !given("/money/support_share")) {
      add(Code::field_needs_other, "/money/support_tiers",
          {{"field", "support_tiers"}, {"other", "/money/support_share"}});
    }
    // A job takes its time, all of it work.
    for (const std::string_view field : {"/workload/hours_per_month", "/workload/utilization"}) {
      if (!given("/workload/runs") || !given(field)) continue;
      const std::string_view step = field.substr(field.rfind('/') + 1);
      add(Code::fields_exclude_each_other, std::string(field),
          {{"field", std::string(step)}, {"other", "/workload/runs"}});
    }
  }

  // Without hours, a rental lasts all of the month that is meant, which has no more.
  void check_month() {
    const Rational most(*hours_of_month(question_.month, day_of(catalog_, question_)));
    question_.hours_of_month = most;
    const auto check = [&](const Rational& hours, std::string_view field) {
      if (hours <= most) return;
      add(Code::out_of_range, std::string(field),
          {{"got", hours.to_shortest_decimal()}, {"min", "0"}, {"max", most.to_shortest_decimal()}});
    };
    if (!given("/workload/hours_per_month")) {
      question_.hours_per_month = most;
    } else if (given("/workload/month")) {
      check(question_.hours_per_month, "/workload/hours_per_month");
    }
    Rational sum = 0;
    for (const ByNumber& part : question_.profile) sum = sum + part.value;
    check(sum, "/workload/profile");
  }

  // A provider's commitment and what it takes off are both said.
  void check_providers() {
    const auto check = [&](const std::vector<OfProvider>& said, std::string_view field,
                           const std::vector<OfProvider>& others, std::string_view other) {
      for (const OfProvider& one : said) {
        const auto same = [&](const OfProvider& two) { return two.provider == one.provider; };
        if (std::any_of(others.begin(), others.end(), same)) continue;
        const std::string step = pointer_step(catalog_.text(catalog_.providers.id[row(one.provider)]));
        add(Code::field_needs_other, std::string(field) + step,
            {{"field", step.substr(1)}, {"other", std::string(other) + step}});
      }
    };
    constexpr std::string_view kAmounts = "/money/spend_commitments";
    constexpr std::string_view kDiscounts = "/money/spend_commitment_discounts";
    if (given(kAmounts) && given(kDiscounts)) {
      check(question_.spend_commitments, kAmounts, question_.spend_commitment_discounts, kDiscounts);
      check(question_.spend_commitment_discounts, kDiscounts, question_.spend_commitments, kAmounts);
      check(question_.spend_commitment_months, "/money/spend_commitment_months", question_.spend_commitments, kAmounts);
    }
  }

  const Catalog& catalog_;
  Question question_;
  std::set<std::string> given_;
  Errors errors_;
  ValueReader values_{catalog_, question_, errors_};
};

}  // namespace

Result<Question> read_question(const Catalog& catalog, std::string_view text) {
  const Result<Json> document = read_json(text);
  if (!document) return document.errors();
  return Reader(catalog).read(*document);
}

}  // namespace steelyard
