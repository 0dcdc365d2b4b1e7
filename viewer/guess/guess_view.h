// What comes next is hidden: one chooses for a nation, then sees what was played.
#pragma once

#include "viewer/board/board_panel.h"
#include "viewer/guess/guess.h"
#include "viewer/play/play_panel.h"
#include "viewer/record/record_panel.h"
#include "viewer/tables/nations_view.h"
#include "viewer/tables/rondel_view.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QWidget>

namespace annales::viewer {

/// A window of its own. Enter continues, Escape closes. At the end stands the score with what was missed.
class GuessView : public QWidget {
  Q_OBJECT
public:
  /// Questions of the nation after the place of the tab.
  GuessView(const Tab& tab, NationId nation, const View& view, QWidget* parent = nullptr);
  ~GuessView() override;

  [[nodiscard]] const Guess& guess() const { return guess_; }
  [[nodiscard]] const SessionStore& store() const { return store_; }
  [[nodiscard]] QString verdict() const { return verdict_->text(); }
  [[nodiscard]] QString heading() const { return question_->text(); }
  /// What was missed; choosing a row shows its position.
  [[nodiscard]] QListWidget& missed() { return *missed_; }
  [[nodiscard]] PlayPanel& play() { return *play_; }

public slots:
  void answer(const std::vector<annales::Event>& events);
  /// Shows what was played without a guess.
  void reveal();
  void next();
  /// Ends the questions early and shows the score.
  void finish();

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build();
  void connectPanels();
  void ask();
  void showScore();
  void showEnd();
  void showMissed(int row);
  void tell(const QString& words, const QColor& colour);
  [[nodiscard]] QString sentence(const Event& event) const;

  Guess guess_;
  SessionStore store_; // destroyed after the panels that look at it
  Look look_;
  QString nation_;
  BoardPanel* board_;
  RondelView* rondel_;
  NationsView* nations_;
  RecordPanel* record_;
  PlayPanel* play_;
  QStackedWidget* side_; // the panel, at the end the list
  QListWidget* missed_;
  QLabel* question_;
  QLabel* verdict_;
  QLabel* score_;
  QPushButton* reveal_;
  QPushButton* next_;
  QPushButton* finish_;
};

} // namespace annales::viewer
