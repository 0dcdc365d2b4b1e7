// Which letters of a sentence a search found.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace annales::viewer {

struct TextSpan {
  qsizetype from = 0, length = 0;
  friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// Words of a query as the record's search takes them: as `searchText`, those in double quotes as a phrase.
[[nodiscard]] std::vector<QString> searchWords(const QString& query);
/// Every place of every word, sorted, without overlaps.
[[nodiscard]] std::vector<TextSpan> searchMarks(const QString& text, const std::vector<QString>& words);

} // namespace annales::viewer
