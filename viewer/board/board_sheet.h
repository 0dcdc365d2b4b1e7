// The drawn board as a widget: paints, zooms, pans, lights provinces, lets units walk. Knows no session.
#pragma once

#include "viewer/board/board_canvas.h"
#include "viewer/board/board_overlay.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>
#include <utility>

namespace annales::viewer {

inline constexpr int kFlightTime = 250; // milliseconds
inline constexpr int kHandRests = 120;  // milliseconds

class BoardSheet : public QWidget {
  Q_OBJECT
public:
  explicit BoardSheet(QWidget* parent = nullptr);

  /// Another board; all of it is in view, nothing is highlighted.
  void setBoard(std::shared_ptr<const Board> board, const Look& look, std::vector<NationLook> nations);
  /// Another game on the same board: what is in view stays.
  void setNations(std::vector<NationLook> nations);
  /// Where it can be seen, this, a size and what covers the sheet are taken in with the next picture: while
  /// panels find their places all three change several times, and names take long to place.
  void setLook(const Look& look, std::vector<NationLook> nations);
  /// Widgets that lie over the sheet.
  void setCovered(std::vector<QRectF> covered);
  /// What is there and what the last event did. `walks`: units that moved walk there, where anybody
  /// looks.
  void setScene(BoardScene scene, const Transition& transition, std::vector<Mark> marks, bool walks);

  /// Null before the first board.
  [[nodiscard]] const BoardPicture* picture() const { return picture_.get(); }
  /// What is on the board; walking units count at their destination.
  [[nodiscard]] const BoardScene& scene() const { return scene_; }
  /// What is painted: walking units have not arrived yet.
  [[nodiscard]] const BoardScene& painted() const { return canvas_.scene(); }
  [[nodiscard]] const std::vector<OverlaySign>& signs() const { return signs_; }
  [[nodiscard]] bool walking() const { return walk_.has_value(); }
  /// The walking units arrive.
  void arrive();

  /// The part of the board in view.
  [[nodiscard]] const BoardFrame& frame() const { return wanted_ ? *wanted_ : picture_->frame(); }
  void fit();
  /// So many pixels at the upper edge lie under something else.
  void setRoof(int height);
  /// Zooming and panning move the picture that is there, which takes a moment to repaint, until the hand
  /// rests.
  void zoom(double factor, const QPointF& around);
  void zoom(double factor) { zoom(factor, QRectF(rect()).center()); }
  void pan(const QPointF& by);
  /// The hand rests, and panels have found their places: the board is painted as it is to be.
  void settle();
  /// A mark that is being drawn lies over everything; nothing: none.
  void sketch(std::optional<OverlaySign> sign);
  [[nodiscard]] const std::optional<OverlaySign>& sketched() const { return sketch_; }
  void light(ProvinceId p);
  /// Rings these provinces, and no others.
  void offer(std::vector<ProvinceId> provinces);
  [[nodiscard]] const std::vector<ProvinceId>& offered() const { return offered_; }
  [[nodiscard]] ProvinceId lit() const { return lit_; }
  /// Brings a province into view.
  void reveal(ProvinceId p);
  /// None on the sea beyond all provinces, and outside.
  [[nodiscard]] ProvinceId provinceAt(const QPointF& place) const;
  /// The province and the kind of a piece that is there, galleys on the water too; nothing beside all pieces.
  [[nodiscard]] std::optional<std::pair<ProvinceId, Kind>> unitAt(const QPointF& place) const;
  /// Where the pieces of a stack are; empty where there are none.
  [[nodiscard]] QRectF placeOfUnits(ProvinceId p, NationId nation, Kind kind) const;
  /// Where a province's city is in the widget, with its surroundings.
  [[nodiscard]] QRect placeOf(ProvinceId p) const;

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void setFrame(const BoardFrame& frame);
  void outdate();
  void catchUp();
  void moveTo(const BoardFrame& frame);
  [[nodiscard]] QTransform toWanted() const;
  void repaintAll();
  void paintCanvas();
  void rebuildSigns();
  void beginWalk(const UnitsGone& gone);
  [[nodiscard]] BoardScene visible() const;
  void paintBoard(QPainter& painter, const QRegion& region);
  void drawWalk(QPainter& painter) const;
  [[nodiscard]] QRect walkRect() const;
  [[nodiscard]] double ratio() const { return devicePixelRatioF(); }

  std::unique_ptr<BoardPicture> picture_;
  BoardCanvas canvas_;
  BoardScene scene_;
  Transition transition_;
  std::vector<OverlaySign> signs_;
  std::vector<Mark> marks_; // of remarks; where they are depends on the frame
  std::vector<ProvinceId> offered_;
  std::vector<QRectF> covered_;
  ProvinceId lit_;
  std::optional<UnitsGone> walk_;
  std::optional<OverlaySign> sketch_;
  QVariantAnimation clock_;
  std::optional<BoardFrame> wanted_; // the painted one is behind
  QTimer rest_;
  int roof_ = 0;
  double paintedRatio_ = 0;
  bool outdated_ = false; // what is painted is of another look, size or cover
};

} // namespace annales::viewer
