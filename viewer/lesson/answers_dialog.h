// Which turns are right or wrong at a step of a lesson, and its hints: played on the board by its author.
#pragma once

#include "viewer/board/board_panel.h"
#include "viewer/lesson/lesson_try.h"
#include "viewer/play/play_panel.h"
#include "viewer/store/session_store.h"
#include "viewer/tables/rondel_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

namespace annales::viewer {

/// Ctrl+Z takes a decision back. Changes nothing: `ask` is the result.
class AnswersDialog : public QDialog {
  Q_OBJECT
public:
  /// `ask`: what the step asks so far.
  AnswersDialog(std::shared_ptr<const OpenedGame> game, StepAsk ask, const View& view,
                QWidget* parent = nullptr);
  ~AnswersDialog() override;

  /// As an annotation says it.
  [[nodiscard]] Ask ask() const;
  [[nodiscard]] PlayPanel& play() { return *play_; }
  [[nodiscard]] QListWidget& turns() { return *turns_; }
  [[nodiscard]] QPlainTextEdit& text() { return *text_; }
  [[nodiscard]] QPlainTextEdit& hints() { return *hints_; }
  [[nodiscard]] QComboBox& lines() { return *lines_; }
  [[nodiscard]] QCheckBox& deeds() { return *deeds_; }
  [[nodiscard]] QString told() const { return note_->text(); }

public slots:
  /// The turn goes on with these events.
  void playEvents(const std::vector<annales::Event>& events);
  void takeBack();
  /// The turn as far as it was played becomes an answer.
  void addTurn(annales::TurnWorth worth);
  void removeTurn();
  /// The turn along a line, to be added or changed.
  void showLine(const QString& name);

private:
  void build();
  QWidget* buildSide();
  void fillLines();
  void showPosition();
  void showTurns(int chosen);
  void showTurn();
  void keepText();
  [[nodiscard]] int chosen() const { return turns_->currentRow(); }
  [[nodiscard]] QString labelOf(const LessonTurn& turn) const;

  std::shared_ptr<const OpenedGame> game_;
  StepAsk ask_;
  LessonTry try_;
  std::string line_; // that no line of the game is called: the shown one
  SessionStore store_;
  BoardPanel* board_;
  RondelView* rondel_;
  PlayPanel* play_;
  QComboBox* lines_;
  QListWidget* turns_;
  QPlainTextEdit *text_, *hints_;
  QCheckBox* deeds_;
  QLabel *played_, *note_;
  QPushButton *right_, *wrong_, *undo_, *remove_;
};

} // namespace annales::viewer
