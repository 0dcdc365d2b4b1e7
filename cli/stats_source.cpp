#include "cli/stats_source.h"

#include "cli/console.h"
#include "cli/facts_upkeep.h"
#include "cli/library_source.h"
#include "cli/progress.h"
#include "importers/places/own_places.h"
#include "libreplay/query/findings.h"
#include "libreplay/query/read_question.h"
#include "libreplay/store/state_columns.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

namespace annales::cli {
namespace {

Result<std::string> contentOf(const std::string& file) {
  constexpr std::size_t kMost = std::size_t{4} << 20U;
  std::ifstream in(file, std::ios::binary);
  std::string text(kMost + 1, '\0');
  if (!in.read(text.data(), static_cast<std::streamsize>(text.size())) && !in.eof())
    return failure("it cannot be read");
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kMost) return failure("it is too large for a book of openings");
  return text;
}

std::optional<OpeningBook> bookAt(const std::string& file, bool mustExist, int& status) {
  std::error_code ignored;
  if (!mustExist && !std::filesystem::exists(file, ignored)) return OpeningBook::ofRulebooks();
  const auto text = contentOf(file);
  const auto own = text ? OpeningBook::read(*text) : tl::unexpected<Error>(text.error());
  if (own) return OpeningBook::ofRulebooks().with(*own);
  tell(fmt::format("{}: {}", file, own.error().message));
  status = kBadInput;
  return std::nullopt;
}

/// The games that have all the tags, each "NAME" or "NAME=VALUE".
LibraryResult<void> chooseByTags(FactsFile& file, const std::vector<std::string>& tags,
                                 GameConditions& games) {
  for (const std::string& tag : tags) {
    const std::size_t equals = std::min(tag.find('='), tag.size());
    auto found = file.gamesWithTag(tag.substr(0, equals), tag.substr(std::min(equals + 1, tag.size())));
    if (!found) return tl::unexpected(found.error());
    const GameSet tagged(std::move(*found));
    games.among = games.among ? games.among->cut(tagged) : tagged;
  }
  return {};
}

/// The games in which the question holds of somebody at some moment.
LibraryResult<void> chooseByQuestion(Library& library, const std::string& asked, GameConditions& games) {
  const auto kept = library.questions();
  if (!kept) return tl::unexpected(kept.error());
  const auto named = std::ranges::find(*kept, asked, &SavedQuestion::name);
  StateColumns columns(library.path());
  Progress progress("Reading games", 0);
  if (const auto fresh = columns.refresh(refreshing(progress)); !fresh) return tl::unexpected(fresh.error());
  const auto question =
      readQuestion(named == kept->end() ? asked : named->question, vocabularyOf(*columns.table()));
  if (!question)
    return libraryFailure(
        LibraryError::Kind::refused,
        Error{fmt::format("--where: letter {}: {}", question.error().from + 1, question.error().message)});
  RunOptions running;
  running.cancel = &interruptFlag();
  const auto answer = columns.ask(*question, refreshing(progress), running);
  if (!answer) return tl::unexpected(answer.error());
  const GameSet found(gameIdsOf(*answer));
  games.among = games.among ? games.among->cut(found) : found;
  return {};
}

std::string wordsFor(const StatsArgs& args, const FactFilter& filter) {
  std::string words = textOf(filter);
  for (const std::string& tag : args.tags)
    words += fmt::format("{}tag={}", words.empty() ? "" : "; ", tag);
  if (!args.where.empty()) words += fmt::format("{}where {}", words.empty() ? "" : "; ", args.where);
  return words;
}

struct ConditionHelp {
  std::string_view key, help;
};

constexpr std::array kHelp{
    ConditionHelp{"ruleset", "antike, antike-ii or duellum"},
    ConditionHelp{"board", "the board's id"},
    ConditionHelp{"nations", "how many nations play"},
    ConditionHelp{"nation", "the nation's id"},
    ConditionHelp{"seat", "place in turn order, from 1"},
    ConditionHelp{"player", "part of the player's name"},
    ConditionHelp{"rating-from", "rating of the player, at least"},
    ConditionHelp{"rating-to", "rating of the player, at most"},
    ConditionHelp{"place", "place at the end, 1 for the winner"},
    ConditionHelp{"opening", "first spaces on the rondel, such as \"marble temple\""},
    ConditionHelp{"from", "games from this date on"},
    ConditionHelp{"to", "games up to this date"},
    ConditionHelp{"event", "part of the event's name"},
    ConditionHelp{"site", "part of the place's name"},
    ConditionHelp{"outcome", "won, undecided or unfinished"},
    ConditionHelp{"winner", "the id of the nation that won"},
    ConditionHelp{"with", "part of the name of anybody who plays; repeatable"},
    ConditionHelp{"ratings-from", "rating of every player, at least"},
    ConditionHelp{"ratings-to", "rating of every player, at most"},
};

std::string helpFor(std::string_view key) {
  const auto at = std::ranges::find(kHelp, key, &ConditionHelp::key);
  return at == kHelp.end() ? std::string() : "Only with this: " + std::string(at->help);
}

} // namespace

