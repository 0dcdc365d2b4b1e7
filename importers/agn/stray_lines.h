// What stands around games in files that came by mail, from a web page or out of several others: it is not
// AGN, and nobody means it as a turn.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// Lines that belong to no game, one behind the other.
struct PassedOver {
  std::size_t firstLine = 1, lastLine = 1; // of the file
  std::string text;                        // how the first of them begins
  enum class Sort { lines, replyMarks, markup } sort = Sort::lines;
};

/// A line that begins with a tag and its quotation mark.
[[nodiscard]] bool beginsWithTag(std::string_view line);
/// A line that is one tag of a name that heads have, though a mark or a bracket is missing.
[[nodiscard]] bool isTagOfAHead(std::string_view line);
/// "Event", "Board", "Player.Romans": a name that begins or goes on a head, in any letters.
[[nodiscard]] bool isHeadName(std::string_view name);
/// "Romans: Iron", "3. Romans: …": somebody goes to a space of the rondel.
[[nodiscard]] bool looksLikeTurn(std::string_view line);
/// A line before the first turn that could be a remark, a round, an action or a part of one.
[[nodiscard]] bool mayBePlay(std::string_view line);
/// One of its words is a space of the rondel.
[[nodiscard]] bool namesSpace(std::string_view text);
/// "----------", "--- Game 2 ---", "```agn", "-- ": it parts what stands above from what stands below.
[[nodiscard]] bool isSeparator(std::string_view line);
/// How many bytes of "> > " stand before a line of a quoted reply.
[[nodiscard]] std::size_t replyMarks(std::string_view line);
/// The element of HTML at the beginning of the text, with its brackets; empty where none is.
[[nodiscard]] std::string_view markupAt(std::string_view text);
/// With a blank in place of each character.
void blankOut(std::string& text, std::size_t from, std::size_t length);
/// As much of a line as a message shows.
[[nodiscard]] std::string shownLine(std::string_view line);

} // namespace annales::agn
