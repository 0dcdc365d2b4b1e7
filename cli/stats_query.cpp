// annales stats query: where in all games does something hold, and what became of it?
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/facts_upkeep.h"
#include "cli/file_name.h"
#include "cli/library_source.h"
#include "cli/players.h"
#include "cli/progress.h"
#include "cli/stats_commands.h"
#include "cli/stats_query_answer.h"
#include "engine/core/json_writer.h"
#include "libreplay/query/read_question.h"
#include "libreplay/store/state_columns.h"
#include "libreplay/store/state_views.h"
#include "libreplay/text/csv.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <thread>

namespace annales::cli {
namespace {

struct QueryArgs {
  std::string library, question, by, saved, save, remove, tables, book, language = "en";
  bool games = false, events = false, json = false, csv = false, list = false;
  std::size_t limit = 20, turns = 3;

  [[nodiscard]] Language in() const { return languageOf(language); }
  [[nodiscard]] StatsForm form() const {
    return json ? StatsForm::json : csv ? StatsForm::csv : StatsForm::text;
  }
};

int questionFault(const std::string& question, const QuestionFault& complaint, Language language) {
  tell(reasonInWords(complaint, language));
  tell("  " + question);
  // Letters, not bytes: what is behind an accent must stand below its own letter.
  const auto letters = [&](std::size_t from, std::size_t to) {
    return static_cast<std::size_t>(
        std::count_if(question.begin() + static_cast<std::ptrdiff_t>(from),
                      question.begin() + static_cast<std::ptrdiff_t>(to),
                      [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
  };
  const std::size_t end = std::min(complaint.from + complaint.length, question.size());
  tell("  " + std::string(letters(0, complaint.from), ' ') +
       std::string(std::max<std::size_t>(1, letters(complaint.from, end)), '^'));
  return kBadInput;
}

/// The names that a library keeps.
int listSaved(Library& library, const QueryArgs& args) {
  const auto kept = library.questions();
  if (!kept) return failed(kept.error(), args.in());
  if (args.json) {
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("questions");
    json.beginArray();
    for (const SavedQuestion& one : *kept) {
      json.beginObject();
      json.key("name");
      json.value(nameForJson(one.name)); // earlier versions kept whatever was typed
      json.key("question");
      json.value(one.question);
      json.endObject();
    }
    json.endArray();
    json.endObject();
    putLine(out);
    return kDone;
  }
  if (args.csv) {
    CsvWriter csv;
    csv.row({"name", "question"});
    for (const SavedQuestion& one : *kept)
      csv.row({one.name, one.question});
    return put(csv.take()), kDone;
  }
  for (const SavedQuestion& one : *kept)
    putLine(fmt::format("{}: {}", printable(one.name), printable(one.question)));
  return kDone;
}

std::optional<std::string> savedQuestion(Library& library, const std::string& name, Language language,
                                         int& status) {
  const auto kept = library.questions();
  if (!kept) {
    status = failed(kept.error(), language);
    return std::nullopt;
  }
  const auto at = std::ranges::find(*kept, name, &SavedQuestion::name);
  if (at != kept->end()) return at->question;
  tell(spoken(language, "no question is saved as \"{}\"; --list shows all",
              "keine Frage ist als „{}“ gespeichert; --list zeigt alle", name));
  status = kBadInput;
  return std::nullopt;
}

int keep(const QueryArgs& args, const std::string& name, const std::string& question) {
  int status = kDone;
  auto library = openLibrary(args.library, Access::readWrite, status, args.in());
  if (!library) return status;
  const auto before = library->questions();
  if (!before) return failed(before.error(), args.in());
  if (const auto kept = library->keepQuestion(name, question); !kept) return failed(kept.error(), args.in());
  const auto at = std::ranges::find(*before, name, &SavedQuestion::name);
  if (at != before->end() && at->question != question && !question.empty())
    tell(spoken(args.in(), "\"{}\" was replaced; the old question was: {}",
                "„{}“ wurde ersetzt; die alte Frage war: {}", name, at->question));
  return kDone;
}

template <class Rows> bool take(tl::expected<Rows, NoAnswer> rows, Rows& into) {
  if (rows) into = std::move(*rows);
  return rows.has_value();
}

/// What was asked for, out of where it holds.
bool fill(QueryAnswer& found, const Answer& answer, const QueryArgs& args, const OpeningBook& book) {
  const auto most = [&](std::size_t all) {
    found.leftOut = args.limit > 0 && all > args.limit ? all - args.limit : 0;
    return args.limit;
  };
  if (!args.by.empty()) {
    found.by = countByOf(args.by);
    found.groups = countBy(answer, *found.by, {args.turns, &book, args.in()});
    const std::size_t shown = most(found.groups.size());
    if (shown > 0 && found.groups.size() > shown) found.groups.resize(shown);
    return true;
  }
  found.listsGames = args.games;
  if (args.games) return take(gamesOf(answer, most(answer.games)), found.gameRows);
  return take(eventsOf(answer, most(found.events)), found.eventRows);
}

int writeTables(StateColumns& columns, std::size_t hidden, const std::string& file, Language language) {
  Progress progress("Writing positions", 0);
  {
    Progress reading("Reading games", 0);
    const auto fresh = columns.refresh(refreshing(reading));
    if (!fresh) return failed(fresh.error(), language);
    tellLeftOut(fresh->damaged, hidden, language);
  }
  Watch options;
  options.cancel = &interruptFlag();
  options.progress = [&](std::size_t done, std::size_t of) {
    progress.setTotal(of);
    progress.at(done);
  };
  if (const auto written = writeStateViews(*columns.table(), file, options); !written) {
    if (written.error().kind == LibraryError::Kind::refused)
      tell(fmt::format("{}: {}", file, reasonInWords(written.error(), language)));
    return written.error().kind == LibraryError::Kind::refused ? int{kBadInput}
                                                               : failed(written.error(), language);
  }
  return kDone;
}

/// Results without moves that statistics may count: a question over positions has no answer for them.
std::size_t resultsBeside(Library& library) {
  const auto records = library.countResults();
  if (!records || *records == 0) return 0;
  auto file = FactsFile::open(library.path(), &interruptFlag());
  Progress progress("Reading games", 0);
  if (!file || !file->refresh(refreshing(progress))) return 0;
  return file->countResults().value_or(0);
}

int askAll(Library& library, StateColumns& columns, std::size_t hidden, const std::string& question,
           const QueryArgs& args) {
  int status = kDone;
  const auto book = openBook(args.book, status, args.in());
  if (!book) return status;
  Progress progress("Reading games", 0);
  const auto fresh = columns.refresh(refreshing(progress));
  if (!fresh) return failed(fresh.error(), args.in());
  tellLeftOut(fresh->damaged, hidden, args.in());
  const auto read = readQuestion(question, vocabularyOf(*columns.table()));
  if (!read) return questionFault(question, read.error(), args.in());
  RunOptions running;
  running.threads = std::max(1U, std::thread::hardware_concurrency());
  running.cancel = &interruptFlag();
  const auto answer = columns.ask(*read, refreshing(progress), running);
  if (!answer) return failed(answer.error(), args.in());
  if (answer->games == 0)
    for (const std::string& player : playersIn(*read))
      tellUnknownPlayer(library, player, args.in());
  QueryAnswer found;
  found.question = textOf(*read);
  found.libraryGames = answer->table->gameCount();
  found.libraryStates = answer->table->rowCount();
  found.results = resultsBeside(library);
  found.games = answer->games;
  found.nations = answer->nations;
  found.states = answer->states;
  found.events = countEvents(*answer);
  if (!fill(found, *answer, args, *book)) {
    tell(spoken(args.in(), "the stored positions were damaged meanwhile; run the command again",
                "die gespeicherten Stellungen wurden inzwischen beschädigt; führen Sie den Befehl noch "
                "einmal aus"));
    return kStorageFailed;
  }
  putQueryAnswer(found, args.form(), args.in());
  return args.save.empty() ? int{kDone} : keep(args, args.save, found.question);
}

int query(const QueryArgs& args) {
  int status = kDone;
  auto library = openLibrary(args.library, Access::readOnly, status, args.in());
  if (!library) return status;
  if (args.list) return listSaved(*library, args);
  if (!args.remove.empty())
    return savedQuestion(*library, args.remove, args.in(), status) ? keep(args, args.remove, "") : status;
  StateColumns columns(library->path());
  const auto deleted = library->hiddenGames();
  if (!deleted) return failed(deleted.error(), args.in());
  const std::size_t hidden = deleted->size();
  if (!args.tables.empty()) return writeTables(columns, hidden, args.tables, args.in());
  std::string question = args.question;
  if (!args.saved.empty()) {
    const auto kept = savedQuestion(*library, args.saved, args.in(), status);
    if (!kept) return status;
    question = *kept;
  }
  if (question.empty()) {
    tell(spoken(
        args.in(),
        "no question given; write one, such as \"nation = romans and temples >= 2\", or name a "
        "saved one with --saved",
        "keine Frage angegeben; schreiben Sie eine, etwa \"nation = romans and temples >= 2\", oder nennen "
        "Sie mit --saved eine gespeicherte"));
    return kBadInput;
  }
  return askAll(*library, columns, hidden, question, args);
}

} // namespace

void addStatsQuery(CLI::App& stats, int& status) {
  CLI::App* command = stats.add_subcommand("query", "Search all games for positions, and show how those "
                                                    "games ended");
  const auto args = std::make_shared<QueryArgs>();
  CLI::Option* question = command
                              ->add_option("question", args->question,
                                           "Condition that is true at the end of a turn (see "
                                           "docs/questions.md)")
                              ->type_name("QUESTION");
  addLibraryOption(*command, args->library);
  command->add_option("--count-by", args->by, "Show counts and shares of wins, with intervals")
      ->type_name("opening|winner|nation|player|board")
      ->check(CLI::IsMember(std::vector<std::string>(kCountByWords.begin(), kCountByWords.end())));
  CLI::Option* games = command->add_flag("--games", args->games, "List the games with a match");
  command->add_flag("--events", args->events, "List the events at which a match begins (default)")
      ->excludes(games);
  command->add_option("--turns", args->turns, "Number of first turns that define an opening")
      ->check(numberIn(1U, static_cast<unsigned>(kKeyTurns)))
      ->type_name("K")
      ->capture_default_str();
  command
      ->add_option("--openings", args->book,
                   "File with names of openings (default: your own, if there "
                   "are any)")
      ->type_name("FILE");
  wholeNumber(command->add_option("--limit", args->limit, "Maximum number of rows; 0: all"))
      ->type_name("N")
      ->capture_default_str();
  addLanguageOption(*command, args->language);
  CLI::Option* json = command->add_flag("--json", args->json,
                                        "One JSON document; every number states how many cases it is "
                                        "based on");
  command->add_flag("--csv", args->csv, "A table")->excludes(json);
  CLI::Option* save =
      command->add_option("--save", args->save, "Save the question in the library under this name")
          ->type_name("NAME");
  CLI::Option* saved =
      command->add_option("--saved", args->saved, "Search with the question saved under this name")
          ->type_name("NAME")
          ->excludes(question);
  CLI::Option* list = command->add_flag("--list", args->list, "List the saved questions");
  CLI::Option* remove =
      command->add_option("--delete", args->remove, "Delete a saved question")->type_name("NAME");
  CLI::Option* tables =
      command->add_option("--tables", args->tables, "Write all positions to an SQLite database instead")
          ->type_name("FILE");
  // Each does one thing: a question beside it would be passed over.
  const std::vector<CLI::Option*> instead{list, remove, tables};
  for (CLI::Option* one : instead) {
    for (CLI::Option* asks : {question, saved, save})
      one->excludes(asks);
    for (CLI::Option* other : instead)
      if (other != one) one->excludes(other);
  }
  command->footer(
      "Examples:\n"
      "  annales stats query \"nation = romans and temples >= 2 and galleys = 0 and round <= 5\" --library "
      "club.annales\n"
      "  annales stats query \"bought a know-how within 3 turns of (lost a city)\" --games\n"
      "  annales stats query \"personages >= 3 and every rival has personages <= 1\" --count-by nation\n"
      "  annales stats query \"won and never galleys > 4\" --save \"Few galleys\"\n"
      "  annales stats query --saved \"Few galleys\" --json");
  command->callback([args, &status] { status = query(*args); });
}

} // namespace annales::cli
