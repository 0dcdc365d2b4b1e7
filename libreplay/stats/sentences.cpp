#include "libreplay/stats/sentences.h"

#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <numeric>

namespace annales::inline replay {
namespace {

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
