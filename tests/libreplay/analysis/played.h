// Games between players, to be analysed.
#pragma once

#include "engine/fold/apply.h"
#include "engine/search/player.h"
#include "libreplay/analysis/game_analysis.h"
#include "tests/engine/play/worlds.h"

#include <optional>
#include <vector>

namespace annales::tests {

struct Played {
  NewGame begun;
  std::vector<Event> events;
};

/// Nothing where the bots do not come to an end.
inline std::optional<Played> playedToItsEnd(const char* word, RulesetId ruleset, const char* board,
                                            int nations, std::uint64_t k) {
  const auto world = worldOf("analysed", ruleset, board, nations);
  auto begun = simulatedGame(world.spec, k);
  if (!begun) {
    ADD_FAILURE() << begun.error().message;
    return std::nullopt;
  }
  Played played{*std::move(begun), {}};
  const Player player = Player::read(word).value();
  std::vector<Bot> bots;
  for (std::size_t place = 0; place < played.begun.game.nations(); ++place)
    bots.push_back(player.at(played.begun.game, place));
  auto events = playGame(played.begun.game, std::move(bots), k);
  if (!events) return std::nullopt;
  played.events = *std::move(events);
  return played;
}

inline Played playedBy(const char* word, RulesetId ruleset, const char* board, int nations, std::uint64_t k) {
  return playedToItsEnd(word, ruleset, board, nations, k).value();
}

inline GameAnalysis analysisOf(const Played& played, const AnalysisEffort& effort, unsigned threads = 2) {
  AnalysisWatch watch;
  watch.threads = threads;
  auto analysis = analysedGame(played.begun.game, played.events, effort, watch);
  EXPECT_TRUE(analysis) << (analysis ? "" : analysis.error().message);
  return analysis.value_or(GameAnalysis{});
}

/// Where TurnBegan number `turn` from the end is.
inline std::size_t turnFromEnd(const std::vector<Event>& events, int turn) {
  for (std::size_t i = events.size(); i-- > 0;)
    if (std::holds_alternative<TurnBegan>(events[i]) && turn-- == 0) return i;
  return 0;
}

/// After the first `count` events.
inline GameState stateAfter(const Played& played, std::size_t count) {
  GameState state = begin(played.begun.game).value();
  for (std::size_t i = 0; i < count; ++i)
    EXPECT_FALSE(annales::apply(state, played.events[i]));
  return state;
}

} // namespace annales::tests
