#include "tests/bench/club_games.h"

#include "engine/play/simulate.h"

#include <fmt/core.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <vector>

namespace annales::bench {
namespace {

struct ClubKind {
  unsigned share; // of a hundred games
  RulesetId ruleset;
  const char* board;
  int nations;
  Bots bots;
};

constexpr ClubKind kKinds[] = {{50, RulesetId::antike, "occident", 4, Bots::random},
                               {15, RulesetId::antike, "orient", 3, Bots::random},
                               {8, RulesetId::antike, "occident", 6, Bots::random},
                               {6, RulesetId::antike, "orient", 5, Bots::random},
                               {6, RulesetId::antikeII, "mare-nostrum", 4, Bots::random},
                               {7, RulesetId::duellum, "rome-carthage", 2, Bots::random},
                               {8, RulesetId::antike, "occident", 4, Bots::mixed}};
constexpr unsigned kPlayers = 800, kEvents = 60, kSites = 15;

using Random = std::mt19937_64; // the same numbers everywhere, as long as no distribution is asked

const ClubKind& kindFor(std::uint64_t number) {
  for (const ClubKind& kind : kKinds) {
    if (number < kind.share) return kind;
    number -= kind.share;
  }
  return kKinds[0];
}

void putHeaders(EventLog& log, Random& random) {
  if (random() % 50 > 0)
    log.setTag("date",
               fmt::format("{}-{:02}-{:02}", 2005 + random() % 20, 1 + random() % 12, 1 + random() % 28));
  log.setTag("event", fmt::format("Club evening {}", random() % kEvents));
  log.setTag("site", fmt::format("Town {}", random() % kSites));
  if (random() % 10 == 0) log.setTag("league", random() % 2 == 0 ? "A" : "B");
  std::vector<std::uint64_t> players;
  for (const NationSetup& nation : log.game().setup->nations) {
    std::uint64_t player = random() % kPlayers;
    while (std::ranges::find(players, player) != players.end())
      player = (player + 1) % kPlayers;
    players.push_back(player);
    log.setTag("player." + nation.nation, fmt::format("Player {}", player));
    if (player % 5 > 0) log.setTag("rating." + nation.nation, std::to_string(1000 + player + random() % 200));
  }
}

} // namespace

ClubGames::ClubGames(std::uint64_t seed) : seed_(seed), shelf_(BoardShelf::builtIn()) {}

EventLog ClubGames::game(std::uint64_t k) const {
  Random random(seed_ * 0x9e3779b97f4a7c15ULL + k);
  const ClubKind& kind = kindFor(random() % 100);
  SimulateSpec spec;
  spec.ruleset = kind.ruleset;
  spec.board = shelf_.find(kind.board);
  if (!spec.board) throw std::runtime_error(fmt::format("the board {} is missing", kind.board));
  spec.nations = kind.nations;
  spec.bots = kind.bots;
  spec.seed = seed_;
  const auto begun = simulatedGame(spec, k);
  if (!begun) throw std::runtime_error(begun.error().message);
  EventLog log(*begun);
  NodeIndex last = 0;
  const bool brokenOff = random() % 40 == 0;
  const std::uint64_t most = brokenOff ? 50 + random() % 500 : ~std::uint64_t{0};
  const auto end = simulate(spec, k, *begun, [&](const Event& event) {
    if (!std::holds_alternative<GameCreated>(event) && log.size() < most) last = log.append(last, event);
  });
  if (!end) throw std::runtime_error(end.error().message);
  if (const auto named = log.setLine(kMainLine, last); !named)
    throw std::runtime_error(named.error().message);
  putHeaders(log, random);
  return log;
}

} // namespace annales::bench
