// The ledger of looks as a table: everything that was asked since the window was opened.
#pragma once

#include "libreplay/openings/look_ledger.h"
#include "viewer/rows/rows.h"

#include <vector>

namespace annales::viewer {

struct LookRow {
  LedgerLook look;
  LookVerdict verdict;
};

class LooksModel : public Rows<LookRow> {
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
    kLibrary
  };

  explicit LooksModel(QObject* parent = nullptr);
  /// The place of the question.
  std::size_t add(LedgerLook look);
  void clear();
  [[nodiscard]] const LookLedger& ledger() const { return ledger_; }
  [[nodiscard]] const std::vector<LookVerdict>& verdicts() const { return verdicts_; }

protected:
  /// What is cut off in a narrow column.
  [[nodiscard]] QString tip(const LookRow& row, int column) const override;

private:
  void showAll();

  LookLedger ledger_;
  std::vector<LookVerdict> verdicts_;
};

} // namespace annales::viewer
