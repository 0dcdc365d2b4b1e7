#include "libreplay/facts/word_list.h"

namespace annales::inline replay {

WordIndex WordList::add(std::string_view word) {
  const auto [at, added] = places_.try_emplace(std::string(word), static_cast<WordIndex>(words_.size()));
  if (added) words_.push_back(&at->first);
  return at->second;
}

WordIndex WordList::find(std::string_view word) const {
  const auto at = places_.find(std::string(word));
  return at == places_.end() ? kNoWord : at->second;
}

} // namespace annales::inline replay
