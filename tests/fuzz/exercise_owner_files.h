// Does with any bytes what the program does with the files of an owner: boards (and as a library keeps them),
// decks, prices, names of openings, manifests of the laboratory.
#pragma once

#include "engine/boards/board.h"
#include "engine/boards/board_draft.h"
#include "engine/boards/board_writer.h"
#include "engine/boards/deck_file.h"
#include "engine/boards/price_file.h"
#include "libreplay/lab/lab_manifest.h"
#include "libreplay/learning/pupil_answers.h"
#include "libreplay/openings/opening_book.h"
#include "libreplay/store/stored_map.h"
#include "tests/fuzz/broken.h"

namespace annales::fuzz {

/// Whatever is not used has a reason.
template <class Reading> bool usable(const Reading& reading, bool there, const std::string& bytes) {
  if (there && (reading.unreadable || !reading.findings.empty())) broken("what is wrong is not used", bytes);
  if (!there && !reading.unreadable && reading.findings.empty()) broken("a refusal says why", bytes);
  for (const Finding& finding : reading.findings)
    if (finding.message.empty()) broken("a finding says what", bytes);
  return there;
}

inline void exerciseStoredMap(const std::string& bytes) {
  const auto map = readStoredMap(bytes);
  if (!map) {
    if (map.error().message.empty()) broken("a refusal says why", bytes);
    return;
  }
  const auto again = readStoredMap((*map)->canonical());
  if (!again) broken("what is stored can be read", (*map)->canonical());
  if ((*again)->hash() != (*map)->hash()) broken("a stored board stays what it is", bytes);
}

inline void exerciseBoards(const std::string& bytes) {
  exerciseStoredMap(bytes);
  if (const auto draft = BoardDraft::read(bytes); !draft && draft.error().message.empty())
    broken("a refusal says why", bytes);
  const BoardReading reading = readBoard(bytes);
  if (!usable(reading, reading.board != nullptr, bytes)) return;
  const std::string written = writeBoard(*reading.board);
  const BoardReading again = readBoard(written);
  if (again.board == nullptr) broken("what is written can be read", written);
  if (again.board->map->hash() != reading.board->map->hash()) broken("a board stays what it is", written);
  if (writeBoard(*again.board) != written) broken("written boards are in their final form", written);
}

inline void exerciseDecks(const std::string& bytes) {
  const DeckReading reading = readDeck(bytes);
  if (!usable(reading, reading.deck.has_value(), bytes)) return;
  const std::string written = writeDeck(*reading.deck);
  const DeckReading again = readDeck(written);
  if (!again.deck) broken("what is written can be read", written);
  if (writeDeck(*again.deck) != written) broken("written decks are in their final form", written);
}

inline void exercisePrices(const std::string& bytes) {
  const PriceReading reading = readPrices(bytes);
  if (!usable(reading, reading.prices.has_value(), bytes)) return;
  const std::string written = writePrices(*reading.prices);
  const PriceReading again = readPrices(written);
  if (!again.prices) broken("what is written can be read", written);
  if (writePrices(*again.prices) != written) broken("written prices are in their final form", written);
}

inline void exerciseOpenings(const std::string& bytes) {
  const auto book = OpeningBook::read(bytes);
  if (!book) {
    if (book.error().message.empty()) broken("a refusal says why", bytes);
    return;
  }
  const auto again = OpeningBook::read(book->json());
  if (!again) broken("what is written can be read", again.error().message + "\n" + book->json());
  if (!(*again == *book)) broken("a book stays what it is", book->json());
}

inline void exerciseLab(const std::string& bytes) {
  const auto record = readLabManifest(bytes);
  if (!record && record.error().message.empty()) broken("a refusal says why", bytes);
}

/// What is read is written as it was, and means the same.
inline void exerciseAnswers(const std::string& bytes) {
  const auto answers = readAnswers(bytes);
  if (!answers) {
    if (answers.error().message.empty()) broken("a refusal says why", bytes);
    return;
  }
  const auto again = readAnswers(answersText(*answers));
  if (!again || *again != *answers) broken("answers are written as they were read", bytes);
}

} // namespace annales::fuzz
