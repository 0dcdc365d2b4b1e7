// Builds event logs without the codec under test: nlohmann::json sorts its keys, which for our records is the
// canonical form.
#pragma once

#include "engine/core/sha256.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace annales::test {

using Json = nlohmann::json;

class LogText {
public:
  /// A line as it stands, with LF.
  LogText& raw(std::string_view line) {
    text_ += line;
    text_ += '\n';
    ++rows_;
    return *this;
  }
  LogText& record(const Json& json) { return raw(json.dump()); }
  LogText& board(const Json& map) { return record({{"map", map}, {"rec", "map"}}); }

  /// A child of the last event, with the right id.
  std::string event(std::string_view type, const Json& data) { return eventAfter(last_, type, data); }
  std::string eventAfter(const Json& parent, std::string_view type, const Json& data) {
    const Json record = eventRecord(parent, type, data);
    this->record(record);
    last_ = record["id"];
    return record["id"];
  }
  static Json eventRecord(const Json& parent, std::string_view type, const Json& data) {
    Json record{{"data", data}, {"parent", parent}, {"type", type}};
    const std::string id = hexOf(sha256(record.dump()));
    record["id"] = id;
    record["rec"] = "event";
    return record;
  }
  /// With the right id.
  std::string annotation(const Json& fields) {
    const Json record = annotationRecord(fields);
    this->record(record);
    return record["id"];
  }
  static Json annotationRecord(Json fields) {
    const std::string id = hexOf(sha256(fields.dump()));
    fields["id"] = id;
    fields["rec"] = "annotation";
    return fields;
  }

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::size_t rows() const { return rows_; }
  [[nodiscard]] const Json& last() const { return last_; }

private:
  std::string text_;
  std::size_t rows_ = 0;
  Json last_ = nullptr;
};

inline const Json& smallBoard() {
  static const Json board = Json::parse(R"({"borders":[{"a":"aa","b":"bb","kind":"land"},
    {"a":"bb","b":"cc","kind":"both"},{"a":"cc","b":"dd","kind":"sea"}],"id":"small","provinces":[
    {"id":"aa","neutralTemple":false,"site":"marble"},{"id":"bb","neutralTemple":true,"site":"iron"},
    {"id":"cc","neutralTemple":false,"site":"any"},{"id":"dd","neutralTemple":false,"site":"none"}]})");
  return board;
}

/// A well-formed GameCreated, which need not be legal. `salt` makes another game of it.
inline Json created(std::string_view ruleset, const Json& options = Json::object(), unsigned salt = 0) {
  char uuid[] = "00000000-0000-4000-8000-000000000000";
  for (std::size_t i = 0; i < 8; ++i)
    uuid[i] = "0123456789abcdef"[(salt >> (4U * i)) & 15U];
  Json data =
      Json::parse(R"({"contract":1,"controllers":{"green":2,"red":1},"map":"small","order":["red","green"],
    "setup":{"green":{"cities":[{"province":"bb","resource":"iron"}],"stock":{"coins":1,"gold":3}},
             "red":{"cities":[{"province":"aa","resource":"marble"}],"stock":{}}}})");
  data["game"] = uuid;
  data["mapHash"] = hexOf(sha256(smallBoard().dump()));
  data["options"] = options;
  data["ruleset"] = ruleset;
  if (ruleset == "antike-ii") {
    data["bellona"] = "green";
    data["neutralTemples"] = {"bb"};
  }
  return data;
}

/// The board and a GameCreated.
inline LogText begun(std::string_view ruleset, const Json& options = Json::object(), unsigned salt = 0) {
  LogText log;
  log.board(smallBoard());
  log.event("GameCreated", created(ruleset, options, salt));
  return log;
}

using Fact = std::pair<std::string, Json>;

