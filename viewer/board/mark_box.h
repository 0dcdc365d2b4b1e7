// A small box over the board in which arrows and rings are drawn by keys: from which province, to which.
#pragma once

#include "libreplay/log/annotation.h"
#include "viewer/look/look.h"

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>

namespace annales::viewer {

/// Which colour the keys that are held give a mark, with the mouse as with Enter.
[[nodiscard]] MarkColour markColourOf(Qt::KeyboardModifiers held);

/// Knows no provinces: only their names, and says what was typed.
class MarkBox : public QFrame {
  Q_OBJECT
public:
  /// The names that are completed outlive it.
  MarkBox(QStringListModel& names, QWidget* parent);

  /// Empty, with the cursor in its first field.
  void begin(const Look& look);
  [[nodiscard]] QLineEdit& from() { return *from_; }
  [[nodiscard]] QLineEdit& to() { return *to_; }
  /// Paints what names no province as wrong.
  void setKnown(bool from, bool to);

signals:
  void typed();
  /// Enter in the second field; there, nothing typed means a ring.
  void entered(annales::MarkColour colour);
  /// Escape.
  void left();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void enter(QLineEdit& field);
  QLineEdit* field(QStringListModel& names);

  Look look_;
  QLabel* title_;
  QLineEdit* from_;
  QLabel* arrow_;
  QLineEdit* to_;
  QLabel* hint_;
  Qt::KeyboardModifiers held_; // with the Enter that is under way
};

} // namespace annales::viewer
