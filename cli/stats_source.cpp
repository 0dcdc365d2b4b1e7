#include "cli/stats_source.h"

#include "cli/console.h"
#include "cli/facts_upkeep.h"
#include "cli/input.h"
#include "cli/library_source.h"
#include "cli/progress.h"
#include "cli/server_source.h"
#include "importers/openings/own_openings.h"
#include "importers/places/own_places.h"
#include "importers/published/published_games.h"
#include "libreplay/words/reason.h"
#include "libreplay/words/unknown_ids.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <functional>

namespace annales::cli {
namespace {

Result<OpeningBook> bookAt(const std::string& file) {
  constexpr std::size_t kMost = std::size_t{4} << 20U;
  const auto text = readAll(file, kMost);
  if (!text) return tl::unexpected(text.error());
  auto book = OpeningBook::read(*text);
  if (!book) return failure("{}: {}", file, book.error().part());
  return book;
}

Result<OpeningBook> ownBook() {
  const auto file = ownOpeningsFile();
  auto book = readOwnOpenings(file);
  if (!book) return failure("{}: {}", file.string(), book.error().part());
  return book;
}

/// Asks the library, with progress; what fails is kept for the exit status.
class Lookup {
public:
  Lookup(ChosenGames& games, Language language) : games_(games), language_(language) {}

