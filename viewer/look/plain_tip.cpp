#include "viewer/look/plain_tip.h"

#include <QTextDocument>

namespace annales::viewer {

QString plainTip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

QString cutForTip(const QString& text, qsizetype most) {
  if (text.size() <= most) return text;
  const bool splits = text[most - 1].isHighSurrogate();
  return text.left(splits ? most - 1 : most) + QStringLiteral("…");
}

} // namespace annales::viewer
