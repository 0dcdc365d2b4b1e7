#include "viewer/learn/learn_view.h"

#include "viewer/learn/learn_words.h"
#include "viewer/learn/practised_items.h"
#include "viewer/look/on_screen.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"
#include "viewer/play/offer_on_board.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace annales::viewer {

LearnView::LearnView(std::vector<QuizItem> items, PracticeBook& book, QuizOrigin origin, Day today,
                     const View& view, const AnalysisEffort& effort, QWidget* parent)
    : QWidget(parent, Qt::Window), quiz_(std::move(items)), book_(book), origin_(std::move(origin)),
      today_(today), effort_(effort), practised_(quiz_.count()), look_(Look::of(view)) {
  setAttribute(Qt::WA_DeleteOnClose);
  store_.dispatch(SetView{view});
  build();
  connectParts();
  setWindowTitle(quiz_.item().puzzle ? tr("Puzzles") : tr("Learn from mistakes"));
  resizeOnScreen(*this, {1280, 720});
  showLook();
  ask();
}

LearnView::~LearnView() {
  judge_.cancel();
  // Panels look at the store to the end, and members go before children do.
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void LearnView::setView(const View& view) {
  look_ = Look::of(view);
  store_.dispatch(SetView{view});
  showLook();
  showSides();
  showState();
}

void LearnView::connectParts() {
  connect(play_, &PlayPanel::played, this, &LearnView::answer);
  connect(play_, &PlayPanel::told, this, [this](const QString& why) { tell(why, look_.text); });
  offerOnBoard(*play_, *board_, *rondel_, nullptr);
  connect(back_, &QPushButton::clicked, this, &LearnView::takeBack);
  connect(again_, &QPushButton::clicked, this, &LearnView::tryAgain);
  connect(reveal_, &QPushButton::clicked, this, &LearnView::showAnswer);
  connect(previous_, &QPushButton::clicked, this, &LearnView::previous);
  connect(next_, &QPushButton::clicked, this, &LearnView::next);
  connect(finish_, &QPushButton::clicked, this, &LearnView::finish);
  connect(toLesson_, &QPushButton::clicked, this, [this] { emit lessonAsked(chosenPuzzles()); });
  connect(worksheet_, &QPushButton::clicked, this, [this] { emit worksheetAsked(chosenPuzzles()); });
  connect(results_, &QListWidget::itemChanged, this, [this] {
    const bool any = !chosenPuzzles().empty();
    toLesson_->setEnabled(any);
    worksheet_->setEnabled(any);
  });
  for (std::size_t i = 0; i < sides_.size(); ++i)
    connect(sides_[i], &QPushButton::clicked, this, [this, i] { showSide(static_cast<QuizSide>(i)); });
  connect(results_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0 && quiz_.goTo(static_cast<std::size_t>(row))) showSide(QuizSide::better);
  });
  connect(new QShortcut(QKeySequence(QStringLiteral("Ctrl+Z")), this), &QShortcut::activated, this,
          &LearnView::takeBack);
  connect(new QShortcut(QKeySequence(QStringLiteral("Alt+Right")), this), &QShortcut::activated, this,
          &LearnView::next);
  connect(new QShortcut(QKeySequence(QStringLiteral("Alt+Left")), this), &QShortcut::activated, this,
          &LearnView::previous);
}

/// The position of the question, as far as it was tried; where it was answered, with what was said then.
void LearnView::ask() {
  showSide(QuizSide::tried);
  const QuizVerdict* verdict = quiz_.verdict();
  if (verdict != nullptr)
    tell(LearnWords::verdict(*verdict, quiz_.item()), verdict->right() ? look_.good : look_.text);
  else
    tell({}, look_.text);
  question_->setText(LearnWords::question(quiz_.item()));
  askWhy();
  if (play_->isActive()) play_->setFocus();
}

/// While one thinks, so that it is there with the answer.
void LearnView::askWhy() {
  reasons_.cancel();
  const std::size_t place = quiz_.place();
  if (quiz_.item().puzzle || why_.contains(place)) return;
  reasons_.run([this, place, game = quiz_.item().game, question = quiz_.item().question](const Job& job) {
    auto cause = whyMissed(game->log(), question, {.cancel = job.flag()});
    job.end([this, place, cause = std::move(cause)]() mutable {
      why_[place] = std::move(cause);
      if (quiz_.place() == place) showExplanation();
    });
  });
}

