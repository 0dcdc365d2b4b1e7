#include "viewer/remarks/remark_link.h"

#include "libreplay/remarks/line_link.h"

namespace annales::viewer {
namespace {

const QString kScheme = QStringLiteral("annales");

QString markdownLink(const QString& words, const QString& kind, const QString& target) {
  QString label = words.simplified();
  for (const QChar special : QStringLiteral("\\[]*_`<&!"))
    label.replace(special, QStringLiteral("\\") + special);
  const QString place = QString::fromLatin1(QUrl::toPercentEncoding(target));
  return QStringLiteral("[%1](%2:%3/%4)").arg(label, kScheme, kind, place);
}

RemarkLink ownLink(const QUrl& url) {
  if (!url.authority().isEmpty() || url.hasQuery() || url.hasFragment()) return DeadLink{};
  const QString path = url.path(QUrl::FullyDecoded);
  const qsizetype slash = path.indexOf(u'/');
  const QString kind = path.left(slash), target = path.mid(slash + 1);
  if (slash < 0 || target.isEmpty()) return DeadLink{};
  if (kind == QStringLiteral("province")) return ProvinceLink{target.toStdString()};
  if (kind == QStringLiteral("line")) return LineLink{target.toStdString()};
  bool number = false;
  const EventIndex k = target.toUInt(&number);
  if (kind == QStringLiteral("event") && number && k > 0) return EventLink{k};
  return DeadLink{};
}

} // namespace

RemarkLink remarkLink(const QUrl& url) {
  if (!url.isValid()) return DeadLink{};
  if (url.scheme() == kScheme) return ownLink(url);
  const bool web = url.scheme() == QStringLiteral("http") || url.scheme() == QStringLiteral("https");
  if (web && !url.host().isEmpty()) return WebLink{url};
  return DeadLink{};
}

QString linkToEvent(EventIndex k, const QString& words) {
  return markdownLink(words, QStringLiteral("event"), QString::number(k));
}

QString linkToProvince(const std::string& id, const QString& words) {
  return markdownLink(words, QStringLiteral("province"), QString::fromStdString(id));
}

QString linkToLine(const std::string& name, const Hash& head) {
  return QString::fromStdString(lineLink(name, head));
}

} // namespace annales::viewer
