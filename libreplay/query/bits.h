// A bit a row, and how columns of bytes become such bits.
#pragma once

#include "libreplay/query/question.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace annales::inline replay {

/// Bits behind the last row are 0.
class Bits {
public:
  static constexpr std::size_t kWord = 64;

  Bits() = default;
  explicit Bits(std::size_t rows) : rows_(rows), words_((rows + kWord - 1) / kWord) {}

  [[nodiscard]] std::size_t rows() const { return rows_; }
  [[nodiscard]] std::vector<std::uint64_t>& words() { return words_; }
  [[nodiscard]] const std::vector<std::uint64_t>& words() const { return words_; }
  [[nodiscard]] bool test(std::size_t row) const { return ((words_[row / kWord] >> row % kWord) & 1U) != 0; }
  void set(std::size_t row) { words_[row / kWord] |= std::uint64_t{1} << row % kWord; }
  /// `count` rows from `first` on.
  void fill(std::size_t first, std::size_t count);
  void clear(std::size_t first, std::size_t count);
  /// The bits of up to 64 rows from `first` on, the first in the lowest.
  [[nodiscard]] std::uint64_t slice(std::size_t first, std::size_t count) const;
  void orSlice(std::size_t first, std::uint64_t bits);
  /// The first row of these that is set; `count` where none is. Relative to `first`.
  [[nodiscard]] std::size_t firstSet(std::size_t first, std::size_t count) const;
  [[nodiscard]] std::size_t countSet(std::size_t first, std::size_t count) const;
  [[nodiscard]] std::size_t countAll() const;
  [[nodiscard]] bool none() const;
  void invert();
  Bits& operator&=(const Bits& other);
  Bits& operator|=(const Bits& other);

private:
  std::size_t rows_ = 0;
  std::vector<std::uint64_t> words_;
};

/// Calls `f(word)` for each word of which `care` has a bit; the others become 0. Without `care`: for all.
template <class F> void forWords(Bits& out, const Bits* care, const F& f) {
  std::vector<std::uint64_t>& words = out.words();
  for (std::size_t w = 0; w < words.size(); ++w)
    words[w] = care != nullptr && care->words()[w] == 0 ? 0 : f(w);
}

/// The rows whose byte compares so with a number. Rows of words that `care` does not ask for may be 0. The
/// bytes go on to a multiple of 64.
void compareBytes(const std::uint8_t* bytes, Compare how, std::uint8_t number, const Bits* care, Bits& out);
/// With the bytes of another column.
void compareColumns(const std::uint8_t* bytes, Compare how, const std::uint8_t* others, const Bits* care,
                    Bits& out);
/// The rows whose byte has one of these bits.
void testBytes(const std::uint8_t* bytes, std::uint8_t mask, const Bits* care, Bits& out);

} // namespace annales::inline replay
