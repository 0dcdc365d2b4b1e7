// annales analyse: who would win, turn by turn, and which turns gave something away.
#include "cli/against.h"
#include "cli/analyse_view.h"
#include "cli/analyse_without.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/effort_options.h"
#include "cli/game_source.h"
#include "cli/kept_analysis.h"
#include "cli/progress.h"
#include "cli/spoken.h"
#include "libreplay/causes/why.h"

#include <fmt/core.h>

#include <memory>

namespace annales::cli {
namespace {

struct AnalyseArgs {
  GameArgs game;
  AnalysisEffort effort; // but for the company, which depends on the game
  std::string against{kAllCompanies};
  unsigned threads = 2;
  bool json = false;
  bool blame = false;               // with the ledger
  std::vector<std::size_t> without; // events struck out, as `replay` counts
  std::optional<std::size_t> until; // where that is compared
  bool budgetIsAsked = false;
  std::string language = "en";
  bool why = false;         // causes of what is certain
  bool keepNothing = false; // of what is found
  bool list = false;        // what is kept, instead of analysing
};

/// What the ledger, causes and players cannot do without.
bool hasRollouts(const AnalyseArgs& args) {
  const bool plain = args.against == wordOf(Opponents::bots) || args.against == kAllCompanies;
  if ((!args.blame && !args.why && plain) || args.effort.budget >= 2) return true;
  const std::string option = args.blame ? "--blame" : args.why ? "--why" : "--against " + args.against;
  tell(spoken(languageOf(args.language), "{} needs rollouts; use --budget 2 or more",
              "{} braucht Fortsetzungen; nehmen Sie --budget 2 oder mehr", option));
  return false;
}

/// The causes of everything that gave something away for certain; nothing, with the exit status, where it was
/// interrupted.
bool findCauses(AnalysisView& view, const AnalyseArgs& args, const AnalysisEffort& effort, int& status) {
  Progress progress("Finding causes", 0);
  Watch watch;
  watch.threads = args.threads;
  watch.cancel = &interruptFlag();
  watch.progress = [&](std::size_t done, std::size_t of) {
    progress.setTotal(of);
    progress.at(done);
  };
  auto causes =
      causesIn(view.game(), view.events, view.analysis, Judgement::inaccuracy, whyEffort(effort), watch);
  status = causes ? kDone : kInterrupted;
  if (causes) view.causes = *std::move(causes);
  return causes.has_value();
}

WithoutArgs withoutArgs(const AnalyseArgs& args, const Company& company) {
  WithoutArgs without{args.without, args.until, {}, args.threads, args.json};
  if (args.budgetIsAsked) without.effort.budget = args.effort.budget;
  without.effort.turns = args.effort.turns;
  without.effort.seed = args.effort.seed;
  without.effort.company = company;
  return without;
}

int runAnalyse(const AnalyseArgs& args) {
  if (!hasRollouts(args)) return kBadInput;
  int status = kDone;
  const Language language = languageOf(args.language);
  const auto game = openGame(args.game, status, language);
  if (!game) return status;
  if (!goesToItsEnd(*game, language)) return kBadInput;
  AnalysisEffort effort = args.effort;
  if (!setCompanies(effort, args.against, *game->log, language)) return kBadInput;
  const bool mayKeep = !args.keepNothing && !args.list && args.effort.budget > 0;
  const auto kept = KeptAnalysis::open(args.game.library, mayKeep, game->log, game->head, effort, status);
  if (!kept) return status;
  if (args.list) return kept->putList(args.json, language), kDone;
  const std::vector<Event> events = game->log->eventsTo(game->head);
  const DisplayNames names = game->names(language);
  if (!args.without.empty()) return runWithout(withoutArgs(args, effort.company), *game->log, events, names);
  const auto analysis = analysedHere(game->log->game(), events, effort, args.threads, *kept, status);
  if (!analysis) return status;
  AnalysisView view{*game->log, events, *analysis, effort, names};
  if (args.why && !findCauses(view, args, effort, status)) return status;
  if (args.json) {
    putAnalysisJson(view, args.blame);
    return kDone;
  }
  if (args.blame) {
    putBlameTable(view);
    putCompanies(effort, args.against, names);
    return kDone;
  }
  putAnalysisTable(view);
  putTurningPoint(view);
  if (effort.budget > 0) putCompanies(effort, args.against, names);
  putAnalysisSummary(view);
  return kDone;
}

} // namespace

CLI::Option* addEffortOptions(CLI::App& command, AnalysisEffort& effort, std::string& against,
                              std::size_t least) {
  CLI::Option* budget =
      command
          .add_option(
              "--budget", effort.budget,
              "Rollouts for each position and each compared line; 0: only the fitted value, immediately")
          ->check(numberIn(least, std::size_t{100'000}))
          ->type_name("N")
          ->capture_default_str();
  command
      .add_option("--turns", effort.turns,
                  "Turns in a rollout before the fitted value takes over (default: two rounds)")
      ->check(numberIn(std::size_t{1}, std::size_t{1000}))
      ->type_name("N");
  wholeNumber(command.add_option("--seed", effort.seed, "The same seed gives the same answer"))
      ->type_name("S")
      ->capture_default_str();
  addCompaniesOption(command, against);
  return budget;
}

void addAnalyse(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "analyse", "Show turn by turn who is likely to win, and which turns lost chances");
  const auto args = std::make_shared<AnalyseArgs>();
  addGameArgs(*command, args->game);
  CLI::Option* library =
      addGameLibraryOption(*command, args->game, "; results are stored there turn by turn and used again");
  command->add_flag("--no-keep", args->keepNothing, "Use stored results, but store no new ones")
      ->needs(library);
  command
      ->add_flag("--kept", args->list, "Only list the stored analyses of this line: engine, version, effort")
      ->needs(library);
  CLI::Option* budget = addEffortOptions(*command, args->effort, args->against, 0);
  threadsOption(*command, args->threads, "turns");
  command->add_flag("--json", args->json, "As JSON, with the alternatives as events");
  command->add_flag("--blame", args->blame,
                    "Show how each nation's decisions, luck and the evaluation changed everybody's chances");
  command->add_flag(
      "--why", args->why,
      "Explain each certain loss below its turn: the one action that alone would have been enough");
  CLI::Option* without =
      wholeNumber(
          command->add_option("--without", args->without,
                              "Show the chances without this event and without the events that depend on it; "
                              "repeatable (--budget: 1000 pairs)"))
          ->type_name("EVENT");
  without->allow_extra_args(false)->excludes("--blame")->excludes("--why");
  wholeNumber(command->add_option("--until", args->until,
                                  "With --without: compare at the end of the turn of this event, following "
                                  "the record until then"))
      ->type_name("EVENT")
      ->needs(without);
  addLanguageOption(*command, args->language);
  command->footer(
      "The chances assume that the first company of --against plays on, greedy bots by default; ± is the "
      "standard error. A turn counts as an inaccuracy, a\nmistake or a blunder only if the 95 % interval of "
      "its loss lies above 2, 5 or 10 percentage points, and\nin each company of --against. All other turns "
      "are "
      "not distinguishable from the best alternative found.\n--against bots judges as earlier versions "
      "did.\n\nWith --library "
      "all results are stored. If you stop the program, the same command continues where it\nstopped. "
      "Results with another effort, seed or version are stored beside them. With --budget 0 nothing "
      "is\nstored.\n\nExamples:\n  annales analyse game.antike.jsonl\n  annales analyse game.antike.jsonl "
      "--budget 0 --json\n  annales analyse game.antike.jsonl --why\n  annales analyse game.antike.jsonl "
      "--blame\n  annales analyse game.antike.jsonl --without 341 --without 342\n  annales analyse "
      "game.antike.jsonl --against players\n  annales analyse game.antike.jsonl --against strong,players\n  "
      "annales analyse 76a027 --library club.annales --budget 200 "
      "--seed 7\n  annales analyse 76a027 --library club.annales --kept");
  command->callback([args, budget, &status] {
    args->budgetIsAsked = budget->count() > 0;
    status = runAnalyse(*args);
  });
}

} // namespace annales::cli