void LearnView::showExplanation() {
  const auto why = why_.find(quiz_.place());
  const Cause* cause = why != why_.end() && why->second ? &*why->second : nullptr;
  explanation_->setText(answered() ? LearnWords::explanation(quiz_.item(), cause) : QString());
}

void LearnView::showSide(QuizSide which) {
  const auto game = quiz_.shown(which);
  const Tab* tab = store_.tab();
  if (tab != nullptr && tab->game->id() == game->id())
    store_.dispatch(RefreshGame{game});
  else
    store_.dispatch(OpenGame{game});
  store_.dispatch(ChooseLine{quiz_.lineName()});
  store_.dispatch(GoToEnd{});
  for (std::size_t i = 0; i < sides_.size(); ++i)
    sides_[i]->setChecked(i == indexOf(which));
  showSides();
  showState();
}

/// In the dark a pressed button hardly differs.
void LearnView::showSides() {
  for (QPushButton* side : sides_)
    side->setFont(look_.font(9.5, side->isChecked()));
}

void LearnView::showState() {
  const bool tries = !ended_ && !quiz_.over() && (quiz_.verdict() == nullptr) &&
                     sides_[indexOf(QuizSide::tried)]->isChecked();
  play_->setActive(tries);
  counter_->setText(ended_ ? tr("%1 of %2 right").arg(quiz_.right()).arg(quiz_.answered())
                           : tr("Question %1 of %2").arg(quiz_.place() + 1).arg(quiz_.count()) +
                                 (quiz_.answered() > 0
                                      ? QStringLiteral(" · ") +
                                            tr("%1 of %2 right").arg(quiz_.right()).arg(quiz_.answered())
                                      : QString()));
  showExplanation();
  panel_->setCurrentWidget(ended_                                     ? static_cast<QWidget*>(results_)
                           : quiz_.verdict() != nullptr && answered() ? static_cast<QWidget*>(page_)
                                                                      : static_cast<QWidget*>(play_));
  busy_->setVisible(judging_);
  for (QPushButton* side : sides_)
    side->setVisible(answered());
  sides_[indexOf(QuizSide::tried)]->setVisible(answered() &&
                                               (quiz_.verdict() == nullptr || !quiz_.tried().empty()));
  back_->setVisible(!ended_ && !quiz_.tried().empty() && quiz_.verdict() == nullptr);
  again_->setVisible(!ended_ && quiz_.verdict() != nullptr && !quiz_.verdict()->right());
  reveal_->setVisible(!ended_ && !answered());
  reveal_->setEnabled(!judging_);
  previous_->setVisible(!ended_);
  previous_->setEnabled(quiz_.place() > 0);
  next_->setVisible(!ended_);
  const bool last = quiz_.place() + 1 == quiz_.count();
  next_->setText(last ? tr("R&esults") : answered() ? tr("&Next question") : tr("S&kip"));
  finish_->setVisible(!ended_ && !last);
  hint_->setVisible(!ended_ && !answered());
  toLesson_->setVisible(ended_ && hasPuzzles());
  worksheet_->setVisible(ended_ && hasPuzzles());
  const QString hint =
      quiz_.item().puzzle
          ? tr("Any turn that reaches the goal is right. Order, payments, trades and routes do not matter.")
          : tr("Any turn not distinguishable from the best one found is right.");
  hint_->setText(quiz_.isOfSeveralGames()
                     ? QStringLiteral("%1. %2").arg(origin_(*quiz_.item().game).second, hint)
                     : hint);
  sides_[indexOf(QuizSide::better)]->setText(quiz_.item().puzzle ? tr("Answer") : tr("Best found"));
  for (QPushButton* button : {back_, again_, reveal_, previous_, next_, finish_, toLesson_, worksheet_})
    makeRoomy(*button, look_);
}

void LearnView::tell(const QString& sentence, const QColor& colour) {
  setOwnInk(*verdict_, colour);
  verdict_->setText(sentence);
}

void LearnView::answer(const std::vector<Event>& events) {
  if (ended_ || judging_ || quiz_.verdict() != nullptr || quiz_.over()) return;
  quiz_.add(events);
  tell({}, look_.text);
  showSide(QuizSide::tried);
  if (quiz_.over()) judge();
}

void LearnView::takeBack() {
  if (ended_ || quiz_.verdict() != nullptr || !quiz_.takeBack()) return;
  judge_.cancel();
  judging_ = false;
  ask();
}

void LearnView::tryAgain() {
  if (ended_ || quiz_.verdict() == nullptr) return;
  quiz_.beginAnew();
  ask();
}

