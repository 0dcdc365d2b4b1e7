// Logs whose events are forged, in any order: every command answers, and none falls over.
#include "engine/fold/apply.h"
#include "importers/antike_jsonl/log_writer.h"
#include "tests/cli/program.h"
#include "tests/engine/event/forged_events.h"
#include "tests/engine/play/worlds.h"
#include "tests/often.h"

#include <gmock/gmock.h>

#include <fstream>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// A game that begins well; then a quarter of its events or more are forged.
EventLog forged(test::Dice& dice, const World& world) {
  const std::size_t k = dice.below(1000);
  NewGame begun = simulatedGame(world.spec, k).value();
  EventLog log(begun);
  GameState state = begin(begun.game).value();
  NodeIndex head = 0;
  const auto happens = [&](const Event& event) {
    if (annales::apply(state, event)) return;
    head = log.append(head, event);
  };
  std::size_t well = dice.below(3) * 100;
  static_cast<void>(simulate(world.spec, k, begun, [&](const Event& event) {
    if (well == 0 || std::holds_alternative<GameCreated>(event)) return;
    --well;
    happens(event);
  }));
  test::Facts facts(dice, log.game(), *begun.provinces, 2, 6);
  const int legalOfFour = dice.between(0, 3);
  for (int step = 0; step < 60; ++step) {
    const Event event = test::nextOfForged(dice, facts, log.game(), state, legalOfFour);
    if (!std::holds_alternative<GameEnded>(event) && checkSayable(event, log.names())) happens(event);
  }
  EXPECT_TRUE(log.setLine(kMainLine, head));
  return log;
}

void expectAnswers(const std::vector<std::string>& words) {
  const Ran ran = annales(words);
  EXPECT_THAT(ran.status, ::testing::AnyOf(0, 1)) << words.front() << ' ' << ran.err;
  EXPECT_THAT(ran.err, Not(HasSubstr("Sanitizer"))) << ::testing::PrintToString(words);
  EXPECT_THAT(ran.err, Not(HasSubstr("runtime error"))) << ::testing::PrintToString(words);
}

TEST(Forged, LogsAreAnsweredByEveryCommand) {
  std::vector<World> worlds = laterGames();
  for (const World& world : antikeOptions())
    worlds.push_back(world);
  const unsigned games =
      test::isThorough() ? test::often(200U) : 3; // each takes eight seconds under the sanitizers
  for (unsigned seed = 1; seed <= games; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    test::Dice dice(seed);
    const Folder folder;
    const std::string file = folder / "forged.antike.jsonl", library = folder / "forged.annales";
    {
      std::ofstream out(file);
      LogWriter(out).write(forged(dice, worlds[seed % worlds.size()]));
    }
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"verify", file},
             {"state", file},
             {"legal", file},
             {"replay", file},
             {"threats", file},
             {"claims", file, "--moves"},
             {"claims", file, "--earliest"},
             {"puzzles", file, "--positions", "20"},
             {"account", file, "--turns"},
             {"playout", file, "--budget", "2"},
             {"analyse", file, "--budget", "2", "--turns", "1", "--blame"},
             {"analyse", file, "--budget", "2", "--turns", "1", "--why"},
             {"lesson", file, "--budget", "2", "--turns", "1", "--out", folder / "lesson.antike.jsonl"},
             {"import", file, "--library", library}})
      expectAnswers(with(words));
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"check", library},
             {"list", "--library", library},
             {"stats", "openings", "--library", library},
             {"stats", "explore", "--library", library},
             {"export", "--library", library, "--format", "facts", "--out", folder / "facts"}})
      expectAnswers(words);
    for (const char* format : {"events", "agn", "turns", "sheet", "csv", "html", "svg"})
      expectAnswers(with({"export", file, "--format", format}));
  }
}

} // namespace
} // namespace annales::tests
