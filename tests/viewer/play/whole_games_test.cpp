// Whole games are played again by clicks and keys; how many a turn takes is printed.
#include "tests/viewer/play/robot.h"

namespace annales::test {
namespace {

struct Effort {
  std::size_t turns = 0, played = 0, skipped = 0;
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
  EXPECT_LE(each(table.clicks + table.keys), 6.0) << file;
  return effort;
}

TEST(WholeGames, AntikeIsPlayedAgainByClicks) {
  EXPECT_EQ(playAgain("samples/game-occident.antike.jsonl").skipped, 0U);
}

TEST(WholeGames, AntikeIIIsPlayedAgainByClicks) {
  EXPECT_EQ(playAgain("samples/antike-ii.game-mare-nostrum.antike.jsonl").skipped, 0U);
}

TEST(WholeGames, DuellumIsPlayedAgainByClicks) {
  EXPECT_EQ(playAgain("samples/duellum.game-rome-carthage.antike.jsonl").skipped, 0U);
}

TEST(WholeGames, WhatBreaksARuleIsSteppedOver) {
  EXPECT_GT(playAgain("samples/game-orient-mistakes.antike.jsonl").skipped, 0U);
}

} // namespace
} // namespace annales::test
