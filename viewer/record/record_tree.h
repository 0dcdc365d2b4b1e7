// The list of the record: follows the session's cursor; its clicks and wheel become intents.
#pragma once

#include "viewer/clips/clips.h"
#include "viewer/record/record_delegate.h"
#include "viewer/store/session_store.h"

#include <QTreeView>
#include <memory>

class QMenu;
class QMimeData;

namespace annales::viewer {

class RecordTree : public QTreeView {
  Q_OBJECT
public:
  /// The store outlives the tree, and so does the desk, if there is one: without it there are no variations.
  RecordTree(SessionStore& store, const StudyDesk* desk, QWidget* parent);

  [[nodiscard]] RecordModel& recordModel() { return model_; }
  /// Another line, or other remarks are shown: everything is new.
  void showLine();
  void showLook();
  /// Other names of openings. Never null.
  void showOpenings(const std::shared_ptr<const OpeningBook>& book);
  void showFolds();
  void showSearch();
  void showLedger();
  /// The marks moved; what is shown comes into view.
  void showPlace(EventIndex wasAt, EventIndex wasHovered);
  /// The row of another line that keys have selected; usually none.
  [[nodiscard]] QModelIndex marked() const { return marked_; }
  /// The row of an event, or of the folded round or turn that it is in.
  [[nodiscard]] QModelIndex rowOf(EventIndex k) const;
  /// A row on its way out of the window: its events, or the line that it tells of. Null where it is none.
  [[nodiscard]] std::unique_ptr<QMimeData> clipOf(const QModelIndex& row, ClipText text) const;
  /// What can be done with a row; null where nothing can.
  [[nodiscard]] QMenu* menuOf(const QModelIndex& row);

signals:
  /// Somebody wants to give the opening that a nation has played up to there a name of their own.
  void nameAsked(const std::string& nation, annales::OpeningKey played);

protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
  void follow();
  void copy(const QModelIndex& row, ClipText text);
  void fold(const QModelIndex& row);
  void foldBelowEvents();
  void keepFold(const QModelIndex& row);
  void showElsewhere(const QModelIndex& row);
  bool markKey(int key, Qt::KeyboardModifiers with);
  void mark(const QModelIndex& row);
  [[nodiscard]] QModelIndex rowElsewhere(int by) const;
  void layOutColumns();
  void updateRow(EventIndex k);
  [[nodiscard]] bool ledger() const;

  SessionStore& store_;
  const StudyDesk* desk_;
  RecordModel model_;
  RecordDelegate delegate_;
  QPersistentModelIndex marked_;
  QHash<QString, bool> unfolded_; // what the user has done to rows below events, by line or "@event"
  double zoom_ = 1;
  bool settling_ = false; // while everything is shown anew
  int wheel_ = 0;         // eighths of a degree not yet used
  QPoint pressedAt_;
  QPersistentModelIndex pressed_; // a row that may be dragged
};

} // namespace annales::viewer
