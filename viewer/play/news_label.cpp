#include "viewer/play/news_label.h"

#include <QPainter>
#include <QTextLayout>
#include <algorithm>

namespace annales::viewer {

NewsLabel::NewsLabel(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void NewsLabel::setText(const QString& text) {
  text_ = text;
  setAccessibleName(text);
  update();
}

void NewsLabel::paintEvent(QPaintEvent* /*event*/) {
  const QFontMetrics metrics(font());
  const int most = std::max(1, height() / metrics.lineSpacing());
  QTextLayout layout(text_, font());
  QStringList lines;
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width());
    const bool isLast = lines.size() + 1 == most;
    const QString words =
        isLast ? text_.mid(line.textStart()) : text_.mid(line.textStart(), line.textLength());
    lines << metrics.elidedText(words.trimmed(), Qt::ElideRight, width());
    if (isLast) break;
  }
  layout.endLayout();
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, lines.join(u'\n'));
}

} // namespace annales::viewer
