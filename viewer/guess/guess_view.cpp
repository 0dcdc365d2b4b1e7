#include "viewer/guess/guess_view.h"

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
  setWindowTitle(tr("Guess for the %1").arg(nation_));
  resize(1360, 820);
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
  reveal_ = new QPushButton(tr("&Show what was played"));
  next_ = new QPushButton(tr("&Next question"));
  for (QLabel* label : {question_, verdict_, score_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(label != score_);
    label->setMargin(6);
    label->setFont(look_.font(11, label == question_));
  }
  setPalette(look_.palette());
  auto* side = new QSplitter(Qt::Vertical);
  for (QWidget* part : std::initializer_list<QWidget*>{nations_, rondel_, record_})
    side->addWidget(part);
  auto* row = new QSplitter(Qt::Horizontal);
  row->addWidget(side);
  row->addWidget(board_);
  row->addWidget(play_);
  row->setStretchFactor(1, 1);
  row->setSizes({380, 680, 300});
  auto* foot = new QHBoxLayout;
  foot->addWidget(verdict_, 1);
  foot->addWidget(score_);
  foot->addWidget(reveal_);
  foot->addWidget(next_);
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
  next_->setEnabled(false);
  verdict_->clear();
  question_->setText(
      guess_.done()
          ? tr("That was the last question. You found %1 of %2.").arg(guess_.right()).arg(guess_.judged())
          : tr("Question %1 of %2: what did the %3 do here?")
                .arg(guess_.number())
                .arg(guess_.count())
                .arg(nation_));
  showScore();
}

void GuessView::showScore() {
  score_->setText(guess_.judged() == 0 ? QString()
                                       : tr("%1 of %2 found").arg(guess_.right()).arg(guess_.judged()));
}

void GuessView::tell(const QString& words, const QColor& colour) {
  QPalette palette = look_.palette();
  palette.setColor(QPalette::WindowText, colour);
  verdict_->setPalette(palette);
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
  case GuessResult::same:
    return tell(tr("Right: %1.").arg(played), look_.good);
  case GuessResult::otherPaid:
    return tell(tr("Right, but paid differently. Played: %1.").arg(played), look_.good);
  case GuessResult::different:
    return tell(tr("You: %1. Played: %2.").arg(sentence(events.front()), played), look_.text);
  }
}

void GuessView::reveal() {
  if (!guess_.done()) tell(tr("Played: %1.").arg(sentence(guess_.answer())), look_.text);
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
