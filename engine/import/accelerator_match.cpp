#include "import/accelerator_match.h"

#include <algorithm>

#include "base/nearest.h"

namespace steelyard {
namespace {

// Without case, spaces, "-" and "_": "RTX6000-Ada", "RTX 6000 Ada" and "rtx_6000Ada" are one spelling.
std::string fold(std::string_view text) {
  std::string folded;
  for (const char c : text) {
    if (c == ' ' || c == '-' || c == '_') continue;
    folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return folded;
}

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}
bool is_form(std::string_view text) {
  constexpr std::string_view kForms[] = {"pcie", "nvl", "oam", "superchip", "board", "unspecified"};
  return text.starts_with("sxm") || std::find(std::begin(kForms), std::end(kForms), text) != std::end(kForms);
}

// "nvidia-h100" of "nvidia-h100-sxm5-80": without the memory, then without the form factor.
std::string chip_of(std::string_view id) {
  for (bool (*part)(std::string_view) : {is_number, is_form}) {
    const std::size_t dash = id.rfind('-');
    if (dash != std::string_view::npos && part(id.substr(dash + 1))) id = id.substr(0, dash);
  }
  return std::string(id);
}

// The form factor that the name of a machine type holds as a word of its own.
FormFactor form_in(std::string_view type) {
  std::string word;
  for (std::size_t i = 0; i <= type.size(); ++i) {
    const char c = i < type.size() ? type[i] : ' ';
    const char l = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if ((l >= 'a' && l <= 'z') || (l >= '0' && l <= '9')) {
      word += l;
      continue;
    }
    if (word == "pcie" || word == "pci") return FormFactor::pcie;
    if (word == "nvl") return FormFactor::nvl;
    if (word.starts_with("sxm") && word.size() <= 4) return FormFactor::sxm;
    word.clear();
  }
  return FormFactor::unknown;
}

void add(std::vector<AcceleratorId>& ids, AcceleratorId id) {
  if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
}

template <class Test>
std::vector<AcceleratorId> those(const std::vector<AcceleratorId>& ids, Test&& test) {
  std::vector<AcceleratorId> kept;
  for (const AcceleratorId id : ids) {
    if (test(id)) kept.push_back(id);
  }
  return kept;
}

}  // namespace

AcceleratorMatcher::AcceleratorMatcher(const Catalog& catalog) : catalog_(catalog) {
  const auto enter = [&](TextId text, AcceleratorId id) {
    const std::string_view name = catalog.text(text);
    add(exact_[std::string(name)], id);
    add(folded_[fold(name)], id);
    names_.push_back(name);
  };
  for (std::size_t i = 0; i < catalog.accelerators.id.size(); ++i) {
    chips_.push_back(chip_of(catalog.text(catalog.accelerators.id[i])));
    enter(catalog.accelerators.id[i], id_of<AcceleratorId>(i));
  }
  for (std::size_t i = 0; i < catalog.aliases.alias.size(); ++i) {
    enter(catalog.aliases.alias[i], catalog.aliases.accelerator[i]);
  }
}

AcceleratorMatcher::Ids AcceleratorMatcher::named(std::string_view name) const {
  if (const auto found = exact_.find(std::string(name)); found != exact_.end()) return found->second;
  std::string folded = fold(name);
  if (const auto found = folded_.find(folded); found != folded_.end()) return found->second;
  if (folded.starts_with("nvidia")) {
    if (const auto found = folded_.find(folded.substr(6)); found != folded_.end()) return found->second;
  }
  return {};
}

const AcceleratorMatch& AcceleratorMatcher::match(const AcceleratorEvidence& evidence) {
  std::string key = evidence.name + '\n' + evidence.other_name + '\n' +
                    std::to_string(static_cast<int>(form_in(evidence.type))) + '\n' +
                    std::to_string(is_known(evidence.memory_gb) ? evidence.memory_gb : 0.0);
  const auto found = known_.find(key);
  if (found != known_.end()) return found->second;
  return known_.emplace(std::move(key), find(evidence)).first->second;
}

AcceleratorMatch AcceleratorMatcher::find(const AcceleratorEvidence& evidence) const {
  Ids candidates = named(evidence.name);
  const Ids others = evidence.other_name.empty() ? Ids() : named(evidence.other_name);
  if (candidates.empty()) candidates = others;
  if (candidates.empty()) {
    return {.parameters = {{"got", evidence.name}, {"nearest", nearest(evidence.name, names_)}}};
  }
  const Ids both =
      those(candidates, [&](AcceleratorId id) { return std::find(others.begin(), others.end(), id) != others.end(); });
  // Names that have nothing in common, of one chip ("H100" and "H100 PCIe"): the second is the closer one.
  const bool closer = both.empty() && !others.empty() && same_chip(candidates.front(), others.front());
  return decide(evidence, closer ? others : both.empty() ? candidates : both);
}

AcceleratorMatch AcceleratorMatcher::decide(const AcceleratorEvidence& evidence, const Ids& candidates) const {
  const auto memory = [&](AcceleratorId id) { return fits_memory(id, evidence.memory_gb); };
  const auto form = [&](AcceleratorId id) { return fits_form(id, evidence.type); };
  const auto both = [&](AcceleratorId id) { return memory(id) && form(id); };
  // The chip in every form that the catalog has of it: what a bare name may also stand for.
  Ids family;
  for (std::size_t i = 0; i < chips_.size(); ++i) {
    const AcceleratorId id = id_of<AcceleratorId>(i);
    const auto same = [&](AcceleratorId candidate) { return same_chip(candidate, id); };
    if (!unspecified(id) && std::any_of(candidates.begin(), candidates.end(), same)) family.push_back(id);
  }
  Ids fitting = those(candidates, both);
  if (fitting.empty()) fitting = those(family, both);
  bool memory_differs = false;
  if (fitting.empty()) {
    memory_differs = true;
    fitting = those(candidates, form);
    if (fitting.empty()) fitting = those(family, form);
    if (fitting.empty()) fitting = candidates;
    if (fitting.size() == 1) memory_differs = !memory(fitting.front());
  }
  if (fitting.size() == 1) return {.accelerator = fitting.front(), .memory_differs = memory_differs, .parameters = {}};
  // Of one memory and several forms: the accelerator that stands for a form which the seller does not state.
  const bool one_memory = std::all_of(fitting.begin(), fitting.end(), [&](AcceleratorId id) {
    return catalog_.accelerators.memory_gb[row(id)] == catalog_.accelerators.memory_gb[row(fitting.front())];
  });
  for (std::size_t i = 0; one_memory && !memory_differs && i < chips_.size(); ++i) {
    const AcceleratorId id = id_of<AcceleratorId>(i);
    if (unspecified(id) && same_chip(id, fitting.front()) &&
        catalog_.accelerators.memory_gb[i] == catalog_.accelerators.memory_gb[row(fitting.front())]) {
      return {.accelerator = id, .parameters = {}};
    }
  }
  return ambiguous(evidence, fitting);
}

bool AcceleratorMatcher::fits_memory(AcceleratorId id, double memory_gb) const {
  const double nominal = catalog_.accelerators.memory_gb[row(id)];
  // Files give what a driver shows: up to 6 % below the nominal size, or the next round size above it. The sizes of one
  // chip are further apart.
  return !is_known(memory_gb) || !is_known(nominal) || (memory_gb > nominal * 0.92 && memory_gb < nominal * 1.08);
}

bool AcceleratorMatcher::fits_form(AcceleratorId id, std::string_view type) const {
  const FormFactor form = form_in(type);
  return form == FormFactor::unknown || catalog_.accelerators.form_factor[row(id)] == form;
}

bool AcceleratorMatcher::unspecified(AcceleratorId id) const {
  return catalog_.text(catalog_.accelerators.id[row(id)]).find("-unspecified-") != std::string_view::npos;
}

AcceleratorMatch AcceleratorMatcher::ambiguous(const AcceleratorEvidence& evidence, const Ids& ids) const {
  std::string candidates;
  for (const AcceleratorId id : ids) {
    candidates.append(candidates.empty() ? "" : ", ").append(catalog_.text(catalog_.accelerators.id[row(id)]));
  }
  return {.refusal = RefusalReason::ambiguous_accelerator,
          .parameters = {{"got", evidence.name}, {"candidates", candidates}}};
}

}  // namespace steelyard
