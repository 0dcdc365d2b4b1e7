// The games of a lesson: of files, or of a library.
#pragma once

#include "cli/parser.h"
#include "engine/boards/board_shelf.h"
#include "importers/remarks/remark_writer.h"
#include "libreplay/log/event_log.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::cli {

struct LessonGamesArgs {
  std::vector<std::string>
      sources; // files, or beginnings of ids in the library; empty: all games of the library
  std::string library, lesson, language = "en";
  std::string reader = "coach"; // or club; all: nothing is left out
  std::vector<std::string> maps;
  bool onlyFiles = false; // all sources are files, whether or not they exist

  [[nodiscard]] Language in() const;
  /// The name of the lesson as its tag has it; empty: none was named.
  [[nodiscard]] std::string slug() const;
};

/// Games and options that name them: `GAME|FILE`, `--library`, `--lesson`, `--maps`.
void addLessonGamesArgs(CLI::App& command, LessonGamesArgs& args);
/// `--for`.
void addReaderOption(CLI::App& command, LessonGamesArgs& args);

struct LessonGames {
  BoardShelf shelf;
  std::vector<EventLog> logs; // in the order in which they were named, those of a library by their ids

  /// As long as this is there.
  [[nodiscard]] std::vector<RemarkedGame> remarked(Language language) const;
  /// The names of all lessons in them.
  [[nodiscard]] std::vector<std::string> lessons() const;
  /// Leaves out games without a step of the lesson.
  void keepOnly(const std::string& slug);
};

/// The named games, or those of the library that have a step of the lesson; without what is not for the
/// reader. Nothing, with a message and the exit status, where there are none.
[[nodiscard]] std::optional<LessonGames> openLessonGames(const LessonGamesArgs& args, int& status);
/// Says that there is no such lesson, and which there are.
void tellNoLesson(const LessonGamesArgs& args, const LessonGames& games);

} // namespace annales::cli
