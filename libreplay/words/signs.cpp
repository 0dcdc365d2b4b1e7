#include "libreplay/words/signs.h"

#include "engine/boards/board_shelf.h"
#include "libreplay/text/plain_text.h"
#include "libreplay/words/wording.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace annales::inline replay {
namespace {

/// The colours of the boards that come with the program.
constexpr std::array<Rgb, kMaxNations> kColours{{{0x01, 0x30, 0xad},
                                                 {0xc1, 0x0c, 0x04},
                                                 {0x16, 0x16, 0x16},
                                                 {0x92, 0x58, 0x9f},
                                                 {0xf0, 0xab, 0x23},
                                                 {0x19, 0x8c, 0x67}}};

double channel(std::uint8_t value) {
  const double c = value / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(Rgb c) {
  return 0.2126 * channel(c.red) + 0.7152 * channel(c.green) + 0.0722 * channel(c.blue);
}

template <class T> bool has(const std::vector<T>& all, const T& one) {
  return std::ranges::find(all, one) != all.end();
}

Rgb freeColour(const std::vector<Rgb>& taken, std::size_t place) {
  const auto free = std::ranges::find_if(kColours, [&](const Rgb& colour) { return !has(taken, colour); });
  return free != kColours.end() ? *free : kColours[place % kColours.size()];
}

const std::vector<ShelvedBoard>& knownBoards() {
  static const std::vector<ShelvedBoard> boards = BoardShelf::builtIn().boards();
  return boards;
}

} // namespace

std::optional<Rgb> rgbOf(std::string_view colour) {
  std::uint32_t value = 0;
  if (colour.size() != 7 || colour.front() != '#') return std::nullopt;
  const auto read = std::from_chars(colour.data() + 1, colour.data() + colour.size(), value, 16);
  if (read.ec != std::errc() || read.ptr != colour.data() + colour.size()) return std::nullopt;
  return Rgb{static_cast<std::uint8_t>(value >> 16U), static_cast<std::uint8_t>(value >> 8U & 0xFFU),
             static_cast<std::uint8_t>(value & 0xFFU)};
}

double contrast(Rgb a, Rgb b) {
  const double x = luminance(a) + 0.05, y = luminance(b) + 0.05;
  return std::max(x, y) / std::min(x, y);
}

Rgb inkOn(Rgb fill) {
  constexpr Rgb black, white{255, 255, 255};
  return contrast(fill, white) >= contrast(fill, black) ? white : black;
}

const BoardNation* knownNation(std::string_view id, const Board* board) {
  if (board != nullptr)
    if (const BoardNation* nation = board->nation(id)) return nation;
  for (const ShelvedBoard& shelved : knownBoards())
    if (const BoardNation* nation = shelved.board->nation(id)) return nation;
  return nullptr;
}

const Board* knownBoard(std::string_view id) {
  const auto at = std::ranges::find_if(
      knownBoards(), [&](const ShelvedBoard& shelved) { return shelved.board->map->id() == id; });
  return at == knownBoards().end() ? nullptr : at->board.get();
}

std::vector<Rgb> nationColours(std::span<const std::string> order, const Board* board) {
  std::vector<std::optional<Rgb>> known;
  std::vector<Rgb> taken, colours;
  for (const std::string& id : order) {
    const BoardNation* nation = knownNation(id, board);
    known.push_back(nation != nullptr ? rgbOf(nation->colour) : std::nullopt);
    if (known.back()) taken.push_back(*known.back());
  }
  for (std::size_t n = 0; n < known.size(); ++n) {
    colours.push_back(known[n] ? *known[n] : freeColour(taken, n));
    if (!known[n]) taken.push_back(colours.back());
  }
  return colours;
}

std::vector<std::string> nationLetters(std::span<const std::string> names) {
  std::vector<std::string> letters;
  for (const std::string_view name : names) {
    const std::string first = capitalOf(name);
    std::string letter = first.empty() ? "?" : first;
    std::string_view rest = name.substr(first.empty() ? 0 : lengthOfCharacter(name));
    for (; has(letters, letter) && !rest.empty(); rest.remove_prefix(lengthOfCharacter(rest)))
      letter = first + smallOf(rest);
    letters.push_back(letter);
  }
  return letters;
}

} // namespace annales::inline replay
