// Cuts a stream of AGN into its games, one in memory at a time.
#pragma once

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
  explicit GameSplitter(std::istream& in) : in_(in) {}
  /// Nothing at the end of the stream.
  [[nodiscard]] std::optional<GamePiece> next();

private:
  bool readLine();
  bool readBlock();
  void follow(std::string_view line);

  std::istream& in_;
  std::vector<char> block_;
  std::size_t at_ = 0, end_ = 0; // of what is left of the block
  std::string line_;             // with its end
  bool waiting_ = false;         // `line_` belongs to the next game
  std::size_t row_ = 0;          // of `line_`
  enum class Inside { nothing, remark, quotation } inside_ = Inside::nothing;
};

} // namespace annales::agn
