// What became of the later decisions after an earlier one was changed or a branch was pasted.
#pragma once

#include "viewer/change/carried_model.h"
#include "viewer/look/look.h"
#include "viewer/store/study_editor.h"

#include <QLabel>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QWidget>
#include <string>
#include <vector>

namespace annales::viewer {

/// Enter or double click goes to the place, Ctrl+C copies the selected rows, or all.
class CarriedPanel : public QWidget {
  Q_OBJECT
public:
  /// The store outlives it.
  explicit CarriedPanel(SessionStore& store, QWidget* parent = nullptr);

  void show(CarriedOverview overview);
  [[nodiscard]] CarriedModel& model() { return *model_; }
  [[nodiscard]] QTableView& table() { return *table_; }
  /// What stands above the rows, or instead of them.
  [[nodiscard]] QString text() const { return head_->text(); }
  [[nodiscard]] QSize sizeHint() const override { return {420, 320}; }

public slots:
  void goToRow(int row);
  void copy();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void build();
  void follow(const Change& change);
  void showLook();
  void tell();
  [[nodiscard]] bool isOfTab() const;
  [[nodiscard]] bool goTo(const std::string& line, const Hash& event);

  SessionStore& store_;
  CarriedOverview shown_;
  CarriedModel* model_;
  QTableView* table_;
  QLabel* head_;
  QToolButton* copy_;
  QTimer fit_; // rows get their heights once for everything that happens in one go
};

} // namespace annales::viewer
