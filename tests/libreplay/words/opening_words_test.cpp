// What a library's nations, boards and openings are called, without a game that is open.
#include "libreplay/words/opening_words.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

TEST(OpeningWords, NationsAndBoardsHaveTheirNamesAndUnknownOnesAReadableId) {
  EXPECT_EQ(nationInWords("phoenicians", Language::english), "Phoenicians");
  EXPECT_EQ(nationInWords("phoenicians", Language::german), "Phönizier");
  EXPECT_EQ(nationInWords("sea-peoples", Language::german), "Sea peoples");
  EXPECT_EQ(boardInWords("mare-nostrum", Language::english), "Mare Nostrum");
  EXPECT_EQ(boardInWords("my-isle", Language::english), "My isle");
}

TEST(OpeningWords, SpacesAreCalledAsOnTheRondel) {
  const OpeningKey key = OpeningKey::read("iron arming maneuver-2 -").value();
  EXPECT_EQ(spacesInWords(key, Language::english), "Iron, Arming, Maneuver II, –");
  EXPECT_EQ(spacesInWords(key, Language::german), "Eisen, Rüsten, Manöver II, –");
  EXPECT_EQ(spacesInWords(OpeningKey(), Language::english), "");
}

TEST(OpeningWords, ATurnSaysItsStepAndWhatWasDone) {
  EXPECT_EQ(turnInWords("temple +legion:2 +temple:roma", Language::english),
            "Temple: 2 legions, temple in Roma");
  EXPECT_EQ(turnInWords("maneuver-1 +city:capua +destroyed:tyros +galley:1 +taken:athenae", Language::german),
            "Manöver I: Stadt Capua, zerstört den Tempel in Tyros, 1 Galeere, erobert Athenae");
  EXPECT_EQ(turnInWords("know-how +roads", Language::german), "Fortschritt: Straßenbau");
  EXPECT_EQ(turnInWords("arming", Language::english), "Arming");
  EXPECT_EQ(turnInWords("- +card:fortress +played:academy", Language::english),
            "no step: takes Fortress, plays Academy");
  EXPECT_EQ(turnInWords("temple +wall:ancona", Language::english), "Temple: wall in Ancona");
  EXPECT_EQ(turnInWords("temple +wall:ancona", Language::german), "Tempel: Mauer in Ancona");
  EXPECT_EQ(turnInWords("-", Language::german), "kein Schritt");
}

} // namespace
} // namespace annales
