#include "libreplay/reports/reporter.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/terms.h"

#include <fmt/core.h>

#include <algorithm>
#include <functional>

namespace annales::inline replay {
namespace {

constexpr std::size_t kShownTurns = 3; // that tell openings apart

/// Whose labels come from their keys.
template <class Key, class Label>
std::vector<GroupRow> labelled(const std::vector<std::pair<Key, SeatGroup>>& groups, Label&& label) {
  std::vector<GroupRow> rows;
  for (const auto& [key, group] : groups)
    rows.push_back({label(key), {}, group});
  return rows;
}

std::string standing(const Reporter& reporter, SeatRow seat) {
  const FactTable& table = reporter.table;
  switch (table.games().outcome[table.seats().game[seat]]) {
  case Outcome::won:
    if (table.seats().place[seat] == 0) return {};
    return std::to_string(table.seats().place[seat]);
  case Outcome::unknown:
    return {};
  case Outcome::undecided:
    return reporter.text(say("no winner"));
  case Outcome::unfinished:
    break;
  }
  return reporter.text(say("unfinished"));
}

} // namespace

ReportSection openingsSection(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"openings", reporter.text(say("Openings")), {}};
  const FactTable& table = reporter.table;
  const auto rulesetOf = [&](SeatRow seat) { return table.games().ruleset[table.seats().game[seat]]; };
  const bool mixed = std::ranges::adjacent_find(seats, std::not_equal_to{}, rulesetOf) != seats.end();
  // The same spaces are another opening in another game, and may have another name for another nation.
  struct Opened {
    OpeningKey key;
    RulesetId ruleset;
    std::string name;
    auto operator<=>(const Opened&) const = default;
  };
  const auto groups = reporter.grouped<Opened>(seats, [&](SeatRow seat) -> std::optional<Opened> {
    const OpeningKey key = table.seats().opening[seat];
    if (key.turns() == 0) return std::nullopt;
    return Opened{key.first(kShownTurns), rulesetOf(seat),
                  reporter.openingName(seat, key.first(kShownTurns))};
  });
  std::vector<GroupRow> rows;
  for (const auto& [opened, group] : groups)
    rows.push_back({mixed ? fmt::format("{} · {}", titleOf(opened.ruleset), reporter.spaces(opened.key))
                          : reporter.spaces(opened.key),
                    opened.name, group});
  if (rows.empty()) return section;
  ReportTable made = reporter.groupTable("openings", say("First {} turns", kShownTurns), say("Opening"),
                                         std::move(rows), say("Name"));
  section.blocks.emplace_back(reporter.barsOf("openings", say("Wins by opening"), made));
  section.blocks.emplace_back(std::move(made));
  return section;
}

ReportTable playersTable(const Reporter& reporter, const Seats& seats) {
  const auto groups = reporter.grouped<std::string>(seats, [&](SeatRow seat) -> std::optional<std::string> {
    const std::string& name = reporter.word(reporter.table.seats().player[seat]);
    return name.empty() ? std::nullopt : std::optional(name);
  });
  return reporter.groupTable("players", say("Players"), say("Player"),
                             labelled(groups, [](const std::string& name) { return printable(name); }));
}

ReportTable nationsTable(const Reporter& reporter, const Seats& seats) {
  const auto groups = reporter.grouped<std::string>(seats, [&](SeatRow seat) -> std::optional<std::string> {
    // What is noted of some persons, most likely the winner, is no fair choice of games.
    if (!reporter.knows(seat, KnownOfAll::nations)) return std::nullopt;
    return reporter.word(reporter.table.seats().nation[seat]);
  });
  return reporter.groupTable(
      "nations", say("By nation"), say("Nation"),
      labelled(groups, [&](const std::string& id) { return reporter.nationCalled(id); }));
}

