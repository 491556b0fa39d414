// ids.h -- rows of the catalog's tables, as types that do not mix.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace steelyard {

enum class TextId : std::uint32_t {};  // a text of the catalog's pool; TextId{0} is ""
enum class SourceId : std::uint16_t {};
enum class ProviderId : std::uint16_t {};
enum class RegionId : std::uint16_t {};
enum class AcceleratorId : std::uint16_t {};
enum class SkuId : std::uint16_t {};
enum class OfferId : std::uint32_t {};  // stable within one snapshot
enum class FactId : std::uint16_t {};
enum class BenchmarkId : std::uint16_t {};
enum class CriterionId : std::uint16_t {};

// "None of them": what an optional reference holds when there is nothing to refer to.
template <class Id>
inline constexpr Id kNone{std::numeric_limits<std::underlying_type_t<Id>>::max()};

template <class Id>
constexpr std::size_t row(Id id) {
  return static_cast<std::size_t>(id);
}
template <class Id>
constexpr Id id_of(std::size_t row) {
  return static_cast<Id>(row);
}

}  // namespace steelyard
