#include "cli/analyse_view.h"

#include "cli/stats_numbers.h"
#include "cli/wrap.h"
#include "engine/event/event_json.h"
#include "libreplay/causes/turns_apart.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::cli {
namespace {

template <class Put> void putSorted(JsonWriter& json, const Game& game, const Chances& numbers, Put&& put) {
  json.beginObject();
  for (const NationId n : nationsByWord(game)) {
    json.escapedKey(game.nationWord(n));
    put(numbers[n.index()]);
  }
  json.endObject();
}

} // namespace

std::size_t AnalysisView::widthOfNations(std::size_t least) const {
  std::size_t width = least;
  for (std::size_t n = 0; n < nations(); ++n)
    width = std::max(width, columnsOf(nation(NationId(n))));
  return width;
}

std::optional<MistakeKind> AnalysisView::kind(const AnalysedTurn& turn) const {
  if (!turn.regret || turn.event + 1 > events.size()) return std::nullopt;
  return kindOfMistake(events.subspan(turn.event + 1), turn.regret->alternative, turn.nation,
                       game().ruleset->battles == BattlePolicy::automatic);
}

std::string turnsInWords(const AnalysisView& view, const AnalysedTurn& turn) {
  if (!turn.regret || turn.regret->judgement == Judgement::notDistinguishable) return {};
  if (turn.event + 1 > view.events.size()) return {};
  const auto apart =
      turnsApart(view.game(), view.events.subspan(turn.event + 1), turn.regret->alternative, turn.nation);
  return apartInWords(apart, turn.nation, view.names);
}

const Cause* causeIn(const AnalysisView& view, const AnalysedTurn& turn) {
  if (!view.causes) return nullptr;
  const auto place = static_cast<std::size_t>(&turn - view.analysis.turns.data());
  const auto& cause = (*view.causes)[place];
  return cause ? &*cause : nullptr;
}

std::string spaceInWords(Space space, Language language) {
  return space == Space::none ? "-" : std::string(titleOf(space, language));
}

void putByNation(JsonWriter& json, const Game& game, const Chances& numbers) {
  putSorted(json, game, numbers, [&](double number) { putNumber(json, number); });
}

void putExactByNation(JsonWriter& json, const Game& game, const Chances& numbers) {
  putSorted(json, game, numbers, [&](double number) { json.raw(fmt::format("{}", number + 0.0)); });
}

} // namespace annales::cli
