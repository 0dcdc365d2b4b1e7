#include "libreplay/lab/lab_manifest.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"
#include "engine/core/strict_json.h"
#include "engine/search/player.h"

#include <fmt/core.h>

#include <charconv>

namespace annales::inline replay {
namespace {

constexpr std::string_view kFormat = "annales-lab/1";

void putCountOf(JsonWriter& json, std::string_view key, std::uint64_t count) {
  json.field(key, static_cast<std::int64_t>(count));
}

/// As text: strict JSON has whole numbers alone.
void putDecimal(JsonWriter& json, std::string_view key, double number) {
  json.field(key, fmt::format("{:.6g}", number));
}

void putSideOf(JsonWriter& json, const LabSide& side) {
  json.beginObject();
  json.key("bot");
  side.bot ? json.value(side.bot->word()) : json.null();
  json.key("turns");
  json.beginArray();
  for (const std::vector<Space>& turn : side.opening) {
    json.beginArray();
    for (const Space space : turn)
      json.value(wordOf(space));
    json.endArray();
  }
  json.endArray();
  json.field("words", side.words);
  json.endObject();
}

void putCounts(JsonWriter& json, const LabSideCount& count) {
  json.beginObject();
  putCountOf(json, "decided", count.decided);
  putCountOf(json, "followed", count.followed);
  putCountOf(json, "games", count.games);
  putCountOf(json, "wins", count.wins);
  json.endObject();
}

void putAnswerOf(JsonWriter& json, const LabAnswer& answer) {
  json.beginObject();
  json.key("a");
  putCounts(json, answer.a);
  json.key("b");
  putCounts(json, answer.b);
  json.field("estimator",
             "asymptotic confidence sequence of the difference of win shares, A less B, by game");
  json.field("games", hexOf(answer.games));
  putDecimal(json, "high", answer.anytime.interval.high);
  putDecimal(json, "low", answer.anytime.interval.low);
  putCountOf(json, "over", answer.a.decided + answer.b.decided);
  putDecimal(json, "p", answer.anytime.pValue);
  putDecimal(json, "value", answer.anytime.value);
  json.field("verdict", kLabVerdicts[static_cast<std::size_t>(answer.verdict)]);
  json.endObject();
}

double decimalOf(std::string_view text, std::string_view key, JsonFault& fault) {
  double number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || !(number > 0 && number < 1))
    fault.set(Error(say("{} must be a number from {} to {}, not {}", key, 0, 1, inQuotes(text))));
  return number;
}

std::uint64_t countOf(simdjson::dom::element value, std::string_view key, JsonFault& fault) {
  std::int64_t number = 0;
  if (value.get(number) != simdjson::SUCCESS || number < 0)
    fault.set(Error(say("{} must be a whole number", key)));
  return static_cast<std::uint64_t>(number);
}

/// Of 64 bits, which JSON's numbers cannot hold: as text.
std::uint64_t seedOf(std::string_view digits, JsonFault& fault) {
  std::uint64_t seed = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size())
    fault.set(Error(say("{} must be a whole number", "seed")));
  return seed;
}

/// Nothing is left out of a lineup: what cannot be read is a fault.
template <class Read> std::optional<Lineup> lineupIn(const Read& read, JsonFault& fault) {
  if (read) return *read;
  fault.set(read.error());
  return std::nullopt;
}

LabSide readSideOf(simdjson::dom::element value, RulesetId ruleset, JsonFault& fault) {
  ObjectReader fields(value, "side", fault);
  LabSide side;
  if (const auto chosen = fields.field("bot"); !chosen.is_null()) {
    side.bot = lineupIn(readLabBot(readText(chosen, "bot", fault), ruleset), fault);
  }
  for (const auto turn : fields.list("turns")) {
    auto& spaces = side.opening.emplace_back();
    simdjson::dom::array list;
    if (turn.get(list) != simdjson::SUCCESS) continue;
    for (const auto one : list) {
      const std::string word(readText(one, "a turn", fault));
      const auto space = valueOf<Space>(word);
      if (!space) fault.set(Error(say("{} is not a space of the rondel", inQuotes(word))));
      spaces.push_back(space.value_or(Space::none));
    }
  }
  side.words = fields.text("words");
  fields.finish();
  return side;
}

} // namespace

Result<std::string> labManifest(const LabQuestion& question, const LabDesign& design, const LabAnswer& answer,
                                std::string_view program) {
  const auto first = simulatedGame(labGames(question), 0);
  if (!first) return tl::unexpected(first.error());
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("a");
  putSideOf(json, question.a);
  json.key("answer");
  putAnswerOf(json, answer);
  json.key("b");
  putSideOf(json, question.b);
  json.field("bots", question.games.bots.word());
  putCountOf(json, "budget", design.budget);
  putDecimal(json, "difference", design.difference);
  json.field("format", kFormat);
  putCountOf(json, "look", design.look);
  json.field("map", question.games.board->map->id());
  json.field("map_hash", hexOf(question.games.board->map->hash()));
  putDecimal(json, "margin", design.margin);
  json.field("nation", question.nation);
  json.field("nations", question.games.nations);
  json.key("options");
  json.beginArray();
  for (const std::string& option : question.options)
    json.value(option);
  json.endArray();
  putCountOf(json, "predicted", design.predicted);
  json.field("program", program);
  json.field("ruleset", wordOf(question.games.ruleset));
  json.field("seed", std::to_string(question.games.seed));
  json.key("setup"); // holds ruleset, options, board and turn order
  json.value(hexOf(EventLog(*first).id()));
  json.endObject();
  return out + '\n';
}

Result<LabRecord> readLabManifest(std::string_view text) {
  StrictJson json;
  const auto value = json.parse(text);
  if (!value) return tl::unexpected(value.error());
  JsonFault fault;
  ObjectReader fields(*value, "manifest", fault);
  LabRecord record;
  LabQuestion& question = record.question;
  question.games.ruleset = fields.word<RulesetId>("ruleset");
  question.a = readSideOf(fields.field("a"), question.games.ruleset, fault);
  static_cast<void>(fields.field("answer"));
  question.b = readSideOf(fields.field("b"), question.games.ruleset, fault);
  question.games.bots =
      lineupIn(readLineup(fields.text("bots"), question.games.ruleset), fault).value_or(Lineup(Bots::mixed));
  question.budget = countOf(fields.field("budget"), "budget", fault);
  question.difference = decimalOf(fields.text("difference"), "difference", fault);
  if (fields.text("format") != kFormat)
    fault.set(Error(say("this is not a manifest of the opening laboratory")));
  static_cast<void>(fields.field("look"));
  record.map = fields.text("map");
  record.mapHash = fields.hash("map_hash");
  question.margin = decimalOf(fields.text("margin"), "margin", fault);
  question.nation = fields.text("nation");
  question.games.nations = fields.integer("nations", 2, static_cast<int>(kMaxNations));
  for (const auto option : fields.list("options"))
    question.options.emplace_back(readText(option, "options", fault));
  static_cast<void>(fields.field("predicted"));
  static_cast<void>(fields.text("program"));
  question.games.seed = seedOf(fields.text("seed"), fault);
  static_cast<void>(fields.hash("setup"));
  fields.finish();
  if (fault.any()) return fault.failed();
  return record;
}

} // namespace annales::inline replay