/// Rollouts take a moment; the window goes on meanwhile.
void LearnView::judge() {
  if (auto verdict = quiz_.atOnce()) return take(*std::move(verdict));
  judging_ = true;
  tell(tr("Comparing both turns by playing on"), look_.text);
  showState();
  const QuizItem& item = quiz_.item();
  judge_.run([this, game = item.game, question = item.question, tried = quiz_.tried(),
              before = quiz_.before(), effort = effort_](const Job& job) mutable {
    effort.company = question.company;
    auto compared = comparedTurns(game->game(), before, question.nation, tried, question.better, effort,
                                  {.cancel = job.flag()});
    job.end([this, compared = std::move(compared)] {
      judging_ = false;
      using Kind = QuizVerdict::Kind;
      if (!compared) return take({Kind::notJudged, {}, compared.error()});
      const bool asGood = compared->judgement == Judgement::notDistinguishable;
      take({asGood ? Kind::asGood : Kind::worse, *compared, {}});
    });
  });
}

void LearnView::take(QuizVerdict verdict) {
  const bool first = !answered() && verdict.kind != QuizVerdict::Kind::notJudged;
  tell(LearnWords::verdict(verdict, quiz_.item()), verdict.right() ? look_.good : look_.warning);
  quiz_.judge(std::move(verdict));
  if (first) keep();
  showState();
  next_->setFocus();
}

/// The first answer counts, and stands on disk at once.
void LearnView::keep() {
  const QuizItem& item = quiz_.item();
  PractisedTurn turn = practisedTurn(item);
  const Practice before = book_.of(keyOf(turn)).value_or(Practice{});
  turn.practice = annales::answered(before, quiz_.first()->right(), today_);
  const auto [place, title] = origin_(*item.game);
  turn.place = place.value_or(GamePlace{{}, false, 0});
  turn.title = title;
  practised_[quiz_.place()] = turn.practice;
  if (const QString why = book_.put(turn); !why.isEmpty()) emit told(why);
}

void LearnView::showAnswer() {
  if (ended_ || judging_ || answered()) return;
  take({QuizVerdict::Kind::shown, {}, {}});
  showSide(QuizSide::better);
}

void LearnView::next() {
  if (ended_) return;
  judge_.cancel();
  judging_ = false;
  if (!quiz_.goTo(quiz_.place() + 1)) return finish();
  ask();
}

void LearnView::previous() {
  if (ended_ || quiz_.place() == 0) return;
  judge_.cancel();
  judging_ = false;
  static_cast<void>(quiz_.goTo(quiz_.place() - 1));
  ask();
}

bool LearnView::hasPuzzles() const {
  for (std::size_t i = 0; i < quiz_.count(); ++i)
    if (quiz_.itemAt(i).puzzle) return true;
  return false;
}

std::vector<QuizItem> LearnView::chosenPuzzles() const {
  std::vector<QuizItem> chosen;
  for (std::size_t i = 0; i < quiz_.count(); ++i) {
    const QListWidgetItem* entry = results_->item(static_cast<int>(i));
    const bool ticked = entry == nullptr || entry->checkState() == Qt::Checked;
    if (quiz_.itemAt(i).puzzle && ticked) chosen.push_back(quiz_.itemAt(i));
  }
  return chosen;
}

void LearnView::finish() {
  if (ended_) return;
  judge_.cancel();
  judging_ = false;
  ended_ = true;
  for (std::size_t i = 0; i < quiz_.count(); ++i) {
    const QuizItem& item = quiz_.itemAt(i);
    QString row = tr("%1. Round %2: %3")
                      .arg(QString::number(i + 1), QString::number(item.question.round),
                           LearnWords::result(quiz_.firstAt(i)));
    if (practised_[i])
      row +=
          QStringLiteral(" · ") + LearnWords::again(static_cast<int>((practised_[i]->due - today_).count()));
    auto* entry = new QListWidgetItem(row, results_);
    if (item.puzzle) entry->setCheckState(Qt::Checked);
  }
  question_->setText(quiz_.answered() == 0
                         ? hasPuzzles()
                               ? tr("No questions answered. Tick puzzles to put them into a lesson or on a "
                                    "worksheet.")
                               : tr("No questions answered.")
                         : tr("Questions answered right come back at longer and longer intervals, all others "
                              "tomorrow. Choose a question to see its answer. Esc closes the window."));
  tell({}, look_.text);
  results_->setCurrentRow(0);
  showState();
  results_->setFocus();
}

void LearnView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return static_cast<void>(close());
  QWidget::keyPressEvent(event);
}

} // namespace annales::viewer
