// annales simulate: whole legal games between bots; the same seed gives the same bytes.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/facts_upkeep.h"
#include "cli/game_options.h"
#include "cli/library_source.h"
#include "cli/owner_files.h"
#include "cli/progress.h"
#include "cli/simulate_args.h"
#include "cli/suggest.h"
#include "cli/whole_file.h"
#include "engine/core/json_writer.h"
#include "engine/event/options_codec.h"
#include "engine/play/simulate.h"
#include "engine/search/player.h"
#include "importers/antike_jsonl/log_writer.h"
#include "libreplay/match/simulated_log.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <functional>
#include <map>
#include <memory>
#include <sstream>

namespace annales::cli {
namespace {

Result<void> putDeck(const SimulateArgs& args, const Ruleset& table, Options& options) {
  if (args.deck.empty()) return {};
  if (!table.hasCards) return failure(fmt::format("--deck: {} is played without cards", wordOf(table.id)));
  if (options.deck) return failure("--deck and --option deck both name a deck; use only one of them");
  const auto file = deckIn(args.deck);
  if (!file) return tl::unexpected(file.error());
  options.deck = file->option();
  return {};
}

Result<void> putPrices(const SimulateArgs& args, const Ruleset& table, Options& options) {
  if (args.prices.empty()) return {};
  if (options.prices != Options{}.prices || options.coins)
    return failure("--prices and --option both set prices or coins; use only one of them");
  const auto file = pricesIn(args.prices);
  if (!file) return tl::unexpected(file.error());
  if (file->ruleset != table.id)
    return failure(fmt::format("{}: these are prices for {}, but the game is {}", args.prices,
                               wordOf(file->ruleset), wordOf(table.id)));
  file->putInto(options);
  return {};
}

/// Options that come from the owner's files.
Result<void> putFiles(const SimulateArgs& args, const Ruleset& table, Options& options) {
  if (auto put = putDeck(args, table, options); !put) return put;
  return putPrices(args, table, options);
}

/// Who won how often, and how long it took.
struct Tally {
  std::map<std::string, std::uint64_t> wins;
  std::uint64_t games = 0, events = 0, rounds = 0;

