// Nations and goods by colour and letter, and what a game is called.
#include "engine/boards/board_shelf.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/signs.h"
#include "libreplay/words/terms.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace annales {
namespace {

using ::testing::ElementsAre;
using Texts = std::vector<std::string>;

Rgb colourOf(const std::string& id, const Texts& order, const Board* board) {
  const auto colours = nationColours(order, board);
  return colours[static_cast<std::size_t>(std::ranges::find(order, id) - order.begin())];
}

TEST(Signs, ANationHasTheColourOfItsBoard) {
  for (const ShelvedBoard& shelved : BoardShelf::builtIn().boards())
    for (const BoardNation& nation : shelved.board->nations)
      EXPECT_EQ(colourOf(nation.id, {nation.id}, shelved.board.get()), rgbOf(nation.colour));
  Board own;
  own.nations.push_back({"romans", {"Romans", ""}, "#123456"});
  EXPECT_EQ(colourOf("romans", {"greeks", "romans"}, &own), (Rgb{0x12, 0x34, 0x56}));
}

/// Wherever it sits, and whether somebody has the board or not.
TEST(Signs, AKnownNationHasOneColour) {
  const Rgb red{0xc1, 0x0c, 0x04};
  EXPECT_EQ(colourOf("romans", {"romans", "phoenicians"}, nullptr), red);
  EXPECT_EQ(colourOf("romans", {"phoenicians", "romans"}, nullptr), red);
}

TEST(Signs, NationsThatNobodyKnowsGetColoursThatAreFree) {
  const Texts order{"huns", "romans", "goths", "greeks", "picts", "vandals"};
  std::set<std::array<int, 3>> all;
  for (const Rgb colour : nationColours(order, nullptr))
    all.insert({colour.red, colour.green, colour.blue});
  EXPECT_EQ(all.size(), 6U);
}

TEST(Signs, LettersTellNationsApart) {
  EXPECT_THAT(nationLetters(Texts{"Romans", "Greeks"}), ElementsAre("R", "G"));
  EXPECT_THAT(nationLetters(Texts{"Phoenicians", "Persians", "Picts"}), ElementsAre("P", "Pe", "Pi"));
  EXPECT_THAT(nationLetters(Texts{"Ägypter", "Araber", "ägäer"}), ElementsAre("Ä", "A", "Äg"));
  EXPECT_THAT(nationLetters(Texts{"", ""}), ElementsAre("?", "?"));
}

TEST(Signs, GoodsHaveLettersInBothLanguages) {
  EXPECT_EQ(letterOf(Resource::iron, Language::english), "I");
  EXPECT_EQ(letterOf(Resource::iron, Language::german), "E");
  EXPECT_EQ(letterOf(Resource::coins, Language::german), "Mü");
}

TEST(Signs, InkIsReadable) {
  EXPECT_EQ(inkOn({0x16, 0x16, 0x16}), (Rgb{255, 255, 255}));
  EXPECT_EQ(inkOn({0xf0, 0xab, 0x23}), Rgb{});
  EXPECT_NEAR(contrast({0, 0, 0}, {255, 255, 255}), 21, 0.01);
  EXPECT_FALSE(rgbOf("red").has_value());
  EXPECT_FALSE(rgbOf("#12345g").has_value());
}

TEST(GameTitle, IsTheEventOrTheNationsAndTheDate) {
  const Texts nations{"Romans", "Greeks"};
  EXPECT_EQ(gameTitle({{"event", "Club evening"}, {"date", "2024-05-03"}, {"site", "Köln"}}, nations),
            "Club evening · 2024-05-03");
  EXPECT_EQ(gameTitle({{"event", "Club\nevening"}}, nations), "Club evening");
  EXPECT_EQ(gameTitle({{"date", "2024"}}, nations), "Romans – Greeks · 2024");
  EXPECT_EQ(gameTitle({{"event", "Club evening"}, {"date", "2024"}, {"round", "1"}}), "Club evening · 2024");
  EXPECT_EQ(gameTitle({{"event", "Club evening"}, {"date", "2024"}, {"round", "2"}}),
            "Club evening (2) · 2024");
  EXPECT_EQ(gameTitle({{"date", "2024"}, {"round", "2"}}, nations), "Romans – Greeks (2) · 2024");
  EXPECT_EQ(gameTitle({{"date", "2024"}}), "2024");
  EXPECT_EQ(gameTitle({}), "");
}

} // namespace
} // namespace annales
