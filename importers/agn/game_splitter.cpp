#include "importers/agn/game_splitter.h"

#include "importers/agn/blanks.h"
#include "importers/agn/game_text.h"
#include "importers/agn/grammar.h"
#include "importers/agn/items.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

namespace annales::agn {
namespace {

namespace p = tao::pegtl;

constexpr std::string_view kBoard = "%board ";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr char kEndOfFile = '\x1A'; // of old systems

/// How much of a line are tags. The text of the last may go on in the next line, if its mark is open.
std::size_t lengthOfTags(std::string_view line) {
  p::memory_input<p::tracking_mode::lazy> in(line.data(), line.size(), "");
  p::parse<p::star<p::sor<grammar::blank, grammar::tag, grammar::loose_closed_tag>>>(in);
  if (std::string_view(in.current(), in.size()).find('"') == std::string_view::npos)
    p::parse<p::seq<grammar::loose_tag, grammar::blanks>>(in);
  return line.size() - in.size();
}

/// A tag that the reader reads though its marks are not complete.
bool isLooseTag(std::string_view line) {
  p::memory_input<p::tracking_mode::lazy> in(line.data(), line.size(), "");
  return p::parse<p::seq<grammar::loose_tag, grammar::blanks, p::eof>>(in);
}

bool isLineOfTags(std::string_view line) {
  return beginsWithTag(line) || (withoutBlanks(line).starts_with('[') && !allTagsOf(line).empty());
}

/// Byte by byte, so that nothing moves.
void blankBytes(std::string& text, std::size_t from, std::size_t length) {
  for (char& c : std::span(text).subspan(from, length))
    if (c != '\n' && c != '\r') c = ' ';
}

bool isBlank(std::string_view line) {
  return withoutBlanks(line).empty();
}

std::string smallName(std::string_view name) {
  std::string out(name);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

/// How long the tag is that stands there, if it is one with which heads begin; else 0.
std::size_t headTagAt(std::string_view text) {
  constexpr std::size_t kLongest = 4096;
  text = text.substr(0, kLongest);
  p::memory_input<p::tracking_mode::lazy> in(text.data(), text.size(), "");
  if (!p::parse<grammar::tag>(in)) return 0;
  const std::string_view inside = withoutBlanks(text.substr(1));
  const std::string name = smallName(inside.substr(0, inside.find_first_of(" \t")));
  static constexpr std::array<std::string_view, 6> kFirst{"event",     "date",  "board",
                                                          "boardhash", "rules", "game"};
  return std::ranges::find(kFirst, name) != kFirst.end() ? text.size() - in.size() : 0;
}

bool isOfBoard(std::string_view name) {
  return name == "board" || name == "boardhash";
}

std::size_t beginningOfLine(std::string_view text, std::size_t lines) {
  std::size_t at = 0;
  for (; lines > 0; --lines) {
    const std::size_t end = text.find('\n', at);
    if (end == std::string_view::npos) return text.size();
    at = end + 1;
  }
  return at;
}

/// How long the marks and blanks are that begin there, and end where a file ends or begins.
std::size_t lengthOfSeam(std::string_view text) {
  std::size_t length = 0;
  bool marks = false;
  for (;;) {
    const std::string_view rest = text.substr(length);
    if (rest.empty()) return marks ? length : 0;
    if (rest.front() == kEndOfFile || rest.starts_with(kByteOrderMark)) {
      marks = true;
      length += rest.front() == kEndOfFile ? 1 : kByteOrderMark.size();
    } else if (std::string_view(" \t\r\n").find(rest.front()) != std::string_view::npos) {
      ++length;
    } else {
      return marks && (rest.front() == '[' || text.starts_with(kByteOrderMark)) ? length : 0;
    }
  }
}

/// Without the marks that stay between files that were joined, or at both ends of one.
std::string withoutSeams(std::string_view line) {
  if (line.find(kEndOfFile) == std::string_view::npos && line.find(kByteOrderMark) == std::string_view::npos)
    return std::string(line);
  std::string out;
  for (std::size_t i = 0; i < line.size();) {
    const bool mark = line[i] == kEndOfFile || line.substr(i).starts_with(kByteOrderMark);
    const std::size_t seam = mark ? lengthOfSeam(line.substr(i)) : 0;
    for (const char c : line.substr(i, seam))
      if (c == '\r' || c == '\n' || c == ' ' || c == '\t' || c == kEndOfFile)
        out += c == kEndOfFile ? ' ' : c;
    if (seam == 0) out += line[i];
    i += std::max<std::size_t>(seam, 1);
  }
  return out;
}

} // namespace

// Lines.

bool GameSplitter::readBlock() {
  if (block_.empty()) block_ = text_.nextBlock();
  return !block_.empty();
}

bool GameSplitter::readRaw() {
  line_.clear();
  if (backAt_ < back_.size()) {
    const std::size_t end = std::min(back_.find('\n', backAt_), back_.size() - 1) + 1;
    line_.assign(back_, backAt_, end - backAt_);
    backAt_ = end;
    if (backAt_ == back_.size()) back_.clear(), backAt_ = 0;
    ++row_;
    if (line_.ends_with('\n')) return true;
    --row_;
  }
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

bool GameSplitter::readLine() {
  if (waiting_) {
    waiting_ = false;
    return true;
  }
  raw_.clear();
  separator_ = markup_ = false;
  if (cut_ < cuts_.size()) {
    const std::size_t from = cuts_[cut_++];
    const std::size_t to = cut_ < cuts_.size() ? cuts_[cut_] : whole_.size();
    line_.assign(whole_, from, to - from);
    return true;
  }
  if (!readRaw()) return false;
  if (inside_ == Inside::nothing) {
    clean();
    cutIntoGames();
  } else if (reply_) {
    blankOut(line_, 0, replyMarks(line_));
  }
  return true;
}

/// Files that were put together without a line's end between them, and those that lost all of theirs.
void GameSplitter::cutIntoGames() {
  cuts_.clear();
  cut_ = 0;
  if (line_.find('[', 1) == std::string::npos || line_.starts_with('%')) return;
  bool text = moves_;
  char end = '\0';
  for (std::size_t i = 0; i < line_.size(); ++i) {
    const char c = line_[i];
    if (end != '\0') {
      if (c == '\\')
        ++i;
      else if (c == end)
        end = '\0';
      continue;
    }
    if (c == ';') break;
    if (c == '{' || c == '"') end = c == '{' ? '}' : '"';
    if (c == '[')
      if (const std::size_t length = headTagAt(std::string_view(line_).substr(i)); length > 0) {
        if (text && i > 0 && !isBlank(std::string_view(line_).substr(0, i))) cuts_.push_back(i);
        text = false;
        i += length - 1;
        continue;
      }
    text = text || (c != ' ' && c != '\t' && c != '\r' && c != '\n');
  }
  if (cuts_.empty()) return;
  whole_ = std::exchange(line_, line_.substr(0, cuts_.front()));
}

/// What files get on their way: marks of their beginning and end, marks of replies, fences, elements of HTML.
void GameSplitter::clean() {
  const auto change = [this] {
    if (raw_.empty()) raw_ = line_;
  };
  if (std::string seamless = withoutSeams(line_); seamless != line_) {
    change();
    line_ = std::move(seamless);
  }
  if (line_.find_first_of("<&") != std::string::npos) blankMarkup();
  if (const std::size_t marks = replyMarks(line_); marks > 0) {
    reply_ = reply_ || beginsWithTag(std::string_view(line_).substr(marks));
    if (reply_) {
      change();
      blankOut(line_, 0, marks);
    }
  } else if (reply_ && beginsWithTag(line_)) {
    reply_ = false;
  }
  if (isSeparator(line_)) {
    change();
    blankOut(line_, 0, line_.size());
    separator_ = true;
  }
}

void GameSplitter::blankMarkup() {
  const std::string before = line_;
  const std::string_view start = withoutBlanks(line_);
  if (start.starts_with('[') && start.find('"') == std::string_view::npos)
    for (const auto& [entity, meant] : {std::pair<std::string_view, std::string_view>{"&quot;", "\""},
                                        {"&#34;", "\""},
                                        {"&#39;", "'"},
                                        {"&amp;", "&"}}) {
      std::string out;
      for (std::size_t at = 0; at < line_.size();) {
        const std::size_t next = std::min(line_.find(entity, at), line_.size());
        out.append(line_, at, next - at);
        if (next < line_.size()) out += meant;
        at = next + entity.size();
      }
      line_ = std::move(out);
    }
  char end = '\0';
  std::string out;
  for (std::size_t i = 0; i < line_.size(); ++i) {
    const char c = line_[i];
    const std::string_view rest = std::string_view(line_).substr(i);
    if (end != '\0') {
      out += c;
      if (c == '\\' && i + 1 < line_.size())
        out += line_[++i];
      else if (c == end)
        end = '\0';
      continue;
    }
    if (rest.starts_with("&gt;") || rest.starts_with("&nbsp;")) {
      out += c == '&' && rest[1] == 'g' ? "   >" : "      ";
      i += rest[1] == 'g' ? 3 : 5;
      continue;
    }
    if (c == ';') {
      out += rest;
      break;
    }
    if (const std::string_view element = markupAt(rest); !element.empty()) {
      std::string blanks(element);
      blankOut(blanks, 0, blanks.size());
      out += blanks;
      i += element.size() - 1;
      continue;
    }
    if (c == '{' || c == '"') end = c == '{' ? '}' : '"';
    out += c;
  }
  line_ = std::move(out);
  if (line_ == before) return;
  markup_ = true;
  if (raw_.empty()) raw_ = before;
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

void GameSplitter::backTo(std::string text, std::size_t row) {
  text.append(back_, backAt_);
  back_ = std::move(text);
  backAt_ = 0;
  row_ = row - 1;
  inside_ = Inside::nothing;
  cuts_.clear();
  cut_ = 0;
}

void GameSplitter::note(GamePiece& piece, PassedOver::Sort sort, std::string_view line, std::size_t row,
                        std::size_t gap) const {
  if (!piece.passed.empty()) {
    PassedOver& last = piece.passed.back();
    if (last.sort == sort && (sort != PassedOver::Sort::lines || row <= last.lastLine + gap)) {
      last.lastLine = std::max(last.lastLine, row);
      return;
    }
  }
  piece.passed.push_back({row, row, shownLine(line), sort});
}

// Above a game.

bool GameSplitter::passOver(GamePiece& piece) {
  std::string above, plain; // from the first line that is not blank; `plain` without blank ones
  std::size_t firstRow = 0, tagRow = 0;
  bool text = false, turns = false;
  std::string inRemark; // from the first tag inside of a remark
  const auto giveAll = [&] {
    piece.text = std::move(above);
    piece.firstLine = firstRow;
    if (text) piece.passed.clear();
  };
  const auto backToTag = [&] {
    backTo(std::exchange(inRemark, {}), tagRow);
    if (!piece.passed.empty()) piece.passed.back().lastLine = tagRow - 1;
  };
  for (;;) {
    if (!readLine()) {
      if (inside_ == Inside::remark && !inRemark.empty()) { // it is never closed
        backToTag();
        continue;
      }
      if (above.empty()) return false;
      giveAll();
      return false;
    }
    const bool fresh = inside_ == Inside::nothing;
    const bool tag = beginsWithTag(line_) || isTagOfAHead(line_);
    const bool board = fresh && line_.starts_with(kBoard);
    if (fresh && (tag || board) && turns) {
      waiting_ = true;
      giveAll();
      return false;
    }
    if (board) {
      piece.boards.push_back({line_.substr(kBoard.size()), row_});
      continue;
    }
    if (fresh && tag) {
      waiting_ = true;
      if (!text && !above.empty()) {
        piece.firstLine = firstRow;
        if (plain != above) piece.asWritten = std::move(plain);
        piece.text = std::move(above);
      }
      return true;
    }
    if (fresh && isBlank(line_) && !separator_ && !markup_) {
      if (!above.empty()) above += line_;
      continue;
    }
    if (above.empty()) firstRow = row_;
    if (above.size() + line_.size() > kLongestGame) {
      above += line_.substr(0, kLongestGame - above.size());
      giveAll();
      tooLong(piece);
      return false;
    }
    const std::string& written = raw_.empty() ? line_ : raw_;
    above += written;
    if (fresh && line_.starts_with('%') && !separator_) {
      plain += line_;
      continue;
    }
    text = true;
    turns = turns || (fresh && looksLikeTurn(line_)) || line_.find('\0') != std::string::npos;
    note(piece, PassedOver::Sort::lines, written, row_, row_);
    if (!fresh && (tag || !inRemark.empty())) {
      if (inRemark.empty()) tagRow = row_;
      inRemark += line_;
    }
    bool escaped = false;
    for (const char c : line_) {
      if (escaped)
        escaped = false;
      else if (inside_ == Inside::nothing && c == ';')
        break;
      else if (inside_ == Inside::remark && c == '\\')
        escaped = true;
      else if (inside_ == Inside::remark && c == '}')
        inside_ = Inside::nothing, inRemark.clear();
      else if (c == '{' && inside_ == Inside::remark && !inRemark.empty()) {
        backToTag(); // the one above was never closed
        break;
      } else if (c == '{')
        inside_ = Inside::remark;
    }
  }
}

// A game.

bool GameSplitter::tooLong(GamePiece& piece) {
  piece.tooLong = true;
  // The rest of this game is passed over.
  for (inside_ = Inside::nothing; readLine();)
    if (beginsWithTag(line_)) {
      waiting_ = true;
      break;
    }
  return true;
}

void GameSplitter::add(GamePiece& piece) {
  if (piece.asWritten.empty() && !raw_.empty()) piece.asWritten = piece.text;
  const bool differs = !piece.asWritten.empty() || !raw_.empty();
  if (differs) piece.asWritten += raw_.empty() ? line_ : raw_;
  piece.text += line_;
}

/// The text of the last tag does not go on: nothing can be made of it, unless its marks alone are not
/// complete.
void GameSplitter::leaveOutOpen(const GamePiece& piece) {
  if (open_.length == 0) return;
  const bool read = isLooseTag(std::string_view(piece.text).substr(open_.offset, open_.length));
  const std::size_t from = open_.offset + (read ? open_.length : 0);
  if (from < piece.text.size())
    strays_.push_back({from, piece.text.size() - from, open_.row + (read ? 1 : 0)});
  open_ = {};
}

void GameSplitter::collect(GamePiece& piece) {
  while (readLine()) {
    bool fresh = inside_ == Inside::nothing;
    if (!fresh && inTag_ && !moves_ &&
        (beginsWithTag(line_) || looksLikeTurn(line_))) { // the tag above lacks its mark
      inside_ = Inside::nothing;
      fresh = true;
      leaveOutOpen(piece);
    }
    if (fresh && line_.starts_with(kBoard)) {
      waiting_ = true;
      break;
    }
    const bool tag = fresh && (moves_ ? beginsWithTag(line_) || isTagOfAHead(line_) : isLineOfTags(line_));
    if (tag && moves_) {
      waiting_ = true;
      break;
    }
    if (piece.text.empty()) piece.firstLine = row_;
    if (piece.text.size() + line_.size() > kLongestGame) {
      piece.text += line_.substr(0, kLongestGame - piece.text.size());
      finishHead(piece);
      tooLong(piece);
      return;
    }
    if (separator_)
      note(piece, PassedOver::Sort::lines, raw_, row_);
    else if (markup_)
      note(piece, PassedOver::Sort::markup, raw_, row_);
    const std::size_t offset = piece.text.size();
    std::string_view rest = line_;
    if (tag) {
      for (const TagItem& item : allTagsOf(line_))
        tags_.push_back({smallName(item.name), offset + item.offset, row_, std::exchange(gap_, false)});
      rest = rest.substr(lengthOfTags(line_));
    }
    const bool open = tag && rest.starts_with('['); // the text of the tag goes on in the next line
    bool play = false;
    if (fresh && !moves_ && !open && !isBlank(rest) && !rest.starts_with('%')) {
      play = looksLikeTurn(rest);
      if (!play) strays_.push_back({offset + line_.size() - rest.size(), rest.size(), row_});
    } else if (!fresh && !moves_ && !strays_.empty() &&
               strays_.back().offset + strays_.back().length == offset) {
      strays_.back().length += line_.size();
    }
    if (fresh && !moves_ && !tag && isBlank(line_)) gap_ = true;
    follow(rest);
    inTag_ = fresh ? open : inTag_;
    if (open) open_ = {offset + line_.size() - rest.size(), rest.size(), row_};
    add(piece);
    if (open && !moves_ && inside_ == Inside::nothing) leaveOutOpen(piece);
    if (!play) continue;
    // What is above ends where the turn begins.
    finishHead(piece);
    moves_ = true;
  }
  finishHead(piece);
}

/// The head is whole: several of them, where one without turns stands before another; and what stands among
/// their tags.
void GameSplitter::finishHead(GamePiece& piece) {
  if (moves_) return;
  std::vector<std::size_t> begins; // tags with which another head begins
  std::set<std::string_view> names;
  std::size_t lastBoard = 0, boards = 0;
  for (std::size_t i = 0; i < tags_.size(); ++i)
    if (isOfBoard(tags_[i].name)) lastBoard = i;
  auto stray = strays_.begin();
  std::size_t first = 0;
  for (std::size_t i = 0; i < tags_.size(); ++i) {
    bool parted = false;
    for (; stray != strays_.end() && stray->offset < tags_[i].offset; ++stray)
      parted = true;
    const std::string& name = tags_[i].name;
    if (i > first && !name.empty() && names.contains(name)) {
      std::size_t again = 0;
      for (std::size_t k = i; k < std::min(i + 8, tags_.size()); ++k)
        again += names.contains(tags_[k].name) ? 1 : 0;
      const bool whole = boards > 0 && name == tags_[first].name && again > 1;
      if (parted || (lastBoard >= i && (tags_[i].behindGap || whole))) {
        begins.push_back(i);
        names.clear();
        first = i;
        boards = 0;
      }
    }
    names.insert(name);
    boards += isOfBoard(name) ? 1 : 0;
  }
  // Lines that are no tags, from the last on: their offsets stay.
  for (auto at = strays_.rbegin(); at != strays_.rend(); ++at) {
    const auto behind = std::ranges::upper_bound(tags_, at->offset, {}, &HeadTag::offset);
    const std::size_t next = static_cast<std::size_t>(behind - tags_.begin());
    const bool inside = behind != tags_.end() && std::ranges::find(begins, next) == begins.end();
    const std::string line = piece.text.substr(at->offset, at->length);
    if (!inside && mayBePlay(line)) continue;
    if (line.find('\0') != std::string::npos) continue;
    if (piece.asWritten.empty()) piece.asWritten = piece.text;
    PassedOver passed{at->row, at->row, shownLine(line), PassedOver::Sort::lines};
    piece.passed.insert(std::ranges::upper_bound(piece.passed, at->row, {}, &PassedOver::firstLine), passed);
    blankBytes(piece.text, at->offset, at->length);
  }
  strays_.clear();
  if (begins.empty()) return;
  const std::string text = std::move(piece.text), written = std::move(piece.asWritten);
  std::vector<PassedOver> passed = std::move(piece.passed);
  std::size_t from = 0, fromWritten = 0;
  for (std::size_t k = 0; k <= begins.size(); ++k) {
    const bool last = k == begins.size();
    const std::size_t to = last ? text.size() : tags_[begins[k]].offset;
    std::size_t toWritten = written.size();
    const std::size_t nextRow = last ? static_cast<std::size_t>(-1) : tags_[begins[k]].row;
    if (!last && !written.empty())
      toWritten = fromWritten +
                  beginningOfLine(std::string_view(written).substr(fromWritten), nextRow - piece.firstLine);
    piece.text = text.substr(from, to - from);
    piece.asWritten = written.substr(fromWritten, toWritten - fromWritten);
    const auto end = std::ranges::lower_bound(passed, nextRow, {}, &PassedOver::firstLine);
    piece.passed.assign(passed.begin(), end);
    passed.erase(passed.begin(), end);
    if (last) break;
    ready_.push_back(std::exchange(piece, {}));
    piece.firstLine = nextRow;
    from = to;
    fromWritten = toWritten;
  }
  tags_.clear();
}

std::optional<GamePiece> GameSplitter::next() {
  if (ready_.empty()) {
    GamePiece piece;
    inside_ = Inside::nothing;
    inTag_ = moves_ = gap_ = false;
    open_ = {};
    tags_.clear();
    strays_.clear();
    const bool wasReply = reply_;
    if (passOver(piece)) {
      if (reply_ && !wasReply) note(piece, PassedOver::Sort::replyMarks, raw_, row_);
      collect(piece);
    }
    if (!piece.text.empty() || !piece.boards.empty() || !piece.passed.empty())
      ready_.push_back(std::move(piece));
  }
  if (ready_.empty()) return std::nullopt;
  GamePiece piece = std::move(ready_.front());
  ready_.pop_front();
  return piece;
}

} // namespace annales::agn
