// Who is to act, where, and with what.
#pragma once

#include "viewer/look/look.h"

#include <QWidget>
#include <optional>

namespace annales::viewer {

struct PlayHeading {
  std::optional<NationLook> nation;
  QString text;   // "Romans to act"
  QString detail; // "Maneuver I"
  Amount stock;
};

class PlayHeader : public QWidget {
  Q_OBJECT
public:
  explicit PlayHeader(QWidget* parent);

  void show(PlayHeading heading);
  void setLook(const Look& look);
  [[nodiscard]] const PlayHeading& heading() const { return heading_; }
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  Look look_;
  PlayHeading heading_;
};

} // namespace annales::viewer
