// A word in a rounded box: a tag, a layer, a state.
#pragma once

#include "viewer/look/look.h"

#include <QLabel>

namespace annales::viewer {

class RemarkChip : public QLabel {
  Q_OBJECT
public:
  explicit RemarkChip(QWidget* parent = nullptr);

  /// Plain text, whatever is in it.
  void say(const QString& words, const Look& look, const QColor& colour);

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QColor ground_, edge_;
};

/// The badge of a nation for a line of text.
[[nodiscard]] QPixmap badgePixmap(const NationLook& nation, const Look& look, double ratio);

} // namespace annales::viewer
