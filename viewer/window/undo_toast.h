// A sentence over the window's lower edge about what was just done, with a button that undoes it.
#pragma once

#include "viewer/look/look.h"

#include <QFrame>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

namespace annales::viewer {

class UndoToast : public QFrame {
  Q_OBJECT
public:
  explicit UndoToast(QWidget* parent);

  /// Shows itself over the middle of its parent's lower edge for some seconds.
  void tell(const QString& sentence, const Look& look);

signals:
  void undoWanted();

private:
  QLabel* words_;
  QToolButton* undo_;
  QTimer goes_;
};

} // namespace annales::viewer
