// A stored game that a command writes on: remarks and lines.
#pragma once

#include "cli/game_source.h"
#include "cli/parser.h"
#include "libreplay/desk/desk.h"
#include "libreplay/store/library.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::cli {

struct NotebookArgs {
  std::string game; // prefix of its id
  std::string library;
  std::string author;
  std::string line{kMainLine};
  std::optional<std::size_t> at;
};

/// GAME and `--library`.
void addNotebookArgs(CLI::App& command, NotebookArgs& args);
/// `--author`; without it the user's name.
void addAuthorOption(CLI::App& command, std::string& author, const std::string& who = "Author");

/// A stored game on a desk of its own.
class OpenNotebook {
public:
  OpenNotebook(Library library, const Hash& game, StoredNotebook stored, std::string author);
  /// A game of a file: what is written lives as long as this.
  OpenNotebook(std::shared_ptr<const EventLog> log, std::string author);

  [[nodiscard]] const Hash& game() const { return game_; }
  [[nodiscard]] const Notebook& notebook() const { return *desk_->notebook(game_); }
  [[nodiscard]] const Study& study() const { return notebook().study(); }

  /// From now on intents are performed there. False, with a message, where the line cannot be replayed that
  /// far.
  bool goTo(const std::string& line, NodeIndex event);
  /// On the line that was gone to: the event to which a glyph belongs that is written at this one, and the
  /// nation that it judges (none: no nation acts there).
  [[nodiscard]] NodeIndex eventOfGlyph(NodeIndex event, const std::string& glyph) const;
  [[nodiscard]] std::optional<std::string> nationOfGlyph(NodeIndex event, const std::string& glyph) const;
  /// Durably; behind what somebody else has written meanwhile. Nothing, with a message and the exit status,
  /// where it cannot be done.
  [[nodiscard]] std::optional<Performed> perform(const StudyIntent& intent, int& status);
  /// The same for edits that were made up otherwise; the exit status.
  [[nodiscard]] int write(std::vector<Edit> edits);

private:
  [[nodiscard]] static int refused(const DeskRefusal& why);
  void put(Notebook notebook, std::shared_ptr<PageKeeper> keeper, std::string author);

  std::unique_ptr<Desk> desk_;
  Hash game_;
  std::unique_ptr<Session> session_; // the desk keeps it up to date
};

/// As `--author` says it, else the user's name.
[[nodiscard]] std::string authorOf(const NotebookArgs& args);

/// Nothing, with a message and the exit status, where there is no such library or game.
[[nodiscard]] std::optional<OpenNotebook> openNotebook(const NotebookArgs& args, Access access, int& status);

/// The game that was opened: where it comes from a library, what is written on it stays there; else as long
/// as the notebook is there. Nothing, with a message and the exit status, where that cannot be.
[[nodiscard]] std::optional<OpenNotebook> notebookOn(const OpenGame& game, const GameArgs& source,
                                                     const std::string& author, int& status);

/// The game with what was written on it into a file, as an event log; a message and the exit status.
[[nodiscard]] int writeGame(const std::string& file, const EventLog& log);

/// The event after which there are `at` (1 to the line's length; none: its end). Nothing, with a message,
/// where there is no such line or event.
[[nodiscard]] std::optional<NodeIndex> eventAt(const Study& study, const std::string& line,
                                               std::optional<std::size_t> at);

} // namespace annales::cli
