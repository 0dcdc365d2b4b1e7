#include "engine/core/json_reader.h"
#include "libreplay/reports/reporter.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/terms.h"

#include <fmt/core.h>

#include <algorithm>
#include <set>

namespace annales::inline replay {
namespace {

/// Games of the filter with that date or one that begins so; of the newest date where none is asked for.
std::vector<GameRow> gamesOfEvening(const Reporter& reporter, std::string& date) {
  const FactTable& table = reporter.table;
  std::vector<GameRow> games = reporter.gamesOf(reporter.allSeats());
  const auto dateOf = [&](GameRow game) -> const std::string& {
    return reporter.word(table.games().date[game]);
  };
  date = reporter.question.subject;
  const bool byEvent = !reporter.question.filter.games.event.empty();
  if (date.empty() && !byEvent)
    for (const GameRow game : games)
      date = std::max(date, dateOf(game));
  if (!date.empty()) std::erase_if(games, [&](GameRow game) { return !dateOf(game).starts_with(date); });
  if (date.empty() && !byEvent) games.clear(); // no game says when it was
  std::ranges::stable_sort(games, {}, dateOf);
  return games;
}

Seats seatsOf(const Reporter& reporter, std::vector<GameRow> games) {
  std::ranges::sort(games);
  Seats seats;
  for (const GameRow game : games)
    for (std::uint32_t n = 0; n < reporter.table.games().nations[game]; ++n)
      seats.push_back(reporter.table.games().firstSeat[game] + n);
  return seats;
}

/// "Anna (Romans) 9"
std::string seatWords(const Reporter& reporter, SeatRow seat) {
  const bool named = !reporter.word(reporter.table.seats().player[seat]).empty();
  const std::string nation = reporter.nation(seat);
  const std::string who = named ? fmt::format("{} ({})", reporter.player(seat), nation) : nation;
  const int personages = reporter.table.seats().personages[seat];
  return personages == kNoPersonages ? who : fmt::format("{} {}", who, personages);
}

std::string endWords(const Reporter& reporter, GameRow game) {
  switch (reporter.table.games().outcome[game]) {
  case Outcome::won:
    return reporter.text(say("won"));
  case Outcome::undecided:
    return reporter.text(say("no winner"));
  case Outcome::unknown:
    return reporter.text(say("winner unknown"));
  case Outcome::unfinished:
    break;
  }
  return reporter.text(say("unfinished"));
}

ReportSection gamesOf(const Reporter& reporter, const std::vector<GameRow>& games) {
  const FactTable& table = reporter.table;
  ReportSection section{"games", reporter.text(say("Game by game")), {}};
  ReportTable made{"games",
                   {},
                   {{"number", reporter.text(say("No.")), CellKind::count},
                    {"date", reporter.text(say("Date")), CellKind::text},
                    {"board", reporter.text(say("Board")), CellKind::text},
                    {"rounds", reporter.text(say("Rounds")), CellKind::count},
                    {"end", reporter.text(say("End")), CellKind::text},
                    {"result", reporter.text(say("Result: personages")), CellKind::text},
                    {"game", reporter.text(say("Game")), CellKind::text}},
                   {},
                   {}};
  for (const GameRow game : games) {
    Seats seats;
    for (std::uint32_t n = 0; n < table.games().nations[game]; ++n)
      seats.push_back(table.games().firstSeat[game] + n);
    std::ranges::stable_sort(seats, [&](SeatRow a, SeatRow b) {
      const auto rank = [&](SeatRow s) {
        const int personages = table.seats().personages[s];
        return std::pair(table.won(s) ? 0 : 1, personages == kNoPersonages ? 1 : -personages);
      };
      return rank(a) < rank(b);
    });
    std::string result;
    for (const SeatRow seat : seats)
      result += (result.empty() ? "" : ", ") + seatWords(reporter, seat);
    made.rows.push_back({static_cast<std::uint64_t>(made.rows.size() + 1),
                         printable(reporter.word(table.games().date[game])), reporter.board(game),
                         table.isResult(game)
                             ? ReportCell()
                             : ReportCell(static_cast<std::uint64_t>(table.games().rounds[game])),
                         endWords(reporter, game), result, hexOf(table.games().id[game]).substr(0, 12)});
  }
  section.blocks.emplace_back(std::move(made));
  return section;
}

std::vector<GameRow> recordedOf(const Reporter& reporter, std::vector<GameRow> games) {
  std::erase_if(games, [&](GameRow game) { return reporter.table.isResult(game); });
  return games;
}

ReportSection standingsOf(const Reporter& reporter, const Seats& seats) {
  ReportSection section{"standings", reporter.text(say("Standings")), {}};
  struct Standing {
    std::string name;
    SeatGroup group;
    std::uint64_t personages = 0;
    bool knowsPersonages = true; // of all of its games
  };
  std::map<std::string, Standing> players;
  for (const SeatRow seat : seats) {
    const std::string& name = reporter.word(reporter.table.seats().player[seat]);
    if (name.empty()) continue;
    Standing& standing = players[name];
    standing.name = printable(name);
    standing.group.add(reporter, seat);
    const int personages = reporter.table.seats().personages[seat];
    if (personages == kNoPersonages)
      standing.knowsPersonages = false;
    else
      standing.personages += static_cast<std::uint64_t>(personages);
  }
  std::vector<Standing> sorted;
  for (auto& [name, standing] : players)
    sorted.push_back(std::move(standing));
  std::ranges::stable_sort(sorted, [](const Standing& a, const Standing& b) {
    const auto rank = [](const Standing& s) { return std::pair(s.group.tally().wins, s.personages); };
    return rank(a) > rank(b);
  });
  if (sorted.empty()) return section;
  ReportTable made{
      "standings",
      {},
      {{"name", reporter.text(say("Player")), CellKind::text},
       {"games", reporter.text(say("Games")), CellKind::count},
       {"won", reporter.text(say("Won")), CellKind::count},
       {"personages", reporter.text(say("Personages")), CellKind::count},
       {"wins", reporter.text(say("Wins")), CellKind::share,
        "share of wins; Wilson; baseline: mean of the same kinds of seats"},
       {"place", reporter.text(say("Place")), CellKind::mean, "mean over decided games, CR2 by game"}},
      {},
      reporter.text(say("Ranked by games won, then by personages. One evening shows who won, not who plays "
                        "better."))};
  for (const Standing& standing : sorted)
    made.rows.push_back({standing.name, standing.group.games(), standing.group.tally().wins,
                         standing.knowsPersonages ? ReportCell(standing.personages) : ReportCell(),
                         standing.group.wins(), standing.group.place()});
  section.blocks.emplace_back(std::move(made));
  return section;
}

ReportSection summaryOfEvening(const Reporter& reporter, const std::vector<GameRow>& games,
                               const Seats& seats) {
  ReportSection section{"summary", reporter.text(say("At a glance")), {}};
  std::set<std::string_view> players;
  std::uint64_t rounds = 0, longest = 0, shortest = ~std::uint64_t{0};
  for (const SeatRow seat : seats)
    if (const std::string& name = reporter.word(reporter.table.seats().player[seat]); !name.empty())
      players.insert(name);
  std::uint64_t played = 0;
  for (const GameRow game : games) {
    if (reporter.table.isResult(game)) continue;
    ++played;
    const std::uint64_t length = reporter.table.games().rounds[game];
    rounds += length;
    longest = std::max(longest, length);
    shortest = std::min(shortest, length);
  }
  const std::string many = reporter.games(games.size()), took = reporter.rounds(rounds);
  if (played < games.size()) {
    section.blocks.emplace_back(ReportSentence{
        played == 0
            ? reporter.text(say("Played: {}. Only the results are known.", many))
            : reporter.text(say("Played: {}. Of {} the moves are known, {} in all.", many, played, took))});
    return section;
  }
  section.blocks.emplace_back(ReportSentence{
      players.empty() ? reporter.text(say("Played: {}, {} in all.", many, took))
      : players.size() == 1
          ? reporter.text(say("Played: {} with one player, {} in all.", many, took))
          : reporter.text(say("Played: {} with {} players, {} in all.", many, players.size(), took))});
  if (games.size() > 1)
    section.blocks.emplace_back(ReportSentence{reporter.text(
        say("The shortest game took {}, the longest {}.", reporter.rounds(shortest), longest))});
  return section;
}

} // namespace

Result<Report> eveningReport(const Reporter& reporter) {
  if (reporter.allSeats().empty()) return failure("no game matches the filter");
  std::string date;
  const std::vector<GameRow> games = gamesOfEvening(reporter, date);
  if (games.empty() && date.empty()) return failure("none of the chosen games has a date");
  if (games.empty()) return failure("there is no game from {}", inQuotes(printable(date)));
  const Seats seats = seatsOf(reporter, games);
  const auto& events = reporter.table.games().event;
  const bool one =
      std::ranges::all_of(games, [&](GameRow game) { return events[game] == events[games.front()]; });
  const std::string event = one ? printable(reporter.word(events[games.front()])) : std::string();
  const std::string when = printable(date);
  const std::string title = event.empty() ? when : when.empty() ? event : event + " · " + when;
  Report report = reporter.beginGames(reporter.text(say("Club evening: {}", title)), games);
  return assembled(reporter, std::move(report),
                   {[&] { return summaryOfEvening(reporter, games, seats); },
                    [&] { return standingsOf(reporter, seats); }, [&] { return gamesOf(reporter, games); },
                    [&] { return momentsSection(reporter, recordedOf(reporter, games)); },
                    [&] { return openingsSection(reporter, seats); }});
}

} // namespace annales::inline replay
