#include "libreplay/inference/letters.h"

#include <algorithm>
#include <functional>

namespace annales::inference {
namespace {

// The sides that share one letter.
using Sharers = std::vector<bool>;

bool isPartOf(const Sharers& one, const Sharers& other) {
  for (std::size_t i = 0; i < one.size(); ++i)
    if (one[i] && !other[i]) return false;
  return true;
}

// Letters whose sides all share another letter say nothing.
void absorb(std::vector<Sharers>& letters) {
  for (std::size_t i = letters.size(); i-- > 0;)
    for (std::size_t k = 0; k < letters.size(); ++k)
      if (k != i && isPartOf(letters[i], letters[k])) {
        letters.erase(letters.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      }
}

std::string nameOfLetter(std::size_t place) {
  constexpr std::size_t kLetters = 26;
  std::string name(1, static_cast<char>('a' + place % kLetters));
  if (place >= kLetters) name += std::to_string(place / kLetters + 1);
  return name;
}

} // namespace

std::vector<std::string> compactLetters(std::size_t sides,
                                        std::span<const std::pair<std::size_t, std::size_t>> shown) {
  std::vector<Sharers> letters;
  if (sides > 0) letters.emplace_back(sides, true);
  for (const auto& [one, other] : shown) {
    for (std::size_t i = letters.size(); i-- > 0;) {
      if (!letters[i][one] || !letters[i][other]) continue;
      Sharers without = letters[i];
      without[other] = false;
      letters[i][one] = false;
      letters.push_back(std::move(without));
    }
    absorb(letters);
  }
  std::ranges::sort(letters, std::greater());
  std::vector<std::string> names(sides);
  for (std::size_t letter = 0; letter < letters.size(); ++letter)
    for (std::size_t side = 0; side < sides; ++side)
      if (letters[letter][side]) names[side] += nameOfLetter(letter);
  return names;
}

} // namespace annales::inference
