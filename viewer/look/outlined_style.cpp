#include "viewer/look/outlined_style.h"

#include <QPainter>
#include <QStyleOption>

namespace annales::viewer {

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  if (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton) return;
  QColor line = option->palette.color(QPalette::WindowText);
  line.setAlphaF(option->state.testFlag(State_Enabled) ? 0.6F : 0.3F);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(line);
  painter->setBrush(Qt::NoBrush);
  const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
  if (element == PE_IndicatorCheckBox)
    painter->drawRect(box);
  else
    painter->drawEllipse(box);
  painter->restore();
}

} // namespace annales::viewer
