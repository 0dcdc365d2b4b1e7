#include "viewer/charts/chart_words.h"

#include "viewer/look/words.h"

namespace annales::viewer {

QString ChartWords::of(Resource r) {
  return titleInWindow(r);
}

QString ChartWords::of(Personage p) {
  return fromUtf8(titleOfMany(p, spokenLanguage()));
}

QString ChartWords::count(Personage p, int count) {
  return countInWindow(count, p);
}

QString ChartWords::of(Source s) {
  switch (s) {
  case Source::start:
    return titleInWindow(Term::start);
  case Source::round:
    return titleInWindow(Term::roundsCoin);
  case Source::production:
    return titleInWindow(Term::production);
  case Source::trade:
    return titleInWindow(Term::trade);
  case Source::cards:
    return titleInWindow(Term::cards);
  case Source::correction:
    return titleInWindow(Term::correction);
  }
  return {};
}

QString ChartWords::of(Purpose p) {
  switch (p) {
  case Purpose::rondel:
    return titleInWindow(Term::rondel);
  case Purpose::cities:
    return titleInWindow(Term::cities);
  case Purpose::temples:
    return titleInWindow(Term::temples);
  case Purpose::walls:
    return titleInWindow(Term::walls);
  case Purpose::units:
    return titleInWindow(Term::units);
  case Purpose::knowHow:
    return titleInWindow(Term::knowHows);
  case Purpose::trade:
    return titleInWindow(Term::trade);
  case Purpose::waste:
    return titleInWindow(Term::waste);
  }
  return {};
}

QString ChartWords::of(Measure m) {
  if (m <= Measure::spending) {
    const std::size_t place = indexOf(m) % 5;
    return place == 4 ? titleInWindow(Term::allResources) : of(static_cast<Resource>(place));
  }
  if (m >= Measure::kings && m <= Measure::navigators)
    return of(static_cast<Personage>(indexOf(m) - indexOf(Measure::kings)));
  switch (m) {
  case Measure::personages:
    return titleInWindow(Term::personages);
  case Measure::points:
    return titleInWindow(Term::points);
  case Measure::legions:
    return titleInWindow(Term::legionsOnBoard);
  case Measure::galleys:
    return titleInWindow(Term::galleysOnBoard);
  case Measure::specials:
    return titleInWindow(Term::specialUnits);
  case Measure::units:
    return titleInWindow(Term::allUnitsOnBoard);
  case Measure::legionsLost:
    return titleInWindow(Term::legionsLost);
  case Measure::galleysLost:
    return titleInWindow(Term::galleysLost);
  case Measure::unitsLost:
    return titleInWindow(Term::allUnitsLost);
  case Measure::cities:
    return titleInWindow(Term::cities);
  case Measure::temples:
    return titleInWindow(Term::temples);
  case Measure::knowHows:
    return titleInWindow(Term::knowHows);
  case Measure::seas:
    return titleInWindow(Term::seas);
  case Measure::walls:
    return titleInWindow(Term::walls);
  default:
    return {};
  }
}

QString ChartWords::line(const std::string& name) {
  return fromUtf8(titleOfLine(name, spokenLanguage()));
}

QString ChartWords::unit(StepUnit unit) {
  switch (unit) {
  case StepUnit::event:
    return tr("Per event");
  case StepUnit::turn:
    return tr("Per turn");
  case StepUnit::round:
    return tr("Per round");
  }
  return {};
}

QString ChartWords::progress(Personage p, int count, int target) {
  return fromUtf8(progressTo(p, count, target, spokenLanguage()));
}

} // namespace annales::viewer
