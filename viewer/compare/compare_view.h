// Two lines of a game side by side: both boards at the same turn, and below what one has beyond the other.
#pragma once

#include "viewer/board/board_panel.h"
#include "viewer/compare/difference_model.h"
#include "viewer/store/session_store.h"

#include <QLabel>
#include <QTableView>
#include <QWidget>

namespace annales {

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

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  QWidget* side(SessionStore& store, QLabel* title);
  void showRow(int row);
  void showTitles();

  SessionStore left_, right_;
  DifferenceModel* model_;
  QLabel* leftTitle_;
  QLabel* rightTitle_;
  QLabel* same_;
  QTableView* table_;
};

} // namespace annales
