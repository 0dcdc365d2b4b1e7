// Reports, held against counting by hand.
#include "libreplay/inference/clustered_mean.h"
#include "libreplay/inference/proportion.h"
#include "libreplay/inference/rounds.h"
#include "libreplay/reports/chart_frame.h"
#include "libreplay/reports/make_report.h"
#include "libreplay/reports/report_cells.h"
#include "libreplay/words/german.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <regex>
#include <set>

namespace annales {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Games whose facts are told by hand.
struct ToldGame {
  GameFacts facts;
  std::string date = "2024-05-03", event = "Autumn cup";

  ToldGame& seat(const std::string& nation, const std::string& player, std::vector<Space> spaces,
                 std::vector<std::uint8_t> byRound, int place) {
    SeatFacts& seat = facts.seats.emplace_back();
    seat.nation = nation;
    seat.player = player;
    seat.spaces = std::move(spaces);
    seat.personagesByRound = std::move(byRound);
    seat.personages = seat.personagesByRound.back();
    seat.place = static_cast<std::uint8_t>(place);
    seat.turns = static_cast<std::uint16_t>(seat.spaces.size());
    for (std::size_t round = 0; round < seat.personagesByRound.size(); ++round)
      if (seat.personagesByRound[round] > 0 && seat.firstPersonageRound == 0)
        seat.firstPersonageRound = static_cast<std::uint16_t>(round + 1);
    facts.rounds = static_cast<std::uint16_t>(seat.personagesByRound.size());
    if (place == 1) facts.winner = facts.seats.size() - 1;
    return *this;
  }
};

ToldGame toldGame(unsigned id) {
  ToldGame game;
  game.facts.id.bytes[0] = static_cast<std::uint8_t>(id >> 8U);
  game.facts.id.bytes[1] = static_cast<std::uint8_t>(id);
  game.facts.board = "occident";
  game.facts.reason = EndReason::personages;
  return game;
}

void putInto(FactTable& table, const ToldGame& game) {
  table.add(game.facts, {game.date, game.event, "Rome"});
}

/// `n` games of two; whoever begins with marble and temple wins in `marbleWins` of ten.
FactTable duels(unsigned n, unsigned marbleWins) {
  FactTable table;
  std::mt19937_64 random(7);
  for (unsigned k = 0; k < n; ++k) {
    ToldGame game = toldGame(k);
    const bool wins = random() % 10 < marbleWins;
    const bool first = random() % 2 == 0;
    const std::vector<Space> marble{Space::marble, Space::temple, Space::gold},
        iron{Space::iron, Space::gold, Space::gold};
    game.seat("romans", "Anna", first ? marble : iron,
              {0, 1, wins == first ? std::uint8_t{3} : std::uint8_t{2}}, wins == first ? 1 : 2);
    game.seat("greeks", "Bruno", first ? iron : marble,
              {0, 0, wins == first ? std::uint8_t{2} : std::uint8_t{3}}, wins == first ? 2 : 1);
    putInto(table, game);
  }
  return table;
}

Report reportOn(const FactTable& table, ReportKind kind, const std::string& subject,
                Language language = Language::english) {
  ReportQuestion question;
  question.kind = kind;
  question.subject = subject;
  question.round = 2;
  auto report = makeReport(table, OpeningBook::ofRulebooks(), question, language);
  EXPECT_TRUE(report) << (report ? "" : report.error().message);
  return report.value_or(Report{});
}

std::string textOf(const Report& report) {
  std::string text = report.title + "\n" + report.scopeText + "\n";
  for (const ReportSection& section : report.sections)
    for (const ReportBlock& block : section.blocks)
      if (const auto* sentence = std::get_if<ReportSentence>(&block)) text += sentence->text + "\n";
  return text;
}

const ReportTable& tableIn(const Report& report, std::string_view key) {
  static const ReportTable none;
  for (const ReportSection& section : report.sections)
    for (const ReportBlock& block : section.blocks)
      if (const auto* table = std::get_if<ReportTable>(&block); table != nullptr && table->key == key)
        return *table;
  ADD_FAILURE() << "no table " << key;
  return none;
}

template <class Chart> const Chart& chartIn(const Report& report, std::string_view key) {
  static const Chart none;
  for (const ReportSection& section : report.sections)
    for (const ReportBlock& block : section.blocks)
      if (const auto* chart = std::get_if<Chart>(&block); chart != nullptr && chart->key == key)
        return *chart;
  ADD_FAILURE() << "no chart " << key;
  return none;
}

const ReportCell& cellOf(const ReportTable& table, std::size_t row, std::string_view column) {
  static const ReportCell none;
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    if (table.columns[i].key == column) return table.rows.at(row)[i];
  ADD_FAILURE() << "no column " << column;
  return none;
}

/// The same spaces are another opening in another game.
TEST(NationReport, TellsOpeningsOfSeveralGamesApart) {
  FactTable table = duels(10, 6);
  ToldGame other = toldGame(100);
  other.facts.ruleset = RulesetId::antikeII;
  other.facts.board = "mare-nostrum";
  other.seat("romans", "Anna", {Space::marble, Space::temple, Space::gold}, {0, 1, 3}, 1);
  other.seat("greeks", "Bruno", {Space::iron, Space::gold, Space::gold}, {0, 0, 2}, 2);
  putInto(table, other);
  const Report mixed = reportOn(table, ReportKind::nation, "romans");
  std::set<std::string> labels;
  const ReportTable& rows = tableIn(mixed, "openings");
  for (std::size_t row = 0; row < rows.rows.size(); ++row) {
    const auto label = std::get<std::string>(cellOf(rows, row, "name"));
    EXPECT_TRUE(labels.insert(label).second) << label << " stands twice";
  }
  EXPECT_TRUE(labels.contains("Antike · Marble, Temple, Gold"));
  EXPECT_TRUE(labels.contains("Antike II · Marble, Temple, Gold"));
  const Report one = reportOn(duels(10, 6), ReportKind::nation, "romans");
  EXPECT_THAT(std::get<std::string>(cellOf(tableIn(one, "openings"), 0, "name")), Not(HasSubstr("Antike")));
}

TEST(OpeningReport, CountsWhatWasPlayed) {
  const FactTable table = duels(60, 6);
  const Report report = reportOn(table, ReportKind::opening, "marble temple");
  EXPECT_EQ(report.scope.games, 60U);
  EXPECT_EQ(report.scope.newest, "2024-05-03");
  std::uint64_t wins = 0, romans = 0;
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat) {
    if (table.seats().opening[seat].at(0) != Space::marble) continue;
    wins += table.won(seat) ? 1 : 0;
    romans += table.words()[table.seats().nation[seat]] == "romans" ? 1 : 0;
  }
  const ReportTable& next = tableIn(report, "continuations");
  ASSERT_EQ(next.rows.size(), 1U);
  EXPECT_EQ(std::get<std::string>(cellOf(next, 0, "name")), "Gold");
  const auto& share = std::get<ShareCell>(cellOf(next, 0, "wins"));
  EXPECT_EQ(share.hits, wins);
  EXPECT_EQ(share.over, 60U);
  const inference::Interval interval = inference::wilson(static_cast<double>(wins), 60);
  EXPECT_NEAR(share.interval.low, interval.low, 1e-12) << "each game gives one such seat";
  EXPECT_NEAR(share.interval.high, interval.high, 1e-12);
  const ReportTable& nations = tableIn(report, "nations");
  std::uint64_t counted = 0;
  for (std::size_t row = 0; row < nations.rows.size(); ++row)
    if (std::get<std::string>(cellOf(nations, row, "name")) == "Romans")
      counted = std::get<std::uint64_t>(cellOf(nations, row, "games"));
  EXPECT_EQ(counted, romans);
  EXPECT_EQ(std::get<std::string>(cellOf(tableIn(report, "names"), 0, "code")), "G1");
}

