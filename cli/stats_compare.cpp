// annales stats compare: does A win more than B?
#include "cli/choice.h"
#include "cli/compare_answer.h"
#include "cli/console.h"
#include "cli/empty_values.h"
#include "cli/progress.h"
#include "cli/stats_commands.h"
#include "importers/boards/own_boards.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include <ctime>

namespace annales::cli {
namespace {

struct CompareArgs : StatsArgs {
  std::string a;
  std::vector<std::string> b;
  std::string ledger; // a file of looks
  std::string skill = "players";
  bool overRounds = false;
};

/// As the ledger writes it.
std::string timeNow() {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

std::optional<ChosenSide> sideOf(const std::string& words, const StatsSource& source, int& status) {
  auto filter = readMore(source, words, status);
  if (!filter) return std::nullopt;
  Selection chosen = select(source.table, *filter);
  return ChosenSide{words, std::move(*filter), std::move(chosen)};
}

SkillFrom skillOf(const std::string& word) {
  for (const SkillFrom skill : {SkillFrom::ratings, SkillFrom::nothing})
    if (wordOf(skill) == word) return skill;
  return SkillFrom::players;
}

ComparedWith against(const ChosenSide& a, ChosenSide b, const StatsSource& source, const CompareArgs& args) {
  ComparedWith one;
  one.strata = strataFor(a.filter, b.filter);
  one.found =
      compare(source.table, a.chosen, b.chosen, one.strata, {.choices = choicesOf(a.filter, b.filter)});
  const Selection games = select(source.table, {source.filter.games, {}}); // whoever else sat there, too
  one.rated = compareRated(source.table, games, a.chosen, b.chosen, one.strata,
                           comparesPlayers(a.filter, b.filter), {.skill = skillOf(args.skill)});
  if (args.overRounds) {
    const SidesApart sides = apart(a.chosen, b.chosen);
    one.coursesA = coursesOf(source.table, sides.a);
    one.coursesB = coursesOf(source.table, sides.b);
  }
  one.origins =
      originsOf(source.table, a.chosen.seats, b.chosen.seats, reconstructedMaps(shelfWithOwnBoards()));
  one.side = std::move(b);
  return one;
}

int compareSides(const CompareArgs& args) {
  int status = kDone;
  const auto source = openStats(args, status);
  if (!source) return status;
  CompareAnswer answer;
  answer.over = source->over;
  answer.library = source->library;
  if (!args.ledger.empty()) {
    auto ledger = readLedger(args.ledger, status);
    if (!ledger) return status;
    answer.ledger = std::move(*ledger);
  }
  auto a = sideOf(args.a, *source, status);
  if (!a) return status;
  answer.a = std::move(*a);
  const std::string now = timeNow();
  std::vector<LedgerLook> looks;
  Progress progress("Comparing", args.b.size());
  for (const std::string& words : args.b) {
    if (interrupted()) return kInterrupted;
    progress.at(answer.b.size());
    auto b = sideOf(words, *source, status);
    if (!b) return status;
    const std::string asB = textOf(b->filter);
    answer.b.push_back(against(answer.a, std::move(*b), *source, args));
    looks.push_back(lookOf(answer.b.back().found, source->over, textOf(answer.a.filter), asB, now));
    looks.back().library = source->library;
    answer.b.back().look = answer.ledger.add(looks.back());
  }
  if (!args.ledger.empty() && !appendLooks(args.ledger, looks)) return kStorageFailed;
  answer.verdicts = answer.ledger.verdicts();
  switch (args.form()) {
  case StatsForm::text:
    putAsSentences(answer, args.in());
    break;
  case StatsForm::json:
    putAsJson(answer);
    break;
  case StatsForm::csv:
    putAsTable(answer);
    break;
  }
  return kDone;
}

} // namespace

void addStatsCompare(CLI::App& stats, int& status) {
  CLI::App* command = stats.add_subcommand("compare", "Does A win more than B?");
  const auto args = std::make_shared<CompareArgs>();
  addStatsOptions(*command, *args);
  mayBeEmpty(
      command->add_option("--a", args->a,
                          "Conditions for A, separated by \";\": \"nation=romans; opening=marble temple\""))
      ->required()
      ->type_name("CONDITIONS");
  mayBeEmpty(
      command->add_option("--b", args->b,
                          "Conditions for B, empty for all others; repeatable, each B is compared with A"))
      ->required()
      ->allow_extra_args(false)
      ->type_name("CONDITIONS");
  oneOf(command->add_option("--skill", args->skill,
                            "How to judge the strength of players: by their games, by their ratings, or not "
                            "at all"),
        {"players", "ratings", "nothing"})
      ->capture_default_str();
  command->add_flag("--over-rounds", args->overRounds,
                    "Also show each round: personages, games still playing, no personage yet");
  command
      ->add_option("--ledger", args->ledger,
                   "File that records every question; verdicts allow for all of them (see `stats ledger`)")
      ->type_name("FILE");
  command->footer(
      "Examples:\n"
      "  annales stats compare --library club.annales --a \"opening=arming maneuver-2\" --b opening=iron\n"
      "  annales stats compare --library club.annales --nations 4 --a \"player=Growth bot\" --b "
      "\"player=Military bot\"\n"
      "  annales stats compare --library club.annales --a nation=romans --b nation=greeks --b "
      "nation=germans\n"
      "  annales stats compare --library club.annales --a \"where=temples >= 1 and round <= 5\" --b "
      "tag=source "
      "--nation romans\n"
      "  annales stats compare --library club.annales --a \"nation=romans; option=prices\" --b "
      "\"nation=romans; option=prices:default\"\n"
      "  annales stats compare --library club.annales --a opening=iron --b \"\" --ledger looks.jsonl "
      "--over-rounds");
  command->callback([args, &status] { status = compareSides(*args); });
}

} // namespace annales::cli
