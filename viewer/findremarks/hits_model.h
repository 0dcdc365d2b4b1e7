// What was found, and the games that are waiting, as tables.
#pragma once

#include "viewer/findremarks/remark_hit.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>

namespace annales::viewer {

enum class HitColumn { game, place, author, signs, text, state };
inline constexpr int kHitColumns = 6;

class HitsModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  /// Of a cell in the column of texts: a QVariantList of from, length, from, length …
  static constexpr int kSpans = Qt::UserRole;

  using SpokenModel::SpokenModel;

  void begin(std::vector<RemarkHit> hits);
  void append(const std::vector<RemarkHit>& hits);
  [[nodiscard]] const RemarkHit& hit(int row) const { return hits_[static_cast<std::size_t>(row)]; }
  /// −1 where it was not found.
  [[nodiscard]] int rowOf(const Hash& remark) const;
  /// Each once, sorted.
  [[nodiscard]] QStringList authors() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation orientation, int role) const override;

private:
  std::vector<RemarkHit> hits_;
};

enum class WaitingColumn { game, count, newest };
inline constexpr int kWaitingColumns = 3;

class WaitingModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  using SpokenModel::SpokenModel;

  void show(std::vector<WaitingGame> games);
  [[nodiscard]] const WaitingGame& game(int row) const { return games_[static_cast<std::size_t>(row)]; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation orientation, int role) const override;

private:
  std::vector<WaitingGame> games_;
};

} // namespace annales::viewer
