#include "libreplay/stats/sentences.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace annales::inline replay {
namespace {

/// U+00C0 to U+017F without their accents; up to two letters stand for one, spaces for none.
constexpr std::string_view kLatin1 = "a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thss";
constexpr std::string_view kLatin1Small = "a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thy ";
/// One letter is enough here.
constexpr std::string_view kExtended = "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkklllllll"
                                       "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kLatin1.size() == 64 && kLatin1Small.size() == 64 && kExtended.size() == 128);

void appendPlain(std::string& out, unsigned code) {
  if (code >= 0x100) {
    out += kExtended[code - 0x100];
    return;
  }
  const std::string_view letters = code < 0xE0 ? kLatin1 : kLatin1Small;
  const std::string_view pair = letters.substr((code & 0x1FU) * 2, 2);
  for (const char c : pair)
    if (c != ' ') out += c;
}

char small(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The words of a query, in double quotes several together.
std::vector<std::string> wordsOf(std::string_view query) {
  std::vector<std::string> words(1);
  bool quoted = false;
  for (const char c : query) {
    if (c == '"') quoted = !quoted;
    if (c == '"' || (c == ' ' && !quoted))
      words.emplace_back();
    else
      words.back() += c;
  }
  std::erase(words, "");
  return words;
}

} // namespace

std::string plainText(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const bool latin = c >= 0xC3 && c <= 0xC5 && i + 1 < text.size();
    if (!latin) {
      out += small(text[i]);
      continue;
    }
    const auto next = static_cast<unsigned char>(text[++i]);
    appendPlain(out, ((c & 0x1FU) << 6U) | (next & 0x3FU));
  }
  return out;
}

void Sentences::add(std::string_view sentence) {
  text_ += sentence;
  ends_.push_back(static_cast<std::uint32_t>(text_.size()));
  plain_ += plainText(sentence);
  plainEnds_.push_back(static_cast<std::uint32_t>(plain_.size()));
}

std::string_view Sentences::slice(const std::string& text, const std::vector<std::uint32_t>& ends,
                                  EventIndex k) {
  const std::uint32_t first = k > 1 ? ends[k - 2] : 0;
  return std::string_view(text).substr(first, ends[k - 1] - first);
}

std::vector<EventIndex> Sentences::find(std::string_view query) const {
  const std::vector<std::string> words = wordsOf(plainText(query));
  std::vector<EventIndex> hits;
  if (words.empty()) return hits;
  for (EventIndex k = 1; k <= length(); ++k) {
    const std::string_view sentence = slice(plain_, plainEnds_, k);
    const auto holds = [&](const std::string& word) { return sentence.find(word) != std::string_view::npos; };
    if (std::all_of(words.begin(), words.end(), holds)) hits.push_back(k);
  }
  return hits;
}

} // namespace annales::inline replay
