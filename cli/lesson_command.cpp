// annales lesson: the decisive moments of a game as a lesson, into its library or another file.
#include "cli/against.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/game_source.h"
#include "cli/kept_analysis.h"
#include "cli/lesson_page.h"
#include "cli/notebook_source.h"
#include "cli/spoken.h"
#include "cli/whole_file.h"
#include "libreplay/causes/why.h"
#include "libreplay/learning/decisive.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/text/markdown_words.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>

namespace annales::cli {
namespace {

struct LessonArgs {
  GameArgs game;
  AnalysisEffort effort; // but for the company, which depends on the game
  std::string against{kAllCompanies};
  unsigned threads = 2;
  std::size_t moments = DecisiveChoice{}.count;
  std::string nation, title, author;
  LessonFiles files;
  std::string atLeast{kJudgements[indexOf(DecisiveChoice{}.atLeast)]};
  std::string language = "en";
};

/// Nothing, with a message, where the game has no such nation.
std::optional<DecisiveChoice> choiceOf(const LessonArgs& args, const Game& game) {
  DecisiveChoice choice{args.moments, Judgement::inaccuracy, NationId::none(), nullptr};
  for (std::size_t i = 0; i < std::size(kJudgements); ++i)
    if (kJudgements[i] == args.atLeast) choice.atLeast = static_cast<Judgement>(i);
  if (args.nation.empty()) return choice;
  const auto nation = nationOfGame(game, args.nation, languageOf(args.language));
  if (!nation) return std::nullopt;
  choice.nation = *nation;
  return choice;
}

/// A row for each moment: where, and what the pupil is asked.
void putMoments(const EventLog& log, const std::vector<LessonMoment>& moments) {
  for (std::size_t i = 0; i < moments.size(); ++i)
    putLine(fmt::format("{:>3}  {:>5}  {}", i + 1, log[*log.find(moments[i].event)].seq + 1,
                        wordsOfMarkdown(moments[i].question)));
}

/// Asks of each turn as it comes; nothing more once it was interrupted.
auto asker(const Game& game, const std::vector<Event>& events, const AnalysisEffort& effort) {
  GameState last;
  return [&game, &events, effort, turns = playedTurns(game, events, last)](const LineTurn& turn) {
    Watch watch;
    watch.cancel = &interruptFlag();
    const auto played = std::ranges::find(turns, turn.spot.event, &PlayedTurn::event);
    if (played == turns.end() || !turn.said || !turn.said->regret) return std::optional<Cause>();
    const auto later = std::span(events).subspan(std::min(played->next, events.size()));
    return causeOf(game, *played, turn.said->regret->alternative, later, whyEffort(effort), watch)
        .value_or(std::nullopt);
  };
}

int runLesson(const LessonArgs& args) {
  if (args.files.out.empty() == args.game.library.empty()) {
    tell("give either --out FILE, for a game from a file, or --library LIB, where the lesson is stored with "
         "the game");
    return kBadInput;
  }
  const Language language = languageOf(args.language);
  if (!mayReplace(args.files, {args.game.file, args.game.library}, language)) return kBadInput;
  int status = kDone;
  const auto game = openGame(args.game, status, language);
  if (!game) return status;
  if (!goesToItsEnd(*game, language)) return kBadInput;
  auto choice = choiceOf(args, game->log->game());
  if (!choice) return kBadInput;
  AnalysisEffort effort = args.effort;
  if (!setCompanies(effort, args.against, *game->log, language)) return kBadInput;
  status = whatCannotBeWritten(args.files);
  if (status != kDone) return status;
  const auto kept = KeptAnalysis::open(args.game.library, true, game->log, game->head, effort, status);
  if (!kept) return status;
  const std::vector<Event> events = game->log->eventsTo(game->head);
  const auto analysis = analysedHere(game->log->game(), events, effort, args.threads, *kept, status);
  if (!analysis) return status;
  const DisplayNames names = game->names(language);
  choice->why = asker(game->log->game(), events, effort);
  LineAnalysis line = asLine(*analysis);
  line.label = labelOf(effort, game->log->game());
  const std::vector<LessonMoment> moments = decisiveMoments(*game->log, game->head, line, *choice, names);
  if (interrupted()) return kInterrupted;
  if (moments.empty()) return tell(wordsOf(Said{SaidKey::nothingToTeach, {}, {}}, language)), kDone;
  auto notebook = notebookOn(*game, args.game, args.author, status);
  if (!notebook ||
      !notebook->goTo(args.game.line, *notebook->study().events().find((*game->log)[game->head].id)))
    return status == kDone ? static_cast<int>(kBadInput) : status;
  const std::string title = args.title.empty() ? std::string(titleOfDecisiveLesson(language)) : args.title;
  const auto made = notebook->perform(MakeLesson{title, moments}, status);
  if (!made) return status;
  putMoments(*game->log, moments);
  const EventLog taught = notebook->study().log();
  if (!args.files.out.empty()) status = writeGame(args.files.out, taught);
  if (status != kDone || args.files.page.empty()) return status;
  const LessonGames forPupils{game->shelf, {copyFor(Audience::club, taught, Wordings::standing).log}};
  return writeLessonPage(args.files.page, forPupils, title, language);
}

void addEffort(CLI::App& command, LessonArgs& args) {
  command.add_option("--budget", args.effort.budget, "Rollouts for each position and each compared line")
      ->check(numberIn(std::size_t{2}, std::size_t{100'000}))
      ->type_name("N")
      ->capture_default_str();
  command
      .add_option("--turns", args.effort.turns,
                  "Turns in a rollout before the fitted value takes over (default: two rounds)")
      ->check(numberIn(std::size_t{1}, std::size_t{1000}))
      ->type_name("N");
  wholeNumber(command.add_option("--seed", args.effort.seed, "The same seed gives the same lesson"))
      ->type_name("S")
      ->capture_default_str();
  addCompaniesOption(command, args.against);
  threadsOption(command, args.threads, "turns");
}

} // namespace

void addLesson(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "lesson", "Make a lesson from the moments that decided a game, with a question before each answer");
  const auto args = std::make_shared<LessonArgs>();
  addGameArgs(*command, args->game);
  addGameLibraryOption(*command, args->game, "; the lesson and the analysis are stored there");
  command
      ->add_option("--out", args->files.out,
                   "File for the game with its lesson, if the game comes from a file")
      ->type_name("FILE");
  command
      ->add_option("--page", args->files.page,
                   "Web page to write besides, in which pupils play their answers on the board")
      ->type_name("FILE");
  command->add_option("--moments", args->moments, "Maximum number of moments")
      ->check(numberIn(std::size_t{1}, std::size_t{100}))
      ->type_name("N")
      ->capture_default_str();
  command->add_option("--nation", args->nation, "Only moments of this nation")->type_name("NATION");
  oneOf(command->add_option("--at-least", args->atLeast, "Smallest mistake to include"),
        {"inaccuracy", "mistake", "blunder"})
      ->capture_default_str();
  command->add_option("--title", args->title, "Title of the lesson (default: Decisive moments)")
      ->type_name("TITLE");
  addEffort(*command, *args);
  addAuthorOption(*command, args->author, "Author of the lesson");
  addLanguageOption(*command, args->language);
  command->footer(
      "Chooses the largest certain mistakes (by the lower end of their 95 % interval), spread over the game "
      "and\nits nations. Each becomes a step: a question at the position, then the better way as a what-if "
      "line, with\nthe size of the loss, who gained from it and how certain it is. The remarks are marked as "
      "made by the\nprogram (layer `machine`). `annales line undo` undoes the lesson.\n\nExamples:\n  "
      "annales lesson game.antike.jsonl --out lesson.antike.jsonl --page lesson.html\n  annales lesson "
      "76a027 --library "
      "club.annales --moments 5 --at-least mistake\n  annales lesson 76a027 --library club.annales --nation "
      "romans --title \"For the Romans\"");
  command->callback([args, &status] { status = runLesson(*args); });
}

} // namespace annales::cli
