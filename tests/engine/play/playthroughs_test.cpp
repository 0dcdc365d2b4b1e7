// Golden playthroughs: whole games as they were once played, with what was legal and the hash of the state
// every few events. A change of a rule, of folding or of the state's projection shows here, event by event.
// ANNALES_REGENERATE=1 plays and writes them anew.
#include "engine/event/codec.h"
#include "engine/rules/rules.h"
#include "engine/state/state_json.h"
#include "tests/engine/play/worlds.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace annales {
namespace {

using tests::World;

const std::string kFolder = std::string(ANNALES_SOURCE_DIR) + "/tests/playthroughs/";
constexpr std::uint32_t kStep = 10;

/// One a ruleset, on boards that stay as they are. The file is named after the ruleset.
World worldOf(RulesetId ruleset) {
  Options special;
  special.specialUnits.emplace();
  switch (ruleset) {
  case RulesetId::antike:
    return tests::worldOf("antike", ruleset, "test-hex", 4);
  case RulesetId::antikeII:
    return tests::worldOf("antike-ii", ruleset, "test-ii", 3);
  case RulesetId::duellum:
    break;
  }
  return tests::worldOf("duellum", RulesetId::duellum, "test-duellum", 2, special);
}

std::string fileOf(RulesetId ruleset) {
  return kFolder + std::string(wordOf(ruleset)) + ".txt";
}

std::string measure(const NewGame& begun, const GameState& state) {
  constexpr std::size_t kDigits = 16;
  return fmt::format("= {} events, round {}: {} legal, state {}", state.seq, state.round,
                     legal(begun.game, state, Payments::every).size(),
                     hexOf(sha256(stateJson(begun.game, state))).substr(0, kDigits));
}

std::string line(const NewGame& begun, const Event& event) {
  std::string text = std::string(nameOf(event)) + ' ';
  appendData(text, event, EventNames{begun.game, *begun.provinces});
  return text;
}

void regenerate(RulesetId ruleset) {
  World world = worldOf(ruleset);
  world.spec.bots = Bots::mixed;
  const auto begun = simulatedGame(world.spec, 0);
  ASSERT_TRUE(begun) << begun.error().message;
  std::ofstream out(fileOf(ruleset));
  out << "# " << world.name << " on " << world.spec.board->map->id() << ", bots mixed, seed "
      << world.spec.seed << ", game 0\n"
      << line(*begun, GameCreated{begun->game.setup}) << '\n';
  const SimulatedEnd end =
      tests::playThrough(world, 0, [&](const NewGame& game, const GameState& state, const Event& event) {
        if (state.seq % kStep == 0) out << measure(game, state) << '\n';
        out << line(game, event) << '\n';
      });
  EXPECT_LT(end.rounds, kMostRounds);
}

class Replay {
public:
  void read(const std::string& row) {
    if (row.starts_with("= ")) {
      ASSERT_TRUE(begun_);
      EXPECT_EQ(measure(*begun_, state_), row);
      ++measured_;
    } else if (row.starts_with("GameCreated ")) {
      create(row.substr(row.find(' ') + 1));
    } else if (!row.starts_with("#")) {
      ASSERT_TRUE(begun_);
      follow(row.substr(0, row.find(' ')), row.substr(row.find(' ') + 1), row);
    }
  }
  void expectWhole() const {
    EXPECT_TRUE(state_.ended);
    EXPECT_GT(measured_, 20);
  }

private:
  void create(const std::string& data) {
    auto begun = decodeGameCreated(parse(data), [](const Hash& hash) -> std::shared_ptr<const Map> {
      for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
        if (const auto& map = worldOf(ruleset).spec.board->map; map->hash() == hash) return map;
      return nullptr;
    });
    ASSERT_TRUE(begun) << begun.error().message;
    begun_ = *std::move(begun);
    EXPECT_FALSE(checkSetup(begun_->game));
    state_ = begin(begun_->game).value();
  }
  void follow(const std::string& type, const std::string& data, const std::string& row) {
    const auto event = decodeEvent(type, parse(data), EventNames{begun_->game, *begun_->provinces});
    ASSERT_TRUE(event) << event.error().message;
    EXPECT_EQ(line(*begun_, *event), row);
    EXPECT_FALSE(check(begun_->game, state_, *event)) << row;
    ASSERT_FALSE(apply(state_, *event)) << row;
  }
  simdjson::dom::element parse(const std::string& data) { return parser_.parse(data); }

  simdjson::dom::parser parser_;
  std::optional<NewGame> begun_;
  GameState state_;
  int measured_ = 0;
};

TEST(Playthroughs, EveryRulesetHasOneAndReplaysAsItWas) {
  for (const std::string_view word : Words<RulesetId>::list) {
    const RulesetId ruleset = valueOf<RulesetId>(word).value();
    if (std::getenv("ANNALES_REGENERATE") != nullptr) regenerate(ruleset);
    std::ifstream in(fileOf(ruleset));
    ASSERT_TRUE(in) << "no golden playthrough of " << word << "; make it with ANNALES_REGENERATE=1";
    Replay replay;
    for (std::string row; std::getline(in, row) && !HasFatalFailure();)
      replay.read(row);
    replay.expectWhole();
  }
}

} // namespace
} // namespace annales
