// annales match: players against each other in every seat; the same seed gives the same table.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/game_options.h"
#include "cli/match_args.h"
#include "cli/progress.h"
#include "cli/stats_numbers.h"
#include "engine/core/json_writer.h"
#include "libreplay/match/match.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/number_text.h"

#include <fmt/core.h>

#include <chrono>
#include <memory>

namespace annales::cli {
namespace {

int badMatch(const std::string& message) {
  tell(message);
  return kBadInput;
}

std::string_view verdictWord(inference::Verdict verdict) {
  switch (verdict) {
  case inference::Verdict::shownHigher:
    return "higher";
  case inference::Verdict::shownLower:
    return "lower";
  case inference::Verdict::notShown:
    break;
  }
  return "not-shown";
}

void putRow(JsonWriter& json, const MatchRow& row, std::uint64_t sets) {
  json.beginObject();
  json.key("ahead");
  putEstimate(json,
              "mean over seeds of wins a game less those expected; betting confidence sequence, 95 % at "
              "every look",
              row.ahead.value, &row.ahead.interval, sets);
  json.key("baseline");
  putNumber(json, row.baseline);
  json.key("p_value");
  putNumber(json, row.ahead.pValue);
  json.key("player");
  json.value(row.player);
  json.key("verdict");
  json.value(verdictWord(row.ahead.verdict));
  json.key("wins");
  json.value(static_cast<std::int64_t>(row.wins));
  json.key("wins_of_seats");
  putEstimate(json, "share, CR2 by seed, 95 %", row.share.value, &row.share.interval, row.seats);
  json.endObject();
}

void putMatchJson(const MatchArgs& args, const MatchAnswer& answer) {
  std::string text;
  JsonWriter json(text);
  const auto count = [&](std::string_view key, std::uint64_t number) {
    json.key(key);
    json.value(static_cast<std::int64_t>(number));
  };
  json.beginObject();
  count("games", answer.games);
  json.key("map");
  json.value(args.map);
  count("nations", static_cast<std::uint64_t>(args.nations));
  json.key("players");
  json.beginArray();
  for (const MatchRow& row : answer.rows)
    putRow(json, row, answer.sets);
  json.endArray();
  count("rounds", answer.rounds);
  json.key("ruleset");
  json.value(args.ruleset);
  count("seed", args.seed);
  count("seeds_played", answer.sets);
  count("undecided", answer.undecided);
  json.endObject();
  putLine(text);
}

void putMatchTable(const MatchArgs& args, const MatchAnswer& answer) {
  constexpr std::string_view kLine = "{:<20} {:>6} {:>6} {:>7} {:>16} {:>9} {:>8} {:>16}  {}";
  putLine(fmt::format(
      "{} with {} nations on {} ({}, each with every player in every seat); {:.1f} rounds per game",
      counted(answer.games, "game"), args.nations, args.map, counted(answer.sets, "seed"),
      answer.games == 0 ? 0.0 : static_cast<double>(answer.rounds) / static_cast<double>(answer.games)));
  if (answer.undecided > 0) putLine(fmt::format("{} without a winner", counted(answer.undecided, "game")));
  putLine(fmt::format(kLine, "player", "seats", "wins", "% won", "95 %", "expected", "ahead", "at every look",
                      "verdict"));
  for (const MatchRow& row : answer.rows)
    putLine(fmt::format(
        kLine, row.player, row.seats, row.wins, fmt::format("{:.1f}", 100 * row.share.value),
        pointsInWords(row.share.interval, Language::english), fmt::format("{:.1f}", 100 * row.baseline),
        signedText(100 * row.ahead.value, 1, Language::english),
        pointsInWords(row.ahead.interval, Language::english), verdictWord(row.ahead.verdict)));
}

int runMatchCommand(const MatchArgs& args) {
  const auto design = matchOf(args);
  if (!design) return badMatch(design.error().message);
  const auto begun = std::chrono::steady_clock::now();
  std::optional<Result<MatchAnswer>> answer;
  {
    Progress progress("Playing", args.games);
    Watch watch;
    watch.threads = args.threads;
    watch.cancel = &interruptFlag();
    watch.progress = [&](std::uint64_t done, std::uint64_t) { progress.at(done); };
    answer = runMatch(*design, watch);
  }
  if (interrupted()) return kInterrupted;
  if (!*answer) return badMatch(answer->error().message);
  putMatch(args, **answer);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
  tell(fmt::format("{:.1f} games per second", static_cast<double>((*answer)->games) / took.count()));
  return kDone;
}

} // namespace

Result<MatchDesign> matchOf(const MatchArgs& args) {
  const auto shelf = shelfWith(args.maps);
  if (!shelf) return failure("no boards found");
  MatchDesign design;
  design.games.ruleset = valueOf<RulesetId>(args.ruleset).value();
  design.games.nations = args.nations;
  design.games.seed = args.seed;
  design.games.board = shelf->find(args.map);
  if (!design.games.board) return failure(noBoard(*shelf, args.map));
  auto options = gameOptions(args.options, rulesetOf(design.games.ruleset));
  if (!options) return tl::unexpected(options.error());
  design.games.options = *std::move(options);
  design.budget = args.games;
  design.stop = !args.all;
  for (const std::string& word : args.players) {
    auto player = Player::read(word);
    if (!player) return tl::unexpected(player.error());
    design.players.push_back(*std::move(player));
  }
  return design;
}

void putMatch(const MatchArgs& args, const MatchAnswer& answer) {
  if (args.json)
    putMatchJson(args, answer);
  else
    putMatchTable(args, answer);
}

void addMatchOptions(CLI::App& command, MatchArgs& args) {
  command
      .add_option(
          "players", args.players,
          "Two or more players, at most one per nation. They take the seats in turn, and a player may "
          "repeat: random, greedy (one of the next three, by its seat), growth, military, progress, value, "
          "rollout:N:T (N playouts of T turns from each of the best candidates), search:N:T (the same for "
          "whole turns), quick (the best whole turn by the value), strong (the best by what a net has "
          "learned), "
          "strong:N (the N best turns judged after the next nation's answer), or level:1 to level:6 (for "
          "people, from a beginner to the strongest)")
      ->required()
      ->type_name("PLAYER");
  command.add_option("--map", args.map, "The id of the board (see `annales boards`)")
      ->required()
      ->type_name("MAP");
  oneOf<RulesetId>(command.add_option("--ruleset", args.ruleset, "Ruleset of the game"))
      ->capture_default_str();
  command.add_option("--nations", args.nations, "Number of nations")
      ->check(numberIn(2, 6))
      ->type_name("N")
      ->capture_default_str();
  command
      .add_option("--games", args.games,
                  "Maximum number of games; all games of a seed are played, one for each rotation of the "
                  "seats")
      ->check(numberIn(std::uint64_t{1}, std::uint64_t{10'000'000}))
      ->type_name("K")
      ->capture_default_str();
  command.add_flag("--all", args.all,
                   "Play all games, even if the verdict on the first player is clear earlier");
  wholeNumber(command.add_option("--seed", args.seed, "The same seed gives the same table"))
      ->type_name("S")
      ->capture_default_str();
  command.add_option("--option", args.options, "An option of the game; repeatable")
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  addMapsOption(command, args.maps);
}

void addMatch(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("match", "Let bots play against each other in every seat");
  const auto args = std::make_shared<MatchArgs>();
  addMatchOptions(*command, *args);
  threadsOption(*command, args->threads, "games");
  command->add_flag("--json", args->json, "As JSON");
  command->footer("\"ahead\" is the number of wins in 100 games minus the number expected by chance. The "
                  "match stops when the\nverdict on the first player is clear.\n\nExamples:\n  annales match "
                  "growth military --map occident --nations 4\n  annales match progress growth growth growth "
                  "--map occident --games 400 --all\n  annales match value greedy greedy greedy --map "
                  "orient\n  annales match greedy random --ruleset duellum --map rome-carthage --nations 2 "
                  "--json");
  command->callback([args, &status] { status = runMatchCommand(*args); });
}

} // namespace annales::cli
