#include "libreplay/reports/reporter.h"

#include "libreplay/inference/comparison.h"
#include "libreplay/inference/difference_sequence.h"
#include "libreplay/inference/planning.h"
#include "libreplay/reports/report_cells.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/opening_words.h"
#include "libreplay/words/origin_words.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/results_beside.h"
#include "libreplay/words/terms.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace annales::inline replay {
namespace {

/// Decided seats as observations; those of a kind share a stratum.
void observeSide(const FactTable& table, const Seats& seats, inference::Side side,
                 std::map<KindIndex, std::uint32_t>& strata,
                 std::vector<inference::ComparedObservation>& observations) {
  for (const SeatRow seat : seats) {
    if (!table.decided(seat)) continue;
    const GameRow game = table.seats().game[seat];
    const KindIndex kind = table.seats().kind[seat];
    const auto stratum = strata.try_emplace(kind, static_cast<std::uint32_t>(strata.size())).first->second;
    observations.push_back({game, stratum, side, table.won(seat) ? 1.0 : 0.0});
  }
}

constexpr std::string_view kWinsBy = "share of wins; score interval by game (CR2), Wilson where each game "
                                     "gives one seat; baseline: mean of the same kinds of seats";
constexpr std::string_view kNationWinsBy =
    "share of wins; score interval by game (CR2), Wilson where each game gives one seat; baseline: one in as "
    "many as play";
constexpr std::string_view kPlaceBy = "mean over decided games, CR2 by game";
constexpr std::string_view kPersonagesBy = "mean, CR2 by game; games that ended before count as they ended";
constexpr std::string_view kFirstBy = "median round, Kaplan-Meier";

} // namespace

Reporter::Reporter(const FactTable& facts, const OpeningBook& openings, const ReportQuestion& asked,
                   Language in, const Watch& watch)
    : table(facts), book(openings), question(asked), language(in),
      results(asked.kind == ReportKind::opening ? ResultUse::none : ResultUse::known),
      baselines(facts, asked.filter.games, results), watch_(watch) {}

double Reporter::baselineOf(SeatRow seat) const {
  if (question.kind != ReportKind::nation) return baselines.of(seat);
  return 1.0 / table.games().nations[table.seats().game[seat]];
}

std::string Reporter::text(const Saying& saying) const {
  return reasonInWords(Error(saying), language);
}

std::string Reporter::nationCalled(std::string_view id) const {
  return nationInWords(id, language);
}

std::string Reporter::nation(SeatRow seat) const {
  const std::string& nation = word(table.seats().nation[seat]);
  if (nation.empty()) return text(say("nation unknown"));
  if (const std::size_t two = nation.find(' '); two != std::string::npos)
    return text(say("{} and {}", nationCalled(nation.substr(0, two)), nationCalled(nation.substr(two + 1))));
  return nationCalled(word(table.seats().nation[seat]));
}

std::string Reporter::board(GameRow game) const {
  if (word(table.games().board[game]).empty()) return text(say("board unknown"));
  return boardInWords(word(table.games().board[game]), language);
}

std::string Reporter::player(SeatRow seat) const {
  const std::string& name = word(table.seats().player[seat]);
  return name.empty() ? "–" : printable(name);
}

std::string Reporter::spaces(OpeningKey key) const {
  return spacesInWords(key, language);
}

std::string Reporter::openingName(SeatRow seat, OpeningKey key) const {
  const GameRow game = table.seats().game[seat];
  const NamedOpening* named = book.name(table.games().ruleset[game], word(table.seats().nation[seat]), key);
  if (named == nullptr) return {};
  const bool german = language == Language::german && !named->german.empty();
  return printable(german ? named->german : named->english);
}

std::string Reporter::games(std::uint64_t count) const {
  return count == 1 ? text(say("one game")) : text(say("{} games", count));
}

std::string Reporter::rounds(std::uint64_t count) const {
  return count == 1 ? text(say("one round")) : text(say("{} rounds", count));
}

std::string Reporter::percent(double share) const {
  return percentText(share, language);
}

Selection Reporter::chosen(std::uint8_t alsoKnown) const {
  return select(table, question.filter, results, alsoKnown);
}

Seats Reporter::recorded(const Seats& seats) const {
  Seats alone = seats;
  std::erase_if(alone, [&](SeatRow seat) { return table.isResult(table.seats().game[seat]); });
  return alone;
}

std::vector<GameRow> Reporter::gamesOf(const Seats& seats) const {
  std::vector<GameRow> games;
  for (const SeatRow seat : seats)
    if (games.empty() || games.back() != table.seats().game[seat]) games.push_back(table.seats().game[seat]);
  return games;
}

