// Changes a text as somebody would who knows that it has words, numbers, quoted strings, lines and brackets
// with something between them, but not what they mean: single bytes seldom make another text of that kind.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace annales::fuzz {

enum class PieceKind : std::uint8_t { word, number, quoted, sign, line, group };

struct Piece {
  PieceKind kind;
  std::size_t from, length;
};

/// Every piece of a text, the small ones within the large ones; white space and what is left open are none.
class Pieces {
public:
  explicit Pieces(std::string_view text) : text_(text) {
    std::size_t line = 0;
    for (std::size_t at = 0; at < text.size();) {
      if (text[at] == '\n') {
        add(PieceKind::line, line, at + 1);
        line = ++at;
      } else if (text[at] == ' ' || text[at] == '\t' || text[at] == '\r') {
        ++at;
      } else {
        at = readAt(at);
      }
    }
    if (line < text.size()) add(PieceKind::line, line, text.size());
  }

  const std::vector<Piece>& all() const { return all_; }
  std::vector<Piece> of(PieceKind kind) const {
    std::vector<Piece> some;
    std::ranges::copy_if(all_, std::back_inserter(some), [&](const Piece& p) { return p.kind == kind; });
    return some;
  }

private:
  static bool digit(char c) { return c >= '0' && c <= '9'; }
  static bool inWord(char c) {
    return digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
  }

  void add(PieceKind kind, std::size_t from, std::size_t end) { all_.push_back({kind, from, end - from}); }

  std::size_t readAt(std::size_t at) {
    if (inWord(text_[at])) return readWord(at);
    if (text_[at] == '"') return readQuoted(at);
    constexpr std::string_view kOpen = "([{<", kClose = ")]}>";
    if (kOpen.find(text_[at]) != std::string_view::npos) {
      open_.emplace_back(kClose[kOpen.find(text_[at])], at);
    } else if (!open_.empty() && text_[at] == open_.back().first) {
      add(PieceKind::group, open_.back().second, at + 1);
      open_.pop_back();
      return at + 1;
    }
    add(PieceKind::sign, at, at + 1);
    return at + 1;
  }
  std::size_t readWord(std::size_t from) {
    std::size_t end = from;
    bool number = true;
    for (; end < text_.size() && inWord(text_[end]); ++end)
      number = number && digit(text_[end]);
    add(number ? PieceKind::number : PieceKind::word, from, end);
    return end;
  }
  std::size_t readQuoted(std::size_t from) {
    std::size_t end = from + 1;
    while (end < text_.size() && text_[end] != '"' && text_[end] != '\n')
      end += text_[end] == '\\' ? 2 : 1;
    if (end >= text_.size() || text_[end] == '\n') {
      add(PieceKind::sign, from, from + 1);
      return from + 1;
    }
    add(PieceKind::quoted, from, end + 1);
    return end + 1;
  }

  std::string_view text_;
  std::vector<Piece> all_;
  std::vector<std::pair<char, std::size_t>> open_;
};

class PieceMutator {
public:
  explicit PieceMutator(unsigned seed) : random_(seed) {}

  /// One to four changes; a text without pieces stays as it is. `other` gives pieces, too, and may be empty.
  std::string change(std::string text, std::string_view other) {
    for (std::size_t left = 1 + below(4); left > 0; --left)
      text = changeOnce(text, other);
    return text;
  }

private:
  std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }
  /// Of each kind as often as of every other, or a text would hardly ever lose more than a word.
  std::optional<Piece> any(const Pieces& pieces) {
    for (int tries = 0; tries < 6; ++tries)
      if (const auto some = pieces.of(static_cast<PieceKind>(below(6))); !some.empty())
        return some[below(some.size())];
    return std::nullopt;
  }
  static std::string_view in(std::string_view text, const Piece& piece) {
    return text.substr(piece.from, piece.length);
  }
  /// Another of the same kind, from one text or the other.
  std::string_view alike(const Pieces& pieces, std::string_view text, std::string_view other,
                         PieceKind kind) {
    const Pieces others(other);
    const auto mine = pieces.of(kind), theirs = others.of(kind);
    const std::size_t chosen = below(mine.size() + theirs.size());
    return chosen < mine.size() ? in(text, mine[chosen]) : in(other, theirs[chosen - mine.size()]);
  }

  std::string changeOnce(const std::string& text, std::string_view other) {
    const Pieces pieces(text);
    const auto piece = any(pieces);
    if (!piece) return text;
    const std::string before = text.substr(0, piece->from), behind = text.substr(piece->from + piece->length);
    const std::string here(in(text, *piece));
    switch (below(6)) {
    case 0:
      return before + behind;
    case 1:
      return before + repeated(here, below(8) == 0 ? 40 : 2) + behind;
    case 2:
      return before + std::string(alike(pieces, text, other, piece->kind)) + behind;
    case 3:
      return before + here + separator() + std::string(alike(pieces, text, other, piece->kind)) + behind;
    case 4:
      return before + std::string(kOdd[below(kOdd.size())]) + behind;
    default:
      return exchanged(text, pieces, *piece);
    }
  }
  std::string separator() {
    constexpr std::array<const char*, 3> kAll = {"", " ", ","};
    return kAll[below(kAll.size())];
  }
  std::string repeated(const std::string& here, std::size_t times) {
    const std::string between = separator();
    std::string all = here;
    for (; times > 1; --times)
      all.append(between).append(here);
    return all;
  }
  /// With another of its kind.
  std::string exchanged(const std::string& text, const Pieces& pieces, const Piece& piece) {
    const auto alike = pieces.of(piece.kind);
    Piece first = piece, second = alike[below(alike.size())];
    if (second.from < first.from) std::swap(first, second);
    if (first.from + first.length > second.from) return text; // one within the other
    return text.substr(0, first.from) + std::string(in(text, second)) +
           text.substr(first.from + first.length, second.from - first.from - first.length) +
           std::string(in(text, first)) + text.substr(second.from + second.length);
  }

  static constexpr std::array<std::string_view, 14> kOdd = {"0",
                                                            "1",
                                                            "2",
                                                            "10",
                                                            "-1",
                                                            "127",
                                                            "255",
                                                            "256",
                                                            "65536",
                                                            "2147483647",
                                                            "2147483648",
                                                            "4294967296",
                                                            "18446744073709551616",
                                                            "1e400"};

  std::minstd_rand random_;
};

} // namespace annales::fuzz