/// At least one well-formed event of every type that the ruleset has, in an order that may make no sense.
/// Duellum is played with special units and the deck of the rulebook.
inline std::vector<Fact> facts(std::string_view ruleset) {
  std::vector<Fact> list{
      {"RoundBegan", {{"round", 9999}}},
      {"TurnBegan", {{"nation", "red"}}},
      {"RondelMoved", {{"nation", "red"}, {"paid", {{"coins", 1}, {"iron", 999}}}, {"to", "maneuver-2"}}},
      {"Produced", {{"gain", Json::object()}, {"nation", "red"}}},
      {"TempleBuilt", {{"nation", "red"}, {"paid", {{"marble", 5}}}, {"province", "aa"}}},
      {"UnitsArmed",
       {{"count", 99},
        {"kind", "galley"},
        {"nation", "red"},
        {"paid", Json::object()},
        {"province", "nowhere"}}},
      {"UnitsMoved",
       {{"count", 1}, {"from", "aa"}, {"kind", "legion"}, {"nation", "red"}, {"spent", 0}, {"to", "bb"}}},
      {"BattleFought",
       {{"count", 1},
        {"demandedBy", "green"},
        {"kind", "legion"},
        {"nation", "red"},
        {"opponent", "green"},
        {"province", "bb"},
        {"spent", 9}}},
      {"CityConquered",
       {{"from", "green"}, {"galleys", 0}, {"legions", 99}, {"nation", "red"}, {"province", "bb"}}},
      {"CityFounded",
       {{"nation", "red"}, {"paid", {{"coins", 3}}}, {"province", "cc"}, {"resource", "gold"}}},
      {"Traded", {{"gain", {{"iron", 1}}}, {"nation", "red"}, {"paid", {{"gold", 2}}}}},
      {"PersonageWon", {{"nation", "red"}, {"personage", "general"}, {"reason", "temple-destroyed"}}},
      {"TurnEnded", {{"nation", "red"}}},
      {"Corrected",
       {{"change", {{"coins", -999}, {"gold", 999}}},
        {"nation", "green"},
        {"reason", "\"\\\b\f\n\r\t\u0001\x7f ü 𝄞"}}},
      {"GameEnded", {{"reason", "agreed"}, {"winner", nullptr}}},
      {"GameEnded", {{"reason", "personages"}, {"winner", "green"}}}};
  if (ruleset == "antike") {
    list.push_back({"IncomeReceived", {{"gain", {{"coins", 1}}}, {"nation", "green"}}});
    list.push_back({"KnowHowDeveloped", {{"knowHow", "wheel"}, {"nation", "red"}, {"paid", {{"gold", 7}}}}});
    list.push_back({"CityAbandoned", {{"nation", "red"}, {"province", "aa"}}});
  }
  if (ruleset == "antike-ii") {
    list.push_back(
        {"KnowHowDeveloped", {{"knowHow", "res-publica"}, {"nation", "red"}, {"paid", {{"gold", 7}}}}});
    list.push_back({"BellonaUsed",
                    {{"kind", nullptr}, {"nation", "red"}, {"passedTo", "green"}, {"province", nullptr}}});
    list.push_back(
        {"BellonaUsed", {{"kind", "legion"}, {"nation", "red"}, {"passedTo", "green"}, {"province", "aa"}}});
    list.push_back(
        {"NeutralTempleDestroyed", {{"galleys", 3}, {"legions", 0}, {"nation", "red"}, {"province", "bb"}}});
  }
  if (ruleset == "duellum") {
    list.push_back(
        {"KnowHowDeveloped", {{"knowHow", "commercium"}, {"nation", "red"}, {"paid", {{"gold", 7}}}}});
    list.push_back({"WallBuilt", {{"nation", "red"}, {"paid", {{"marble", 1}}}, {"province", "aa"}}});
    list.push_back(
        {"UnitsRecruited", {{"count", 2}, {"kind", "admiral"}, {"nation", "red"}, {"paid", {{"gold", 2}}}}});
    list.push_back({"CardRevealed", {{"card", "academy"}}});
    list.push_back({"CardTaken", {{"card", "fortress"}, {"nation", "red"}}});
    list.push_back(
        {"PersonageWon", {{"nation", "red"}, {"personage", "king"}, {"reason", "cities"}, {"walls", 1}}});
    list.push_back({"CardPlayed", Json::parse(R"({"card":"earthquake","nation":"red","effects":[
      {"op":"wall","present":false,"province":"aa"},{"change":{"coins":-1,"gold":2},"nation":"red","op":"stock"},
      {"bonus":1,"op":"strength","province":"bb"},
      {"change":-1,"kind":"commander","nation":"red","op":"units","place":"box"},
      {"change":1,"kind":"legion","nation":"red","op":"units","place":"supply"},
      {"change":2,"kind":"galley","nation":"green","op":"units","place":"cc"}]})")});
  }
  return list;
}

inline Json optionsFor(std::string_view ruleset) {
  return ruleset == "duellum" ? Json{{"specialUnits", true}} : Json::object();
}

/// A well-formed annotation of the event, without its id.
inline Json remark(const std::string& event) {
  Json fields = Json::parse(R"({"answers":null,"at":"2026-11-20T18:30:00Z","audience":"club","author":"mg",
    "glyphs":["?!","$14"],"layer":"human","marks":[],"nation":null,"replaces":null,"retracted":false,
    "tags":["open"],"text":"Why?"})");
  fields["event"] = event;
  return fields;
}

} // namespace annales::test
