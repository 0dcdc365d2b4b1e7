// annales stats compare: does A win more than B?
#include "cli/choice.h"
#include "cli/compare_answer.h"
#include "cli/compare_pairs.h"
#include "cli/console.h"
#include "cli/empty_values.h"
#include "cli/progress.h"
#include "cli/stats_commands.h"
#include "cli/whole_file.h"
#include "importers/boards/own_boards.h"
#include "importers/comparison/observations.h"
#include "importers/published/published_sums.h"
#include "libreplay/openings/stratum_conditions.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/reason.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include <ctime>
#include <filesystem>

namespace annales::cli {
namespace {

struct CompareArgs : StatsArgs {
  std::string a;
  std::vector<std::string> b, sides;
  std::string ledger; // a file of looks
  std::string skill = "players";
  bool overRounds = false, strata = false, power = false;
  std::string observations, script; // files
};

/// As the ledger writes it.
std::string timeNow() {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

using SharedSide = std::shared_ptr<ChosenSide>;
using SidePairs = std::vector<std::pair<SharedSide, SharedSide>>;

/// What two sides are compared in: games of a library, or those that a server has added up.
struct ComparedGames {
  const FactTable& table;
  Selection a, b, over; // `over`: whoever else sat there, too
  std::optional<OwnStrengths> own = {};
};

/// By its conditions alone. Null, with a message and the exit status, where they make no sense.
SharedSide sideOf(const NamedSide& asked, const StatsSource& source, int& status) {
  auto filter = readMore(source, asked.conditions, status);
  if (!filter) return nullptr;
  auto side = std::make_shared<ChosenSide>();
  side->words = asked.conditions;
  side->name = sideName(asked.name, source.language);
  side->filter = std::move(*filter);
  return side;
}

void countAlone(ChosenSide& side, const FactTable& table, const Selection& chosen) {
  const SideShare alone = sideShareOf(table, chosen);
  side.counts = alone.counts;
  side.share = alone.share;
}

SkillFrom skillOf(const std::string& word) {
  for (const SkillFrom skill : {SkillFrom::ratings, SkillFrom::nothing})
    if (wordOf(skill) == word) return skill;
  return SkillFrom::players;
}

/// The name of a file as a script beside it, or elsewhere, finds it.
std::filesystem::path seenFrom(const std::filesystem::path& script, const std::filesystem::path& file) {
  return script.parent_path() == file.parent_path() ? file.filename() : std::filesystem::absolute(file);
}

ComparedWith against(const SharedSide& sideA, const SharedSide& sideB, ComparedGames games,
                     const CompareArgs& args) {
  const ChosenSide &a = *sideA, &b = *sideB;
  const FactTable& table = games.table;
  ComparedWith one;
  one.strata = strataFor(a.filter, b.filter);
  one.chosenA = std::move(games.a);
  one.chosenB = std::move(games.b);
  const SideChoices choices = choicesOf(a.filter, b.filter);
  one.found = compare(table, one.chosenA, one.chosenB, one.strata, {.choices = choices});
  one.results = resultsMet(table, one.chosenA, one.chosenB);
  if (one.results.counted > 0)
    one.recordedAlone = compare(table, recordedAlone(table, one.chosenA), recordedAlone(table, one.chosenB),
                                one.strata, {.bootstrap = false, .choices = choices});
  one.rated = compareRated(table, games.over, one.chosenA, one.chosenB, one.strata,
                           comparesPlayers(a.filter, b.filter),
                           {.skill = skillOf(args.skill), .own = std::move(games.own)});
  if (args.overRounds) {
    const SidesApart sides = apart(recordedAlone(table, one.chosenA), recordedAlone(table, one.chosenB));
    one.coursesA = coursesOf(table, sides.a);
    one.coursesB = coursesOf(table, sides.b);
  }
  std::vector<KindIndex> kinds;
  for (const ComparedStratum& stratum : one.found.byStratum) {
    kinds.push_back(stratum.kind);
    one.kinds.push_back(conditionsOf(table, stratum.kind, one.strata));
  }
  one.kindNames = kindsInWords(table, kinds, one.strata, args.in());
  one.origins =
      originsOf(table, one.chosenA.seats, one.chosenB.seats, reconstructedMaps(shelfWithOwnBoards()));
  one.a = sideA;
  one.b = sideB;
  return one;
}

/// The observations and the script that repeats the comparisons, where they were asked for.
int writeFiles(const CompareAnswer& answer, const StatsSource& source, const CompareArgs& args) {
  if (args.observations.empty()) return kDone;
  std::vector<ObservedComparison> observed;
  for (const ComparedWith& one : answer.b)
    observed.push_back({one.a->words, one.b->words, one.strata,
                        countedSeats(source.table, one.chosenA, one.chosenB, one.strata,
                                     choicesOf(one.a->filter, one.b->filter)),
                        &one.found});
  auto written = writeWhole(args.observations, observationsCsv(source.table, observed));
  if (written && !args.script.empty())
    written =
        writeWhole(args.script, repeatScript(observed, seenFrom(args.script, args.observations).string()));
  if (written) return kDone;
  tell(reasonInWords(written.error(), args.in()));
  return kStorageFailed;
}

/// What is held against what: A against each B, or each side against each. Empty, with a message and the exit
/// status, where a side makes no sense.
SidePairs pairsOf(const CompareArgs& args, const StatsSource& source, CompareAnswer& answer, int& status) {
  const bool several = !args.sides.empty();
  std::vector<NamedSide> asked;
  if (!several) asked.push_back({args.a, args.a});
  for (const std::string& words : several ? args.sides : args.b)
    asked.push_back(several ? namedSide(words) : NamedSide{words, words});
  std::vector<SharedSide> sides;
  for (const NamedSide& one : asked) {
    if (interrupted()) status = kInterrupted;
    if (status != kDone) return {};
    sides.push_back(sideOf(one, source, status));
  }
  if (status != kDone) return {};
  if (several) answer.sides.assign(sides.begin(), sides.end());
  SidePairs pairs;
  for (std::size_t i = 0; i < (several ? sides.size() : 1); ++i)
    for (std::size_t k = i + 1; k < sides.size(); ++k)
      pairs.emplace_back(sides[i], sides[k]);
  return pairs;
}

/// Asked before any work.
bool mayWriteFiles(const CompareArgs& args) {
  for (const std::string& file : {args.observations, args.script}) {
    if (file == "-") {
      tell(spoken(args.in(), "-: name a file; the answer goes to standard output",
                  "-: nennen Sie eine Datei; die Antwort geht in die Standardausgabe"));
      return false;
    }
    if (!mayReplace(file, {args.book, args.ledger}, args.in())) return false;
  }
  if (!args.script.empty() && std::filesystem::path(args.script).lexically_normal() ==
                                  std::filesystem::path(args.observations).lexically_normal()) {
    tell(spoken(args.in(), "{}: the observations and the script need a file each",
                "{}: Beobachtungen und Skript brauchen je eine Datei", args.script));
    return false;
  }
  return true;
}

/// Asked before any work.
bool namesSides(const CompareArgs& args, bool hasA) {
  if (args.sides.size() > 1 || (args.sides.empty() && hasA && !args.b.empty())) return true;
  tell(
      spoken(args.in(),
             "name two sides with --a and --b, or several, each with each, with --side; for example --side "
             "opening=iron --side opening=arming",
             "nennen Sie zwei Seiten mit --a und --b, oder mehrere, jede mit jeder, mit --side; zum Beispiel "
             "--side opening=iron --side opening=arming"));
  return false;
}

/// Whether sums say it all: rounds and observations are of single games.
bool needsSumsAlone(const CompareArgs& args) {
  return !args.overRounds && args.observations.empty();
}

/// What a server has added up of each pair; false where games have to be fetched. With a status other than 0
/// nothing is left to ask.
Result<bool> askForSides(PublishedSums& sums, const StatsSource& source, const CompareArgs& args,
                         const SidePairs& pairs, std::vector<PublishedSides>& found) {
  std::vector<SidesAsked> asked;
  for (const auto& [a, b] : pairs)
    asked.push_back({a->filter, b->filter, source.filter.games, skillOf(args.skill)});
  auto sides = sums.sides(asked);
  if (!sides) return tl::unexpected(sides.error());
  if (*sides) found = **std::move(sides);
  return sides->has_value();
}

/// What is compared, and the games that a server has added up for each pair, if it has.
struct AskedSides {
  SidePairs pairs;
  std::vector<PublishedSides> onServer;
};

/// The source, the pairs, and what a server says of them; nothing, with a message and the exit status, where
/// that cannot be.
std::optional<StatsSource> askSides(const CompareArgs& args, CompareAnswer& answer, AskedSides& asked,
                                    int& status) {
  AskSums ask;
  if (needsSumsAlone(args))
    ask = [&](PublishedSums& sums, const StatsSource& source) -> Result<bool> {
      asked.pairs = pairsOf(args, source, answer, status);
      if (status != kDone) return true;
      return askForSides(sums, source, args, asked.pairs, asked.onServer);
    };
  auto source = openStats(args, status, FactParts::withResults, ask);
  if (!source || status != kDone) return std::nullopt;
  if (asked.onServer.empty()) asked.pairs = pairsOf(args, *source, answer, status);
  if (status != kDone) return std::nullopt;
  return source;
}

/// Of a pair of sides, which are counted, too.
ComparedGames gamesOfPair(const std::pair<SharedSide, SharedSide>& pair, const StatsSource& source,
                          PublishedSides* onServer) {
  auto& [a, b] = pair;
  if (onServer != nullptr) {
    countAlone(*a, onServer->table, onServer->a);
    countAlone(*b, onServer->table, onServer->b);
    return {onServer->table, std::move(onServer->a), std::move(onServer->b), std::move(onServer->over),
            std::move(onServer->own)};
  }
  for (const SharedSide& side : {a, b})
    countAlone(*side, source.table, select(source.table, side->filter, ResultUse::wins));
  auto [chosenA, chosenB] = selectBoth(source.table, a->filter, b->filter, ResultUse::wins);
  return {source.table, std::move(chosenA), std::move(chosenB),
          select(source.table, {source.filter.games, {}}, ResultUse::wins)};
}

int compareSides(const CompareArgs& args, bool hasA) {
  if (!namesSides(args, hasA) || !mayWriteFiles(args)) return kBadInput;
  int status = kDone;
  CompareAnswer answer;
  answer.showStrata = args.strata;
  answer.showPower = args.power;
  if (!args.ledger.empty()) {
    auto ledger = readLedger(args.ledger, status);
    if (!ledger) return status;
    answer.ledger = std::move(*ledger);
  }
  AskedSides asked;
  const auto source = askSides(args, answer, asked, status);
  if (!source) return status;
  answer.over = source->over;
  answer.library = source->library;
  const std::string now = timeNow();
  std::vector<LedgerLook> looks;
  Progress progress("Comparing", asked.pairs.size());
  for (std::size_t i = 0; i < asked.pairs.size(); ++i) {
    const auto& [a, b] = asked.pairs[i];
    if (interrupted()) return kInterrupted;
    progress.at(i);
    ComparedGames games =
        gamesOfPair(asked.pairs[i], *source, asked.onServer.empty() ? nullptr : &asked.onServer[i]);
    answer.b.push_back(against(a, b, std::move(games), args));
    looks.push_back(lookOf(answer.b.back().found, source->over, textOf(a->filter), textOf(b->filter), now));
    looks.back().library = source->library;
    answer.b.back().look = answer.ledger.add(looks.back());
  }
  if (const int written = writeFiles(answer, *source, args); written != kDone) return written;
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
  CLI::Option* a = mayBeEmpty(command->add_option(
      "--a", args->a, "Conditions for A, separated by \";\": \"nation=romans; opening=marble temple\""));
  a->type_name("CONDITIONS");
  mayBeEmpty(
      command->add_option("--b", args->b,
                          "Conditions for B, empty for all others; repeatable, each B is compared with A"))
      ->allow_extra_args(false)
      ->type_name("CONDITIONS");
  command
      ->add_option(
          "--side", args->sides,
          "Conditions for one of several sides, with a name if you like: \"Iron=opening=iron\"; each "
          "is compared with each")
      ->allow_extra_args(false)
      ->excludes(a)
      ->excludes("--b")
      ->type_name("[NAME=]CONDITIONS");
  oneOf(command->add_option("--skill", args->skill,
                            "How to judge the strength of players: by their games, by their ratings, or not "
                            "at all"),
        {"players", "ratings", "nothing"})
      ->capture_default_str();
  command->add_flag("--over-rounds", args->overRounds,
                    "Also show each round: personages, games still playing, no personage yet");
  CLI::Option* rounds = command->get_option("--over-rounds");
  command->add_flag("--strata", args->strata, "Also show each stratum: both sides and their difference")
      ->excludes(rounds);
  command
      ->add_flag("--power", args->power,
                 "Also show the chance to find differences of 2 to 20 points with so many games like these")
      ->excludes(rounds)
      ->excludes("--strata");
  CLI::Option* observations =
      command
          ->add_option("--observations", args->observations,
                       "Write the compared observations as CSV, a row for each nation of a decided game")
          ->type_name("FILE");
  command
      ->add_option("--script", args->script,
                   "Write a script in R that repeats every number from the observations")
      ->type_name("FILE")
      ->needs(observations);
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
      "--over-rounds\n"
      "  annales stats compare --library club.annales --a opening=iron --b opening=arming --strata "
      "--observations rows.csv --script repeat.R\n"
      "  annales stats compare --library club.annales --side Iron=opening=iron --side opening=arming --side "
      "opening=gold");
  command->callback([args, a, &status] { status = compareSides(*args, a->count() > 0); });
}

} // namespace annales::cli
