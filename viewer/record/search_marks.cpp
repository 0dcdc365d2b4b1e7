#include "viewer/record/search_marks.h"

#include <algorithm>

namespace annales::viewer {
namespace {

/// Letter by letter, so that places stay the same.
QString plain(const QString& text) {
  QString result = text;
  for (QChar& c : result) {
    const QString parts = c.decomposition();
    c = (parts.isEmpty() ? c : parts.front()).toLower();
  }
  return result;
}

} // namespace

std::vector<QString> searchWords(const QString& query) {
  std::vector<QString> words;
  const QStringList quoted = plain(query).split(u'"');
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
  const QString where = plain(text);
  for (const QString& word : words)
    for (qsizetype at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1))
      found.push_back({at, word.size()});
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
