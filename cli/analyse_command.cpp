// annales analyse: who would win, turn by turn, and which turns gave something away.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/game_source.h"
#include "cli/kept_analysis.h"
#include "cli/progress.h"
#include "cli/stats_numbers.h"
#include "engine/core/json_writer.h"
#include "libreplay/analysis/game_analysis.h"

#include <fmt/core.h>

#include <map>
#include <memory>

namespace annales::cli {
namespace {

struct AnalyseArgs {
  GameArgs game;
  AnalysisEffort effort;
  unsigned threads = 2;
  bool json = false;
  bool keepNothing = false; // of what is found
  bool list = false;        // what is kept, instead of analysing
};

constexpr std::string_view kOfRollouts = "mean over rollouts between greedy bots, ended by the value";
constexpr std::string_view kOfValue = "fitted value of the position";

std::string_view spaceWord(Space space) {
  return space == Space::none ? std::string_view("-") : wordOf(space);
}

void putByNation(JsonWriter& json, const Game& game, const Chances& numbers) {
  std::map<std::string, double> sorted;
  for (std::size_t n = 0; n < game.nations(); ++n)
    sorted[game.nationWord(NationId(n))] = numbers[n];
  json.beginObject();
  for (const auto& [nation, number] : sorted) {
    json.escapedKey(nation);
    putNumber(json, number);
  }
  json.endObject();
}

void putChances(JsonWriter& json, const Game& game, const ChancesHere& here) {
  json.beginObject();
  json.key("estimator");
  json.value(here.rollouts == 0 ? kOfValue : kOfRollouts);
  json.key("over");
  json.value(static_cast<std::int64_t>(here.rollouts));
  json.key("standard_errors");
  if (here.rollouts > 1)
    putByNation(json, game, here.standardErrors);
  else
    json.null();
  json.key("values");
  putByNation(json, game, here.chances);
  json.endObject();
}

void putRegret(JsonWriter& json, const EventLog& log, const TurnRegret& regret) {
  const EventNames names = log.names();
  json.beginObject();
  json.key("alternative");
  json.beginArray();
  for (const Event& event : regret.alternative) {
    std::string fact;
    appendFact(fact, event, names);
    json.raw(fact);
  }
  json.endArray();
  json.key("judgement");
  json.value(kJudgements[indexOf(regret.judgement)]);
  json.key("regret");
  putEstimate(json,
              "mean over pairs of rollouts with the same chance, of the best alternative found less what was "
              "played; Student's t, 95 %",
              regret.regret, &regret.interval, regret.rollouts);
  json.endObject();
}

void putTurn(JsonWriter& json, const EventLog& log, const AnalysedTurn& turn) {
  json.beginObject();
  json.key("chances");
  putChances(json, log.game(), turn.before);
  json.key("decision");
  if (turn.regret)
    putRegret(json, log, *turn.regret);
  else
    json.null();
  json.key("event"); // as `replay` counts
  json.value(static_cast<std::int64_t>(turn.event + 2));
  json.key("nation");
  json.value(log.game().nationWord(turn.nation));
  json.key("round");
  json.value(turn.round);
  json.key("space");
  if (turn.space == Space::none)
    json.null();
  else
    json.value(wordOf(turn.space));
  json.endObject();
}

void putAnalysisJson(const AnalyseArgs& args, const EventLog& log, const GameAnalysis& analysis) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("after");
  putChances(json, log.game(), analysis.after);
  json.key("budget");
  json.value(static_cast<std::int64_t>(args.effort.budget));
  json.key("ended");
  json.value(analysis.ended);
  json.key("engine");
  json.value("annales " ANNALES_VERSION);
  json.key("game");
  json.value(hexOf(log.id()));
  json.key("seed");
  json.value(static_cast<std::int64_t>(args.effort.seed));
  json.key("thresholds");
  json.beginObject();
  for (const Judgement judgement : {Judgement::blunder, Judgement::inaccuracy, Judgement::mistake}) {
    json.key(kJudgements[indexOf(judgement)]);
    putNumber(json, kThresholds[indexOf(judgement)]);
  }
  json.endObject();
  json.key("turns");
  json.beginArray();
  for (const AnalysedTurn& turn : analysis.turns)
    putTurn(json, log, turn);
  json.endArray();
  json.endObject();
  putLine(text);
}

std::string percentCell(const ChancesHere& here, std::size_t n) {
  const double value = 100 * here.chances[n], error = 100 * here.standardErrors[n];
  return here.rollouts > 1 ? fmt::format("{:.0f} ±{:.1f}", value, error) : fmt::format("{:.0f}", value);
}

std::string regretCell(const TurnRegret& regret) {
  if (regret.judgement == Judgement::notDistinguishable) return "";
  return fmt::format("{}: gives away {:.0f} ({:.0f} to {:.0f}), rather {}",
                     kJudgements[indexOf(regret.judgement)], 100 * regret.regret, 100 * regret.interval.low,
                     100 * regret.interval.high, [&] {
                       for (const Event& event : regret.alternative)
                         if (const auto* move = std::get_if<RondelMoved>(&event)) return spaceWord(move->to);
                       return spaceWord(Space::none);
                     }());
}

void putAnalysisTable(const EventLog& log, const GameAnalysis& analysis) {
  const Game& game = log.game();
  std::string head = fmt::format("{:>5} {:>5}  {:<14} {:<10}", "round", "event", "nation", "goes to");
  for (std::size_t n = 0; n < game.nations(); ++n)
    head += fmt::format(" {:>12.12}", game.nationWord(NationId(n)));
  putLine(head);
  const auto cells = [&](const ChancesHere& here) {
    std::string text;
    for (std::size_t n = 0; n < game.nations(); ++n) {
      const std::string cell = percentCell(here, n);
      // "±" is two bytes and one column.
      text += fmt::format(" {:>{}}", cell, here.rollouts > 1 ? 13 : 12);
    }
    return text;
  };
  for (const AnalysedTurn& turn : analysis.turns)
    putLine(fmt::format("{:>5} {:>5}  {:<14} {:<10}{}  {}", turn.round, turn.event + 2,
                        game.nationWord(turn.nation), spaceWord(turn.space), cells(turn.before),
                        turn.regret ? regretCell(*turn.regret) : ""));
  putLine(
      fmt::format("{:<37}{}", analysis.ended ? "end" : "as far as it is recorded", cells(analysis.after)));
}

void putAnalysisSummary(const EventLog& log, const GameAnalysis& analysis) {
  std::map<std::pair<std::size_t, Judgement>, std::uint64_t> counts;
  std::map<std::size_t, std::uint64_t> judged;
  for (const AnalysedTurn& turn : analysis.turns) {
    if (!turn.regret) continue;
    ++judged[turn.nation.index()];
    ++counts[{turn.nation.index(), turn.regret->judgement}];
  }
  for (const auto& [nation, all] : judged) {
    const auto of = [&, n = nation](Judgement judgement) { return counts[{n, judgement}]; };
    putLine(fmt::format(
        "{}: {} with a choice: {}, {}, {}; {} not distinguishable from the best found",
        log.game().nationWord(NationId(nation)), counted(all, "turn"),
        counted(of(Judgement::blunder), "blunder"), counted(of(Judgement::mistake), "mistake"),
        of(Judgement::inaccuracy) == 1 ? std::string("1 inaccuracy")
                                       : fmt::format("{} inaccuracies", of(Judgement::inaccuracy)),
        of(Judgement::notDistinguishable)));
  }
}

int runAnalyse(const AnalyseArgs& args) {
  int status = kDone;
  const auto game = openGame(args.game, status);
  if (!game) return status;
  const bool mayKeep = !args.keepNothing && !args.list && args.effort.budget > 0;
  const auto kept =
      KeptAnalysis::open(args.game.library, mayKeep, game->log, game->head, args.effort, status);
  if (!kept) return status;
  if (args.list) return kept->putList(), kDone;
  std::vector<Event> events;
  for (const NodeIndex i : game->log->path(game->head))
    if (i != 0) events.push_back((*game->log)[i].event);
  std::optional<Result<GameAnalysis>> analysis;
  {
    Progress progress("Analysing", 0);
    AnalysisWatch watch;
    watch.threads = args.threads;
    watch.cancel = &interruptFlag();
    watch.progress = [&](std::size_t done, std::size_t of) {
      progress.setTotal(of);
      progress.at(done);
    };
    kept->watch(watch);
    analysis = analysedGame(game->log->game(), events, args.effort, watch);
  }
  kept->tellWhatWasKept(interrupted());
  if (interrupted()) return kInterrupted;
  if (!*analysis) {
    tell(analysis->error().message);
    return kBadInput;
  }
  if (args.json) {
    putAnalysisJson(args, *game->log, **analysis);
    return kDone;
  }
  putAnalysisTable(*game->log, **analysis);
  putAnalysisSummary(*game->log, **analysis);
  return kDone;
}

} // namespace

