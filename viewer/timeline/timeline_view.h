// The line of a game along the bottom of the window: a lane per nation, symbols, rounds, remarks, and the
// cursor.
#pragma once

#include "viewer/store/session_store.h"
#include "viewer/timeline/lane_sheet.h"

#include <QPixmap>
#include <QPointer>
#include <QScrollBar>
#include <QToolButton>
#include <QWidget>

namespace annales::viewer {

class EventLabel;

/// Click or drag goes there, hovering previews, Ctrl+wheel or + and - zoom, 0 shows all.
class TimelineView : public QWidget {
  Q_OBJECT
public:
  explicit TimelineView(SessionStore& store, QWidget* parent = nullptr);
  ~TimelineView() override;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

  /// The event under a point: that of a symbol or pin if there is one. 0 outside the lanes.
  [[nodiscard]] EventIndex eventAt(QPointF point) const;
  /// Where an event is.
  [[nodiscard]] double xOf(EventIndex k) const { return sheet_.axis().x(k); }
  [[nodiscard]] const LaneSheet& sheet() const { return sheet_; }
  /// How often the lanes were painted, rather than shown again.
  [[nodiscard]] int paintedSheets() const { return paintedSheets_; }

signals:
  /// Zoomed, scrolled, another size or line: events are elsewhere.
  void axisChanged();

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  void follow(const Change& change);
  void reload();
  void takeRemarks(const Tab& tab);
  void restyle();
  void say();
  void place();
  void sheetChanged();
  void paintSheet();
  void moveCursor();
  void updateStrip(EventIndex k);
  void zoomBy(double factor, double aroundX);
  void updateScroll();
  void hover(QPointF point);
  void endHover();
  void hideLabel();
  void showLabel(QPointF point, EventIndex k);
  void showLegend();
  void paintMark(QPainter& painter, EventIndex k, bool preview) const;
  void paintActor(QPainter& painter) const;
  void paintEmpty(QPainter& painter) const;
  [[nodiscard]] QRectF markRect(EventIndex k) const;
  [[nodiscard]] NationId actorNow() const;

  SessionStore& store_;
  LaneSheet sheet_;
  QPixmap pixmap_;
  bool stale_ = true; // the pixmap
  int paintedSheets_ = 0;
  EventIndex cursor_ = 0, preview_ = 0; // as painted
  NationId actor_;                      // as painted
  QScrollBar* scroll_;
  QToolButton* legend_;
  QPointer<EventLabel> label_;     // lives in the window, which may be destroyed first
  std::optional<QPointF> pressed_; // where a drag began
  bool dragging_ = false;
  std::optional<double> panFrom_; // with the middle button
};

} // namespace annales::viewer
