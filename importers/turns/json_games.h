// Cuts a stream of JSON into its games, one in memory at a time: an object a game, alone, in a list, or one
// after another.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace annales::turns {

struct JsonPiece {
  std::string text; // the object, unless the file is broken here
  std::size_t line = 1;
  std::string pointer;                // to the object: empty, or "/3" in a list
  std::vector<std::size_t> turnLines; // where the objects in its list of turns begin
  enum class Fault { none, stray, unfinished, tooLong } fault = Fault::none;
};

class JsonGames {
public:
  explicit JsonGames(std::istream& in) : in_(in) {}
  /// Nothing at the end of the stream, and after a fault.
  [[nodiscard]] std::optional<JsonPiece> next();

private:
  [[nodiscard]] int take();
  [[nodiscard]] std::optional<JsonPiece> object();

  std::istream& in_;
  std::size_t line_ = 1, index_ = 0;
  bool list_ = false, over_ = false;
};

} // namespace annales::turns