StatsForm StatsArgs::form() const {
  return json ? StatsForm::json : csv ? StatsForm::csv : StatsForm::text;
}

void addStatsOptions(CLI::App& command, StatsArgs& args) {
  addLibraryOption(command, args.library);
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
  command.add_option("--tag", args.tags, "Only games with this tag; repeatable")
      ->type_name("NAME[=VALUE]")
      ->allow_extra_args(false);
  command
      .add_option("--where", args.where,
                  "Only games where this question holds of a nation at some moment, or the name of a "
                  "collection (see `annales stats query`)")
      ->type_name("QUESTION");
  command.add_option("--openings", args.book, "Names of openings (default: your own, if there are any)")
      ->type_name("FILE");
  CLI::Option* json =
      command.add_flag("--json", args.json, "One JSON document; every number names its estimator");
  command.add_flag("--csv", args.csv, "A table")->excludes(json);
}

std::optional<OpeningBook> openBook(const std::string& file, int& status) {
  return file.empty() ? bookAt(ownOpeningsFile().string(), false, status) : bookAt(file, true, status);
}

void addDefaults(StatsArgs& args, const std::vector<std::pair<std::string, std::string>>& defaults) {
  for (const auto& [key, value] : defaults)
    if (std::ranges::find(args.conditions, key, &std::pair<std::string, std::string>::first) ==
        args.conditions.end())
      args.conditions.emplace_back(key, value);
}

std::optional<StatsSource> openStats(const StatsArgs& args, int& status, FactParts parts) {
  StatsSource source;
  for (const auto& [key, value] : args.conditions)
    if (const auto added = addCondition(source.filter, key, value); !added) {
      tell(added.error().message);
      status = kBadInput;
      return std::nullopt;
    }
  auto book = openBook(args.book, status);
  if (!book) return std::nullopt;
  source.book = std::move(*book);
  auto library = openLibrary(args.library, Access::readOnly, status);
  if (!library) return std::nullopt;
  const auto failed = [&](const LibraryError& error) {
    tellAbout(error);
    status = storageStatus(error);
    return std::nullopt;
  };
  auto file = FactsFile::open(library->path());
  if (!file) return failed(file.error());
  if (!bringUp(*file)) {
    status = kStorageFailed;
    return std::nullopt;
  }
  if (const auto chosen = chooseByTags(*file, args.tags, source.filter.games); !chosen)
    return failed(chosen.error());
  if (!args.where.empty())
    if (const auto chosen = chooseByQuestion(*library, args.where, source.filter.games); !chosen)
      return failed(chosen.error());
  auto table = file->load(parts);
  if (!table) return failed(table.error());
  source.table = std::move(*table);
  source.over = wordsFor(args, source.filter);
  return source;
}

std::string percent(const std::optional<double>& share) {
  return share ? fmt::format("{:.1f} %", *share * 100) : "-";
}

} // namespace annales::cli
