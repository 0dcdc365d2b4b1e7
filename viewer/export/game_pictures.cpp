#include "viewer/export/game_pictures.h"

#include "viewer/board/board_overlay.h"
#include "viewer/look/nation_badge.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kChartPart = 0.42; // height of a chart in widths
constexpr int kGridLines = 6;

int niceStep(int most) {
  for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500})
    if (most <= step * kGridLines) return step;
  return 1000;
}

/// One chart on a picture of its own.
class CurvePaint {
public:
  CurvePaint(QPainter& painter, const QSizeF& size, const Look& look, const OpenedLine& line, Measure measure)
      : painter_(painter), look_(look), line_(line), measure_(measure),
        plot_(QRectF(QPointF(0, 0), size).adjusted(look.px(34), look.px(48), -look.px(10), -look.px(22))),
        step_(niceStep(line.stats().series.highest(measure))),
        top_(std::max(1, (line.stats().series.highest(measure) + step_ - 1) / step_) * step_) {}

  void axes() const {
    painter_.setFont(look_.font(8));
    for (int value = 0; value <= top_; value += step_) {
      painter_.setPen(QPen(look_.line, look_.px(0.8)));
      painter_.drawLine(QLineF(plot_.left(), y(value), plot_.right(), y(value)));
      painter_.setPen(look_.dim);
      painter_.drawText(QRectF(0, y(value) - look_.px(8), plot_.left() - look_.px(5), look_.px(16)),
                        Qt::AlignRight | Qt::AlignVCenter, QString::number(value));
    }
    const auto rounds = line_.stats().outline.rounds();
    const int every = std::max(
        1, static_cast<int>(std::ceil(static_cast<double>(rounds.size()) * look_.px(26) / plot_.width())));
    for (const Round& round : rounds)
      if (round.number == 1 || (round.number > every / 2 + 1 && round.number % every == 0))
        painter_.drawText(
            QRectF(x(round.first) - look_.px(20), plot_.bottom() + look_.px(3), look_.px(40), look_.px(16)),
            Qt::AlignCenter, QString::number(round.number));
  }

  void curve(NationId n, const NationLook& nation) const {
    QPainterPath path;
    double last = 0;
    for (const SeriesPoint& point : line_.stats().series.points(measure_, n)) {
      if (path.elementCount() == 0)
        path.moveTo(x(point.index), y(point.value));
      else
        path.lineTo(x(point.index), last);
      last = y(point.value);
      path.lineTo(x(point.index), last);
    }
    path.lineTo(x(line_.length()), last);
    painter_.setBrush(Qt::NoBrush);
    painter_.strokePath(path, nation.curvePen(look_.px(1.8)));
  }

private:
  [[nodiscard]] double x(EventIndex k) const {
    return plot_.left() + plot_.width() * (k - 1.0) / std::max(1.0, line_.length() - 1.0);
  }
  [[nodiscard]] double y(int value) const { return plot_.bottom() - plot_.height() * value / top_; }

  QPainter& painter_;
  const Look& look_;
  const OpenedLine& line_;
  Measure measure_;
  QRectF plot_;
  int step_, top_;
};

} // namespace

GamePictures::GamePictures(const OpenedGame& game, bool german, int width)
    : look_(Look::of(View{})), nations_(nationLooks(game, look_, german)), size_(width, width * 2 / 3) {
  if (game.board() == nullptr) return;
  board_ = std::make_unique<BoardPicture>(game.sharedBoard(), look_, nations_);
  const QSizeF drawing = board_->shapes().size;
  size_.setHeight(static_cast<int>(std::lround(width * drawing.height() / drawing.width())));
  board_->setFrame(BoardFrame(drawing, QRectF(QPointF(0, 0), size_)));
}

QImage GamePictures::position(const OpenedLine& line, EventIndex k, const std::vector<Mark>& marks) {
  if (!board_) return {};
  QImage image(size_, QImage::Format_RGB32);
  image.fill(look_.sea);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  board_->draw(painter, sceneOf(line.stateAt(k)));
  for (const OverlaySign& sign : signsOf(line.transitionAt(k), *board_))
    drawSign(painter, sign, *board_);
  for (const OverlaySign& sign : signsOfMarks(marks, *board_))
    drawSign(painter, sign, *board_);
  return image;
}

QImage GamePictures::chart(const OpenedLine& line, Measure measure, const QString& title) const {
  QImage image(QSize(size_.width(), static_cast<int>(size_.width() * kChartPart)), QImage::Format_RGB32);
  image.fill(Qt::white);
  Look print = look_;
  print.scale = size_.width() / 640.0;
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = print.font(10, true);
  font.setPixelSize(static_cast<int>(print.px(13)));
  painter.setFont(font);
  painter.setPen(print.text);
  painter.drawText(QPointF(print.px(4), print.px(16)), title);
  font.setPixelSize(static_cast<int>(print.px(10)));
  font.setBold(false);
  double x = print.px(4);
  const CurvePaint curves(painter, image.size(), print, line, measure);
  curves.axes();
  for (std::size_t n = 0; n < nations_.size(); ++n) {
    const QRectF badge(x, print.px(24), print.px(18), print.px(14));
    paintNationBadge(painter, badge, nations_[n], print);
    painter.setPen(nations_[n].curvePen(print.px(1.8)));
    painter.drawLine(QLineF(badge.right() + print.px(4), badge.center().y(), badge.right() + print.px(28),
                            badge.center().y()));
    painter.setPen(print.text);
    painter.setFont(font);
    painter.drawText(QPointF(badge.right() + print.px(32), badge.bottom() - print.px(3)), nations_[n].name);
    x = badge.right() + print.px(44) + QFontMetricsF(font).horizontalAdvance(nations_[n].name);
    curves.curve(NationId(n), nations_[n]);
  }
  return image;
}

} // namespace annales::viewer
