#include "viewer/library/message_strip.h"

#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace annales::viewer {

MessageStrip::MessageStrip(QWidget* parent)
    : QFrame(parent), sign_(new QLabel(this)), words_(new QLabel(this)), buttons_(new QWidget(this)),
      close_(new QToolButton(this)) {
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  sign_->setAlignment(Qt::AlignTop);
  close_->setText(QStringLiteral("✕"));
  close_->setAutoRaise(true);
  connect(close_, &QToolButton::clicked, this, &QWidget::hide);
  auto* row = new QHBoxLayout(this);
  row->addWidget(sign_);
  row->addWidget(words_, 1);
  row->addWidget(buttons_);
  row->addWidget(close_);
  auto* inner = new QHBoxLayout(buttons_);
  inner->setContentsMargins({});
  QEvent language(QEvent::LanguageChange);
  changeEvent(&language);
  hide();
}

void MessageStrip::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  close_->setAccessibleName(tr("Close this message"));
  close_->setToolTip(tr("Close this message"));
}

void MessageStrip::tell(Kind kind, const QString& sentence, std::vector<Action> actions) {
  kind_ = kind;
  step_ = false;
  words_->setText(sentence);
  setAccessibleName(sentence);
  qDeleteAll(buttons_->findChildren<QPushButton*>());
  for (Action& action : actions) {
    auto* button = new QPushButton(action.text, buttons_);
    makeRoomy(*button, look_);
    buttons_->layout()->addWidget(button);
    // After the click is over: what is run may tell something else here.
    connect(button, &QPushButton::clicked, this, std::move(action.run), Qt::QueuedConnection);
  }
  showColours();
  show();
}

void MessageStrip::tellStep(const QString& sentence, Action action) {
  if (!step_) tell(Kind::note, sentence, {std::move(action)});
  step_ = true;
  words_->setText(sentence);
  setAccessibleName(sentence);
}

QString MessageStrip::sentence() const {
  return isHidden() ? QString() : words_->text();
}

void MessageStrip::setLook(const Look& look) {
  look_ = look;
  sign_->setFont(look.font(11, true));
  const int space = qRound(look.px(8));
  layout()->setContentsMargins(qRound(look.px(12)), space, space, space);
  layout()->setSpacing(space);
  showColours();
}

QColor MessageStrip::colour() const {
  return kind_ == Kind::problem ? look_.warning : kind_ == Kind::success ? look_.good : look_.accent;
}

/// The sign and the edge tell the kind apart, not the colour alone.
void MessageStrip::showColours() {
  sign_->setText(kind_ == Kind::problem   ? QStringLiteral("!")
                 : kind_ == Kind::success ? QStringLiteral("✓")
                                          : QStringLiteral("i"));
  setOwnColours(*this, {{QPalette::Window, look_.raised}});
  setOwnInk(*sign_, colour());
  update();
}

void MessageStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.raised);
  painter.fillRect(QRectF(0, 0, look_.px(4), height()), colour());
}

} // namespace annales::viewer
