// Whole games are played again by clicks and keys; how many a turn takes is printed.
#include "tests/viewer/play/robot.h"

namespace annales::test {
namespace {

struct Effort {
  std::size_t turns = 0, played = 0, skipped = 0;
};

Effort playAgain(const std::string& file) {
  PlayTable table(openedSample(file));
  Robot robot(table);
  Effort effort;
  while (!table.atEnd() && !table.wrong) {
    const EventIndex before = table.cursor();
    if (robot.playNext()) {
      ++effort.played;
    } else {
      ++effort.skipped;
      table.goTo(before + 1);
    }
    for (EventIndex k = before + 1; k <= table.cursor(); ++k)
      effort.turns += std::holds_alternative<TurnBegan>(table.line().event(k)) ? 1 : 0;
    if (testing::Test::HasFatalFailure()) break;
  }
  const auto each = [&](std::size_t n) { return static_cast<double>(n) / static_cast<double>(effort.turns); };
  std::printf(
      "%s: %zu turns, %zu events; %.2f clicks and %.2f keys a turn; %zu things that nobody can play\n",
      file.c_str(), effort.turns, static_cast<std::size_t>(table.cursor()), each(table.clicks),
      each(table.keys), effort.skipped);
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