TEST(OpeningReport, OfACodeIsThatOfItsSpaces) {
  const FactTable table = duels(40, 5);
  const Report byCode = reportOn(table, ReportKind::opening, "G1");
  const Report bySpaces = reportOn(table, ReportKind::opening, "marble temple");
  EXPECT_THAT(byCode.title, HasSubstr("Growth"));
  EXPECT_EQ(numbersOf(CellKind::share, cellOf(tableIn(byCode, "continuations"), 0, "wins")).back().number,
            numbersOf(CellKind::share, cellOf(tableIn(bySpaces, "continuations"), 0, "wins")).back().number);
}

TEST(Reports, LetSmallNumbersLookSmall) {
  const Report few = reportOn(duels(10, 9), ReportKind::opening, "marble temple");
  EXPECT_THAT(textOf(few), HasSubstr("Too few games (10) to say much"));
  EXPECT_THAT(textOf(few), HasSubstr("Not shown"));
  EXPECT_THAT(textOf(few), Not(HasSubstr("). Shown")));
  EXPECT_THAT(cellText(cellOf(tableIn(few, "continuations"), 0, "wins"), Language::english),
              HasSubstr(" of 10 ("))
      << "no per cent of ten games but their interval";
  const Report many = reportOn(duels(400, 7), ReportKind::opening, "marble temple");
  EXPECT_THAT(textOf(many), HasSubstr("). Shown"));
  EXPECT_THAT(textOf(many), Not(HasSubstr("to say much")));
  EXPECT_THAT(cellText(cellOf(tableIn(many, "continuations"), 0, "wins"), Language::english),
              HasSubstr("% ("));
}

