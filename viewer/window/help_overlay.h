// All keys at a glance, over the window.
#pragma once

#include "viewer/window/commands.h"
#include "viewer/window/help_sheet.h"

#include <QPointer>
#include <QScrollArea>
#include <QWidget>

namespace annales::viewer {

/// Covers its parent until a key or a click; shows the keys as they are set now. Where the window is too
/// small for all of them, wheel, arrows and page keys scroll.
class HelpOverlay : public QWidget {
  Q_OBJECT
public:
  HelpOverlay(const Commands& commands, const Look& look, QWidget* parent);

  /// The commands that have keys, by groups, and behind them what mouse and panels understand.
  [[nodiscard]] static std::vector<HelpRow> rows(const Commands& commands);
  [[nodiscard]] HelpSheet& sheet() { return *sheet_; }

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool event(QEvent* event) override;

private:
  [[nodiscard]] QRect card() const;
  bool scrolls(int key);

  Look look_;
  HelpSheet* sheet_;
  QScrollArea* scroll_;
  QPointer<QWidget> before_; // that had the keys
};

} // namespace annales::viewer
