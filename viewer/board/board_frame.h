// Which part of a board is seen where: the fit into a rectangle, magnified and shifted.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace annales::viewer {

inline constexpr double kMostZoom = 12.0;

/// A value. Board units are those of the board's file, view units the pixels of a widget.
class BoardFrame {
public:
  BoardFrame() = default;
  /// The whole board, as large as the view allows.
  BoardFrame(const QSizeF& board, const QRectF& view);

  [[nodiscard]] const QRectF& view() const { return view_; }
  [[nodiscard]] const QSizeF& board() const { return board_; }
  /// 1 to `kMostZoom`.
  [[nodiscard]] double zoom() const { return zoom_; }
  /// Pixels per board unit, all of the board seen.
  [[nodiscard]] double fitScale() const;
  [[nodiscard]] double scale() const { return fitScale() * zoom_; }
  /// Where the board's corner is in the view, on whole pixels.
  [[nodiscard]] QPointF origin() const;

  [[nodiscard]] QPointF toView(const QPointF& onBoard) const { return onBoard * scale() + origin(); }
  [[nodiscard]] QPointF toBoard(const QPointF& inView) const { return (inView - origin()) / scale(); }
  /// The board's own rectangle in the view, including what lies outside it.
  [[nodiscard]] QRectF boardRect() const { return {origin(), board_ * scale()}; }

  /// Magnified by the factor; what is at `around` stays there.
  [[nodiscard]] BoardFrame zoomed(double factor, const QPointF& around) const;
  /// Shifted by pixels, never past an edge.
  [[nodiscard]] BoardFrame panned(const QPointF& by) const;
  /// So many pixels at the upper edge of the view lie under something else: the board can be pulled out
  /// there.
  [[nodiscard]] BoardFrame under(double roof) const;
  /// The same part of the board in another rectangle.
  [[nodiscard]] BoardFrame inside(const QRectF& view) const;
  /// Shifted only as far as needed to bring that part of the board into view.
  [[nodiscard]] BoardFrame showing(const QRectF& onBoard) const;

  friend bool operator==(const BoardFrame&, const BoardFrame&) = default;

private:
  void clampCentre();

  QSizeF board_{1, 1};
  QRectF view_{0, 0, 1, 1};
  double zoom_ = 1.0;
  double roof_ = 0;
  QPointF centre_{0.5, 0.5}; // of the view, in board units
};

} // namespace annales::viewer
