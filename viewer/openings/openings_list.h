// All names of openings as rows: one's own, then the rulebooks'.
#pragma once

#include "viewer/look/look.h"
#include "viewer/look/spoken_model.h"
#include "viewer/openings/openings_draft.h"

#include <QAbstractTableModel>

namespace annales::viewer {

class OpeningsList : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kCode, kName, kRuleset, kNation, kTurns, kColumns };

  explicit OpeningsList(QObject* parent = nullptr) : SpokenModel(parent) {}

  void setLook(const Look& look);
  void show(const OpeningsDraft& draft);
  /// How many rows are one's own.
  [[nodiscard]] std::size_t own() const { return own_; }
  [[nodiscard]] const NamedOpening& opening(int row) const { return rows_[static_cast<std::size_t>(row)]; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  std::vector<NamedOpening> rows_;
  std::vector<QString> complaints_; // by own row
  std::size_t own_ = 0;
  Look look_;
};

/// "Marble, Temple or Gold, any".
[[nodiscard]] QString turnsInWords(const std::vector<SpaceChoice>& turns);

} // namespace annales::viewer
