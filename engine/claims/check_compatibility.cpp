#include <algorithm>

#include "claims/checks.h"

namespace steelyard {
namespace {

enum class Asks : std::uint8_t { listed, lowest, every_version_from };
constexpr std::string_view kAsks[] = {"listed", "lowest", "every_version_from"};

std::string joined(const std::vector<std::string>& versions) {
  std::string text;
  for (const std::string& version : versions) text += (text.empty() ? "" : ", ") + version;
  return text;
}

void add(std::vector<std::string>& versions, const std::string& version) {
  if (std::find(versions.begin(), versions.end(), version) == versions.end()) versions.push_back(version);
}

class CompatibilityOf final : public Check {
 public:
  CompatibilityOf(CheckReading& at, const Member& check) {
    check.allow({"kind", "framework", "version", "provider", "stack", "relation", "is"});
    read_framework(at, check["framework"].cell());
    version_ = check["version"].cell().text();
    provider_ = check["provider"].cell().optional_reference(at.providers);
    stack_ = check["stack"].cell().one_of<Stack>(kStacks);
    asks_ = check["relation"].cell().one_of<Asks>(kAsks);
    is_ = check["is"].cell().text();
    if (asks_ != Asks::every_version_from) {
      check["is"].require();
      return;
    }
    check["version"].require();
    for (const char* other : {"is", "provider"}) {
      if (check[other].present()) {
        check.fault(Code::fields_exclude_each_other, {{"field", other}, {"other", "every_version_from"}});
      }
    }
    // The one table of packages that the catalog has.
    if (framework_ != "pytorch") {
      check["framework"].fault(Code::unknown_value, {{"got", framework_}, {"nearest", "pytorch"}});
    }
    if (stack_ != Stack::cann) {
      check["stack"].fault(Code::unknown_value, {{"got", std::string(stack())}, {"nearest", "cann"}});
    }
  }

  Outcome run(const Grounds& grounds) const override {
    const Compatibility& tables = grounds.compatibility;
    if (asks_ == Asks::every_version_from) return every_version(tables);
    Finding finding{FindingCode::compatibility_unknown, Verdict::not_checkable, {}, {}};
    std::vector<std::string> having;  // versions that have what is sought
    std::vector<std::string> asked;   // versions that have the stack at all
    std::vector<std::string> found;   // versions of the stack
    for (const Release& release : tables.releases) {
      if (!is_asked(release)) continue;
      const std::vector<std::string>& stable = release.stable[static_cast<std::size_t>(stack_)];
      const std::vector<std::string>& experimental = release.experimental[static_cast<std::size_t>(stack_)];
      if (stable.empty() && experimental.empty()) continue;
      if (asks_ == Asks::lowest && stable.empty()) continue;
      cite(finding.sources, release.source);
      add(asked, release.version);
      for (const std::string& version : stable) add(found, version);
      if (asks_ == Asks::lowest) continue;
      for (const std::string& version : experimental) add(found, version);
      const auto lists = [&](const std::vector<std::string>& list) {
        return std::find(list.begin(), list.end(), is_) != list.end();
      };
      if (lists(stable) || lists(experimental)) add(having, release.version);
    }
    finding.parameters = {{"framework", name()}, {"stack", stack_name()}};
    if (asked.empty()) return finding;
    if (asks_ == Asks::lowest) return lowest(std::move(finding), asked, found);
    finding.code = having.empty() ? FindingCode::listed_not : FindingCode::listed;
    finding.verdict = confirmed_if(!having.empty());
    finding.parameters.emplace_back("is", is_);
    finding.parameters.emplace_back("versions", joined(having.empty() ? asked : having));
    if (having.empty()) finding.parameters.emplace_back("listed", joined(found));
    return finding;
  }

 private:
  void read_framework(const CheckReading& at, const Cell& cell) {
    framework_ = cell.required();
    std::vector<std::string_view> known;
    for (const Release& release : at.compatibility.releases) {
      known.push_back(release.framework);
      if (release.framework == framework_ && release.provider == kNone<ProviderId>) name_ = release.name;
    }
    if (!framework_.empty() && std::find(known.begin(), known.end(), framework_) == known.end()) {
      cell.fault(Code::unknown_value, {{"got", framework_}, {"nearest", nearest(framework_, known)}});
    }
  }

  bool is_asked(const Release& release) const {
    return release.framework == framework_ && release.provider == provider_ &&
           (version_.empty() || compare_versions(release.version, version_) == 0);
  }

  Outcome lowest(Finding finding, const std::vector<std::string>& asked, const std::vector<std::string>& found) const {
    const std::string lowest =
        *std::min_element(found.begin(), found.end(),
                          [](const std::string& a, const std::string& b) { return compare_versions(a, b) < 0; });
    finding.code = FindingCode::lowest;
    finding.verdict = confirmed_if(compare_versions(lowest, is_) == 0);
    finding.parameters.emplace_back("versions", joined(asked));
    finding.parameters.emplace_back("lowest", lowest);
    finding.parameters.emplace_back("is", is_);
    return finding;
  }

  // From the version on, each release that the framework has, up to the newest with a package, needs a package.
  Outcome every_version(const Compatibility& tables) const {
    std::vector<std::string> packaged;
    for (const std::string& wheel : tables.cann_wheels) add(packaged, major_minor(wheel));
    Finding finding{FindingCode::compatibility_unknown,
                    Verdict::not_checkable,
                    {{"framework", name()}, {"stack", stack_name()}},
                    {tables.cann_source}};
    if (packaged.empty()) return finding;
    const std::string newest =
        *std::max_element(packaged.begin(), packaged.end(),
                          [](const std::string& a, const std::string& b) { return compare_versions(a, b) < 0; });
    std::vector<std::string> missing;
    bool any = false;
    for (const Release& release : tables.releases) {
      const std::string version = major_minor(release.version);
      if (release.framework != framework_ || release.provider != kNone<ProviderId>) continue;
      if (compare_versions(version, version_) < 0 || compare_versions(version, newest) > 0) continue;
      any = true;
      cite(finding.sources, release.source);
      if (std::find(packaged.begin(), packaged.end(), version) == packaged.end()) add(missing, version);
    }
    if (!any) return finding;
    std::sort(missing.begin(), missing.end(),
              [](const std::string& a, const std::string& b) { return compare_versions(a, b) < 0; });
    finding.code = missing.empty() ? FindingCode::every_version : FindingCode::every_version_not;
    finding.verdict = confirmed_if(missing.empty());
    finding.parameters.emplace_back("from", version_);
    finding.parameters.emplace_back("to", newest);
    if (!missing.empty()) finding.parameters.emplace_back("missing", joined(missing));
    return finding;
  }

  std::string_view stack() const { return kStacks[static_cast<std::size_t>(stack_)]; }
  std::string stack_name() const { return std::string(kStackNames[static_cast<std::size_t>(stack_)]); }
  const std::string& name() const { return name_.empty() ? framework_ : name_; }

  std::string framework_, name_;
  std::string version_;                      // "": any
  ProviderId provider_ = kNone<ProviderId>;  // whose images are asked; none: the framework itself
  Stack stack_{};
  Asks asks_{};
  std::string is_;
};

}  // namespace

std::unique_ptr<Check> read_compatibility(CheckReading& at, const Member& check) {
  return std::make_unique<CompatibilityOf>(at, check);
}

}  // namespace steelyard
