// Every estimate of one comparison, a row each, and what it is over.
#pragma once

#include "viewer/comparison/comparison_run.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <vector>

namespace annales::viewer {

class EstimatorsModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kEstimator, kValue, kInterval, kP, kOver, kColumns };

  explicit EstimatorsModel(QObject* parent = nullptr);
  /// Null: nothing was asked.
  void show(const ComparisonFound* found);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  struct Row {
    QString name, tip;
    QString value, interval, p, over;
  };
  void addDifference(const QString& name, const QString& tip, const inference::Difference& difference,
                     const QString& over);
  void addRated(const ComparisonFound& found);
  void addShare(const QString& name, const QString& tip, const inference::Share& share, const QString& over);
  void addShares(const ComparisonFound& found);
  void addDrawnShares(const ComparisonFound& found);

  std::vector<Row> rows_;
};

} // namespace annales::viewer
