#include "viewer/look/spoken_model.h"

#include <QTextDocumentFragment>

namespace annales::viewer {

QString spokenTip(const QVariant& tip, const QString& said) {
  QString words = tip.toString();
  if (Qt::mightBeRichText(words)) words = QTextDocumentFragment::fromHtml(words).toPlainText();
  words = words.trimmed();
  return words == said.trimmed() ? QString() : words;
}

} // namespace annales::viewer
