#include "viewer/start/tour.h"

#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <array>

namespace annales::viewer {
namespace {

constexpr int kPause = 1200; // milliseconds between doing and the next step
constexpr int kWidth = 460;  // at plain print

bool never(const Change&) {
  return false; // nothing in the session tells: the button goes on
}
bool moved(const Change& change) {
  return change.cursor;
}
bool playsBack(const Change& change) {
  return change.playback && change.tab() != nullptr && change.tab()->playback.on;
}
bool selects(const Change& change) {
  return change.selected;
}
bool leftTheRecord(const Change& change) {
  return change.line && change.tab() != nullptr && !change.tab()->line->isMain();
}
bool isBack(const Change& change) {
  return change.line && change.tab() != nullptr && change.tab()->line->isMain();
}
bool remarks(const Change& change) {
  const Tab *before = change.before.tab(), *after = change.after.tab();
  return before != nullptr && after != nullptr && before->game->id() == after->game->id() &&
         after->game->log().annotations().size() > before->game->log().annotations().size();
}

constexpr std::array kTour{
    TourStep{"next-turn", QT_TRANSLATE_NOOP("annales::viewer::Tour", "Step through a game"),
             QT_TRANSLATE_NOOP(
                 "annales::viewer::Tour",
                 "This is a complete game as it was played. Press %1 for the next turn. The board, the "
                 "record and all tables follow."),
             moved},
    TourStep{"playback", QT_TRANSLATE_NOOP("annales::viewer::Tour", "Play the game back"),
             QT_TRANSLATE_NOOP("annales::viewer::Tour", "Press %1 to play the game back. Press it again to "
                                                        "pause."),
             playsBack},
    TourStep{"next-nation", QT_TRANSLATE_NOOP("annales::viewer::Tour", "Follow a nation"),
             QT_TRANSLATE_NOOP("annales::viewer::Tour",
                               "Press %1 to select a nation, and again for the next one. Charts and tables "
                               "highlight it."),
             selects},
    TourStep{"panel-play", QT_TRANSLATE_NOOP("annales::viewer::Tour", "What if?"),
             QT_TRANSLATE_NOOP(
                 "annales::viewer::Tour",
                 "Press %1 to see the legal moves here. Play something else to start your own line. The "
                 "recorded game stays as it is."),
             leftTheRecord},
    TourStep{"main-line", QT_TRANSLATE_NOOP("annales::viewer::Tour", "Back to the main line"),
             QT_TRANSLATE_NOOP("annales::viewer::Tour",
                               "Press %1 to return to the main line. Your line stays in the list of lines."),
             isBack},
    TourStep{"remark", QT_TRANSLATE_NOOP("annales::viewer::Tour", "Say what you think"),
             QT_TRANSLATE_NOOP("annales::viewer::Tour",
                               "Press %1 to write a remark on this event. Ctrl+Enter saves it."),
             remarks},
    TourStep{"panel-library", QT_TRANSLATE_NOOP("annales::viewer::Tour", "All your games"),
             QT_TRANSLATE_NOOP(
                 "annales::viewer::Tour",
                 "Press %1 to switch between the game and the library. In the library you import, filter and "
                 "export games."),
             never},
    TourStep{"help", QT_TRANSLATE_NOOP("annales::viewer::Tour", "Everything else"),
             QT_TRANSLATE_NOOP("annales::viewer::Tour",
                               "Press %1 to see all shortcuts. This is the end of the tour. You can start it "
                               "again from the Help menu."),
             never}};

} // namespace

std::span<const TourStep> Tour::steps() {
  return kTour;
}

Tour::Tour(SessionStore& store, KeyOf keyOf, QWidget* parent)
    : QFrame(parent), store_(store), keyOf_(std::move(keyOf)), count_(new QLabel), title_(new QLabel),
      words_(new QLabel), back_(new QPushButton), next_(new QPushButton), close_(new QToolButton) {
  build();
  connect(&store_, &SessionStore::changed, this, &Tour::follow);
  parent->installEventFilter(this);
  showStep();
}

void Tour::build() {
  setAutoFillBackground(true);
  setFrameShape(QFrame::Box);
  setLineWidth(2);
  words_->setWordWrap(true);
  for (QLabel* label : {count_, title_, words_})
    label->setTextFormat(Qt::PlainText);
  close_->setText(QStringLiteral("✕"));
  close_->setAutoRaise(true);
  for (QWidget* button : std::initializer_list<QWidget*>{back_, next_, close_})
    button->setFocusPolicy(Qt::NoFocus); // keys are for the window
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  head->addWidget(count_);
  head->addWidget(close_);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(back_);
  foot->addWidget(next_);
  auto* column = new QVBoxLayout(this);
  column->addLayout(head);
  column->addWidget(words_);
  column->addLayout(foot);
  goesOn_.setSingleShot(true);
  goesOn_.setInterval(kPause);
  connect(&goesOn_, &QTimer::timeout, this, &Tour::next);
  connect(next_, &QPushButton::clicked, this, &Tour::next);
  connect(back_, &QPushButton::clicked, this, &Tour::back);
  connect(close_, &QToolButton::clicked, this, &Tour::end);
}

void Tour::follow(const Change& change) {
  if (change.look) showStep();
  if (goesOn_.isActive() || !kTour[step_].done(change)) return;
  count_->setText(QStringLiteral("✓"));
  goesOn_.start();
}

void Tour::go(std::size_t step) {
  goesOn_.stop();
  step_ = step;
  showStep();
}

void Tour::next() {
  step_ + 1 < kTour.size() ? go(step_ + 1) : end();
}

void Tour::back() {
  if (step_ > 0) go(step_ - 1);
}

void Tour::end() {
  goesOn_.stop();
  hide();
  emit ended();
}

void Tour::showStep() {
  look_ = Look::of(store_.session().view);
  setOwnColours(*this, {{QPalette::Window, look_.raised}});
  const TourStep& step = kTour[step_];
  title_->setFont(look_.font(12, true));
  words_->setFont(look_.font(11));
  title_->setText(tr(step.title));
  words_->setText(tr(step.words).arg(keyOf_(step.command)));
  count_->setText(tr("%1 of %2").arg(step_ + 1).arg(kTour.size()));
  close_->setToolTip(tr("End the tour"));
  close_->setAccessibleName(close_->toolTip());
  back_->setText(tr("Back"));
  back_->setEnabled(step_ > 0);
  next_->setText(step_ + 1 < kTour.size() ? tr("Skip") : tr("Done"));
  if (step.done == never && step_ + 1 < kTour.size()) next_->setText(tr("Next"));
  for (QPushButton* button : {back_, next_})
    makeRoomy(*button, look_);
  setAccessibleName(title_->text());
  setAccessibleDescription(words_->text());
  place();
}

/// Below in the middle, over the status bar.
void Tour::place() {
  const QRect room = parentWidget()->rect();
  const int space = qRound(look_.px(12));
  const int width = std::min(qRound(look_.px(kWidth)), room.width() - 2 * space);
  setFixedWidth(width);
  layout()->activate();
  const int height =
      layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
  setFixedHeight(height);
  move(room.center().x() - width / 2, room.bottom() - height - qRound(look_.px(48)));
  raise();
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) place();
  return QFrame::eventFilter(watched, event);
}

void Tour::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) showStep();
  QFrame::changeEvent(event);
}

} // namespace annales::viewer
