#include "viewer/tables/nation_numbers.h"

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

QString NationWords::of(Personage p) {
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

QString NationWords::of(Resource r) {
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

QString NationWords::of(NationField field) {
  if (between(field, F::kings, F::navigators)) return of(static_cast<Personage>(offset(field, F::kings)));
  if (between(field, F::marble, F::coins)) return of(static_cast<Resource>(offset(field, F::marble)));
  switch (field) {
  case F::points:
    return tr("Points: personages against the goal");
  case F::legions:
    return tr("Legions on the board");
  case F::legionsInSupply:
    return tr("Legions in supply");
  case F::legionsInBox:
    return tr("Legions in the recruitment box");
  case F::galleys:
    return tr("Galleys on the board");
  case F::galleysInSupply:
    return tr("Galleys in supply");
  case F::galleysInBox:
    return tr("Galleys in the recruitment box");
  case F::commanders:
    return tr("Commanders on the board");
  case F::commandersInBox:
    return tr("Commanders in the recruitment box");
  case F::admirals:
    return tr("Admirals on the board");
  case F::admiralsInBox:
    return tr("Admirals in the recruitment box");
  case F::cities:
    return tr("Cities");
  case F::stones:
    return tr("City stones left");
  case F::temples:
    return tr("Temples");
  case F::seas:
    return tr("Sea regions");
  case F::knowHows:
    return tr("Know-how");
  case F::walls:
    return tr("Town walls on the board");
  case F::wallsInSupply:
    return tr("Town walls in supply");
  default:
    return {};
  }
}

} // namespace annales::viewer
