// What a dock holds: a panel that is never made smaller than it can be, but scrolls.
#pragma once

#include <QScrollArea>

namespace annales::viewer {

/// Takes the panel. Where the dock is smaller than the panel's own minimum, the rest is scrolled to.
class PanelScroll : public QScrollArea {
  Q_OBJECT
public:
  explicit PanelScroll(QWidget* panel, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  [[nodiscard]] QSize leastFor(int width) const;
  void fit();
  void followFocus(QWidget* now);
};

} // namespace annales::viewer
