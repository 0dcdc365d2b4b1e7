#include "viewer/timeline/violation_strip.h"

#include "viewer/look/plain_tip.h"
#include "viewer/timeline/symbol_shapes.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

namespace annales::viewer {

ViolationStrip::ViolationStrip(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), previous_(new PlaybackButton(PlaybackIcon::previousEvent, this)),
      next_(new PlaybackButton(PlaybackIcon::nextEvent, this)) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(previous_, &PlaybackButton::clicked, this, [this] {
    store_.dispatch(StepSymbol{SymbolKind::violation, -1});
  });
  connect(next_, &PlaybackButton::clicked, this, [this] {
    store_.dispatch(StepSymbol{SymbolKind::violation, 1});
  });
  connect(&store_, &SessionStore::changed, this, &ViolationStrip::follow);
  sayButtons();
  restyle();
}

void ViolationStrip::follow(const Change& change) {
  if (change.look) restyle();
  if (change.line || change.shown) tell();
}

void ViolationStrip::sayButtons() {
  previous_->say(tr("Previous event that breaks a rule"), {});
  next_->say(tr("Next event that breaks a rule"), {});
}

void ViolationStrip::restyle() {
  look_ = Look::of(store_.session().view);
  previous_->setLook(look_);
  next_->setLook(look_);
  updateGeometry();
  tell();
}

void ViolationStrip::tell() {
  const Tab* tab = store_.tab();
  const bool any = tab != nullptr && !tab->line->stats().violations.empty();
  const Violation* violation = any ? tab->line->stats().violationAt(tab->shown()) : nullptr;
  const bool warned = warns_;
  const QString said = text_;
  warns_ = violation != nullptr;
  text_.clear();
  if (violation != nullptr)
    text_ = tr("Event %1 breaks the rule “%2”: %3")
                .arg(tab->shown())
                .arg(fromUtf8(violation->rule), reasonInWindow(*violation, *tab->game));
  else if (any)
    text_ = tr("Events in this line that break a rule: %1").arg(tab->line->stats().violations.size());
  if (said == text_ && warned == warns_ && any == isVisibleTo(parentWidget())) return;
  setVisible(any);
  setAccessibleName(text_);
  setToolTip(plainTip(text_));
  update();
}

QSize ViolationStrip::sizeHint() const {
  return {static_cast<int>(look_.px(300)), static_cast<int>(look_.px(28))};
}

QSize ViolationStrip::minimumSizeHint() const {
  return {static_cast<int>(look_.px(120)), static_cast<int>(look_.px(28))};
}

void ViolationStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const int side = height();
  next_->setGeometry(width() - side - 2, 0, side, side);
  previous_->setGeometry(width() - 2 * side - 2, 0, side, side);
}

void ViolationStrip::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  sayButtons();
  tell();
}

void ViolationStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor ground = look_.panel;
  if (warns_) {
    ground = look_.warning;
    ground.setAlphaF(0.16F);
    painter.fillRect(rect(), look_.panel);
  }
  painter.fillRect(rect(), ground);
  if (warns_) painter.fillRect(QRectF(0, 0, look_.px(4), height()), look_.warning);
  Symbol symbol;
  symbol.kind = SymbolKind::violation;
  const double icon = look_.px(15);
  painter.setOpacity(warns_ ? 1.0 : 0.6);
  paintSymbol(painter, symbol, QPointF(look_.px(18), height() / 2.0), icon, look_);
  painter.setOpacity(1);
  painter.setFont(look_.font(10, warns_));
  painter.setPen(warns_ ? look_.text : look_.dim);
  const QRectF room(look_.px(34), 0, previous_->x() - look_.px(40), height());
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                   QFontMetricsF(painter.font()).elidedText(text_, Qt::ElideRight, room.width()));
}

} // namespace annales::viewer
