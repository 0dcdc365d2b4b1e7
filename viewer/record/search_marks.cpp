#include "viewer/record/search_marks.h"

#include "viewer/look/search_text.h"

#include <algorithm>

namespace annales::viewer {
namespace {

/// A text as searches compare it, and the place that each letter comes from; behind them the text's length.
struct PlacedText {
  explicit PlacedText(const QString& text) {
    for (qsizetype at = 0; at < text.size();) {
      const qsizetype size = text[at].isHighSurrogate() && at + 1 < text.size() ? 2 : 1;
      const QString part = searchText(text.mid(at, size));
      plain += part;
      from.insert(from.end(), static_cast<std::size_t>(part.size()), at);
      at += size;
    }
    from.push_back(text.size());
  }

  QString plain;
  std::vector<qsizetype> from;
};

/// Of letters that were found the characters that they come from.
TextSpan spanOf(const PlacedText& text, qsizetype at, qsizetype length) {
  const auto first = static_cast<std::size_t>(at);
  auto behind = static_cast<std::size_t>(at + length);
  while (behind + 1 < text.from.size() && text.from[behind] == text.from[behind - 1])
    ++behind;
  return {text.from[first], text.from[behind] - text.from[first]};
}

} // namespace

std::vector<QString> searchWords(const QString& query) {
  std::vector<QString> words;
  const QStringList quoted = searchText(query).split(u'"');
  for (qsizetype i = 0; i < quoted.size(); ++i) {
    if (i % 2 != 0 && !quoted[i].trimmed().isEmpty()) words.push_back(quoted[i].trimmed());
    if (i % 2 != 0) continue;
    for (const QString& word : quoted[i].simplified().split(u' ', Qt::SkipEmptyParts))
      words.push_back(word);
  }
  return words;
}

std::vector<TextSpan> searchMarks(const QString& text, const std::vector<QString>& words) {
  std::vector<TextSpan> found;
  const PlacedText where(text);
  for (const QString& word : words)
    for (qsizetype at = where.plain.indexOf(word); at >= 0; at = where.plain.indexOf(word, at + 1))
      found.push_back(spanOf(where, at, word.size()));
  std::ranges::sort(found, {}, &TextSpan::from);
  std::vector<TextSpan> marks;
  for (const TextSpan& span : found) {
    if (marks.empty() || span.from > marks.back().from + marks.back().length) {
      marks.push_back(span);
      continue;
    }
    TextSpan& last = marks.back();
    last.length = std::max(last.from + last.length, span.from + span.length) - last.from;
  }
  return marks;
}

} // namespace annales::viewer
