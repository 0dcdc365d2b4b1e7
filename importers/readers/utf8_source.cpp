#include "importers/readers/utf8_source.h"

#include <array>
#include <sstream>
#include <utility>

namespace annales::inline importers {
namespace {

constexpr char32_t kNoCharacter = 0xFFFD;
constexpr std::size_t kBlock = std::size_t{1} << 16U;

/// What Windows-1252 has where Latin-1 has control characters.
constexpr std::array<char32_t, 32> kWindows{
    0x20AC,       kNoCharacter, 0x201A, 0x0192, 0x201E, 0x2026,       0x2020, 0x2021,
    0x02C6,       0x2030,       0x0160, 0x2039, 0x0152, kNoCharacter, 0x017D, kNoCharacter,
    kNoCharacter, 0x2018,       0x2019, 0x201C, 0x201D, 0x2022,       0x2013, 0x2014,
    0x02DC,       0x2122,       0x0161, 0x203A, 0x0153, kNoCharacter, 0x017E, 0x0178};

/// How many bytes the well-formed character has that begins there; 0 where none does.
std::size_t lengthAt(std::string_view text) {
  const auto b = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const auto follows = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xBF) {
    return b(i) >= low && b(i) <= high;
  };
  const unsigned first = b(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF)
    return follows(1, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF) && follows(2) ? 3 : 0;
  if (first >= 0xF0 && first <= 0xF4)
    return follows(1, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF) && follows(2) && follows(3)
               ? 4
               : 0;
  return 0;
}

} // namespace

Utf8Source::Utf8Source(std::istream& in) : in_(in) {
  static_cast<void>(more());
  const std::string_view raw = raw_;
  if (raw.starts_with("\xEF\xBB\xBF")) {
    rawAt_ = 3;
  } else if (raw.starts_with("\xFF\xFE")) {
    encoding_ = Encoding::utf16LE;
    rawAt_ = 2;
  } else if (raw.starts_with("\xFE\xFF")) {
    encoding_ = Encoding::utf16BE;
    rawAt_ = 2;
  } else if (raw.size() >= 4 && raw[1] == '\0' && raw[3] == '\0') { // letters of UTF-16 without a mark
    encoding_ = Encoding::utf16LE;
  } else if (raw.size() >= 4 && raw[0] == '\0' && raw[2] == '\0') {
    encoding_ = Encoding::utf16BE;
  }
}

bool Utf8Source::more() {
  raw_.erase(0, rawAt_);
  rawAt_ = 0;
  const std::size_t had = raw_.size();
  raw_.resize(had + kBlock);
  in_.read(raw_.data() + had, static_cast<std::streamsize>(kBlock));
  raw_.resize(had + static_cast<std::size_t>(in_.gcount()));
  return raw_.size() > had;
}

std::string_view Utf8Source::nextBlock() {
  if (at_ == ready_.size() && !fill()) return {};
  return std::string_view(ready_).substr(std::exchange(at_, ready_.size()));
}

bool Utf8Source::fill() {
  ready_.clear();
  at_ = 0;
  if (rawAt_ + 8 > raw_.size()) static_cast<void>(more()); // a character is never cut by the block
  if (encoding_ == Encoding::utf8)
    decodeUtf8();
  else
    decodeUtf16();
  return !ready_.empty();
}

void Utf8Source::decodeUtf8() {
  const std::size_t keep = raw_.size() - rawAt_ > 8 ? 4 : 0; // not the last ones, unless it is the end
  while (rawAt_ + keep < raw_.size()) {
    const std::string_view rest = std::string_view(raw_).substr(rawAt_);
    const std::size_t length = lengthAt(rest);
    if (length > 0) {
      ready_ += rest.substr(0, length);
      rawAt_ += length;
      continue;
    }
    const auto c = static_cast<unsigned char>(rest.front());
    appendUtf8(ready_, c < 0xA0 ? kWindows[c - 0x80U] : c);
    ++rawAt_;
  }
}

int Utf8Source::unit() {
  if (rawAt_ + 2 > raw_.size()) return kEnd;
  const auto a = static_cast<unsigned char>(raw_[rawAt_]), b = static_cast<unsigned char>(raw_[rawAt_ + 1]);
  rawAt_ += 2;
  return encoding_ == Encoding::utf16LE ? a + 256 * b : 256 * a + b;
}

void Utf8Source::decodeUtf16() {
  const std::size_t keep = raw_.size() - rawAt_ > 8 ? 4 : 0;
  while (rawAt_ + keep + 2 <= raw_.size()) {
    const int first = unit();
    if (first >= 0xD800 && first < 0xDC00 && rawAt_ + 2 <= raw_.size()) {
      const int second = unit();
      if (second >= 0xDC00 && second < 0xE000) {
        appendUtf8(ready_, static_cast<char32_t>(0x10000 + (first - 0xD800) * 0x400 + (second - 0xDC00)));
      } else {
        appendUtf8(ready_, kNoCharacter);
        rawAt_ -= 2;
      }
    } else {
      const bool half = first >= 0xD800 && first < 0xE000;
      appendUtf8(ready_, half ? kNoCharacter : static_cast<char32_t>(first));
    }
  }
  if (keep == 0) rawAt_ = raw_.size();
}

std::string inUtf8(std::string_view bytes) {
  std::istringstream in{std::string(bytes)};
  Utf8Source source(in);
  std::string text;
  for (auto block = source.nextBlock(); !block.empty(); block = source.nextBlock())
    text += block;
  return text;
}

void appendUtf8(std::string& out, char32_t c) {
  const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xC0U | (c >> 6U));
    tail(0);
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0U | (c >> 12U));
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xF0U | (c >> 18U));
    tail(12);
    tail(6);
    tail(0);
  }
}

} // namespace annales::inline importers
