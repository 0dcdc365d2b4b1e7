#include "libreplay/query/answer_csv.h"

#include "libreplay/text/csv.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <cmath>

namespace annales::inline replay {
namespace {

void putCount(CsvWriter& csv, std::size_t value) {
  csv.number(static_cast<std::int64_t>(value));
}

void putShare(CsvWriter& csv, const std::optional<double>& value) {
  value ? csv.decimal(*value) : csv.nothing();
}

} // namespace

std::string_view wordOf(Outcome outcome) {
  switch (outcome) {
  case Outcome::unfinished:
    return "unfinished";
  case Outcome::undecided:
    return "undecided";
  case Outcome::won:
    return "won";
  case Outcome::unknown:
    return "unknown";
  }
  return {};
}

std::optional<double> winsOf(const CountedGroup& group) {
  if (group.share.observations == 0) return std::nullopt;
  return group.share.value;
}

std::optional<double> baselineOf(const CountedGroup& group) {
  if (!std::isfinite(group.baseline)) return std::nullopt;
  return group.baseline;
}

std::string csvOf(const std::vector<FoundEvent>& events) {
  CsvWriter csv;
  csv.row({"game", "date", "event_name", "nation", "player", "event", "round", "turns", "outcome", "place"});
  for (const FoundEvent& event : events) {
    csv.text(hexOf(event.game)).text(event.date).text(event.event).text(event.nation).text(event.player);
    putCount(csv, event.seq);
    putCount(csv, event.round);
    putCount(csv, event.moments);
    csv.text(wordOf(event.outcome));
    event.place == 0 ? csv.nothing() : csv.number(event.place);
    csv.endRow();
  }
  return csv.take();
}

std::string csvOf(const std::vector<FoundGame>& games) {
  CsvWriter csv;
  csv.row({"game", "date", "event_name", "ruleset", "board", "nations", "outcome", "winner", "first_event"});
  for (const FoundGame& game : games) {
    csv.text(hexOf(game.game)).text(game.date).text(game.event).text(game.ruleset).text(game.board);
    csv.text(fmt::format("{}", fmt::join(game.nations, " "))).text(wordOf(game.outcome)).text(game.winner);
    putCount(csv, game.seq);
    csv.endRow();
  }
  return csv.take();
}

std::string csvOf(const std::vector<CountedGroup>& groups, CountBy by) {
  CsvWriter csv;
  csv.row({kCountByWords[static_cast<std::size_t>(by)], "code", "name", "games", "decided", "won", "wins",
           "low", "high", "baseline", "seats"});
  for (const CountedGroup& group : groups) {
    csv.text(group.key).text(group.code).text(group.name);
    putCount(csv, group.games);
    putCount(csv, group.share.observations);
    putCount(csv, group.wins);
    putShare(csv, winsOf(group));
    csv.decimal(group.share.interval.low).decimal(group.share.interval.high);
    putShare(csv, baselineOf(group));
    putCount(csv, group.nations);
    csv.endRow();
  }
  return csv.take();
}

} // namespace annales::inline replay
