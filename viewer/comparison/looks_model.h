// The ledger of looks as a table: everything that was asked since the window was opened.
#pragma once

#include "libreplay/openings/look_ledger.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <vector>

namespace annales::viewer {

class LooksModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t {
    kWhen,
    kA,
    kB,
    kOver,
    kDifference,
    kInterval,
    kP,
    kHolm,
    kBenjamini,
    kVerdict,
    kLibrary,
    kColumns
  };

  explicit LooksModel(QObject* parent = nullptr);
  /// The place of the question.
  std::size_t add(LedgerLook look);
  void clear();
  [[nodiscard]] const LookLedger& ledger() const { return ledger_; }
  [[nodiscard]] const std::vector<LookVerdict>& verdicts() const { return verdicts_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  [[nodiscard]] QString words(std::size_t row, int column) const;

  LookLedger ledger_;
  std::vector<LookVerdict> verdicts_;
};

} // namespace annales::viewer