TEST(Reports, AssertNothingOfEqualOpenings) {
  EXPECT_THAT(textOf(reportOn(duels(400, 5), ReportKind::opening, "marble temple")), HasSubstr("Not shown"));
}

TEST(Reports, KeepGamesThatHadEnded) {
  FactTable table;
  for (unsigned k = 0; k < 40; ++k) { // half of the games end in round 1, without a personage
    ToldGame game = toldGame(k);
    const bool early = k % 2 == 0;
    const std::vector<std::uint8_t> course =
        early ? std::vector<std::uint8_t>{0} : std::vector<std::uint8_t>{0, 2, 4};
    game.seat("romans", "Anna", {Space::iron}, course, 1).seat("greeks", "Bruno", {Space::iron}, course, 2);
    putInto(table, game);
  }
  const Report report = reportOn(table, ReportKind::nation, "romans");
  const auto& curve = chartIn<CurveChart>(report, "personages").curves.front();
  ASSERT_GE(curve.points.size(), 3U);
  EXPECT_DOUBLE_EQ(curve.points[2].y, 2) << "not 4, as of those that lived so long";
  EXPECT_THAT(textOf(report), HasSubstr("20 of the seats are from games that ended before round 2"));
  const auto& waiting = chartIn<CurveChart>(report, "no_personage").curves.front();
  EXPECT_DOUBLE_EQ(waiting.points.back().y, 0)
      << "who left without one is not counted as having none for ever";
  EXPECT_EQ(std::get<MeanCell>(cellOf(tableIn(report, "tempo"), 0, "personages")).value, 1.0);
}

TEST(NationReport, HoldsTheNationAgainstOneInAsManyAsPlay) {
  const Report report = reportOn(duels(50, 5), ReportKind::nation, "greeks");
  const auto& share = std::get<ShareCell>(cellOf(tableIn(report, "boards"), 0, "wins"));
  EXPECT_DOUBLE_EQ(share.baseline.value_or(0), 0.5);
  EXPECT_EQ(share.over, 50U);
}

