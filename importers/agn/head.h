// The head of a game: its tags, and the GameCreated that they tell of.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/event/codec.h"
#include "importers/agn/items.h"
#include "libreplay/log/event_log.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::agn {

/// What is known of boards beside the files themselves. Each may be missing.
struct KnownBoards {
  BoardFinder byHash;                                                      // with the boards of the file
  std::function<std::shared_ptr<const Board>(const Hash&)> look;           // names and suggestions
  std::function<std::shared_ptr<const Board>(std::string_view name)> named; // by id or name
};
[[nodiscard]] KnownBoards boardsOf(const BoardShelf& shelf);

/// Something wrong with a tag, and where it stands in the text of the game.
struct HeadFault : Error {
  std::size_t offset = 0;
  bool fatal = true; // the game cannot begin
};

struct Head {
  NewGame begun;
  std::shared_ptr<const Board> board; // null where only the log's part of it is known
  std::vector<std::pair<std::string, std::string>> tags;
};

/// Reads the tags. `seed` makes the identity of a game that has none. Faults that leave a game are added to
/// `notes`.
[[nodiscard]] tl::expected<Head, HeadFault> readHead(const std::vector<TagItem>& tags, const KnownBoards& boards,
                                                     std::string_view seed, std::vector<HeadFault>& notes);

/// The identity of a game that its file does not name: the same for the same text.
[[nodiscard]] std::string gameNumberOf(std::string_view seed);
/// What makes it: the head, where that has a date, so that a slip in a turn can be put right later; else all of
/// the text. Of several with the same head each has its own.
class GameSeeds {
public:
  [[nodiscard]] std::string seedOf(const std::vector<TagItem>& tags, std::string_view text);

private:
  std::unordered_map<Hash, std::size_t, HashHasher> had_;
};

/// Appends the tags of a game, setup and headers. `shelf` may hold names for the board.
void appendHead(std::string& out, const EventLog& log);
/// With backslashes before what would end a quotation.
void appendQuoted(std::string& out, std::string_view text);

} // namespace annales::agn
