// The dock of the analysis: chances and mistakes, moves from here, missed claims, and the account, as tabs.
#pragma once

#include "viewer/analysis/account_panel.h"
#include "viewer/analysis/analysis_panel.h"
#include "viewer/analysis/claims_panel.h"
#include "viewer/analysis/moves_panel.h"

#include <QTabWidget>

namespace annales::viewer {

class AnalysisTabs : public QTabWidget {
  Q_OBJECT
public:
  /// The book outlives it.
  explicit AnalysisTabs(AnalysisBook& book, QWidget* parent = nullptr);

  [[nodiscard]] AnalysisPanel& analysis() { return *analysis_; }
  [[nodiscard]] ExactSource& source() { return *source_; }
  [[nodiscard]] MovesPanel& moves() { return *moves_; }
  [[nodiscard]] ClaimsPanel& claims() { return *claims_; }
  [[nodiscard]] AccountPanel& account() { return *account_; }

  /// Shows one of these.
  void open(const QWidget& panel);

protected:
  void changeEvent(QEvent* event) override;

private:
  [[nodiscard]] QWidget* panelOf(int tab) const;
  void retranslate();

  ExactSource* source_;
  AnalysisPanel* analysis_;
  MovesPanel* moves_;
  ClaimsPanel* claims_;
  AccountPanel* account_;
};

} // namespace annales::viewer
