// The area of a chart: a picture that is drawn once, the shared cursor over it, and the mouse.
#pragma once

#include "viewer/charts/time_plot.h"
#include "viewer/store/session_store.h"

#include <QPoint>
#include <QWidget>
#include <optional>

namespace annales::viewer {

/// What a chart shows at the moment.
struct ChartContent {
  ChartChoice choice;
  Look look;
  std::vector<NationLook> looks;
  TimeData data; // of charts over time
};

class ChartCanvas : public QWidget {
  Q_OBJECT
public:
  /// Both outlive the canvas.
  ChartCanvas(SessionStore& store, const ChartContent& content, QWidget* parent);

  /// Everything may be different; `otherLine`: the zoom is reset too.
  void contentChanged(bool otherLine);
  /// Another event is shown: only what differs is painted.
  void moveCursor(EventIndex before, EventIndex now);

  /// The events that are shown.
  [[nodiscard]] EventSpan span() const;
  [[nodiscard]] bool zoomed() const { return zoom_.has_value(); }
  void zoomTo(EventSpan span);
  /// Keeps what is below `x`; a factor below 1 shows less.
  void zoomAround(double x, double factor);
  void resetZoom();
  /// The same picture at another resolution.
  void paintOn(QPainter& painter, double ratio) const;
  [[nodiscard]] double xOf(EventIndex k) const { return plot().xOf(k); }

signals:
  void zoomChanged();

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

private:
  [[nodiscard]] bool overTime() const;
  [[nodiscard]] int leastHeight() const;
  [[nodiscard]] const TimePlot& plot() const;
  [[nodiscard]] TimePlot drawn(double ratio) const;
  [[nodiscard]] QRect strip(EventIndex k) const;
  /// Whether a chart of a moment shows something other than when last asked.
  bool momentDiffers();
  void endPreview();
  void paintEmpty(QPainter& painter, const QString& text) const;
  void paintTime(QPainter& painter, const TimePlot& plot) const;
  void paintCursor(QPainter& painter, const TimePlot& plot) const;
  void paintBand(QPainter& painter, const TimePlot& plot) const;
  void paintValues(QPainter& painter, const TimePlot& plot) const;

  SessionStore& store_;
  const ChartContent& content_;
  std::optional<EventSpan> zoom_;
  mutable std::optional<TimePlot> plot_; // a cache of `drawn`
  mutable QSize plottedSize_;
  mutable double plottedRatio_ = 0;
  QString moment_; // what a moment's chart says
  std::optional<QPointF> pressed_, pointed_;
  bool banding_ = false;
  bool previews_ = false; // the preview is ours
};

} // namespace annales::viewer
