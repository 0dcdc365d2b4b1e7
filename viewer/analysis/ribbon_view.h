// Who would win, along the line: the chances of all nations on top of each other, right over the timeline,
// whose place, zoom and cursor it shares.
#pragma once

#include "viewer/analysis/analysis_book.h"
#include "viewer/analysis/ribbon_shape.h"
#include "viewer/timeline/timeline_view.h"

#include <QPixmap>
#include <QWidget>

namespace annales::viewer {

/// Click or drag goes there, hovering previews and says numbers. Where nothing is known, or is to be seen, it
/// takes no room.
class RibbonView : public QWidget {
  Q_OBJECT
public:
  /// Both outlive it.
  RibbonView(AnalysisBook& book, TimelineView& timeline, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

  [[nodiscard]] const RibbonShape& shape() const { return shape_; }
  /// What hovering over an event says, plain text, a line for the place and one for each nation.
  [[nodiscard]] QString textAt(EventIndex k) const;
  /// The layer of a nation at an event, top and bottom in pixels; empty where nothing is known.
  [[nodiscard]] QRectF layerAt(NationId nation, EventIndex k) const;

signals:
  /// It came or went.
  void shownChanged();

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  void reload();
  void say();
  void follow();
  void stale();
  void endHover();
  [[nodiscard]] QRectF area() const;
  [[nodiscard]] double xOf(double event) const { return timeline_.sheet().axis().x(event); }
  [[nodiscard]] double yOf(double share) const;
  // ribbon_paint.cpp
  void paintSheet();
  void paintLayers(QPainter& painter) const;
  void paintPiece(QPainter& painter, std::size_t from, std::size_t to) const;
  void paintDoubt(QPainter& painter, std::size_t from, std::size_t to) const;
  void paintBeside(QPainter& painter) const;
  void paintLetters(QPainter& painter) const;
  void paintUnknown(QPainter& painter) const;
  void paintSigns(QPainter& painter) const;
  void paintHead(QPainter& painter) const;
  void paintMark(QPainter& painter, EventIndex k, bool preview) const;

  AnalysisBook& book_;
  TimelineView& timeline_;
  Look look_;
  std::vector<NationLook> nations_;
  RibbonShape shape_, beside_;
  QPixmap pixmap_;
  bool stale_ = true, pressed_ = false, previews_ = false;
};

} // namespace annales::viewer
