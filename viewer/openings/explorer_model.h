// What was played next, a row each, with its measures.
#pragma once

#include "libreplay/openings/explorer.h"
#include "libreplay/openings/measures.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <vector>

namespace annales::viewer {

class ExplorerModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t {
    kSpace,
    kGames,
    kWins,
    kBaseline,
    kPlace,
    kPersonages,
    kFirst,
    kDrawn,
    kColumns
  };

  explicit ExplorerModel(QObject* parent = nullptr);

  struct Row {
    Space space = Space::none;
    QString name; // of the opening, once it has one
    QString done; // all of the turn; empty where only the space is looked at
    Measures measures;
  };
  /// `round`: of the column of personages.
  void show(std::vector<Row> rows, unsigned round);
  /// Null behind the last.
  [[nodiscard]] const Row* row(const QModelIndex& index) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

  /// What stands over a column, and its tip.
  [[nodiscard]] static QVariant head(int column, int role, unsigned round);
  [[nodiscard]] static QString tip(const Measures& measures, unsigned round);
  /// "Temple (G1 Growth)".
  [[nodiscard]] static QString spaceWords(Space space, const QString& name);

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  std::vector<Row> rows_;
  unsigned round_ = 5;
};

// What all lists of measures show alike, in the columns above.

/// The measures of a row, as `const Measures*`: valid as long as the model's rows.
inline constexpr int kMeasuresRole = Qt::UserRole + 1;
/// Below so many decided games a share is a rumour.
inline constexpr std::uint64_t kFewGames = 30;

/// Of any column but the first.
[[nodiscard]] QVariant measureCell(const Measures& measures, int column);
/// Share, interval, baseline and what does not count, in sentences. `round`: of the personages.
[[nodiscard]] QString measureTip(const Measures& measures, unsigned round);
/// "26 %".
[[nodiscard]] QString percentWords(const std::optional<double>& share);

} // namespace annales::viewer
