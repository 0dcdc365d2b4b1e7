#include "viewer/remarks/remark_words.h"

#include "libreplay/text/plain_text.h"
#include "viewer/look/look.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

namespace annales::viewer {
namespace {

constexpr std::size_t kLongestTag = 40;

QString listed(const std::vector<std::string>& ids, const OpenedGame& game,
               QString (*name)(const OpenedGame&, const std::string&)) {
  QStringList words;
  for (const std::string& id : ids)
    words.append(name(game, id));
  return words.join(QStringLiteral(", "));
}

} // namespace

QString RemarkWords::audience(Audience audience) {
  switch (audience) {
  case Audience::me:
    return tr("Only me");
  case Audience::coach:
    return tr("Coach");
  case Audience::club:
    return tr("Club");
  }
  return {};
}

QString RemarkWords::layer(RemarkLayer layer) {
  switch (layer) {
  case RemarkLayer::mine:
    return tr("Only me");
  case RemarkLayer::coach:
    return tr("Coach");
  case RemarkLayer::club:
    return tr("Club");
  case RemarkLayer::machine:
    return tr("Machine");
  }
  return {};
}

QString RemarkWords::moment(const std::string& at) {
  const QDateTime moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate);
  if (!moment.isValid()) return QString::fromStdString(at);
  const QDateTime here = moment.toLocalTime();
  return QLocale().toString(here.date(), QLocale::ShortFormat) + here.toString(QStringLiteral(" HH:mm"));
}

QString RemarkWords::event(const OpenedLine& line, EventIndex k) {
  if (k == 0 || k > line.length()) return tr("On another line");
  return tr("Event %1 · %2").arg(k).arg(fromUtf8(line.stats().sentences.at(k)));
}

QString RemarkWords::pact(const Pact& pact, const OpenedGame& game) {
  return tr("Pact of %1: nobody enters %2 until round %3 is over")
      .arg(listed(pact.nations, game, nationName), listed(pact.provinces, game, provinceName))
      .arg(pact.until);
}

QString RemarkWords::arrowsAndRings(const Annotation& remark) {
  const auto count = static_cast<int>(std::ranges::count_if(
      remark.marks, [](const Mark& mark) { return !std::holds_alternative<Pact>(mark); }));
  if (count == 0) return {};
  return count == 1 ? tr("1 mark on the board") : tr("%n marks on the board", nullptr, count);
}

QStringList RemarkWords::tagsIn(const QString& typed) {
  static const QRegularExpression gap(QStringLiteral("[\\s,;#]+"));
  QStringList tags;
  for (const QString& word : typed.split(gap, Qt::SkipEmptyParts)) {
    const QString tag = QString::fromStdString(slugOf(word.toStdString(), kLongestTag));
    if (!tag.isEmpty() && !tags.contains(tag)) tags.append(tag);
  }
  return tags;
}

DisplayNames namesOf(const OpenedGame& game) {
  DisplayNames names = game.names();
  names.language = speaksGerman() ? Language::german : Language::english;
  return names;
}

QString provinceName(const OpenedGame& game, const std::string& id) {
  const ProvinceId p = game.game().map->find(id);
  return p.exists() ? QString::fromStdString(namesOf(game).province(p)) : QString::fromStdString(id);
}

QString nationName(const OpenedGame& game, const std::string& word) {
  const NationId n = game.game().nation(word);
  return n.exists() ? QString::fromStdString(namesOf(game).nation(n)) : QString::fromStdString(word);
}

} // namespace annales::viewer