void addAnalyse(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "analyse", "Say turn by turn who would win, and which turns gave something away");
  const auto args = std::make_shared<AnalyseArgs>();
  addGameArgs(*command, args->game);
  CLI::Option* library = command
                             ->add_option("--library", args->game.library,
                                          "Take FILE as the first characters of a game's id in this library. "
                                          "What is found is kept there, turn by turn, and used the next time")
                             ->type_name("LIB");
  command->add_flag("--no-keep", args->keepNothing, "Use what the library has, and add nothing to it")
      ->needs(library);
  command
      ->add_flag("--kept", args->list,
                 "Only list what the library has of the line: engines, versions, efforts")
      ->needs(library);
  command
      ->add_option("--budget", args->effort.budget,
                   "Rollouts of each position and of each line compared; 0: the fitted value alone, at once")
      ->check(CLI::Range(std::size_t{0}, std::size_t{100'000}))
      ->type_name("N")
      ->capture_default_str();
  command
      ->add_option("--turns", args->effort.turns,
                   "Turns that a rollout plays before the value ends it (default: two rounds)")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1000}))
      ->type_name("N");
  wholeNumber(command->add_option("--seed", args->effort.seed, "The same seed gives the same answer"))
      ->type_name("S")
      ->capture_default_str();
  command->add_option("--threads", args->threads, "How many turns at once; it changes no answer")
      ->check(CLI::Range(1U, 64U))
      ->type_name("N")
      ->capture_default_str();
  command->add_flag("--json", args->json, "As JSON, with the alternatives as events");
  command->footer(
      "Chances are those of each nation if greedy bots play on; ± is their standard error. A turn is called\n"
      "an inaccuracy, a mistake or a blunder only where the 95 % interval of what it gave away lies above 2, "
      "5\n"
      "or 10 in 100; all others cannot be told from the best alternative found.\n\n"
      "With --library nothing that was found is lost: whoever ends the program goes on with the same "
      "command.\n"
      "Other efforts, seeds and versions are kept beside it; the value alone, which is there at once, is "
      "not\n"
      "kept.\n\n"
      "Examples:\n"
      "  annales analyse game.antike.jsonl\n"
      "  annales analyse game.antike.jsonl --budget 0 --json\n"
      "  annales analyse 76a027 --library club.annales --budget 200 --seed 7\n"
      "  annales analyse 76a027 --library club.annales --kept");
  command->callback([args, &status] { status = runAnalyse(*args); });
}

} // namespace annales::cli
