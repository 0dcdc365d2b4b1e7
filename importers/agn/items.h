// AGN as it is written, before any of it means anything: tags, then words, payments, remarks, brackets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// One piece of the text of a game. `text` is the inside: of a quotation without its marks, of a remark without
/// its braces; escapes are still there.
struct Item {
  enum class Sort : std::uint8_t {
    word,
    quoted,
    payment, // (m5 c1)
    effects, // [wall Roma none; …]
    round,   // 3.
    heading, // Romans:
    fact,    // *
    glyph,
    remark,
    open, // ( of a variation
    close,
    goesOn, // … or ...
    arrow,
    comma,
    unclosed, // a remark, a quotation or a list that never ends
    strange   // a character that AGN has no use for
  };
  Sort sort = Sort::word;
  std::string_view text;
  std::size_t offset = 0; // in the text of the game
};

struct TagItem {
  std::string_view name, value; // the value with its escapes
  std::size_t offset = 0;
};

/// The text of one game, taken apart. Everything in it borrows from the text.
struct Items {
  std::vector<TagItem> tags;
  std::vector<Item> moves;
};

/// Never fails: what cannot be read is an item of its own. `%` begins a line for other programs, left out here.
[[nodiscard]] Items itemsOf(std::string_view text);

/// `\n`, `\r`, `\t` and a character behind a backslash as itself.
[[nodiscard]] std::string unescaped(std::string_view text);

/// Pieces of an amount: "m5", "5 marble", "-2c". The unit is as written.
struct AmountPiece {
  std::string_view unit;
  int number = 0;
};
/// Nothing where the text is no amount; an empty list for "0" and "-".
[[nodiscard]] bool readAmountPieces(std::string_view text, std::vector<AmountPiece>& out);

/// What a command in a remark says: `[%arrow green Roma>Capua]` has the name `arrow`.
struct Command {
  std::string_view name, rest;
};
/// The inside of a remark: its commands, and its text without escapes and without the blanks around it.
struct RemarkText {
  std::vector<Command> commands;
  std::string text;
};
[[nodiscard]] RemarkText remarkTextOf(std::string_view inside);

} // namespace annales::agn
