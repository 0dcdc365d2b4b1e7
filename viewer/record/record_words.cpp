#include "viewer/record/record_words.h"

namespace annales::viewer {

QString RecordWords::round(int number) {
  return number == 0 ? tr("Before round 1") : tr("Round %1").arg(number);
}

QString RecordWords::turn(const QString& nation, Space where) {
  return where == Space::none ? nation
                              : tr("%1: %2", "nation: space of the rondel").arg(nation, space(where));
}

QString RecordWords::space(Space space) {
  switch (space) {
  case Space::iron:
    return tr("Iron");
  case Space::temple:
    return tr("Temple");
  case Space::gold:
    return tr("Gold");
  case Space::maneuver1:
    return tr("Maneuver I");
  case Space::arming:
    return tr("Arming");
  case Space::marble:
    return tr("Marble");
  case Space::knowHow:
    return tr("Know-how");
  case Space::maneuver2:
    return tr("Maneuver II");
  case Space::none:
    break;
  }
  return {};
}

QString RecordWords::of(Resource r) {
  switch (r) {
  case Resource::marble:
    return tr("marble");
  case Resource::iron:
    return tr("iron");
  case Resource::gold:
    return tr("gold");
  case Resource::coins:
    return tr("coins");
  }
  return {};
}

QString RecordWords::of(Personage p, int count) {
  switch (p) {
  case Personage::king:
    return count == 1 ? tr("1 king") : tr("%n kings", nullptr, count);
  case Personage::scholar:
    return count == 1 ? tr("1 scholar") : tr("%n scholars", nullptr, count);
  case Personage::general:
    return count == 1 ? tr("1 general") : tr("%n generals", nullptr, count);
  case Personage::citizen:
    return count == 1 ? tr("1 citizen") : tr("%n citizens", nullptr, count);
  case Personage::navigator:
    return count == 1 ? tr("1 navigator") : tr("%n navigators", nullptr, count);
  }
  return {};
}

QString RecordWords::units(Kind kind, int count) {
  switch (kind) {
  case Kind::legion:
    return count == 1 ? tr("1 legion") : tr("%n legions", nullptr, count);
  case Kind::galley:
    return count == 1 ? tr("1 galley") : tr("%n galleys", nullptr, count);
  case Kind::commander:
    return count == 1 ? tr("1 commander") : tr("%n commanders", nullptr, count);
  case Kind::admiral:
    return count == 1 ? tr("1 admiral") : tr("%n admirals", nullptr, count);
  }
  return {};
}

QString RecordWords::supply(Kind kind, int count) {
  return tr("%1 in supply").arg(units(kind, count));
}

QString RecordWords::box(Kind kind, int count) {
  return tr("%1 in the box").arg(units(kind, count));
}

QString RecordWords::cities(int count) {
  return count == 1 ? tr("1 city") : tr("%n cities", nullptr, count);
}

QString RecordWords::temples(int count) {
  return count == 1 ? tr("1 temple") : tr("%n temples", nullptr, count);
}

QString RecordWords::seas(int count) {
  return count == 1 ? tr("1 sea") : tr("%n seas", nullptr, count);
}

QString RecordWords::knowHows(int count) {
  return tr("%n know-how", nullptr, count);
}

QString RecordWords::points(int count) {
  return count == 1 ? tr("1 point") : tr("%n points", nullptr, count);
}

QString RecordWords::walls(int count) {
  return count == 1 ? tr("1 wall in supply") : tr("%n walls in supply", nullptr, count);
}

QString RecordWords::violations(int count) {
  return count == 1 ? tr("1 rule broken") : tr("%n rules broken", nullptr, count);
}

QString RecordWords::line(const std::string& name) {
  return name == kMainLine ? tr("As played") : QString::fromStdString(name);
}

QString RecordWords::size(const RecordVariation& variation) {
  const auto count = static_cast<int>(variation.events);
  const QString events = count == 1 ? tr("1 event") : tr("%n events", nullptr, count);
  return variation.author.isEmpty() ? events : tr("by %1 · %2", "author, size").arg(variation.author, events);
}

QString RecordWords::about(const RecordVariation& variation) {
  return tr("Line “%1” (%2); a click shows it.").arg(line(variation.line), size(variation));
}

QString RecordWords::more(int count) {
  return count == 1 ? tr("… 1 more event") : tr("… %n more events", nullptr, count);
}

QString RecordWords::whatHappened() {
  return tr("What happened");
}

} // namespace annales::viewer
