// annales answers: files of pupils' answers, judged by the lesson, as a table; turns accepted or not.
#include "cli/answers_view.h"
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/empty_values.h"
#include "cli/input.h"
#include "cli/library_source.h"
#include "cli/notebook_source.h"
#include "cli/spoken.h"
#include "cli/whole_file.h"
#include "importers/antike_jsonl/log_writer.h"
#include "libreplay/words/reason.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>
#include <sstream>

namespace annales::cli {
namespace {

struct AnswersArgs {
  std::vector<std::string> files;
  LessonGamesArgs games;
  std::string out, author, text;
  std::size_t right = 0, wrong = 0; // numbers of turns that were not foreseen
  bool json = false, csv = false;

  [[nodiscard]] bool accepts() const { return right + wrong > 0; }
};

/// Nothing, with a message, where the file has none that can be read.
std::optional<PupilAnswers> readAnswerFile(const AnswersArgs& args, const std::string& file) {
  const auto text = readAll(file, kMostAnswerBytes);
  if (!text) return tell(text.error().message), std::nullopt;
  auto answers = readAnswers(*text);
  if (answers) return *std::move(answers);
  tell(fmt::format("{}: {}", file, reasonInWords(answers.error(), args.games.in())));
  if (!looksLikeAnswers(*text))
    tell(spoken(args.games.in(),
                "this is no file of answers. Pupils save one in the window, or download it from the page",
                "das ist keine Datei mit Antworten. Sie entsteht im Fenster oder auf der Webseite der "
                "Lektion"));
  return std::nullopt;
}

/// Those that can be read: of a class, one broken mail takes nobody else's answers away. The status says it.
std::vector<PupilAnswers> readAnswerFiles(const AnswersArgs& args, int& status) {
  std::vector<PupilAnswers> all;
  for (const std::string& file : args.files) {
    if (interrupted()) break;
    auto answers = readAnswerFile(args, file);
    if (answers)
      all.push_back(*std::move(answers));
    else
      raise(status, kBadInput);
  }
  return all;
}

/// The games of the library that the answers are about; those that it has.
std::vector<std::string> answeredGames(const AnswersArgs& args, const std::vector<PupilAnswers>& files,
                                       int& status) {
  std::set<Hash> wanted;
  for (const PupilAnswers& file : files)
    for (const PupilAnswer& answer : file.answers)
      wanted.insert(answer.game);
  std::vector<std::string> found;
  auto library = openLibrary(args.games.library, Access::readOnly, status);
  if (!library) return found;
  for (const Hash& game : wanted) {
    const auto summary = library->summary(game);
    if (!summary) return status = failed(summary.error()), found;
    if (*summary) found.push_back(hexOf(game));
  }
  status = kDone;
  if (found.empty()) {
    tell(spoken(args.games.in(), "this library has none of the games of these answers",
                "diese Sammlung hat keine der Partien dieser Antworten"));
    status = kBadInput;
  }
  return found;
}

/// All games into one file, with this one in the place of what it was.
int writeLessonGames(const std::string& file, const LessonGames& games, std::size_t place,
                     const EventLog& changed) {
  std::ostringstream text;
  LogWriter writer(text);
  for (std::size_t i = 0; i < games.logs.size(); ++i)
    writer.write(i == place ? changed : games.logs[i]);
  const auto written = writeWhole(file, text.view());
  if (!written) return tell(written.error().message), kStorageFailed;
  return kDone;
}

/// Writes that the turn counts as right or wrong; the exit status.
int acceptTurn(const AnswersArgs& args, const LessonGames& games, const AnswerSheet& sheet,
               const std::vector<UnforeseenTurn>& unforeseen) {
  const std::size_t number = std::max(args.right, args.wrong);
  if (number > unforeseen.size()) {
    tell(spoken(args.games.in(), "--{} {}: these answers have {} turns that were not foreseen",
                "--{} {}: Diese Antworten haben {} nicht vorgesehene Züge",
                args.right > 0 ? "right" : "wrong", number, unforeseen.size()));
    return kBadInput;
  }
  const UnforeseenTurn& turn = unforeseen[number - 1];
  const SheetStep& step = sheet.steps[turn.step];
  const EventLog& log = games.logs[step.game];
  const Discussion discussion(log, log.annotations());
  const SetStepAsk intent{
      discussion.remarks()[step.step.remark].first,
      withAnswer(log, step, turn.events, args.right > 0 ? TurnWorth::right : TurnWorth::wrong, args.text)};
  int status = kDone;
  if (args.games.sources.empty()) {
    auto notebook =
        openNotebook({hexOf(log.id()), args.games.library, args.author, std::string(kMainLine), {}},
                     Access::readWrite, status);
    if (!notebook) return status;
    static_cast<void>(notebook->perform(intent, status));
    return status;
  }
  const std::string author = authorOf({{}, {}, args.author, std::string(kMainLine), {}});
  OpenNotebook notebook(std::make_shared<EventLog>(log), author);
  if (!notebook.goTo(std::string(kMainLine), *notebook.study().events().find(log[log.mainHead()].id)))
    return kBadInput;
  static_cast<void>(notebook.perform(intent, status));
  return status == kDone ? writeLessonGames(args.out, games, step.game, notebook.study().log()) : status;
}

int showAnswers(const AnswersArgs& args, const LessonGames& games, const std::vector<PupilAnswers>& files,
                bool mayAccept) {
  std::vector<const EventLog*> logs;
  for (const EventLog& log : games.logs)
    logs.push_back(&log);
  const AnswerSheet sheet = answerSheet(logs, files, args.games.slug(), [] { return !interrupted(); });
  if (interrupted()) return kInterrupted;
  const std::vector<UnforeseenTurn> unforeseen = unforeseenTurns(sheet, logs);
  if (mayAccept && args.accepts()) return acceptTurn(args, games, sheet, unforeseen);
  if (sheet.steps.empty()) return tellNoLesson(args.games, games), kBadInput;
  const AnswersView view{games, sheet, unforeseen, args.games.in()};
  args.json ? putAnswersJson(view) : args.csv ? putAnswersCsv(view) : putAnswersText(view);
  return kDone;
}

std::string misuseOf(const AnswersArgs& args) {
  const Language language = args.games.in();
  const bool fromFile = !args.games.sources.empty();
  if (fromFile && !args.games.library.empty())
    return spoken(language, "give --from FILE or --library LIB, not both",
                  "geben Sie --from FILE oder --library LIB an, nicht beides");
  if (args.right > 0 && args.wrong > 0)
    return spoken(language, "--right and --wrong: one at a time",
                  "--right und --wrong: nur eines auf einmal");
  if (!args.text.empty() && !args.accepts())
    return spoken(language, "--text needs --right N or --wrong N", "--text braucht --right N oder --wrong N");
  if (fromFile && args.accepts() && args.out.empty())
    return spoken(language, "--from FILE with --right or --wrong needs --out FILE for the changed lesson",
                  "--from FILE mit --right oder --wrong braucht --out FILE für die geänderte Lektion");
  if (!args.out.empty() && !(fromFile && args.accepts()))
    return spoken(language, "--out is for --from FILE with --right or --wrong",
                  "--out gilt nur für --from FILE mit --right oder --wrong");
  return {};
}

int runAnswers(AnswersArgs args) {
  if (const std::string misuse = misuseOf(args); !misuse.empty()) return tell(misuse), kBadInput;
  std::vector<std::string> read = args.games.sources;
  read.insert(read.end(), args.files.begin(), args.files.end());
  if (!mayReplace(args.out, read, args.games.in())) return kBadInput;
  int ofFiles = kDone;
  const std::vector<PupilAnswers> files = readAnswerFiles(args, ofFiles);
  if (interrupted()) return kInterrupted;
  // Turns are accepted by their number in the table of all files.
  if (files.empty() || (ofFiles != kDone && args.accepts())) return ofFiles;
  int status = kDone;
  LessonGamesArgs wanted = args.games;
  wanted.reader = "all"; // the coach's own lesson
  wanted.onlyFiles = !wanted.sources.empty();
  if (wanted.sources.empty()) wanted.sources = answeredGames(args, files, status);
  if (status != kDone) return status;
  const auto games = openLessonGames(wanted, status);
  if (!games) return status;
  status = showAnswers(args, *games, files, true);
  raise(status, ofFiles);
  if (status != kDone || !args.accepts()) return status;
  if (wanted.onlyFiles) wanted.sources = {args.out};
  const auto changed = openLessonGames(wanted, status);
  return changed ? showAnswers(args, *changed, files, false) : status;
}

} // namespace

void addAnswers(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "answers", "Collect the answers that pupils mailed: a table of pupils and steps, judged by the lesson");
  const auto args = std::make_shared<AnswersArgs>();
  command
      ->add_option("FILE", args->files,
                   "Files of answers, from the window or from the page of the lesson; - for standard input")
      ->required()
      ->type_name("");
  addLibraryOption(*command, args->games.library);
  command
      ->add_option("--from", args->games.sources,
                   "File with the lesson, if it is not in the library; repeatable")
      ->type_name("FILE");
  command->add_option("--lesson", args->games.lesson, "Only this lesson")->type_name("NAME");
  addMapsOption(*command, args->games.maps);
  wholeNumber(command->add_option("--right", args->right,
                                  "Accept this turn of the list of turns that were not foreseen as right"))
      ->type_name("N");
  wholeNumber(command->add_option("--wrong", args->wrong, "The same, but as wrong"))->type_name("N");
  mayBeEmpty(command->add_option("--text", args->text,
                                 "Text for pupils with the turn of --right or --wrong, in Markdown"))
      ->type_name("TEXT");
  command->add_option("--out", args->out, "File for the changed lesson of --from")->type_name("FILE");
  addAuthorOption(*command, args->author, "Author of the change");
  CLI::Option* json = command->add_flag("--json", args->json, "As JSON");
  command->add_flag("--csv", args->csv, "As CSV, a row for each answer")->excludes(json);
  addLanguageOption(*command, args->games.language);
  command->footer(
      "Files have turns and no verdicts: each turn is played by the rules and compared with the accepted "
      "answers of\nthe lesson. Of several answers of one pupil to one step, the earliest counts. A file that "
      "is "
      "given twice counts\nonce. A turn that the lesson does not foresee is neither right nor wrong, until "
      "you "
      "say so.\n\nExamples:\n  annales answers anna.json ben.json --library club.annales\n  annales answers "
      "*.json --library club.annales --right 1\n  annales answers *.json --library club.annales --wrong 2 "
      "--text \"Count the gold first.\"\n  annales answers anna.json --from lesson.antike.jsonl --csv > "
      "answers.csv");
  command->callback([args, &status] { status = runAnswers(*args); });
}

} // namespace annales::cli
