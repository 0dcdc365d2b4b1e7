// annales list --library LIB: the games with their tags and results.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/library_source.h"
#include "cli/list_doubles.h"
#include "cli/list_results.h"
#include "cli/players.h"
#include "engine/core/json_writer.h"
#include "importers/openings/own_openings.h"
#include "libreplay/log/date_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/openings/opening_lookup.h"
#include "libreplay/text/person_name.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

namespace annales::cli {
namespace {

struct ListArgs {
  std::string library;
  bool json = false;
  bool all = false;
  bool doubles = false;
  bool results = false, withoutNations = false;
  std::string ruleset;
  ListFilter filter;
};

void writeRondel(JsonWriter& json, const GameSummary& game) {
  const auto spaces = spacesOf(game);
  std::map<std::string, std::size_t> places; // keys are sorted
  for (std::size_t i = 0; i < game.nations.size(); ++i)
    places.emplace(game.nations[i], i);
  json.key("rondel");
  json.beginObject();
  for (const auto& [nation, place] : places) {
    json.key(nation);
    json.beginArray();
    for (const Space space : spaces[place])
      json.value(wordOf(space));
    json.endArray();
  }
  json.endObject();
}

/// By place of the nation; null where what it played has no name.
std::vector<const NamedOpening*> openingsOf(const GameSummary& game, OpeningLookup& names) {
  const auto spaces = spacesOf(game);
  std::vector<const NamedOpening*> openings;
  for (std::size_t i = 0; i < game.nations.size(); ++i)
    openings.push_back(names.name(game.ruleset, game.nations[i], OpeningKey::of(spaces[i])));
  return openings;
}

void writeOpenings(JsonWriter& json, const GameSummary& game, OpeningLookup& names) {
  const auto openings = openingsOf(game, names);
  std::map<std::string, const NamedOpening*> byNation; // keys are sorted
  for (std::size_t i = 0; i < game.nations.size(); ++i)
    byNation.emplace(game.nations[i], openings[i]);
  json.key("openings");
  json.beginObject();
  for (const auto& [nation, opening] : byNation) {
    json.key(nation);
    if (opening == nullptr) {
      json.null();
      continue;
    }
    json.beginObject();
    json.key("code");
    json.value(opening->code);
    json.key("name");
    json.value(opening->english);
    json.endObject();
  }
  json.endObject();
}

void write(JsonWriter& json, const GameSummary& game, OpeningLookup& names) {
  const auto number = [&](std::string_view key, std::int64_t value) {
    json.key(key);
    json.value(value);
  };
  json.beginObject();
  json.key("ended");
  if (game.reason) {
    json.beginObject();
    json.key("reason");
    json.value(wordOf(*game.reason));
    json.key("winner");
    if (game.winner.empty())
      json.null();
    else
      json.value(game.winner);
    json.endObject();
  } else {
    json.null();
  }
  number("events", game.events);
  json.key("game");
  json.value(hexOf(game.id));
  json.key("imported");
  json.value(game.importedAt);
  json.key("map");
  json.value(hexOf(game.map));
  json.key("nations");
  json.beginArray();
  for (const std::string& nation : game.nations)
    json.value(nation);
  json.endArray();
  writeOpenings(json, game, names);
  writeRondel(json, game);
  number("rounds", game.rounds);
  json.key("ruleset");
  json.value(wordOf(game.ruleset));
  number("stored", game.stored);
  json.key("tags");
  json.beginObject();
  for (const auto& [name, value] : game.tags) {
    json.key(name);
    json.value(value);
  }
  json.endObject();
  json.endObject();
}

std::string resultOf(const GameSummary& game) {
  if (!game.ended) return fmt::format("in round {}", game.rounds);
  if (game.winner.empty()) return fmt::format("no winner in round {}", game.rounds);
  return fmt::format("won by {} in round {}", readableId(game.winner), game.rounds);
}

void putText(const GameSummary& game, OpeningLookup& names) {
  std::vector<std::string> nations;
  for (const std::string& nation : game.nations) {
    const std::string player = printable(tagOf(game.tags, "player." + nation));
    nations.push_back(player.empty() ? readableId(nation)
                                     : fmt::format("{} ({})", readableId(nation), player));
  }
  std::string head = hexOf(game.id).substr(0, 12);
  for (const std::string& part : {gameTitle(game.tags), std::string(titleOf(game.ruleset))})
    if (!part.empty()) head += "  " + part;
  putLine(fmt::format("{}  {}, {}", head, resultOf(game), counted(game.events, "event")));
  putLine(fmt::format("              {}", fmt::join(nations, ", ")));
  std::vector<std::string> openings;
  for (std::size_t i = 0; const NamedOpening* opening : openingsOf(game, names)) {
    const std::string nation = readableId(game.nations[i++]);
    if (opening != nullptr)
      openings.push_back(
          fmt::format("{} {} {}", nation, printable(opening->code), printable(opening->english)));
  }
  if (!openings.empty()) putLine(fmt::format("              openings: {}", fmt::join(openings, ", ")));
}

/// A day that does not exist would leave out games without a word.
bool areDates(const ListFilter& filter) {
  for (const auto& [option, date] : {std::pair("--from", filter.from), std::pair("--to", filter.to)})
    if (!date.empty() && !isDate(date)) {
      tell(fmt::format("{} {}: expected a date such as YYYY, YYYY-MM or YYYY-MM-DD", option, date));
      return false;
    }
  return true;
}

/// Results without moves, behind the games. A result whose game is recorded is listed by `--results` alone.
LibraryResult<std::size_t> listResults(Library& library, const ListArgs& options, std::string& out,
                                       JsonWriter& json) {
  const auto all = resultsOf(library);
  if (!all) return tl::unexpected(all.error());
  std::size_t count = 0;
  const bool hasAny = !all->records.empty();
  if (options.json && hasAny) {
    json.key("results");
    json.beginArray();
  }
  for (const ResultGame& game : all->games) {
    if (interrupted()) break;
    if (!fitsFilter(game, options.filter) || (game.recorded && !options.results)) continue;
    if (options.withoutNations && !lacksNations(game)) continue;
    ++count;
    if (!options.json) {
      putLine(textOfResult(game, *all));
      continue;
    }
    writeResult(json, game, *all);
    put(out);
    out.clear();
  }
  if (options.json && hasAny) json.endArray();
  return count;
}

int run(const ListArgs& options) {
  if (!areDates(options.filter)) return kBadInput;
  if (!options.filter.player.empty() && AskedName(options.filter.player).empty()) {
    tell("--player needs a value");
    return kBadInput;
  }
  int status = kDone;
  auto library = openLibrary(options.library, Access::readOnly, status);
  if (!library) return status;
  if (options.doubles) return listDoubles(*library, options.json);
  std::size_t count = 0;
  std::size_t hidden = 0;
  std::string trouble;
  const OpeningBook book = openingsWithOwn(&trouble);
  if (!trouble.empty()) tell(trouble);
  OpeningLookup names(book);
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("games");
  json.beginArray();
  const bool onlyResults = options.results || options.withoutNations;
  const auto listed = library->list(options.filter, [&](const GameSummary& game) {
    if (onlyResults) return false;
    if (!options.all && isHidden(game.tags)) {
      ++hidden;
      return !interrupted();
    }
    ++count;
    if (options.json)
      write(json, game, names);
    else
      putText(game, names);
    if (options.json) {
      put(out);
      out.clear();
    }
    return !interrupted();
  });
  if (!listed) return failed(listed.error());
  json.endArray();
  const auto results = listResults(*library, options, out, json);
  if (!results) return failed(results.error());
  json.endObject();
  if (options.json)
    putLine(out);
  else if (!onlyResults)
    tell(counted(count, "game"));
  if (!options.json && (onlyResults || *results > 0))
    tell(counted(*results, "result without moves", "results without moves"));
  if (count + hidden + *results == 0 && !options.filter.player.empty())
    tellUnknownPlayer(*library, options.filter.player);
  if (hidden > 0) tell(counted(hidden, "deleted game") + " left out; --all lists them, too");
  return kDone;
}

} // namespace

void addList(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("list", "List the games of a library");
  const auto options = std::make_shared<ListArgs>();
  addLibraryOption(*command, options->library);
  command->add_flag("--json", options->json, "One JSON document with tags and results");
  command->add_flag("--all", options->all, "Also list games that were deleted in the window");
  command->add_flag("--doubles", options->doubles,
                    "List games that the library may have twice: the same moves, or most of them");
  command->add_flag(
      "--results", options->results,
      "Only results without moves, those of recorded games too, with what their sources contradict");
  command->add_flag("--without-nations", options->withoutNations,
                    "Only results without moves in which the nation of somebody is not known");
  command
      ->add_option("--player", options->filter.player,
                   "Only games with this player; ~Anna for all names with \"anna\" in them")
      ->type_name("NAME");
  command->add_option("--event", options->filter.event, "Only games from this event (part of the tag)")
      ->type_name("NAME");
  command->add_option("--from", options->filter.from, "Only games from this date on")->type_name("DATE");
  command->add_option("--to", options->filter.to, "Only games up to this date")->type_name("DATE");
  oneOf<RulesetId>(command->add_option("--ruleset", options->ruleset, "Only games of this ruleset"));
  command->footer("Examples:\n"
                  "  annales list --library club.annales\n"
                  "  annales list --library club.annales --player Anna --from 2024\n"
                  "  annales list --library club.annales --doubles\n"
                  "  annales list --library club.annales --results\n"
                  "  annales list --library club.annales --json");
  command->callback([options, &status] {
    options->filter.ruleset = valueOf<RulesetId>(options->ruleset);
    status = run(*options);
  });
}

} // namespace annales::cli
