// Words that many rows share, each once.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline replay {

/// A word's place in a `WordList`.
using WordIndex = std::uint32_t;
inline constexpr WordIndex kNoWord = ~WordIndex{0};

/// Every different word once.
class WordList {
public:
  WordList() = default;
  WordList(const WordList&) = delete; // the list knows where its words are
  WordList& operator=(const WordList&) = delete;
  WordList(WordList&&) = default;
  WordList& operator=(WordList&&) = default;
  ~WordList() = default;
  WordIndex add(std::string_view word);
  /// `kNoWord` where it is not in the list.
  [[nodiscard]] WordIndex find(std::string_view word) const;
  [[nodiscard]] const std::string& operator[](WordIndex word) const { return *words_[word]; }
  [[nodiscard]] std::size_t size() const { return words_.size(); }

private:
  std::unordered_map<std::string, WordIndex> places_; // its keys stay where they are
  std::vector<const std::string*> words_;
};

} // namespace annales::inline replay
