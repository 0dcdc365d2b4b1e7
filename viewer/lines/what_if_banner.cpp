#include "viewer/lines/what_if_banner.h"

#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/plain_tip.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace annales::viewer {
namespace {

constexpr int kStripe = 14; // pixels of a warning stripe
constexpr int kAir = 40;    // pixels between and around words and buttons

/// "round 5, Romans"
QString placeInWords(const Tab& tab, EventIndex k) {
  const LineOutline& outline = tab.line->stats().outline;
  const std::uint32_t round = outline.roundAt(k);
  const Turn* turn = outline.turnAt(k);
  QStringList words;
  if (round < outline.rounds().size() && outline.rounds()[round].number > 0)
    words << CommonWords::tr("round %1").arg(outline.rounds()[round].number);
  if (turn != nullptr && turn->nation.exists())
    words << nationLooks(*tab.game, Look{}, speaksGerman())[turn->nation.index()].name;
  return words.join(QStringLiteral(", "));
}

} // namespace

EventIndex forkOf(const Tab& tab) {
  return tab.line->isMain() ? tab.line->length() : tab.line->sharedWith(*tab.game->main());
}

WhatIfBanner::WhatIfBanner(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), words_(new QLabel), fork_(new QToolButton), main_(new QToolButton) {
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true); // in a narrow window
  for (QToolButton* button : {fork_, main_}) {
    button->setFocusPolicy(Qt::NoFocus);
    button->setAutoRaise(false);
  }
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kStripe + 8, 4, 8, 4);
  row->addWidget(words_, 1);
  row->addLayout(buttons_ = new QBoxLayout(QBoxLayout::LeftToRight));
  buttons_->setSpacing(4);
  buttons_->addWidget(fork_);
  buttons_->addWidget(main_);
  connect(fork_, &QToolButton::clicked, this, &WhatIfBanner::backToFork);
  connect(main_, &QToolButton::clicked, this, &WhatIfBanner::mainLine);
  connect(&store_, &SessionStore::changed, this, &WhatIfBanner::follow);
  showLook();
}

void WhatIfBanner::setKeys(KeyOf keyOf) {
  keyOf_ = std::move(keyOf);
  tell();
}

QString WhatIfBanner::text() const {
  return isHidden() ? QString() : words_->text();
}

void WhatIfBanner::follow(const Change& change) {
  if (change.look) return showLook();
  if (change.line) tell();
}

void WhatIfBanner::showLook() {
  look_ = Look::of(store_.session().view);
  words_->setForegroundRole(QPalette::HighlightedText); // Look::accentText
  words_->setFont(look_.font(10.5, true));
  for (QToolButton* button : {fork_, main_})
    button->setFont(look_.font(9.5));
  tell();
}

void WhatIfBanner::tell() {
  const Tab* tab = store_.tab();
  const bool whatIf = tab != nullptr && !tab->line->isMain();
  fork_->setText(withKey(tr("Back to the fork"), "back-to-fork"));
  main_->setText(withKey(tr("Main line"), "main-line"));
  if (whatIf) {
    const EventIndex fork = forkOf(*tab);
    words_->setText(tr("What if: “%1” branches off the main line after event %2 (%3)")
                        .arg(QString::fromStdString(tab->line->name()))
                        .arg(fork)
                        .arg(placeInWords(*tab, fork)));
    words_->setToolTip(plainTip(words_->text()));
    setAccessibleName(words_->text());
  }
  setVisible(whatIf);
  arrange();
  update();
}

QString WhatIfBanner::withKey(const QString& words, const char* command) const {
  const QString key = keyOf_(command);
  return key.isEmpty() ? words : tr("%1 (%2)", "a command, its key").arg(words, key);
}

/// The buttons are stacked where the words would not fit on one line next to them.
void WhatIfBanner::arrange() {
  const int words = QFontMetrics(words_->font()).horizontalAdvance(words_->text());
  const int buttons = fork_->sizeHint().width() + main_->sizeHint().width();
  const bool wide = words + buttons + kStripe + kAir <= width();
  buttons_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void WhatIfBanner::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void WhatIfBanner::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.accent);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(0, 0, kStripe, height());
  painter.setPen(QPen(look_.accentText, 4));
  for (int y = -kStripe; y < height() + kStripe; y += 10) // seen without colour, too
    painter.drawLine(0, y + kStripe, kStripe, y);
}

void WhatIfBanner::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) tell();
}

} // namespace annales::viewer
