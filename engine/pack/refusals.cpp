#include "pack/refusals.h"

#include <map>
#include <utility>

namespace steelyard {
namespace {

constexpr std::string_view kFolder = "providers/";

// Of a place "providers/aws/offers.csv:17".
std::string provider_of(std::string_view where) {
  if (!where.starts_with(kFolder)) return "";
  where.remove_prefix(kFolder.size());
  return std::string(where.substr(0, where.find('/')));
}

}  // namespace

std::vector<Refusal> refusals(const Errors& errors) {
  std::map<std::pair<std::string, Code>, std::size_t> counts;
  for (const Error& error : errors) ++counts[{provider_of(error.where), error.code}];
  std::vector<Refusal> list;
  for (const auto& [of, faults] : counts) list.push_back({of.first, of.second, faults});
  return list;
}

}  // namespace steelyard
