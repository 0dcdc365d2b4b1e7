// Remarks in AGN: glyphs and text for the eye, commands for the rest.
#pragma once

#include "importers/agn/items.h"
#include "importers/agn/words.h"
#include "libreplay/log/annotation.h"
#include "libreplay/log/tags.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// What a remark has where it does not say otherwise.
struct UsualRemark {
  std::string author, at;
};
/// The `annotator` of the game, and the beginning of its `date`.
[[nodiscard]] UsualRemark usualRemark(const Tags& tags);

/// A remark of a file. What it answers or replaces is named by number or by id.
struct ReadRemark {
  Annotation remark; // without id and event
  std::optional<std::size_t> number;
  std::string answers, replaces;
  std::vector<Error> faults; // commands that say nothing, the first thousand
};
[[nodiscard]] ReadRemark readRemark(std::string_view inside, const std::vector<std::string>& glyphs,
                                    const UsualRemark& usual, const GameWords& words, const Game& game);

/// "[%ring green roma][%arrow red roma>ancona]"; ids of some other game stand in quotation marks.
void appendMarks(std::string& out, const std::vector<Mark>& marks, const Game& game);

/// How the remarks of a game name one another.
struct RemarkNumbers {
  bool written = false; // their order in the file is not that of their arrival, or they name one another
  std::function<std::string(const Hash&)> nameOf;
};
/// `closed`: another remark on the same event follows.
void appendRemark(std::string& out, const Annotation& remark, std::size_t number,
                  const RemarkNumbers& numbers, const UsualRemark& usual, const Game& game, bool closed);

} // namespace annales::agn
