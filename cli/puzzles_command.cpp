// annales puzzles: positions in which exactly one plan wins a personage or saves a city, of one game or of a
// library; as a list, or as a lesson.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/facts_upkeep.h"
#include "cli/game_source.h"
#include "cli/lesson_page.h"
#include "cli/library_source.h"
#include "cli/notebook_source.h"
#include "cli/progress.h"
#include "cli/puzzles_view.h"
#include "cli/spoken.h"
#include "cli/whole_file.h"
#include "importers/table/table_lessons.h"
#include "libreplay/desk/said.h"
#include "libreplay/learning/puzzle_words.h"
#include "libreplay/log/tags.h"
#include "libreplay/remarks/lesson.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/store/library_lessons.h"
#include "libreplay/store/library_puzzles.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

namespace annales::cli {
namespace {

struct PuzzlesArgs {
  GameArgs game;
  std::string nation, title, author, language = "en";
  LessonFiles files;
  std::size_t count = 20, positions = kMostRescuePositions;
  unsigned threads = 2;
  bool all = false, solutions = false, json = false, lesson = false;

  [[nodiscard]] Language in() const { return languageOf(language); }
  [[nodiscard]] bool ofLibrary() const { return game.file.empty(); }
  [[nodiscard]] bool stores() const { return lesson || !files.out.empty(); }
  [[nodiscard]] bool makesLesson() const { return stores() || !files.page.empty(); }
};

/// Puzzles of one game after another, the most worth asking about kept.
class PuzzleHunt {
public:
  explicit PuzzleHunt(const PuzzlesArgs& args) : args_(args) {}

  void take(const EventLog& log, const DisplayNames& names, const Puzzles& puzzles) {
    ++totals_.games;
    totals_.turns += puzzles.turns;
    totals_.open += puzzles.open;
    const NationId only = args_.nation.empty() ? NationId::none() : log.game().nation(args_.nation);
    for (const Puzzle& puzzle : puzzles.puzzles) {
      if (!args_.nation.empty() && puzzle.nation != only) continue;
      if (!args_.all && !puzzle.isHard()) continue;
      ++totals_.found;
      best_.push_back(foundPuzzle(log, puzzle, names));
    }
    keepBest();
  }

  [[nodiscard]] const std::vector<FoundPuzzle>& best() const { return best_; }
  [[nodiscard]] const PuzzleTotals& totals() const { return totals_; }

private:
  void keepBest() {
    std::ranges::stable_sort(best_, isMoreWorth, &FoundPuzzle::puzzle);
    if (args_.count > 0 && best_.size() > args_.count)
      best_.erase(best_.begin() + static_cast<std::ptrdiff_t>(args_.count), best_.end());
  }

