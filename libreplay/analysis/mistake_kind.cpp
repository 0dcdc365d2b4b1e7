#include "libreplay/analysis/mistake_kind.h"

#include "engine/event/event_kind.h"
#include "engine/event/same_fact.h"
#include "engine/rules/conductor.h"

#include <algorithm>
#include <vector>

namespace annales::inline replay {
namespace {

bool goesTheSameWay(const UnitsMoved& a, const UnitsMoved& b) {
  return a.kind == b.kind && a.spent == b.spent && a.from == b.from && a.to == b.to;
}

/// Units that go the same way are one move.
void addPart(std::vector<Event>& part, const Event& event) {
  if (const auto* move = std::get_if<UnitsMoved>(&event))
    for (Event& other : part)
      if (auto* same = std::get_if<UnitsMoved>(&other); goesTheSameWay(*same, *move)) {
        same->count = static_cast<std::uint8_t>(same->count + move->count);
        return;
      }
  part.push_back(event);
}

using Parts = std::array<std::vector<Event>, kMistakeKinds>;

Parts partsOf(std::span<const Event> line, NationId who, bool automaticBattles) {
  Parts parts;
  for (const Event& event : line) {
    if (std::holds_alternative<TurnEnded>(event)) break;
    const auto part = partOfTurn(event, automaticBattles);
    if (part && chooserOf(event, who) == who) addPart(parts[indexOf(*part)], event);
  }
  return parts;
}

/// Where one goes counts, what it costs is spending.
bool sameSpace(const std::vector<Event>& a, const std::vector<Event>& b) {
  const auto spaceOf = [](const std::vector<Event>& part) {
    return part.empty() ? Space::none : std::get<RondelMoved>(part.front()).to;
  };
  return spaceOf(a) == spaceOf(b);
}

bool sameInAnyOrder(const std::vector<Event>& a, const std::vector<Event>& b) {
  return std::ranges::is_permutation(a, b, sameFact);
}

} // namespace

std::optional<MistakeKind> partOfTurn(const Event& event, bool automaticBattles) {
  switch (event.index()) {
  case kPlaceOf<RondelMoved>:
    return MistakeKind::rondel;
  case kPlaceOf<UnitsMoved>:
    return MistakeKind::movement;
  case kPlaceOf<BattleFought>:
    return automaticBattles ? std::nullopt : std::optional(MistakeKind::demand);
  case kPlaceOf<CityConquered>:
  case kPlaceOf<NeutralTempleDestroyed>:
  case kPlaceOf<CityAbandoned>:
    return MistakeKind::conquest;
  case kPlaceOf<CityFounded>:
    return MistakeKind::founding;
  case kPlaceOf<Produced>:
  case kPlaceOf<TempleBuilt>:
  case kPlaceOf<WallBuilt>:
  case kPlaceOf<KnowHowDeveloped>:
  case kPlaceOf<UnitsRecruited>:
  case kPlaceOf<UnitsArmed>:
  case kPlaceOf<BellonaUsed>:
  case kPlaceOf<Traded>:
  case kPlaceOf<CardPlayed>:
    return MistakeKind::spending;
  default:
    return std::nullopt;
  }
}

std::optional<MistakeKind> kindOfMistake(std::span<const Event> played, std::span<const Event> alternative,
                                         NationId who, bool automaticBattles) {
  const Parts a = partsOf(played, who, automaticBattles), b = partsOf(alternative, who, automaticBattles);
  const auto differ = [&](MistakeKind kind) { return !sameInAnyOrder(a[indexOf(kind)], b[indexOf(kind)]); };
  if (!sameSpace(a[indexOf(MistakeKind::rondel)], b[indexOf(MistakeKind::rondel)]))
    return MistakeKind::rondel;
  if (differ(MistakeKind::rondel)) return MistakeKind::spending;
  for (const MistakeKind kind : {MistakeKind::spending, MistakeKind::movement, MistakeKind::demand,
                                 MistakeKind::conquest, MistakeKind::founding})
    if (differ(kind)) return kind;
  return std::nullopt;
}

} // namespace annales::inline replay
