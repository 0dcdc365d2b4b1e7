// Missed claims as a list: which personages a turn could have won, and how.
#pragma once

#include "viewer/analysis/claims_model.h"
#include "viewer/analysis/exact_source.h"
#include "viewer/rows/data_table.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace annales::viewer {

/// Enter or a click goes to where the turn begins; Ctrl+Enter, or the button, plays the claim as a what-if
/// line.
class ClaimsPanel : public QWidget {
  Q_OBJECT
public:
  /// The source outlives it.
  explicit ClaimsPanel(ExactSource& source, QWidget* parent = nullptr);

  [[nodiscard]] DataTable& table() { return *table_; }
  [[nodiscard]] ClaimsModel& model() { return *model_; }
  [[nodiscard]] QPushButton& play() { return *play_; }
  [[nodiscard]] QComboBox& nations() { return *nations_; }
  [[nodiscard]] QString hint() const { return hint_->text(); }
  /// From which round on each nation could have won what, as a rich text.
  [[nodiscard]] QString earliest() const { return earliest_->text(); }

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void retranslate();
  void showLook();
  void showClaims();
  void showEarliest();
  void fillNations();
  void markRow();
  void go(const QModelIndex& index);
  [[nodiscard]] QString hintNow() const;

  ExactSource& source_;
  QComboBox* nations_;
  QPushButton* play_;
  ClaimsModel* model_;
  DataTable* table_;
  QLabel *earliest_, *hint_;
  const ExactLine* line_ = nullptr; // that the model has
};

} // namespace annales::viewer