  Result<GameSet> operator()(std::string_view key, std::string_view value) {
    Progress progress("Reading games", 0);
    RunOptions running;
    running.cancel = &interruptFlag();
    auto found = games_.of(key, value, refreshing(progress), running);
    if (found) return std::move(*found);
    failed_ = found.error();
    return tl::unexpected<Error>(found.error());
  }
  /// What went wrong, told.
  [[nodiscard]] int statusOf(const Error& error) const {
    if (failed_ && failed_->kind != LibraryError::Kind::refused) return failed(*failed_, language_);
    tell(reasonInWords(error, language_));
    return kBadInput;
  }

private:
  ChosenGames& games_;
  Language language_;
  std::optional<LibraryError> failed_;
};

/// `filter` with those of the conditions that ask the library, or with all others.
Result<void> addConditions(FactFilter& filter, const StatsArgs& args, const GamesLookup& lookUp,
                           const OpeningBook& book) {
  for (const auto& [key, value] : args.conditions) {
    const bool asks = std::ranges::find(conditionKeys(), key, &ConditionKey::key)->library;
    if (asks != static_cast<bool>(lookUp)) continue;
    if (auto added = addCondition(filter, key, value, lookUp, book); !added) return added;
  }
  return {};
}

/// No fault: the answer follows, and says that it is about no games.
void tellUnknownPlayer(const FactTable& table, const FactFilter& filter, Language language) {
  if (const auto unknown = unknownPlayer(table, filter)) tell(reasonInWords(*unknown, language));
}

/// Conditions that only a library knows are refused before the server is asked for anything.
std::optional<Error> libraryOnly(const StatsArgs& args) {
  for (const auto& [key, value] : args.conditions)
    if (std::ranges::find(conditionKeys(), key, &ConditionKey::key)->library)
      return Error(spoken(args.in(), "--{} needs a library: a server has no events. Use --library",
                          "--{} braucht eine Sammlung: Ein Server hat keine Ereignisse. Nehmen Sie --library",
                          key));
  return std::nullopt;
}

/// Whether the filter makes sense to the server; tells who is in none of its games.
Result<std::optional<Error>> faultIn(SummingServer& server, const FactFilter& filter, Language language) {
  auto unknown = server.unknownIds(filter);
  if (!unknown || *unknown) return unknown;
  const auto nobody = server.unknownPlayers(filter);
  if (!nobody) return tl::unexpected(nobody.error());
  if (*nobody) tell(reasonInWords(**nobody, language));
  return std::nullopt;
}

/// The games of a server, as those of a library, or what `ask` says of its sums; `source` has its filter.
/// False, with a message and the exit status, where that cannot be.
bool loadFromServer(StatsSource& source, const StatsArgs& args, FactParts parts, const AskSums& ask,
                    int& status) {
  const auto refused = [&](const Error& why, int with) {
    status = interrupted() ? static_cast<int>(kInterrupted) : with;
    if (!interrupted()) tell(reasonInWords(why, args.in()));
    return false;
  };
  if (const auto only = libraryOnly(args)) return refused(*only, kBadInput);
  if (source.filter.games.record == RecordKind::result)
    return refused(
        Error(spoken(args.in(), "--record result needs a library: a server has recorded games alone",
                     "--record result braucht eine Sammlung: Ein Server hat nur aufgezeichnete "
                     "Partien")),
        kBadInput);
  auto server = FactServer::open(args.server, &interruptFlag());
  if (!server) return refused(server.error(), kBadInput);
  const ServerPlace place = serverPlaceOf(args.server);
  Progress progress("Reading games", 0);
  if (ask) {
    auto summing = SummingServer::open(**server, args.in());
    if (!summing) return refused(summing.error(), kStorageFailed);
    if (*summing) {
      const auto fault = faultIn(**summing, source.filter, args.in());
      if (!fault) return refused(fault.error(), kStorageFailed);
      if (*fault) return refused(**fault, kBadInput);
      source.summing = summing->get();
      const auto answered = ask((*summing)->sums(), source);
      source.summing = nullptr;
      if (!answered) return refused(answered.error(), kStorageFailed);
      if (*answered) {
        source.library = {place.id, place.name, (*summing)->sums().games(), (*summing)->sums().digits()};
        return true;
      }
      tell(spoken(args.in(), "too many names fit these conditions; so the games are read one by one",
                  "zu viele Namen passen zu diesen Bedingungen; deshalb werden die Partien einzeln gelesen"));
    }
  }
  auto table = publishedTable(**server, source.filter.games, parts == FactParts::withTurns,
                              [&](std::size_t done, std::size_t of) {
                                progress.setTotal(of);
                                progress.at(done);
                              });
  if (!table) return refused(table.error(), kStorageFailed);
  source.table = *std::move(table);
  source.library = askedLibrary(place.id, place.name, source.table);
  return true;
}

struct ConditionHelp {
  std::string_view key, help;
};

constexpr std::array kHelp{
    ConditionHelp{"ruleset", "antike, antike-ii or duellum"},
    ConditionHelp{"board", "the board's id"},
    ConditionHelp{"option",
                  "an option of the rules, such as goal or variant:expert; goal:default means without it; "
                  "repeatable"},
    ConditionHelp{"nations", "how many nations play"},
    ConditionHelp{"nation", "the nation's id"},
    ConditionHelp{"seat", "seat in turn order, from 1"},
    ConditionHelp{"player", "the player's name; ~Anna for all names with \"anna\" in them"},
    ConditionHelp{"rating-from", "minimum rating of the player"},
    ConditionHelp{"rating-to", "maximum rating of the player"},
    ConditionHelp{"place", "place at the end, 1 for the winner"},
    ConditionHelp{
        "opening",
        "first spaces on the rondel, such as \"marble temple\", or the code of an opening, such as G1"},
    ConditionHelp{"from", "games from this date on; games without a date are left out"},
    ConditionHelp{"to", "games up to this date; games without a date are left out"},
    ConditionHelp{"event", "part of the event's name"},
    ConditionHelp{"site", "part of the place's name"},
    ConditionHelp{"outcome", "won, undecided or unfinished"},
    ConditionHelp{"winner", "the id of the nation that won"},
    ConditionHelp{"with", "the name of any player, or ~ and a part of it; repeatable"},
    ConditionHelp{"ratings-from", "minimum rating of every player"},
    ConditionHelp{"ratings-to", "maximum rating of every player"},
    ConditionHelp{"record", "played (recorded games alone) or result (results without moves alone)"},
    ConditionHelp{"tag", "a tag of the game; repeatable"},
    ConditionHelp{"where",
                  "games in which a question matches a nation at some moment, or the name of a collection "
                  "(see `annales stats query`); repeatable"},
};

std::string helpFor(std::string_view key) {
  const auto at = std::ranges::find(kHelp, key, &ConditionHelp::key);
  return at == kHelp.end() ? std::string() : "Filter: " + std::string(at->help);
}

} // namespace

StatsForm StatsArgs::form() const {
  return json ? StatsForm::json : csv ? StatsForm::csv : StatsForm::text;
}

void addStatsOptions(CLI::App& command, StatsArgs& args) {
  addLibraryOption(command, args.library);
  command
      .add_option(
          "--on", args.server,
          "Ask a database server instead of a library: postgresql://… or clickhouse://… (see `annales "
          "publish`)")
      ->type_name("URL")
      ->excludes(command.get_option("--library"));
  for (const ConditionKey& known : conditionKeys()) {
    const std::string key(known.key);
    const auto take = [&args, key](const std::string& value) { args.conditions.emplace_back(key, value); };
    CLI::Option* option =
        known.repeatable
            ? command
                  .add_option_function<std::vector<std::string>>(
                      "--" + key,
                      [take](const std::vector<std::string>& values) { std::ranges::for_each(values, take); },
                      helpFor(known.key))
                  ->allow_extra_args(false)
            : command.add_option_function<std::string>("--" + key, take, helpFor(known.key));
    option->type_name(std::string(known.type));
  }
  command
      .add_option("--openings", args.book,
                  "File with names of openings (default: your own, if there are "
                  "any)")
      ->type_name("FILE");
  addLanguageOption(command, args.language);
  CLI::Option* json =
      command.add_flag("--json", args.json, "One JSON document; every number names its estimator");
  command.add_flag("--csv", args.csv, "A table")->excludes(json);
}

std::optional<OpeningBook> openBook(const std::string& file, int& status, Language language) {
  const auto own = file.empty() ? ownBook() : bookAt(file);
  if (own) return OpeningBook::ofRulebooks().with(*own);
  tell(reasonInWords(own.error(), language));
  status = kBadInput;
  return std::nullopt;
}

void addDefaults(StatsArgs& args, const std::vector<std::pair<std::string, std::string>>& defaults) {
  for (const auto& [key, value] : defaults)
    if (std::ranges::find(args.conditions, key, &std::pair<std::string, std::string>::first) ==
        args.conditions.end())
      args.conditions.emplace_back(key, value);
}

std::optional<StatsSource> openStats(const StatsArgs& args, int& status, FactParts parts,
                                     const AskSums& ask) {
  StatsSource source;
  auto book = openBook(args.book, status, args.in());
  if (!book) return std::nullopt;
  source.book = std::move(*book);
  if (const auto added = addConditions(source.filter, args, {}, source.book); !added) {
    tell(reasonInWords(added.error(), args.in()));
    status = kBadInput;
    return std::nullopt;
  }
  source.language = args.in();
  if (!args.server.empty()) {
    if (!loadFromServer(source, args, parts, ask, status)) return std::nullopt;
    if (const auto unknown = unknownId(source.table, source.filter)) {
      tell(reasonInWords(*unknown, args.in()));
      status = kBadInput;
      return std::nullopt;
    }
    tellUnknownPlayer(source.table, source.filter, args.in());
    source.over = textOf(source.filter);
    source.language = args.in();
    return source;
  }
  auto library = openLibrary(args.library, Access::readOnly, status, args.in());
  if (!library) return std::nullopt;
  const auto failed = [&](const LibraryError& error) {
    tellAbout(error, args.in());
    status = storageStatus(error);
    return std::nullopt;
  };
  auto file = FactsFile::open(library->path(), &interruptFlag());
  if (!file) return failed(file.error());
  if (!bringUp(*file, *library, args.in())) {
    status = kStorageFailed;
    return std::nullopt;
  }
  source.chosen = std::make_shared<ChosenGames>(library->path());
  Lookup lookUp(*source.chosen, args.in());
  if (const auto added = addConditions(source.filter, args, std::ref(lookUp), source.book); !added) {
    status = lookUp.statusOf(added.error());
    return std::nullopt;
  }
  const auto results = file->countResults();
  if (!results) return failed(results.error());
  source.results = *results;
  auto table = file->load(parts);
  if (!table) return failed(table.error());
  source.table = std::move(*table);
  if (const auto unknown = unknownId(source.table, source.filter)) {
    status = lookUp.statusOf(*unknown);
    return std::nullopt;
  }
  tellUnknownPlayer(source.table, source.filter, args.in());
  auto identity = library->identity();
  if (!identity) return failed(identity.error());
  source.library = askedLibrary(std::move(*identity), library->path().filename().string(), source.table);
  source.over = textOf(source.filter);
  source.language = args.in();
  return source;
}

std::optional<FactFilter> readMore(const StatsSource& source, const std::string& conditions, int& status) {
  if (source.summing != nullptr) {
    auto filter = readConditions(conditions, source.filter, {}, source.book);
    const auto fault = filter ? faultIn(*source.summing, *filter, source.language)
                              : Result<std::optional<Error>>(filter.error());
    if (fault && !*fault) return std::move(*filter);
    status = fault ? kBadInput : kStorageFailed;
    tell(reasonInWords(fault ? **fault : fault.error(), source.language));
    return std::nullopt;
  }
  if (!source.chosen) {
    auto filter = readConditions(conditions, source.filter, {}, source.book);
    if (filter)
      if (auto unknown = unknownId(source.table, *filter)) filter = tl::unexpected(*std::move(unknown));
    if (filter) return tellUnknownPlayer(source.table, *filter, source.language), std::move(*filter);
    tell(reasonInWords(filter.error(), source.language));
    status = kBadInput;
    return std::nullopt;
  }
  Lookup lookUp(*source.chosen, source.language);
  auto filter = readConditions(conditions, source.filter, std::ref(lookUp), source.book);
  if (filter)
    if (auto unknown = unknownId(source.table, *filter)) filter = tl::unexpected(*std::move(unknown));
  if (filter) {
    tellUnknownPlayer(source.table, *filter, source.language);
    return std::move(*filter);
  }
  status = lookUp.statusOf(filter.error());
  return std::nullopt;
}

} // namespace annales::cli
