#include "viewer/charts/beside_paint.h"

#include <QCoreApplication>
#include <algorithm>

namespace annales::viewer {
namespace {

struct BesideWords {
  Q_DECLARE_TR_FUNCTIONS(BesidePainter)
public:
  static QString fork(EventIndex k) { return tr("Fork after event %1").arg(k); }
};

} // namespace

double curveAside(std::size_t curve, std::size_t curves, const Look& look) {
  return (static_cast<double>(curve) - (static_cast<double>(curves) - 1) / 2) * look.px(1.5);
}

QPen besidePen(const QColor& colour, const Look& look) {
  QColor pale = colour;
  pale.setAlpha(look.dark ? 110 : 90);
  return {pale, look.px(4.5), Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin};
}

void BesidePainter::paintLetter(QPainter& painter, std::size_t curve, double place) const {
  const auto value = valueBeside(data_, curve, static_cast<EventIndex>(place));
  if (!value) return;
  const NationLook& nation = looks_[data_.curves[curve].nation.index()];
  const double high = look_.px(12);
  const QPointF middle(scale_.xOf(place), scale_.yOf(*value) + curveAside(curve, data_.curves.size(), look_));
  const QRectF box(middle.x() - high * 0.6, middle.y() - high / 2, high * 1.2, high);
  painter.setPen(QPen(nation.curve, 1));
  painter.setBrush(look_.panel);
  painter.drawRoundedRect(box, look_.px(3), look_.px(3));
  painter.setFont(look_.font(7.5, true));
  painter.setPen(look_.text);
  painter.drawText(box.adjusted(-4, -4, 4, 4), Qt::AlignCenter, nation.letter);
}

void BesidePainter::paintLetters(QPainter& painter) const {
  const BesideData& beside = *data_.beside;
  const double from = std::max<double>(scale_.span.from, beside.where.shared());
  const double to = std::min<double>(scale_.span.to, beside.places.back());
  if (to <= from) return;
  const double perPixel = (to - from) / std::max(1.0, scale_.xOf(to) - scale_.xOf(from));
  const auto curves = static_cast<double>(data_.curves.size());
  const double apart = std::min(look_.px(22) * perPixel, (to - from) / curves);
  const double again = std::max(look_.px(190) * perPixel, apart * (curves + 2));
  for (double first = from + apart / 2; first < to; first += again)
    for (std::size_t i = 0; i < data_.curves.size(); ++i)
      if (const double place = first + static_cast<double>(i) * apart; place <= to)
        paintLetter(painter, i, place);
}

void BesidePainter::paintFork(QPainter& painter) const {
  const EventIndex fork = data_.beside->where.shared();
  if (fork < scale_.span.from || fork > scale_.span.to) return;
  const double x = scale_.xOf(fork);
  painter.setPen(QPen(look_.text, look_.px(1), Qt::DashDotLine));
  painter.drawLine(QPointF(x, scale_.area.top()), QPointF(x, scale_.area.bottom()));
  painter.setFont(look_.font(8.5));
  const QFontMetricsF metrics(painter.font());
  const QString text = BesideWords::fork(fork);
  QRectF box(x + look_.px(4), scale_.area.top(), metrics.horizontalAdvance(text) + look_.px(6),
             metrics.height());
  if (box.right() > scale_.area.right()) box.moveRight(x - look_.px(4));
  if (box.left() < scale_.area.left()) return;
  QColor ground = look_.panel;
  ground.setAlpha(215);
  painter.fillRect(box, ground);
  painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace annales::viewer
