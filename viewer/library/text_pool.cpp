#include "viewer/library/text_pool.h"

namespace annales::viewer {

QString foldedForSearch(const QString& text) {
  const QString parts = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
  QString folded;
  folded.reserve(parts.size());
  for (const QChar c : parts)
    if (c.category() != QChar::Mark_NonSpacing) folded += c;
  folded.squeeze();
  return folded;
}

const Text* TextPool::of(const QString& text) {
  const auto at = known_.constFind(text);
  if (at != known_.constEnd()) return *at;
  texts_.push_back({text, foldedForSearch(text), static_cast<std::uint32_t>(texts_.size())});
  known_.insert(text, &texts_.back());
  return &texts_.back();
}

} // namespace annales::viewer
