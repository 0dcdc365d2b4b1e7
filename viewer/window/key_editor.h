// Where a user changes the keys.
#pragma once

#include "viewer/window/commands.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QKeySequenceEdit;

namespace annales::viewer {

/// Changes apply at once; keys that another command has are refused with a sentence.
class KeyEditor : public QDialog {
  Q_OBJECT
public:
  explicit KeyEditor(Commands& commands, QWidget* parent = nullptr);

private:
  void fill();
  void filter(const QString& text);
  void choose();
  void apply();
  void clear();
  void resetAll();
  [[nodiscard]] const Command* current() const;

  Commands& commands_;
  QLineEdit* filter_;
  QTreeWidget* list_;
  QKeySequenceEdit* edit_;
  QLabel* message_;
};

} // namespace annales::viewer