TEST(PlayerReport, CountsRivalsAndWaste) {
  FactTable table;
  for (unsigned k = 0; k < 12; ++k) {
    ToldGame game = toldGame(k);
    game.seat("romans", "Anna", {Space::iron, Space::gold}, {1, 2}, k < 9 ? 1 : 2);
    game.seat("greeks", "Bruno", {Space::iron, Space::gold}, {0, 1}, k < 9 ? 2 : 1);
    game.facts.seats[0].idleTurns = 1;
    game.facts.seats[0].left = static_cast<std::uint16_t>(k);
    putInto(table, game);
  }
  const Report report = reportOn(table, ReportKind::player, "anna");
  const auto& ahead = std::get<ShareCell>(cellOf(tableIn(report, "rivals"), 0, "ahead"));
  EXPECT_EQ(ahead.hits, 9U);
  EXPECT_EQ(ahead.over, 12U);
  const ReportTable& waste = tableIn(report, "waste");
  EXPECT_DOUBLE_EQ(std::get<MeanCell>(cellOf(waste, 0, "idle_of_100")).value.value_or(0), 50);
  EXPECT_DOUBLE_EQ(std::get<MeanCell>(cellOf(waste, 0, "stock_left")).value.value_or(0), 5.5);
  EXPECT_DOUBLE_EQ(std::get<MeanCell>(cellOf(waste, 1, "stock_left")).value.value_or(-1), 0);
  EXPECT_THAT(cellText(cellOf(waste, 0, "idle_turns"), Language::english), HasSubstr("(?)"))
      << "all games alike say nothing about how games differ";
}

/// With two nations each there are four pairs of nations, but one game.
TEST(PlayerReport, AGameIsOneMeetingHoweverManyNationsOnePlays) {
  FactTable table;
  for (unsigned k = 0; k < 3; ++k) {
    ToldGame game = toldGame(k);
    game.seat("romans", "Anna", {Space::iron}, {1}, k < 2 ? 1 : 2)
        .seat("greeks", "Bruno", {Space::iron}, {0}, k < 2 ? 2 : 1)
        .seat("arabs", "Anna", {Space::gold}, {0}, 3)
        .seat("germans", "Bruno", {Space::gold}, {0}, 4);
    putInto(table, game);
  }
  const Report report = reportOn(table, ReportKind::player, "anna");
  const ReportTable& rivals = tableIn(report, "rivals");
  ASSERT_EQ(rivals.rows.size(), 1U);
  EXPECT_EQ(cellText(cellOf(rivals, 0, "games"), Language::english), "3");
  const auto& ahead = std::get<ShareCell>(cellOf(rivals, 0, "ahead"));
  EXPECT_EQ(ahead.hits, 2U);
  EXPECT_EQ(ahead.over, 3U);
  const ReportTable& boards = tableIn(report, "boards");
  ASSERT_EQ(boards.rows.size(), 1U);
  EXPECT_EQ(cellText(cellOf(boards, 0, "games"), Language::english), "3");
  EXPECT_EQ(std::get<ShareCell>(cellOf(boards, 0, "wins")).over, 6U) << "of both of her nations";
}

// Whoever sat at her tables won what she lost: against them alone she looks better or worse than she is.
TEST(PlayerReport, HoldsThePlayerAgainstTheSameSeatsOfAllGames) {
  FactTable table;
  for (unsigned k = 0; k < 20; ++k) {
    const bool anna = k < 10, first = k % 10 < (anna ? 6U : 9U);
    ToldGame game = toldGame(k);
    game.seat("romans", anna ? "Anna" : "Carla", {Space::iron}, {1}, first ? 1 : 2);
    game.seat("greeks", anna ? "Bruno" : "Dora", {Space::iron}, {0}, first ? 2 : 1);
    putInto(table, game);
  }
  EXPECT_THAT(textOf(reportOn(table, ReportKind::player, "anna")),
              HasSubstr("Compared with others of the same kind: −30.0 points"));
  EXPECT_THAT(textOf(reportOn(table, ReportKind::player, "bruno")),
              HasSubstr("Compared with others of the same kind: 30.0 points"));
}

