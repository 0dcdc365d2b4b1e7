#include "viewer/look/signed_number.h"
#include "viewer/look/words.h"
#include "viewer/record/record_model.h"
#include "viewer/record/record_words.h"

#include <QStringList>

namespace annales::viewer {
namespace {

/// Puts the sign before words that begin with the number without one.
void add(QStringList& parts, int number, QString (*words)(int)) {
  if (number != 0) parts << (number > 0 ? u'+' : QChar(0x2212)) + words(std::abs(number));
}

template <class E> void add(QStringList& parts, E kind, int number, QString (*words)(E, int)) {
  if (number != 0) parts << (number > 0 ? u'+' : QChar(0x2212)) + words(kind, std::abs(number));
}

} // namespace

QStringList piecesInWords(const NationChange& change) {
  QStringList parts;
  add(parts, change.points, &RecordWords::points);
  for (std::size_t p = 0; p < kPersonages; ++p)
    add<Personage>(parts, static_cast<Personage>(p), change.personages[p], &RecordWords::of);
  add(parts, change.cities, &RecordWords::cities);
  add(parts, change.temples, &RecordWords::temples);
  add(parts, change.knowHows, &RecordWords::knowHows);
  for (std::size_t k = 0; k < kKinds; ++k)
    add<Kind>(parts, static_cast<Kind>(k), change.units[k], &RecordWords::units);
  add(parts, change.seas, &RecordWords::seas);
  add(parts, change.walls, &RecordWords::walls);
  for (std::size_t k = 0; k < change.supply.size(); ++k)
    add<Kind>(parts, static_cast<Kind>(k), change.supply[k], &RecordWords::supply);
  for (std::size_t k = 0; k < kKinds; ++k)
    add<Kind>(parts, static_cast<Kind>(k), change.box[k], &RecordWords::box);
  return parts;
}

QStringList shortPiecesInWords(const NationChange& change) {
  NationChange seen = change;
  seen.supply = {};
  seen.box = {};
  const QStringList parts = piecesInWords(seen);
  return parts.isEmpty() ? piecesInWords(change) : parts;
}

QString RecordWords::brief(const NationChange& change) {
  QStringList parts;
  const auto put = [&](int number, const QString& sign) {
    if (number != 0) parts << signedNumber(number) + sign;
  };
  int personages = 0;
  for (const std::int16_t number : change.personages)
    personages += number;
  put(personages, titleInWindow(Term::shortPersonages));
  put(change.cities, titleInWindow(Term::shortCities));
  put(change.temples, titleInWindow(Term::shortTemples));
  put(change.knowHows, titleInWindow(Term::shortKnowHows));
  put(change.units[0], titleInWindow(Term::shortLegions));
  put(change.units[1], titleInWindow(Term::shortGalleys));
  put(change.units[2] + change.units[3], titleInWindow(Term::shortSpecials));
  put(change.seas, titleInWindow(Term::shortSeas));
  return parts.join(u' ');
}

QString changeInWords(const NationChange& change) {
  QStringList parts;
  for (std::size_t r = 0; r < kResources; ++r)
    if (change.stock[r] != 0)
      parts << signedNumber(change.stock[r]) + u' ' + RecordWords::of(static_cast<Resource>(r));
  parts += piecesInWords(change);
  return parts.join(QStringLiteral(", "));
}

} // namespace annales::viewer
