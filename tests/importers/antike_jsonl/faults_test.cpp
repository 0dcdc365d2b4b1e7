// One malformed example for every kind of fault that the contract names, and what stands just inside its
// limits. Events' own fields are in facts_test.cpp.
#include "libreplay/log/record_limit.h"
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace std::string_literals;
using test::Json;
using test::LogText;

struct Fault {
  std::string name;
  std::string text;
  std::size_t row;
  std::string says; // part of the sentence, so that the right fault is found
};

void expectRejected(const std::vector<Fault>& faults) {
  for (const Fault& fault : faults) {
    const auto rejection = test::rejectionOf(fault.text);
    ASSERT_TRUE(rejection) << fault.name << " was accepted";
    EXPECT_EQ(rejection->row, fault.row) << fault.name << ": " << rejection->message;
    EXPECT_THAT(rejection->message, testing::HasSubstr(fault.says)) << fault.name;
    EXPECT_FALSE(rejection->disk) << fault.name;
  }
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i)
    all += text;
  return all;
}

// --- bytes
// -----------------------------------------------------------------------------------------------------

Fault afterBegin(std::string name, std::string_view line, std::string says) {
  return {std::move(name), test::begun("antike").raw(line).text(), 3, std::move(says)};
}

TEST(Faults, Bytes) {
  const std::string good = test::begun("antike").text();
  const std::string tag = R"({"name":"event","rec":"tag","value":"x"})";
  expectRejected({
      {"byte order mark", "\xEF\xBB\xBF" + good, 1, "byte order mark"},
      {"CR LF", good + tag + "\r\n", 3, "carriage return"},
      {"blank line at the end", good + "\n", 3, "blank"},
      {"blank line in front", "\n" + good, 1, "blank"},
      {"only a blank line", "\n", 1, "blank"},
      {"spaces on a line", good + "  \n", 3, "blank"},
      {"no LF at the end", good + tag, 3, "cut off"},
      {"half a line", good.substr(0, good.size() - 9), 2, "cut off"},
      {"no LF in the only line", tag, 1, "cut off"},
      afterBegin("a line that is too long",
                 R"({"name":"event","rec":"tag","value":")" + std::string(kLongestRecord, 'x') + "\"}",
                 "1 MiB"),
      {"a line that is too long and has no end", good + std::string(3 * kLongestRecord, ' '), 3, "1 MiB"},
      afterBegin("invalid UTF-8", "{\"name\":\"event\",\"rec\":\"tag\",\"value\":\"\x80\"}", "UTF-8"),
      afterBegin("a raw surrogate", "{\"name\":\"event\",\"rec\":\"tag\",\"value\":\"\xED\xB4\x9E\"}",
                 "UTF-8"),
      afterBegin("half a pair", R"({"name":"event","rec":"tag","value":"\ud834"})", "surrogate"),
      afterBegin("the other half", R"({"name":"event","rec":"tag","value":"\udd1e"})", "surrogate"),
      afterBegin("U+0000", R"({"name":"event","rec":"tag","value":"\u0000"})", "U+0000"),
      afterBegin("a byte 0", "{\"name\":\"event\",\"rec\":\"tag\",\"value\":\"\0\"}"s, "control character"),
      afterBegin("a list", "[" + tag + "]", "object"),
      afterBegin("a text", "\"tag\"", "object"),
      afterBegin("null", "null", "object"),
      afterBegin("two objects", tag + tag, "a single JSON object"),
      afterBegin("something behind", tag + " 1", "a single JSON object"),
      afterBegin("no JSON", "event: x", "a single JSON object"),
      afterBegin("a key twice", R"({"name":"event","name":"event","rec":"tag","value":"x"})", "twice"),
      afterBegin("a key twice, once escaped",
                 R"({"name":"event","n\u0061me":"event","rec":"tag","value":"x"})", "twice"),
      afterBegin("rec twice", R"({"rec":"tag","name":"event","value":"x","rec":"tag"})", "twice"),
  });
}

