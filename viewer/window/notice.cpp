#include "viewer/window/notice.h"

#include "viewer/look/reversed_palette.h"

#include <QEvent>
#include <algorithm>

namespace annales::viewer {

Notice::Notice(QWidget* window) : QLabel(window) {
  setObjectName(QStringLiteral("notice"));
  setTextFormat(Qt::PlainText);
  setAutoFillBackground(true);
  setWordWrap(true);
  window->installEventFilter(this);
  hide();
}

void Notice::tell(const QString& sentence, const QWidget& anchor, const Look& look) {
  setText(sentence);
  setAccessibleName(sentence);
  if (sentence.isEmpty()) return hide();
  anchor_ = &anchor;
  gap_ = static_cast<int>(look.px(8));
  setPalette(reversedPalette(look));
  setFont(look.font(10.5));
  setContentsMargins(gap_, gap_ / 2, gap_, gap_ / 2);
  place();
  show();
  raise();
}

void Notice::place() {
  if (anchor_ == nullptr) return;
  const QRect room(anchor_->mapTo(parentWidget(), QPoint(0, 0)), anchor_->size());
  const int most = std::max(room.width() - 2 * gap_, 1);
  const int line = fontMetrics().horizontalAdvance(text()) + 2 * gap_ + 4;
  const int wide = std::min(line, most);
  resize(wide, heightForWidth(wide));
  move(room.left() + gap_, room.bottom() - height() - gap_);
}

bool Notice::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize && isVisible()) place();
  return QLabel::eventFilter(watched, event);
}

void Notice::mousePressEvent(QMouseEvent* /*event*/) {
  hide();
}

} // namespace annales::viewer
