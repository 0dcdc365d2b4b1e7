// What was found, and the games that are waiting, as tables.
#pragma once

#include "viewer/findremarks/remark_hit.h"
#include "viewer/rows/rows.h"

namespace annales::viewer {

enum class HitColumn { game, place, author, signs, text, state };

class HitsModel : public Rows<RemarkHit> {
  Q_OBJECT
public:
  /// Of a cell in the column of texts: a QVariantList of from, length, from, length …
  static constexpr int kSpans = Qt::UserRole;

  explicit HitsModel(QObject* parent = nullptr);

  [[nodiscard]] const RemarkHit& hit(int row) const { return rows()[static_cast<std::size_t>(row)]; }
  /// −1 where it was not found.
  [[nodiscard]] int rowOf(const Hash& remark) const;
  /// Each once, sorted.
  [[nodiscard]] QStringList authors() const;

protected:
  /// What is cut off in a narrow column.
  [[nodiscard]] QString tip(const RemarkHit& hit, int column) const override { return textOf(hit, column); }
  [[nodiscard]] QVariant more(const RemarkHit& hit, int column, int role) const override;
};

enum class WaitingColumn { game, count, newest };

class WaitingModel : public Rows<WaitingGame> {
  Q_OBJECT
public:
  explicit WaitingModel(QObject* parent = nullptr);

  [[nodiscard]] const WaitingGame& game(int row) const { return rows()[static_cast<std::size_t>(row)]; }
};

} // namespace annales::viewer