Seats Reporter::othersIn(const Seats& seats) const {
  Seats others;
  auto next = seats.begin();
  for (const GameRow game : gamesOf(seats)) {
    const SeatRow first = table.games().firstSeat[game];
    for (SeatRow seat = first; seat < first + table.games().nations[game]; ++seat) {
      if (next != seats.end() && *next == seat)
        ++next;
      else
        others.push_back(seat);
    }
  }
  return others;
}

SeatGroup Reporter::groupOf(const Seats& seats) const {
  SeatGroup group;
  for (const SeatRow seat : seats)
    group.add(*this, seat);
  return group;
}

Seats Reporter::seatsIn(const std::vector<GameRow>& games) const {
  Seats first;
  for (const GameRow game : games)
    first.push_back(table.games().firstSeat[game]);
  return first;
}

Report Reporter::begin(std::string title, const Seats& seats, std::size_t unknown) const {
  return beginGames(std::move(title), gamesOf(seats), unknown);
}

Report Reporter::beginGames(std::string title, const std::vector<GameRow>& chosen,
                            std::size_t unknown) const {
  Report report;
  report.kind = question.kind;
  report.language = language;
  report.title = std::move(title);
  ReportScope& scope = report.scope;
  scope.filter = question.over;
  scope.games = chosen.size();
  for (const GameRow game : chosen) {
    scope.unfinished += table.games().outcome[game] == Outcome::unfinished ? 1 : 0;
    scope.undecided += table.games().outcome[game] == Outcome::undecided ? 1 : 0;
    scope.results += table.isResult(game) ? 1 : 0;
    scope.withoutWinner += table.games().outcome[game] == Outcome::unknown ? 1 : 0;
    scope.newest = std::max(scope.newest, word(table.games().date[game]));
  }
  report.scopeText = text(say("Based on {}.", games(scope.games)));
  if (scope.unfinished + scope.undecided > 0)
    report.scopeText += " " + text(say("Not counted for wins: {} unfinished, {} without a winner.",
                                       scope.unfinished, scope.undecided));
  const GameOrigins origins = originsOf(table, seatsIn(chosen), question.reconstructed);
  scope.byBots = origins.bots;
  scope.reconstructed = origins.reconstructed;
  if (const std::string words = originsInWords(origins, language); !words.empty())
    report.scopeText += " " + words;
  scope.unknown = unknown;
  if (const std::string words = resultsInWords(scope.games, scope.results, unknown, language); !words.empty())
    report.scopeText += " " + words;
  if (scope.withoutWinner > 0)
    report.scopeText += " " + text(say("Results whose winner is not known: {}.", scope.withoutWinner));
  if (!scope.newest.empty()) report.scopeText += " " + text(say("The newest is from {}.", scope.newest));
  if (!scope.filter.empty()) report.scopeText += " " + text(say("Filter: {}.", scope.filter));
  return report;
}

ReportTable Reporter::groupTable(std::string_view key, const Saying& title, const Saying& first,
                                 std::vector<GroupRow> rows, const Saying& second) const {
  ReportTable made;
  made.key = key;
  made.title = text(title);
  made.columns.push_back({"name", text(first), CellKind::text});
  if (!second.empty()) made.columns.push_back({"called", text(second), CellKind::text});
  made.columns.push_back({"games", text(say("Games")), CellKind::count});
  made.columns.push_back({"wins", text(say("Wins")), CellKind::share,
                          question.kind == ReportKind::nation ? kNationWinsBy : kWinsBy});
  made.columns.push_back({"place", text(say("Place")), CellKind::mean, kPlaceBy});
  made.columns.push_back(
      {"personages", text(say("Personages at round {}", question.round)), CellKind::mean, kPersonagesBy});
  made.columns.push_back(
      {"first_personage_round", text(say("First personage, round")), CellKind::mean, kFirstBy});
  for (const GroupRow& row : rows) {
    if (made.rows.size() == kMostRows) {
      made.note = text(say("Rarer ones not shown: {}.", rows.size() - kMostRows));
      break;
    }
    auto& cells = made.rows.emplace_back();
    cells.emplace_back(row.label);
    if (!second.empty()) cells.emplace_back(row.second);
    cells.emplace_back(row.group.games());
    cells.emplace_back(row.group.wins());
    cells.emplace_back(row.group.place());
    cells.emplace_back(row.group.personages());
    cells.emplace_back(row.group.firstPersonage());
  }
  return made;
}

