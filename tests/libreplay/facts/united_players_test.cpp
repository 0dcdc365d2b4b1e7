// A person's seats have one name, however it was written.
#include "libreplay/facts/fact_table.h"
#include "libreplay/text/people.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::tests {
namespace {

using ::testing::ElementsAre;

FactTable tableWith(const std::vector<std::string>& players) {
  FactTable table;
  for (const std::string& player : players) {
    GameFacts game;
    game.id.bytes[0] = static_cast<std::uint8_t>(table.gameCount() + 1);
    game.seats.resize(1);
    game.seats.front().player = player;
    table.add(game, {});
  }
  return table;
}

std::vector<std::string> unitedIn(FactTable table) {
  table.unitePlayers();
  std::vector<std::string> names;
  for (const WordIndex player : table.seats().player)
    names.push_back(table.words()[player]);
  return names;
}

TEST(UnitedPlayers, HaveTheSpellingThatMostSeatsHave) {
  EXPECT_THAT(unitedIn(tableWith({"anna", "Anna", " ANNA ", "Anna", "", "Hanna"})),
              ElementsAre("Anna", "Anna", "Anna", "Anna", "", "Hanna"));
  EXPECT_THAT(unitedIn(tableWith({"  ANNA ", "Anna"})), ElementsAre("Anna", "Anna")) << "the tidy one";
}

TEST(UnitedPlayers, HaveTheNameThatTheUserGaveThem) {
  useEverywhere(*People::read("Anni = Anna Berger"));
  EXPECT_THAT(unitedIn(tableWith({"Anni", "anna berger", "anna berger", "Anna"})),
              ElementsAre("Anna Berger", "Anna Berger", "Anna Berger", "Anna"));
  EXPECT_THAT(unitedIn(tableWith({"anna berger"})), ElementsAre("anna berger"));
  useEverywhere({});
}

} // namespace
} // namespace annales::tests