TEST(Faults, Numbers) {
  const auto moved = [](std::string_view spent) {
    const std::string line =
        LogText::eventRecord(
            test::begun("antike").last(), "UnitsMoved",
            {{"count", 1}, {"from", "aa"}, {"kind", "legion"}, {"nation", "red"}, {"spent", 0}, {"to", "bb"}})
            .dump();
    const std::size_t at = line.find("\"spent\":0") + 8;
    return line.substr(0, at) + std::string(spent) + line.substr(at + 1);
  };
  EXPECT_EQ(test::verdict(test::begun("antike").raw(moved("0")).text()), "accepted");
  EXPECT_EQ(test::verdict(test::begun("antike").raw(moved(" 0 ")).text()), "accepted");
  for (const char* bad :
       {"-0", "0.0", "0e0", "0E1", "00", "+0", "-1", "10", "0x0", "1e400", "18446744073709551616", "\"0\""})
    EXPECT_THAT(test::verdict(test::begun("antike").raw(moved(bad)).text()), testing::StartsWith("row 3: "))
        << bad;
}

TEST(Faults, BytesWithinTheLimits) {
  EXPECT_EQ(test::verdict(""), "accepted");
  const std::string frame = R"({"name":"event","rec":"tag","value":"x"})";
  LogText log = test::begun("antike");
  log.raw(frame + std::string(kLongestRecord - frame.size(), ' '));
  log.raw(" {\t\"value\" : \"\\u00fc\\ud834\\udd1e\" , \"name\":\"e\\u0076ent\",\"rec\":\"tag\"}");
  EXPECT_EQ(test::verdict(log.text()), "accepted");
  EXPECT_THAT(test::verdict(log.raw(frame + std::string(kLongestRecord - frame.size() + 1, ' ')).text()),
              testing::HasSubstr("1 MiB"));
}

// --- records
// ---------------------------------------------------------------------------------------------------

TEST(Faults, Records) {
  expectRejected({
      afterBegin("no rec", R"({"name":"event","value":"x"})",
                 "\"rec\" must be map, event, line, tag, annotation, seal or result"),
      afterBegin("unknown rec", R"({"name":"event","rec":"Tag","value":"x"})", "\"rec\" must be"),
      afterBegin("rec is a number", R"({"name":"event","rec":1,"value":"x"})", "\"rec\" must be"),
      afterBegin("a field too many", R"({"name":"event","rec":"tag","value":"x","by":"me"})", "\"by\""),
      afterBegin("a field missing", R"({"name":"event","rec":"tag"})", "\"value\" is missing"),
      afterBegin("an empty object", "{}", "\"rec\" must be"),
  });
}

