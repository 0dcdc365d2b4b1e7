// What every nation has, a row each, with the change by the shown event.
#pragma once

#include "libreplay/reports/report.h"
#include "viewer/store/session_store.h"
#include "viewer/tables/nations_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QTableView>

namespace annales::viewer {

/// Click or Return selects a nation. Keys for moving stay with the window.
class NationsView : public QWidget {
  Q_OBJECT
public:
  explicit NationsView(SessionStore& store, QWidget* parent = nullptr);

  [[nodiscard]] const NationsModel& model() const { return *model_; }
  [[nodiscard]] QTableView& table() const { return *table_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// So high that every nation of the game is seen without scrolling.
  [[nodiscard]] int wholeHeight() const;

  /// What can be done with a nation of the game; the caller deletes it. Null where there is none.
  [[nodiscard]] QMenu* menuOf(int row);

signals:
  /// Somebody wants to read how a nation did in all games, or who plays it.
  void reportAsked(annales::ReportKind kind, const QString& subject);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void follow(const Change& change);
  void reload();
  void say();
  void fit();
  void fitColumns(int room);
  /// Of a column, in cells with one number.
  [[nodiscard]] double weight(int column) const;
  [[nodiscard]] double nameWidth() const;
  void select(const QModelIndex& index);

  SessionStore& store_;
  Look look_;
  NationsModel* model_;
  QTableView* table_;
  QLabel* empty_;
};

} // namespace annales::viewer
