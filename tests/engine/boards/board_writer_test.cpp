#include "engine/boards/board_shelf.h"
#include "engine/boards/board_writer.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace annales {
namespace {

std::shared_ptr<const Board> read(std::string_view text) {
  const BoardReading reading = readBoard(text);
  EXPECT_FALSE(reading.unreadable);
  for (const Finding& finding : reading.findings)
    ADD_FAILURE() << finding.place << ": " << finding.message;
  return reading.board;
}

void expectEqual(const Board& a, const Board& b) {
  EXPECT_EQ(a.map->canonical(), b.map->canonical());
  EXPECT_EQ(a.map->hash(), b.map->hash());
  EXPECT_EQ(a.name.en, b.name.en);
  EXPECT_EQ(a.name.de, b.name.de);
  EXPECT_EQ(a.rulesets, b.rulesets);
  EXPECT_EQ(a.provenance.grade, b.provenance.grade);
  EXPECT_EQ(a.provenance.note, b.provenance.note);
  ASSERT_EQ(a.provinces.size(), b.provinces.size());
  for (std::size_t p = 0; p < a.provinces.size(); ++p) {
    EXPECT_EQ(a.provinces[p].name, b.provinces[p].name);
    EXPECT_EQ(a.provinces[p].at, b.provinces[p].at);
    EXPECT_EQ(a.provinces[p].outline, b.provinces[p].outline);
  }
  ASSERT_EQ(a.nations.size(), b.nations.size());
  for (std::size_t n = 0; n < a.nations.size(); ++n) {
    EXPECT_EQ(a.nations[n].id, b.nations[n].id);
    EXPECT_EQ(a.nations[n].name.de, b.nations[n].name.de);
    EXPECT_EQ(a.nations[n].colour, b.nations[n].colour);
  }
  ASSERT_EQ(a.games.size(), b.games.size());
  for (const auto& [nations, game] : a.games) {
    EXPECT_EQ(game.order, b.games.at(nations).order);
    EXPECT_EQ(game.start, b.games.at(nations).start);
    EXPECT_EQ(game.neutralTemples, b.games.at(nations).neutralTemples);
  }
  EXPECT_EQ(a.view.width, b.view.width);
  EXPECT_EQ(a.view.height, b.view.height);
  EXPECT_EQ(a.view.coast, b.view.coast);
}

TEST(BoardWriter, EveryBuiltInBoardReadsBackEqual) {
  ASSERT_EQ(boards::builtInTexts().size(), 6U);
  for (const std::string_view text : boards::builtInTexts()) {
    const auto board = read(text);
    ASSERT_TRUE(board);
    const std::string written = writeBoard(*board);
    const auto again = read(written);
    ASSERT_TRUE(again);
    expectEqual(*board, *again);
    EXPECT_EQ(writeBoard(*again), written);
    // nothing of the file is lost that the board's model does not hold
    const auto before = nlohmann::json::parse(text), after = nlohmann::json::parse(written);
    EXPECT_EQ(before["view"], after["view"]);
    EXPECT_EQ(before["games"], after["games"]);
    EXPECT_EQ(before["provenance"], after["provenance"]);
  }
}

TEST(BoardWriter, AProvinceAndABorderHaveALineEach) {
  const auto board = read(boards::builtInTexts().front());
  const std::string text = writeBoard(*board);
  const auto lines = [&](std::string_view begin) {
    int count = 0;
    for (std::size_t at = text.find(begin); at != std::string::npos; at = text.find(begin, at + 1))
      ++count;
    return count;
  };
  EXPECT_EQ(lines("\n  {\"id\":\""), static_cast<int>(board->map->size() + board->nations.size()));
  EXPECT_EQ(lines("\n  {\"a\":\""), static_cast<int>(board->map->borders().size()));
}

TEST(BoardWriter, WritesTextsOfPeopleAndNumbersAsTheyAre) {
  Board board = *read(boards::builtInTexts().front());
  board.provenance.note = "Two lines\nwith \"quotes\", a \\ and an ö.";
  board.name.de = "Größe {} %1";
  board.provinces[0].at = {board.provinces[0].at.x + 0.1 / 3, board.provinces[0].at.y};
  const auto again = read(writeBoard(board));
  ASSERT_TRUE(again);
  expectEqual(board, *again);
}

TEST(BoardWriter, ABoardWithoutGamesNationsAndCoast) {
  Board board = *read(boards::builtInTexts().front());
  board.games.clear();
  board.nations.clear();
  board.view.coast.clear();
  const auto again = read(writeBoard(board));
  ASSERT_TRUE(again);
  expectEqual(board, *again);
}

} // namespace
} // namespace annales
