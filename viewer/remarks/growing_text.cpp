#include "viewer/remarks/growing_text.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr int kSpare = 4; // pixels without which a scroll bar comes for rounding alone

} // namespace

GrowingText::GrowingText(QWidget* parent) : QPlainTextEdit(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
          &GrowingText::grow);
}

void GrowingText::setLines(int fewest, int most) {
  fewest_ = fewest;
  most_ = most;
  grow();
  updateGeometry();
}

/// The layout of plain text counts in lines, wrapped ones too.
void GrowingText::grow() {
  const int lines = static_cast<int>(std::ceil(document()->documentLayout()->documentSize().height()));
  const int shown = std::clamp(lines, fewest_, most_);
  if (shown == lines_) return;
  lines_ = shown;
  updateGeometry();
}

/// Another width wraps otherwise. Later, as the text is in the middle of being laid out for it.
void GrowingText::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  QMetaObject::invokeMethod(this, &GrowingText::grow, Qt::QueuedConnection);
}

int GrowingText::heightOf(int lines) const {
  const double text = QFontMetricsF(font()).lineSpacing() * lines + 2 * document()->documentMargin();
  return static_cast<int>(std::ceil(text)) + 2 * frameWidth() + kSpare;
}

QSize GrowingText::sizeHint() const {
  return {240, heightOf(lines_)};
}

QSize GrowingText::minimumSizeHint() const {
  return {60, heightOf(std::min(2, lines_))};
}

} // namespace annales::viewer
