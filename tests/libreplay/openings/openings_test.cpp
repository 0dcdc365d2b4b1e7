// Questions over many games, held against counting by hand.
#include "libreplay/inference/proportion.h"
#include "libreplay/inference/share.h"
#include "libreplay/inference/survival.h"
#include "libreplay/openings/compare.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/explorer.h"
#include "libreplay/openings/game_options.h"
#include "libreplay/openings/measures.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <tuple>

namespace annales {
namespace {

using testing::HasSubstr;

/// Made-up games: who wins is decided by chance and, if wanted, by the first space.
class MadeUp {
public:
  explicit MadeUp(unsigned seed) : random_(seed) {}

  /// Adds to the share of wins of whoever begins with that space.
  void favour(Space space, double by) {
    favoured_ = space;
    by_ = by;
  }

  GameFacts game(std::size_t nations = 4) {
    GameFacts facts;
    for (std::uint8_t& byte : facts.id.bytes)
      byte = static_cast<std::uint8_t>(random_());
    facts.board = below(2) == 0 ? "occident" : "orient";
    facts.rounds = static_cast<std::uint16_t>(4 + below(12));
    const auto kind = below(20);
    if (kind > 0) facts.reason = EndReason::personages;
    double best = -1;
    for (std::size_t n = 0; n < nations; ++n) {
      SeatFacts& seat = facts.seats.emplace_back();
      seat.nation = kNations[n];
      seat.player = below(2) == 0 ? "Ada" : "Bob";
      if (below(3) > 0) seat.rating = static_cast<int>(1000 + below(1000));
      for (std::size_t turn = 0; turn < facts.rounds; ++turn)
        seat.spaces.push_back(static_cast<Space>(below(3)));
      for (std::size_t turn = 0; turn < std::min<std::size_t>(facts.rounds, kOpeningTurns); ++turn)
        seat.opening.push_back(
            {OpeningKey::of({seat.spaces[turn]}).words() + (below(2) == 0 ? " +wheel" : ""), 1 + below(30)});
      for (unsigned round = 1; round <= facts.rounds; ++round) {
        const int before = round == 1 ? 0 : seat.personagesByRound.back();
        seat.personagesByRound.push_back(static_cast<std::uint8_t>(before + (below(4) == 0 ? 1 : 0)));
        if (seat.personagesByRound.back() > 0 && seat.firstPersonageRound == 0)
          seat.firstPersonageRound = static_cast<std::uint16_t>(round);
      }
      seat.personages = seat.personagesByRound.back();
      const double luck = share() + (seat.spaces[0] == favoured_ ? by_ : 0);
      if (luck > best) facts.winner = n;
      best = std::max(best, luck);
    }
    if (kind <= 1) facts.winner.reset(); // unfinished or undecided
    if (!facts.winner) return facts;
    for (std::size_t n = 0; n < nations; ++n)
      facts.seats[n].place = n == *facts.winner ? 1 : 2;
    return facts;
  }

  FactTable table(int games) {
    FactTable table;
    for (int i = 0; i < games; ++i)
      table.add(game(), {below(2) == 0 ? "2023-05-01" : "2024-06-02", "Club evening", "Rome"});
    return table;
  }

private:
  static constexpr const char* kNations[] = {"romans", "greeks", "germans", "egyptians"};
  std::uint64_t below(std::uint64_t n) { return random_() % n; }
  double share() { return static_cast<double>(random_() % 1'000'000) / 1e6; }