TEST(Reports, NoPlaceIsBehindTheLastOfThoseThatPlayed) {
  const Report report = reportOn(duels(6, 5), ReportKind::nation, "greeks");
  const auto& place = std::get<MeanCell>(cellOf(tableIn(report, "boards"), 0, "place"));
  ASSERT_TRUE(place.value);
  ASSERT_TRUE(place.interval);
  EXPECT_LE(place.interval->high, 2);
}

TEST(PlayerReport, AsksWhoIsMeant) {
  FactTable table;
  ToldGame game = toldGame(1);
  game.seat("romans", "Anna", {Space::iron}, {1}, 1).seat("greeks", "Annabell", {Space::iron}, {0}, 2);
  putInto(table, game);
  const auto ask = [&](const std::string& name) {
    ReportQuestion question;
    question.kind = ReportKind::player;
    question.subject = name;
    return makeReport(table, OpeningBook::ofRulebooks(), question, Language::english);
  };
  EXPECT_TRUE(ask("ANNA")) << "the whole name comes first";
  EXPECT_TRUE(ask("~bell"));
  EXPECT_THAT(ask("~ann").error().message, HasSubstr("2 players"));
  EXPECT_THAT(ask("ann").error().message, HasSubstr("Did you mean Anna, Annabell?"));
  EXPECT_THAT(ask("Carla").error().message, HasSubstr("No games of \"Carla\"."));
}

TEST(EveningReport, TellsTheEvening) {
  FactTable table;
  ToldGame old = toldGame(1);
  old.date = "2023-01-01";
  old.seat("romans", "Carla", {Space::iron}, {5}, 1).seat("greeks", "Dora", {Space::iron}, {0}, 2);
  ToldGame first = toldGame(2), second = toldGame(3);
  first.seat("romans", "Anna", {Space::iron}, {0, 1, 3}, 2)
      .seat("greeks", "Bruno", {Space::iron}, {0, 0, 4}, 1);
  second.seat("romans", "Bruno", {Space::gold}, {1, 5}, 1).seat("greeks", "Anna", {Space::gold}, {0, 2}, 2);
  for (const ToldGame& game : {old, first, second})
    putInto(table, game);
  const Report report = reportOn(table, ReportKind::evening, "");
  EXPECT_EQ(report.scope.games, 2U) << "the newest evening";
  const ReportTable& standings = tableIn(report, "standings");
  ASSERT_EQ(standings.rows.size(), 2U);
  EXPECT_EQ(std::get<std::string>(cellOf(standings, 0, "name")), "Bruno");
  EXPECT_EQ(std::get<std::uint64_t>(cellOf(standings, 0, "won")), 2U);
  EXPECT_EQ(std::get<std::uint64_t>(cellOf(standings, 0, "personages")), 9U);
  EXPECT_EQ(std::get<std::string>(cellOf(tableIn(report, "games"), 0, "result")),
            "Bruno (Greeks) 4, Anna (Romans) 3");
  const std::string told = textOf(report);
  EXPECT_THAT(told, HasSubstr("The first personage came in round 1: Bruno (Romans), game 2."));
  EXPECT_THAT(told,
              HasSubstr("The most personages in one round (4): Bruno (Greeks), game 1; Bruno (Romans), game "
                        "2."))
      << "a tie is told as one";
  EXPECT_THAT(told, HasSubstr("The closest win (personages ahead: 1): Bruno (Greeks), game 1."));
  EXPECT_THAT(told, HasSubstr("The clearest win (personages ahead: 3): Bruno (Romans), game 2."));
  EXPECT_THAT(
      told,
      HasSubstr("biggest comeback (personages behind at the end of a round: 1): Bruno (Greeks), game 1."));
  EXPECT_THAT(told, HasSubstr("Most changes of the lead (1): game 1."));
  EXPECT_EQ(reportOn(table, ReportKind::evening, "2023").scope.games, 1U);
}

