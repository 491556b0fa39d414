#include "claims/checks.h"
#include "claims/figures.h"

namespace steelyard {
namespace {

// What an article or a source says: a number or a text.
struct Value {
  double number = kUnknown;
  std::string text;

  bool is_number() const { return is_known(number); }
  std::string shown() const { return is_number() ? decimal(number) : text; }
};

Value read_value(const Member& member) {
  member.require();
  Value value;
  if (member.value().is_number()) {
    value.number = member.value().get<double>();
  } else {
    value.text = member.cell().text();
  }
  return value;
}

bool same_letters(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

struct Statement {
  std::string of, unit;
  Value value;
  SourceId source{};
  Day as_of = kUnknownDay;
};

class Stated final : public Check {
 public:
  Stated(CheckReading& at, const Member& check) {
    check.allow({"kind", "value", "stated", "tolerance"});
    said_ = read_value(check["value"]);
    tolerance_ = read_tolerance(check, kTolerance);
    for (const Member& member : read_at_least(check["stated"], "stated", 1)) {
      member.allow({"of", "value", "unit", "source", "as_of"});
      statements_.push_back({.of = member["of"].cell().required(),
                             .unit = member["unit"].cell().text(),
                             .value = read_value(member["value"]),
                             .source = member["source"].cell().reference(at.data.source_names),
                             .as_of = member["as_of"].cell().day(at.data.date)});
    }
  }

  Outcome run(const Grounds&) const override {
    Outcome outcome(Verdict::contradicted, {});
    for (const Statement& statement : statements_) {
      const Verdict verdict = confirmed_if(is_same(statement.value));
      if (verdict == Verdict::confirmed) outcome.verdict = verdict;
      const bool dated = statement.as_of != kUnknownDay;
      Finding finding{dated ? FindingCode::stated : FindingCode::stated_undated,
                      verdict,
                      {{"of", statement.of},
                       {"value", statement.value.shown() + (statement.unit.empty() ? "" : " " + statement.unit)},
                       {"said", said_.shown()}},
                      {statement.source}};
      if (dated) finding.parameters.emplace_back("as_of", to_text(statement.as_of));
      outcome.findings.push_back(std::move(finding));
    }
    return outcome;
  }

 private:
  bool is_same(const Value& value) const {
    if (value.is_number() != said_.is_number()) return false;
    return value.is_number() ? is_near(value.number, said_.number, tolerance_) : same_letters(value.text, said_.text);
  }

  Value said_;
  double tolerance_ = 0;
  std::vector<Statement> statements_;
};

}  // namespace

std::unique_ptr<Check> read_stated(CheckReading& at, const Member& check) {
  return std::make_unique<Stated>(at, check);
}

}  // namespace steelyard
