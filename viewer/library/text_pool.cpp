#include "viewer/library/text_pool.h"

#include "viewer/look/search_text.h"

namespace annales::viewer {

const Text* TextPool::of(const QString& text) {
  const auto at = known_.constFind(text);
  if (at != known_.constEnd()) return *at;
  texts_.push_back({text, searchText(text), static_cast<std::uint32_t>(texts_.size())});
  known_.insert(text, &texts_.back());
  return &texts_.back();
}

} // namespace annales::viewer
