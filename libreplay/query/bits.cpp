#include "libreplay/query/bits.h"

#include <algorithm>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace annales::inline replay {
namespace {

constexpr std::uint64_t kAllBits = ~std::uint64_t{0};

std::uint64_t lowest(std::size_t count) {
  return count >= Bits::kWord ? kAllBits : (std::uint64_t{1} << count) - 1;
}

void cutTail(Bits& bits) {
  if (const std::size_t rest = bits.rows() % Bits::kWord; rest != 0) bits.words().back() &= lowest(rest);
}

#ifdef __SSE2__
/// 16 bytes at a time, which every x86-64 has.
struct Vector {
  static __m128i load(const std::uint8_t* bytes) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  }
  static __m128i all(std::uint8_t byte) { return _mm_set1_epi8(static_cast<char>(byte)); }
  static __m128i equal(__m128i a, __m128i b) { return _mm_cmpeq_epi8(a, b); }
  static __m128i atLeast(__m128i a, __m128i b) { return _mm_cmpeq_epi8(_mm_max_epu8(a, b), a); }
  static __m128i both(__m128i a, __m128i b) { return _mm_and_si128(a, b); }
  static std::uint64_t bits(__m128i mask) { return static_cast<std::uint32_t>(_mm_movemask_epi8(mask)); }
  static constexpr std::size_t kBytes = 16;
};

template <class F> std::uint64_t wordOf64(const F& maskAt) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < Bits::kWord / Vector::kBytes; ++i)
    word |= Vector::bits(maskAt(i * Vector::kBytes)) << (i * Vector::kBytes);
  return word;
}

std::uint64_t equalWord(const std::uint8_t* a, const std::uint8_t* b) {
  return wordOf64([&](std::size_t i) { return Vector::equal(Vector::load(a + i), Vector::load(b + i)); });
}
std::uint64_t atLeastWord(const std::uint8_t* a, const std::uint8_t* b) {
  return wordOf64([&](std::size_t i) { return Vector::atLeast(Vector::load(a + i), Vector::load(b + i)); });
}
std::uint64_t equalWord(const std::uint8_t* a, std::uint8_t b) {
  return wordOf64(
      [&, all = Vector::all(b)](std::size_t i) { return Vector::equal(Vector::load(a + i), all); });
}
std::uint64_t atLeastWord(const std::uint8_t* a, std::uint8_t b) {
  return wordOf64(
      [&, all = Vector::all(b)](std::size_t i) { return Vector::atLeast(Vector::load(a + i), all); });
}
std::uint64_t atMostWord(const std::uint8_t* a, std::uint8_t b) {
  return wordOf64(
      [&, all = Vector::all(b)](std::size_t i) { return Vector::atLeast(all, Vector::load(a + i)); });
}
std::uint64_t withoutWord(const std::uint8_t* a, std::uint8_t mask) {
  return wordOf64([&, all = Vector::all(mask), none = Vector::all(0)](std::size_t i) {
    return Vector::equal(Vector::both(Vector::load(a + i), all), none);
  });
}
#else
template <class F> std::uint64_t wordOf64(const F& isSet) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < Bits::kWord; ++i)
    word |= std::uint64_t{isSet(i)} << i;
  return word;
}
std::uint64_t equalWord(const std::uint8_t* a, const std::uint8_t* b) {
  return wordOf64([&](std::size_t i) { return a[i] == b[i]; });
}
std::uint64_t atLeastWord(const std::uint8_t* a, const std::uint8_t* b) {
  return wordOf64([&](std::size_t i) { return a[i] >= b[i]; });
}
std::uint64_t equalWord(const std::uint8_t* a, std::uint8_t b) {
  return wordOf64([&](std::size_t i) { return a[i] == b; });
}
std::uint64_t atLeastWord(const std::uint8_t* a, std::uint8_t b) {
  return wordOf64([&](std::size_t i) { return a[i] >= b; });
}
std::uint64_t atMostWord(const std::uint8_t* a, std::uint8_t b) {
  return wordOf64([&](std::size_t i) { return a[i] <= b; });
}
std::uint64_t withoutWord(const std::uint8_t* a, std::uint8_t mask) {
  return wordOf64([&](std::size_t i) { return (a[i] & mask) == 0; });
}
#endif

} // namespace

void Bits::fill(std::size_t first, std::size_t count) {
  for (std::size_t done = 0; done < count;) {
    const std::size_t at = first + done;
    const std::size_t now = std::min(kWord - at % kWord, count - done);
    words_[at / kWord] |= lowest(now) << at % kWord;
    done += now;
  }
}

void Bits::clear(std::size_t first, std::size_t count) {
  for (std::size_t done = 0; done < count;) {
    const std::size_t at = first + done;
    const std::size_t now = std::min(kWord - at % kWord, count - done);
    words_[at / kWord] &= ~(lowest(now) << at % kWord);
    done += now;
  }
}

