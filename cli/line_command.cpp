// annales line …: what-if lines of a stored game.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/import_library.h"
#include "cli/input.h"
#include "cli/library_source.h"
#include "cli/line_compare.h"
#include "cli/line_play.h"
#include "cli/merge_report.h"
#include "cli/mistakes.h"
#include "cli/notebook_source.h"
#include "cli/progress.h"
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "importers/readers/format.h"
#include "libreplay/desk/moment.h"
#include "libreplay/lines/branch_copy.h"
#include "libreplay/lines/line_edits.h"
#include "libreplay/log/timeline.h"
#include "libreplay/notebook/merge_preview.h"

#include <fmt/core.h>

#include <initializer_list>
#include <memory>
#include <string>

namespace annales::cli {
namespace {

constexpr std::size_t kMostEvents = 64U << 20U; // bytes

struct LineArgs {
  NotebookArgs where;
  std::string name, to, file = "-";
  std::vector<std::string> maps;
  std::string afterMistake{wordOf(AfterMistake::stop)};
  std::string conflicts{wordOf(ConflictSide::ask)};
  bool evenIllegal = false, hidden = false, preview = false;
  LinePlayArgs play;
};

int refused(const Error& error) {
  tell(error.message);
  return kBadInput;
}

/// Runs on the open notebook, and on nothing else where it cannot be opened.
int withNotebook(const LineArgs& options, Access access, int (*work)(OpenNotebook&, const LineArgs&)) {
  int status = kDone;
  auto open = openNotebook(options.where, access, status);
  return open ? work(*open, options) : status;
}

int list(OpenNotebook& open, const LineArgs&) {
  const LineTree tree(open.study());
  const EventLog& events = open.study().events();
  for (const TreeLine& line : tree.lines()) {
    const std::string from =
        line.fork == kNoNode
            ? "as played"
            : fmt::format("after event {} of {}", events[line.fork].seq + 1, tree[line.parent].name);
    const StudyLine* held = open.study().line(line.name); // null: as played
    const std::string author = held == nullptr ? "" : open.study().authorOf(*held);
    const std::string by = author.empty() ? "" : ", by " + printable(author);
    putLine(fmt::format("{:<32} {:>5} events  {}{}{}{}", line.name, events[line.head].seq + 1, from, by,
                        line.own ? ", own" : "", line.hidden ? ", hidden" : ""));
  }
  return kDone;
}

/// The first event that the rules forbid, as a sentence that says whether it can be added all the same.
std::optional<std::string> faultOf(const Study& study, NodeIndex at, const std::vector<Event>& events) {
  const EventLog& log = study.events();
  TreeFold fold(log);
  const GameState* before = fold.after(at);
  if (before == nullptr) return "the line cannot be replayed that far";
  GameState state = *before;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto broken = check(log.game(), state, events[i]);
    const bool hasMeaning = !annales::apply(state, events[i]);
    if (broken)
      return fmt::format("event {} of the input breaks {}: {}{}", i + 1, broken->rule, broken->message,
                         hasMeaning ? "; --even-illegal adds it anyway" : "");
  }
  return std::nullopt;
}

/// What the file says is played after the event; nothing, with a message, where that cannot be.
std::optional<std::vector<Event>> eventsOfFile(const Study& study, NodeIndex at, const std::string& file,
                                               bool evenIllegal) {
  const auto text = readAll(file, kMostEvents);
  if (!text) return tell(text.error().message), std::nullopt;
  auto events = readBranch(*text, study.events().names());
  if (!events) return tell(fmt::format("{}: {}", file, events.error().message)), std::nullopt;
  if (!evenIllegal)
    if (const auto fault = faultOf(study, at, *events)) return tell(*fault), std::nullopt;
  return std::move(*events);
}

int addEvents(OpenNotebook& open, const LineArgs& options, NodeIndex at, std::vector<Event> events) {
  if (!open.goTo(options.where.line, at)) return kBadInput;
  int status = kDone;
  const auto performed = open.perform(PlayEvents{std::move(events), options.name}, status);
  if (!performed) return status;
  const auto& shown = std::get<ShowEvent>(performed->then.back()).line;
  putLine(performed->writes() ? shown : fmt::format("{} already continues this way", shown));
  return kDone;
}

int add(OpenNotebook& open, const LineArgs& options) {
  const auto at = eventAt(open.study(), options.where.line, options.where.at);
  if (!at) return kBadInput;
  auto events = eventsOfFile(open.study(), *at, options.file, options.evenIllegal);
  return events ? addEvents(open, options, *at, std::move(*events)) : kBadInput;
}

/// The file's events by hand, and then the autopilots.
int play(OpenNotebook& open, const LineArgs& options) {
  const Study& study = open.study();
  const auto at = eventAt(study, options.where.line, options.where.at);
  if (!at) return kBadInput;
  auto plan = planOf(options.play, study, options.where.line);
  if (!plan) return kBadInput;
  std::optional<std::vector<Event>> events = std::vector<Event>{};
  const std::string& file = options.play.events;
  if (!file.empty()) events = eventsOfFile(study, *at, file, options.evenIllegal);
  if (!events) return kBadInput;
  std::vector<Event> line = study.events().eventsTo(*at);
  line.insert(line.end(), events->begin(), events->end());
  Progress progress("Playing on", 0);
  PilotsWatch watch;
  watch.cancel = &interruptFlag();
  watch.played = [&](std::size_t done, const GameState&) { progress.at(done); };
  const auto run = playOn(study.events().game(), line, std::move(*plan), watch);
  if (!run) return refused(run.error());
  if (interrupted()) return kInterrupted; // a line that ends anywhere is nobody's wish
  events->insert(events->end(), run->events.begin(), run->events.end());
  const int status = events->empty() ? kDone : addEvents(open, options, *at, std::move(*events));
  if (status != kDone) return status;
  putLine(fmt::format("{} played by the autopilots", counted(run->events.size(), "event")));
  putRun(*run, open.study().events());
  return kDone;
}

int performIn(OpenNotebook& open, const StudyIntent& intent) {
  int status = kDone;
  static_cast<void>(open.perform(intent, status));
  return status;
}

int rename(OpenNotebook& open, const LineArgs& options) {
  return performIn(open, NameLine{options.name, options.to});
}

int remove(OpenNotebook& open, const LineArgs& options) {
  return performIn(open, RemoveLine{options.name});
}

int promoteLine(OpenNotebook& open, const LineArgs& options) {
  return performIn(open, PromoteLine{options.name});
}

int undo(OpenNotebook& open, const LineArgs&) {
  return performIn(open, UndoLast{});
}

int redo(OpenNotebook& open, const LineArgs&) {
  return performIn(open, RedoLast{});
}

int compare(OpenNotebook& open, const LineArgs& options) {
  return compareLines(open.study(), options.name, options.to);
}

/// What a file has of a game.
struct Theirs {
  std::shared_ptr<const EventLog> log; // null, with a message, where there is nothing
  bool whole = true;                   // nothing of the file was left out
  int status = kBadInput;              // of the program, where there is nothing
};

Theirs rejectedAs(const std::string& file, const Rejection& why) {
  tell(lineOf(file, why));
  return {nullptr, true, why.disk ? kStorageFailed : kBadInput};
}

/// The game in another library, such as a copy of this one.
Theirs sameGameIn(const std::string& file, const Hash& game) {
  int status = kDone;
  auto library = openLibrary(file, Access::readOnly, status);
  if (!library) return {nullptr, true, status};
  auto log = library->load(game);
  if (log) return {std::make_shared<const EventLog>(*std::move(log)), true, kDone};
  if (log.error().kind != LibraryError::Kind::noSuchGame) return {nullptr, true, failed(log.error())};
  tell(fmt::format("{} does not contain this game", file));
  return {};
}

Theirs sameGame(const Hash& game, const LineArgs& options) {
  if (isLibraryFile(options.file)) return sameGameIn(options.file, game);
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return {};
  auto input = Input::open(options.file);
  if (!input) return tell(input.error().message), Theirs{};
  input->showProgress("Reading " + options.file);
  Theirs theirs;
  AnyReader reader(ReadRequest{.shelf = *shelf,
                               .afterMistake = afterMistakeOf(options.afterMistake),
                               .whole =
                                   [&](const std::shared_ptr<const EventLog>& log) {
                                     if (log->id() == game) theirs.log = log;
                                     return theirs.log == nullptr && !interrupted();
                                   },
                               .name = options.file});
  const auto rejected = reader.read(input->stream());
  if (interrupted()) return {}; // what is missing was not missing in the file
  if (!input->error().empty()) return tell(input->error()), Theirs{};
  if (rejected) return rejectedAs(options.file, *rejected);
  for (const Complaint& complaint : reader.complaints())
    tell(lineOf(options.file, complaint));
  theirs.whole = !anythingLost(reader.complaints());
  if (!theirs.log) tell(fmt::format("{} does not contain this game", options.file));
  return theirs;
}

std::string newsOf(const MergePreview& found) {
  return fmt::format("{}, {}, {} merged; the main line grew by {}", counted(found.newLines, "line"),
                     counted(found.newTags, "tag"), counted(found.contents.remarks.size(), "remark"),
                     counted(found.mainEvents, "event"));
}

ConflictChoices choicesOf(const LineArgs& options) {
  ConflictChoices choices;
  choices.all = valueOf<ConflictSide>(options.conflicts).value_or(ConflictSide::ask);
  choices.at = presentMoment();
  return choices;
}

/// Of what both sides changed, as long as it is not decided.
int conflictsLeft(std::size_t count) {
  if (count == 0) return kDone;
  tell(fmt::format("{} left: both sides changed a remark or a header. Merge again with --conflicts mine, "
                   "--conflicts theirs or --conflicts both.",
                   counted(count, "conflict")));
  return kBadInput;
}

int merge(OpenNotebook& open, const LineArgs& options) {
  Theirs theirs = sameGame(open.game(), options);
  if (interrupted()) return kInterrupted;
  if (!theirs.log) return theirs.status;
  auto found = lookInto(*theirs.log, open.notebook(), choicesOf(options));
  if (interrupted()) return kInterrupted;
  if (!found) return refused(found.error());
  theirs.log.reset(); // a large one makes room for its lines
  int status = theirs.whole ? kDone : kBadInput;
  if (found->empty()) {
    workIsDone();
    putLine("nothing new");
    return status;
  }
  const std::size_t conflicts = found->conflicts.size();
  const bool brings = !found->lines.empty() || !found->remarks.empty();
  if (options.preview || !brings) {
    putContents(found->contents);
    putConflicts(found->conflicts, open.study());
    workIsDone();
    raise(status, conflictsLeft(conflicts));
    if (options.preview) tell("Nothing was merged: this was a preview");
    return status;
  }
  const std::string news = newsOf(*found); // these are said only once all is stored
  const MergeContents contents = found->contents;
  const MergeConflicts undecided = found->conflicts;
  std::vector<Edit> edits = editsOf(std::move(*found), open.study(), true, true);
  if (interrupted()) return kInterrupted;
  if (const int written = open.write(std::move(edits)); written != kDone) return written;
  workIsDone();
  putContents(contents);
  putConflicts(undecided, open.study());
  putLine(news);
  raise(status, conflictsLeft(conflicts));
  return status;
}

/// A subcommand of `annales line` with GAME and --library; the examples begin with what follows GAME.
CLI::App* sub(CLI::App& line, const std::shared_ptr<LineArgs>& options, int& status, const char* name,
              const char* about, Access access, int (*work)(OpenNotebook&, const LineArgs&),
              std::initializer_list<const char*> examples) {
  CLI::App* command = line.add_subcommand(name, about);
  addNotebookArgs(*command, options->where);
  std::string footer = "Examples:";
  for (const char* rest : examples)
    footer += fmt::format("\n  annales line {} 3f2a --library club.annales{}", name, rest);
  command->footer(footer);
  command->callback([options, &status, access, work] { status = withNotebook(*options, access, work); });
  return command;
}

void addAdd(CLI::App& line, const std::shared_ptr<LineArgs>& options, int& status) {
  CLI::App* command =
      sub(line, options, status, "add", "Play something else after an event", Access::readWrite, &add,
          {" --at 120 --name 'Arming first' --events better.jsonl",
           " --line 'Arming first' --events what-then.jsonl"});
  command->add_option("--line", options->where.line, "Line to branch off from")->type_name("NAME");
  wholeNumber(command->add_option("--at", options->where.at,
                                  "Branch off after this event, from 1 (default: the end of the line)"))
      ->type_name("N");
  command->add_option("--name", options->name, "Name of the new line")->type_name("NAME");
  command
      ->add_option("--events", options->file,
                   "File with one {\"data\":…,\"type\":…} per line, as `annales legal` lists them; - reads "
                   "standard input")
      ->type_name("FILE");
  command->add_flag("--even-illegal", options->evenIllegal, "Add events even if they break rules");
  addAuthorOption(*command, options->where.author);
}

void addPlay(CLI::App& line, const std::shared_ptr<LineArgs>& options, int& status) {
  CLI::App* command =
      sub(line, options, status, "play",
          "Let autopilots play on after an event: each nation as recorded, as a bot or by hand",
          Access::readWrite, &play,
          {" --at 120 --pilot romans=greedy --others recorded:greedy",
           " --line 'Arming first' --pilot romans=hand --others value --turns 12"});
  command->add_option("--line", options->where.line, "Line to continue")->type_name("NAME");
  wholeNumber(command->add_option("--at", options->where.at,
                                  "Continue after this event, from 1 (default: the end of the line)"))
      ->type_name("N");
  command->add_option("--name", options->name, "Name of the new line")->type_name("NAME");
  command->add_flag("--even-illegal", options->evenIllegal,
                    "Play the events of --events even if they break "
                    "rules");
  addLinePlayOptions(*command, options->play);
  addAuthorOption(*command, options->where.author);
  command->footer(
      "A nation as recorded repeats, round by round, what it did on the line that is continued, or on the "
      "line that\nthis one left, as long as that is legal. Payments, gains and losses are adjusted. If it is "
      "no longer legal,\nthe program says so and PLAYER takes over; without PLAYER the run stops. The run "
      "also stops when a nation\nplayed by hand has to decide or may answer.\n\n" +
      command->get_footer());
}

} // namespace

