#include "viewer/look/plain_tip.h"

#include <QTextDocument>

namespace annales::viewer {

QString plainTip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

} // namespace annales::viewer
