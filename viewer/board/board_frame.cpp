#include "viewer/board/board_frame.h"

#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

/// `slack`: how far it may go before the board's beginning.
double clampAxis(double centre, double seen, double whole, double slack) {
  const double least = std::min(seen, whole) / 2, most = whole - least;
  return seen >= whole ? std::clamp(centre, whole / 2 - slack, whole / 2)
                       : std::clamp(centre, least - slack, most);
}

/// How far a span must go to be inside another of `room` around `centre`.
double shiftInto(double centre, double room, double low, double high) {
  if (high - low > room) return (low + high) / 2 - centre;
  if (low < centre - room / 2) return low - (centre - room / 2);
  if (high > centre + room / 2) return high - (centre + room / 2);
  return 0;
}

} // namespace

BoardFrame::BoardFrame(const QSizeF& board, const QRectF& view)
    : board_(std::max(board.width(), 1.0), std::max(board.height(), 1.0)),
      view_(view.topLeft(), QSizeF(std::max(view.width(), 1.0), std::max(view.height(), 1.0))),
      centre_(board_.width() / 2, board_.height() / 2) {}

double BoardFrame::fitScale() const {
  return std::min(view_.width() / board_.width(), view_.height() / board_.height());
}

QPointF BoardFrame::origin() const {
  const QPointF exact = view_.center() - centre_ * scale();
  return {std::round(exact.x()), std::round(exact.y())};
}

BoardFrame BoardFrame::zoomed(double factor, const QPointF& around) const {
  BoardFrame next = *this;
  const QPointF fixed = toBoard(around);
  next.zoom_ = std::clamp(zoom_ * factor, 1.0, kMostZoom);
  if (next.zoom_ < 1.001) next.zoom_ = 1.0; // ten steps in and ten out cancel out
  next.centre_ = fixed - (around - view_.center()) / next.scale();
  next.clampCentre();
  return next;
}

BoardFrame BoardFrame::panned(const QPointF& by) const {
  BoardFrame next = *this;
  next.centre_ -= by / scale();
  next.clampCentre();
  return next;
}

BoardFrame BoardFrame::under(double roof) const {
  BoardFrame next = *this;
  next.roof_ = roof;
  next.clampCentre();
  return next;
}

BoardFrame BoardFrame::inside(const QRectF& view) const {
  BoardFrame next(board_, view);
  next.zoom_ = zoom_;
  next.roof_ = roof_;
  next.centre_ = centre_;
  next.clampCentre();
  return next;
}

BoardFrame BoardFrame::showing(const QRectF& onBoard) const {
  BoardFrame next = *this;
  const QSizeF seen = view_.size() / scale();
  const double lid = roof_ / scale();
  next.centre_ +=
      QPointF(shiftInto(centre_.x(), seen.width(), onBoard.left(), onBoard.right()),
              shiftInto(centre_.y() + lid / 2, seen.height() - lid, onBoard.top(), onBoard.bottom()));
  next.clampCentre();
  return next;
}

void BoardFrame::clampCentre() {
  centre_ = {clampAxis(centre_.x(), view_.width() / scale(), board_.width(), 0),
             clampAxis(centre_.y(), view_.height() / scale(), board_.height(), roof_ / scale())};
}

} // namespace annales::viewer
