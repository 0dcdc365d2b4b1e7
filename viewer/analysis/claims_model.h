// Missed claims of the shown line, as rows.
#pragma once

#include "libreplay/exact/missed_claims.h"
#include "viewer/analysis/analysis_book.h"
#include "viewer/look/look.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>

namespace annales::viewer {

class ClaimsModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column { round, nation, played, could, space, price, later };
  static constexpr int kColumns = 7;

  explicit ClaimsModel(AnalysisBook& book, QObject* parent = nullptr);

  /// All that were found; those of the chosen nation are rows.
  void set(MissedClaims found);
  /// None: of all.
  void setNation(NationId whose);
  [[nodiscard]] const MissedClaims& found() const { return found_; }
  /// Colours or language are others.
  void refresh();
  /// Null for no row.
  [[nodiscard]] const MissedClaim* claim(int row) const;
  /// The last row at or before an event; −1 where there is none.
  [[nodiscard]] int rowAt(EventIndex k) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] QString cell(const MissedClaim& claim, int column) const;
  [[nodiscard]] QString tip(const MissedClaim& claim) const;

  AnalysisBook& book_;
  MissedClaims found_;
  NationId only_;
  std::vector<std::size_t> rows_;
  std::vector<NationLook> nations_;
};

} // namespace annales::viewer
