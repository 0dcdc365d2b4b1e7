// The lessons of the open game with their steps: put in order, named, presented.
#pragma once

#include "libreplay/remarks/lesson_edits.h"
#include "viewer/look/look.h"
#include "viewer/remarks/remark_book.h"

#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace annales::viewer {

/// Two levels: lessons, and below each its steps. A step can be dragged to another place in its own lesson.
class LessonTree : public QTreeWidget {
  Q_OBJECT
public:
  using QTreeWidget::QTreeWidget;

  void dropEvent(QDropEvent* event) override;

signals:
  /// The current step, to this place among the steps.
  void dragged(int to);
};

/// Enter shows the position, F5 presents the lesson, Ctrl+Up and Ctrl+Down order, Delete removes a step
/// (its remark stays), F2 renames the lesson.
class LessonsPanel : public QWidget {
  Q_OBJECT
public:
  /// The book outlives the panel.
  explicit LessonsPanel(RemarkBook& book, QWidget* parent = nullptr);

  [[nodiscard]] LessonTree& tree() { return *tree_; }
  [[nodiscard]] const std::vector<Lesson>& lessons() const { return lessons_; }
  /// The lesson that is chosen, or whose step is; else the first. Null where there is none.
  [[nodiscard]] const Lesson* chosenLesson() const;
  /// Chooses the step; −1: the lesson itself.
  void choose(const std::string& slug, int step = -1);

  void present();
  /// The chosen lesson, into a file for pupils.
  void exportLesson();
  void addStep();
  /// The chosen step goes to that place among the steps of its lesson.
  void moveTo(int place);
  void takeOut();
  void rename();
  /// Which turns are right at the chosen step, what is said about others, and hints.
  /// False: nothing was changed.
  bool editAnswers();
  /// Steps of the lesson of which the author has to say which turns are right, by place.
  [[nodiscard]] std::vector<int> unclearSteps(const Lesson& lesson) const;
  void renameTo(const QString& title);

signals:
  void told(const QString& sentence);
  void presentAsked(const std::string& slug);
  void exportAsked(const std::string& slug);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  void build();
  void retranslate();
  void showLook();
  void follow(const Change& change);
  void reload();
  void fill();
  void showButtons();
  void goToStep();
  bool key(int key, Qt::KeyboardModifiers with);
  [[nodiscard]] int chosenStep() const;
  [[nodiscard]] bool isMachines(const Lesson& lesson) const;
  /// Whether the lesson is not to be presented yet.
  [[nodiscard]] std::optional<std::string> readyLesson();
  bool saysWhatIsUnclear(const Lesson& lesson);

  RemarkBook& book_;
  std::vector<Lesson> lessons_;
  std::set<std::pair<Hash, std::string>> asked_; // games and lessons about which the author was asked
  LessonTree* tree_;
  QLabel* empty_;
  QToolButton *present_, *export_, *add_, *up_, *down_, *out_, *rename_, *answers_;
  bool stale_ = true; // behind the session while nobody sees it
};

} // namespace annales::viewer
