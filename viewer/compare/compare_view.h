// Two lines of a game side by side: both boards at the same turn with what was decided in it, and below them
// what one has beyond the other, as a table and in charts.
#pragma once

#include "viewer/board/board_panel.h"
#include "viewer/compare/compare_charts.h"
#include "viewer/compare/difference_model.h"
#include "viewer/compare/turn_ledger.h"
#include "viewer/store/session_store.h"

#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QWidget>

namespace annales::viewer {

/// Up and Down go from turn to turn; Escape closes.
class CompareView : public QWidget {
  Q_OBJECT
public:
  /// `a` is compared with `b`; both are lines of the game. A window of its own.
  CompareView(std::shared_ptr<const OpenedGame> game, const std::string& a, const std::string& b,
              const View& view, QWidget* parent = nullptr);
  ~CompareView() override;

  [[nodiscard]] const SessionStore& left() const { return left_; }
  [[nodiscard]] const SessionStore& right() const { return right_; }
  [[nodiscard]] DifferenceModel& model() { return *model_; }
  [[nodiscard]] QTableView& table() { return *table_; }
  [[nodiscard]] CompareCharts& charts() { return *charts_; }
  [[nodiscard]] QTabWidget& tabs() { return *tabs_; }
  [[nodiscard]] TurnLedger& leftLedger() { return *leftLedger_; }
  [[nodiscard]] TurnLedger& rightLedger() { return *rightLedger_; }

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  QWidget* side(SessionStore& store, QLabel* title, TurnLedger*& ledger);
  void buildTable();
  [[nodiscard]] QStringList notesOfTable() const;
  void buildTabs();
  void showRow(int row);
  void follow(const Change& change);
  void showBefore(EventIndex k);
  void go(EventIndex a, EventIndex b);
  void showTitles();

  SessionStore left_, right_;
  DifferenceModel* model_;
  QLabel* leftTitle_;
  QLabel* rightTitle_;
  QLabel* same_;
  QTableView* table_;
  TurnLedger* leftLedger_ = nullptr;
  TurnLedger* rightLedger_ = nullptr;
  CompareCharts* charts_ = nullptr;
  QTabWidget* tabs_ = nullptr;
  bool going_ = false; // both boards are being moved from here
};

} // namespace annales::viewer
