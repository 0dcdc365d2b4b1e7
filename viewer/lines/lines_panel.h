// The lines of the open game: which there are, and everything that can be done with them.
#pragma once

#include "viewer/lines/lines_model.h"
#include "viewer/look/look.h"
#include "viewer/store/study_editor.h"

#include <QWidget>

class QLabel;
class QToolButton;
class QTreeView;

namespace annales::viewer {

/// Click or Enter shows a line; F2 renames, Delete deletes, Ctrl+Up and Ctrl+Down order.
class LinesPanel : public QWidget {
  Q_OBJECT
public:
  /// The editor outlives the panel.
  explicit LinesPanel(StudyEditor& editor, QWidget* parent = nullptr);

  [[nodiscard]] LinesModel& model() { return *model_; }
  /// The line under the cursor of the panel.
  [[nodiscard]] std::string selectedLine() const;
  void select(std::string_view line);

  /// Each of the selected line; the editor says what cannot be done.
  void promote();
  void demote();
  void makeFirst();
  void rename();
  void toggleHidden();
  void copy(ClipText text);
  void remove();

signals:
  void compareWanted(const QString& line);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void follow(const Change& change);
  void reload(bool anew = false);
  void showLook();
  void showButtons();
  void retranslate();
  void open(const QModelIndex& index);
  void menu(const QPoint& at);
  bool key(int key, Qt::KeyboardModifiers with);
  bool perform(const StudyIntent& intent);

  StudyEditor& editor_;
  SessionStore& store_;
  Look look_;
  LinesModel* model_;
  QTreeView* tree_;
  QLabel* empty_;
  QToolButton *up_, *down_, *rename_, *hide_, *delete_, *compare_;
};

} // namespace annales::viewer
