// names.h -- the ids that one table of data/ defines and others refer to.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/nearest.h"
#include "catalog/ids.h"

namespace steelyard {

// Id is the type of the rows' numbers in the catalog; names are numbered in the order in which they are added.
template <class Id>
class Names {
 public:
  // Of all rows of the catalog's table, not of this part of it.
  static constexpr std::size_t kMost = static_cast<std::size_t>(kNone<Id>);

  // Names whose first one has the number `first`.
  explicit Names(std::size_t first = 0) : first_(first) {}

  // A name and where it stands; the place of the same name before it, if there is one, and then nothing is added.
  std::optional<std::string> add(std::string_view name, std::string_view where) {
    const auto [place, is_new] = entries_.try_emplace(std::string(name), Entry{id_of<Id>(next()), {}});
    if (!is_new) return place->second.where;
    place->second.where = where;
    return std::nullopt;
  }

  // Another name of a thing that is there; as add(), and no name can be an alias too.
  std::optional<std::string> add_alias(std::string_view alias, Id id, std::string_view where) {
    if (const auto entry = entries_.find(std::string(alias)); entry != entries_.end()) return entry->second.where;
    const auto [place, is_new] = aliases_.try_emplace(std::string(alias), Entry{id, std::string(where)});
    if (!is_new) return place->second.where;
    return std::nullopt;
  }

  // The id that a name or an alias stands for.
  std::optional<Id> find(std::string_view name) const {
    const std::string key(name);
    if (const auto entry = entries_.find(key); entry != entries_.end()) return entry->second.id;
    if (const auto alias = aliases_.find(key); alias != aliases_.end()) return alias->second.id;
    return std::nullopt;
  }

  // "did you mean" for a name that is not there; the same for the same names, however they hash.
  std::string nearest_to(std::string_view name) const {
    std::vector<std::string_view> known;
    for (const auto* table : {&entries_, &aliases_}) {
      for (const auto& entry : *table) known.push_back(entry.first);
    }
    std::sort(known.begin(), known.end());
    return nearest(name, known);
  }

  // The number of the next name.
  std::size_t next() const { return first_ + entries_.size(); }

  // Whether all names are here. If not, because a file could not be read, nothing is said of unknown names: one fault
  // would become thousands.
  bool complete() const { return complete_; }
  void set_complete(bool complete) { complete_ = complete; }

 private:
  struct Entry {
    Id id;
    std::string where;
  };

  std::size_t first_;
  std::unordered_map<std::string, Entry> entries_;
  std::unordered_map<std::string, Entry> aliases_;
  bool complete_ = false;
};

}  // namespace steelyard
