// Cuts a stream of AGN into its games, one in memory at a time.
#pragma once

#include "importers/readers/utf8_source.h"

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// The text of one game, and the boards that were told before it: `%board {…}`.
struct GamePiece {
  std::string text;
  std::size_t firstLine = 1;
  struct Board {
    std::string json;
    std::size_t line = 1;
  };
  std::vector<Board> boards;
  bool tooLong = false; // cut off; more follows than any game has
};

class GameSplitter {
public:
  explicit GameSplitter(std::istream& in) : text_(in) {}
  /// Nothing at the end of the stream.
  [[nodiscard]] std::optional<GamePiece> next();

private:
  bool readLine();
  bool readBlock();
  void follow(std::string_view line);

  Utf8Source text_;
  std::string_view block_; // what is left of it
  std::string line_;       // with its end
  bool waiting_ = false;   // `line_` belongs to the next game
  std::size_t row_ = 0;    // of `line_`
  enum class Inside { nothing, remark, quotation } inside_ = Inside::nothing;
};

} // namespace annales::agn
