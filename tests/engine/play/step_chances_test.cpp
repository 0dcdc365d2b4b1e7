// How likely a greedy player takes a step, against the steps that it takes.
#include "engine/play/step_chances.h"
#include "tests/engine/play/worlds.h"

#include <map>
#include <numeric>

namespace annales::tests {
namespace {

TEST(StepChances, AreHowOftenTheStepsAreTaken) {
  constexpr int kTimes = 1500;
  for (const World& world : {worldOf("antike", RulesetId::antike, "orient", 5),
                             worldOf("duellum", RulesetId::duellum, "rome-carthage", 2)}) {
    const auto begun = simulatedGame(world.spec, 0).value();
    const auto reach = reachOn(begun.game.map);
    auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
    int turns = 0, split = 0;
    while (const Event* event = playout.step()) {
      if (!std::holds_alternative<TurnBegan>(*event) || ++turns % 23 != 1) continue;
      std::vector<Event> legal;
      legalInto(legal, begun.game, playout.state(), Payments::cheapest);
      std::vector<Row> options;
      for (Row row = 0; row < legal.size(); ++row)
        if (std::holds_alternative<RondelMoved>(legal[row])) options.push_back(row);
      const Question question{begun.game, playout.state(), playout.state().active, legal, options, false};
      const Taste& taste = tasteOf(Style::progress);
      std::map<Row, int> taken;
      Rng rng(3);
      for (int i = 0; i < kTimes; ++i)
        ++taken[chooseGreedily(taste, *reach, question, rng)];
      const auto chances = chancesOfSteps(taste, *reach, question);
      EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9) << world.name;
      for (std::size_t i = 0; i < options.size(); ++i)
        EXPECT_NEAR(static_cast<double>(taken[options[i]]) / kTimes, chances[i],
                    0.065) // five standard errors
            << world.name << ", turn " << turns;
      split += taken.size() > 1 ? 1 : 0;
    }
    EXPECT_GT(split, 0) << world.name << ": somewhere the mood decides";
  }
}

} // namespace
} // namespace annales::tests
