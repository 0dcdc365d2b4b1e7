// Missed claims of the shown line, as rows.
#pragma once

#include "libreplay/exact/missed_claims.h"
#include "viewer/analysis/analysis_book.h"
#include "viewer/look/look.h"
#include "viewer/rows/rows.h"

namespace annales::viewer {

/// Of one that was found.
using ClaimRow = const MissedClaim*;

class ClaimsModel : public Rows<ClaimRow> {
  Q_OBJECT
public:
  enum Column { round, nation, played, could, space, price, later };

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

protected:
  [[nodiscard]] QString tip(const ClaimRow& claim, int column) const override;

private:
  [[nodiscard]] QString nationOf(const MissedClaim& claim) const;

  AnalysisBook& book_;
  MissedClaims found_;
  NationId only_;
  std::vector<NationLook> nations_;
};

} // namespace annales::viewer
