#include "viewer/charts/legend_chip.h"

#include "viewer/charts/beside_paint.h"
#include "viewer/charts/plot_paint.h"
#include "viewer/look/nation_badge.h"

#include <QKeyEvent>
#include <QPainter>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kWidestName = 92;    // with the player; the nation alone may be wider
constexpr double kLeastOfPlayer = 30; // less says nothing

QString nameOnChip(const NationLook& nation, const QFont& font, const Look& look) {
  const QFontMetricsF metrics(font);
  const double left = look.px(kWidestName) - metrics.horizontalAdvance(nation.name);
  return left < look.px(kLeastOfPlayer)
             ? nation.name
             : metrics.elidedText(nation.withPlayer(), Qt::ElideRight, look.px(kWidestName));
}

} // namespace

LegendChip::LegendChip(const NationLook& nation, const Look& look, bool dash, QWidget* parent)
    : QAbstractButton(parent), nation_(nation), look_(look), dash_(dash) {
  setCheckable(true);
  setChecked(true);
  setText(nameOnChip(nation, font_, look_));
  name_ = QFontMetricsF(font_).horizontalAdvance(text());
  setAccessibleName(nation.withPlayer());
  setToolTip(QStringLiteral("<p>%1</p>")
                 .arg(tr("Click to hide or show %1 in all charts").arg(nation.withPlayer().toHtmlEscaped())));
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
}

LegendChip::LegendChip(const QColor& colour, const QString& word, const Look& look, QWidget* parent)
    : QAbstractButton(parent), colour_(colour), look_(look) {
  setText(word);
  name_ = QFontMetricsF(font_).horizontalAdvance(text());
  setAccessibleName(word);
  setFocusPolicy(Qt::NoFocus);
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

LegendChip::LegendChip(const QString& line, const Look& look, QWidget* parent)
    : LegendChip(look.text, QFontMetricsF(look.font(9)).elidedText(line, Qt::ElideRight, look.px(180)), look,
                 parent) {
  beside_ = true;
}

double LegendChip::signWidth() const {
  if (beside_) return look_.px(30);
  return look_.px(nation_ ? (dash_ ? 44 : 22) : 14);
}

void LegendChip::setValue(std::optional<std::int32_t> value) {
  if (value == value_) return;
  const bool resized = value.has_value() != value_.has_value();
  value_ = value;
  if (resized) updateGeometry();
  update();
}

QSize LegendChip::sizeHint() const {
  const QFontMetricsF metrics(font_), bold(bold_);
  const double sign = signWidth();
  const double number = value_ ? bold.horizontalAdvance(QStringLiteral("000")) + look_.px(6) : 0;
  return {static_cast<int>(std::ceil(sign + metrics.horizontalAdvance(text()) + number + look_.px(16))),
          static_cast<int>(std::ceil(std::max(metrics.height(), look_.px(16)) + look_.px(6)))};
}

void LegendChip::paintSign(QPainter& painter, const QRectF& box) const {
  if (beside_) {
    painter.setPen(besidePen(colour_, look_));
    return painter.drawLine(QPointF(box.left(), box.center().y()),
                            QPointF(box.left() + look_.px(26), box.center().y()));
  }
  if (!nation_) {
    painter.fillRect(QRectF(box.left(), box.center().y() - look_.px(6), look_.px(12), look_.px(12)), colour_);
    return;
  }
  const QRectF badge(box.left(), box.center().y() - look_.px(7.5), look_.px(19), look_.px(15));
  paintNationBadge(painter, badge, *nation_, look_);
  if (!dash_) return;
  paintDash(painter, QRectF(badge.right() + look_.px(3), box.top(), look_.px(20), box.height()), *nation_,
            look_.px(2));
}

void LegendChip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (underMouse() || hasFocus()) {
    painter.setPen(hasFocus() ? QPen(look_.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(look_.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), look_.px(4), look_.px(4));
  }
  paintOn(painter, rect());
}

void LegendChip::paintOn(QPainter& painter, const QRectF& place) const {
  const bool shown = isShown();
  const QRectF box = place.adjusted(look_.px(5), 0, -look_.px(5), 0);
  painter.setOpacity(shown ? 1.0 : 0.45);
  paintSign(painter, box);
  painter.setOpacity(1.0);
  QFont font = font_;
  if (!shown) font.setStrikeOut(true);
  painter.setFont(font);
  painter.setPen(shown ? look_.text : look_.dim);
  const double sign = signWidth() + look_.px(2);
  painter.drawText(box.adjusted(sign, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
  if (!value_ || !shown) return;
  painter.setFont(bold_);
  painter.drawText(box.adjusted(sign + name_ + look_.px(6), 0, look_.px(5), 0),
                   Qt::AlignLeft | Qt::AlignVCenter, QString::number(*value_));
}

void LegendChip::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter) return click();
  event->ignore(); // arrows and Space are the window's
}

} // namespace annales::viewer
