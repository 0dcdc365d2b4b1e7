// What a game adds up to, held against its states and its outline.
#include "engine/rules/rules.h"
#include "libreplay/facts/game_facts.h"
#include "libreplay/facts/position.h"
#include "libreplay/log/timeline.h"
#include "libreplay/stats/step.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>

namespace annales {
namespace {

using namespace test;
using testing::ElementsAre;

EventLog gameOf(int k) {
  return simulatedLog(static_cast<RulesetId>(k % 3), static_cast<std::uint64_t>(k));
}

TEST(OpeningKey, ReadsItsOwnWords) {
  using enum Space;
  const OpeningKey key = OpeningKey::of({marble, temple, none, maneuver2});
  EXPECT_EQ(key.words(), "marble temple - maneuver-2");
  EXPECT_EQ(OpeningKey::read("marble, temple\t- maneuver-2"), key);
  EXPECT_EQ(OpeningKey::read(""), OpeningKey());
  EXPECT_EQ(OpeningKey::read("marble tempel"), std::nullopt);
  EXPECT_EQ(OpeningKey().turns(), 0U);
  EXPECT_EQ(key.turns(), 4U);
  EXPECT_EQ(key.at(2), none);
}

TEST(OpeningKey, APrefixOfTurnsIsAPrefixOfTheKey) {
  using enum Space;
  const std::vector<Space> spaces{iron, iron, gold, knowHow, arming, iron, marble, temple, iron,
                                  gold, iron, gold, none,    iron,   gold, iron,   gold};
  const OpeningKey whole = OpeningKey::of(spaces);
  EXPECT_EQ(whole.turns(), kKeyTurns) << "more turns do not fit";
  EXPECT_EQ(whole.then(iron), whole);
  OpeningKey key;
  for (std::size_t turns = 0; turns <= kKeyTurns; ++turns) {
    EXPECT_EQ(key.turns(), turns);
    EXPECT_EQ(whole.first(turns), key);
    EXPECT_TRUE(whole.beginsWith(key));
    EXPECT_EQ(key.beginsWith(whole), turns == kKeyTurns);
    if (turns < kKeyTurns) key = key.then(spaces[turns]);
  }
  EXPECT_FALSE(whole.beginsWith(OpeningKey::of({gold})));
}

TEST(GameFacts, AgreeWithStatesAndOutline) {
  for (const FollowedLine& line : followedLines()) {
    const EventLog& log = line.log;
    const GameFacts facts = factsOf(log);
    Timeline timeline(log, log.mainHead());
    const LineStats& stats = line.stats;
    ASSERT_EQ(facts.seats.size(), log.game().nations());
    EXPECT_EQ(facts.events, timeline.folded());
    EXPECT_EQ(facts.turns, stats.outline.turns().size());
    std::vector<std::vector<Space>> spaces(facts.seats.size());
    for (const Turn& turn : stats.outline.turns())
      spaces[turn.nation.index()].push_back(turn.space);
    for (std::size_t n = 0; n < facts.seats.size(); ++n) {
      EXPECT_EQ(facts.seats[n].spaces, spaces[n]);
      EXPECT_EQ(facts.seats[n].opening.size(), std::min(spaces[n].size(), kOpeningTurns));
      EXPECT_EQ(facts.seats[n].personages, timeline.stateAt(timeline.folded()).points(NationId(n)));
      unsigned first = 0;
      for (const Round& round : stats.outline.rounds()) {
        if (round.number == 0) continue;
        const int points = timeline.stateAt(round.last).points(NationId(n));
        ASSERT_EQ(facts.seats[n].personagesByRound.at(round.number - 1U), points);
        if (points > 0 && first == 0) first = round.number;
      }
      EXPECT_EQ(facts.seats[n].firstPersonageRound, first);
    }
    const GameState end = timeline.stateAt(timeline.folded());
    EXPECT_EQ(facts.reason.has_value(), end.ended);
    EXPECT_EQ(facts.winner.has_value(), end.winner.exists());
    if (facts.winner) {
      EXPECT_EQ(facts.seats[*facts.winner].place, 1);
    }
  }
}

// docs/facts.md: produced, built, developed, armed or recruited, moved, founded, conquered or won.
TEST(GameFacts, IdleTurnsAndWhatIsLeftAreThoseOfTheLog) {
  const std::set<std::string_view> documented{"Produced",         "TempleBuilt",  "WallBuilt",
                                              "KnowHowDeveloped", "UnitsArmed",   "UnitsRecruited",
                                              "UnitsMoved",       "BellonaUsed",  "CityFounded",
                                              "CityConquered",    "PersonageWon", "NeutralTempleDestroyed"};
  int idle = 0, withCards = 0;
  bool other = false;
  for (int k = 0; k < 12; ++k) {
    const EventLog log = gameOf(k);
    const GameFacts facts = factsOf(log);
    Timeline timeline(log, log.mainHead());
    const GameState end = timeline.stateAt(timeline.folded());
    std::vector<int> byHand(facts.seats.size());
    bool nothing = true;
    NationId acting;
    for (const NodeIndex node : log.path(log.mainHead())) {
      const Event& event = log[node].event;
      if (const auto* began = std::get_if<TurnBegan>(&event)) {
        nothing = true;
        acting = began->nation;
        other = false;
      }
      if (const auto* ended = std::get_if<TurnEnded>(&event); ended != nullptr && nothing) {
        ++byHand[ended->nation.index()];
        withCards += other ? 1 : 0;
      }
      if (nationOf(event) != acting) continue;
      const auto* bellona = std::get_if<BellonaUsed>(&event);
      if (bellona != nullptr && !bellona->province.exists()) continue; // without a unit
      nothing = nothing && !documented.contains(nameOf(event));
      other = other || std::holds_alternative<CardPlayed>(event);
    }
    for (std::size_t n = 0; n < facts.seats.size(); ++n) {
      EXPECT_EQ(facts.seats[n].idleTurns, byHand[n]);
      idle += byHand[n];
      const NationState& nation = end[NationId(n)];
      EXPECT_EQ(facts.seats[n].left, nation.has(Resource::marble) + nation.has(Resource::iron) +
                                         nation.has(Resource::gold) + nation.has(Resource::coins));
    }
  }
  EXPECT_GT(idle, 0) << "nothing was tested";
  EXPECT_GT(withCards, 0);
}

TEST(GameFacts, OnlyWhatTheDocumentsNameIsADeed) {
  const NationId own(0), rival(1);
  Amount some;
  some.set(Resource::gold, 1);
  EXPECT_TRUE(isDeedOf(Produced{own, some}, own));
  EXPECT_FALSE(isDeedOf(Produced{own, {}}, own)) << "nothing was produced";
  EXPECT_FALSE(isDeedOf(Produced{rival, some}, own));
  EXPECT_TRUE(isDeedOf(BellonaUsed{own, rival, Kind::legion, ProvinceId(0)}, own)) << "a unit was armed";
  EXPECT_FALSE(isDeedOf(BellonaUsed{own, rival, Kind::legion, ProvinceId::none()}, own));
  EXPECT_FALSE(isDeedOf(CardPlayed{own, CardId(0), std::make_shared<const Adjustments>()}, own));
  EXPECT_FALSE(isDeedOf(CardTaken{own, CardId(0)}, own));
  EXPECT_FALSE(isDeedOf(BattleFought{own, rival, rival, Kind::legion, 1, 0, ProvinceId(0)}, own));
  EXPECT_FALSE(isDeedOf(Traded{own, {}, {}}, own));
  EXPECT_FALSE(isDeedOf(RondelMoved{own, Space::iron, {}}, own));
  EXPECT_TRUE(isDeedOf(WallBuilt{own, ProvinceId(0), {}}, own));
  EXPECT_TRUE(isDeedOf(UnitsRecruited{own, Kind::galley, 1, {}}, own));
  EXPECT_TRUE(isDeedOf(NeutralTempleDestroyed{own, 1, 0, ProvinceId(0)}, own));
}

// What was done in the first turns, read off the events of a game of Duellum one by one.
TEST(GameFacts, WallsAndCardsAreAmongWhatATurnDid) {
  int walls = 0, taken = 0, played = 0;
  for (int k = 0; k < 12; ++k) {
    const EventLog log = simulatedLog(RulesetId::duellum, static_cast<std::uint64_t>(k));
    const GameFacts facts = factsOf(mainLineOf(log), ~std::size_t{0});
    const EventNames names = log.names();
    const auto cardWord = [&](CardId card) { return std::string(log.game().ruleset->deck[card.index()].id); };
    std::vector<std::size_t> turns(facts.seats.size());
    std::vector<std::string> wanted;
    NationId acts;
    const auto compareTurn = [&] {
      if (!acts.exists()) return;
      const std::string& done = facts.seats[acts.index()].opening.at(turns[acts.index()] - 1).done;
      std::vector<std::string> found;
      std::istringstream words(done);
      for (std::string word; words >> word;)
        if (word.starts_with("+wall:") || word.starts_with("+card:") || word.starts_with("+played:"))
          found.push_back(word);
      std::ranges::sort(wanted);
      EXPECT_EQ(found, wanted) << done;
      wanted.clear();
      acts = NationId::none();
    };
    for (const NodeIndex node : log.path(log.mainHead())) {
      const Event& event = log[node].event;
      if (const auto* began = std::get_if<TurnBegan>(&event)) {
        compareTurn();
        acts = began->nation;
        ++turns[acts.index()];
      }
      if (const auto* wall = std::get_if<WallBuilt>(&event)) {
        wanted.push_back("+wall:" + std::string(names.provinces.word(wall->province)));
        ++walls;
      }
      if (const auto* card = std::get_if<CardTaken>(&event)) {
        wanted.push_back("+card:" + cardWord(card->card));
        ++taken;
      }
      if (const auto* card = std::get_if<CardPlayed>(&event)) {
        wanted.push_back("+played:" + cardWord(card->card));
        ++played;
      }
    }
    compareTurn();
  }
  EXPECT_GT(walls, 0) << "nothing was tested";
  EXPECT_GT(taken, 0);
  EXPECT_GT(played, 0);
}

TEST(GameFacts, PlacesAreByPersonagesAndTheWinnerIsFirst) {
  for (int k = 0; k < 12; ++k) {
    const GameFacts facts = factsOf(gameOf(k));
    std::multiset<int> places;
    for (const SeatFacts& seat : facts.seats) {
      places.insert(seat.place);
      for (const SeatFacts& other : facts.seats) {
        if (seat.place <= 1 || other.place <= 1) continue;
        EXPECT_EQ(seat.personages > other.personages, seat.place < other.place);
      }
    }
    EXPECT_EQ(places.count(1), facts.winner ? 1U : 0U);
    EXPECT_EQ(places.count(0), facts.winner ? 0U : facts.seats.size());
  }
}

TEST(GameFacts, AnUnfinishedGameHasNoPlaces) {
  const GameFacts facts = factsOf(beginningOf(gameOf(0), 200));
  EXPECT_FALSE(facts.reason);
  EXPECT_FALSE(facts.winner);
  for (const SeatFacts& seat : facts.seats)
    EXPECT_EQ(seat.place, 0);
}

TEST(GameFacts, WhatCannotBeFoldedHasNotHappened) {
  EventLog log = beginningOf(gameOf(0), 200);
  const GameFacts before = factsOf(log);
  NodeIndex head =
      log.append(log.mainHead(), TempleBuilt{NationId(0), log.names().provinces.intern("atlantis"), {}});
  head = log.append(head, GameEnded{NationId(0), EndReason::personages});
  require(log.setLine(kMainLine, head));
  EXPECT_EQ(factsOf(log).events, before.events);
  EXPECT_FALSE(factsOf(log).reason);
}

TEST(GameFacts, PositionsAreTheSameWhereverTheyStand) {
  const EventLog log = gameOf(0);
  EventLog tagged = log;
  tagged.setTag("player.romans", "Ada");
  const GameFacts a = factsOf(log), b = factsOf(tagged), other = factsOf(gameOf(3));
  for (std::size_t n = 0; n < a.seats.size(); ++n)
    for (std::size_t turn = 0; turn < a.seats[n].opening.size(); ++turn)
      EXPECT_EQ(a.seats[n].opening[turn].position, b.seats[n].opening[turn].position);
  EXPECT_EQ(a.seats[0].opening[0].position, other.seats[0].opening[0].position)
      << "every game between these bots begins alike";
  EXPECT_NE(a.seats[0].opening[0].position, a.seats[0].opening[1].position);
  std::set<std::uint64_t> different;
  for (const SeatFacts& seat : a.seats)
    for (const OpeningTurn& turn : seat.opening)
      different.insert(turn.position);
  EXPECT_EQ(different.size(), a.seats.size() * kOpeningTurns);
}

// What looks alike leads elsewhere where a know-how costs something else.
TEST(GameFacts, PositionsUnderOtherOptionsDiffer) {
  const EventLog log = gameOf(1);
  ASSERT_EQ(log.game().ruleset->id, RulesetId::antikeII);
  const GameState state = require(begin(log.game()));
  GameSetup setup = *log.game().setup;
  setup.options.prices[0] = PricePair{9, 4};
  const Game dearer = makeGame(std::make_shared<const GameSetup>(setup), log.game().map);
  EXPECT_NE(positionOf(dearer, state), positionOf(log.game(), state));
  EXPECT_EQ(positionOf(makeGame(log.game().setup, log.game().map), state), positionOf(log.game(), state));
}

TEST(GameFacts, SayWhatWasBoughtFoundedAndConquered) {
  const GameFacts facts = factsOf(sampleLog("opening-military"));
  const SeatFacts& romans = facts.seats[0];
  ASSERT_EQ(romans.nation, "romans");
  ASSERT_GE(romans.opening.size(), 2U);
  EXPECT_EQ(romans.opening[0].done, "arming +galley:1 +legion:1");
  EXPECT_EQ(romans.opening[1].done, "maneuver-2 +city:corniclanum");
}

TEST(OpeningSoFar, IsWhatTheFactsSayOfTheTurnThatFollows) {
  for (int k = 0; k < 3; ++k) {
    const EventLog log = gameOf(k);
    const GameFacts facts = factsOf(log);
    const std::vector<NodeIndex> path = log.path(log.mainHead());
    std::vector<std::size_t> turns(facts.seats.size(), 0); // begun
    std::optional<std::size_t> acts;
    for (std::size_t at = 0; at < std::min<std::size_t>(path.size(), 600); ++at) {
      const Event& event = log[path[at]].event;
      if (const auto* began = std::get_if<TurnBegan>(&event)) {
        acts = began->nation.index();
        ++turns[*acts];
      }
      if (std::holds_alternative<TurnEnded>(event)) acts.reset();
      const auto opening = openingAt(log, path[at]);
      if (acts) {
        ASSERT_TRUE(opening);
        EXPECT_EQ(opening->seat, *acts);
      }
      if (!opening) continue;
      const SeatFacts& seat = facts.seats[opening->seat];
      const std::size_t before = turns[opening->seat] - (acts ? 1 : 0);
      ASSERT_EQ(opening->nation, seat.nation);
      ASSERT_EQ(opening->spaces,
                std::vector(seat.spaces.begin(), seat.spaces.begin() + static_cast<std::ptrdiff_t>(before)));
      ASSERT_EQ(opening->position.has_value(), before < kOpeningTurns);
      if (!opening->position || before >= seat.opening.size()) continue;
      EXPECT_EQ(*opening->position, seat.opening[before].position) << at;
      ASSERT_EQ(opening->done.size(), before);
      for (std::size_t turn = 0; turn < before; ++turn)
        EXPECT_EQ(opening->done[turn], seat.opening[turn].done);
    }
  }
}

} // namespace
} // namespace annales
