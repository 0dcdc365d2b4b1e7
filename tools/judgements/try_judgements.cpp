// Tries the judgements of analyses on fresh games: good moves that are called mistakes, and judgements that
// more rollouts would change (tools/judgements/README.md).
#include "engine/boards/board_shelf.h"
#include "engine/search/self_play.h"
#include "engine/search/turn_player.h"
#include "libreplay/analysis/game_analysis.h"
#include "libreplay/inference/share.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>

namespace annales::tools {
namespace {

constexpr std::size_t kJudgementCount = std::size(kJudgements);
/// Each judgement at one budget (row) and at another (column).
using Confusion = std::array<std::array<std::size_t, kJudgementCount>, kJudgementCount>;

struct TrialArguments {
  std::string what = "good-moves", ruleset;
  std::uint64_t games = 30, seed = 1;
  std::size_t times = 10;
  unsigned threads = 2;
};

enum TrialStream : std::uint64_t { kTrialSeats, kTrialPlays, kTrialPick };

struct TrialGame {
  Game game;
  std::vector<Event> events;      // after GameCreated
  std::vector<std::size_t> turns; // that may be judged: places of their TurnBegan
};

Bot strongBot(const Game& game, double exploration) {
  TurnThought thought;
  thought.net = Net::of(game.setup->ruleset);
  thought.exploration = exploration;
  return turnPlayer(game, thought);
}

/// To its end. `strongFrom`: the round from which on `strong` plays for all, and from which turns are judged.
Result<TrialGame> playedOut(const NewGame& begun, std::vector<Bot> bots, int strongFrom, std::uint64_t seed) {
  auto playout = Playout::begin(begun.game, std::move(bots), seed);
  if (!playout) return tl::unexpected(playout.error());
  TrialGame trial{begun.game, {}, {}};
  bool strong = false;
  while (const Event* event = playout->step()) {
    trial.events.push_back(*event);
    if (!std::holds_alternative<TurnBegan>(*event) || playout->state().round < strongFrom) continue;
    trial.turns.push_back(trial.events.size() - 1);
    if (strong || strongFrom == 0) continue;
    strong = true;
    for (std::size_t n = 0; n < begun.game.nations(); ++n)
      playout->seat(NationId(n), strongBot(begun.game, 0));
  }
  return trial;
}

Result<TrialGame> strongGame(const NewGame& begun, std::uint64_t seed) {
  constexpr double kFar = 0.3;
  constexpr int kRoundsToDiffer = 3;
  std::vector<Bot> bots;
  for (std::size_t n = 0; n < begun.game.nations(); ++n)
    bots.push_back(strongBot(begun.game, kFar));
  return playedOut(begun, std::move(bots), kRoundsToDiffer + 1, Rng::derive(seed, kTrialPlays));
}

Result<TrialGame> mixedGame(const NewGame& begun, std::uint64_t seed) {
  constexpr std::array kPlayers{"level:5", "level:3", "value", "greedy"};
  Rng seats(Rng::derive(seed, kTrialSeats));
  std::vector<Bot> bots;
  for (std::size_t n = 0; n < begun.game.nations(); ++n)
    bots.push_back(Player::read(kPlayers[seats.below(kPlayers.size())]).value().at(begun.game, n));
  return playedOut(begun, std::move(bots), 0, Rng::derive(seed, kTrialPlays));
}

/// As the command judges by default: in all companies.
AnalysisEffort usualEffort(std::size_t times, std::uint64_t seed) {
  AnalysisEffort effort;
  effort.budget *= times;
  effort.seed = seed;
  effort.beside = {Company(Learned::strong), Company(Learned::varied)};
  return effort;
}

/// The judgement of a turn at the default budget, and at the other one if there is one.
struct TriedTurn {
  Judgement usual = Judgement::notDistinguishable, more = Judgement::notDistinguishable;
};

/// Nothing where the game or the turn tells nothing.
Result<std::optional<TriedTurn>> triedTurn(const TrialArguments& args, const SimulateSpec& spec,
                                           std::uint64_t k) {
  const bool goodMoves = args.what == "good-moves";
  const std::uint64_t seed = Rng::derive(Rng::derive(args.seed, indexOf(spec.ruleset)), k);
  const auto begun = simulatedGame(spec, k);
  if (!begun) return tl::unexpected(begun.error());
  const auto trial = goodMoves ? strongGame(*begun, seed) : mixedGame(*begun, seed);
  if (!trial) return tl::unexpected(trial.error());
  if (trial->turns.empty()) return std::nullopt;
  Rng pick(Rng::derive(seed, kTrialPick));
  const std::size_t turn = trial->turns[pick.below(static_cast<std::uint32_t>(trial->turns.size()))];
  const auto judged = [&](std::size_t times, std::uint64_t otherSeed) {
    return analysedTurn(trial->game, trial->events, turn, usualEffort(times, otherSeed));
  };
  const auto usual = judged(1, 1);
  if (!usual || !usual->regret) return std::nullopt;
  TriedTurn tried;
  tried.usual = tried.more = usual->regret->judgement;
  if (!goodMoves) tried.more = judged(args.times, 2)->regret->judgement;
  return tried;
}

/// Of that many turns; games that tell nothing are followed by others.
Result<Confusion> triedTurns(const TrialArguments& args, RulesetId ruleset) {
  const auto kinds = kindsOfGames(ruleset, BoardShelf::builtIn(), args.seed);
  Watch watch;
  watch.threads = args.threads;
  Confusion counts{};
  std::uint64_t found = 0;
  for (std::uint64_t from = 0; found < args.games;) {
    const std::uint64_t to = from + args.games - found;
    const auto tried = numberedWork<std::optional<TriedTurn>>(
        from, to, watch, [&](std::uint64_t k) { return triedTurn(args, kinds[k % kinds.size()], k); });
    if (!tried) return tl::unexpected(tried.error());
    for (const auto& one : *tried) {
      if (!one) continue;
      ++counts[indexOf(one->usual)][indexOf(one->more)];
      ++found;
    }
    from = to;
  }
  return counts;
}

std::string shareText(std::size_t some, std::size_t all) {
  const std::array totals{inference::GameTotal{1, 1, static_cast<double>(some)},
                          inference::GameTotal{0, 1, static_cast<double>(all - some)}};
  const inference::Share share = inference::shareOfTotals(totals);
  return fmt::format("{} of {}: {:.1f} % ({:.1f} to {:.1f})", some, all, 100 * share.value,
                     100 * share.interval.low, 100 * share.interval.high);
}

void printGoodMoves(std::string_view game, const Confusion& counts) {
  std::size_t all = 0;
  std::array<std::size_t, kJudgementCount> judged{};
  for (std::size_t j = 0; j < kJudgementCount; ++j)
    all += judged[j] = counts[j][j];
  fmt::print("{:<10} mistake or blunder {}; inaccuracy {}\n", game, shareText(judged[2] + judged[3], all),
             judged[1]);
}

void printBudgets(std::string_view game, const Confusion& counts) {
  std::size_t all = 0, same = 0, gravely = 0;
  fmt::print("{:<10} default (row), more (column)", game);
  for (const std::string_view judgement : kJudgements)
    fmt::print(" {:>20}", judgement);
  fmt::print("\n");
  for (std::size_t usual = 0; usual < kJudgementCount; ++usual) {
    fmt::print("{:>42}", kJudgements[usual]);
    for (std::size_t more = 0; more < kJudgementCount; ++more) {
      const std::size_t count = counts[usual][more];
      fmt::print(" {:>20}", count);
      all += count;
      if (usual == more) same += count;
      if (usual > more + 1 || more > usual + 1) gravely += count;
    }
    fmt::print("\n");
  }
  fmt::print("{:<10} equal {}; farther than one step apart {}\n", game, shareText(same, all), gravely);
}

int run(const TrialArguments& args) {
  Confusion together{};
  const auto print = args.what == "good-moves" ? printGoodMoves : printBudgets;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    if (!args.ruleset.empty() && args.ruleset != wordOf(ruleset)) continue;
    const auto counts = triedTurns(args, ruleset);
    if (!counts) {
      fmt::print(stderr, "annales_try_judgements: {}\n", counts.error().message);
      return 1;
    }
    print(wordOf(ruleset), *counts);
    std::fflush(stdout);
    for (std::size_t usual = 0; usual < kJudgementCount; ++usual)
      for (std::size_t more = 0; more < kJudgementCount; ++more)
        together[usual][more] += (*counts)[usual][more];
  }
  if (args.ruleset.empty()) print("all", together);
  return 0;
}

} // namespace
} // namespace annales::tools

int main(int argc, char** argv) {
  CLI::App program("Tries the judgements of analyses on fresh games");
  annales::tools::TrialArguments args;
  program.add_option("what", args.what)->check(CLI::IsMember({"good-moves", "budgets"}));
  program.add_option("--ruleset", args.ruleset)->check(CLI::IsMember({"antike", "antike-ii", "duellum"}));
  program.add_option("--games", args.games, "Turns to judge in each game")->check(CLI::Range(1, 100'000));
  program.add_option("--times", args.times, "How much larger the other budget is")
      ->check(CLI::Range(1, 1000));
  program.add_option("--seed", args.seed);
  program.add_option("--threads", args.threads);
  CLI11_PARSE(program, argc, argv);
  return annales::tools::run(args);
}
