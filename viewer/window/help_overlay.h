// All keys at a glance, over the window.
#pragma once

#include "viewer/look/look.h"
#include "viewer/window/commands.h"

#include <QWidget>

namespace annales::viewer {

/// Covers its parent until a key or a click; shows the keys as they are set now.
class HelpOverlay : public QWidget {
  Q_OBJECT
public:
  HelpOverlay(const Commands& commands, const Look& look, QWidget* parent);

protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool event(QEvent* event) override;

private:
  struct Row {
    QString keys, text; // without keys: a title
  };
  [[nodiscard]] std::vector<Row> rows() const;
  void paintRow(QPainter& painter, const Row& row, const QRectF& place) const;

  const Commands& commands_;
  Look look_;
};

} // namespace annales::viewer
