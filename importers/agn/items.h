// AGN as it is written, before any of it means anything: tags, then words, payments, remarks, brackets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// One piece of the text of a game. `text` is the inside: of a quotation without its marks, of a remark
/// without its braces; escapes are still there.
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
  std::string_view name, value; // as it stands between its marks
  std::size_t offset = 0;
  bool escapes = true; // between straight marks alone
  bool loose = false;  // a mark or a bracket is missing

  [[nodiscard]] std::string text() const;
};

/// The text of one game, taken apart. Everything in it borrows from the text.
struct Items {
  std::vector<TagItem> tags;
  std::vector<Item> moves;
};

/// Never fails: what cannot be read is an item of its own. `%` begins a line for other programs, left out
/// here.
[[nodiscard]] Items itemsOf(std::string_view text);
/// Those of the head of a game alone. Some may lack a mark or a bracket, if it is clear that it is a head.
[[nodiscard]] std::vector<TagItem> tagsOf(std::string_view text);
/// Those with which a line begins, complete or not.
[[nodiscard]] std::vector<TagItem> allTagsOf(std::string_view line);

/// The items behind the head, a few at a time: a long text has no more of them in memory than a short one.
class ItemWindow {
public:
  /// Behind the head of a game.
  explicit ItemWindow(std::string_view text);
  /// From a place in the text on.
  ItemWindow(std::string_view text, std::size_t from) : text_(text), next_(from) {}

  /// More than any action has.
  static constexpr std::size_t kLongestAction = 4096;

  /// Those that were taken out of the text and are not yet forgotten.
  [[nodiscard]] const std::vector<Item>& items() const { return items_; }
  /// Forgets items before `at`, which is moved with its item, and takes more out of the text, so that the
  /// whole action that begins there is in the window unless it is longer than any. False where nothing is
  /// left.
  bool fill(std::size_t& at);

private:
  [[nodiscard]] bool more(std::size_t at) const;

  std::string_view text_;
  std::size_t next_ = 0; // in the text
  std::vector<Item> items_;
};

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
