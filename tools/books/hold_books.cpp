// Holds the strategy tips of the rulebooks against games between strong players, by board and number of
// nations (tools/books/README.md). Prints tables of Markdown.
#include "engine/fold/apply.h"
#include "engine/search/player.h"
#include "engine/search/self_play.h"
#include "libreplay/inference/distributions.h"
#include "libreplay/openings/opening_book.h"

#include "tools/books/book_player.h"
#include "tools/books/book_witness.h"
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace annales::tools {
namespace {

struct BookArguments {
  std::string ruleset = "duellum", player = "strong", board;
  std::uint64_t games = 100, seed = 2005;
  int nations = 0;
  bool goalTwelve = false, openings = false;
};

constexpr double kMinutesShort = 90, kMinutesLong = 120; // of a game, by the rulebook of Antike
constexpr std::size_t kFewSightings = 5;

std::string inPercent(const Sightings& sightings) {
  if (sightings.size() < kFewSightings) return fmt::format("too few ({})", sightings.size());
  const auto share = inference::shareOf(sightings);
  return fmt::format("{:.0f} % ({:.0f} to {:.0f}), {}", 100 * share.value, 100 * share.interval.low,
                     100 * share.interval.high, sightings.size());
}

struct BookMean {
  double value = 0, low = 0, high = 0;
};

BookMean meanOf(const std::vector<double>& numbers) {
  const auto count = static_cast<double>(numbers.size());
  const double mean = std::accumulate(numbers.begin(), numbers.end(), 0.0) / count;
  double squares = 0;
  for (const double number : numbers)
    squares += (number - mean) * (number - mean);
  const double error = std::sqrt(squares / (count - 1) / count);
  const double reach = inference::studentReach(inference::kUsualLevel, count - 1) * error;
  return {mean, mean - reach, mean + reach};
}

std::string asMean(const std::vector<double>& numbers, int digits) {
  if (numbers.size() < kFewSightings) return fmt::format("too few ({})", numbers.size());
  const BookMean mean = meanOf(numbers);
  return fmt::format("{:.{}f} ({:.{}f} to {:.{}f})", mean.value, digits, mean.low, digits, mean.high, digits);
}

/// Temples taken by a thousand units in a turn each: a ratio of sums over games, its error by linearisation
/// (Cochran 1977). With no temple at all the interval ends where three were to be expected.
std::string ofArmy(const std::vector<GameRate>& games) {
  double temples = 0, units = 0, squares = 0;
  for (const GameRate& game : games) {
    temples += game.times;
    units += game.chances;
  }
  if (units < 1000) return "too few";
  const double rate = temples / units;
  if (temples == 0) return fmt::format("0.0 (0.0 to {:.1f})", 3000 / units);
  for (const GameRate& game : games)
    squares += std::pow(game.times - rate * game.chances, 2);
  const auto count = static_cast<double>(games.size());
  const double error = std::sqrt(squares * count / (count - 1)) / units;
  const double reach = inference::studentReach(inference::kUsualLevel, count - 1) * error;
  return fmt::format("{:.1f} ({:.1f} to {:.1f})", 1000 * rate, 1000 * std::max(0.0, rate - reach),
                     1000 * (rate + reach));
}

/// Looks whether a nation has what its opening is for at the end of the opening's last turn.
class PlanWitness {
public:
  PlanWitness(const NamedOpening& opening, const Game& game, NationId seat)
      : deeds_(deedsOf(opening)), last_(static_cast<int>(opening.turns.size())), game_(game),
        state_(begin(game).value()), seat_(seat) {}

  void see(const Event& event) {
    if (std::holds_alternative<GameCreated>(event) || state_.round > last_) return;
    static_cast<void>(annales::apply(state_, event));
    const auto* ended = std::get_if<TurnEnded>(&event);
    if (ended == nullptr || ended->nation != seat_) return;
    for (const BookDeed& deed : deeds_)
      if (deed.round == state_.round && isDone(deed, game_, state_, seat_)) ++done_;
  }
  [[nodiscard]] bool done() const { return done_ == deeds_.size(); }

private:
  std::vector<BookDeed> deeds_;
  int last_;
  const Game& game_;
  GameState state_;
  NationId seat_;
  std::size_t done_ = 0;
};

struct PlanAnswer {
  Sightings wins, done;
};

/// One seat follows a plan of the book, in turn each; every seat equally often.
Result<PlanAnswer> playedPlan(SimulateSpec spec, const NamedOpening& opening, std::uint64_t games) {
  PlanAnswer answer;
  const auto nations = static_cast<std::uint64_t>(spec.nations);
  games = (games + nations - 1) / nations * nations;
  for (std::uint64_t k = 0; k < games; ++k) {
    const auto begun = simulatedGame(spec, k);
    if (!begun) return tl::unexpected(begun.error());
    const NationId seat(k % begun->game.nations());
    spec.plans.clear();
    spec.plans[begun->game.nationWord(seat)] = openingAs(opening, spec.bots);
    PlanWitness witness(opening, begun->game, seat);
    const auto end = simulate(spec, k, *begun, [&](const Event& event) { witness.see(event); });
    if (!end) return tl::unexpected(end.error());
    answer.wins.push_back({k, 0, end->winner == seat ? 1.0 : 0.0, 1});
    answer.done.push_back({k, 0, witness.done() ? 1.0 : 0.0, 1});
  }
  return answer;
}

std::string mostChosen(const BookTable& table) {
  int all = 0;
  FirstSteps best{};
  int most = 0;
  for (const auto& [steps, count] : table.firstSteps) {
    all += count;
    if (count <= most) continue;
    most = count;
    best = steps;
  }
  if (all == 0) return "none";
  return fmt::format("{}, {} ({:.0f} %)", wordOf(best.first), wordOf(best.second), 100.0 * most / all);
}

int heldFailed(const std::string& why) {
  fmt::print(stderr, "annales_hold_books: {}\n", why);
  return 1;
}

void putHeading(const std::vector<std::string>& columns) {
  fmt::print("\n| board, nations | {} |\n| --- |{}\n", fmt::join(columns, " | "),
             fmt::join(std::vector<std::string>(columns.size(), " --- |"), ""));
}

void putRow(const BookTable& table, const std::vector<std::string>& cells) {
  fmt::print("| {}, {} | {} |\n", table.board, table.nations, fmt::join(cells, " | "));
  std::fflush(stdout);
}

int putOpenings(const std::vector<SimulateSpec>& kinds, const std::vector<BookTable>& tables,
                const BookArguments& args) {
  std::vector<NamedOpening> openings;
  for (const NamedOpening& opening : OpeningBook::ofRulebooks().openings())
    if (opening.ruleset == kinds.front().ruleset) openings.push_back(opening);
  std::vector<std::string> columns{"expected"};
  for (const NamedOpening& opening : openings)
    columns.insert(columns.end(), {opening.english, "done"});
  columns.emplace_back("steps chosen most without a plan");
  putHeading(columns);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    std::vector<std::string> cells{fmt::format("{:.0f} %", 100.0 / kinds[i].nations)};
    for (const NamedOpening& opening : openings) {
      const auto answer = playedPlan(kinds[i], opening, args.games);
      if (!answer) return heldFailed(answer.error().message);
      cells.push_back(inPercent(answer->wins));
      cells.push_back(fmt::format("{:.0f} %", 100 * inference::shareOf(answer->done).value));
    }
    cells.push_back(mostChosen(tables[i]));
    putRow(tables[i], cells);
  }
  return 0;
}

void putConquests(const std::vector<BookTable>& tables) {
  putHeading({"conquests a game", "without movement", "won, first conquest without", "won, with",
              "temples per 1,000 unit-turns without", "with", "after a battle there"});
  for (const BookTable& table : tables)
    putRow(table,
           {fmt::format("{:.1f}", static_cast<double>(table.conquests) / static_cast<double>(table.games)),
            inPercent(table.early), inPercent(table.won[0]), inPercent(table.won[1]),
            ofArmy(table.temples[0]), ofArmy(table.temples[1]), inPercent(table.helped)});
}

void putEnds(const std::vector<BookTable>& tables) {
  putHeading({"only generals left", "conquests then of temples", "conquests of temples, by others",
              "by nations one short", "last personage a general", "winners that conquered no temple",
              "personages of a winner", "first navigator with at most 4 galleys"});
  for (const BookTable& table : tables) {
    const auto decided = static_cast<double>(std::max<std::size_t>(1, table.rounds.size()));
    std::string kinds;
    for (std::size_t p = 0; p < kPersonages; ++p)
      kinds += fmt::format("{}{:.1f} {}", p == 0 ? "" : ", ", table.ofWinners[p] / decided,
                           wordOf(static_cast<Personage>(p)));
    putRow(table, {inPercent(table.endGames), inPercent(table.templesThen), inPercent(table.templesNear[0]),
                   inPercent(table.templesNear[1]), inPercent(table.lastIsGeneral),
                   inPercent(table.withoutTemple), kinds, inPercent(table.fewGalleys)});
  }
}

void putLengths(const std::vector<BookTable>& tables) {
  putHeading({"games", "without a winner", "rounds", "turns", "seconds a turn for 90 to 120 minutes"});
  for (const BookTable& table : tables) {
    std::string seconds = "none decided";
    if (table.turns.size() >= kFewSightings) {
      const double turns = meanOf(table.turns).value;
      seconds = fmt::format("{:.0f} to {:.0f}", 60 * kMinutesShort / turns, 60 * kMinutesLong / turns);
    }
    putRow(table, {fmt::format("{}", table.games), fmt::format("{}", table.undecided),
                   asMean(table.rounds, 1), asMean(table.turns, 0), seconds});
  }
}

/// The kinds of games that were asked for, with the players on every seat.
std::vector<SimulateSpec> chosenKinds(const BookArguments& args, RulesetId ruleset, const Lineup& lineup) {
  auto kinds = kindsOfGames(ruleset, BoardShelf::builtIn(), args.seed);
  std::erase_if(kinds, [&](const SimulateSpec& spec) {
    return (args.nations != 0 && spec.nations != args.nations) ||
           (!args.board.empty() && spec.board->map->id() != args.board);
  });
  for (SimulateSpec& spec : kinds) {
    spec.bots = lineup;
    spec.options.goalTwelve = args.goalTwelve;
  }
  return kinds;
}

int runBooks(int argc, char** argv) {
  BookArguments args;
  CLI::App program("Holds the strategy tips of the rulebooks against games between players");
  program.add_option("--ruleset", args.ruleset);
  program.add_option("--player", args.player, "On every seat");
  program.add_option("--board", args.board, "Only games on that board");
  program.add_option("--nations", args.nations, "Only games of so many nations");
  program.add_option("--games", args.games, "Of each kind, and of each kind and opening");
  program.add_option("--seed", args.seed);
  program.add_flag("--openings", args.openings, "Also games in which a nation opens as the rulebook says");
  program.add_flag("--goal-twelve", args.goalTwelve, "Antike, three nations: to twelve personages");
  CLI11_PARSE(program, argc, argv);
  const auto ruleset = valueOf<RulesetId>(args.ruleset);
  if (!ruleset) return heldFailed("there is no game " + args.ruleset);
  const auto lineup = readLineup(args.player, *ruleset);
  if (!lineup) return heldFailed(lineup.error().message);
  const auto kinds = chosenKinds(args, *ruleset, *lineup);
  if (kinds.empty()) return heldFailed("no board is for such a game");
  std::vector<BookTable> tables;
  for (const SimulateSpec& spec : kinds) {
    auto table = witnessedGames(spec, args.games);
    if (!table) return heldFailed(table.error().message);
    tables.push_back(*std::move(table));
  }
  putLengths(tables);
  putConquests(tables);
  putEnds(tables);
  return args.openings ? putOpenings(kinds, tables, args) : 0;
}

} // namespace
} // namespace annales::tools

int main(int argc, char** argv) {
  return annales::tools::runBooks(argc, argv);
}
