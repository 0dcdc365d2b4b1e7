#include "engine/event/same_fact.h"
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/lines/branch_copy.h"
#include "libreplay/pilots/autopilot.h"
#include "tests/cancelled_soon.h"
#include "tests/libreplay/logs.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/often.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

std::vector<Event> mainOf(const EventLog& log) {
  return log.eventsTo(log.mainHead());
}

Pilots everybody(const EventLog& log, std::string_view word) {
  return Pilots(log.game().nations(), require(Pilot::read(word)));
}

PilotsPlan following(const EventLog& log, Pilots pilots) {
  PilotsPlan plan;
  plan.pilots = std::move(pilots);
  plan.record.push_back({"main", mainOf(log)});
  return plan;
}

PilotsRun played(const EventLog& log, const std::vector<Event>& line, PilotsPlan plan) {
  return require(playOn(log.game(), line, std::move(plan), {}));
}

std::vector<Event> firstOf(const std::vector<Event>& events, std::size_t count) {
  return {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// The first place, from there on, before which it is the turn of a nation that has not moved yet.
std::size_t nextTurn(const std::vector<Event>& events, std::size_t from) {
  while (from < events.size() && !std::holds_alternative<RondelMoved>(events[from]))
    ++from;
  return from;
}

/// Each event of the line is legal or, where that is said, is what the record did against the same rule.
void expectLegal(const EventLog& log, const std::vector<Event>& before, const std::vector<Event>& events) {
  GameState state = require(begin(log.game()));
  for (const Event& event : before)
    ASSERT_FALSE(annales::apply(state, event));
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto wrong = check(log.game(), state, events[i]);
    ASSERT_FALSE(wrong) << "event " << i << ": " << (wrong ? wrong->message : "");
    ASSERT_FALSE(annales::apply(state, events[i]));
  }
}

/// Everybody as recorded, from many places: what comes is the record, to its end.
void expectTheRecord(const EventLog& log, std::size_t stride, const std::string& name) {
  const std::vector<Event> events = mainOf(log);
  for (std::size_t at = 0; at < events.size(); at += stride) {
    const PilotsRun run = played(log, firstOf(events, at), following(log, everybody(log, "recorded")));
    std::vector<Event> rest(events.begin() + static_cast<std::ptrdiff_t>(at), events.end());
    // A game that was broken off is gone on with up to where somebody has to decide.
    for (std::size_t i = 0; i < std::min(rest.size(), run.events.size()); ++i)
      ASSERT_TRUE(sameFact(run.events[i], rest[i]))
          << name << " from event " << at + 2 << ", event " << at + i + 2 << ": "
          << branchText({run.events[i]}, log.names()) << "instead of " << branchText({rest[i]}, log.names());
    ASSERT_GE(run.events.size(), rest.size()) << name << " from event " << at + 2;
    if (std::holds_alternative<GameEnded>(rest.back()) && run.events.size() == rest.size()) {
      EXPECT_EQ(run.halt, PilotsHalt::ended);
      EXPECT_TRUE(run.left.empty());
    }
    EXPECT_EQ(run.adjusted, 0U);
  }
}

constexpr std::array kRulesets{RulesetId::antike, RulesetId::antikeII, RulesetId::duellum};

TEST(Autopilot, AsRecordedGivesTheRecordAgainWhereNothingDiffers) {
  for (const RulesetId ruleset : kRulesets)
    for (std::uint64_t k = 0; k < 3; ++k) {
      const EventLog log = simulatedLog(ruleset, k);
      expectTheRecord(log, test::apart<std::size_t>(log.size() / 5 + 1), std::string(wordOf(ruleset)));
    }
}

TEST(Autopilot, AsRecordedGivesTheGamesOfTheConformanceTestsAgain) {
  for (const std::string& name : wholeGames())
    expectTheRecord(caseLog(name), 97, name);
}

TEST(Autopilot, AsRecordedGivesTheSamplesAgain) {
  for (const std::string& name : sampleNames())
    expectTheRecord(sampleLog(name), 211, name);
}

/// A nation goes elsewhere on the rondel. All others do what they did as long as it is legal.
TEST(Autopilot, ANationLeavesTheRecordAtTheDeedThatIsNoLongerLegal) {
  std::size_t leavings = 0, deviations = 0;
  for (const RulesetId ruleset : kRulesets) {
    const EventLog log = simulatedLog(ruleset, 1);
    const std::vector<Event> events = mainOf(log);
    for (std::size_t at = nextTurn(events, events.size() / 4); at < events.size() / 2;
         at = nextTurn(events, at + 40)) {
      std::vector<Event> line = firstOf(events, at);
      GameState state = require(begin(log.game()));
      for (const Event& event : line)
        ASSERT_FALSE(annales::apply(state, event));
      const NationId who = state.active;
      for (const Event& other : legal(log.game(), state, Payments::cheapest))
        if (std::holds_alternative<RondelMoved>(other) && !sameFact(other, events[at])) {
          line.push_back(other);
          break;
        }
      if (line.size() == at) continue;
      ++deviations;
      PilotsPlan plan = following(log, everybody(log, "recorded"));
      plan.pilots[who.index()] = require(Pilot::read("growth"));
      const PilotsRun run = played(log, line, plan);
      expectLegal(log, line, run.events);
      if (run.halt == PilotsHalt::ended) continue;
      ASSERT_EQ(run.halt, PilotsHalt::byHand);
      ASSERT_FALSE(run.left.empty());
      const LeftRecord& left = run.left.back();
      EXPECT_EQ(left.nation, run.waitingFor); // a person decides where the record cannot
      EXPECT_EQ(left.place, run.events.size());
      if (!left.event) continue;
      ++leavings;
      EXPECT_TRUE(sameFact(*left.event, events[left.index - 2])) << left.index;
      GameState there = require(begin(log.game()));
      for (const Event& event : line)
        ASSERT_FALSE(annales::apply(there, event));
      for (const Event& event : run.events)
        ASSERT_FALSE(annales::apply(there, event));
      const auto wrong = check(log.game(), there, *left.event);
      ASSERT_TRUE(wrong) << "the deed that it left the record at is legal";
      EXPECT_EQ(wrong->message, left.why.value_or(Error{}).message);
    }
  }
  EXPECT_GT(deviations, 10U);
  EXPECT_GT(leavings, 5U);
}

TEST(Autopilot, ABotGoesOnWhereTheRecordCannot) {
  const EventLog log = simulatedLog(RulesetId::antike, 1);
  const std::vector<Event> events = mainOf(log);
  const std::size_t at = nextTurn(events, events.size() / 3);
  std::vector<Event> line = firstOf(events, at);
  PilotsPlan plan = following(log, everybody(log, "recorded:greedy"));
  plan.pilots[0] = require(Pilot::read("growth"));
  const PilotsRun run = played(log, line, plan);
  EXPECT_EQ(run.halt, PilotsHalt::ended);
  EXPECT_FALSE(run.left.empty());
  expectLegal(log, line, run.events);
  for (const LeftRecord& left : run.left)
    EXPECT_NE(left.nation, NationId(0));
}

TEST(Autopilot, ItStopsWhereSomebodyByHandIsToMove) {
  for (const RulesetId ruleset : kRulesets) {
    const EventLog log = simulatedLog(ruleset, 0);
    const std::vector<Event> events = mainOf(log);
    std::size_t at = events.size() / 3;
    while (!std::holds_alternative<TurnEnded>(events[at]))
      ++at;
    const NationId hand = std::get<TurnEnded>(events[at]).nation;
    PilotsPlan plan = following(log, everybody(log, "greedy"));
    plan.pilots[hand.index()] = Pilot{};
    plan.handPasses = false;
    std::vector<Event> line = firstOf(events, at + 1);
    const std::size_t begun = line.size();
    for (int questions = 0; questions < 100; ++questions) { // demands that it leaves unanswered
      const PilotsRun run = played(log, line, plan);
      line.insert(line.end(), run.events.begin(), run.events.end());
      ASSERT_EQ(run.halt, PilotsHalt::byHand);
      ASSERT_EQ(run.waitingFor, hand);
      if (!run.mayPass) break;
      plan.handPasses = true;
    }
    ASSERT_TRUE(std::holds_alternative<TurnBegan>(line.back()) ||
                std::holds_alternative<CardRevealed>(line.back()));
    std::size_t turns = 0;
    for (std::size_t i = begun; i < line.size(); ++i)
      if (const auto* ended = std::get_if<TurnEnded>(&line[i])) {
        EXPECT_NE(ended->nation, hand);
        ++turns;
      }
    EXPECT_EQ(turns, log.game().nations() - 1);
  }
}

/// A demand for battle belongs to the nation that may make it, also in another one's turn.
TEST(Autopilot, ItStopsWhereSomebodyByHandMayDemandABattle) {
  std::size_t demands = 0;
  for (std::uint64_t k = 0; k < 4; ++k) {
    const EventLog log = simulatedLog(RulesetId::antike, k);
    const std::vector<Event> events = mainOf(log);
    for (std::size_t i = 1; i < events.size() && demands < 20; ++i) {
      const auto* battle = std::get_if<BattleFought>(&events[i]);
      if (battle == nullptr || battle->demandedBy == battle->nation) continue;
      if (!std::holds_alternative<UnitsMoved>(events[i - 1])) continue;
      ++demands;
      PilotsPlan plan = following(log, everybody(log, "recorded"));
      plan.pilots[battle->demandedBy.index()] = Pilot{};
      const PilotsRun asked = played(log, firstOf(events, i), plan);
      EXPECT_TRUE(asked.events.empty());
      EXPECT_EQ(asked.halt, PilotsHalt::byHand);
      EXPECT_EQ(asked.waitingFor, battle->demandedBy);
      EXPECT_TRUE(asked.mayPass);
      // Left unanswered, the mover's turn goes on.
      plan.handPasses = true;
      const PilotsRun unanswered = played(log, firstOf(events, i), plan);
      for (const Event& event : unanswered.events)
        if (const auto* fought = std::get_if<BattleFought>(&event)) {
          EXPECT_NE(fought->demandedBy, battle->demandedBy);
        }
      // As recorded, it demands.
      plan.handPasses = false;
      plan.pilots[battle->demandedBy.index()] = require(Pilot::read("recorded"));
      const PilotsRun answered = played(log, firstOf(events, i), plan);
      ASSERT_FALSE(answered.events.empty());
      EXPECT_TRUE(sameFact(answered.events.front(), events[i]));
    }
  }
  EXPECT_GT(demands, 3U);
}

/// Where a person has begun a turn in another way, it is that person's to the end, whatever the pilot.
TEST(Autopilot, ATurnThatWasBegunOtherwiseIsAPersonsToItsEnd) {
  const EventLog log = simulatedLog(RulesetId::antike, 0);
  const std::vector<Event> events = mainOf(log);
  const std::size_t at = nextTurn(events, events.size() / 2);
  std::vector<Event> line = firstOf(events, at);
  GameState state = require(begin(log.game()));
  for (const Event& event : line)
    ASSERT_FALSE(annales::apply(state, event));
  for (const Event& event : legal(log.game(), state, Payments::cheapest)) {
    const auto* moved = std::get_if<RondelMoved>(&event);
    if (moved == nullptr || moved->to == std::get<RondelMoved>(events[at]).to) continue;
    line.push_back(event);
    break;
  }
  ASSERT_EQ(line.size(), at + 1);
  const PilotsRun run = played(log, line, following(log, everybody(log, "recorded")));
  EXPECT_TRUE(run.events.empty());
  EXPECT_EQ(run.halt, PilotsHalt::byHand);
  EXPECT_EQ(run.waitingFor, state.active);
  EXPECT_TRUE(run.left.empty()); // its later turns are as recorded again
}

TEST(Autopilot, ThePlanAndThePlaceSayWhatIsPlayedWhereverOneBegan) {
  for (const RulesetId ruleset : kRulesets) {
    const EventLog log = simulatedLog(ruleset, 2);
    const std::vector<Event> events = mainOf(log);
    std::vector<Event> line = firstOf(events, events.size() / 4);
    PilotsPlan plan = following(log, everybody(log, "random"));
    plan.seed = 5;
    plan.turns = 12;
    const PilotsRun whole = played(log, line, plan);
    EXPECT_EQ(whole.halt, PilotsHalt::turns);
    EXPECT_EQ(std::ranges::count_if(whole.events,
                                    [](const Event& e) { return std::holds_alternative<TurnEnded>(e); }),
              12);
    const std::size_t half = whole.events.size() / 2;
    line.insert(line.end(), whole.events.begin(), whole.events.begin() + static_cast<std::ptrdiff_t>(half));
    plan.turns = 0;
    const PilotsRun rest = played(log, line, plan);
    ASSERT_GE(rest.events.size(), whole.events.size() - half);
    for (std::size_t i = half; i < whole.events.size(); ++i)
      ASSERT_TRUE(sameFact(rest.events[i - half], whole.events[i]));
    plan.seed = 6;
    const PilotsRun other = played(log, line, plan);
    EXPECT_FALSE(sameFacts(other.events, rest.events));
  }
}

/// Of two lines the nearer one says what a nation did, and the other where that one ends.
TEST(Autopilot, TheNearestLineThatHasTheWholeTurnIsFollowed) {
  const EventLog log = simulatedLog(RulesetId::antike, 0);
  const std::vector<Event> events = mainOf(log);
  const std::size_t at = events.size() / 3;
  PilotsPlan other = following(log, everybody(log, "growth"));
  other.turns = 6;
  const PilotsRun near = played(log, firstOf(events, at), other);
  std::vector<Event> nearLine = firstOf(events, at);
  nearLine.insert(nearLine.end(), near.events.begin(), near.events.end());
  PilotsPlan plan = following(log, everybody(log, "recorded"));
  plan.record.insert(plan.record.begin(), {"What if 1", nearLine});
  const PilotsRun run = played(log, firstOf(events, at), plan);
  ASSERT_GE(run.events.size(), near.events.size());
  for (std::size_t i = 0; i < near.events.size(); ++i)
    ASSERT_TRUE(sameFact(run.events[i], near.events[i])) << i;
}

TEST(Autopilot, BeingCancelledKeepsWhatWasPlayed) {
  const EventLog log = simulatedLog(RulesetId::antike, 0);
  std::atomic<bool> cancel = false;
  PilotsWatch watch;
  watch.cancel = &cancel;
  watch.played = [&](std::size_t events, const GameState&) { cancel = events == 7; };
  PilotsPlan plan = following(log, everybody(log, "greedy"));
  const PilotsRun run = require(playOn(log.game(), {}, plan, watch));
  EXPECT_EQ(run.halt, PilotsHalt::cancelled);
  EXPECT_EQ(run.events.size(), 7U);
}

TEST(Autopilot, OneThatThinksIsCancelledInItsThoughts) {
  const EventLog log = simulatedLog(RulesetId::antike, 0);
  for (const char* word : {"rollout:100000:1000", "search:100000:1000"}) {
    std::atomic<bool> cancel = false;
    PilotsWatch watch;
    watch.cancel = &cancel;
    const std::jthread later = cancelledSoon(cancel);
    // Uncancelled, its first decision takes hours.
    const PilotsRun run = require(playOn(log.game(), {}, following(log, everybody(log, word)), watch));
    EXPECT_EQ(run.halt, PilotsHalt::cancelled) << word;
    EXPECT_FALSE(run.events.empty()) << "what needs no thought";
    for (const Event& event : run.events)
      EXPECT_FALSE(std::holds_alternative<RondelMoved>(event)) << "a decision that was broken off is none";
  }
}

TEST(Autopilot, ALineThatDoesNotFoldIsSaid) {
  const EventLog log = simulatedLog(RulesetId::antike, 0);
  const std::vector<Event> nonsense{GameCreated{}};
  const auto run = playOn(log.game(), nonsense, following(log, everybody(log, "greedy")), {});
  ASSERT_FALSE(run);
  EXPECT_EQ(run.error().message, "event 2 makes no sense, so play cannot go on after it");
}

TEST(Pilot, IsReadAsItIsWritten) {
  for (const char* word : {"hand", "recorded", "recorded:greedy", "recorded:rollout:8:4", "value", "random",
                           "quick", "recorded:level:3", "strong:8"})
    EXPECT_EQ(require(Pilot::read(word)).word(), word);
  for (const char* word : {"", "by hand", "recorded:", "recorded:hand", "rollout", "Hand"}) {
    const auto pilot = Pilot::read(word);
    ASSERT_FALSE(pilot) << word;
    EXPECT_NE(pilot.error().message.find("an autopilot must be hand, recorded"), std::string::npos);
  }
}

} // namespace
} // namespace annales
