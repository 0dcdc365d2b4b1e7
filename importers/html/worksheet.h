// Lessons on paper: positions with stocks, prices and the rondel, lines to write on, the answers on the last
// page.
#pragma once

#include "importers/remarks/remark_writer.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace annales::inline importers {

enum class SheetPaper : std::uint8_t { a4, letter };

struct WorksheetOptions {
  Language language = Language::english;
  SheetPaper paper = SheetPaper::a4;
  std::string lesson; // the slug of one lesson; empty: all
};

/// The picture of a position as markup: what the event of that game leaves on the board. Empty: no picture.
using WorksheetPicture = std::function<std::string(const RemarkedGame& game, NodeIndex event)>;

/// Markup for documents that know a part of HTML, as that of Qt. No text of a game is markup.
struct WorksheetParts {
  struct Sheet {
    std::string head;               // the lesson's name, and where pupils write theirs
    std::vector<std::string> steps; // one each, to be kept together
  };
  std::vector<Sheet> sheets; // one for each lesson
  std::string answers;       // for a page of its own
};

/// Steps of lessons with one name in several games are one lesson, by their numbers. Without a lesson of the
/// wanted name there are no sheets. Steps whose positions cannot be folded are left out.
[[nodiscard]] WorksheetParts worksheetParts(std::span<const RemarkedGame> games,
                                            const WorksheetOptions& options, const WorksheetPicture& picture);

/// A web page for a printer: it loads nothing and runs nothing. Empty without such a lesson.
[[nodiscard]] std::string worksheetPage(std::span<const RemarkedGame> games, const WorksheetOptions& options);

} // namespace annales::inline importers
