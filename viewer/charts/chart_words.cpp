#include "viewer/charts/chart_words.h"

namespace annales::viewer {

QString ChartWords::of(Resource r) {
  switch (r) {
  case Resource::marble:
    return tr("Marble");
  case Resource::iron:
    return tr("Iron");
  case Resource::gold:
    return tr("Gold");
  case Resource::coins:
    return tr("Coins");
  }
  return {};
}

QString ChartWords::of(Personage p) {
  switch (p) {
  case Personage::king:
    return tr("Kings");
  case Personage::scholar:
    return tr("Scholars");
  case Personage::general:
    return tr("Generals");
  case Personage::citizen:
    return tr("Citizens");
  case Personage::navigator:
    return tr("Navigators");
  }
  return {};
}

QString ChartWords::count(Personage p, int count) {
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

QString ChartWords::of(Source s) {
  switch (s) {
  case Source::start:
    return tr("Start");
  case Source::round:
    return tr("Round's coin");
  case Source::production:
    return tr("Production");
  case Source::trade:
    return tr("Trade");
  case Source::cards:
    return tr("Cards");
  case Source::correction:
    return tr("Correction");
  }
  return {};
}

QString ChartWords::of(Purpose p) {
  switch (p) {
  case Purpose::rondel:
    return tr("Rondel");
  case Purpose::cities:
    return tr("Cities");
  case Purpose::temples:
    return tr("Temples");
  case Purpose::walls:
    return tr("Walls");
  case Purpose::units:
    return tr("Units");
  case Purpose::knowHow:
    return tr("Know-how");
  case Purpose::trade:
    return tr("Trade");
  case Purpose::waste:
    return tr("Waste");
  }
  return {};
}

QString ChartWords::of(Measure m) {
  if (m <= Measure::spending) {
    const std::size_t place = indexOf(m) % 5;
    return place == 4 ? tr("All resources") : of(static_cast<Resource>(place));
  }
  if (m >= Measure::kings && m <= Measure::navigators)
    return of(static_cast<Personage>(indexOf(m) - indexOf(Measure::kings)));
  switch (m) {
  case Measure::personages:
    return tr("Personages");
  case Measure::points:
    return tr("Points");
  case Measure::legions:
    return tr("Legions on the board");
  case Measure::galleys:
    return tr("Galleys on the board");
  case Measure::specials:
    return tr("Commanders and admirals");
  case Measure::units:
    return tr("All units on the board");
  case Measure::legionsLost:
    return tr("Legions lost");
  case Measure::galleysLost:
    return tr("Galleys lost");
  case Measure::unitsLost:
    return tr("All units lost");
  case Measure::cities:
    return tr("Cities");
  case Measure::temples:
    return tr("Temples");
  case Measure::knowHows:
    return tr("Know-how");
  case Measure::seas:
    return tr("Seas");
  case Measure::walls:
    return tr("Walls");
  default:
    return {};
  }
}

QString ChartWords::line(const std::string& name) {
  return name == kMainLine ? tr("As played") : QString::fromStdString(name);
}

QString ChartWords::unit(StepUnit unit) {
  switch (unit) {
  case StepUnit::event:
    return tr("By event");
  case StepUnit::turn:
    return tr("By turn");
  case StepUnit::round:
    return tr("By round");
  }
  return {};
}

QString ChartWords::progress(Personage p, int count, int target) {
  switch (p) {
  case Personage::king:
    return tr("%1 of %n cities", nullptr, target).arg(count);
  case Personage::citizen:
    return tr("%1 of %n temples", nullptr, target).arg(count);
  case Personage::navigator:
    return tr("%1 of %n seas", nullptr, target).arg(count);
  case Personage::scholar:
    return tr("%1 of %n new know-how this turn", nullptr, target).arg(count);
  case Personage::general:
    return tr("%1 of %n temple destroyed this turn", nullptr, target).arg(count);
  }
  return {};
}

} // namespace annales::viewer
