// Beginnings of games between bots, some of them ended by agreement, with headers and remarks: small enough
// to be asked everything the slow way.
#pragma once

#include "libreplay/query/state_chunk.h"
#include "tests/libreplay/logs.h"

#include <memory>
#include <vector>

namespace annales::test {

inline EventLog playedBy(Bots bots, RulesetId ruleset, std::uint64_t k, const Options& options = {}) {
  SimulateSpec spec;
  spec.options = options;
  spec.ruleset = ruleset;
  spec.board = boardFor(ruleset);
  spec.nations = ruleset == RulesetId::duellum ? 2 : 4;
  spec.bots = bots;
  spec.seed = 11;
  const NewGame begun = require(simulatedGame(spec, k));
  EventLog log(begun);
  NodeIndex head = 0;
  require(simulate(spec, k, begun, [&](const Event& event) {
    if (!std::holds_alternative<GameCreated>(event)) head = log.append(head, event);
  }));
  return log;
}

inline EventLog smallGame(int k) {
  const EventLog whole = playedBy(Bots::mixed, static_cast<RulesetId>(k % 3), static_cast<std::uint64_t>(k));
  const std::size_t length = 90 + static_cast<std::size_t>(k) * 37 % 160;
  EventLog log = beginningOf(whole, length);
  if (k % 2 == 0) {
    GameEnded ended;
    ended.winner =
        k % 4 == 0 ? NationId(static_cast<std::size_t>(k / 4) % log.game().nations()) : NationId::none();
    log.append(log.mainHead(), ended);
  }
  const std::vector<std::string> players{"Ada", "Bruno", "Carla", "Ada Zwei"};
  for (std::size_t n = 0; n < log.game().nations(); ++n) {
    const std::string& nation = log.game().nationWord(NationId(n));
    if ((n + static_cast<std::size_t>(k)) % 5 != 0)
      log.setTag("player." + nation, players[(n + static_cast<std::size_t>(k)) % 4]);
    if (n % 2 == 0) log.setTag("rating." + nation, std::to_string(1450 + 10 * k));
  }
  if (k % 3 != 2) log.setTag("date", k % 3 == 0 ? "2024-05-0" + std::to_string(k % 9 + 1) : "2023-11");
  if (k % 4 != 3) log.setTag("event", k % 4 == 0 ? "Club evening" : "Cup");
  if (k % 5 == 0) log.setTag("site", "Bonn");
  return log;
}

inline const std::vector<EventLog>& smallGames() {
  static const std::vector<EventLog> games = [] {
    std::vector<EventLog> made;
    for (int k = 0; k < 12; ++k)
      made.push_back(smallGame(k));
    return made;
  }();
  return games;
}

inline GameStates statesIn(const EventLog& log) {
  const MainLine line = mainLineOf(log);
  return statesOf(line, factsOf(line));
}

/// All games in memory; of each kind as many in a chunk as said.
inline std::shared_ptr<const StateTable> tableOf(const std::vector<EventLog>& logs,
                                                 std::size_t gamesInChunk = 100) {
  auto table = std::make_shared<StateTable>();
  std::vector<ChunkBuilder> builders;
  for (const EventLog& log : logs) {
    GameStates states = statesIn(log);
    auto builder = std::ranges::find(builders, states.kind, &ChunkBuilder::kind);
    if (builder == builders.end()) builder = builders.emplace(builders.end(), states.kind);
    builder->add(states, 1);
    if (builder->games() >= gamesInChunk) table->chunks.push_back(chunkInMemory(builder->take()));
  }
  for (ChunkBuilder& builder : builders)
    if (builder.games() > 0) table->chunks.push_back(chunkInMemory(builder.take()));
  return table;
}

} // namespace annales::test
