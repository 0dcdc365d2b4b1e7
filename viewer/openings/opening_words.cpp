#include "viewer/openings/opening_words.h"

#include "libreplay/words/sentence.h"
#include "libreplay/words/signs.h"
#include "viewer/look/look.h"

#include <QCoreApplication>
#include <QStringList>

namespace annales::viewer {
namespace {

struct DeedWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::OpeningWords)
};

/// One thing that a turn did: "temple:roma", "legion:2", "wheel".
QString thingInWords(const QString& part) {
  const qsizetype colon = part.indexOf(QLatin1Char(':'));
  const std::string what = part.left(colon).toStdString();
  if (colon < 0) return fromUtf8(titleOfTerm(what, spokenLanguage()));
  const QString value = part.mid(colon + 1);
  if (const auto kind = valueOf<Kind>(what)) return countInWindow(value.toInt(), *kind);
  const QString place = QString::fromStdString(readableId(value.toStdString()));
  if (what == "temple") return DeedWords::tr("temple in %1").arg(place);
  if (what == "city") return DeedWords::tr("city %1").arg(place);
  if (what == "taken") return DeedWords::tr("conquers %1").arg(place);
  if (what == "destroyed") return DeedWords::tr("destroys the temple of %1").arg(place);
  const QString card = fromUtf8(titleOfTerm(value.toStdString(), spokenLanguage()));
  if (what == "card") return DeedWords::tr("takes %1", "a card").arg(card);
  if (what == "played") return DeedWords::tr("plays %1", "a card").arg(card);
  return part;
}

} // namespace

QString spacesInWords(OpeningKey key) {
  QStringList words;
  for (std::size_t turn = 0; turn < key.turns(); ++turn)
    words << (key.at(turn) == Space::none ? QStringLiteral("–") : spaceName(key.at(turn)));
  return words.join(QStringLiteral(", "));
}

QString deedInWords(const std::string& done) {
  QStringList parts = QString::fromStdString(done).split(QStringLiteral(" +"));
  const auto space = valueOf<Space>(parts.takeFirst().toStdString());
  QStringList things;
  for (const QString& part : parts)
    things << thingInWords(part);
  const QString step = space ? spaceName(*space) : DeedWords::tr("no step");
  return things.isEmpty() ? step : QStringLiteral("%1: %2").arg(step, things.join(QStringLiteral(", ")));
}

QString nationInWords(const std::string& word) {
  const BoardNation* nation = knownNation(word, nullptr);
  return QString::fromStdString(nation == nullptr ? readableId(word) : nation->name.in(spokenLanguage()));
}

QString boardInWords(const std::string& word) {
  const Board* board = knownBoard(word);
  return QString::fromStdString(board == nullptr ? readableId(word) : board->name.in(spokenLanguage()));
}

} // namespace annales::viewer
