#include "libreplay/match/simulated_log.h"

#include "libreplay/log/played_by.h"

#include <fmt/core.h>

#include <utility>

namespace annales::inline replay {

Result<SimulatedLog> simulatedLog(const SimulateSpec& spec, std::uint64_t k, const std::atomic<bool>* stop) {
  const auto begun = simulatedGame(spec, k);
  if (!begun) return tl::unexpected(begun.error());
  EventLog log(*begun);
  NodeIndex last = 0;
  const auto take = [&](const Event& event) {
    if (!std::holds_alternative<GameCreated>(event)) last = log.append(last, event);
  };
  const auto end = simulate(spec, k, *begun, take, stop);
  if (!end) return tl::unexpected(end.error());
  if (auto named = log.setLine(kMainLine, last); !named) return tl::unexpected(named.error());
  log.setTag("source",
             fmt::format("{}bots {}, seed {}, game {}", kSimulateSource, spec.bots.word(), spec.seed, k + 1));
  for (std::size_t i = 0; i < begun->game.nations(); ++i)
    log.setTag(std::string(kBotTags) + begun->game.nationWord(NationId(i)), spec.bots.wordAt(i));
  return SimulatedLog{std::move(log), *end};
}

} // namespace annales::inline replay
