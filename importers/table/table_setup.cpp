#include "importers/table/table_setup.h"

#include "engine/core/json_writer.h"
#include "engine/core/strict_json.h"
#include "engine/event/options_codec.h"
#include "engine/play/seated_game.h"
#include "engine/ruleset/options_offered.h"
#include "libreplay/results/result_codec.h"
#include "libreplay/results/result_edits.h"
#include "libreplay/words/recorder_words.h"
#include "libreplay/words/terms.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace annales::inline importers {
namespace {

using SetupJson = nlohmann::json;

std::string wordIn(const SetupJson& object, const char* key) {
  const auto at = object.find(key);
  return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

std::vector<std::string> wordsIn(const SetupJson& object, const char* key) {
  std::vector<std::string> words;
  const auto at = object.find(key);
  if (at == object.end() || !at->is_array()) return words;
  for (const SetupJson& word : *at)
    if (word.is_string()) words.push_back(word.get<std::string>());
  return words;
}

void putPair(JsonWriter& json, std::string_view key, std::string_view english, std::string_view german) {
  json.key(key);
  json.beginArray();
  json.value(english);
  json.value(german);
  json.endArray();
}

void putName(JsonWriter& json, const LocalName& name) {
  putPair(json, "name", name.in(Language::english), name.in(Language::german));
}

void putBoard(JsonWriter& json, const Board& board) {
  json.beginObject();
  json.field("hash", hexOf(board.map->hash()));
  json.field("id", board.map->id());
  putName(json, board.name);
  json.key("rulesets");
  json.beginArray();
  for (const RulesetId id : board.rulesets)
    json.value(wordOf(id));
  json.endArray();
  json.key("nations");
  json.beginArray();
  for (const BoardNation& nation : board.nations) {
    json.beginObject();
    json.field("id", nation.id);
    putName(json, nation.name);
    json.field("colour", nation.colour);
    json.endObject();
  }
  json.endArray();
  json.key("games");
  json.beginArray();
  for (const auto& [count, suggested] : board.games) {
    json.beginArray();
    for (const std::string& nation : suggested.order)
      json.value(nation);
    json.endArray();
  }
  json.endArray();
  json.endObject();
}

void putOptions(JsonWriter& json, RulesetId id) {
  const OptionsOffered offered = optionsOffered(id);
  json.beginObject();
  for (const auto& [word, is] : {std::pair("variant", offered.variant),
                                 {"oneCity", offered.oneCity},
                                 {"goalTwelve", offered.goalTwelve},
                                 {"twoPlayer", offered.twoPlayer},
                                 {"nineScholars", offered.nineScholars},
                                 {"freeCityTypes", offered.freeCityTypes},
                                 {"specialUnits", offered.specialUnits}})
    json.field(word, is);
  json.endObject();
}

std::uint64_t seedIn(const SetupJson& question) {
  const std::string digits = wordIn(question, "seed");
  std::uint64_t seed = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), seed, 16);
  return seed;
}

Result<Options> optionsIn(const SetupJson& question, RulesetId ruleset) {
  const auto at = question.find("options");
  if (at == question.end() || !at->is_object()) return Options{};
  StrictJson strict;
  const auto value = strict.parse(at->dump());
  if (!value) return tl::unexpected(value.error());
  JsonFault fault;
  const Options options = readOptions(*value, rulesetOf(ruleset), fault);
  if (fault.any()) return fault.failed();
  return options;
}

ResultPerson personIn(const SetupJson& person) {
  ResultPerson read;
  read.player = wordIn(person, "player");
  read.nations = wordsIn(person, "nations");
  if (const auto at = person.find("personages"); at != person.end() && at->is_number_integer())
    read.personages = std::clamp(at->get<int>(), 0, 99);
  if (const auto at = person.find("won"); at != person.end() && at->is_boolean()) read.won = at->get<bool>();
  return read;
}

} // namespace

std::string boardsOnOffer(const BoardShelf& shelf) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("boards");
  json.beginArray();
  for (const ShelvedBoard& one : shelf.boards())
    putBoard(json, *one.board);
  json.endArray();
  json.key("rulesets");
  json.beginArray();
  for (std::size_t i = 0; i < Words<RulesetId>::list.size(); ++i) {
    const auto id = static_cast<RulesetId>(i);
    json.beginObject();
    json.field("id", wordOf(id));
    putPair(json, "name", titleOf(id), titleOf(id));
    json.key("options");
    putOptions(json, id);
    json.endObject();
  }
  json.endArray();
  json.key("words");
  json.beginObject();
  for (const PageWord& one : recorderWords())
    putPair(json, one.key, one.word.in(Language::english), one.word.in(Language::german));
  json.endObject();
  json.endObject();
  return out;
}

Result<TableSetup> setupOf(const SetupJson& question, const BoardShelf& shelf) {
  const auto ruleset = valueOf<RulesetId>(wordIn(question, "ruleset"));
  if (!ruleset) return failure("the ruleset must be {}", anyOf(Words<RulesetId>::list));
  const std::string named = wordIn(question, "board");
  const auto hash = hashFromHex(named);
  const auto board = hash ? shelf.find(*hash) : shelf.find(std::string_view(named));
  if (!board) return failure("choose a board");
  auto options = optionsIn(question, *ruleset);
  if (!options) return tl::unexpected(options.error());
  const std::vector<std::string> order = wordsIn(question, "order");
  auto game = seatedGame(*ruleset, *std::move(options), *board, order, seedIn(question));
  if (!game) return tl::unexpected(game.error());
  TableSetup setup{*std::move(game), {}};
  for (const char* const name : {"date", "event", "site"})
    if (std::string value = wordIn(question, name); !value.empty())
      setup.headers.emplace_back(name, std::move(value));
  const auto players = question.find("players");
  for (const std::string& nation : order)
    if (players != question.end() && players->is_object())
      if (std::string player = wordIn(*players, nation.c_str()); !player.empty())
        setup.headers.emplace_back("player." + nation, std::move(player));
  return setup;
}

Result<std::string> typedResultText(const SetupJson& question) {
  const auto told = question.find("result");
  if (told == question.end() || !told->is_object()) return failure("the result is missing");
  const auto ruleset = valueOf<RulesetId>(wordIn(*told, "ruleset"));
  if (!ruleset) return failure("the ruleset must be {}", anyOf(Words<RulesetId>::list));
  ResultRecord record;
  record.ruleset = *ruleset;
  record.board = wordIn(*told, "board");
  record.date = wordIn(*told, "date");
  record.site = wordIn(*told, "site");
  record.comments = wordIn(*told, "comments");
  if (const auto at = told->find("minutes");
      at != told->end() && at->is_number_integer() && at->get<int>() > 0)
    record.minutes = at->get<int>();
  const auto persons = told->find("persons");
  if (persons == told->end() || !persons->is_array()) return failure("the persons are missing");
  for (const SetupJson& person : *persons)
    if (person.is_object()) record.persons.push_back(personIn(person));
  takePlaces(record.persons);
  record = typedResult(std::move(record), wordIn(question, "play"), wordIn(question, "now"));
  if (auto fine = checkResult(record); !fine) return tl::unexpected(fine.error());
  std::string text;
  appendResultRecord(text, record);
  return text + "\n";
}

} // namespace annales::inline importers
