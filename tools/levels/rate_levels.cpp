// Rates players by games among themselves on all boards of a game (tools/levels/README.md).
#include "libreplay/inference/conditional_logit.h"

#include "tools/learn/lessons.h"
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cmath>
#include <fstream>

namespace annales::tools {
namespace {

constexpr double kEloOfLogit = 400 / 2.302585092994046; // points of a rating to the log odds
constexpr double kNormal95 = 1.959964;

struct RateArguments {
  std::string ruleset = "duellum", out, board;
  std::vector<std::string> players;
  std::uint64_t games = 400, seed = 1;
  int nations = 0, far = 2;
};

/// Who sat where in a game, by place in the list, and the seat of the winner.
struct RatedGame {
  std::vector<std::size_t> players;
  std::size_t winner = 0;

  [[nodiscard]] bool tells() const {
    return std::ranges::any_of(players, [&](std::size_t p) { return p != players.front(); });
  }
};

int rateFailed(const std::string& why) {
  fmt::print(stderr, "annales_rate_levels: {}\n", why);
  return 1;
}

/// The first of a table is drawn evenly, the others are not far from it in the list: games between a beginner
/// and the strongest tell little.
std::vector<std::size_t> drawnTable(const RateArguments& args, std::size_t nations, Rng& rng) {
  const auto all = static_cast<int>(args.players.size());
  const int first = static_cast<int>(rng.below(static_cast<std::uint32_t>(all)));
  const int low = std::max(0, first - args.far), high = std::min(all - 1, first + args.far);
  std::vector<std::size_t> table;
  for (std::size_t n = 0; n < nations; ++n)
    table.push_back(static_cast<std::size_t>(low) + rng.below(static_cast<std::uint32_t>(high - low + 1)));
  return table;
}

Result<std::vector<RatedGame>> playedGames(const RateArguments& args, const std::vector<Learner>& league) {
  auto kinds = kindsOfGames(valueOf<RulesetId>(args.ruleset).value(), BoardShelf::builtIn(), args.seed);
  std::erase_if(kinds, [&](const SimulateSpec& spec) {
    return (args.nations != 0 && spec.nations != args.nations) ||
           (!args.board.empty() && spec.board->map->id() != args.board);
  });
  if (kinds.empty()) return failure("no board is for such a game");
  std::vector<RatedGame> games;
  for (std::uint64_t k = 0; games.size() < args.games; ++k) {
    Rng rng(Rng::derive(Rng::derive(args.seed, k), 11));
    RatedGame game{drawnTable(args, nationsOf(kinds, k), rng)};
    if (!game.tells()) continue;
    std::vector<const Learner*> seats;
    for (const std::size_t p : game.players)
      seats.push_back(&league[p]);
    const auto played = learnedGame(kinds, seats, k, nullptr);
    if (!played) return tl::unexpected(played.error());
    if (!played->winner.exists()) continue;
    game.winner = played->winner.index();
    games.push_back(std::move(game));
  }
  return games;
}

/// The strength of each player less that of the first: the winner is chosen among the seats, which with two
/// seats is the model of Bradley and Terry.
inference::ConditionalLogit fitted(const std::vector<RatedGame>& games, std::size_t players) {
  std::vector<float> rows;
  std::vector<inference::Choice> choices;
  const std::size_t columns = players - 1;
  for (const RatedGame& game : games) {
    choices.push_back({rows.size() / columns, game.players.size(), game.winner});
    for (const std::size_t p : game.players)
      for (std::size_t c = 1; c < players; ++c)
        rows.push_back(p == c ? 1.0F : 0.0F);
  }
  return inference::conditionalLogit(rows, columns, choices, 0);
}

void writeGames(const std::string& file, const std::vector<RatedGame>& games,
                const std::vector<std::string>& players) {
  std::ofstream out(file);
  out << "game,seat,player,won\n";
  for (std::size_t g = 0; g < games.size(); ++g)
    for (std::size_t seat = 0; seat < games[g].players.size(); ++seat)
      out << fmt::format("{},{},{},{}\n", g + 1, seat + 1, players[games[g].players[seat]],
                         seat == games[g].winner ? 1 : 0);
}

void putRatings(const RateArguments& args, const std::vector<RatedGame>& games) {
  const auto fit = fitted(games, args.players.size());
  std::vector<std::uint64_t> seats(args.players.size()), wins(args.players.size());
  for (const RatedGame& game : games) {
    for (const std::size_t p : game.players)
      ++seats[p];
    ++wins[game.players[game.winner]];
  }
  fmt::print("{:<16} {:>7} {:>7} {:>7} {:>9}\n", "player", "seats", "wins", "rating", "+/- 95 %");
  for (std::size_t p = 0; p < args.players.size(); ++p) {
    const double strength = p == 0 ? 0 : fit.coefficients[p - 1],
                 error = p == 0 ? 0 : fit.standardErrors[p - 1];
    fmt::print("{:<16} {:>7} {:>7} {:>7.0f} {:>9.0f}\n", args.players[p], seats[p], wins[p],
               1000 + kEloOfLogit * strength, kEloOfLogit * kNormal95 * error);
  }
  fmt::print("{} games, {}\n", games.size(), fit.converged ? "converged" : "NOT CONVERGED");
}

int runRating(int argc, char** argv) {
  RateArguments args;
  CLI::App program("Rates players by games among themselves; the first has 1000 points");
  program
      .add_option("players", args.players,
                  "From the weakest to the strongest: words, @FILE~X:N or strong~X:N")
      ->required();
  program.add_option("--ruleset", args.ruleset);
  program.add_option("--board", args.board, "Only games on that board");
  program.add_option("--nations", args.nations, "Only games of so many nations");
  program.add_option("--games", args.games, "Decided games");
  program.add_option("--far", args.far,
                     "How far apart in the list players of a game may be from the first one");
  program.add_option("--seed", args.seed);
  program.add_option("--out", args.out, "File for the games, as tools/levels/check.R reads them");
  CLI11_PARSE(program, argc, argv);
  if (!valueOf<RulesetId>(args.ruleset)) return rateFailed("there is no game " + args.ruleset);
  if (args.players.size() < 2) return rateFailed("at least two players are needed");
  std::vector<Learner> league;
  for (const std::string& text : args.players) {
    auto learner = Learner::read(text);
    if (!learner) return rateFailed(text + ": " + learner.error().message);
    league.push_back(*std::move(learner));
  }
  const auto games = playedGames(args, league);
  if (!games) return rateFailed(games.error().message);
  if (!args.out.empty()) writeGames(args.out, *games, args.players);
  putRatings(args, *games);
  return 0;
}

} // namespace
} // namespace annales::tools

int main(int argc, char** argv) {
  return annales::tools::runRating(argc, argv);
}
