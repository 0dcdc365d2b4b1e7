// A lesson on the wall: the board large, the words in large print, one step after another.
#pragma once

#include "libreplay/remarks/lesson_walk.h"
#include "viewer/board/board_panel.h"
#include "viewer/lesson/lesson_try.h"
#include "viewer/lesson/pupil_notes.h"
#include "viewer/play/play_panel.h"
#include "viewer/remarks/remark_text.h"
#include "viewer/store/session_store.h"
#include "viewer/tables/nations_view.h"
#include "viewer/tables/rondel_view.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QWidget>

namespace annales::viewer {

/// Right, Space and PgDown go on (first to the answer), Left and PgUp back, Home and End to the first and the
/// last step, A shows the answer, H a hint, P plays one's own turn, Ctrl+Z takes a decision of it back, S
/// saves the answers for the coach, F11 toggles full screen, Escape ends it.
class LessonView : public QWidget {
  Q_OBJECT
public:
  /// The lesson is one of the game's discussion and has steps. A window of its own; what is edited meanwhile
  /// does not disturb it.
  LessonView(std::shared_ptr<const OpenedGame> game, const Discussion& discussion, const Lesson& lesson,
             const View& view, QWidget* parent = nullptr);
  ~LessonView() override;
  /// Another look, or large print, while the lesson is shown.
  void setView(const View& view);

  [[nodiscard]] const SessionStore& store() const { return store_; }
  [[nodiscard]] const LessonWalk& walk() const { return walk_; }
  [[nodiscard]] BoardPanel& board() { return *board_; }
  [[nodiscard]] RemarkText& question() { return *question_; }
  [[nodiscard]] RemarkText& answer() { return *answer_; }
  [[nodiscard]] QString counter() const { return counter_->text(); }
  [[nodiscard]] RondelView& rondel() { return *rondel_; }
  [[nodiscard]] NationsView& nations() { return *nations_; }
  [[nodiscard]] PlayPanel& play() { return *play_; }
  /// What was said about the turn that was played; empty where none was.
  [[nodiscard]] QString verdict() const { return verdict_->text(); }
  /// What the author of the lesson says to that turn.
  [[nodiscard]] QString reason() const { return reason_->toPlainText(); }
  [[nodiscard]] QString hints() const { return hints_->toPlainText(); }
  /// The decisions of the right turn once the answer is shown, as sentences; empty without one.
  [[nodiscard]] QString shownLine() const { return lineWords_->text(); }
  [[nodiscard]] const LessonTry& tried() const { return try_; }
  [[nodiscard]] QPushButton& playButton() { return *playButton_; }

  /// What was answered, kept where the lesson is shown again.
  [[nodiscard]] const PupilNotes& notes() const { return *notes_; }
  void keepNotesIn(std::shared_ptr<PupilNotes> notes);
  [[nodiscard]] QPushButton& saveButton() { return *save_; }
  /// The lesson goes on in another game: behind the last step, `onward` is emitted.
  void letGoOn();

signals:
  void onward();

public slots:
  /// The answers into a file, with a dialog.
  void saveNotes();
  /// A turn is played, on the board, the rondel and in a list; or no longer.
  void playAnswer(bool on);
  /// The turn goes on with these events.
  void judge(const std::vector<annales::Event>& events);
  /// A link of ours in one of its texts.
  void follow(const RemarkLink& link);
  /// One decision of the turn back.
  void takeBack();
  void showHint();

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void build();
  QWidget* buildSide();
  QWidget* buildFoot();
  void addKeys();
  void addKey(const QKeySequence& key, const std::function<void()>& run);
  void step(bool done);
  void next();
  void showStep();
  void showPosition();
  void showWords();
  void showAnswer(bool answered, const Look& print);
  [[nodiscard]] bool isAnswered() const { return walk_.text().answer && !walk_.asks(); }
  void showButtons();
  void showVerdict();
  void note();
  void showPlaying(bool on);
  [[nodiscard]] QString hintText() const;
  [[nodiscard]] bool showsMarks() const;
  [[nodiscard]] bool isPlaying() const;
  [[nodiscard]] bool mayPlay() const;
  [[nodiscard]] std::vector<Event> shownTurn() const;
  void showSizes();
  void dispatch(const Intent& intent);
  [[nodiscard]] Look printOf(double factor) const;

  std::shared_ptr<const OpenedGame> game_;
  Discussion discussion_;
  LessonWalk walk_;
  QString title_;
  View view_;
  Look look_;
  SessionStore store_, tableStore_; // the table may have smaller print than the board
  BoardPanel* board_ = nullptr;
  NationsView* nations_ = nullptr;
  RondelView* rondel_ = nullptr;
  PlayPanel* play_ = nullptr;
  std::string line_; // that no line of the game is called: the shown one
  LessonTry try_;    // at the step
  std::size_t hintsShown_ = 0;
  bool goesOn_ = false;
  std::shared_ptr<PupilNotes> notes_;
  std::vector<Hash> shown_; // the steps whose answers were shown
  QLabel *head_ = nullptr, *counter_ = nullptr, *place_ = nullptr, *answerHead_ = nullptr, *hint_ = nullptr;
  QLabel *verdict_ = nullptr, *lineWords_ = nullptr;
  RemarkText *question_ = nullptr, *answer_ = nullptr, *reason_ = nullptr, *hints_ = nullptr;
  QScrollArea* words_ = nullptr;
  QWidget* side_ = nullptr;
  std::vector<QLayout*> padded_; // their margins grow with the window
  QPushButton *back_ = nullptr, *next_ = nullptr, *playButton_ = nullptr, *undo_ = nullptr,
              *hintButton_ = nullptr, *save_ = nullptr;
};

} // namespace annales::viewer
