#include "libreplay/results/corrected_rows.h"

#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace annales::inline replay {
namespace {

bool isTableRow(const ResultRecord& record) {
  return record.sources.size() == 1 && record.sources.front().log == PlayLog::table;
}

using RowKey = std::tuple<RulesetId, std::string, std::vector<std::string>>;

/// Game, day and names; nothing where the day or a name is not known.
std::optional<RowKey> rowKeyOf(const ResultRecord& record) {
  constexpr std::size_t kWholeDate = 10;
  if (record.date.size() != kWholeDate) return std::nullopt;
  std::vector<std::string> names;
  for (const ResultPerson& person : record.persons) {
    if (person.player.empty()) return std::nullopt;
    names.push_back(foldedWord(person.player));
  }
  std::ranges::sort(names);
  if (std::ranges::adjacent_find(names) != names.end()) return std::nullopt;
  return RowKey{record.ruleset, record.date, std::move(names)};
}

/// Persons of whom the two say something else, but for places, which follow from the points.
std::size_t personsThatDiffer(const ResultRecord& a, const ResultRecord& b) {
  return static_cast<std::size_t>(std::ranges::count_if(a.persons, [&](const ResultPerson& one) {
    return std::ranges::none_of(b.persons, [&](const ResultPerson& other) {
      return foldedWord(one.player) == foldedWord(other.player) && one.nations == other.nations &&
             one.nationWritten == other.nationWritten && one.personages == other.personages &&
             one.pointsWritten == other.pointsWritten && one.seat == other.seat;
    });
  }));
}

} // namespace

std::vector<ReplacedRow> replacedRows(std::span<const ResultRecord> known, std::span<const ResultRecord> read,
                                      const std::string& now) {
  std::set<std::string> repeated, gone; // ids of entries
  std::map<RowKey, std::vector<const ResultRecord*>> earlier;
  for (const ResultRecord& record : read)
    if (isTableRow(record)) repeated.insert(record.sources.front().play);
  if (repeated.empty()) return {};
  for (const ResultRecord& record : known)
    if (isTableRow(record) && record.withdrawn) gone.insert(record.sources.front().play);
  for (const ResultRecord& record : known) {
    if (!isTableRow(record) || record.withdrawn) continue;
    const std::string& play = record.sources.front().play;
    if (repeated.contains(play) || gone.contains(play)) continue;
    if (auto key = rowKeyOf(record)) earlier[*std::move(key)].push_back(&record);
  }
  std::map<const ResultRecord*, std::size_t> times; // corrected by so many
  for (const ResultRecord& record : read) {
    const auto key = isTableRow(record) ? rowKeyOf(record) : std::nullopt;
    const auto at = key ? earlier.find(*key) : earlier.end();
    if (at == earlier.end()) continue;
    std::vector<const ResultRecord*> fitting;
    for (const ResultRecord* one : at->second)
      if (personsThatDiffer(*one, record) <= 1) fitting.push_back(one);
    if (fitting.size() == 1) ++times[fitting.front()];
  }
  std::vector<ReplacedRow> replaced;
  for (const auto& [record, count] : times) {
    if (count != 1) continue;
    ResultRecord one = *record;
    one.withdrawn = true;
    one.sources.front().modified = now;
    seal(one);
    replaced.push_back({record->id, std::move(one)});
  }
  std::ranges::sort(replaced, {}, &ReplacedRow::replaced);
  return replaced;
}

} // namespace annales::inline replay
