// Whole games are played again by clicks and keys; how many a turn takes is printed.
#include "tests/viewer/play/play_table.h"
#include "tests/viewer/play/robot.h"

namespace annales::viewer::test {
namespace {

struct Effort {
  std::size_t turns = 0, played = 0, skipped = 0;
  double perTurn = 0;                                      // clicks and keys
  std::map<std::string, std::array<std::size_t, 3>> costs; // by type: how often, clicks, keys
};

Effort playAgain(const std::string& file) {
  PlayTable table(openedSample(file));
  Robot robot(table);
  Effort effort;
  while (!table.atEnd() && !table.wrong) {
    const EventIndex before = table.cursor();
    const std::string type(nameOf(table.next()));
    const std::size_t clicks = table.clicks, keys = table.keys;
    if (robot.playNext()) {
      ++effort.played;
    } else {
      ++effort.skipped;
      table.goTo(before + 1);
    }
    auto& cost = effort.costs[type];
    ++cost[0], cost[1] += table.clicks - clicks, cost[2] += table.keys - keys;
    for (EventIndex k = before + 1; k <= table.cursor(); ++k)
      effort.turns += std::holds_alternative<TurnBegan>(table.line().event(k)) ? 1 : 0;
    if (testing::Test::HasFatalFailure()) break;
  }
  const auto each = [&](std::size_t n) { return static_cast<double>(n) / static_cast<double>(effort.turns); };
  std::printf(
      "%s: %zu turns, %zu events; %.2f clicks and %.2f keys a turn; %zu things that nobody can play\n",
      file.c_str(), effort.turns, static_cast<std::size_t>(table.cursor()), each(table.clicks),
      each(table.keys), effort.skipped);
  for (const auto& [type, cost] : effort.costs)
    std::printf("  %4zu times %-16s %.2f clicks %.2f keys\n", cost[0], type.c_str(),
                static_cast<double>(cost[1]) / static_cast<double>(cost[0]),
                static_cast<double>(cost[2]) / static_cast<double>(cost[0]));
  EXPECT_EQ(table.cursor(), table.line().length());
  effort.perTurn = each(table.clicks + table.keys);
  return effort;
}

TEST(WholeGames, AntikeIsPlayedAgainByClicks) {
  const Effort effort = playAgain("samples/game-occident.antike.jsonl");
  EXPECT_EQ(effort.skipped, 0U);
  EXPECT_LE(effort.perTurn, 6.5) << "its bots move two and a half times a turn, unit by unit";
}

TEST(WholeGames, AntikeIIIsPlayedAgainByClicks) {
  const Effort effort = playAgain("samples/antike-ii.game-mare-nostrum.antike.jsonl");
  EXPECT_EQ(effort.skipped, 0U);
  EXPECT_LE(effort.perTurn, 6.0);
}

TEST(WholeGames, DuellumIsPlayedAgainByClicks) {
  const Effort effort = playAgain("samples/duellum.game-rome-carthage.antike.jsonl");
  EXPECT_EQ(effort.skipped, 0U);
  EXPECT_LE(effort.perTurn, 6.0);
}

TEST(WholeGames, WhatBreaksARuleIsSteppedOver) {
  const Effort effort = playAgain("samples/game-orient-mistakes.antike.jsonl");
  EXPECT_GT(effort.skipped, 0U);
  EXPECT_LE(effort.perTurn, 6.0);
}

} // namespace
} // namespace annales::viewer::test
