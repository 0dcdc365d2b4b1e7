// What a dock holds: a panel that is never made smaller than it can be, but scrolls.
#pragma once

#include <QKeyEvent>
#include <QScrollArea>

namespace annales::viewer {

/// Takes the panel. Where the dock is smaller than the panel's own minimum, the rest is scrolled to.
class PanelScroll : public QScrollArea {
  Q_OBJECT
public:
  explicit PanelScroll(QWidget* panel, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// So high that nothing of the panel must be scrolled to, and as high as it likes to be.
  [[nodiscard]] int wholeHeight() const;

protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override { event->ignore(); } // arrows belong to what is around it
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  [[nodiscard]] QSize leastFor(int width) const;
  void fit();
  void followFocus(QWidget* now);
};

} // namespace annales::viewer