void addLine(CLI::App& program, int& status) {
  CLI::App* line = program.add_subcommand("line", "What-if lines of a stored game");
  line->require_subcommand(1);
  const auto options = std::make_shared<LineArgs>();
  const auto one = [&](const char* name, const char* about, Access access,
                       int (*work)(OpenNotebook&, const LineArgs&),
                       std::initializer_list<const char*> examples) {
    return sub(*line, options, status, name, about, access, work, examples);
  };
  const auto named = [&](CLI::App* command) {
    command->add_option("NAME", options->name, "The line")->required()->type_name("");
    return command;
  };
  one("list", "List the lines and where each one branches off", Access::readOnly, &list, {""});
  addAdd(*line, options, status);
  addPlay(*line, options, status);
  CLI::App* renaming = named(one("rename", "Rename one of your own lines", Access::readWrite, &rename,
                                 {" 'What if 1' 'Arming first'"}));
  renaming->add_option("TO", options->to, "Its new name")->required()->type_name("");
  named(one("delete", "Delete one of your own lines", Access::readWrite, &remove, {" 'Arming first'"}));
  named(one("promote", "Move a line ahead of its sibling", Access::readWrite, &promoteLine,
            {" 'Arming first'"}));
  CLI::App* comparing = named(one("compare", "Show how two lines differ", Access::readOnly, &compare,
                                  {" 'Arming first'", " 'Arming first' 'What if 2'"}));
  comparing->add_option("WITH", options->to, "The other line (default: the main line)")->type_name("");
  CLI::App* merging =
      one("merge", "Merge the lines and remarks of another copy of the game", Access::readWrite, &merge,
          {" from-a-friend.antike.jsonl --preview", " tuesday-with-remarks.agn --conflicts both",
           " 'club (conflicted copy).annales'"});
  merging
      ->add_option("FILE", options->file,
                   "An event log (*.antike.jsonl), written games (*.agn), for example a friend's export, or "
                   "another library (*.annales)")
      ->required()
      ->type_name("");
  addMapsOption(*merging, options->maps);
  addAfterMistakeOption(*merging, options->afterMistake);
  addConflictsOption(*merging, options->conflicts);
  merging->add_flag("--preview", options->preview, "Show what the file would bring, and merge nothing");
  one("undo", "Undo the latest change to lines or remarks", Access::readWrite, &undo, {""});
  one("redo", "Redo the latest undone change", Access::readWrite, &redo, {""});
  line->footer(
      "Recorded events never change. You can undo every change, even on another day.\n\nExamples:\n  annales "
      "legal game.antike.jsonl --at 120            what could have been played\n  annales line add 3f2a "
      "--library club.annales --at 120 --name 'Arming first' --events better.jsonl\n  annales line compare "
      "3f2a --library club.annales 'Arming first'\n  annales line play 3f2a --library club.annales --line "
      "'Arming first' --others recorded:greedy\n  annales line merge 3f2a --library club.annales "
      "from-a-friend.antike.jsonl\n  annales line merge 3f2a --library club.annales "
      "tuesday-with-remarks.agn");
}

} // namespace annales::cli