TEST(EveningReport, BearsTheNameThatAllItsGamesHave) {
  FactTable table;
  ToldGame first = toldGame(1), second = toldGame(2);
  for (ToldGame* game : {&first, &second}) {
    game->seat("romans", "Anna", {Space::iron}, {3}, 1);
    putInto(table, *game);
  }
  EXPECT_THAT(reportOn(table, ReportKind::evening, "").title, HasSubstr("Autumn cup"));
  ToldGame third = toldGame(3);
  third.seat("romans", "Bruno", {Space::iron}, {3}, 1);
  third.event = "Duel night";
  putInto(table, third);
  const std::string title = reportOn(table, ReportKind::evening, "").title;
  EXPECT_THAT(title, ::testing::Not(HasSubstr("cup")));
  EXPECT_THAT(title, ::testing::Not(HasSubstr("Duel")));
}

TEST(EveningReport, OneIsOneRoundAndOnePlayer) {
  FactTable table;
  ToldGame first = toldGame(1), second = toldGame(2);
  first.seat("romans", "Anna", {Space::iron}, {3}, 1).seat("greeks", "", {Space::iron}, {0}, 2);
  second.seat("romans", "Anna", {Space::iron}, {3}, 1);
  putInto(table, first);
  EXPECT_THAT(textOf(reportOn(table, ReportKind::evening, "")),
              HasSubstr("Played: one game with one player, one round in all."));
  EXPECT_THAT(textOf(reportOn(table, ReportKind::evening, "", Language::german)),
              HasSubstr("eine Partie mit einem Spieler, insgesamt eine Runde."));
  putInto(table, second);
  EXPECT_THAT(textOf(reportOn(table, ReportKind::evening, "")),
              HasSubstr("2 rounds in all.\nThe shortest game took one round, the longest 1."));
  EXPECT_THAT(textOf(reportOn(table, ReportKind::evening, "", Language::german)),
              HasSubstr("insgesamt 2 Runden.\nDie kürzeste Partie dauerte eine Runde, die längste 1."));
}

TEST(EveningReport, NamesBoardsInItsLanguage) {
  FactTable table;
  putInto(table, toldGame(1).seat("romans", "Anna", {Space::iron}, {3}, 1));
  for (const auto& [language, name] :
       {std::pair(Language::english, "Occident"), std::pair(Language::german, "Okzident")})
    EXPECT_EQ(std::get<std::string>(
                  cellOf(tableIn(reportOn(table, ReportKind::evening, "", language), "games"), 0, "board")),
              name);
}

TEST(Reports, CanBeCancelled) {
  const FactTable table = duels(10, 5);
  std::atomic<bool> cancel = false;
  std::size_t steps = 0;
  ReportQuestion question;
  question.kind = ReportKind::nation;
  question.subject = "romans";
  const auto report = makeReport(table, OpeningBook::ofRulebooks(), question, Language::english,
                                 {&cancel, [&](std::size_t done, std::size_t) {
                                    ++steps;
                                    if (done == 2) cancel = true;
                                  }});
  EXPECT_FALSE(report);
  EXPECT_EQ(steps, 3U);
}