ReportTable boardsTable(const Reporter& reporter, const Seats& seats) {
  const auto groups = reporter.grouped<std::string>(seats, [&](SeatRow seat) {
    const GameRow game = reporter.table.seats().game[seat];
    return std::optional(fmt::format("{} · {}", titleOf(reporter.table.games().ruleset[game]),
                                     reporter.knows(seat, KnownOfAll::board)
                                         ? reporter.board(game)
                                         : reporter.text(say("board unknown"))));
  });
  return reporter.groupTable("boards", say("By game and board"), say("Board"),
                             labelled(groups, [](const std::string& board) { return board; }));
}

ReportTable countsTable(const Reporter& reporter, const Seats& seats) {
  const auto groups = reporter.grouped<unsigned>(seats, [&](SeatRow seat) -> std::optional<unsigned> {
    if (!reporter.knows(seat, KnownOfAll::count)) return std::nullopt;
    return reporter.table.games().nations[reporter.table.seats().game[seat]];
  });
  return reporter.groupTable("numbers", say("By number of nations"), say("Nations"),
                             labelled(groups, [](unsigned count) { return std::to_string(count); }));
}

ReportTable placesTable(const Reporter& reporter, const Seats& seats) {
  auto groups = reporter.grouped<unsigned>(seats, [&](SeatRow seat) -> std::optional<unsigned> {
    if (!reporter.knows(seat, KnownOfAll::seats)) return std::nullopt;
    return reporter.table.seats().seat[seat] + 1U;
  });
  std::ranges::sort(groups, {}, [](const auto& group) { return group.first; });
  return reporter.groupTable("seats", say("By seat in turn order"), say("Seat"),
                             labelled(groups, [](unsigned seat) { return std::to_string(seat); }));
}

ReportSection examplesSection(const Reporter& reporter, const Seats& seats) {
  constexpr std::size_t kExamples = 10;
  ReportSection section{"games", reporter.text(say("Games")), {}};
  const FactTable& table = reporter.table;
  Seats newest = seats;
  const auto dateOf = [&](SeatRow seat) -> const std::string& {
    return reporter.word(table.games().date[table.seats().game[seat]]);
  };
  const auto shown = newest.begin() + static_cast<std::ptrdiff_t>(std::min(newest.size(), kExamples));
  std::ranges::partial_sort(newest, shown, [&](SeatRow a, SeatRow b) {
    return dateOf(a) != dateOf(b) ? dateOf(a) > dateOf(b) : a < b;
  });
  ReportTable made{"games",
                   reporter.text(say("Newest games")),
                   {{"date", reporter.text(say("Date")), CellKind::text},
                    {"event", reporter.text(say("Event")), CellKind::text},
                    {"board", reporter.text(say("Board")), CellKind::text},
                    {"nation", reporter.text(say("Nation")), CellKind::text},
                    {"player", reporter.text(say("Player")), CellKind::text},
                    {"opening", reporter.text(say("Opening")), CellKind::text},
                    {"place", reporter.text(say("Place")), CellKind::text},
                    {"rounds", reporter.text(say("Rounds")), CellKind::count},
                    {"game", reporter.text(say("Game")), CellKind::text}},
                   {},
                   {}};
  for (auto seat = newest.begin(); seat != shown; ++seat) {
    const GameRow game = table.seats().game[*seat];
    made.rows.push_back(
        {printable(dateOf(*seat)), printable(reporter.word(table.games().event[game])), reporter.board(game),
         reporter.nation(*seat), reporter.player(*seat),
         reporter.spaces(table.seats().opening[*seat].first(kShownTurns)), standing(reporter, *seat),
         table.isResult(game) ? ReportCell()
                              : ReportCell(static_cast<std::uint64_t>(table.games().rounds[game])),
         hexOf(table.games().id[game]).substr(0, 12)});
  }
  if (newest.size() > kExamples)
    made.note = reporter.text(say("Older games not shown: {}.", newest.size() - kExamples));
  section.blocks.emplace_back(std::move(made));
  return section;
}

} // namespace annales::inline replay
