// annales stats lab: which of two ways to play wins more, tried between bots.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/game_options.h"
#include "cli/input.h"
#include "cli/lab_args.h"
#include "cli/library_source.h"
#include "cli/progress.h"
#include "cli/stats_commands.h"
#include "cli/stats_source.h"
#include "cli/whole_file.h"
#include "libreplay/lab/lab_manifest.h"
#include "libreplay/words/reason.h"

#include <fmt/core.h>

#include <fstream>

namespace annales::cli {
namespace {

int badLab(const std::string& message, int status = kBadInput) {
  tell(message);
  return status;
}

/// Board and options by their names.
Result<void> putGame(LabQuestion& question, const std::string& map, const LabArgs& args) {
  const auto shelf = shelfWith(args.maps);
  if (!shelf) return failure("no boards found");
  question.games.board = shelf->find(map);
  if (!question.games.board) return failure(noBoard(*shelf, map));
  auto options = gameOptions(question.options, rulesetOf(question.games.ruleset));
  if (!options) return tl::unexpected(options.error());
  question.games.options = *std::move(options);
  return {};
}

/// Plays; every game goes to `keep`. Nothing, with the exit status, where there is no answer.
std::optional<LabAnswer> played(const LabArgs& args, const LabQuestion& question, const LabDesign& design,
                                const std::function<bool(const EventLog&)>& keep, int& status) {
  Progress progress("Playing", design.budget);
  LabWatch watch;
  watch.threads = args.threads;
  watch.cancel = &interruptFlag();
  watch.progress = [&](std::uint64_t done, std::uint64_t) { progress.at(done); };
  if (keep) watch.keep = [&](std::uint64_t, const LabGame& game) { return keep(*game.log); };
  auto answer = runLab(design, playerOf(question, static_cast<bool>(keep), watch.cancel), watch);
  if (answer) return *answer;
  status = interrupted()     ? static_cast<int>(kInterrupted)
           : status != kDone ? status
                             : static_cast<int>(kBadInput);
  if (!interrupted()) tell(reasonInWords(answer.error(), args.in()));
  return std::nullopt;
}

std::optional<LabAnswer> playedInto(const LabArgs& args, const LabQuestion& question, const LabDesign& design,
                                    int& status) {
  if (args.library.empty()) return played(args, question, design, {}, status);
  auto library = openLibrary(args.library, Access::create, status, args.in());
  if (!library) return std::nullopt;
  auto batch = library->beginImport(&interruptFlag());
  if (!batch) {
    status = failed(batch.error(), args.in());
    return std::nullopt;
  }
  const auto answer = played(
      args, question, design,
      [&](const EventLog& log) {
        const auto added = batch->add(log);
        if (!added) status = failed(added.error(), args.in());
        return added.has_value();
      },
      status);
  if (!answer) return std::nullopt;
  if (const auto done = batch->commit(); !done) {
    status = failed(done.error(), args.in());
    return std::nullopt;
  }
  return answer;
}

void putLabCounts(const LabQuestion& question, const LabAnswer& answer, Language language) {
  for (const auto& [letter, side, count] :
       {std::tuple('A', &question.a, &answer.a), std::tuple('B', &question.b, &answer.b)}) {
    std::string line = spoken(language, "{}  {}: won {} of {}", "{}  {}: {} von {} gewonnen", letter,
                              side->words, count->wins, count->decided);
    if (count->games > count->decided)
      line += spoken(language, ", {} without a winner", ", {} ohne Sieger", count->games - count->decided);
    if (!side->opening.empty() && count->followed < count->games)
      line += spoken(language, "; the opening could not be played in {} of {}",
                     "; die Eröffnung ließ sich in {} von {} nicht spielen", count->games - count->followed,
                     count->games);
    putLine(line);
  }
}

int playAnew(const LabArgs& args) {
  if (!mayReplace(args.manifest, {args.book}, args.in())) return kBadInput;
  int status = kDone;
  const auto book = openBook(args.book, status, args.in());
  if (!book) return status;
  const auto question = askedQuestion(args, *book);
  if (!question) return badLab(reasonInWords(question.error(), args.in()));
  const auto design = designOf(*question);
  if (!design) return badLab(reasonInWords(design.error(), args.in()));
  if (!args.json) putLine(labPromise(*question, *design, args.in()));
  const auto answer = playedInto(args, *question, *design, status);
  if (!answer) return status;
  return putLabAnswer(args, *question, *design, *answer);
}

int playAgain(const LabArgs& args) {
  constexpr std::size_t kMost = std::size_t{1} << 20U;
  const auto text = readAll(args.again, kMost);
  if (!text) return badLab(reasonInWords(text.error(), args.in()));
  auto record = readLabManifest(*text);
  if (!record) return badLab(fmt::format("{}: {}", args.again, reasonInWords(record.error(), args.in())));
  LabQuestion& question = record->question;
  if (const auto put = putGame(question, record->map, args); !put)
    return badLab(reasonInWords(put.error(), args.in()));
  if (question.games.board->map->hash() != record->mapHash)
    return badLab(spoken(args.in(), "the board {} differs from the one in the manifest",
                         "der Spielplan {} ist ein anderer als der im Manifest", record->map));
  const auto design = designOf(question);
  if (!design) return badLab(reasonInWords(design.error(), args.in()));
  int status = kDone;
  const auto answer = playedInto(args, question, *design, status);
  if (!answer) return status;
  const auto manifest = labManifest(question, *design, *answer, ANNALES_VERSION);
  if (!manifest) return badLab(reasonInWords(manifest.error(), args.in()));
  if (args.json) put(*manifest);
  if (*manifest == text) {
    tell(spoken(args.in(), "reproduced byte for byte: {}", "Byte für Byte wiederholt: {}",
                counted(answer->count(), {"game", "games", "Partie", "Partien"}, args.in())));
    return kDone;
  }
  return badLab(
      spoken(args.in(),
             "these games differ from the manifest; perhaps another version of the program made it",
             "diese Partien weichen vom Manifest ab; vielleicht stammt es von einer anderen Fassung des "
             "Programms"),
      kFound);
}

} // namespace

Result<LabQuestion> askedQuestion(const LabArgs& args, const OpeningBook& book) {
  LabQuestion question;
  question.games.ruleset = valueOf<RulesetId>(args.ruleset).value();
  question.games.nations = args.nations;
  question.games.seed = args.seed;
  question.options = args.options;
  question.nation = args.nation;
  question.difference = args.points / 100;
  question.margin = (args.margin > 0 ? args.margin : args.points) / 100;
  question.budget = args.budget;
  auto bots = readLineup(args.bots, question.games.ruleset);
  if (!bots) return tl::unexpected(bots.error());
  question.games.bots = *std::move(bots);
  auto a = readLabSide(args.a, book, question.games.ruleset),
       b = readLabSide(args.b, book, question.games.ruleset);
  if (!a) return tl::unexpected(a.error());
  if (!b) return tl::unexpected(b.error());
  question.a = *std::move(a);
  question.b = *std::move(b);
  if (const auto put = putGame(question, args.map, args); !put) return tl::unexpected(put.error());
  return question;
}

int putLabAnswer(const LabArgs& args, const LabQuestion& question, const LabDesign& design,
                 const LabAnswer& answer) {
  const auto manifest = labManifest(question, design, answer, ANNALES_VERSION);
  if (!manifest) return badLab(reasonInWords(manifest.error(), args.in()));
  if (!args.manifest.empty())
    if (const auto written = writeWhole(args.manifest, *manifest); !written)
      return badLab(written.error().message, kStorageFailed);
  if (args.json) {
    put(*manifest);
    return kDone;
  }
  putLabCounts(question, answer, args.in());
  putLine(labSentence(question, design, answer, args.in()));
  if (args.manifest.empty())
    tell(spoken(args.in(), "use --manifest FILE to save what is needed to play these games again",
                "--manifest DATEI speichert, was man braucht, um diese Partien noch einmal zu spielen"));
  return kDone;
}

void addLabOptions(CLI::App& command, LabArgs& args, const LabOption& each) {
  each(command.add_option(
           "--a", args.a,
           "First way: \"opening=G1\", \"bot=growth\" or another player, or both, separated by \";\""))
      ->type_name("WAY");
  each(command.add_option("--b", args.b, "Second way"))->type_name("WAY");
  each(command.add_option("--nation", args.nation, "Nation that plays way A or B"))->type_name("NATION");
  each(command.add_option("--map", args.map, "The id of the board (see `annales boards`)"))->type_name("MAP");
  each(oneOf<RulesetId>(command.add_option("--ruleset", args.ruleset, "Ruleset of the game")))
      ->capture_default_str();
  each(command.add_option("--nations", args.nations, "Number of nations"))
      ->check(numberIn(2, 6))
      ->type_name("N")
      ->capture_default_str();
  each(command.add_option("--bots", args.bots,
                          "Bots that play where a way does not name one: mixed, or players as in `annales "
                          "match`, separated by commas, who take the seats in turn"))
      ->type_name("PLAYERS")
      ->capture_default_str();
  each(command.add_option("--option", args.options, "An option of the game; repeatable"))
      ->type_name("KEY=VALUE")
      ->allow_extra_args(false);
  each(command.add_option("--points", args.points, "Smallest difference to detect, in percentage points"))
      ->check(numberIn(0.1, 99.0))
      ->type_name("P")
      ->capture_default_str();
  each(command.add_option("--margin", args.margin,
                          "Difference that no longer matters; the games stop if the difference is "
                          "certainly smaller (default: same as --points)"))
      ->check(numberIn(0.1, 99.0))
      ->type_name("P");
  each(command.add_option("--budget", args.budget,
                          "Maximum number of games (default: three times the "
                          "number that should be enough)"))
      ->check(numberIn(std::uint64_t{2}, std::uint64_t{10'000'000}))
      ->type_name("N");
  each(wholeNumber(command.add_option("--seed", args.seed, "The same seed gives the same answer")))
      ->type_name("S")
      ->capture_default_str();
  command
      .add_option("--openings", args.book,
                  "File with names of openings (default: your own, if there "
                  "are any)")
      ->type_name("FILE");
  addMapsOption(command, args.maps);
}

void addStatsLab(CLI::App& stats, int& status) {
  CLI::App* command =
      stats.add_subcommand("lab", "Let bots play until it is clear which of two ways to play wins more");
  const auto args = std::make_shared<LabArgs>();
  CLI::Option* again =
      command->add_option("--again", args->again, "Play the games of a manifest again and compare every byte")
          ->type_name("MANIFEST");
  const auto question = [&](CLI::Option* option) { return option->excludes(again); };
  addLabOptions(*command, *args, question);
  threadsOption(*command, args->threads, "games");
  command->add_option("--library", args->library, "Store the games in this library")->type_name("LIB");
  question(command->add_option("--manifest", args->manifest,
                               "File for everything needed to play the games "
                               "again"))
      ->type_name("FILE");
  command->add_flag("--json", args->json, "Print the manifest on standard output");
  addLanguageOption(*command, args->language);
  command->footer(
      "If the next space of an opening cannot be reached, the bot chooses its own step. The game still "
      "counts.\n\nExamples:\n  annales stats lab --a opening=G1 --b opening=M1 --nation greeks --map "
      "occident --manifest growth.json\n  annales stats lab --a bot=growth --b bot=military --nation romans "
      "--map occident --points 10\n  annales stats lab --again growth.json");
  command->callback([args, &status] {
    const bool asked = !args->a.empty() && !args->b.empty() && !args->nation.empty() && !args->map.empty();
    if (!args->again.empty())
      status = playAgain(*args);
    else
      status = asked
                   ? playAnew(*args)
                   : badLab(spoken(args->in(), "lab needs --a, --b, --nation and --map, or --again MANIFEST",
                                   "lab braucht --a, --b, --nation und --map, oder --again MANIFEST"));
  });
}

} // namespace annales::cli