  std::mt19937_64 random_;
  Space favoured_ = Space::none;
  double by_ = 0;
};

FactFilter asking(const std::string& conditions) {
  const auto filter = readConditions(conditions);
  EXPECT_TRUE(filter) << (filter ? "" : filter.error().message);
  return filter.value_or(FactFilter{});
}

std::vector<SeatRow> chosen(const FactTable& table, const std::string& conditions) {
  return select(table, asking(conditions)).seats;
}

template <class F> std::vector<SeatRow> byHand(const FactTable& table, F&& fits) {
  std::vector<SeatRow> seats;
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
    if (fits(seat, table.seats().game[seat])) seats.push_back(seat);
  return seats;
}

TEST(FactSelection, IsWhatOneWouldPickByHand) {
  const FactTable table = MadeUp(1).table(300);
  const SeatColumns& seats = table.seats();
  const GameColumns& games = table.games();
  const auto word = [&](WordIndex w) { return table.words()[w]; };
  EXPECT_EQ(chosen(table, "").size(), table.seatCount());
  EXPECT_EQ(chosen(table, "nation=greeks; board=orient"), byHand(table, [&](SeatRow s, GameRow g) {
              return word(seats.nation[s]) == "greeks" && word(games.board[g]) == "orient";
            }));
  EXPECT_EQ(chosen(table, "player=ada; seat=2"), byHand(table, [&](SeatRow s, GameRow) {
              return word(seats.player[s]) == "Ada" && seats.seat[s] == 1;
            }));
  EXPECT_EQ(chosen(table, "rating-from=1200; rating-to=1300"), byHand(table, [&](SeatRow s, GameRow) {
              return seats.rating[s] >= 1200 && seats.rating[s] <= 1300;
            }));
  EXPECT_EQ(chosen(table, "from=2024; to=2024-06"),
            byHand(table, [&](SeatRow, GameRow g) { return word(games.date[g]).starts_with("2024-06"); }));
  EXPECT_EQ(chosen(table, "outcome=undecided"),
            byHand(table, [&](SeatRow, GameRow g) { return games.outcome[g] == Outcome::undecided; }));
  EXPECT_EQ(chosen(table, "opening=iron temple; place=1"), byHand(table, [&](SeatRow s, GameRow) {
              return seats.place[s] == 1 && seats.opening[s].at(0) == Space::iron &&
                     seats.opening[s].at(1) == Space::temple;
            }));
  const auto seatsOf = [&](GameRow g) {
    std::array<SeatRow, 4> four;
    std::iota(four.begin(), four.end(), games.firstSeat[g]);
    return four;
  };
  EXPECT_EQ(chosen(table, "with=bob; with=ada; nation=romans"), byHand(table, [&](SeatRow s, GameRow g) {
              const auto plays = [&](const char* name) {
                return std::ranges::any_of(seatsOf(g),
                                           [&](SeatRow o) { return word(seats.player[o]) == name; });
              };
              return word(seats.nation[s]) == "romans" && plays("Bob") && plays("Ada");
            }));
  EXPECT_EQ(chosen(table, "ratings-from=1100; ratings-to=1950"), byHand(table, [&](SeatRow, GameRow g) {
              return std::ranges::all_of(
                  seatsOf(g), [&](SeatRow o) { return seats.rating[o] >= 1100 && seats.rating[o] <= 1950; });
            }));
  EXPECT_EQ(chosen(table, "winner=greeks"), byHand(table, [&](SeatRow, GameRow g) {
              return games.outcome[g] == Outcome::won && seats.place[games.firstSeat[g] + 1] == 1;
            }));
  FactFilter among;
  among.games.among = GameSet(std::vector<Hash>{games.id[7], games.id[3], games.id[7], Hash{}});
  EXPECT_EQ(select(table, among).seats, byHand(table, [](SeatRow, GameRow g) { return g == 3 || g == 7; }));
  EXPECT_EQ(select(table, among).games, 2U);
  EXPECT_TRUE(chosen(table, "nation=atlanteans").empty());
  EXPECT_TRUE(chosen(table, "event=other").empty());
  EXPECT_EQ(chosen(table, "event=evening; site=rome").size(), table.seatCount());
}

TEST(Conditions, AreWrittenAsTheyAreRead) {
  const std::string all =
      "ruleset=antike; board=occident; nations=4; nation=romans; seat=1; player=Ada; "
      "rating-from=1000; rating-to=2000; place=1; opening=marble temple; from=2023; to=2024; "
      "event=Club; site=Rome; outcome=won; winner=greeks; with=Bob; with=Cleo; ratings-from=900; "
      "ratings-to=2500";
  EXPECT_EQ(textOf(asking(all)), all);
  EXPECT_EQ(textOf(asking(" nation = romans ;; seat=2 ; ")), "nation=romans; seat=2");
  EXPECT_EQ(textOf(FactFilter{}), "");
}

TEST(Conditions, ThatMakeNoSenseSayWhatWould) {
  const std::pair<const char*, const char*> cases[] = {
      {"nation", "a key, \"=\" and a value"},
      {"natoin=romans", "is not a condition; the conditions are ruleset"},
      {"seat=0", "from 1 to 6"},
      {"seat=two", "must be a number"},
      {"opening=marbel", "must be up to 16 spaces"},
      {"opening=marbel", "or the code of an opening such as G1"},
      {"outcome=lost", "won, undecided or unfinished"},
      {"ruleset=chess", "antike, antike-ii or duellum"},
      {"from=2026-13", "a date as YYYY, YYYY-MM or YYYY-MM-DD"},
      {"to=yesterday", "a date as YYYY, YYYY-MM or YYYY-MM-DD"},
      {"player=P\xff", "\"player\" must be valid UTF-8"},
      {"where=player = \"P\xff\"", "must be valid UTF-8"},
      {"player=", "needs a value"},
      {"player=~", "player needs a value"},
      {"with=\" \"", "with needs a value"}};
  for (const auto& [text, said] : cases) {
    const auto read = readConditions(text);
    ASSERT_FALSE(read) << text;
    EXPECT_THAT(read.error().message, HasSubstr(said)) << text;
  }
}

/// As the tables name them.
TEST(Conditions, TakeTheCodeOfAnOpening) {
  const FactTable table = MadeUp(2).table(400);
  OpeningBook own;
  ASSERT_TRUE(
      own.add({"Z8", "Theirs", "", RulesetId::antike, "romans", {SpaceChoice::any(), {Space::temple}}}));
  ASSERT_TRUE(own.add({"Z9", "Mine", "", RulesetId::antike, "", {{Space::iron, Space::gold}}}));
  const OpeningBook book = OpeningBook::ofRulebooks().with(own);
  std::size_t found = 0;
  for (const NamedOpening& opening : book.openings()) {
    const FactFilter filter = readConditions("opening=" + opening.code, {}, {}, book).value();
    EXPECT_EQ(textOf(filter), "opening=" + opening.code);
    const auto expected = byHand(table, [&](SeatRow s, GameRow g) {
      return fits(opening, table.games().ruleset[g], table.words()[table.seats().nation[s]],
                  table.seats().opening[s]);
    });
    EXPECT_EQ(select(table, filter).seats, expected) << opening.code;
    found += expected.size();
  }
  EXPECT_GT(found, 0U);
  EXPECT_TRUE(readConditions("opening=G1"));
  EXPECT_FALSE(readConditions("opening=Z9")) << "only in their book";
  const auto mine = readConditions("opening=Z9", {}, {}, book);
  EXPECT_EQ(select(table, *mine).seats.size(), chosen(table, "ruleset=antike; opening=iron").size() +
                                                   chosen(table, "ruleset=antike; opening=gold").size());
  EXPECT_TRUE(readConditions("opening=iron", *mine)->seats.opening != OpeningKey());
  EXPECT_FALSE(readConditions("opening=iron", *mine)->seats.named) << "the later one holds";
}

TEST(Explorer, CountsWhatOneWouldCountByHand) {
  const FactTable table = MadeUp(2).table(400);
  const Baselines baselines(table, {});
  const OpeningKey from = OpeningKey::of({Space::iron});
  const Explored found = explore(table, select(table, {}), baselines, from, 5);
  std::uint64_t games = 0;
  for (const Continuation& way : found.next) {
    games += way.tally.games;
    const auto seats = byHand(
        table, [&](SeatRow s, GameRow) { return table.seats().opening[s].beginsWith(from.then(way.space)); });
    EXPECT_EQ(way.tally.games, seats.size());
    std::uint64_t wins = 0, unfinished = 0, personages = 0, over = 0, before = 0;
    double expected = 0;
    for (const SeatRow seat : seats) {
      const GameRow game = table.seats().game[seat];
      const Outcome outcome = table.games().outcome[game];
      wins += outcome == Outcome::won && table.seats().place[seat] == 1;
      unfinished += outcome == Outcome::unfinished;
      if (outcome == Outcome::won) expected += baselines.of(seat);
      const unsigned rounds = table.games().rounds[game];
      if (outcome == Outcome::unfinished && rounds <= 5) continue;
      ++over;
      before += rounds < 5;
      personages += static_cast<std::uint64_t>(table.personagesAt(seat, 5));
    }
    EXPECT_EQ(way.tally.wins, wins);
    EXPECT_EQ(way.tally.unfinished, unfinished);
    EXPECT_EQ(way.tally.personages, personages);
    EXPECT_EQ(way.tally.counted(), over);
    EXPECT_EQ(way.tally.endedBefore, before);
    EXPECT_NEAR(way.tally.expected.value(), expected, 1e-9);
  }
  EXPECT_EQ(found.all.games, games + found.ended);
  EXPECT_TRUE(
      std::ranges::is_sorted(found.next, std::greater{}, [](const auto& w) { return w.tally.games; }));
}

TEST(Explorer, FollowsDeedsAndPositionsAsOneWouldByHand) {
  const FactTable table = MadeUp(21).table(300);
  const Baselines baselines(table, {});
  const Selection romans = select(table, asking("nation=romans"));
  const auto deed = [&](SeatRow seat, std::size_t turn) {
    const DeedIndex at = table.turns().deed[turn][seat];
    return at == kNoDeed ? std::string() : table.deeds()[at];
  };
  const Journey deeds = SameDeeds{{"iron +wheel", "temple"}};
  const Explored after = explore(table, romans, baselines, deeds, 5);
  std::uint64_t came = 0;
  for (const SeatRow seat : romans.seats)
    came += deed(seat, 0) == "iron +wheel" && deed(seat, 1) == "temple";
  EXPECT_EQ(after.all.games, came);
  EXPECT_GT(came, 0U);
  for (const Continuation& way : after.next) {
    const auto seats = byHand(table, [&](SeatRow s, GameRow) {
      return table.words()[table.seats().nation[s]] == "romans" && deed(s, 0) == "iron +wheel" &&
             deed(s, 1) == "temple" && deed(s, 2) == way.done;
    });
    EXPECT_EQ(seatsThat(table, romans, deeds, way), seats);
    EXPECT_EQ(way.tally.games, seats.size());
    EXPECT_EQ(way.done.starts_with(wordOf(way.space)), true);
  }
  for (std::uint64_t position = 1; position <= 30; ++position) {
    std::map<std::string, std::uint64_t> next;
    std::uint64_t all = 0;
    for (const SeatRow seat : romans.seats)
      for (std::size_t turn = 0; turn < kOpeningTurns; ++turn)
        if (table.turns().position[turn][seat] == position) {
          ++next[deed(seat, turn)];
          ++all;
          break; // once, as it went on the first time
        }
    const Explored found = explore(table, romans, baselines, SamePosition{position}, 5);
    EXPECT_EQ(found.all.games, all);
    ASSERT_EQ(found.next.size(), next.size());
    for (const Continuation& way : found.next)
      EXPECT_EQ(way.tally.games, next.at(way.done));
  }
  EXPECT_EQ(explore(table, romans, baselines, SameDeeds{{"never done"}}, 5).all.games, 0U);
}

TEST(Explorer, TheOrderOfGamesDoesNotMatter) {
  MadeUp made(22);
  std::vector<GameFacts> games;
  for (int i = 0; i < 120; ++i)
    games.push_back(made.game());
  const auto answers = [&] {
    FactTable table;
    for (const GameFacts& game : games)
      table.add(game, {"2024", "", ""});
    const Baselines baselines(table, {});
    const Selection all = select(table, {});
    std::string text;
    for (const Journey& from :
         {Journey(OpeningKey()), Journey(SameDeeds{{"iron"}}), Journey(SamePosition{7})})
      for (const Continuation& way : explore(table, all, baselines, from, 5).next) {
        const Measures m = measuresOf(way.tally);
        text += fmt::format("{} {} {} {:.9f} {:.9f}\n", way.done, static_cast<int>(way.space), m.games,
                            m.share.value_or(-1), m.baseline.value_or(-1));
      }
    return text;
  };
  const std::string first = answers();
  std::ranges::reverse(games);
  EXPECT_EQ(answers(), first);
}

// Of nations at one table only one wins: the interval is that of whole games. 26,000 games are counted in two
// parts.
TEST(Explorer, IntervalsKnowWhoSatAtTheSameTable) {
  for (const int games : {30, 26'000}) {
    const FactTable table = MadeUp(29).table(games);
    const auto byGame = [&](const std::vector<SeatRow>& seats) {
      std::vector<inference::ShareObservation> observations;
      for (const SeatRow seat : seats)
        if (table.decided(seat))
          observations.push_back({table.seats().game[seat], 0, table.won(seat) ? 1.0 : 0.0});
      return inference::shareOf(observations).interval;
    };
    const auto same = [&](const SeatTally& tally, const std::vector<SeatRow>& seats) {
      const inference::Interval found = measuresOf(tally).shareInterval, expected = byGame(seats);
      EXPECT_NEAR(found.low, expected.low, 1e-9);
      EXPECT_NEAR(found.high, expected.high, 1e-9);
    };
    const Baselines baselines(table, {});
    const Selection all = select(table, {});
    for (const Journey& from : {Journey(OpeningKey()), Journey(OpeningKey::of({static_cast<Space>(1)}))}) {
      const Explored found = explore(table, all, baselines, from, 5);
      std::vector<SeatRow> seats;
      for (const Continuation& way : found.next) {
        same(way.tally, seatsThat(table, all, from, way));
        const auto some = seatsThat(table, all, from, way);
        seats.insert(seats.end(), some.begin(), some.end());
      }
      if (found.ended == 0) same(found.all, seats);
    }
    const Measures whole = measuresOf(explore(table, all, baselines, OpeningKey(), 5).all);
    const auto decided = static_cast<double>(whole.decided);
    EXPECT_LT(whole.shareInterval.width(), inference::wilson(decided / 4, decided).width())
        << "in each game exactly one nation wins";
  }
}

TEST(Explorer, OpeningsPlayedAddUp) {
  const FactTable table = MadeUp(23).table(100);
  const Baselines baselines(table, {});
  const Selection all = select(table, {});
  std::uint64_t games = 0;
  for (const PlayedOpening& one : openingsPlayed(table, all, baselines, 2, 5)) {
    games += one.tally.games;
    EXPECT_EQ(one.tally.games, chosen(table, "opening=" + one.opening.words()).size());
  }
  EXPECT_EQ(games, table.seatCount());
}

TEST(Explorer, BaselinesAreOfTheSameKindOfSeat) {
  const FactTable table = MadeUp(3).table(400);
  const Baselines baselines(table, {});
  for (const SeatRow seat : {SeatRow{0}, SeatRow{5}, SeatRow{10}}) {
    double decided = 0, won = 0;
    for (SeatRow other = 0; other < table.seatCount(); ++other) {
      const GameRow a = table.seats().game[seat], b = table.seats().game[other];
      if (table.games().board[a] != table.games().board[b] ||
          table.seats().seat[seat] != table.seats().seat[other])
        continue;
      if (!table.decided(other)) continue;
      ++decided;
      won += table.won(other) ? 1 : 0;
    }
    EXPECT_NEAR(baselines.of(seat), won / decided, 0.03);
    const double quarter = 0.25;
    EXPECT_LE(std::abs(baselines.of(seat) - quarter), std::abs(won / decided - quarter) + 1e-9)
        << "drawn to it";
  }
}

TEST(Explorer, BaselinesDoNotDependOnTheOrderOfKinds) {
  std::vector<KindWins> kinds;
  for (unsigned seat = 0; seat < 6; ++seat)
    for (const char* nation : {"romans", "greeks", "germans"})
      kinds.push_back(
          {RulesetId::antike, "occident", "", 6, seat, nation, false, 50 + 7 * seat, 5 + 2 * seat});
  kinds.push_back({RulesetId::antike, "occident", "", 6, 0, "never played", false, 0, 0});
  const std::vector<double> forwards = baselinesOf(kinds);
  std::ranges::reverse(kinds);
  std::vector<double> backwards = baselinesOf(kinds);
  std::ranges::reverse(backwards);
  EXPECT_EQ(forwards, backwards);
  kinds.erase(kinds.begin()); // a kind without games says nothing about the others
  backwards = baselinesOf(kinds);
  std::ranges::reverse(backwards);
  EXPECT_TRUE(std::ranges::equal(backwards, std::span(forwards).first(backwards.size())));
}

TEST(Explorer, OneGameMakesNoSeatInvincible) {
  const FactTable table = [] {
    MadeUp made(12);
    for (FactTable one;;) {
      one = made.table(1);
      if (one.decided(0)) return one;
    }
  }();
  const Baselines baselines(table, {});
  for (SeatRow seat = 0; seat < 4; ++seat) {
    EXPECT_GT(baselines.of(seat), 0.15);
    EXPECT_LT(baselines.of(seat), 0.4);
  }
}

TEST(Explorer, TheMedianRoundIsThatOfKaplanAndMeier) {
  const FactTable table = MadeUp(4).table(200);
  for (const char* conditions : {"", "nation=romans", "opening=gold", "player=Ada; board=orient"}) {
    SeatTally tally;
    std::vector<inference::Lifetime> lives;
    for (const SeatRow seat : chosen(table, conditions)) {
      add(tally, table, Baselines(table, {}), seat, 5);
      const FirstPersonage first = table.firstPersonage(seat);
      lives.push_back({static_cast<double>(first.round), first.won, table.seats().game[seat]});
    }
    const auto curve = inference::kaplanMeier(lives);
    std::optional<unsigned> median;
    for (const auto& step : curve.steps)
      if (!median && step.survival <= 0.5) median = static_cast<unsigned>(step.time);
    EXPECT_EQ(measuresOf(tally).firstPersonage, median) << conditions;
  }
}

TEST(Explorer, NothingIsSaidOfNoGames) {
  const Measures none = measuresOf({});
  EXPECT_FALSE(none.share || none.baseline || none.place || none.personages || none.firstPersonage);
  EXPECT_EQ(none.shareInterval.low, 0);
  EXPECT_EQ(none.shareInterval.high, 1);
  EXPECT_FALSE(standsOut(none));
}

Comparison compared(const FactTable& table, const std::string& a, const std::string& b) {
  const FactFilter first = asking(a), second = asking(b);
  return compare(table, select(table, first), select(table, second), strataFor(first, second),
                 {.choices = choicesOf(first, second)});
}

/// Two nations of four: the first wins most games and mostly begins with iron, which makes nations win less.
FactTable romansLikeIron(int games) {
  std::mt19937 random(11);
  const auto happens = [&](double share) { return static_cast<double>(random() % 10'000) < share * 10'000; };
  MadeUp made(11);
  FactTable table;
  for (int i = 0; i < games; ++i) {
    GameFacts game = made.game();
    game.reason = EndReason::personages;
    game.board = "orient";
    const bool romansBegin = happens(0.9), greeksBegin = happens(0.1);
    game.seats[0].spaces[0] = romansBegin ? Space::iron : Space::gold;
    game.seats[1].spaces[0] = greeksBegin ? Space::iron : Space::gold;
    for (std::size_t n = 2; n < game.seats.size(); ++n)
      game.seats[n].spaces[0] = Space::marble;
    game.winner = happens(romansBegin ? 0.5 : 0.65) ? 0 : happens(greeksBegin ? 0.1 : 0.4) ? 1 : 2;
    for (std::size_t n = 0; n < game.seats.size(); ++n)
      game.seats[n].place = n == *game.winner ? 1 : 2;
    table.add(game, {"2024", "", ""});
  }
  return table;
}

TEST(OpeningsCompared, BothSidesAreDrawnOverTheSameKinds) {
  const FactTable table = romansLikeIron(80);
  const Comparison found = compared(table, "opening=iron", "opening=gold");
  ASSERT_LT(found.pooled.value, 0);
  EXPECT_GT(found.raw.value, 0) << "the romans win anyhow";
  EXPECT_EQ(found.a.expected, found.b.expected);
  EXPECT_LT(found.a.drawn.value, found.b.drawn.value);
  EXPECT_GT(found.a.drawn.value - found.b.drawn.value, found.pooled.value) << "drawn together";
}

TEST(OpeningsCompared, WhatIsChosenByTheEndIsNotCompared) {
  const FactTable table = MadeUp(12).table(300);
  for (const char* a : {"place=1", "place=2; nation=romans", "winner=romans; nation=greeks"}) {
    const Comparison found = compared(table, a, "opening=gold");
    EXPECT_TRUE(found.a.tellsTheEnd) << a;
    EXPECT_FALSE(found.b.tellsTheEnd);
    EXPECT_EQ(found.strata, 0U) << a;
    const FactFilter first = asking(a), second = asking("opening=gold");
    EXPECT_TRUE(std::isnan(bootstrapOf(table, select(table, first), select(table, second),
                                       strataFor(first, second), choicesOf(first, second))
                               .value))
        << a;
    EXPECT_EQ(found.anytime.verdict, inference::Verdict::notShown) << a;
  }
  EXPECT_FALSE(compared(table, "nation=romans", "nation=greeks").a.tellsTheEnd);
}

TEST(OpeningsCompared, AQuestionThatOnlyWinnersMeetIsOneAboutTheEnd) {
  const FactTable table = MadeUp(13).table(300);
  const FactFilter all = asking(""), winners = asking("place=1"), romans = asking("nation=romans");
  const SideChoices choices{SideChoice::course, SideChoice::conditions};
  const auto found = [&](const FactFilter& a) {
    return compare(table, select(table, a), select(table, all), strataFor(a, all), {.choices = choices});
  };
  EXPECT_TRUE(found(winners).a.tellsTheEnd);
  EXPECT_FALSE(found(romans).a.tellsTheEnd);
  EXPECT_GT(found(romans).strata, 0U);
}

TEST(OpeningsCompared, UnequalDropoutIsFlaggedWithBounds) {
  std::mt19937 random(14);
  MadeUp made(14);
  FactTable uneven, even;
  for (int i = 0; i < 300; ++i) {
    GameFacts game = made.game();
    even.add(game, {"2024", "", ""});
    const bool iron = game.seats[0].spaces[0] == Space::iron;
    for (std::size_t n = 1; n < game.seats.size(); ++n)
      game.seats[n].spaces[0] = iron ? Space::iron : Space::gold;
    if (iron && random() % 2 == 0) {
      game.reason.reset();
      game.winner.reset();
    }
    uneven.add(game, {"2024", "", ""});
  }
  EXPECT_FALSE(compared(even, "opening=iron", "opening=gold").dropout.unequal);
  const Comparison found = compared(uneven, "opening=iron; seat=1", "opening=gold; seat=1");
  ASSERT_TRUE(found.dropout.unequal);
  EXPECT_GT(found.dropout.a, found.dropout.b + 0.3);
  EXPECT_LT(found.dropout.difference.low, found.pooled.value);
  EXPECT_GT(found.dropout.difference.high, found.pooled.value);
  // Both bounds by hand: one stratum a board and nation, seat 1 is always the romans'.
  EXPECT_GT(found.dropout.difference.width(), found.dropout.a * 0.8);
  EXPECT_EQ(found.dropout.bounds, found.dropout.difference);
}

TEST(OpeningsCompared, BoundsAreToldWhereDropoutIsEqualToo) {
  MadeUp made(14);
  FactTable whole, some;
  for (int i = 0; i < 200; ++i) {
    GameFacts game = made.game();
    while (!game.winner)
      game = made.game();
    whole.add(game, {"2024", "", ""});
    if (i % 10 == 0) {
      game.reason.reset();
      game.winner.reset();
    }
    some.add(game, {"2024", "", ""});
  }
  const Comparison all = compared(whole, "opening=iron", "opening=gold"),
                   found = compared(some, "opening=iron", "opening=gold");
  EXPECT_EQ(all.dropout.bounds.low, all.pooled.value); // nothing is open
  EXPECT_EQ(all.dropout.bounds.high, all.pooled.value);
  EXPECT_FALSE(found.dropout.unequal);
  EXPECT_LT(found.dropout.bounds.low, all.pooled.value); // however the open games really ended
  EXPECT_GT(found.dropout.bounds.high, all.pooled.value);
  EXPECT_TRUE(std::isnan(compared(some, "place=1", "opening=gold").dropout.bounds.low));
}

// In each game somebody wins, whoever plays: no number says anything about A and B.
TEST(Comparisons, OfWholeGamesHaveNoNumbers) {
  const FactTable table = MadeUp(4).table(200);
  const Comparison found = compared(table, "board=occident", "board=orient");
  EXPECT_TRUE(found.wholeGames);
  EXPECT_GT(found.a.decided, 0U);
  EXPECT_EQ(found.strata, 0U);
  for (const double number :
       {found.raw.value, found.pooled.value, found.bootstrap.value, found.odds.value, found.a.drawn.value})
    EXPECT_TRUE(std::isnan(number)) << number;
  EXPECT_EQ(found.anytime.verdict, inference::Verdict::notShown);
}

TEST(OpeningsCompared, CountsEachSideAndLeavesOutWhatIsBoth) {
  const FactTable table = MadeUp(5).table(300);
  const Comparison part = compared(table, "opening=iron", "opening=iron temple");
  EXPECT_EQ(part.overlap, SidesOverlap::bWithinA);
  EXPECT_EQ(part.b.games, chosen(table, "opening=iron temple").size());
  EXPECT_EQ(part.a.games, chosen(table, "opening=iron").size() - part.b.games);
  const Comparison same = compared(table, "opening=iron", "opening=iron");
  EXPECT_EQ(same.overlap, SidesOverlap::neither);
  EXPECT_EQ(same.inBoth, chosen(table, "opening=iron").size());
  EXPECT_EQ(same.a.games, 0U);
  EXPECT_EQ(same.b.games, 0U);
  EXPECT_EQ(same.strata, 0U);
  EXPECT_EQ(same.anytime.verdict, inference::Verdict::notShown);
  const Comparison two = compared(table, "opening=iron", "opening=gold");
  EXPECT_EQ(two.inBoth, 0U);
  EXPECT_EQ(two.a.games, two.a.decided + two.a.unfinished + two.a.undecided);
  EXPECT_EQ(two.a.wins, byHand(table, [&](SeatRow s, GameRow) {
                          return table.seats().opening[s].at(0) == Space::iron && table.won(s);
                        }).size());
}

/// What a side wins of the seats that count, by hand.
struct WonByHand {
  std::uint64_t counted = 0, wins = 0;
};

WonByHand wonOfCounted(const FactTable& table, const std::string& own, const std::string& other) {
  const std::vector<SeatRow> seats = chosen(table, own), others = chosen(table, other);
  const auto kindOf = [&](SeatRow seat) {
    const GameRow game = table.seats().game[seat];
    return std::tuple(table.games().board[game], table.games().nations[game], table.seats().nation[seat]);
  };
  std::set<decltype(kindOf(SeatRow{}))> met;
  for (const SeatRow seat : others)
    if (table.decided(seat)) met.insert(kindOf(seat));
  WonByHand found;
  for (const SeatRow seat : seats) {
    if (!table.decided(seat) || !met.contains(kindOf(seat))) continue;
    ++found.counted;
    found.wins += table.won(seat) ? 1 : 0;
  }
  return found;
}

TEST(OpeningsCompared, EachSideHasItsShareOfWhatCounts) {
  const FactTable table = MadeUp(15).table(24);
  const std::string a = "opening=iron temple", b = "opening=gold iron";
  const Comparison found = compared(table, a, b);
  ASSERT_GT(found.a.withoutCounterpart + found.b.withoutCounterpart, 0U) << "else nothing is tested";
  ASSERT_GT(found.strata, 1U);
  for (const auto& [side, hand] :
       {std::pair(&found.a, wonOfCounted(table, a, b)), std::pair(&found.b, wonOfCounted(table, b, a))}) {
    EXPECT_EQ(side->counted(), hand.counted);
    EXPECT_EQ(side->countedWins, hand.wins);
    EXPECT_EQ(side->share.observations, hand.counted);
    EXPECT_NEAR(side->share.value, static_cast<double>(hand.wins) / static_cast<double>(hand.counted), 1e-12);
    EXPECT_TRUE(side->share.interval.contains(side->share.value));
    EXPECT_TRUE(side->weighed.interval.contains(side->weighed.value));
  }
  EXPECT_NEAR(found.a.weighed.value - found.b.weighed.value, found.pooled.value, 1e-12);
}

TEST(OpeningsCompared, WhereNothingIsComparedNothingCounts) {
  const FactTable table = MadeUp(12).table(100);
  for (const auto& [a, b] : {std::pair("place=1", "opening=gold"), std::pair("opening=iron", "opening=iron"),
                             std::pair("board=occident", "board=orient")}) {
    const Comparison found = compared(table, a, b);
    for (const ComparedSide* side : {&found.a, &found.b}) {
      EXPECT_EQ(side->share.observations, 0U) << a;
      EXPECT_EQ(side->countedWins, 0U) << a;
      EXPECT_TRUE(std::isnan(side->share.value)) << a;
      EXPECT_TRUE(std::isnan(side->weighed.value)) << a;
    }
  }
}

TEST(OpeningsCompared, ADifferenceThatIsThereIsShownAndOneThatIsNotIsNot) {
  MadeUp equal(6), better(7);
  better.favour(Space::iron, 0.5);
  const FactTable same = equal.table(2000), other = better.table(600);
  EXPECT_EQ(compared(same, "opening=iron", "opening=gold").anytime.verdict, inference::Verdict::notShown);
  const Comparison found = compared(other, "opening=iron", "opening=gold");
  EXPECT_EQ(found.anytime.verdict, inference::Verdict::shownHigher);
  EXPECT_GT(found.pooled.interval.low, 0);
  EXPECT_EQ(compared(other, "opening=gold", "opening=iron").anytime.verdict, inference::Verdict::shownLower);
}

TEST(OpeningsCompared, NationsAreComparedAcrossNations) {
  const FactTable table = MadeUp(8).table(200);
  const Comparison found = compared(table, "nation=romans", "nation=greeks");
  EXPECT_EQ(found.a.withoutCounterpart, 0U);
  EXPECT_EQ(found.strata, 2U) << "two boards";
  EXPECT_EQ(compared(table, "board=orient; opening=iron", "board=occident; opening=iron").strata, 4U)
      << "four nations";
}

TEST(OpeningsCompared, SmallNumbersLookSmall) {
  const FactTable table = MadeUp(9).table(30);
  for (const char* space : {"temple", "gold"}) {
    const Comparison found = compared(table, "opening=iron", std::string("opening=") + space);
    EXPECT_EQ(found.anytime.verdict, inference::Verdict::notShown);
    EXPECT_GT(found.pooled.interval.width(), 0.2);
  }
}

TEST(OpeningsCompared, TheOrderOfGamesDoesNotMatter) {
  MadeUp made(10);
  std::vector<GameFacts> games;
  for (int i = 0; i < 100; ++i)
    games.push_back(made.game());
  const auto answer = [&] {
    FactTable table;
    for (const GameFacts& game : games)
      table.add(game, {"2024", "", ""});
    return compared(table, "opening=iron", "opening=gold");
  };
  const Comparison first = answer();
  std::ranges::reverse(games);
  const Comparison second = answer();
  EXPECT_NEAR(first.pooled.value, second.pooled.value, 1e-12);
  EXPECT_NEAR(first.anytime.pValue, second.anytime.pValue, 1e-12);
}

TEST(OpeningsCompared, ManyLooksAreCorrectedForEachOther) {
  const FactTable table = MadeUp(11).table(300);
  std::vector<Comparison> looks;
  for (const char* nation : {"greeks", "germans", "egyptians"})
    looks.push_back(compared(table, "nation=romans", std::string("nation=") + nation));
  const Verdicts verdicts = verdictsOf(looks);
  for (std::size_t i = 0; i < looks.size(); ++i)
    EXPECT_GE(verdicts.holm[i], looks[i].anytime.pValue);
}

TEST(OpeningBook, TheLongestAndTheMostExactNameWins) {
  using enum Space;
  const OpeningBook& rules = OpeningBook::ofRulebooks();
  const auto name = [](const OpeningBook& book, std::vector<Space> spaces,
                       const std::string& nation = "romans") {
    const NamedOpening* found = book.name(RulesetId::antike, nation, OpeningKey::of(spaces));
    return found == nullptr ? std::string("none") : found->english;
  };
  EXPECT_EQ(name(rules, {marble, temple, iron}), "Growth");
  EXPECT_EQ(name(rules, {arming, maneuver2}), "Military");
  EXPECT_EQ(name(rules, {gold, marble, knowHow}), "Progress");
  EXPECT_EQ(name(rules, {gold, marble}), "none") << "not whole yet";
  EXPECT_EQ(rules.name(RulesetId::duellum, "romans", OpeningKey::of({marble, temple})), nullptr);
  OpeningBook own;
  ASSERT_TRUE(own.add({"G1a", "Greek growth", "", RulesetId::antike, "greeks", {{marble}, {temple}}}));
  ASSERT_TRUE(
      own.add({"G1b", "Long growth", "", RulesetId::antike, "", {{marble}, {temple}, SpaceChoice::any()}}));
  const OpeningBook both = rules.with(own);
  EXPECT_EQ(name(both, {marble, temple}), "Growth");
  EXPECT_EQ(name(both, {marble, temple}, "greeks"), "Greek growth");
  EXPECT_EQ(name(both, {marble, temple, gold}, "greeks"), "Long growth");
}

TEST(OpeningBook, IsReadAsItIsWritten) {
  OpeningBook book;
  ASSERT_TRUE(book.add({"X1",
                        "Fast \"iron\"",
                        "Schnelles Eisen",
                        RulesetId::antikeII,
                        "gauls",
                        {{Space::iron}, {Space::maneuver1, Space::maneuver2}, SpaceChoice::any()}}));
  const std::string text = book.json();
  const auto again = OpeningBook::read(text);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->json(), text);
  EXPECT_THAT(text, HasSubstr(R"("turns":["iron","maneuver-1|maneuver-2","*"])"));
}

TEST(OpeningBook, ABadFileSaysWhereItIsWrong) {
  const std::pair<const char*, const char*> cases[] = {
      {"[]", "openings"},
      {"{}", "openings"},
      {R"({"openings":[{"code":"A","english":"B","ruleset":"antike","turns":["marbel"]}]})",
       "not a space of the rondel"},
      {R"({"openings":[{"code":"A","english":"B","ruleset":"antike","turns":[]}]})", "1 to 16 turns"},
      {R"({"openings":[{"code":"A","english":"B","ruleset":"go","turns":["iron"]}]})", "ruleset"},
      {R"({"openings":[{"code":"","english":"B","ruleset":"antike","turns":["iron"]}]})", "must have 1"},
      {R"({"openings":[{"code":"A","english":"B","ruleset":"antike","turns":["iron"]},)"
       R"({"code":"A","english":"C","ruleset":"antike","turns":["gold"]}]})",
       "two openings"}};
  for (const auto& [text, said] : cases) {
    const auto book = OpeningBook::read(text);
    ASSERT_FALSE(book) << text;
    EXPECT_THAT(book.error().message, HasSubstr(said)) << text;
  }
}

TEST(GameOptions, AreToldApartByNameAndValue) {
  const std::string options =
      R"({"coins":30,"freeCityTypes":true,"prices":{"roads":[8,5],"wheel":[10,7]},"variant":"expert"})";
  for (const char* has : {"coins", "coins:30", "freeCityTypes", "freecitytypes:true", "prices",
                          "prices:wheel", "variant", "variant:Expert", "goal:default"})
    EXPECT_TRUE(hasOption(options, has)) << has;
  for (const char* not_ :
       {"coins:3", "goal", "prices:sailing", "variant:military", "variant:default", "default"})
    EXPECT_FALSE(hasOption(options, not_)) << not_;
  EXPECT_TRUE(hasOption("", "default"));
  EXPECT_TRUE(hasOption("", "variant:default"));
  EXPECT_FALSE(hasOption("", "variant"));
}

/// Those of one option alone are compared within kinds that differ in nothing else.
TEST(GameOptions, ChooseGamesAndMakeKindsOfSeats) {
  MadeUp made(11);
  FactTable table;
  for (std::size_t i = 0; i < 90; ++i) {
    GameFacts game = made.game();
    game.options = std::array{"", R"({"goal":12})", R"({"goal":12,"variant":"expert"})"}[i % 3];
    table.add(game, {});
  }
  const auto games = [&](const char* conditions) {
    return select(table, readConditions(conditions).value()).games;
  };
  EXPECT_EQ(games("option=goal"), 60U);
  EXPECT_EQ(games("option=goal:12; option=variant:default"), 30U);
  EXPECT_EQ(games("option=default"), 30U);
  EXPECT_EQ(games("option=variant:expert"), 30U);
  EXPECT_EQ(textOf(readConditions("option=goal;board=occident; option=variant:expert").value()),
            "board=occident; option=goal; option=variant:expert");
  EXPECT_EQ(
      textOf(readConditions("option=variant:expert; with=Cleo; with=Bob; option=goal; with=Bob").value()),
      "option=goal; option=variant:expert; with=Bob; with=Cleo");
  const auto wrong = readConditions("option=goals");
  ASSERT_FALSE(wrong.has_value());
  EXPECT_THAT(wrong.error().message, HasSubstr("the options are coins, deck"));
  EXPECT_THAT(optionsIn(table),
              testing::ElementsAre("goal:12", "goal:default", "variant:default", "variant:expert"));
  const auto optionsOf = [&](SeatRow seat) { return table.games().options[table.seats().game[seat]]; };
  std::map<KindIndex, WordIndex> kinds;
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
    EXPECT_EQ(kinds.try_emplace(table.seats().kind[seat], optionsOf(seat)).first->second, optionsOf(seat));
  const auto asked = [](const char* text) { return readConditions(text).value(); };
  EXPECT_FALSE(strataFor(asked("option=goal"), asked("option=goal:default")).options);
  EXPECT_TRUE(strataFor(asked("option=goal; nation=romans"), asked("option=goal; nation=greeks")).options);
}

/// Whatever stands in quotation marks is one value, and what was split is joined to the same again.
TEST(ConditionList, SplitsAtSemicolonsOutsideOfQuotationMarks) {
  const auto split = splitConditions(
      "nation=romans; where=player = \"Ada; B\" and won;;tag=site=Club; event=\"a;b \\\"c\\\"\"; x=\"; odd ");
  const std::vector<WrittenCondition> expected{{"nation", "romans"}, {"where", "player = \"Ada; B\" and won"},
                                               {"tag", "site=Club"}, {"event", "a;b \"c\""},
                                               {"x", "\""},          {"", "odd"}};
  EXPECT_EQ(split, expected);
  EXPECT_EQ(splitConditions(textOf(split)), expected);
  const auto blank = splitConditions("player=\" \"; where=\"  won \"");
  EXPECT_EQ(splitConditions(textOf(blank)),
            (std::vector<WrittenCondition>{{"player", " "}, {"where", "  won "}}));
}

/// Behind a mark that is never closed each further one was looked at as if it were the first.
TEST(ConditionList, IsSplitSoonHoweverManyMarksStayOpen) {
  constexpr std::size_t kMarks = 300'000;
  std::string inOne = "player=\"", inMany = inOne;
  for (std::size_t i = 0; i < kMarks; ++i) {
    inOne += "\\\"";
    inMany += "\\\";";
  }
  EXPECT_EQ(splitConditions(inOne).size(), 1U);
  EXPECT_EQ(splitConditions(inMany).size(), kMarks);
}

TEST(Conditions, AskALibraryWhereTheyMust) {
  EXPECT_FALSE(readConditions("tag=site=Club").has_value()) << "there is none";
  const Hash one{1}, two{2};
  const GamesLookup lookUp = [&](std::string_view key, std::string_view value) -> Result<GameSet> {
    if (value == "wrong") return failure("{} makes no sense here", value);
    return key == "tag" ? GameSet(std::vector{one, two}) : GameSet(std::vector{two});
  };
  const auto read = readConditions("where=won; nation=romans; tag=site=Club", {}, lookUp);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->games.among->size(), 1U) << "both must hold";
  EXPECT_TRUE(read->games.among->contains(two));
  EXPECT_EQ(textOf(*read), "nation=romans; tag=site=Club; where=won");
  EXPECT_FALSE(readConditions("where=wrong", {}, lookUp).has_value());
}

} // namespace
} // namespace annales
