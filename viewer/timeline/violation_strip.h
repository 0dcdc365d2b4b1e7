// Which rule the shown event breaks: always in sight while the line has such an event.
#pragma once

#include "viewer/store/session_store.h"
#include "viewer/timeline/playback_button.h"

#include <QWidget>

namespace annales::viewer {

/// Hidden for a line without a violation. Keeps its height, so that nothing moves under the pointer.
class ViolationStrip : public QWidget {
  Q_OBJECT
public:
  explicit ViolationStrip(SessionStore& store, QWidget* parent = nullptr);

  /// What it says now; empty while hidden.
  [[nodiscard]] const QString& text() const { return text_; }
  /// Whether that is about the shown event.
  [[nodiscard]] bool warns() const { return warns_; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void follow(const Change& change);
  void restyle();
  void tell();
  void sayButtons();

  SessionStore& store_;
  Look look_;
  QString text_;
  bool warns_ = false;
  PlaybackButton* previous_;
  PlaybackButton* next_;
};

} // namespace annales::viewer
