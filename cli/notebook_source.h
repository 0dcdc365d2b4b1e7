// A stored game that a command writes on: remarks and lines.
#pragma once

#include "libreplay/store/library.h"

#include <CLI/CLI.hpp>

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
void addAuthorOption(CLI::App& command, NotebookArgs& args);

[[nodiscard]] std::string authorOf(const NotebookArgs& args);

struct OpenNotebook {
  Library library;
  Hash game;
  StoredNotebook stored;

  [[nodiscard]] const Study& study() const { return stored.notebook.study(); }
};

/// Nothing, with a message and the exit status, where there is no such library or game.
[[nodiscard]] std::optional<OpenNotebook> openNotebook(const NotebookArgs& args, Access access, int& status);

/// The event after which there are `at` (1 to the line's length; none: its end). Nothing, with a message,
/// where there is no such line or event.
[[nodiscard]] std::optional<NodeIndex> eventAt(const Study& study, const std::string& line,
                                               std::optional<std::size_t> at);

/// One page, durably; where somebody else wrote first, behind theirs. Exit status.
[[nodiscard]] int writePage(OpenNotebook& open, Entry page);
/// The edits as one step of undo.
[[nodiscard]] int writeChange(OpenNotebook& open, const NotebookArgs& args, std::vector<Edit> edits);

/// UTC, `YYYY-MM-DDThh:mm:ssZ`.
[[nodiscard]] std::string presentMoment();

} // namespace annales::cli
