#include "viewer/remarks/remark_words.h"

#include "libreplay/text/plain_text.h"
#include "libreplay/words/remark_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/look.h"
#include "viewer/look/words.h"

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
  return titleInWindow(audience);
}

QString RemarkWords::layer(RemarkLayer layer) {
  switch (layer) {
  case RemarkLayer::mine:
    return titleInWindow(Audience::me);
  case RemarkLayer::coach:
    return titleInWindow(Audience::coach);
  case RemarkLayer::club:
    return titleInWindow(Audience::club);
  case RemarkLayer::machine:
    return titleInWindow(Layer::machine);
  }
  return {};
}

QString RemarkWords::moment(const std::string& at) {
  const QDateTime moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate);
  if (!moment.isValid()) return QString::fromStdString(at);
  const QDateTime here = moment.toLocalTime();
  const QString day = speaksGerman() ? QLocale().toString(here.date(), QLocale::ShortFormat)
                                     : here.date().toString(Qt::ISODate); // 11/12 is two days in English
  return day + here.toString(QStringLiteral(" HH:mm"));
}

QString RemarkWords::event(const OpenedLine& line, EventIndex k) {
  if (k == 0 || k > line.length()) return tr("On another line");
  return CommonWords::tr("Event %1 · %2").arg(k).arg(fromUtf8(line.stats().sentences.at(k)));
}

QString RemarkWords::pact(const Pact& pact, const OpenedGame& game) {
  return QString::fromStdString(pactInWords(listed(pact.nations, game, nationName).toStdString(),
                                            listed(pact.provinces, game, provinceName).toStdString(),
                                            pact.until, spokenLanguage()));
}

namespace {

/// The colours of arrows and rings, each once: not everybody sees them.
QStringList coloursIn(const Annotation& remark) {
  QStringList words;
  const auto note = [&words](MarkColour colour) {
    const QString word = fromUtf8(nameOf(colour, spokenLanguage()));
    if (!words.contains(word)) words << word;
  };
  for (const Mark& mark : remark.marks) {
    if (const auto* arrow = std::get_if<Arrow>(&mark)) note(arrow->colour);
    if (const auto* ring = std::get_if<Ring>(&mark)) note(ring->colour);
  }
  return words;
}

} // namespace

QString RemarkWords::arrowsAndRings(const Annotation& remark) {
  const auto count = static_cast<int>(std::ranges::count_if(
      remark.marks, [](const Mark& mark) { return !std::holds_alternative<Pact>(mark); }));
  if (count == 0) return {};
  const QString words = count == 1 ? tr("1 mark on the board") : tr("%n marks on the board", nullptr, count);
  return QStringLiteral("%1 (%2)").arg(words, coloursIn(remark).join(QStringLiteral(", ")));
}

QStringList RemarkWords::tagsIn(const QString& typed) {
  static const QRegularExpression gap(QStringLiteral("[,;#\n]+"));
  QStringList tags;
  for (const QString& word : typed.split(gap, Qt::SkipEmptyParts)) {
    const QString tag = QString::fromStdString(slugOf(word.toStdString(), kLongestTag));
    if (!tag.isEmpty() && !tags.contains(tag)) tags.append(tag);
  }
  return tags;
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
