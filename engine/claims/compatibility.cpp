#include "claims/compatibility.h"

#include <algorithm>
#include <charconv>

#include "pack/member.h"

namespace steelyard {
namespace {

std::vector<std::string> read_versions(const Member& list) {
  std::vector<std::string> versions;
  for (const Member& element : list.elements()) versions.push_back(element.cell().required());
  return versions;
}

void read_frameworks(const Member& frameworks, const Data& data, Compatibility& into) {
  for (const Member& framework : frameworks.elements()) {
    framework.allow({"framework", "name", "source", "as_of", "confidence", "note", "releases"});
    const std::string id = framework["framework"].cell().required();
    const std::string name = framework["name"].cell().required();
    const SourceId source = framework["source"].cell().reference(data.source_names);
    for (const Member& member : framework["releases"].elements()) {
      member.allow({"version", "python", "cuda", "cuda_experimental", "rocm", "cann", "cudnn", "note"});
      Release release{.framework = id, .name = name, .version = member["version"].cell().required(), .source = source};
      for (std::size_t i = 0; i < kStackCount; ++i) release.stable[i] = read_versions(member[kStacks[i]]);
      release.experimental[static_cast<std::size_t>(Stack::cuda)] = read_versions(member["cuda_experimental"]);
      into.releases.push_back(std::move(release));
    }
  }
}

void read_images(const Member& images, const Data& data, const Names<ProviderId>& providers, Compatibility& into) {
  for (const Member& image : images.elements()) {
    image.allow(
        {"provider", "name", "framework", "version", "cuda", "python", "source", "as_of", "confidence", "note"});
    Release release{.framework = image["framework"].cell().required(),
                    .name = image["name"].cell().required(),
                    .version = image["version"].cell().required(),
                    .provider = image["provider"].cell().reference(providers),
                    .source = image["source"].cell().reference(data.source_names)};
    release.stable[static_cast<std::size_t>(Stack::cuda)] = {image["cuda"].cell().required()};
    into.releases.push_back(std::move(release));
  }
}

void read_cann(const Member& cann, const Data& data, Compatibility& into) {
  if (!cann.present()) return;
  into.cann_source =
      cann.allow({"source", "as_of", "confidence", "note", "rows"})["source"].cell().reference(data.source_names);
  for (const Member& row : cann["rows"].elements()) {
    for (const Member& wheel : row.allow({"cann", "release", "wheels"})["wheels"].elements()) {
      into.cann_wheels.push_back(wheel.allow({"pytorch", "torch_npu", "note"})["pytorch"].cell().required());
    }
  }
}

// The next part of a version, which it loses.
std::string_view take_part(std::string_view& version) {
  const std::size_t end = std::min(version.find_first_of(".-"), version.size());
  const std::string_view part = version.substr(0, end);
  version.remove_prefix(std::min(end + 1, version.size()));
  return part;
}

// The number that a part is; -1 for words ("rc1"), which come before every number.
long number_of(std::string_view part) {
  long number = 0;
  const auto [end, fault] = std::from_chars(part.data(), part.data() + part.size(), number);
  return fault == std::errc() && end == part.data() + part.size() ? number : -1;
}

}  // namespace

Compatibility read_compatibility_tables(DataFolder& folder, const Data& data, const Names<ProviderId>& providers) {
  Compatibility compatibility;
  const Member document = Member::document(folder, "compatibility.json");
  document.allow({"frameworks", "builds", "plugins", "images", "cuda", "compute_capability", "cann", "tpu"});
  read_frameworks(document["frameworks"], data, compatibility);
  read_images(document["images"], data, providers, compatibility);
  read_cann(document["cann"], data, compatibility);
  return compatibility;
}

std::strong_ordering compare_versions(std::string_view a, std::string_view b) {
  while (!a.empty() && !b.empty()) {
    const std::string_view left = take_part(a);
    const std::string_view right = take_part(b);
    const long x = number_of(left);
    const long y = number_of(right);
    if (x != y) return x <=> y;
    if (x < 0 && left != right) return left <=> right;
  }
  if (a.empty() && b.empty()) return std::strong_ordering::equal;
  // What follows a version is a part of it (2.1.1 is newer than 2.1), or comes before it (2.7.0-rc1).
  std::string_view rest = a.empty() ? b : a;
  const bool before = number_of(take_part(rest)) < 0;
  return a.empty() == before ? std::strong_ordering::greater : std::strong_ordering::less;
}

std::string major_minor(std::string_view version) {
  std::string_view rest = version;
  take_part(rest);
  take_part(rest);
  const std::string_view kept = version.substr(0, version.size() - rest.size());
  return std::string(rest.empty() ? kept : kept.substr(0, kept.size() - 1));
}

}  // namespace steelyard
