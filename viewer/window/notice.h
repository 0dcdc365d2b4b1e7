// A sentence over the lower edge of what is shown; it goes by itself or by a click, and moves nothing.
#pragma once

#include "viewer/look/look.h"

#include <QLabel>
#include <QPointer>

namespace annales::viewer {

class Notice : public QLabel {
  Q_OBJECT
public:
  explicit Notice(QWidget* window);

  /// Over `anchor`, which is in the window; an empty sentence takes it away.
  void tell(const QString& sentence, const QWidget& anchor, const Look& look);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

private:
  void place();

  QPointer<const QWidget> anchor_;
  int gap_ = 0;
};

} // namespace annales::viewer
