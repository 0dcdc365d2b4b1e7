// The cards of Duellum as an owner writes them down: a file beside the boards (docs/deck-format.md).
#pragma once

#include "engine/boards/board.h"
#include "engine/ruleset/options.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

struct DeckCard {
  Card rules; // what a log carries
  LocalName name;
  LocalName text;
};

struct DeckFile {
  std::string id;
  Provenance provenance;
  std::vector<DeckCard> cards; // as they are in the file

  /// The deck as `Options::deck` has it; none where it is the rulebook's, which a log leaves out.
  [[nodiscard]] std::optional<std::vector<Card>> option() const;
  /// Copies of all cards together.
  [[nodiscard]] int size() const;
};

struct DeckReading {
  std::optional<Error> unreadable; // not JSON, or larger or deeper than any deck
  std::vector<Finding> findings;
  std::optional<DeckFile> deck; // present only when nothing was found
};

/// Larger files are refused unread.
inline constexpr std::size_t kMaxDeckBytes = 1U << 20U;

/// Reads a deck file and checks everything that a valid deck needs. No byte of the text is trusted.
[[nodiscard]] DeckReading readDeck(std::string_view text);
/// The file of a deck, one card per line. `readDeck` of the text gives an equal deck, or says what is wrong
/// with it.
[[nodiscard]] std::string writeDeck(const DeckFile& deck);
/// The rulebook's four cards, with names: what an owner starts from.
[[nodiscard]] const DeckFile& rulebookDeck();

} // namespace annales::inline engine
