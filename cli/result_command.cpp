// annales result add|remove|restore|same: a result without moves, typed by hand, deleted, brought back, and
// which of them are one game.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/library_source.h"
#include "cli/list_results.h"
#include "cli/log_time.h"
#include "cli/typed_persons.h"
#include "importers/plays/play_results.h"
#include "importers/readers/results_read.h"
#include "libreplay/log/date_codec.h"
#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <random>

namespace annales::cli {
namespace {

struct ResultArgs {
  std::string library;
  std::vector<std::string> persons;
  std::string ruleset, date, board, site, comment, winner, replace, id;
  int minutes = 0;
  bool unfinished = false;
};

struct SameArgs {
  std::string library, a, b;
  bool isNot = false, forget = false;
};

std::string newPlayId() {
  std::random_device device;
  std::string hex;
  for (int i = 0; i < 4; ++i)
    hex += fmt::format("{:08x}", device());
  return hex;
}

/// The one that was named, else the only one who reached the number that ends the game.
bool chooseWinner(plays::PlayEntry& entry, const ResultArgs& args, RulesetId ruleset) {
  if (!args.winner.empty()) {
    const auto named = [&](const plays::EntryPerson& person) {
      return foldedWord(person.name) == foldedWord(args.winner);
    };
    if (std::ranges::count_if(entry.persons, named) != 1) {
      tell(fmt::format("--winner {}: no person has this name, or several have", args.winner));
      return false;
    }
    for (plays::EntryPerson& person : entry.persons)
      person.winner = named(person);
    return true;
  }
  const int goal = usualGoal(ruleset, entry.persons.size());
  const auto reached = [&](const plays::EntryPerson& person) {
    const auto points = plays::pointsIn(person.points);
    return goal > 0 && points && *points >= goal;
  };
  if (std::ranges::count_if(entry.persons, reached) == 1)
    for (plays::EntryPerson& person : entry.persons)
      person.winner = reached(person);
  return true;
}

/// The result that an id begins with these digits names; null with a message.
const ResultGame* resultNamed(const ResultsOfLibrary& all, const std::string& prefix) {
  const ResultGame* found = nullptr;
  int times = 0;
  for (const ResultGame& game : all.games)
    if (!prefix.empty() && hexOf(game.result.id).starts_with(prefix)) found = &game, ++times;
  if (times == 1) return found;
  tell(fmt::format("{}: {}; `annales list --results` shows the ids", prefix,
                   times == 0 ? "no result has this id" : "several results have ids that begin so"));
  return nullptr;
}

int storeRecords(Library& library, const std::vector<ResultRecord>& records) {
  auto batch = library.beginImport(&interruptFlag());
  if (!batch) return failed(batch.error());
  for (const ResultRecord& record : records)
    if (const auto added = batch->add(record); !added) return failed(added.error());
  if (const auto done = batch->commit(); !done) return failed(done.error());
  return kDone;
}

int addTyped(const ResultArgs& args) {
  const auto ruleset = valueOf<RulesetId>(args.ruleset);
  if (!args.date.empty() && !isDate(args.date)) {
    tell(fmt::format("--date {}: expected a date such as YYYY, YYYY-MM or YYYY-MM-DD", args.date));
    return kBadInput;
  }
  plays::PlayEntry entry;
  entry.log = PlayLog::annales;
  entry.id = newPlayId();
  entry.modified = nowAsLogsWriteIt();
  entry.date = args.date;
  entry.board = args.board;
  entry.site = args.site;
  entry.comments = args.comment;
  entry.minutes = args.minutes;
  entry.unfinished = args.unfinished;
  for (const std::string& text : args.persons)
    entry.persons.push_back(personTyped(text));
  if (const std::string trouble = troubleOfTyped(entry.persons, *ruleset); !trouble.empty())
    return tell(trouble), kBadInput;
  if (!chooseWinner(entry, args, *ruleset)) return kBadInput;
  int status = kDone;
  auto library = openLibrary(args.library, Access::create, status);
  if (!library) return status;
  if (!args.replace.empty()) {
    const auto all = resultsOf(*library);
    if (!all) return failed(all.error());
    const ResultGame* game = resultNamed(*all, args.replace);
    if (game == nullptr) return kBadInput;
    const auto typed = std::ranges::find(game->result.sources, PlayLog::annales, &ResultSource::log);
    if (typed == game->result.sources.end()) {
      tell(fmt::format("{}: this result was imported; change it in its log and import it again",
                       args.replace));
      return kBadInput;
    }
    entry.id = typed->play;
  }
  std::vector<ResultRecord> records;
  ReadRequest request;
  request.result = [&](const ResultRecord& record) {
    records.push_back(record);
    return true;
  };
  plays::PlayResults results(request);
  auto taken = results.take(std::move(entry), *ruleset);
  if (taken) taken = results.finish();
  if (!taken) return tell(taken.error().message), kStorageFailed;
  for (const Complaint& complaint : results.complaints())
    tell(complaint.message);
  if (records.empty()) return kBadInput;
  status = storeRecords(*library, records);
  if (status == kDone) putLine("added          " + hexOf(records.front().id).substr(0, 12));
  return status;
}

/// Later than all that is known of the entry, whatever the clock of its log said.
std::string laterThan(const ResultSource& entry, const std::vector<ResultRecord>& records) {
  std::string last;
  for (const ResultRecord& record : records)
    for (const ResultSource& source : record.sources)
      if (source.log == entry.log && source.play == entry.play) last = std::max(last, source.modified);
  return std::max(nowAsLogsWriteIt(), last + ".0");
}

/// Each entry once more, modified now, as withdrawn or not.
int setWithdrawn(const ResultArgs& args, bool withdrawn) {
  int status = kDone;
  auto library = openLibrary(args.library, Access::readWrite, status);
  if (!library) return status;
  auto all = resultsOf(*library);
  if (!all) return failed(all.error());
  std::vector<ResultRecord> records;
  if (withdrawn) {
    const ResultGame* game = resultNamed(*all, args.id);
    if (game == nullptr) return kBadInput;
    for (const std::size_t place : game->records)
      records.push_back(all->records[place]);
  } else {
    for (const ResultRecord& record : all->records)
      if (!args.id.empty() && hexOf(record.id).starts_with(args.id) && !record.withdrawn)
        records.push_back(record);
    if (records.size() != 1) {
      tell(fmt::format("{}: no deleted result has this id, or several have", args.id));
      return kBadInput;
    }
  }
  for (ResultRecord& record : records) {
    record.withdrawn = withdrawn;
    for (ResultSource& source : record.sources)
      source.modified = laterThan(source, all->records);
    seal(record);
  }
  status = storeRecords(*library, records);
  if (status == kDone && withdrawn)
    tell(fmt::format("deleted from the list; `annales result restore {}` brings it back", args.id));
  return status;
}

/// A result by any of its records, or an ended game of the library, by the first characters of its id.
struct NamedEvening {
  Hash id;
  const ResultGame* result = nullptr; // null: a recorded game
};

std::optional<NamedEvening> eveningNamed(Library& library, const ResultsOfLibrary& all,
                                         const std::string& prefix) {
  std::vector<NamedEvening> found;
  for (const ResultGame& game : all.games)
    for (const std::size_t record : game.records)
      if (!prefix.empty() && hexOf(all.records[record].id).starts_with(prefix))
        found.push_back({all.records[record].id, &game});
  if (const auto game = library.find(prefix); found.empty() && game) found.push_back({*game, nullptr});
  const bool isOne = !found.empty() && std::ranges::all_of(found, [&](const NamedEvening& one) {
    return one.result == found.front().result;
  });
  if (isOne) return found.front();
  tell(fmt::format("{}: {}; `annales list --results` shows the ids", prefix,
                   found.empty() ? "no result and no game has this id" : "several ids begin so"));
  return std::nullopt;
}

/// Whether the two can be one game at all; else says why not.
bool canBeOne(Library& library, const NamedEvening& a, const NamedEvening& b) {
  if (a.id == b.id) return tell("name two different ids"), false;
  if (a.result == nullptr && b.result == nullptr)
    return tell("both are recorded games; `annales list --doubles` finds games that were recorded twice"),
           false;
  std::vector<std::pair<RulesetId, std::size_t>> kinds;
  for (const NamedEvening* one : {&a, &b}) {
    if (one->result != nullptr) {
      kinds.emplace_back(one->result->result.ruleset, one->result->result.persons.size());
      continue;
    }
    const auto line = library.mainLine(one->id);
    const auto result = line ? recordedResult(*line) : std::nullopt;
    if (!result) return tell("the recorded game has no winner yet, so it is the game of no result"), false;
    kinds.emplace_back(result->ruleset, result->persons.size());
  }
  if (kinds[0] == kinds[1]) return true;
  return tell("the two differ in the game or in the number of persons, so they are two games"), false;
}

int saySame(const SameArgs& args) {
  int status = kDone;
  auto library = openLibrary(args.library, Access::readWrite, status);
  if (!library) return status;
  const auto all = resultsOf(*library);
  if (!all) return failed(all.error());
  const auto a = eveningNamed(*library, *all, args.a);
  const auto b = a ? eveningNamed(*library, *all, args.b) : std::nullopt;
  if (!b) return kBadInput;
  if (!args.forget && !canBeOne(*library, *a, *b)) return kBadInput;
  const SameGame same = args.forget ? SameGame::open : args.isNot ? SameGame::no : SameGame::yes;
  const std::array answers{sameGameAnswer(a->id, b->id, same)};
  const auto kept = library->keepResultWords(answers);
  if (!kept) return failed(kept.error());
  if (*kept == 0) return tell("nothing has changed: this was known before"), kDone;
  putLine(args.forget  ? "the answer is taken back"
          : args.isNot ? "these are two games"
                       : "these are one game");
  if (!args.forget) tell(fmt::format("`annales result same {} {} --forget` takes it back", args.a, args.b));
  return kDone;
}

} // namespace

void addResult(CLI::App& program, int& status) {
  CLI::App* command =
      program.add_subcommand("result", "Type, delete, restore and join results without moves");
  command->require_subcommand(1);
  command->footer(
      "Examples:\n  annales result add \"Ilse, Romans, 9\" \"Benno, , 7\" --ruleset antike --library "
      "club.annales\n  annales result remove 8d94dc --library club.annales");
  const auto args = std::make_shared<ResultArgs>();

  CLI::App* add = command->add_subcommand("add", "Add a game of which only the result is known");
  add->add_option("PERSON", args->persons,
                  "\"NAME, NATION, PERSONAGES\" of each person; what is not known is left out")
      ->required()
      ->type_name("");
  oneOf<RulesetId>(add->add_option("--ruleset", args->ruleset, "The game")->required());
  addLibraryOption(*add, args->library);
  add->add_option("--date", args->date, "Date, as much of it as is known")->type_name("DATE");
  add->add_option("--winner", args->winner,
                  "Name of the winner (default: the only person who reached the number of personages that "
                  "ends the game)")
      ->type_name("NAME");
  add->add_option("--board", args->board, "Board")->type_name("NAME");
  add->add_option("--site", args->site, "Place")->type_name("NAME");
  add->add_option("--comment", args->comment, "Remark on the game")->type_name("TEXT");
  add->add_option("--minutes", args->minutes, "Duration")->check(numberIn(0, 99'999))->type_name("N");
  add->add_flag("--unfinished", args->unfinished, "The game was broken off");
  add->add_option("--replace", args->replace, "Replace this result, which was typed before")->type_name("ID");
  add->footer("Examples:\n  annales result add \"Ilse, Romans, 9\" \"Benno, Greeks, 7\" \"Carina, , 6\" "
              "\"Dario, , 4\" "
              "--ruleset antike-ii --date 2026-02-03 --library club.annales");
  add->callback([args, &status] { status = addTyped(*args); });

  CLI::App* remove = command->add_subcommand("remove", "Delete a result from the list; nothing is erased");
  remove->add_option("ID", args->id, "The first characters of its id")->required()->type_name("");
  addLibraryOption(*remove, args->library);
  remove->footer("Examples:\n  annales result remove 8d94dc --library club.annales");
  remove->callback([args, &status] { status = setWithdrawn(*args, true); });

  CLI::App* restore = command->add_subcommand("restore", "Bring back a deleted result");
  restore->add_option("ID", args->id, "The first characters of its id")->required()->type_name("");
  addLibraryOption(*restore, args->library);
  restore->footer("Examples:\n  annales result restore 8d94dc --library club.annales");
  restore->callback([args, &status] { status = setWithdrawn(*args, false); });

  const auto same = std::make_shared<SameArgs>();
  CLI::App* one =
      command->add_subcommand("same", "Say that two results, or a result and a game, are one game");
  one->add_option("ID", same->a, "The first characters of the id of a result")->required()->type_name("");
  one->add_option("OTHER", same->b, "The same of another result, or of a recorded game")
      ->required()
      ->type_name("");
  addLibraryOption(*one, same->library);
  CLI::Option* isNot = one->add_flag("--not", same->isNot, "They are two games");
  one->add_flag("--forget", same->forget, "Take the answer back")->excludes(isNot);
  one->footer("Examples:\n  annales result same 8d94dc 41b0aa --library club.annales\n"
              "  annales result same 8d94dc 41b0aa --not --library club.annales");
  one->callback([same, &status] { status = saySame(*same); });
}

} // namespace annales::cli