  void add(const Game& game, const SimulatedEnd& end) {
    ++games;
    events += end.events;
    rounds += static_cast<std::uint64_t>(end.rounds);
    ++wins[end.winner.exists() ? readableId(game.nationWord(end.winner)) : "no nation"];
  }
  void report() const {
    std::string list;
    for (const auto& [who, count] : wins)
      list += fmt::format("{}{} {}", list.empty() ? "" : ", ", who, count);
    tell(fmt::format("{}, {}, {:.1f} rounds per game; won by: {}", counted(games, "game"),
                     counted(events, "event"),
                     games == 0 ? 0.0 : static_cast<double>(rounds) / static_cast<double>(games), list));
  }
};

/// Takes one game; the exit status on failure.
using Taker = std::function<int(const EventLog&)>;

int playAll(const SimulateArgs& args, const SimulateSpec& spec, const Taker& take) {
  Tally tally;
  Progress progress("Simulating", args.games);
  for (std::uint64_t k = 0; k < args.games; ++k) {
    if (interrupted()) return kInterrupted;
    const auto played = simulatedLog(spec, k, &interruptFlag());
    if (interrupted()) return kInterrupted;
    if (!played) {
      tell(played.error().message);
      return kBadInput;
    }
    tally.add(played->log.game(), played->end);
    if (const int status = take(played->log); status != kDone) return status;
    progress.at(k + 1);
  }
  tally.report();
  return kDone;
}

int simulateFailed(const std::string& message, int status) {
  tell(message);
  return status;
}

int intoFile(const SimulateArgs& args, const SimulateSpec& spec) {
  auto file = WholeFile::create(args.out);
  if (!file) return simulateFailed(file.error().message, kStorageFailed);
  std::ostringstream text;
  LogWriter writer(text);
  const int status = playAll(args, spec, [&](const EventLog& log) -> int {
    writer.write(log);
    const auto written = file->write(text.view());
    text.str({});
    return written ? static_cast<int>(kDone) : simulateFailed(written.error().message, kStorageFailed);
  });
  if (status != kDone) return status;
  const auto finished = file->finish();
  return finished ? static_cast<int>(kDone) : simulateFailed(finished.error().message, kStorageFailed);
}

int addTo(Library& library, const SimulateArgs& args, const SimulateSpec& spec) {
  const auto told = [](const LibraryError& error) {
    tellAbout(error);
    return storageStatus(error);
  };
  auto batch = library.beginImport(&interruptFlag());
  if (!batch) return told(batch.error());
  const int status = playAll(args, spec, [&](const EventLog& log) -> int {
    const auto outcome = batch->add(log);
    return outcome ? static_cast<int>(kDone) : told(outcome.error());
  });
  if (status != kDone) return status;
  const auto done = batch->commit();
  return done ? static_cast<int>(kDone) : told(done.error());
}

int intoLibrary(const SimulateArgs& args, const SimulateSpec& spec) {
  int status = kDone;
  auto library = openLibrary(args.library, Access::create, status);
  if (!library) return status;
  status = addTo(*library, args, spec);
  const std::filesystem::path path = library->path();
  library.reset();
  if (status == kDone) keepTablesUp(path);
  return status;
}

int run(const SimulateArgs& args) {
  if (args.out.empty() == args.library.empty())
    return simulateFailed("simulate needs either --out FILE or --library LIB", kBadInput);
  if (!mayReplace(args.out, {args.deck, args.prices})) return kBadInput;
  const auto spec = specOf(args);
  if (!spec) return simulateFailed(spec.error().message, kBadInput);
  // A game that the board does not offer is bad usage, found before a file is touched.
  if (const auto first = simulatedGame(*spec, 0); !first)
    return simulateFailed(first.error().message, kBadInput);
  return args.library.empty() ? intoFile(args, *spec) : intoLibrary(args, *spec);
}

} // namespace

Result<SimulateSpec> specOf(const SimulateArgs& args) {
  const auto shelf = shelfWith(args.maps);
  if (!shelf) return failure("no boards found");
  SimulateSpec spec;
  spec.ruleset = valueOf<RulesetId>(args.ruleset).value();
  auto bots = readLineup(args.bots, spec.ruleset);
  if (!bots) return tl::unexpected(bots.error());
  spec.bots = *std::move(bots);
  spec.nations = args.nations;
  spec.seed = args.seed;
  spec.board = shelf->find(args.map);
  if (!spec.board) return failure(noBoard(*shelf, args.map));
  auto options = gameOptions(args.options, rulesetOf(spec.ruleset));
  if (!options) return tl::unexpected(options.error());
  if (const auto put = putFiles(args, rulesetOf(spec.ruleset), *options); !put)
    return tl::unexpected(put.error());
  spec.options = *std::move(options);
  return spec;
}

void addSimulateOptions(CLI::App& command, SimulateArgs& args) {
  oneOf<RulesetId>(command.add_option("--ruleset", args.ruleset, "Ruleset of the game"))
      ->capture_default_str();
  command.add_option("--map", args.map, "The id of the board (see `annales boards`)")
      ->required()
      ->type_name("MAP");
  command.add_option("--nations", args.nations, "Number of nations")
      ->check(numberIn(2, 6))
      ->type_name("N")
      ->capture_default_str();
  wholeNumber(command.add_option("--games", args.games, "Number of games"))
      ->type_name("K")
      ->capture_default_str();
  wholeNumber(command.add_option("--seed", args.seed, "The same seed gives the same games, byte for byte"))
      ->type_name("S")
      ->capture_default_str();
  command
      .add_option("--option", args.options,
                  "An option of the game; the value is JSON, otherwise text; repeatable")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  command.add_option("--deck", args.deck, "Cards of the game (antike-deck/1)")->type_name("FILE");
  command.add_option("--prices", args.prices, "Prices and coins of the game (antike-prices/1)")
      ->type_name("FILE");
  command
      .add_option("--bots", args.bots,
                  "Bots that play: mixed alternates growth, military and progress; or players as in "
                  "`annales match`, separated by commas, who take the seats in turn")
      ->type_name("PLAYERS")
      ->capture_default_str();
  addMapsOption(command, args.maps);
}

void addSimulate(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("simulate", "Let bots play complete legal games");
  const auto args = std::make_shared<SimulateArgs>();
  addSimulateOptions(*command, *args);
  command->add_option("--out", args->out, "Write an event log; - for standard output")->type_name("FILE");
  command->add_option("--library", args->library, "Add the games to a library")->type_name("LIB");
  command->footer(
      "Examples:\n"
      "  annales simulate --map occident --nations 4 --games 100 --seed 7 --out games.antike.jsonl\n"
      "  annales simulate --map orient --nations 3 --option variant=expert --option goal=12 --out -\n"
      "  annales simulate --ruleset duellum --map rome-carthage --nations 2 --deck club-deck.json --out -\n"
      "  annales simulate --map occident --nations 6 --games 1000 --bots random --library bots.annales\n"
      "  annales simulate --ruleset duellum --map rome-carthage --nations 2 --bots level:3,strong --out -");
  command->callback([args, &status] { status = run(*args); });
}

} // namespace annales::cli
