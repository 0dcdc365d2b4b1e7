#include "libreplay/store/vouchers.h"

#include "libreplay/store/connection.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <optional>
#include <string>

namespace annales::inline replay {
namespace {

void addBytesOf(std::string& bytes, std::uint64_t number) {
  for (unsigned shift = 64; shift > 0; shift -= 8)
    bytes += static_cast<char>(number >> (shift - 8) & 0xFFU);
}

void addCell(std::string& bytes, const RawValue& cell) {
  bytes += cell.isInteger() ? 'i' : cell.isText() ? 't' : cell.isBlob() ? 'b' : 'n';
  if (cell.isNull()) return;
  addBytesOf(bytes, cell.isInteger() ? static_cast<std::uint64_t>(cell.number) : cell.bytes.size());
  if (!cell.isInteger()) bytes += cell.bytes;
}

/// As FORMAT.md says: the number comes before the game.
Hash digestBehind(const Hash& before, const RawRow& row) {
  std::string bytes(before.bytes.begin(), before.bytes.end());
  addCell(bytes, row.cells[1]);
  addCell(bytes, row.cells[0]);
  for (std::size_t i = 2; i < row.cells.size(); ++i)
    addCell(bytes, row.cells[i]);
  return sha256(bytes);
}

struct FoundEnd {
  RawTable table = RawTable::none;
  std::int64_t last = 0;
  Hash digest;
};

std::map<std::uint32_t, std::vector<FoundEnd>> endsByPage(const RawRows& rows, std::int64_t key) {
  std::map<std::uint32_t, std::vector<FoundEnd>> pages;
  for (const RawPlace& place : rows.of(RawTable::chain, key))
    for (const RawRow& row : rows.read(place))
      if (const auto digest = hashOf(row.cells[3].bytes))
        pages[place.page].push_back({tableCalled(row.cells[1].bytes), row.cells[2].number, *digest});
  return pages;
}

} // namespace

RawTable tableCalled(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, RawTable>, 6> kNames{
      {{"segments", RawTable::segments},
       {"lines", RawTable::lines},
       {"tags", RawTable::tags},
       {"annotations", RawTable::annotations},
       {"entries", RawTable::entries},
       {"analyses", RawTable::analyses}}};
  const auto at = std::ranges::find(kNames, name, [](const auto& one) { return one.first; });
  return at == kNames.end() ? RawTable::none : at->second;
}

std::vector<std::vector<RawPlace>> waysOfWriting(const std::vector<RawPlace>& places) {
  constexpr std::size_t kMostWays = 16; // or the work grew faster than the file
  std::map<std::uint32_t, std::vector<RawPlace>> byOrigin;
  for (const RawPlace& place : places)
    byOrigin[place.origin].push_back(place);
  const std::vector<RawPlace> common = std::move(byOrigin[0]);
  byOrigin.erase(0);
  std::vector<std::pair<std::size_t, std::uint32_t>> sizes;
  for (const auto& [origin, own] : byOrigin)
    sizes.emplace_back(own.size(), origin);
  std::ranges::sort(sizes, std::greater<>());
  for (std::size_t i = kMostWays; i < sizes.size(); ++i)
    byOrigin.erase(sizes[i].second);
  std::vector<std::vector<RawPlace>> ways;
  for (const auto& [origin, own] : byOrigin) {
    ways.push_back(common);
    ways.back().insert(ways.back().end(), own.begin(), own.end());
  }
  if (ways.empty()) ways.push_back(common);
  return ways;
}

Vouchers::Vouchers(const RawRows& rows, std::int64_t key, bool alone,
                   std::span<const std::vector<const RawRow*>> lines) {
  const auto pages = endsByPage(rows, key);
  std::set<End> said;
  for (const auto& [page, ends] : pages)
    for (const FoundEnd& end : ends)
      if (end.table == RawTable::lines) said.emplace(end.last, end.digest);
  std::set<End> ours;
  for (const std::vector<const RawRow*>& way : lines) {
    Hash digest;
    for (std::size_t i = 0; i < way.size(); ++i) {
      const auto number = static_cast<std::int64_t>(i);
      if (way[i]->cells[1].number != number) break;
      digest = digestBehind(digest, *way[i]);
      if (said.contains({number, digest})) ours.emplace(number, digest);
    }
  }
  for (const auto& [page, ends] : pages) {
    const bool isOurs = std::ranges::any_of(ends, [&](const FoundEnd& end) {
      return end.table == RawTable::lines && ours.contains({end.last, end.digest});
    });
    const bool saysNothing =
        std::ranges::none_of(ends, [](const FoundEnd& end) { return end.table == RawTable::lines; });
    for (const FoundEnd& end : ends)
      if (isOurs || (alone && saysNothing && !ours.empty())) ends_[end.table].emplace(end.last, end.digest);
  }
}

std::vector<std::size_t> Vouchers::vouched(RawTable table, std::span<const RawRow> rows) const {
  constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max(), kMostReadings = 16;
  struct Visit {
    Hash digest;
    std::size_t row = kNone, before = kNone;
  };
  const auto ends = ends_.find(table);
  if (ends == ends_.end()) return {};
  std::vector<Visit> steps(1);
  std::vector<std::size_t> last{0}; // in each way of reading
  std::size_t best = 0;
  std::size_t row = 0;
  for (std::int64_t number = 0; row < rows.size() && rows[row].cells[1].number == number; ++number) {
    std::vector<std::size_t> next;
    std::optional<std::size_t> end;
    for (; row < rows.size() && rows[row].cells[1].number == number; ++row)
      for (const std::size_t before : last) {
        if (next.size() == kMostReadings) break;
        next.push_back(steps.size());
        steps.push_back({digestBehind(steps[before].digest, rows[row]), row, before});
        if (ends->second.contains({number, steps.back().digest})) end = next.back();
      }
    if (end) best = *end;
    if (end) next = {*end};
    last = std::move(next);
  }
  std::vector<std::size_t> way;
  for (; steps[best].row != kNone; best = steps[best].before)
    way.push_back(steps[best].row);
  std::ranges::reverse(way);
  return way;
}

bool Vouchers::contradicts(RawTable table, std::span<const RawRow> rows) const {
  const auto ends = ends_.find(table);
  if (ends == ends_.end() || !vouched(table, rows).empty()) return false;
  std::int64_t next = 0;
  for (const RawRow& row : rows)
    next += row.cells[1].number == next ? 1 : 0;
  return ends->second.begin()->first < next;
}

std::int64_t Vouchers::last(RawTable table) const {
  const auto ends = ends_.find(table);
  return ends == ends_.end() ? -1 : ends->second.rbegin()->first;
}

} // namespace annales::inline replay
