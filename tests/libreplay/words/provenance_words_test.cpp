#include "engine/boards/board_shelf.h"
#include "engine/boards/deck_file.h"
#include "libreplay/words/card_words.h"
#include "libreplay/words/provenance_words.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

void hasGerman(const Provenance& provenance) {
  EXPECT_EQ(noteOf(provenance, Language::english), provenance.note);
  EXPECT_NE(noteOf(provenance, Language::german), provenance.note) << provenance.note;
}

TEST(ProvenanceWords, AreGermanForAllThatComesWithTheProgram) {
  const auto boards = BoardShelf::builtIn().boards();
  ASSERT_FALSE(boards.empty());
  for (const ShelvedBoard& shelved : boards)
    hasGerman(shelved.board->provenance);
  hasGerman(rulebookDeck().provenance);
}

TEST(ProvenanceWords, LeaveWhatOwnersWrote) {
  const Provenance own{Grade::published, "Copied from our box."};
  EXPECT_EQ(noteOf(own, Language::german), own.note);
}

TEST(CardWords, SayWhatEveryCardDoesAndWhen) {
  for (const Language language : {Language::english, Language::german}) {
    for (std::size_t i = 0; i < Words<CardDoes>::list.size(); ++i)
      EXPECT_FALSE(textOf(static_cast<CardDoes>(i), language).empty());
    for (std::size_t i = 0; i < Words<CardWhen>::list.size(); ++i)
      EXPECT_FALSE(textOf(static_cast<CardWhen>(i), language).empty());
  }
}

} // namespace
} // namespace annales
