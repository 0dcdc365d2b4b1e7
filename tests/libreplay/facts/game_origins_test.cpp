// Of how many games it is said that bots played them, or that their board is not as printed.
#include "libreplay/facts/game_origins.h"
#include "libreplay/words/origin_words.h"

#include <gtest/gtest.h>

#include <numeric>

namespace annales::tests {
namespace {

FactTable tableOf(const std::vector<std::pair<bool, Hash>>& games) {
  FactTable table;
  std::uint8_t number = 0;
  for (const auto& [bots, map] : games) {
    GameFacts facts;
    facts.id.bytes[0] = ++number;
    facts.map = map;
    facts.board = "occident";
    facts.seats.resize(2);
    GameHeaders headers;
    headers.bots = bots;
    table.add(facts, headers);
  }
  return table;
}

std::vector<SeatRow> allSeatsOf(const FactTable& table) {
  std::vector<SeatRow> seats(table.seatCount());
  std::iota(seats.begin(), seats.end(), SeatRow{0});
  return seats;
}

TEST(GameOrigins, CountEachGameOnce) {
  const std::vector<Hash> maps = reconstructedMaps(BoardShelf::builtIn());
  ASSERT_FALSE(maps.empty());
  const FactTable table = tableOf({{true, maps.front()}, {false, maps.front()}, {true, Hash{}}});
  const std::vector<SeatRow> all = allSeatsOf(table);
  EXPECT_EQ(originsOf(table, all, maps), (GameOrigins{3, 2, 2}));
  EXPECT_EQ(originsOf(table, all, {}), (GameOrigins{3, 2, 0}));
  EXPECT_EQ(originsOf(table, std::vector<SeatRow>{0, 2}, std::vector<SeatRow>{1}, maps),
            (GameOrigins{2, 1, 2}));
  EXPECT_EQ(originsOf(table, std::vector<SeatRow>{}, maps), (GameOrigins{0, 0, 0}));
}

TEST(GameOrigins, AnOwnersBoardOfTheSameMapIsAsItSays) {
  BoardShelf shelf = BoardShelf::builtIn();
  const auto occident = shelf.find("occident");
  ASSERT_TRUE(occident);
  Board checked = *occident;
  checked.provenance.grade = Grade::published;
  const std::size_t before = reconstructedMaps(shelf).size();
  shelf.add(std::make_shared<const Board>(std::move(checked)), "own");
  EXPECT_EQ(reconstructedMaps(shelf).size(), before - 1);
}

TEST(GameOrigins, AreToldInASentenceEach) {
  const auto said = [](GameOrigins origins) { return originsInWords(origins, Language::english); };
  EXPECT_EQ(said({2042, 1950, 0}), "1,950 of these 2,042 games were played by bots.");
  EXPECT_EQ(said({2042, 2042, 30}),
            "All 2,042 games were played by bots. 30 of these 2,042 games are on a reconstructed board.");
  EXPECT_EQ(said({1, 1, 1}), "This game was played by bots. This game is on a reconstructed board.");
  EXPECT_EQ(said({6, 1, 1}),
            "One of these 6 games was played by bots. One of these 6 games is on a reconstructed board.");
  EXPECT_EQ(said({6, 0, 0}), "");
  EXPECT_EQ(said({0, 0, 0}), "");
  EXPECT_EQ(originsInWords({2042, 1950, 0}, Language::german), "1.950 dieser 2.042 Partien spielten Bots.");
}

} // namespace
} // namespace annales::tests