TEST(Reports, DoNotDependOnTheOrderOfImport) {
  FactTable forward, backward;
  std::vector<ToldGame> games;
  std::mt19937_64 random(3);
  for (unsigned k = 0; k < 30; ++k) {
    games.push_back(toldGame(k));
    const bool wins = random() % 2 == 0;
    games.back()
        .seat("romans", "Anna", {Space::marble, Space::temple}, {0, static_cast<std::uint8_t>(random() % 4)},
              wins ? 1 : 2)
        .seat("greeks", "Bruno", {Space::iron}, {0, 1}, wins ? 2 : 1);
  }
  for (const ToldGame& game : games)
    putInto(forward, game);
  for (auto game = games.rbegin(); game != games.rend(); ++game)
    putInto(backward, *game);
  const Report a = reportOn(forward, ReportKind::nation, "romans"),
               b = reportOn(backward, ReportKind::nation, "romans");
  EXPECT_EQ(textOf(a), textOf(b));
  const ReportTable &one = tableIn(a, "boards"), &other = tableIn(b, "boards");
  for (std::size_t i = 0; i < one.columns.size(); ++i)
    EXPECT_EQ(cellText(one.rows[0][i], Language::english), cellText(other.rows[0][i], Language::english));
}

/// Every text that reports say, also one word long.
TEST(Reports, SayEverythingInGermanToo) {
  const std::regex said(R"re((?:say|failure)\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+))re"),
      part(R"re("((?:[^"\\]|\\.)*)")re");
  std::size_t found = 0;
  for (const char* room : {"libreplay/reports", "libreplay/lab", "importers/report"})
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(ANNALES_SOURCE_DIR) / room)) {
      std::ifstream in(entry.path());
      const std::string source{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
      for (std::sregex_iterator at(source.begin(), source.end(), said), end; at != end; ++at) {
        const std::string literals = (*at)[1];
        std::string text;
        for (std::sregex_iterator one(literals.begin(), literals.end(), part); one != end; ++one)
          text += std::regex_replace((*one)[1].str(), std::regex(R"(\\(.))"), "$1");
        EXPECT_FALSE(german::sentenceFor(text).empty()) << entry.path() << ": " << text;
        ++found;
      }
    }
  EXPECT_GT(found, 80U);
}

TEST(Reports, SpeakGerman) {
  const Report report = reportOn(duels(40, 5), ReportKind::nation, "romans", Language::german);
  EXPECT_EQ(report.title, "Volk: Römer");
  EXPECT_THAT(report.scopeText, HasSubstr("Grundlage: 40 Partien."));
  EXPECT_THAT(textOf(report), HasSubstr("50,0 %"));
}

TEST(ClusteredMean, IsThatOfOneRound) {
  std::mt19937_64 random(5);
  std::vector<inference::RoundValues> values;
  inference::ClusteredMean mean;
  for (std::uint64_t game = 0; game < 40; ++game) {
    const std::size_t size = 1 + random() % 4;
    double sum = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const double value = static_cast<double>(random() % 100) / 10;
      sum += value;
      values.push_back({game, {value}, inference::GameCourse::finished});
    }
    mean.add(sum, size);
  }
  const inference::RoundMean one = inference::meansOverRounds(values, {.samples = 0}).front();
  EXPECT_NEAR(mean.value(), one.mean, 1e-12);
  EXPECT_NEAR(mean.standardError(), one.standardError, 1e-10);
  EXPECT_NEAR(mean.interval().low, one.interval.low, 1e-9);
  EXPECT_NEAR(mean.interval().high, one.interval.high, 1e-9);
}

TEST(ChartFrame, HasRoundMarks) {
  CurveChart chart;
  chart.curves.push_back({"a", {{1, 0.2, {0, 0.4}}, {37, 7.3, {7, 7.6}}}, 10});
  const ChartFrame frame = frameOf(chart);
  EXPECT_EQ(frame.lowX, 1);
  EXPECT_EQ(frame.highX, 37);
  EXPECT_EQ(frame.highY, 8);
  EXPECT_EQ(frame.ticksY().size(), 5U);
  const auto steps = steppedPoints({{0, 1, {}}, {3, 0.5, {}}});
  ASSERT_EQ(steps.size(), 3U);
  EXPECT_EQ(steps[1].x, 3);
  EXPECT_EQ(steps[1].y, 1);
}

} // namespace
} // namespace annales
