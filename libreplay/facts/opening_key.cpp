#include "libreplay/facts/game_facts.h"

#include <algorithm>
#include <bit>

namespace annales::inline replay {
namespace {

constexpr int kBits = 4;
constexpr std::uint64_t kNoStep = 15;

constexpr int shiftOf(std::size_t turn) {
  return kBits * static_cast<int>(kKeyTurns - 1 - turn);
}

constexpr std::uint64_t codeOf(Space space) {
  return space == Space::none ? kNoStep : indexOf(space) + 1;
}

constexpr std::string_view kNoStepWord = "-";

std::string_view wordFor(Space space) {
  return space == Space::none ? kNoStepWord : wordOf(space);
}

} // namespace

OpeningKey OpeningKey::of(const std::vector<Space>& spaces) {
  OpeningKey key;
  for (std::size_t i = 0; i < std::min(spaces.size(), kKeyTurns); ++i)
    key.bits_ |= codeOf(spaces[i]) << shiftOf(i);
  return key;
}

std::size_t OpeningKey::turns() const {
  return kKeyTurns - static_cast<std::size_t>(std::countr_zero(bits_)) / kBits;
}

Space OpeningKey::at(std::size_t turn) const {
  const std::uint64_t code = (bits_ >> shiftOf(turn)) & kNoStep;
  return code == 0 || code > kSpaces ? Space::none : static_cast<Space>(code - 1);
}

bool OpeningKey::beginsWith(OpeningKey prefix) const {
  return first(prefix.turns()) == prefix;
}

OpeningKey OpeningKey::first(std::size_t turns) const {
  if (turns == 0) return {};
  if (turns >= kKeyTurns) return *this;
  return OpeningKey(bits_ & (~std::uint64_t{0} << shiftOf(turns - 1)));
}

OpeningKey OpeningKey::then(Space space) const {
  const std::size_t at = turns();
  return at == kKeyTurns ? *this : OpeningKey(bits_ | codeOf(space) << shiftOf(at));
}

std::string OpeningKey::words() const {
  std::vector<Space> spaces;
  for (std::size_t i = 0; i < turns(); ++i)
    spaces.push_back(at(i));
  return wordsOf(spaces);
}

std::optional<OpeningKey> OpeningKey::read(std::string_view words) {
  const auto spaces = readSpaces(words, kKeyTurns + 1);
  if (!spaces || spaces->size() > kKeyTurns) return std::nullopt;
  return of(*spaces);
}

std::string wordsOf(const std::vector<Space>& spaces) {
  std::string text;
  for (const Space space : spaces) {
    if (!text.empty()) text += ' ';
    text += wordFor(space);
  }
  return text;
}

std::optional<std::vector<Space>> readSpaces(std::string_view words, std::size_t most) {
  constexpr std::string_view kBetween = " ,\t\r\n";
  std::vector<Space> spaces;
  while (spaces.size() < most) {
    words.remove_prefix(std::min(words.find_first_not_of(kBetween), words.size()));
    if (words.empty()) break;
    const std::string_view word = words.substr(0, words.find_first_of(kBetween));
    const auto space = word == kNoStepWord ? std::optional(Space::none) : valueOf<Space>(word);
    if (!space) return std::nullopt;
    spaces.push_back(*space);
    words.remove_prefix(word.size());
  }
  return spaces;
}

} // namespace annales::inline replay
