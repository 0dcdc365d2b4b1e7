// A game of the catalogue as the table shows it, in a few hundred bytes.
#pragma once

#include "engine/boards/board_shelf.h"
#include "libreplay/facts/game_facts.h"
#include "libreplay/results/evenings.h"
#include "libreplay/store/library.h"
#include "libreplay/words/signs.h"
#include "viewer/library/text_pool.h"

#include <QCoreApplication>
#include <QRgb>
#include <array>
#include <memory>
#include <unordered_map>
#include <vector>

namespace annales::viewer {

struct Seat {
  const Text* nation = nullptr;
  const Text* player = nullptr; // empty where nobody is named
  const Text* word = nullptr;   // of the nation in logs
  OpeningKey played;            // its first spaces
  QRgb colour = 0;              // of the nation
};

struct TagText {
  const Text* name = nullptr;
  const Text* value = nullptr;
};

enum class Ending : std::uint8_t { unfinished, won, undecided, unknown };

/// What is known of the game: its moves, only its result, or that a recorded game has a logged result, too.
enum class RowKind : std::uint8_t { played, result, witness };

/// No text is null. The texts live as long as the chunk that the row came with.
struct GameRow {
  Hash id;
  RulesetId rules = RulesetId::antike;
  const Text* date = nullptr;
  const Text* event = nullptr;
  const Text* board = nullptr;
  const Text* ruleset = nullptr;
  const Text* result = nullptr; // the winner, or that there is none
  std::array<Seat, 6> seats{};
  std::uint8_t seatCount = 0;
  std::int8_t winner = -1; // the seat that has won
  Ending ending = Ending::unfinished;
  std::uint32_t rounds = 0, events = 0, remarks = 0;
  bool hidden = false; // somebody has deleted it from the list
  RowKind kind = RowKind::played;
  bool lacksNations = false; // of a result: somebody's nation is not known
  bool doubtful = false;     // of a result: contradictions, or perhaps the same game as another
  std::vector<TagText> tags;

  [[nodiscard]] std::span<const Seat> players() const { return std::span(seats).first(seatCount); }
  /// It has no moves.
  [[nodiscard]] bool isResult() const { return kind != RowKind::played; }
};

/// Rows that came together.
struct GameChunk {
  std::shared_ptr<const TextPool> texts;
  std::vector<GameRow> rows;
};
using GameRows = std::shared_ptr<const GameChunk>;

/// "Romans (Anna)"; of a result "Anna" alone where the nation is not known.
[[nodiscard]] QString seatText(const Seat& seat);
/// The digits that identify a game in lists.
[[nodiscard]] QString idPrefix(const Hash& id);

/// Makes rows of one catalogue. Names are in the language of the time it was created.
class RowMaker {
  Q_DECLARE_TR_FUNCTIONS(RowMaker)
public:
  RowMaker();
  /// `library` is asked for boards that do not come with the program; may be null.
  [[nodiscard]] GameRow make(const GameSummary& summary, Library* library);
  /// A result without moves; persons by their places, for their order says nothing.
  [[nodiscard]] GameRow make(const ResultGame& game, bool hidden);
  [[nodiscard]] std::shared_ptr<const TextPool> texts() const { return texts_; }

private:
  struct BoardNames {
    const Text* name = nullptr;
    std::shared_ptr<const Board> board;
  };
  const BoardNames& boardOf(const Hash& hash, Library* library);
  [[nodiscard]] const Text* resultOf(const GameSummary& summary, const GameRow& row);
  [[nodiscard]] Seat seatOf(const ResultPerson& person);
  [[nodiscard]] Seat seatOf(const std::string& id, const std::string& player, const Board* board, Rgb colour);
  [[nodiscard]] const Text* text(const std::string& words);

  std::shared_ptr<TextPool> texts_ = std::make_shared<TextPool>();
  BoardShelf shelf_; // read anew with each catalogue, as games are: colours are the same in both
  std::unordered_map<Hash, BoardNames, HashHasher> boards_;
  bool german_;
};

} // namespace annales::viewer
