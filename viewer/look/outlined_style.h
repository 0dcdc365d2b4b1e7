// Fusion, with boxes to check that are seen on dark ground, too.
#pragma once

#include <QProxyStyle>

namespace annales::viewer {

/// Fusion outlines them with a darker shade of the window, which says nothing where the window is dark.
class OutlinedStyle : public QProxyStyle {
  Q_OBJECT
public:
  OutlinedStyle();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
};

} // namespace annales::viewer
