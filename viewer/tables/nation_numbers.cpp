#include "viewer/tables/nation_numbers.h"

#include "viewer/look/words.h"

#include <bit>

namespace annales::viewer {
namespace {

using F = NationField;

std::size_t offset(NationField field, NationField first) {
  return static_cast<std::size_t>(field) - static_cast<std::size_t>(first);
}

bool between(NationField field, NationField first, NationField last) {
  return field >= first && field <= last;
}

} // namespace

std::vector<NationField> fieldsOf(const Game& game) {
  const Ruleset& rules = *game.ruleset;
  const bool box = rules.reserve == ReservePolicy::box;
  const bool specials = game.setup->options.specialUnits.has_value();
  std::vector<NationField> fields;
  for (std::size_t i = 0; i < kNationFields; ++i) {
    const auto field = static_cast<NationField>(i);
    if ((field == F::legionsInBox || field == F::galleysInBox) && !box) continue;
    if (between(field, F::commanders, F::admiralsInBox) && !specials) continue;
    if (field == F::stones && rules.stones == StonePolicy::sharedTokens) continue;
    if (between(field, F::walls, F::wallsInSupply) && !rules.hasWalls) continue;
    fields.push_back(field);
  }
  return fields;
}

std::vector<NationField> elsewhere(NationField field) {
  switch (field) {
  case F::legions:
    return {F::legionsInSupply, F::legionsInBox};
  case F::galleys:
    return {F::galleysInSupply, F::galleysInBox};
  case F::cities:
    return {F::stones};
  case F::walls:
    return {F::wallsInSupply};
  default:
    return {};
  }
}

std::vector<NationField> columnsOf(const std::vector<NationField>& fields) {
  std::vector<NationField> columns = fields;
  std::erase_if(columns, [](NationField field) { return isOffBoard(field) && !isInBox(field); });
  return columns;
}

int valueOf(const GameState& state, const Pieces& pieces, NationId n, NationField field) {
  const NationState& nation = state[n];
  if (between(field, F::kings, F::navigators)) return nation.personages[offset(field, F::kings)];
  if (between(field, F::marble, F::coins)) return nation.stock[offset(field, F::marble)];
  const auto& units = pieces.units[n.index()];
  switch (field) {
  case F::points:
    return state.points(n);
  case F::legions:
    return units[indexOf(Kind::legion)];
  case F::legionsInSupply:
    return nation.supply[indexOf(Kind::legion)];
  case F::legionsInBox:
    return nation.box[indexOf(Kind::legion)];
  case F::galleys:
    return units[indexOf(Kind::galley)];
  case F::galleysInSupply:
    return nation.supply[indexOf(Kind::galley)];
  case F::galleysInBox:
    return nation.box[indexOf(Kind::galley)];
  case F::commanders:
    return units[indexOf(Kind::commander)];
  case F::commandersInBox:
    return nation.box[indexOf(Kind::commander)];
  case F::admirals:
    return units[indexOf(Kind::admiral)];
  case F::admiralsInBox:
    return nation.box[indexOf(Kind::admiral)];
  case F::cities:
    return nation.cities;
  case F::stones:
    return nation.stones;
  case F::temples:
    return nation.temples;
  case F::seas:
    return nation.seas;
  case F::knowHows:
    return std::popcount(nation.knowHow);
  case F::walls:
    return pieces.walls[n.index()];
  case F::wallsInSupply:
    return nation.walls;
  default:
    return 0;
  }
}

TableIcon iconOf(NationField field) {
  if (between(field, F::kings, F::navigators)) return iconOf(static_cast<Personage>(offset(field, F::kings)));
  if (between(field, F::marble, F::coins)) return iconOf(static_cast<Resource>(offset(field, F::marble)));
  if (between(field, F::legions, F::legionsInBox)) return TableIcon::legion;
  if (between(field, F::galleys, F::galleysInBox)) return TableIcon::galley;
  if (between(field, F::commanders, F::commandersInBox)) return TableIcon::commander;
  if (between(field, F::admirals, F::admiralsInBox)) return TableIcon::admiral;
  switch (field) {
  case F::cities:
  case F::stones:
    return TableIcon::city;
  case F::temples:
    return TableIcon::temple;
  case F::seas:
    return TableIcon::sea;
  case F::knowHows:
    return TableIcon::knowHow;
  case F::walls:
  case F::wallsInSupply:
    return TableIcon::wall;
  default:
    return TableIcon::points;
  }
}

bool isOffBoard(NationField field) {
  switch (field) {
  case F::legionsInSupply:
  case F::legionsInBox:
  case F::galleysInSupply:
  case F::galleysInBox:
  case F::commandersInBox:
  case F::admiralsInBox:
  case F::stones:
  case F::wallsInSupply:
    return true;
  default:
    return false;
  }
}

bool isInBox(NationField field) {
  return field == F::legionsInBox || field == F::galleysInBox || field == F::commandersInBox ||
         field == F::admiralsInBox;
}

bool beginsGroup(NationField field) {
  return field == F::kings || field == F::marble || field == F::legions || field == F::cities;
}

QString NationWords::explain(NationField field) {
  const QString special =
      tr("It costs 3 iron and is armed in a city with a temple. In an attack it lowers the strength of the "
         "city by 1; in defence it raises that of your own city by 1. It is lost only in a battle after a "
         "movement, and only after all its companions.");
  const QString box =
      tr("The recruitment box: only units that were in it when the turn began can be armed. Recruiting moves "
         "units here from the supply. Lost units return here.");
  switch (field) {
  case F::commanders:
    return tr("A commander moves like a legion.") + QLatin1Char(' ') + special;
  case F::admirals:
    return tr("An admiral moves like a galley.") + QLatin1Char(' ') + special;
  case F::legionsInBox:
  case F::galleysInBox:
  case F::commandersInBox:
  case F::admiralsInBox:
    return box;
  default:
    return {};
  }
}

QString NationWords::ofGroup(NationField first) {
  switch (first) {
  case F::points:
    return titleInWindow(Term::points);
  case F::kings:
    return titleInWindow(Term::personages);
  case F::marble:
    return titleInWindow(Term::resources);
  case F::legions:
    return titleInWindow(Term::units);
  case F::cities:
    return tr("Growth", "cities, temples, seas, know-hows");
  default:
    return {};
  }
}

QString NationWords::of(Personage p) {
  return fromUtf8(titleOfMany(p, spokenLanguage()));
}

QString NationWords::of(Resource r) {
  return titleInWindow(r);
}

QString NationWords::of(NationField field) {
  if (between(field, F::kings, F::navigators)) return of(static_cast<Personage>(offset(field, F::kings)));
  if (between(field, F::marble, F::coins)) return of(static_cast<Resource>(offset(field, F::marble)));
  switch (field) {
  case F::points:
    return titleInWindow(Term::pointsAgainstGoal);
  case F::legions:
    return titleInWindow(Term::legionsOnBoard);
  case F::legionsInSupply:
    return titleInWindow(Term::legionsInSupply);
  case F::legionsInBox:
    return titleInWindow(Term::legionsInBox);
  case F::galleys:
    return titleInWindow(Term::galleysOnBoard);
  case F::galleysInSupply:
    return titleInWindow(Term::galleysInSupply);
  case F::galleysInBox:
    return titleInWindow(Term::galleysInBox);
  case F::commanders:
    return titleInWindow(Term::commandersOnBoard);
  case F::commandersInBox:
    return titleInWindow(Term::commandersInBox);
  case F::admirals:
    return titleInWindow(Term::admiralsOnBoard);
  case F::admiralsInBox:
    return titleInWindow(Term::admiralsInBox);
  case F::cities:
    return titleInWindow(Term::cities);
  case F::stones:
    return titleInWindow(Term::stonesLeft);
  case F::temples:
    return titleInWindow(Term::temples);
  case F::seas:
    return titleInWindow(Term::seaRegions);
  case F::knowHows:
    return titleInWindow(Term::knowHows);
  case F::walls:
    return titleInWindow(Term::wallsOnBoard);
  case F::wallsInSupply:
    return titleInWindow(Term::wallsInSupply);
  default:
    return {};
  }
}

} // namespace annales::viewer
