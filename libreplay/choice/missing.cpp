#include "libreplay/choice/missing.h"

#include "engine/rules/lacking.h"
#include "libreplay/choice/describe.h"

#include <algorithm>
#include <map>
#include <set>

namespace annales::inline replay {
namespace {

/// What has a default is no other thing to do.
std::vector<Pick> mainPicks(const Event& event) {
  std::vector<Pick> picks = picksOf(event);
  std::erase_if(picks, [](const Pick& pick) { return isAdjustable(pick.sort); });
  return picks;
}

/// Whether all of the kind lack the same.
bool lackTheSame(const std::vector<const Lack*>& lacks) {
  return std::ranges::all_of(lacks,
                             [&](const Lack* lack) { return lack->why.saying == lacks.front()->why.saying; });
}

/// How near it is to being done: 0 where it belongs elsewhere, most where goods alone are lacking.
int nearness(const Missing& missing) {
  const bool elsewhere = missing.why.rule == "turn.order" || missing.why.rule == "action.match";
  const bool poor = missing.why.rule == "pay.afford";
  switch (missing.event.index()) {
  case kPlaceOf<TempleBuilt>:
  case kPlaceOf<WallBuilt>:
  case kPlaceOf<KnowHowDeveloped>:
  case kPlaceOf<UnitsRecruited>:
  case kPlaceOf<UnitsArmed>:
    return elsewhere ? 0 : poor ? 2 : 1;
  case kPlaceOf<CityFounded>:
    return poor ? 2 : 0;
  default:
    return 0;
  }
}

} // namespace

std::vector<Missing> nearestOf(const std::vector<Missing>& missing) {
  std::vector<Missing> nearest;
  for (const Missing& next : missing) {
    const int rank = nearness(next);
    if (rank == 0) continue;
    const auto same = std::ranges::find_if(
        nearest, [&](const Missing& m) { return m.event.index() == next.event.index(); });
    if (same == nearest.end())
      nearest.push_back(next);
    else if (rank > nearness(*same))
      *same = next;
  }
  return nearest;
}

std::vector<Missing> missingFrom(const Game& game, const GameState& state) {
  std::set<std::vector<Pick>> offered;
  std::set<std::size_t> offeredDeeds;
  for (const Event& event : legal(game, state, Payments::cheapest)) {
    offered.insert(mainPicks(event));
    offeredDeeds.insert(event.index());
  }
  const std::vector<Lack> lacks = lacking(game, state);
  std::map<std::size_t, std::vector<const Lack*>> kinds;
  for (const Lack& lack : lacks)
    if (!offered.contains(mainPicks(lack.wish))) kinds[lack.wish.index()].push_back(&lack);
  std::vector<Missing> missing;
  for (const auto& [deed, all] : kinds) {
    if (!offeredDeeds.contains(deed) && lackTheSame(all)) {
      missing.push_back({{Pick::deedOf(all.front()->wish)}, all.front()->wish, all.front()->why});
      continue;
    }
    for (const Lack* lack : all)
      missing.push_back({mainPicks(lack->wish), lack->wish, lack->why});
  }
  return missing;
}

} // namespace annales::inline replay
