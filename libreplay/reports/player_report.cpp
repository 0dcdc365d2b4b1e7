#include "engine/core/json_reader.h"
#include "libreplay/openings/compare.h"
#include "libreplay/openings/meetings.h"
#include "libreplay/reports/reporter.h"
#include "libreplay/text/person_name.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/unknown_ids.h"

#include <algorithm>
#include <set>

namespace annales::inline replay {
namespace {

/// The names that are meant: written differently they may be several words of the table. A part is enough
/// where it fits one player alone.
Result<std::set<WordIndex>> playersCalled(const Reporter& reporter, const Seats& seats) {
  const AskedName asked(reporter.question.subject);
  if (asked.empty()) return failure("a player report needs a name");
  std::set<WordIndex> called;
  std::set<std::string> names, folded;
  for (const SeatRow seat : seats) {
    const WordIndex word = reporter.table.seats().player[seat];
    const std::string& name = reporter.word(word);
    names.insert(name);
    if (!asked.fits(name)) continue;
    called.insert(word);
    folded.insert(foldedName(name));
  }
  if (called.empty()) return tl::unexpected(noGamesOf(reporter.question.subject, names));
  if (folded.size() > 1)
    return failure("{} players have {} in their names; give more of the name", folded.size(),
                   inQuotes(printable(asked.letters())));
  return called;
}

ReportSection playerSummary(const Reporter& reporter, const Seats& seats, const Seats& all) {
  ReportSection section{"summary", reporter.text(say("At a glance")), {}};
  reporter.addSummary(section, reporter.groupOf(seats));
  // Not those at the same tables alone: whoever won there took the game from this very player.
  reporter.addDifference(section, seats, without(all, seats));
  return section;
}

ReportSection playerResults(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"results", reporter.text(say("Results")), {}};
  for (ReportTable table :
       {nationsTable(reporter, seats), boardsTable(reporter, seats), countsTable(reporter, seats)})
    section.blocks.emplace_back(std::move(table));
  return section;
}

/// Results that may belong to the filter, and in which the player is.
std::size_t unknownOf(const Reporter& reporter, const Selection& chosen, const std::set<WordIndex>& names) {
  return static_cast<std::size_t>(std::ranges::count_if(chosen.results.unknown, [&](GameRow game) {
    const SeatRow first = reporter.table.games().firstSeat[game];
    for (SeatRow seat = first; seat < first + reporter.table.games().nations[game]; ++seat)
      if (names.contains(reporter.table.seats().player[seat])) return true;
    return false;
  }));
}

/// How often the player came in before each of the others.
ReportSection rivalsOf(const Reporter& reporter, const Seats& seats, const Seats& others) {
  ReportSection section{"rivals", reporter.text(say("Opponents")), {}};
  std::map<std::string, Meetings> rivals;
  for (const auto& [name, met] : meetingsOf(reporter.table, seats, others))
    rivals.emplace(reporter.word(name), met);
  std::vector<std::pair<std::string, Meetings>> sorted(rivals.begin(), rivals.end());
  std::ranges::stable_sort(sorted, std::greater{}, [](const auto& rival) { return rival.second.games; });
  if (sorted.empty()) return section;
  ReportTable made{"rivals",
                   {},
                   {{"name", reporter.text(say("Player")), CellKind::text},
                    {"games", reporter.text(say("Games together")), CellKind::count},
                    {"ahead", reporter.text(say("Ahead at the end")), CellKind::share,
                     "share of games with different places; Wilson"}},
                   {},
                   {}};
  const bool hasResults =
      std::ranges::any_of(sorted, [](const auto& rival) { return rival.second.results > 0; });
  if (hasResults)
    made.columns.push_back({"results", reporter.text(say("Of these results")), CellKind::count});
  for (const auto& [name, met] : sorted) {
    if (made.rows.size() == kMostRows) {
      made.note = reporter.text(say("Rarer ones not shown: {}.", sorted.size() - kMostRows));
      break;
    }
    const ShareCell ahead{met.ahead, met.decided, met.interval(), {}};
    made.rows.push_back({printable(name), met.games, ahead});
    if (hasResults) made.rows.back().emplace_back(met.results);
  }
  section.blocks.emplace_back(std::move(made));
  return section;
}

} // namespace

Result<Report> playerReport(const Reporter& reporter) {
  const Selection chosen = reporter.chosen();
  const Seats& all = chosen.seats;
  const auto names = playersCalled(reporter, all);
  if (!names) return tl::unexpected(names.error());
  Seats seats;
  for (const SeatRow seat : all)
    if (names->contains(reporter.table.seats().player[seat])) seats.push_back(seat);
  const Seats others = reporter.othersIn(seats);
  Report report = reporter.begin(reporter.text(say("Player: {}", reporter.player(seats.front()))), seats,
                                 unknownOf(reporter, chosen, *names));
  const Saying these = Saying(say("{}", reporter.player(seats.front()))), those = say("Others at the table");
  return assembled(
      reporter, std::move(report),
      {[&] { return playerSummary(reporter, seats, all); }, [&] { return openingsSection(reporter, seats); },
       [&] { return playerResults(reporter, seats); }, [&] { return rivalsOf(reporter, seats, others); },
       [&] { return tempoSection(reporter, seats, others, these, those); },
       [&] { return wasteSection(reporter, seats, others, these, those); },
       [&] { return examplesSection(reporter, seats); }});
}

} // namespace annales::inline replay
