#include "importers/service/answers.h"

#include "engine/event/event_json.h"

#include <fmt/core.h>

namespace annales::inline importers {
namespace {

void putNumbers(JsonWriter& json, const Game& game, const Chances& numbers) {
  json.beginObject();
  for (const NationId n : nationsByWord(game)) {
    json.escapedKey(game.nationWord(n));
    json.raw(fmt::format("{:.6g}", numbers[n.index()]));
  }
  json.endObject();
}

void putErrors(JsonWriter& json, const Game& game, const ChancesHere& here) {
  json.key("standardErrors");
  if (here.rollouts > 1)
    putNumbers(json, game, here.standardErrors);
  else
    json.null();
}

void putMove(JsonWriter& json, const EventLog& log, const MoveFound& move, std::size_t order) {
  json.beginObject();
  json.key("chances");
  putNumbers(json, log.game(), move.after.chances);
  json.key("order");
  json.value(static_cast<std::int64_t>(order));
  json.key("pv");
  putFacts(json, move.line, log.names());
  putErrors(json, log.game(), move.after);
  json.key("visits");
  json.value(static_cast<std::int64_t>(move.after.rollouts));
  json.endObject();
}

/// What an answer about a position begins with.
void putPosition(JsonWriter& json, const std::string& id, std::size_t position, bool during) {
  json.key("eventNumber");
  json.value(static_cast<std::int64_t>(position));
  json.key("id");
  json.value(id);
  json.key("isDuringSearch");
  json.value(during);
}

std::string idOnly(const std::string& id, std::string_view key, std::string_view text,
                   const std::string& field) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  if (key == "error") {
    json.key(key);
    json.value(text);
  }
  if (!field.empty()) {
    json.key("field");
    json.value(field);
  }
  if (!id.empty()) {
    json.key("id");
    json.value(id);
  }
  if (key == "warning") {
    json.key(key);
    json.value(text);
  }
  json.endObject();
  return out;
}

} // namespace

std::string faultAnswer(const QueryFault& fault) {
  return idOnly(fault.id, "error", fault.error.message, fault.field);
}

std::string warningAnswer(const std::string& id, const std::string& field) {
  return idOnly(id, "warning", "this field is not used here", field);
}

std::string versionAnswer(const std::string& id, const std::string& version) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  json.key("action");
  json.value("query_version");
  json.key("id");
  json.value(id);
  json.key("version");
  json.value(version);
  json.endObject();
  return out;
}

std::string nothingAnswer(const std::string& id, std::size_t position) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  putPosition(json, id, position, false);
  json.key("noResults");
  json.value(true);
  json.endObject();
  return out;
}

std::string foundAnswer(const std::string& id, std::size_t position, const EventLog& log,
                        const PositionFound& found, bool during) {
  std::string out;
  JsonWriter json(out);
  json.beginObject();
  putPosition(json, id, position, during);
  json.key("moveInfos");
  json.beginArray();
  for (std::size_t i = 0; i < found.moves.size(); ++i)
    putMove(json, log, found.moves[i], i);
  json.endArray();
  json.key("rootInfo");
  json.beginObject();
  json.key("chances");
  putNumbers(json, log.game(), found.here.chances);
  json.key("currentPlayer");
  if (found.mover.exists())
    json.value(log.game().nationWord(found.mover));
  else
    json.null();
  putErrors(json, log.game(), found.here);
  json.key("visits");
  json.value(static_cast<std::int64_t>(found.here.rollouts));
  json.endObject();
  json.endObject();
  return out;
}

} // namespace annales::inline importers