TEST(Faults, Tags) {
  const auto tag = [](const Json& name, const Json& value) {
    return test::verdict(
        test::begun("antike").record({{"name", name}, {"rec", "tag"}, {"value", value}}).text());
  };
  for (const char* date : {"2026", "0000", "2026-01", "2026-12", "2024-02-29", "2000-02-29", "2026-11-30"})
    EXPECT_EQ(tag("date", date), "accepted") << date;
  for (const char* date : {"", "26", "2026-", "2026-13", "2026-00", "2026-1", "2026-02-29", "1900-02-29",
                           "2026-11-31", "2026-11-00", "2026/11/20", "2026-11-20 ", "20261120", "-2026"})
    EXPECT_THAT(tag("date", date), testing::HasSubstr("YYYY-MM-DD")) << date;
  EXPECT_EQ(tag(std::string(80, 'a'), ""), "accepted");
  EXPECT_EQ(tag("player.nobody", "Ü\n"), "accepted");
  EXPECT_EQ(tag("event", repeated("𝄞", 10'000)), "accepted");
  EXPECT_THAT(tag("event", repeated("𝄞", 10'001)), testing::HasSubstr("10,000 characters"));
  for (const Json& name :
       {Json(""), Json(std::string(81, 'a')), Json("Event"), Json("a b"), Json("ü"), Json("a_b")})
    EXPECT_THAT(tag(name, "x"), testing::HasSubstr("the name of a tag")) << name;
  for (const Json& value : {Json(1), Json(nullptr), Json(true), Json::array(), Json::object()})
    EXPECT_THAT(tag("event", value), testing::HasSubstr("must be a text")) << value;
  EXPECT_THAT(tag(1, "x"), testing::HasSubstr("must be a text"));
  LogText early;
  early.board(test::smallBoard()).record({{"name", "event"}, {"rec", "tag"}, {"value", "x"}});
  expectRejected({{"a tag before any game", early.text(), 2, "no game"}});
}

TEST(Faults, Lines) {
  const auto line = [](LogText log, const Json& name, const Json& head) {
    return test::verdict(log.record({{"head", head}, {"name", name}, {"rec", "line"}}).text());
  };
  LogText log = test::begun("antike");
  const std::string root = log.last();
  const std::string first = log.event("RoundBegan", {{"round", 1}});
  const std::string other = log.eventAfter(root, "RoundBegan", {{"round", 2}});
  const std::string child = log.eventAfter(first, "TurnBegan", {{"nation", "red"}});
  for (const std::string& name : {"main"s, "a"s, repeated("𝄞", 80), "a \"b\" – ü"s})
    EXPECT_EQ(line(log, name, first), "accepted") << name;
  for (const std::string& name :
       {""s, repeated("𝄞", 81), "a\tb"s, "a\x7f"s, "\u0085"s, "\u009f"s, "a\u0080"s})
    EXPECT_THAT(line(log, name, first), testing::HasSubstr("1 to 80 characters")) << name;
  EXPECT_THAT(line(log, 1, first), testing::HasSubstr("must be a text"));
  for (const Json& head : {Json(""), Json("ABC"), Json(std::string(64, 'A')), Json(std::string(63, 'a'))})
    EXPECT_THAT(line(log, "main", head), testing::HasSubstr("64 lower-case hexadecimal digits")) << head;
  EXPECT_THAT(line(log, "main", std::string(64, 'a')), testing::HasSubstr("earlier in the file"));

  log.record({{"head", first}, {"name", "main"}, {"rec", "line"}});
  EXPECT_EQ(line(log, "main", first), "accepted");
  EXPECT_EQ(line(log, "main", child), "accepted");
  EXPECT_EQ(line(log, "other", root), "accepted");
  EXPECT_THAT(line(log, "main", root), testing::HasSubstr("can move only"));
  EXPECT_THAT(line(log, "main", other), testing::HasSubstr("can move only"));
}

TEST(Faults, LinesNameWhatStandsBefore) {
  LogText log = test::begun("antike");
  const Json later = LogText::eventRecord(log.last(), "RoundBegan", {{"round", 1}});
  log.record({{"head", later["id"]}, {"name", "main"}, {"rec", "line"}}).record(later);
  expectRejected({{"a head that comes later", log.text(), 3, "earlier in the file"}});
}

TEST(Faults, LinesOfTwoGamesHaveTheirOwnNames) {
  LogText log = test::begun("antike");
  log.record({{"head", log.last()}, {"name", "main"}, {"rec", "line"}});
  log.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), 1));
  log.record({{"head", log.last()}, {"name", "main"}, {"rec", "line"}});
  EXPECT_EQ(test::verdict(log.text()), "accepted");
}

// --- events
// ----------------------------------------------------------------------------------------------------

std::string withRecord(const Json& record) {
  return test::verdict(test::begun("antike").record(record).text());
}

TEST(Faults, EventRecords) {
  const Json root = test::begun("antike").last();
  const Json good = LogText::eventRecord(root, "RoundBegan", {{"round", 1}});
  EXPECT_EQ(withRecord(good), "accepted");
  const auto changed = [&](const char* key, const Json& value) {
    Json record = good;
    record[key] = value;
    return withRecord(record);
  };
  EXPECT_THAT(changed("id", std::string(64, '0')),
              testing::HasSubstr("\"id\" must be " + good["id"].get<std::string>()));
  EXPECT_THAT(changed("id", std::string(64, 'A')), testing::HasSubstr("hexadecimal"));
  EXPECT_THAT(changed("id", nullptr), testing::HasSubstr("\"id\" must be a text"));
  EXPECT_THAT(changed("parent", std::string(64, '0')), testing::HasSubstr("earlier in the file"));
  EXPECT_THAT(changed("parent", nullptr), testing::HasSubstr("only GameCreated has null"));
  EXPECT_THAT(changed("parent", 1), testing::HasSubstr("null or 64"));
  EXPECT_THAT(changed("type", "RoundEnded"), testing::HasSubstr("not an event that can follow GameCreated"));
  EXPECT_THAT(changed("type", "roundBegan"), testing::HasSubstr("not an event that can follow GameCreated"));
  EXPECT_THAT(changed("type", 1), testing::HasSubstr("must be a text"));
  EXPECT_THAT(changed("data", Json::array()), testing::HasSubstr("must be an object"));
  EXPECT_THAT(changed("data", nullptr), testing::HasSubstr("must be an object"));
  EXPECT_THAT(changed("at", "2026"), testing::HasSubstr("\"at\""));
  for (const char* key : {"id", "parent", "type", "data"}) {
    Json record = good;
    record.erase(key);
    EXPECT_THAT(withRecord(record), testing::HasSubstr("is missing")) << key;
  }
}

TEST(Faults, EventsStandOnce) {
  LogText log = test::begun("antike");
  const Json root = log.last();
  log.event("RoundBegan", {{"round", 1}});
  log.event("TurnBegan", {{"nation", "red"}});
  log.eventAfter(root, "RoundBegan", {{"round", 1}});
  expectRejected({{"an event twice", log.text(), 5, "already"}});

  LogText games = test::begun("antike");
  games.eventAfter(nullptr, "GameCreated", test::created("antike", Json::object(), 1));
  games.eventAfter(nullptr, "GameCreated", test::created("antike"));
  expectRejected({{"a game twice", games.text(), 4, "already"}});
}

TEST(Faults, GameCreatedHasNoParent) {
  LogText log = test::begun("antike");
  log.event("GameCreated", test::created("antike", Json::object(), 1));
  expectRejected({{"a game inside a game", log.text(), 3, "must be null"}});
}

// --- maps
// ------------------------------------------------------------------------------------------------------

std::string board(const Json& map) {
  return test::verdict(LogText().board(map).text());
}

TEST(Faults, Maps) {
  const Json& good = test::smallBoard();
  EXPECT_EQ(board(good), "accepted");
  const auto changed = [&](const char* pointer, const Json& value) {
    Json map = good;
    map[Json::json_pointer(pointer)] = value;
    return board(map);
  };
  EXPECT_THAT(changed("/id", "Small"), testing::HasSubstr("[a-z0-9-]+"));
  EXPECT_THAT(changed("/id", 1), testing::HasSubstr("must be a text"));
  EXPECT_THAT(changed("/name", "Small"), testing::HasSubstr("\"name\""));
  EXPECT_THAT(changed("/provinces", Json::object()), testing::HasSubstr("must be a list"));
  EXPECT_THAT(changed("/provinces/0/id", "zz"), testing::HasSubstr("must come before"));
  EXPECT_THAT(changed("/provinces/1/id", "aa"), testing::HasSubstr("once"));
  EXPECT_THAT(changed("/provinces/0/id", ""), testing::StartsWith("row 1"));
  EXPECT_THAT(changed("/provinces/0/site", "silver"), testing::HasSubstr("\"site\" must be marble"));
  EXPECT_THAT(changed("/provinces/0/neutralTemple", 0), testing::HasSubstr("true or false"));
  EXPECT_THAT(changed("/provinces/0/name", "A"), testing::HasSubstr("\"name\""));
  EXPECT_THAT(changed("/provinces/0", 1), testing::HasSubstr("must be an object"));
  EXPECT_THAT(changed("/borders/0/kind", "river"), testing::HasSubstr("\"kind\" must be land"));
  EXPECT_THAT(changed("/borders/0/kind", "none"), testing::HasSubstr("\"kind\" must be land"));
  EXPECT_THAT(changed("/borders/0", Json({{"a", "bb"}, {"b", "aa"}, {"kind", "land"}})),
              testing::HasSubstr("before"));
  EXPECT_THAT(changed("/borders/0/b", "aa"), testing::HasSubstr("before"));
  EXPECT_THAT(changed("/borders/0/b", "zz"), testing::HasSubstr("not a province of the map"));
  EXPECT_THAT(changed("/borders/0", good["borders"][2]), testing::HasSubstr("sorted"));
  EXPECT_THAT(changed("/borders/0/since", 1), testing::HasSubstr("\"since\""));
  for (const char* key : {"id", "borders", "provinces"}) {
    Json map = good;
    map.erase(key);
    EXPECT_THAT(board(map), testing::HasSubstr("is missing")) << key;
  }
  expectRejected({{"no map",
                   R"({"rec":"map"})"
                   "\n",
                   1, "missing"},
                  {"null for a map",
                   R"({"map":null,"rec":"map"})"
                   "\n",
                   1, "object"}});
}

TEST(Faults, NoMoreOfTheMapCheckApplies) {
  Json map = test::smallBoard();
  map["borders"] = Json::array();
  EXPECT_EQ(board(map), "accepted") << "not connected";
  map["provinces"][0]["id"] = "a";
  map["provinces"][1]["id"] = "box";
  EXPECT_EQ(board(map), "accepted") << "a forbidden name";
  map["provinces"] = Json::array();
  EXPECT_EQ(board(map), "accepted") << "nothing at all";
  EXPECT_EQ(test::verdict(LogText().board(map).board(map).board(test::smallBoard()).text()), "accepted");
}

} // namespace
} // namespace annales
