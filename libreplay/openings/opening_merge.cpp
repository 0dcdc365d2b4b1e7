#include "libreplay/openings/opening_merge.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline replay {
namespace {

bool sameOpening(const NamedOpening* a, const NamedOpening* b) {
  return (a == nullptr) == (b == nullptr) && (a == nullptr || *a == *b);
}

constexpr std::size_t kCodeRoom = 9; // of 12: the rest is for the number

std::string freeCode(const std::string& code, const std::vector<const OpeningBook*>& taken) {
  const auto isTaken = [&](const std::string& wanted) {
    return std::ranges::any_of(taken,
                               [&](const OpeningBook* book) { return book->withCode(wanted) != nullptr; });
  };
  std::size_t end = std::min(code.size(), kCodeRoom);
  while (end < code.size() && (static_cast<unsigned char>(code[end]) & 0xC0U) == 0x80)
    --end; // no half of a letter
  const std::string stem = code.substr(0, end);
  for (int number = 2;; ++number)
    if (std::string wanted = fmt::format("{}-{}", stem, number); !isTaken(wanted)) return wanted;
}

} // namespace

MergedBook mergeOpenings(const OpeningBook& before, const OpeningBook& theirs, const OpeningBook& mine) {
  MergedBook merged;
  const auto add = [&](NamedOpening opening) { static_cast<void>(merged.book.add(std::move(opening))); };
  for (const NamedOpening& their : theirs.openings()) {
    const NamedOpening* own = mine.withCode(their.code);
    const NamedOpening* old = before.withCode(their.code);
    if (sameOpening(own, &their) || sameOpening(own, old)) {
      add(their); // only they have changed it, or nobody
    } else if (own != nullptr && !sameOpening(&their, old)) {
      merged.clashes.push_back(their.code);
      add(*own);
      NamedOpening kept = their;
      kept.code = freeCode(their.code, {&theirs, &mine, &merged.book});
      add(std::move(kept));
    } else if (own != nullptr) {
      add(*own);
    } else if (!sameOpening(&their, old)) {
      add(their); // taken out here, changed there
    }
  }
  for (const NamedOpening& own : mine.openings()) {
    if (theirs.withCode(own.code) != nullptr) continue;
    if (!sameOpening(before.withCode(own.code), &own)) add(own); // else they have taken it out
  }
  return merged;
}

} // namespace annales::inline replay
