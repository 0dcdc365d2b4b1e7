// The turns of the shown line that were judged, as rows.
#pragma once

#include "viewer/analysis/analysis_book.h"
#include "viewer/look/look.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <optional>

namespace annales::viewer {

/// Which turns are listed.
struct MistakeFilter {
  NationId nation; // none: of all
  Judgement atLeast = Judgement::inaccuracy;
  bool differ = false; // only those that some company holds against the nation and another does not
  friend bool operator==(const MistakeFilter&, const MistakeFilter&) = default;
};

/// In the box of judgements, beside the judgements themselves.
inline constexpr int kCompaniesDiffer = 100;

class MistakesModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column { round, nation, played, judgement, loss, better };
  static constexpr int kColumns = 6;

  explicit MistakesModel(AnalysisBook& book, QObject* parent = nullptr);

  void setFilter(const MistakeFilter& filter);
  [[nodiscard]] const MistakeFilter& filter() const { return filter_; }
  /// Takes what the book shows now; rows that stay are not touched.
  void refresh();
  /// Null for no row.
  [[nodiscard]] const LineTurn* turn(int row) const;
  /// The last row at or before an event; −1 where there is none.
  [[nodiscard]] int rowAt(EventIndex k) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] bool passes(const LineTurn& turn) const;
  [[nodiscard]] QString cell(const LineTurn& turn, int column) const;
  [[nodiscard]] QString tip(const LineTurn& turn) const;
  /// The regrets of the shown analysis count, as what is added to a tip.
  [[nodiscard]] QString againstWhom() const;

  AnalysisBook& book_;
  MistakeFilter filter_;
  Look look_;
  std::vector<NationLook> nations_;
  std::vector<LineTurn> rows_;
  bool german_ = false;
};

} // namespace annales::viewer
