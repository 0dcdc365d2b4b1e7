// Cuts a stream of AGN into its games, one in memory at a time.
#pragma once

#include "importers/agn/stray_lines.h"
#include "importers/readers/utf8_source.h"

#include <cstddef>
#include <deque>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// The text of one game, and the boards that were told before it: `%board {…}`.
struct GamePiece {
  std::string text;
  std::string asWritten; // where something in it was blanked out: the text before that; else empty
  std::size_t firstLine = 1;
  struct Board {
    std::string json;
    std::size_t line = 1;
  };
  std::vector<Board> boards;
  std::vector<PassedOver> passed; // lines above it and in it
  bool tooLong = false;           // cut off; more follows than any game has
};

class GameSplitter {
public:
  explicit GameSplitter(std::istream& in) : text_(in) {}
  /// Nothing at the end of the stream.
  [[nodiscard]] std::optional<GamePiece> next();

private:
  enum class Inside { nothing, remark, quotation };

  /// The next line, without what files get on their way: reply marks, elements of HTML, marks of their ends.
  bool readLine();
  bool readRaw();
  bool readBlock();
  void cutIntoGames();
  void clean();
  void blankMarkup();
  void follow(std::string_view line);

  /// Up to the head of the next game. False where nothing more stands in the file.
  bool passOver(GamePiece& piece);
  void backTo(std::string text, std::size_t row);
  void collect(GamePiece& piece);
  void add(GamePiece& piece);
  void leaveOutOpen(const GamePiece& piece);
  bool tooLong(GamePiece& piece);
  void finishHead(GamePiece& piece);
  /// One message for lines of a sort with at most `gap` rows from one to the next.
  void note(GamePiece& piece, PassedOver::Sort sort, std::string_view line, std::size_t row,
            std::size_t gap = 1) const;

  Utf8Source text_;
  std::string_view block_; // what is left of it
  std::string back_;       // lines that are read again
  std::size_t backAt_ = 0;
  std::string line_, raw_; // with its end; `raw_` as it was written, empty where that is the same
  bool waiting_ = false;   // `line_` belongs to the next game
  bool separator_ = false; // `line_` was one
  bool markup_ = false;    // something of HTML was blanked out of it
  std::size_t row_ = 0;    // of `line_`
  Inside inside_ = Inside::nothing;
  bool inTag_ = false; // the quotation is that of a tag
  bool reply_ = false; // lines have reply marks
  std::string whole_;  // a line with several games, and where each begins
  std::vector<std::size_t> cuts_;
  std::size_t cut_ = 0;
  bool moves_ = false; // of the game that is collected
  std::deque<GamePiece> ready_;

  /// The head that is collected: its tags, and the lines among them that are none.
  struct HeadTag {
    std::string name; // in small letters
    std::size_t offset = 0, row = 0;
    bool behindGap = false;
  };
  struct Stray {
    std::size_t offset = 0, length = 0, row = 0;
  };
  std::vector<HeadTag> tags_;
  std::vector<Stray> strays_;
  Stray open_; // the last tag whose text goes on in the next line
  bool gap_ = false;
};

} // namespace annales::agn
