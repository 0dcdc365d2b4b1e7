// Making the shown position a step of a lesson.
#pragma once

#include "libreplay/remarks/step_ask.h"
#include "viewer/remarks/link_box.h"
#include "viewer/remarks/remark_book.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <optional>

namespace annales::viewer {

/// One's newest remark on the event becomes the step, with its words as edited here;
/// without one, a remark is written. Those that are already a step are left alone.
class AddStepDialog : public QDialog {
  Q_OBJECT
public:
  /// A game must be open that can be written to.
  explicit AddStepDialog(RemarkBook& book, QWidget* parent = nullptr);

  void chooseLesson(const std::string& slug);
  /// Of the lesson that is named now.
  [[nodiscard]] std::string slug() const;
  [[nodiscard]] QComboBox& lesson() { return *lesson_; }
  [[nodiscard]] QPlainTextEdit& question() { return *question_; }
  [[nodiscard]] QPlainTextEdit& answer() { return *answer_; }
  /// Puts a link to a line, an event or a province into the answer.
  [[nodiscard]] LinkBox& link() { return *link_; }
  [[nodiscard]] QPushButton& button() { return *add_; }

  /// Which turns are right, what else is said about turns, and hints: instead of what the answer says.
  void useAnswers(Ask ask);
  [[nodiscard]] QString rightTurns() const { return turns_->text(); }

  void accept() override;

private:
  void chooseAnswers();
  void showTurns();
  [[nodiscard]] DiscussedRemark draft() const;
  [[nodiscard]] StepAsk asked() const;
  [[nodiscard]] std::optional<Ask> askToKeep() const;
  [[nodiscard]] int numberBehindOpenGames() const;
  void build();
  void showSlug();
  [[nodiscard]] std::string text() const;
  [[nodiscard]] bool isFree(const DiscussedRemark& remark) const;

  RemarkBook& book_;
  Hash game_;
  Hash event_;
  std::shared_ptr<const OpenedGame> gameShown_;
  NodeIndex step_ = kNoNode;
  std::optional<Ask> ask_;     // as chosen; none: as the answer says
  std::optional<Hash> before_; // of the remark that becomes the step
  std::vector<Lesson> lessons_;
  QComboBox* lesson_;
  QPlainTextEdit *question_, *answer_;
  LinkBox* link_;
  QLabel *place_, *note_, *turns_;
  QPushButton* answers_;
  QPushButton* add_ = nullptr;
};

} // namespace annales::viewer
