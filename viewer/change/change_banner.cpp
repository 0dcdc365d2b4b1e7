#include "viewer/change/change_banner.h"

#include "viewer/look/own_colours.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kEdge = 14; // pixels that are chequered

} // namespace

ChangeBanner::ChangeBanner(StudyEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), event_(new QLabel), hint_(new QLabel), back_(new QToolButton),
      leaveOut_(new QToolButton), cancel_(new QToolButton) {
  build();
  SessionStore& store = editor_.store();
  connect(back_, &QToolButton::clicked, this, [&store] { store.dispatch(ReturnToChange{}); });
  connect(leaveOut_, &QToolButton::clicked, this, [this] { editor_.perform(LeaveOutDecision{}); });
  const auto keep = [this] { editor_.perform(KeepDecision{}); };
  connect(cancel_, &QToolButton::clicked, this, keep);
  connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, keep);
  connect(&store, &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) showLook();
    if (change.line || change.cursor || change.changing) tell();
    const Tab* before = change.before.tab();
    if (change.changing && before != nullptr && before->changing) emit ended();
  });
  showLook();
}

void ChangeBanner::build() {
  auto* words = new QVBoxLayout;
  words->setSpacing(1);
  for (QLabel* label : {event_, hint_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    words->addWidget(label);
  }
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kEdge + 8, 5, 8, 5);
  row->addLayout(words, 1);
  for (QToolButton* button : {back_, leaveOut_, cancel_}) {
    button->setFocusPolicy(Qt::NoFocus);
    row->addWidget(button);
  }
}

QString ChangeBanner::text() const {
  return isHidden() ? QString() : event_->text() + u'\n' + hint_->text();
}

void ChangeBanner::showLook() {
  look_ = Look::of(editor_.store().session().view);
  ground_ = look_.warning;
  ink_ = contrast(look_.panel, ground_) > contrast(look_.text, ground_) ? look_.panel : look_.text;
  setOwnInk(*event_, ink_);
  event_->setFont(look_.font(10.5, true));
  setOwnInk(*hint_, ink_);
  hint_->setFont(look_.font(9.5));
  for (QToolButton* button : {back_, leaveOut_, cancel_})
    button->setFont(look_.font(9.5));
  tell();
}

void ChangeBanner::tell() {
  back_->setText(tr("Back to it"));
  leaveOut_->setText(tr("Leave it out"));
  leaveOut_->setToolTip(tr("Remove this event; later decisions are kept where they are still legal"));
  cancel_->setText(tr("Cancel (Esc)"));
  const Tab* tab = editor_.store().tab();
  const bool here = tab != nullptr && tab->changesHere();
  if (const EventIndex k = tab != nullptr ? tab->changingIndex() : 0; k != 0) {
    const std::string_view sentence = tab->line->stats().sentences.at(k);
    event_->setText(tr("Changing event %1: %2")
                        .arg(k)
                        .arg(QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size()))));
    hint_->setText(
        here ? tr("Play the new decision. Later decisions are kept where they are still legal.")
             : tr("You are looking at another event. Playing here does not change anything earlier."));
    setAccessibleName(event_->text());
    setAccessibleDescription(hint_->text());
  }
  back_->setVisible(!here);
  leaveOut_->setVisible(here);
  setVisible(tab != nullptr && tab->changing.has_value());
  update();
}

/// Chequered at its edge: told from a what-if line without colour, too.
void ChangeBanner::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), ground_);
  constexpr int kSquare = kEdge / 2;
  for (int y = 0; y * kSquare < height(); ++y)
    painter.fillRect((y % 2) * kSquare, y * kSquare, kSquare, kSquare, ink_);
}

void ChangeBanner::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) tell();
}

} // namespace annales::viewer