BarChart Reporter::barsOf(std::string_view key, const Saying& title, const ReportTable& from) const {
  BarChart chart;
  chart.key = key;
  chart.title = text(title);
  for (const auto& row : from.rows) {
    constexpr std::size_t kMostBars = 12;
    if (chart.bars.size() == kMostBars) break;
    std::string label = std::get<std::string>(row.front());
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (from.columns[column].key == "called")
        if (const std::string& called = std::get<std::string>(row[column]); !called.empty())
          label += " · " + called;
      if (const auto* share = std::get_if<ShareCell>(&row[column]); share != nullptr && share->over > 0) {
        chart.bars.push_back({label, *share});
        break;
      }
    }
  }
  return chart;
}

void Reporter::addSummary(ReportSection& section, const SeatGroup& group) const {
  const ShareCell wins = group.wins();
  const auto add = [&](const Saying& saying) { section.blocks.emplace_back(ReportSentence{text(saying)}); };
  if (wins.over == 0) return add(say("None of these games has a winner yet."));
  if (question.kind == ReportKind::nation)
    add(say("Won: {}. The baseline is {}: an equal chance for every nation.", cellText(wins, language),
            percent(*wins.baseline)));
  else
    add(say("Won: {}. The baseline is {}: the average for seats of the same kinds.", cellText(wins, language),
            percent(*wins.baseline)));
  if (wins.over < kFewGames)
    add(say("Too few games ({}) to say much: the true share may be anywhere from {} to {}.", wins.over,
            percent(wins.interval.low), percent(wins.interval.high)));
  const MeanCell place = group.place(), personages = group.personages();
  if (place.value && personages.value)
    add(say("Mean place: {}. Personages at the end of round {}: {}.", cellText(place, language),
            question.round, cellText(personages, language)));
  if (group.tally().endedBefore > 0)
    add(say("{} of the seats are from games that ended before round {}. They count with their final number "
            "of personages.",
            group.tally().endedBefore, question.round));
}

void Reporter::addDifference(ReportSection& section, const Seats& seats, const Seats& others) const {
  const auto add = [&](const Saying& saying) { section.blocks.emplace_back(ReportSentence{text(saying)}); };
  std::map<KindIndex, std::uint32_t> strata;
  std::vector<inference::ComparedObservation> observations;
  observeSide(table, seats, inference::Side::a, strata, observations);
  observeSide(table, others, inference::Side::b, strata, observations);
  const inference::StratifiedComparison compared(observations);
  if (compared.strata() == 0) return add(say("There are no other seats of the same kind to compare with."));
  const double wins =
      compared.count(inference::Side::a).outcomes + compared.count(inference::Side::b).outcomes;
  if (!(wins > 0)) return add(say("No seat of this kind has won yet.")); // the interval would be a point
  const inference::AnytimeAnswer answer = inference::differenceSequence(compared.scoreSums());
  const auto points = [&](double share) { return decimalText(share * 100, 1, language); };
  const std::string range = text(say("{} to {}", points(answer.interval.low), points(answer.interval.high)));
  const std::string more = moreGamesInWords(inference::moreGames(inference::prospectOf(compared),
                                                                 static_cast<double>(compared.games()),
                                                                 1 - inference::kUsualLevel),
                                            language);
  const std::string difference = points(answer.value);
  switch (answer.verdict) {
  case inference::Verdict::shownHigher:
  case inference::Verdict::shownLower:
    return add(
        say("Compared with others of the same kind: {} points (95 %, valid at every look: {}). Shown, if "
            "this is the only comparison that was made.",
            difference, range));
  case inference::Verdict::notShown:
    break;
  }
  if (more.empty())
    return add(say("Compared with others of the same kind: {} points (95 %, valid at every look: {}). Not "
                   "shown.",
                   difference, range));
  add(say("Compared with others of the same kind: {} points (95 %, valid at every look: {}). Not shown; "
          "{}.",
          difference, range, more));
}

bool Reporter::step(std::size_t done, std::size_t of) const {
  if (watch_.cancel != nullptr && *watch_.cancel) return false;
  if (watch_.progress) watch_.progress(done, of);
  return true;
}

Result<Report> assembled(const Reporter& reporter, Report report, const std::vector<SectionMaker>& makers) {
  for (std::size_t i = 0; i < makers.size(); ++i) {
    if (!reporter.step(i, makers.size())) return failure("cancelled");
    ReportSection section = makers[i]();
    if (!section.blocks.empty()) report.sections.push_back(std::move(section));
  }
  if (!reporter.step(makers.size(), makers.size())) return failure("cancelled");
  return report;
}

} // namespace annales::inline replay
