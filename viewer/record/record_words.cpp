#include "viewer/record/record_words.h"

#include "viewer/look/words.h"

namespace annales::viewer {

QString RecordWords::round(int number) {
  return fromUtf8(titleOfRound(number, spokenLanguage()));
}

QString RecordWords::turn(const QString& nation, Space where) {
  return where == Space::none ? nation : QStringLiteral("%1: %2").arg(nation, titleInWindow(where));
}

QString RecordWords::of(Resource r) {
  return nounInWindow(r);
}

QString RecordWords::of(Personage p, int count) {
  return countInWindow(count, p);
}

QString RecordWords::units(Kind kind, int count) {
  return countInWindow(count, kind);
}

QString RecordWords::supply(Kind kind, int count) {
  return fromUtf8(countedInSupply(count, kind, spokenLanguage()));
}

QString RecordWords::box(Kind kind, int count) {
  return fromUtf8(countedInBox(count, kind, spokenLanguage()));
}

QString RecordWords::cities(int count) {
  return countInWindow(count, Thing::city);
}

QString RecordWords::temples(int count) {
  return countInWindow(count, Thing::temple);
}

QString RecordWords::seas(int count) {
  return countInWindow(count, Thing::sea);
}

QString RecordWords::knowHows(int count) {
  return countInWindow(count, Thing::knowHow);
}

QString RecordWords::points(int count) {
  return countInWindow(count, Thing::point);
}

QString RecordWords::walls(int count) {
  return fromUtf8(countedInSupply(count, Thing::wall, spokenLanguage()));
}

QString RecordWords::violations(int count) {
  return countInWindow(count, Thing::brokenRule);
}

QString RecordWords::line(const std::string& name) {
  return fromUtf8(titleOfLine(name, spokenLanguage()));
}

QString RecordWords::size(const RecordVariation& variation) {
  const auto count = static_cast<int>(variation.events);
  const QString events = countInWindow(count, Thing::event);
  return variation.author.isEmpty() ? events : tr("by %1 · %2", "author, size").arg(variation.author, events);
}

QString RecordWords::about(const RecordVariation& variation) {
  return tr("Line “%1” (%2). Click to show it.").arg(line(variation.line), size(variation));
}

QString RecordWords::more(int count) {
  return count == 1 ? tr("… 1 more event") : tr("… %n more events", nullptr, count);
}

QString RecordWords::moreRemarks(int count) {
  return tr("… %1 more remarks").arg(count);
}

QString RecordWords::opening(const QString& title) {
  return tr("Opening %1").arg(title);
}

QString RecordWords::whatHappened() {
  return tr("What happened");
}

} // namespace annales::viewer
