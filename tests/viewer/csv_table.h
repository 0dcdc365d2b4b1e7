// A table that a chart wrote, cell by cell.
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace annales::viewer::test {

/// Of cells without commas and quotes.
inline std::vector<std::vector<std::string>> tableOf(const QString& csv) {
  std::vector<std::vector<std::string>> rows;
  for (const QString& line : csv.split(QStringLiteral("\r\n"), Qt::SkipEmptyParts)) {
    rows.emplace_back();
    for (const QString& cell : line.split(u','))
      rows.back().push_back(cell.toStdString());
  }
  return rows;
}

} // namespace annales::viewer::test
