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
  BoardFinder byHash;                                                       // with the boards of the file
  std::function<std::shared_ptr<const Board>(const Hash&)> look;            // names and suggestions
  std::function<std::shared_ptr<const Board>(std::string_view name)> named; // by id or name
};
[[nodiscard]] KnownBoards boardsOf(const BoardShelf& shelf);

/// No head has more.
inline constexpr std::size_t kMostTags = std::size_t{1} << 16U;

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

/// Reads the tags. `identity` is that of a game that does not name its own. Faults that leave a game are
/// added to `notes`.
[[nodiscard]] tl::expected<Head, HeadFault> readHead(const std::vector<TagItem>& tags,
                                                     const KnownBoards& boards, std::string_view identity,
                                                     std::vector<HeadFault>& notes);

/// Identities for games that do not name their own: the same for the same text. They are made from the head,
/// where that has a date, so that a slip in a turn can be put right later; else from all of the text. Of
/// several with the same head each has its own.
class GameSeeds {
public:
  /// Empty where the game names its own. `asWritten` is the text before lines were blanked out; empty where
  /// none were.
  [[nodiscard]] std::string identityOf(std::string_view text, std::string_view asWritten = {});

private:
  std::unordered_map<Hash, std::size_t, HashHasher> had_;
};

/// The id of a nation in a head: small letters are an id, other words any name of it.
[[nodiscard]] std::string nationIdOf(std::string_view word, const Board* board);
/// Appends the tags of a game, setup and headers. `board` may be null.
/// The order of what-if lines is that of their brackets, where the header need not say it.
enum class OrderTag { leftOut, written };
void appendHead(std::string& out, const EventLog& log, const Board* board, OrderTag order);
/// With backslashes before what would end a quotation.
void appendQuoted(std::string& out, std::string_view text);

} // namespace annales::agn
