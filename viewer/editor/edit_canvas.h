// The board that is edited: drawn as in games, with tools for the mouse and the keyboard.
#pragma once

#include "viewer/board/board_picture.h"
#include "viewer/editor/draft_result.h"
#include "viewer/editor/edit_shapes.h"

#include <QPixmap>
#include <QPolygonF>
#include <QWidget>
#include <memory>

namespace annales::viewer {

enum class EditTool : std::uint8_t { select, border, points, split, join, starts, draw };

/// A photo or scan under the map, to be traced. It is never part of a board.
struct Backdrop {
  QImage image;
  double strength = 0.5; // 0: only the map is visible; 1: only the picture, and the map's lines
  QPointF offset;        // of its corner, in board units
  double scale = 1.0;    // board units per pixel of the picture
};

class EditCanvas : public QWidget {
  Q_OBJECT
public:
  explicit EditCanvas(QWidget* parent = nullptr);

  void setDraft(const BoardDraft& draft);
  void setLook(const Look& look);
  void setTool(EditTool tool);
  void setBackdrop(Backdrop backdrop);
  /// Whose start cities are shown, and to whom the tool gives them: a nation's id, or nothing for neutral
  /// temples.
  void setStarts(int nations, const std::string& nation);
  void select(ProvinceId p);
  void reveal(ProvinceId p);
  void reveal(ProvinceId a, ProvinceId b);

  void fit();
  void zoom(double factor);
  /// The next four clicks are corners, whatever the tool is: `cornersChosen` says them.
  void askForCorners();
  /// Cancels what a tool has begun. False: it had begun nothing.
  bool cancel();

  [[nodiscard]] EditTool tool() const { return tool_; }
  [[nodiscard]] ProvinceId selected() const { return selected_; }
  [[nodiscard]] const EditShapes& shapes() const { return *shapes_; }
  [[nodiscard]] QPointF toView(const QPointF& onBoard) const { return picture_->frame().toView(onBoard); }
  /// What is said about what is under the mouse.
  [[nodiscard]] const QString& hint() const { return hint_; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {320, 240}; }

signals:
  /// What a tool did, or why it could not.
  void edited(const annales::viewer::DraftResult& result);
  /// None where there is no province.
  void picked(annales::ProvinceId p);
  /// On the board, clockwise from the upper left one.
  void cornersChosen(const QPolygonF& corners);
  /// A province that a tool made: it waits for a name.
  void provinceMade(const QString& id);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;

private:
  /// A place that a cut goes through, and the edge that needs a new point for it.
  struct WayPoint {
    Point at;
    std::optional<EdgeSpot> edge;
    bool onOutline = false;
  };

  // edit_canvas.cpp
  void setFrame(const BoardFrame& frame);
  void showStarts();
  [[nodiscard]] QPointF onBoard(const QPointF& inView) const { return picture_->frame().toBoard(inView); }
  [[nodiscard]] double reach(double pixels = 10) const { return pixels / picture_->frame().scale(); }
  // edit_canvas_tools.cpp
  void click(const QPointF& place, Qt::KeyboardModifiers keys);
  void cycleBorder(const QPointF& place);
  void pressPoint(const QPointF& place, Qt::KeyboardModifiers keys);
  [[nodiscard]] ProvinceId cityAt(const QPointF& place) const;
  void dragPoint(const QPointF& place);
  void dropPoint();
  void clickCut(const QPointF& place);
  void finishCut();
  void clickJoin(ProvinceId p);
  void clickStart(ProvinceId p);
  void follow(const WayPoint& next);
  bool takeCity();
  bool takeCorner(const QPointF& place);
  void clickDraw(const QPointF& place);
  void finishDraw();
  void hover(const QPointF& place);
  [[nodiscard]] QString hintAt(const QPointF& place) const;
  bool pointKey(const QKeyEvent& event);
  void stepPoint(int by);
  void borderMenu(const BorderSpot& spot, const QPoint& at);
  // edit_canvas_paint.cpp
  void paintLayers();
  void drawBackdrop(QPainter& painter) const;
  void drawProvince(QPainter& painter, ProvinceId p, const QColor& colour) const;
  void drawBorder(QPainter& painter) const;
  void drawPoints(QPainter& painter) const;
  void drawWay(QPainter& painter) const;
  void drawCorners(QPainter& painter) const;
  void drawHint(QPainter& painter) const;

  [[nodiscard]] WayPoint wayPoint(const QPointF& place) const;

  std::optional<BoardDraft> draft_;
  std::unique_ptr<EditShapes> shapes_;
  std::unique_ptr<BoardPicture> picture_;
  BoardScene scene_;
  Look look_;
  Backdrop backdrop_;
  EditTool tool_ = EditTool::select;
  int nations_ = 0;
  std::string nation_;

  ProvinceId selected_, hovered_;
  std::pair<ProvinceId, ProvinceId> border_; // under the mouse
  std::optional<Point> grabbed_;             // a point that is dragged, or moved by keys
  Point target_;                             // where it would go
  ProvinceId anchor_;                        // whose city is dragged instead
  ProvinceId heldCity_;                      // the button went down on it
  QPolygonF corners_;
  bool isAsking_ = false; // for corners
  bool isDragging_ = false;
  std::vector<WayPoint> way_; // of a cut, or of a new outline
  ProvinceId joining_;
  QPointF mouse_, pressedAt_;
  bool isPanning_ = false, isPressed_ = false;
  QString hint_;
  QPixmap ground_, lines_;
};

} // namespace annales::viewer
