// Play from here: candidates for the turn at the shown position while one stands still, and games played out
// from it.
#pragma once

#include "viewer/analysis/moves_model.h"
#include "viewer/analysis/played_out_view.h"
#include "viewer/rows/data_table.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

/// Enter, a double click or the button plays the chosen candidate as a what-if line.
class MovesPanel : public QWidget {
  Q_OBJECT
public:
  /// The book outlives it.
  explicit MovesPanel(AnalysisBook& book, QWidget* parent = nullptr);

  [[nodiscard]] PositionSource& source() { return *source_; }
  [[nodiscard]] DataTable& table() { return *table_; }
  [[nodiscard]] MovesModel& model() { return *model_; }
  [[nodiscard]] QPushButton& play() { return *play_; }
  [[nodiscard]] QPushButton& playOut() { return *playOut_; }
  [[nodiscard]] PlayedOutView& playedOut() { return *view_; }
  [[nodiscard]] QString hint() const { return hint_->text(); }

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void connectParts();
  void retranslate();
  void showLook();
  void showMoves();
  void showHint();
  void showPlayedOut();
  void playChosen();
  void revealPlayedOut();
  [[nodiscard]] QString hintNow() const;

  PositionSource* source_;
  QPushButton *play_, *playOut_;
  QComboBox* games_;
  MovesModel* model_;
  DataTable* table_;
  QLabel* hint_;
  QProgressBar* bar_;
  PlayedOutView* view_;
  bool chosen_ = false, filling_ = false; // somebody chose a row; the list is being filled
};

} // namespace annales::viewer