std::uint64_t Bits::slice(std::size_t first, std::size_t count) const {
  const std::size_t word = first / kWord, shift = first % kWord;
  std::uint64_t bits = words_[word] >> shift;
  if (shift != 0 && word + 1 < words_.size()) bits |= words_[word + 1] << (kWord - shift);
  return bits & lowest(count);
}

void Bits::orSlice(std::size_t first, std::uint64_t bits) {
  const std::size_t word = first / kWord, shift = first % kWord;
  words_[word] |= bits << shift;
  if (shift != 0 && word + 1 < words_.size()) words_[word + 1] |= bits >> (kWord - shift);
}

std::size_t Bits::firstSet(std::size_t first, std::size_t count) const {
  for (std::size_t done = 0; done < count; done += kWord)
    if (const std::uint64_t bits = slice(first + done, std::min(kWord, count - done)); bits != 0)
      return done + static_cast<std::size_t>(std::countr_zero(bits));
  return count;
}

std::size_t Bits::countSet(std::size_t first, std::size_t count) const {
  std::size_t sum = 0;
  for (std::size_t done = 0; done < count; done += kWord)
    sum += static_cast<std::size_t>(std::popcount(slice(first + done, std::min(kWord, count - done))));
  return sum;
}

std::size_t Bits::countAll() const {
  std::size_t sum = 0;
  for (const std::uint64_t word : words_)
    sum += static_cast<std::size_t>(std::popcount(word));
  return sum;
}

bool Bits::none() const {
  return std::ranges::all_of(words_, [](std::uint64_t word) { return word == 0; });
}

void Bits::invert() {
  for (std::uint64_t& word : words_)
    word = ~word;
  if (!words_.empty()) cutTail(*this);
}

Bits& Bits::operator&=(const Bits& other) {
  for (std::size_t w = 0; w < words_.size(); ++w)
    words_[w] &= other.words_[w];
  return *this;
}

Bits& Bits::operator|=(const Bits& other) {
  for (std::size_t w = 0; w < words_.size(); ++w)
    words_[w] |= other.words_[w];
  return *this;
}

void compareBytes(const std::uint8_t* bytes, Compare how, std::uint8_t number, const Bits* care, Bits& out) {
  const auto at = [&](std::size_t w) { return bytes + w * Bits::kWord; };
  switch (how) {
  case Compare::equal:
    forWords(out, care, [&](std::size_t w) { return equalWord(at(w), number); });
    break;
  case Compare::unequal:
    forWords(out, care, [&](std::size_t w) { return ~equalWord(at(w), number); });
    break;
  case Compare::less:
    forWords(out, care, [&](std::size_t w) { return ~atLeastWord(at(w), number); });
    break;
  case Compare::atMost:
    forWords(out, care, [&](std::size_t w) { return atMostWord(at(w), number); });
    break;
  case Compare::more:
    forWords(out, care, [&](std::size_t w) { return ~atMostWord(at(w), number); });
    break;
  case Compare::atLeast:
    forWords(out, care, [&](std::size_t w) { return atLeastWord(at(w), number); });
    break;
  }
  if (out.rows() > 0) cutTail(out);
}

void compareColumns(const std::uint8_t* bytes, Compare how, const std::uint8_t* others, const Bits* care,
                    Bits& out) {
  const auto a = [&](std::size_t w) { return bytes + w * Bits::kWord; };
  const auto b = [&](std::size_t w) { return others + w * Bits::kWord; };
  switch (how) {
  case Compare::equal:
    forWords(out, care, [&](std::size_t w) { return equalWord(a(w), b(w)); });
    break;
  case Compare::unequal:
    forWords(out, care, [&](std::size_t w) { return ~equalWord(a(w), b(w)); });
    break;
  case Compare::less:
    forWords(out, care, [&](std::size_t w) { return ~atLeastWord(a(w), b(w)); });
    break;
  case Compare::atMost:
    forWords(out, care, [&](std::size_t w) { return atLeastWord(b(w), a(w)); });
    break;
  case Compare::more:
    forWords(out, care, [&](std::size_t w) { return ~atLeastWord(b(w), a(w)); });
    break;
  case Compare::atLeast:
    forWords(out, care, [&](std::size_t w) { return atLeastWord(a(w), b(w)); });
    break;
  }
  if (out.rows() > 0) cutTail(out);
}

void testBytes(const std::uint8_t* bytes, std::uint8_t mask, const Bits* care, Bits& out) {
  forWords(out, care, [&](std::size_t w) { return ~withoutWord(bytes + w * Bits::kWord, mask); });
  if (out.rows() > 0) cutTail(out);
}

} // namespace annales::inline replay
