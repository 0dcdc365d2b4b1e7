// One game that a user names: of a file, or of a library.
#pragma once

#include "cli/parser.h"
#include "engine/boards/board_shelf.h"
#include "libreplay/log/event_log.h"
#include "libreplay/log/timeline.h"
#include "libreplay/words/sentence.h"

#include <memory>
#include <optional>
#include <string>

namespace annales::cli {

struct GameArgs {
  std::string file;
  std::string library; // where a command knows libraries: `file` is then the game's prefix
  std::vector<std::string> maps;
  std::string game; // prefix of its id
  std::string line{kMainLine};
  std::optional<std::size_t> at;
  std::string afterMistake = "stop";
  bool isWholeFile = false; // nothing in the command says which game of `file`
};

/// FILE, `--game`, `--line` and `--maps`.
void addGameArgs(CLI::App& command, GameArgs& args);
void addAtOption(CLI::App& command, GameArgs& args);
/// `--library`, with what more it does in this command: ". What is found is kept there".
CLI::Option* addGameLibraryOption(CLI::App& command, GameArgs& args, std::string_view more = {});

struct OpenGame {
  BoardShelf shelf;
  std::shared_ptr<const EventLog> log;
  NodeIndex head = 0; // of the line

  /// As long as this is there.
  [[nodiscard]] DisplayNames names(Language language) const;
};

/// As long as both are there.
[[nodiscard]] DisplayNames namesIn(const EventLog& log, const BoardShelf& shelf, Language language);

/// The game of `args.file` whose id begins with `args.game`; null, with a message and the exit status, where
/// there is not one.
[[nodiscard]] std::shared_ptr<const EventLog> fromFile(const GameArgs& args, const BoardShelf& shelf,
                                                       int& status, Language language = Language::english);

/// Nothing, with a message and the exit status, when there is no such game or line.
[[nodiscard]] std::optional<OpenGame> openGame(const GameArgs& args, int& status,
                                               Language language = Language::english);

/// The nation of that id; nothing, with a message, where the game has none.
[[nodiscard]] std::optional<NationId> nationOfGame(const Game& game, const std::string& id,
                                                   Language language = Language::english);

/// Says which event of the line cannot be replayed, and why.
void tellStop(const Timeline& timeline, Language language = Language::english);
/// False, with a message, where the line cannot be replayed to its end: what is said of all of it would be
/// said of its beginning.
[[nodiscard]] bool goesToItsEnd(const OpenGame& game, Language language = Language::english);
/// What `--at` says, or the last event; nothing, with a message, where the line cannot be replayed so far.
[[nodiscard]] std::optional<std::size_t> placeIn(const Timeline& timeline, const GameArgs& args,
                                                 Language language);

} // namespace annales::cli
