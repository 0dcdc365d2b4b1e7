// Buttons of the player bar, with icons of their own.
#pragma once

#include "viewer/look/look.h"

#include <QAbstractButton>
#include <QPainterPath>

namespace annales::viewer {

enum class PlaybackIcon : std::uint8_t {
  start,
  previousRound,
  previousTurn,
  previousEvent,
  play,
  pause,
  nextEvent,
  nextTurn,
  nextRound,
  end,
  slower,
  faster,
  eventful,
};

/// Filled, between 0 and 1 in both directions.
[[nodiscard]] QPainterPath playerIcon(PlaybackIcon icon);

/// Space presses it only while it has the focus; arrows stay with the window; the mouse leaves the focus
/// alone.
class PlaybackButton : public QAbstractButton {
  Q_OBJECT
public:
  PlaybackButton(PlaybackIcon icon, QWidget* parent);

  void setIcon(PlaybackIcon icon);
  [[nodiscard]] PlaybackIcon picture() const { return icon_; }
  void setLook(const Look& look);
  /// What it does and with which key: tooltip and accessible name.
  void say(const QString& what, const QString& key);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

private:
  [[nodiscard]] QColor ground() const;

  PlaybackIcon icon_;
  Look look_;
};

} // namespace annales::viewer