  const PuzzlesArgs& args_;
  std::vector<FoundPuzzle> best_;
  PuzzleTotals totals_;
};

/// Puzzles of one game, and the number of the first as a step of a lesson.
struct GamePuzzles {
  Hash game;
  std::vector<Puzzle> puzzles;
  int number = 0;
};

/// Game after game, that with the best puzzle first; those of a game in its order, as a later position shows
/// what an earlier one asks. Numbers go on through all games.
std::vector<GamePuzzles> puzzlesByGame(const PuzzleHunt& hunt, int number) {
  std::vector<GamePuzzles> games;
  for (const FoundPuzzle& found : hunt.best()) {
    auto game = std::ranges::find(games, found.game, &GamePuzzles::game);
    if (game == games.end()) game = games.insert(games.end(), {found.game, {}, 0});
    game->puzzles.push_back(found.puzzle);
  }
  for (GamePuzzles& game : games) {
    std::ranges::stable_sort(game.puzzles, {}, &Puzzle::first);
    game.number = number;
    number += static_cast<int>(game.puzzles.size());
  }
  return games;
}

std::string titleOfLesson(const PuzzlesArgs& args) {
  return args.title.empty() ? std::string(titleOfPuzzleLesson(args.in())) : args.title;
}

/// On the line that `head` is the end of.
int makeLesson(const PuzzlesArgs& args, OpenNotebook& notebook, const std::string& line, const EventLog& log,
               NodeIndex head, const DisplayNames& names, const GamePuzzles& found) {
  if (!notebook.goTo(line, *notebook.study().events().find(log[head].id))) return kBadInput;
  std::vector<LessonMoment> moments = puzzleMoments(log, head, found.puzzles, names);
  for (LessonMoment& moment : moments)
    moment.number = found.number; // at least: those of a game follow each other
  int status = kDone;
  static_cast<void>(notebook.perform(MakeLesson{titleOfLesson(args), std::move(moments)}, status));
  return status;
}

int tellNothing(const PuzzlesArgs& args) {
  tell(args.all
           ? spoken(args.in(), "no puzzle found; no lesson was written",
                    "keine Aufgabe gefunden; es wurde keine Lektion geschrieben")
           : spoken(args.in(), "no puzzle found; no lesson was written. Use --all to include easy puzzles",
                    "keine Aufgabe gefunden; es wurde keine Lektion geschrieben. Mit --all zählen auch "
                    "leichte Aufgaben"));
  return kDone;
}

void putFound(const PuzzlesArgs& args, const PuzzleHunt& hunt) {
  args.json ? putPuzzlesJson(hunt.best(), hunt.totals())
            : putPuzzlesText(hunt.best(), hunt.totals(), {args.in(), args.ofLibrary(), args.solutions});
}

int writePage(const PuzzlesArgs& args, const LessonGames& games) {
  return writeLessonPage(args.files.page, games, titleOfLesson(args), args.in());
}

/// The puzzles as a lesson of a copy of their game, which has no lines and remarks, such as earlier steps of
/// the lesson. Nothing is stored.
std::optional<EventLog> taughtCopy(const PuzzlesArgs& args, const BoardShelf& shelf, const EventLog& log,
                                   NodeIndex head, const GamePuzzles& found, int& status) {
  const auto bare = std::make_shared<const EventLog>(logUpTo(log, head));
  OpenNotebook notebook(bare, authorOf({{}, {}, args.author, {}, {}}));
  status = makeLesson(args, notebook, std::string(kMainLine), *bare, bare->mainHead(),
                      namesIn(*bare, shelf, args.in()), found);
  if (status != kDone) return std::nullopt;
  return notebook.study().log();
}

/// A lesson of a file's game goes into another file, of a library's there. The page has the stored steps, so
/// that answers to them can be collected.
int storeLesson(const PuzzlesArgs& args, const OpenGame& open, const GamePuzzles& found) {
  int status = kDone;
  auto notebook = notebookOn(open, args.game, args.author, status);
  if (!notebook) return status;
  status = makeLesson(args, *notebook, args.game.line, *open.log, open.head, open.names(args.in()), found);
  if (status != kDone) return status;
  const EventLog taught = notebook->study().log();
  if (!args.files.out.empty()) status = writeGame(args.files.out, taught);
  if (status != kDone || args.files.page.empty()) return status;
  return writePage(args, {open.shelf, {copyFor(Audience::club, taught, Wordings::standing).log}});
}

int keepLesson(const PuzzlesArgs& args, const OpenGame& open, const PuzzleHunt& hunt) {
  const std::vector<GamePuzzles> found = puzzlesByGame(hunt, 0);
  if (found.empty()) return tellNothing(args);
  if (args.stores()) return storeLesson(args, open, found.front());
  int status = kDone;
  auto taught = taughtCopy(args, open.shelf, *open.log, open.head, found.front(), status);
  return taught ? writePage(args, {open.shelf, {*std::move(taught)}}) : status;
}

int runOne(const PuzzlesArgs& args) {
  int status = kDone;
  const auto open = openGame(args.game, status, args.in());
  if (!open) return status;
  if (!goesToItsEnd(*open, args.in())) return kBadInput;
  if (!args.nation.empty() && !nationOfGame(open->log->game(), args.nation, args.in())) return kBadInput;
  status = whatCannotBeWritten(args.files);
  if (status != kDone) return status;
  PuzzleHunt hunt(args);
  {
    Progress progress("Searching turns", 0);
    Watch watch{&interruptFlag(), [&](std::size_t done, std::size_t of) {
                  progress.setTotal(of);
                  progress.at(done);
                }};
    const Puzzles looked =
        puzzlesIn(open->log->game(), open->log->eventsTo(open->head), args.positions, watch);
    if (interrupted()) return kInterrupted;
    hunt.take(*open->log, open->names(args.in()), looked);
  }
  putFound(args, hunt);
  return args.makesLesson() ? keepLesson(args, *open, hunt) : static_cast<int>(kDone);
}

bool hasStepsAlready(const EventLog& log, const std::string& slug, const GamePuzzles& found, NodeIndex head,
                     const DisplayNames& names) {
  const Discussion discussion(log, log.annotations());
  std::set<Hash> asked;
  for (const Lesson& lesson : lessonsOf(discussion))
    for (const LessonStep& step : lesson.steps)
      if (lesson.slug == slug) asked.insert(log[step.event].id);
  return std::ranges::all_of(puzzleMoments(log, head, found.puzzles, names),
                             [&](const LessonMoment& moment) { return asked.contains(moment.event); });
}

/// The puzzles become steps in their games, behind the steps that the lesson has in any game. Games whose
/// puzzles it has already stay as they are.
int keepLessons(const PuzzlesArgs& args, Library& library, const BoardShelf& shelf, const PuzzleHunt& hunt) {
  const std::string slug = lessonSlug(titleOfLesson(args));
  const auto lesson = lessonOfLibrary(library, slug, [] { return !interrupted(); });
  if (!lesson) return failed(lesson.error());
  std::size_t written = 0;
  for (const GamePuzzles& found : puzzlesByGame(hunt, lesson->lastNumber + 1)) {
    int status = kDone;
    auto notebook = openNotebook({hexOf(found.game), args.game.library, args.author, args.game.line, {}},
                                 Access::readWrite, status);
    if (!notebook) return status;
    const EventLog log = notebook->study().log();
    const DisplayNames names = namesIn(log, shelf, args.in());
    if (hasStepsAlready(log, slug, found, log.mainHead(), names)) continue;
    status = makeLesson(args, *notebook, args.game.line, log, log.mainHead(), names, found);
    if (status != kDone) return status;
    if (interrupted()) return kInterrupted;
    ++written;
  }
  if (written == 0) tell(wordsOf(Said{SaidKey::lessonHasAll, titleOfLesson(args), {}}, args.in()));
  return kDone;
}

/// The lesson with all its steps in the library, as it is stored.
int writeStoredPage(const PuzzlesArgs& args) {
  LessonGamesArgs lesson;
  lesson.library = args.game.library;
  lesson.lesson = titleOfLesson(args);
  lesson.language = args.language;
  lesson.reader = "club";
  lesson.maps = args.game.maps;
  int status = kDone;
  const auto games = openLessonGames(lesson, status);
  return games ? writePage(args, *games) : status;
}

int writeUnstoredPage(const PuzzlesArgs& args, Library& library, const BoardShelf& shelf,
                      const PuzzleHunt& hunt) {
  LessonGames games{shelf, {}};
  for (const GamePuzzles& found : puzzlesByGame(hunt, 0)) {
    const auto stored = library.loadNotebook(found.game);
    if (!stored) return failed(stored.error());
    const EventLog log = stored->notebook.study().log();
    int status = kDone;
    auto taught = taughtCopy(args, shelf, log, log.mainHead(), found, status);
    if (!taught) return status;
    if (interrupted()) return kInterrupted;
    games.logs.push_back(*std::move(taught));
  }
  return writePage(args, games);
}

/// Those in which the nation plays, where one is asked for.
LibraryResult<std::vector<Hash>> shownGames(Library& library, const std::string& nation) {
  std::vector<Hash> games;
  const auto listed = library.list({}, [&](const GameSummary& game) {
    const bool plays = nation.empty() || std::ranges::find(game.nations, nation) != game.nations.end();
    if (plays && !isHidden(game.tags)) games.push_back(game.id);
    return !interrupted();
  });
  if (!listed) return tl::unexpected(listed.error());
  return games;
}

/// False, with a message and the exit status, where the library fails.
bool lookAtAll(const PuzzlesArgs& args, Library& library, const std::vector<Hash>& games,
               const BoardShelf& shelf, PuzzleHunt& hunt, int& status) {
  Progress progress("Searching games", games.size());
  LibraryPuzzles how;
  how.positions = args.positions;
  how.threads = args.threads;
  how.gamesOfAThread = 4;
  how.cancel = &interruptFlag();
  how.progress = [&](std::uint64_t done, std::uint64_t) { progress.at(done); };
  how.take = [&](const EventLog& log, const Puzzles& puzzles) {
    hunt.take(log, namesIn(log, shelf, args.in()), puzzles);
    return true;
  };
  const auto damaged = lookForPuzzles(library, games, how);
  if (!damaged) return status = failed(damaged.error()), false;
  tellLeftOut(*damaged, 0, args.in());
  return true;
}

int runLibrary(const PuzzlesArgs& args) {
  int status = kDone;
  const auto shelf = shelfWith(args.game.maps);
  if (!shelf) return kBadInput;
  auto library = openLibrary(args.game.library, Access::readOnly, status);
  if (!library) return status;
  const auto games = shownGames(*library, args.nation);
  if (!games) return failed(games.error());
  if (games->empty() && !args.nation.empty()) {
    tell(spoken(args.in(), "no game of this library has the nation \"{}\"",
                "keine Partie dieser Sammlung hat das Volk „{}“", args.nation));
    return kBadInput;
  }
  status = whatCannotBeWritten(args.files);
  if (status != kDone) return status;
  PuzzleHunt hunt(args);
  if (!lookAtAll(args, *library, *games, *shelf, hunt, status)) return status;
  if (interrupted()) return kInterrupted;
  putFound(args, hunt);
  if (!args.makesLesson()) return kDone;
  if (hunt.best().empty()) return tellNothing(args);
  if (!args.stores()) return writeUnstoredPage(args, *library, *shelf, hunt);
  status = keepLessons(args, *library, *shelf, hunt);
  return status != kDone || args.files.page.empty() ? status : writeStoredPage(args);
}

int runPuzzles(const PuzzlesArgs& args) {
  if (args.ofLibrary() && args.game.library.empty()) {
    tell("no game named; give a FILE, or a library with --library LIB");
    return kBadInput;
  }
  if (args.lesson && args.game.library.empty()) {
    tell("--lesson needs --library LIB; for a game from a file, use --out FILE");
    return kBadInput;
  }
  if (!args.files.out.empty() && !args.game.library.empty()) {
    tell("--out works only for a game from a file; with --library, use --lesson to store the lesson there");
    return kBadInput;
  }
  if (!mayReplace(args.files, {args.game.file, args.game.library}, args.in())) return kBadInput;
  return args.ofLibrary() ? runLibrary(args) : runOne(args);
}

void addPuzzleOptions(CLI::App& command, PuzzlesArgs& args) {
  command.add_option("--nation", args.nation, "Only for this nation, by its id")->type_name("NATION");
  wholeNumber(command.add_option("--count", args.count, "Maximum number of puzzles, hardest first; 0: all"))
      ->type_name("N")
      ->capture_default_str();
  command.add_flag("--all", args.all,
                   "Include easy puzzles, which the nation solved with a single action "
                   "besides the step");
  command
      .add_option("--positions", args.positions,
                  "Maximum number of positions searched in a turn to save a city; 0: no cities")
      ->check(numberIn(std::size_t{0}, std::size_t{1'000'000}))
      ->type_name("N")
      ->capture_default_str();
  threadsOption(command, args.threads, "games");
  command.add_flag("--solutions", args.solutions, "Show the plan and one way to play it, event by event");
  command.add_flag("--json", args.json, "As JSON, with the plan and with the solution as events");
}

} // namespace

void addPuzzles(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "puzzles", "Find positions in which exactly one plan wins a personage or saves a city");
  const auto args = std::make_shared<PuzzlesArgs>();
  addGameArgs(*command, args->game);
  command->get_option("FILE")->required(false);
  command
      ->add_option("--library", args->game.library,
                   "Search all games of this library, or only the game whose id begins with FILE")
      ->type_name("LIB");
  addPuzzleOptions(*command, *args);
  command->add_option("--out", args->files.out, "File for the game of FILE with its puzzles as a lesson")
      ->type_name("FILE");
  command->add_flag("--lesson", args->lesson, "Store the puzzles as lessons in the library");
  command
      ->add_option("--page", args->files.page,
                   "Web page of these puzzles, in which pupils play their answers on the board")
      ->type_name("FILE");
  command->add_option("--title", args->title, "Title of the lesson (default: Puzzles)")->type_name("TITLE");
  addAuthorOption(*command, args->author, "Author of the lesson");
  addLanguageOption(*command, args->language);
  command->footer(
      "A plan is what a turn changes on the board: the space, and what is learnt, built, founded or "
      "conquered, and\n(to save a city) where units end up. Order, payments, trades and routes do not "
      "matter. A plan is the only\none if every solution needs all of its actions. This is counted out "
      "exactly, not sampled.\n\nExamples:\n  annales puzzles game.antike.jsonl --solutions\n  annales "
      "puzzles --library club.annales --count 10\n  annales puzzles game.antike.jsonl --nation romans --out "
      "puzzles.antike.jsonl\n  annales puzzles 76a027 --library club.annales --lesson\n  annales puzzles "
      "--library club.annales --count 5 --page puzzles.html");
  command->callback([args, &status] { status = runPuzzles(*args); });
}

} // namespace annales::cli
