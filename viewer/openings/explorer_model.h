// What was played next, a row each, with its measures.
#pragma once

#include "libreplay/openings/explorer.h"
#include "libreplay/openings/measures.h"

#include <QAbstractTableModel>
#include <vector>

namespace annales::viewer {

class ExplorerModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kSpace, kGames, kWins, kBaseline, kPlace, kPersonages, kFirst, kColumns };

  explicit ExplorerModel(QObject* parent = nullptr);

  struct Row {
    Space space = Space::none;
    QString name; // of the opening, once it has one
    Measures measures;
  };
  /// `round`: of the column of personages.
  void show(std::vector<Row> rows, unsigned round);
  /// Null behind the last.
  [[nodiscard]] const Row* row(const QModelIndex& index) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] QString tip(const Row& row) const;

  std::vector<Row> rows_;
  unsigned round_ = 5;
};

/// "26 %".
[[nodiscard]] QString percentWords(const std::optional<double>& share);

} // namespace annales::viewer
