#include "importers/agn/game_splitter.h"

#include "importers/agn/blanks.h"
#include "importers/agn/game_text.h"
#include "importers/agn/grammar.h"

namespace annales::agn {
namespace {

namespace p = tao::pegtl;

constexpr std::string_view kBoard = "%board ";

/// A line that begins with a tag.
bool beginsWithTag(std::string_view line) {
  p::memory_input<p::tracking_mode::lazy> in(line.data(), line.size(), "");
  return p::parse<p::seq<grammar::blanks, p::one<'['>, grammar::blanks, grammar::tag_name,
                         p::plus<grammar::blank>, grammar::opening_mark>>(in);
}

/// What of a line stands behind its tags: in their texts nothing begins or ends.
std::string_view behindTags(std::string_view line) {
  p::memory_input<p::tracking_mode::lazy> in(line.data(), line.size(), "");
  p::parse<p::star<p::sor<grammar::blank, grammar::tag>>>(in);
  return line.substr(line.size() - in.size());
}

bool isBlank(std::string_view line) {
  return withoutBlanks(line).empty();
}

} // namespace

bool GameSplitter::readLine() {
  if (waiting_) {
    waiting_ = false;
    return true;
  }
  line_.clear();
  // A line without an end must not fill the memory.
  while (line_.size() < kLongestGame && readBlock()) {
    const std::string_view rest = block_.substr(0, kLongestGame - line_.size());
    const std::size_t end = rest.find('\n');
    const std::size_t length = end == std::string_view::npos ? rest.size() : end + 1;
    line_ += rest.substr(0, length);
    block_.remove_prefix(length);
    if (end != std::string_view::npos) break;
  }
  if (line_.empty()) return false;
  ++row_;
  return true;
}

bool GameSplitter::readBlock() {
  if (block_.empty()) block_ = text_.nextBlock();
  return !block_.empty();
}

void GameSplitter::follow(std::string_view line) {
  bool escaped = false;
  for (const char c : line) {
    if (escaped) {
      escaped = false;
      continue;
    }
    switch (inside_) {
    case Inside::nothing:
      if (c == ';' || c == '%') return; // to the end of the line
      if (c == '{') inside_ = Inside::remark;
      if (c == '"') inside_ = Inside::quotation;
      break;
    case Inside::remark:
      escaped = c == '\\';
      if (c == '}') inside_ = Inside::nothing;
      break;
    case Inside::quotation:
      escaped = c == '\\';
      if (c == '"') inside_ = Inside::nothing;
      break;
    }
  }
}

std::optional<GamePiece> GameSplitter::next() {
  GamePiece piece;
  bool moves = false, tags = false;
  inside_ = Inside::nothing;
  while (readLine()) {
    const bool fresh = inside_ == Inside::nothing;
    if (fresh && line_.starts_with(kBoard)) {
      if (moves || tags) {
        waiting_ = true;
        return piece;
      }
      piece.boards.push_back({line_.substr(kBoard.size()), row_});
      continue;
    }
    const bool tag = fresh && beginsWithTag(line_);
    if (tag && moves) {
      waiting_ = true;
      return piece;
    }
    if (!tags && !moves && fresh && isBlank(line_)) continue;
    if (piece.text.empty()) piece.firstLine = row_;
    if (tag) tags = true;
    if (fresh && !tag && !isBlank(line_) && !line_.starts_with('%')) moves = true;
    if (piece.text.size() + line_.size() > kLongestGame) {
      piece.tooLong = true;
      piece.text += line_.substr(0, kLongestGame - piece.text.size());
      // The rest of this game is passed over.
      for (inside_ = Inside::nothing; readLine();)
        if (beginsWithTag(line_)) {
          waiting_ = true;
          break;
        }
      return piece;
    }
    follow(tag ? behindTags(line_) : line_);
    piece.text += line_;
  }
  if (!tags && !moves && piece.boards.empty()) return std::nullopt;
  return piece;
}

} // namespace annales::agn
