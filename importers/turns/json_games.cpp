#include "importers/turns/json_games.h"

#include "importers/agn/game_text.h"

#include <string_view>

namespace annales::turns {
namespace {

constexpr int kEnd = std::char_traits<char>::eof();

/// Follows brackets and strings, and where the objects of a list in the game begin.
class Depth {
public:
  /// True where the object ends with this character.
  bool over(char c, std::size_t line) {
    if (quoted_) {
      if (escaped_)
        escaped_ = false;
      else if (c == '\\')
        escaped_ = true;
      else if (c == '"')
        quoted_ = false;
      return false;
    }
    switch (c) {
    case '"':
      quoted_ = true;
      return false;
    case '{':
    case '[':
      if (depth_ == 1) inList_ = c == '[';
      if (depth_ == 1) now_.clear();
      if (depth_ == 2 && inList_ && c == '{') now_.push_back(line);
      ++depth_;
      return false;
    case '}':
    case ']':
      --depth_;
      if (depth_ == 1 && now_.size() > lines.size()) lines = now_;
      return depth_ == 0;
    default:
      return false;
    }
  }
  [[nodiscard]] bool quoted() const { return quoted_; }

  std::vector<std::size_t> lines; // of the longest list of objects

private:
  std::vector<std::size_t> now_;
  std::size_t depth_ = 0;
  bool quoted_ = false, escaped_ = false, inList_ = false;
};

} // namespace

int JsonGames::take() {
  const int c = in_.rdbuf() == nullptr ? kEnd : in_.rdbuf()->sbumpc();
  if (c == '\n') ++line_;
  return c;
}

std::optional<JsonPiece> JsonGames::next() {
  if (over_) return std::nullopt;
  const bool first = line_ == 1 && index_ == 0 && !list_;
  for (;;) {
    const int c = take();
    if (c == kEnd) {
      over_ = true;
      in_.setstate(std::ios::eofbit);
      if (!list_ || in_.bad()) return std::nullopt;
      JsonPiece torn;
      torn.line = line_;
      torn.fault = JsonPiece::Fault::unfinished;
      return torn;
    }
    if (c == '{') return object();
    if (c == '[' && first && !list_) {
      list_ = true;
      continue;
    }
    if (c == ']' && list_) {
      list_ = false;
      continue;
    }
    // A byte order mark, and what stands between objects.
    if (first && (c == 0xEF || c == 0xBB || c == 0xBF)) continue;
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',') continue;
    over_ = true;
    JsonPiece stray;
    stray.line = line_;
    stray.fault = JsonPiece::Fault::stray;
    return stray;
  }
}

std::optional<JsonPiece> JsonGames::object() {
  JsonPiece piece;
  piece.line = line_;
  if (list_) piece.pointer = '/' + std::to_string(index_);
  ++index_;
  Depth depth;
  piece.text = '{';
  depth.over('{', line_);
  for (;;) {
    const int c = take();
    if (c == kEnd || piece.text.size() >= agn::kLongestGame) {
      over_ = true;
      piece.fault = c == kEnd ? JsonPiece::Fault::unfinished : JsonPiece::Fault::tooLong;
      piece.text.clear();
      return piece;
    }
    // Line ends of another system are blanks to JSON, but not to the strict reader.
    piece.text += c == '\r' && !depth.quoted() ? ' ' : static_cast<char>(c);
    if (depth.over(static_cast<char>(c), line_)) break;
  }
  piece.turnLines = std::move(depth.lines);
  return piece;
}

} // namespace annales::turns
