#include "viewer/guess/guess_view.h"

#include "viewer/look/on_screen.h"
#include "viewer/look/own_colours.h"
#include "viewer/play/offer_on_board.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace annales::viewer {

GuessView::GuessView(const Tab& tab, NationId nation, const View& view, QWidget* parent)
    : QWidget(parent, Qt::Window), guess_(tab.game, tab.line, nation, tab.cursor), look_(Look::of(view)),
      nation_(nationLooks(*tab.game, look_, speaksGerman())[nation.index()].name) {
  setAttribute(Qt::WA_DeleteOnClose);
  store_.dispatch(SetView{view});
  build();
  connectPanels();
  setWindowTitle(tr("Guess the moves of the %1").arg(nation_));
  resizeOnScreen(*this, {1360, 820});
  ask();
}

GuessView::~GuessView() {
  // Panels look at the store to the end, and members go before children do.
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void GuessView::build() {
  board_ = new BoardPanel(store_);
  rondel_ = new RondelView(store_);
  nations_ = new NationsView(store_);
  record_ = new RecordPanel(store_);
  play_ = new PlayPanel(store_);
  question_ = new QLabel;
  verdict_ = new QLabel;
  score_ = new QLabel;
  reveal_ = new QPushButton(tr("&Show the answer"));
  next_ = new QPushButton(tr("&Next question"));
  finish_ = new QPushButton(tr("&End and show the score"));
  side_ = new QStackedWidget;
  missed_ = new QListWidget;
  missed_->setWordWrap(true);
  missed_->setAlternatingRowColors(true);
  missed_->setAccessibleName(tr("Missed decisions"));
  side_->addWidget(play_);
  side_->addWidget(missed_);
  score_->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
  for (QLabel* label : {question_, verdict_, score_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(label != score_);
    label->setMargin(6);
    label->setFont(look_.font(11, label == question_));
  }
  auto* side = new QSplitter(Qt::Vertical);
  for (QWidget* part : std::initializer_list<QWidget*>{nations_, rondel_, record_})
    side->addWidget(part);
  auto* row = new QSplitter(Qt::Horizontal);
  row->addWidget(side);
  row->addWidget(board_);
  row->addWidget(side_);
  row->setStretchFactor(1, 1);
  row->setSizes({380, 680, 300});
  auto* foot = new QHBoxLayout;
  foot->addWidget(verdict_, 1);
  foot->addWidget(score_);
  for (QPushButton* button : {finish_, reveal_, next_})
    foot->addWidget(button);
  auto* column = new QVBoxLayout(this);
  column->addWidget(question_);
  column->addWidget(row, 1);
  column->addLayout(foot);
}

void GuessView::connectPanels() {
  connect(play_, &PlayPanel::played, this, &GuessView::answer);
  offerOnBoard(*play_, *board_, *rondel_, nullptr);
  connect(reveal_, &QPushButton::clicked, this, &GuessView::reveal);
  connect(next_, &QPushButton::clicked, this, &GuessView::next);
  connect(finish_, &QPushButton::clicked, this, &GuessView::finish);
  connect(missed_, &QListWidget::currentRowChanged, this, &GuessView::showMissed);
}

QString GuessView::sentence(const Event& event) const {
  const OpenedGame& game = *store_.tab()->game;
  return QString::fromStdString(game.teller()(event, game.names()));
}

void GuessView::ask() {
  const std::shared_ptr<const OpenedGame> known = guess_.known();
  if (store_.tab() == nullptr)
    store_.dispatch(OpenGame{known});
  else
    store_.dispatch(RefreshGame{known});
  store_.dispatch(ChooseLine{std::string(kGuessLine)});
  store_.dispatch(GoToEnd{});
  play_->setActive(!guess_.done());
  reveal_->setEnabled(!guess_.done());
  finish_->setEnabled(!guess_.done());
  next_->setEnabled(false);
  verdict_->clear();
  showScore();
  if (guess_.done()) return showEnd();
  question_->setText(tr("Question %1 of %2: what did the %3 do here?")
                         .arg(guess_.number())
                         .arg(guess_.count())
                         .arg(nation_));
  play_->setFocus(); // into its field, where one chooses
}

void GuessView::showScore() {
  score_->setText(guess_.answered() == 0 || guess_.done()
                      ? QString()
                      : tr("%1 of %2 right").arg(guess_.right()).arg(guess_.answered()));
}

void GuessView::showEnd() {
  for (QPushButton* button : {finish_, reveal_, next_})
    button->hide();
  side_->setCurrentWidget(missed_);
  const OpenedLine& line = guess_.line();
  for (const MissedGuess& miss : guess_.missed()) {
    const LineOutline& outline = line.stats().outline;
    const int round = outline.rounds()[outline.roundAt(miss.at)].number;
    const QString played = sentence(line.event(miss.at));
    const QString said = miss.guess ? tr("You: %1").arg(sentence(*miss.guess)) : tr("Shown without a guess");
    missed_->addItem(tr("Round %1 · %2").arg(QString::number(round), played) + u'\n' + said);
  }
  if (guess_.answered() == 0)
    question_->setText(guess_.count() == 0
                           ? tr("The %1 have no more decisions after this event.").arg(nation_)
                           : tr("No questions answered."));
  else
    question_->setText(tr("You guessed %1 of %2 decisions by the %3.")
                           .arg(guess_.right())
                           .arg(guess_.answered())
                           .arg(nation_));
  if (guess_.missed().empty()) return;
  verdict_->setText(tr("Choose a missed decision to see its position. Esc closes the window."));
  missed_->setFocus();
  missed_->setCurrentRow(0);
}

/// As the position was after the decision, which the board then points out.
void GuessView::showMissed(int row) {
  if (row < 0 || row >= static_cast<int>(guess_.missed().size())) return;
  store_.dispatch(GoTo{guess_.missed()[static_cast<std::size_t>(row)].at});
}

void GuessView::finish() {
  if (guess_.done()) return;
  guess_.finish();
  ask();
}

void GuessView::tell(const QString& words, const QColor& colour) {
  setOwnInk(*verdict_, colour);
  verdict_->setText(words);
  play_->setActive(false);
  reveal_->setEnabled(false);
  next_->setEnabled(true);
  next_->setFocus();
  showScore();
}

void GuessView::answer(const std::vector<Event>& events) {
  if (guess_.done() || events.empty() || next_->isEnabled()) return;
  const QString played = sentence(guess_.answer());
  switch (guess_.judge(events.front())) {
  case SameChoice::same:
    return tell(tr("Right: %1.").arg(played), look_.good);
  case SameChoice::otherPaid:
    return tell(tr("Right, but paid differently. Played: %1.").arg(played), look_.good);
  case SameChoice::different:
    return tell(tr("You: %1. Played: %2.").arg(sentence(events.front()), played), look_.text);
  }
}

void GuessView::reveal() {
  if (guess_.done() || next_->isEnabled()) return;
  guess_.giveUp();
  tell(tr("Played: %1.").arg(sentence(guess_.answer())), look_.text);
}

void GuessView::next() {
  if (guess_.done()) return;
  guess_.next();
  ask();
}

void GuessView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return static_cast<void>(close());
  QWidget::keyPressEvent(event);
}

} // namespace annales::viewer
