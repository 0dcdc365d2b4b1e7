// Records as programs write them are taken without being read as JSON: exactly those, and nothing that only
// looks like them.
#include "importers/antike_jsonl/canonical_event.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

std::string recordOf(const EventLog& log, NodeIndex i) {
  std::string text;
  const Hash* parent = i == 0 ? nullptr : &log[log[i].parent].id;
  appendEventRecord(text, log[i].event, log[i].id, parent, log.names());
  return text;
}

/// What is taken of a line is written again; empty where nothing is.
std::string takenAgain(const std::string& line, const EventLog& log) {
  const auto record = canonicalEvent(line);
  if (!record) return {};
  std::string_view data = record->data;
  const auto event = decodeCanonical(record->type, data, log.names());
  if (!event || !data.empty()) return {};
  std::string again;
  appendEventRecord(again, *event, record->id, &record->parent, log.names());
  return again;
}

std::vector<EventLog> games() {
  std::vector<EventLog> logs;
  for (const std::string& name : wholeGames())
    logs.push_back(caseLog(name));
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
    logs.push_back(simulatedLog(ruleset, 3));
  return logs;
}

TEST(CanonicalEvent, IsTakenAsItWasWritten) {
  std::size_t events = 0, taken = 0;
  for (const EventLog& log : games())
    for (NodeIndex i = 1; i < log.size(); ++i, ++events) {
      const std::string line = recordOf(log, i);
      const std::string again = takenAgain(line, log);
      if (again.empty()) continue; // a rare type
      EXPECT_EQ(again, line);
      ++taken;
    }
  EXPECT_GE(taken * 10, events * 9) << "of " << events;
}

TEST(CanonicalEvent, HasTheIdOfWhatItSays) {
  for (const EventLog& log : games())
    for (NodeIndex i = 1; i < log.size(); ++i) {
      std::string line = recordOf(log, i);
      const auto record = canonicalEvent(line);
      ASSERT_TRUE(record) << line;
      EXPECT_EQ(canonicalId(*record), log[i].id) << line;
      line.replace(line.find("\"data\":") + 7, 1, "?");
      const auto other = canonicalEvent(line);
      ASSERT_TRUE(other) << line;
      EXPECT_NE(canonicalId(*other), log[i].id) << line;
    }
}

TEST(CanonicalEvent, LeavesEverythingElseToTheReaderOfJson) {
  const std::string letters = "\"\\{}:, 0159-aeZ\t\x01\xC3";
  std::size_t lines = 0;
  for (const EventLog& log : games())
    for (NodeIndex i = 1; i < log.size(); i += 29) {
      const std::string line = recordOf(log, i);
      for (std::size_t at = 0; at < line.size(); ++at) {
        const auto expectSame = [&](const std::string& other) {
          const std::string again = takenAgain(other, log);
          EXPECT_TRUE(again.empty() || again == other) << other;
          ++lines;
        };
        expectSame(std::string(line).erase(at, 1));
        expectSame(line.substr(0, at));
        for (const char letter : letters) {
          expectSame(std::string(line).insert(at, 1, letter));
          std::string other = line;
          other[at] = letter;
          expectSame(other);
        }
      }
    }
  EXPECT_GT(lines, 100'000U);
}

TEST(CanonicalEvent, RefusesNumbersThatNoEventHas) {
  const EventLog log = caseLog("game-01-hex-3");
  const auto taken = [&](std::string_view type, std::string_view data) {
    std::string_view rest = data;
    return decodeCanonical(type, rest, log.names()) && rest.empty();
  };
  const std::string nation = log.game().nationWord(NationId(0));
  const auto produced = [&](const std::string& gain) {
    return taken("Produced", "{\"gain\":" + gain + ",\"nation\":\"" + nation + "\"}");
  };
  EXPECT_TRUE(produced(R"({"gold":999,"iron":1})"));
  EXPECT_TRUE(produced("{}"));
  for (const char* gain : {R"({"gold":1000})", R"({"gold":0})", R"({"gold":-1})", R"({"gold":01})",
                           R"({"gold":})", R"({"iron":1,"gold":1})", R"({"gold":1,"gold":1})",
                           R"({,"gold":1})", R"({"gold":1,})", R"({"golden":1})", R"({"gold":"1"})"})
    EXPECT_FALSE(produced(gain)) << gain;
  EXPECT_TRUE(taken("RoundBegan", R"({"round":9999})"));
  EXPECT_FALSE(taken("RoundBegan", R"({"round":10000})"));
  EXPECT_FALSE(taken("RoundBegan", R"({"round":0})"));
  EXPECT_FALSE(taken("RoundBegan", R"({"round":1})" + std::string("}")));
  EXPECT_FALSE(taken("WallBuilt", "{\"nation\":\"" + nation + R"(","paid":{},"province":"x"})"))
      << "not in Antike";
}

} // namespace
} // namespace annales
