// Games between nets, styles and older nets, for tools/learn/train.py; or a match between two of them.
#include "engine/event/options_codec.h"

#include "tools/learn/lessons.h"
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <map>
#include <optional>

namespace annales::tools {
namespace {

struct PlayArguments {
  std::string ruleset = "duellum", out, teacher, against;
  std::vector<std::string> players;
  std::uint64_t games = 1000, first = 0, seed = 1;
  int nations = 0;
  std::string board;
  double lambda = 0.8;
  int rounds = 120;
  bool match = false;
  std::size_t options = 0;
};

int fail(const std::string& why) {
  fmt::print(stderr, "annales_self_play: {}\n", why);
  return 1;
}

std::vector<SimulateSpec> kindsFor(const PlayArguments& args) {
  auto kinds = kindsOfGames(valueOf<RulesetId>(args.ruleset).value(), BoardShelf::builtIn(), args.seed);
  std::erase_if(kinds, [&](const SimulateSpec& spec) {
    return (args.nations != 0 && spec.nations != args.nations) ||
           (!args.board.empty() && spec.board->map->id() != args.board);
  });
  return kindsWithOptions(std::move(kinds), args.options);
}

/// How the first player did.
struct MatchTally {
  std::uint64_t wins = 0, open = 0, games = 0, rounds = 0;
  double expected = 0;

  void add(const LearnedGame& game, NationId first, std::size_t nations) {
    ++games;
    expected += 1.0 / static_cast<double>(nations);
    rounds += static_cast<std::uint64_t>(game.rounds);
    if (!game.winner.exists()) ++open;
    if (game.winner == first) ++wins;
  }
  void print() const {
    const auto all = static_cast<double>(games);
    fmt::print("games {} wins {} share {:.4f} expected {:.4f} undecided {} rounds {:.1f}\n", games, wins,
               static_cast<double>(wins) / all, expected / all, open, static_cast<double>(rounds) / all);
  }
};

/// The first player has one seat, the second all others; every seat in turn, with the same chance.
int playMatch(const PlayArguments& args, const std::vector<SimulateSpec>& kinds,
              const std::vector<Learner>& league) {
  MatchTally all;
  std::map<std::string, MatchTally> byOptions;
  for (std::uint64_t k = args.first; all.games < args.games; ++k) {
    const std::size_t nations = nationsOf(kinds, k);
    std::string options;
    appendOptions(options, kinds[k % kinds.size()].options, rulesetOf(kinds.front().ruleset));
    for (std::size_t seat = 0; seat < nations; ++seat) {
      std::vector<const Learner*> seats(nations, &league[1]);
      seats[seat] = &league[0];
      const auto game = learnedGame(kinds, seats, k, nullptr);
      if (!game) return fail(game.error().message);
      all.add(*game, NationId(seat), nations);
      byOptions[options].add(*game, NationId(seat), nations);
    }
  }
  if (args.options > 0)
    for (const auto& [options, tally] : byOptions) {
      fmt::print("{} ", options);
      tally.print();
    }
  all.print();
  return 0;
}

int playLessons(const PlayArguments& args, const std::vector<SimulateSpec>& kinds,
                const std::vector<Learner>& league) {
  LessonRules rules;
  rules.lambda = args.lambda;
  rules.mostRounds = args.rounds;
  if (!args.teacher.empty()) {
    const auto teacher = Learner::read("@" + args.teacher);
    if (!teacher) return fail(teacher.error().message);
    rules.net = std::get<TurnThought>(teacher->way).net;
  }
  std::optional<Learner> against;
  if (!args.against.empty()) {
    auto read = Learner::read(args.against);
    if (!read) return fail(args.against + ": " + read.error().message);
    against = *std::move(read);
  }
  std::size_t most = 2;
  for (const SimulateSpec& spec : kinds)
    most = std::max(most, static_cast<std::size_t>(spec.nations));
  std::ofstream file(args.out, std::ios::binary);
  std::uint64_t positions = 0, open = 0, rounds = 0, turns = 0;
  const std::clock_t begin = std::clock();
  for (std::uint64_t k = args.first; k < args.first + args.games; ++k) {
    Rng seats(Rng::derive(Rng::derive(args.seed, k), 7));
    const auto table = drawnSeats(league, against ? &*against : nullptr, nationsOf(kinds, k), seats);
    const auto game = learnedGame(kinds, table, k, &rules);
    if (!game) return fail(game.error().message);
    std::string bytes;
    for (const Lesson& lesson : game->lessons)
      appendLesson(bytes, lesson, most);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    positions += game->lessons.size();
    open += game->winner.exists() ? 0 : 1;
    rounds += static_cast<std::uint64_t>(game->rounds);
    turns += game->turns;
  }
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; // of the processor
  fmt::print("positions {} nations {} undecided {} rounds {:.1f} turns/s {:.0f} seconds {:.2f}\n", positions,
             most, open, static_cast<double>(rounds) / static_cast<double>(args.games),
             static_cast<double>(turns) / seconds, seconds);
  return file ? 0 : fail("the lessons cannot be written");
}

int run(int argc, char** argv) {
  PlayArguments args;
  CLI::App program("Plays games from which a net learns, or a match between two players");
  program.add_option("players", args.players, "WORD or @FILE or @FILE~X, with *WEIGHT behind it")->required();
  program.add_option("--ruleset", args.ruleset);
  program.add_option("--nations", args.nations, "Only games of so many nations");
  program.add_option("--board", args.board, "Only games on that board");
  program.add_option("--games", args.games);
  program.add_option("--first", args.first, "Number of the first game");
  program.add_option("--seed", args.seed);
  program.add_option("--teacher", args.teacher,
                     "The net whose chances the targets hold; none: the winner alone");
  program.add_option("--against", args.against, "Has all seats but one, which is drawn from the players");
  program.add_option("--lambda", args.lambda);
  program.add_option("--rounds", args.rounds, "Longer games are broken off while learning");
  program.add_option("--out", args.out, "File of lessons");
  program.add_option("--options", args.options, "Of so many games one has an option, in turn each; 0: none");
  program.add_flag("--match", args.match, "The first player has one seat, the second all others");
  CLI11_PARSE(program, argc, argv);
  if (!valueOf<RulesetId>(args.ruleset)) return fail("there is no game " + args.ruleset);
  const auto kinds = kindsFor(args);
  if (kinds.empty()) return fail("no board is for such a game");
  std::vector<Learner> league;
  for (const std::string& text : args.players) {
    auto learner = Learner::read(text);
    if (!learner) return fail(text + ": " + learner.error().message);
    league.push_back(*std::move(learner));
  }
  if (args.match && league.size() != 2) return fail("a match needs two players");
  return args.match ? playMatch(args, kinds, league) : playLessons(args, kinds, league);
}

} // namespace
} // namespace annales::tools

int main(int argc, char** argv) {
  return annales::tools::run(argc, argv);
}
