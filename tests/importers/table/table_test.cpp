#include "importers/agn/agn_reader.h"
#include "importers/antike_jsonl/log_reader.h"
#include "importers/table/table.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace annales {
namespace {

using nlohmann::json;

/// A table that is asked, with what a page keeps of its answers.
class AskedTable {
public:
  json ask(json question) {
    question["now"] = "2026-11-29T20:00:00Z";
    question["author"] = "Anna";
    json told = json::parse(table_.answer(question.dump()));
    if (told.contains("base")) base = told["base"];
    if (told.contains("pages"))
      for (const json& page : told["pages"])
        pages.push_back(page);
    return told;
  }
  json begin() {
    return ask({{"ask", "begin"},
                {"ruleset", "antike"},
                {"board", "occident"},
                {"order", {"greeks", "germans", "romans"}},
                {"players", {{"romans", "Bert"}}},
                {"seed", "abc123"},
                {"date", "2026-11-29"}});
  }
  std::string exported(const std::string& format) {
    return ask({{"ask", "export"}, {"format", format}})["text"];
  }

  std::string base;
  std::vector<std::string> pages;

private:
  Table table_;
};

/// A few turns of the first thing on offer.
void playTurns(AskedTable& table, int turns) {
  for (int i = 0; i < turns; ++i) {
    ASSERT_FALSE(table.ask({{"ask", "play"}, {"leaf", 0}}).contains("error"));
    ASSERT_FALSE(table.ask({{"ask", "end"}}).contains("error"));
  }
}

std::size_t eventsIn(const std::string& log) {
  std::size_t count = 0;
  for (std::size_t at = log.find("\"rec\":\"event\""); at != std::string::npos;
       at = log.find("\"rec\":\"event\"", at + 1))
    ++count;
  return count;
}

TEST(Table, ANewGameBeginsWithTheFirstTurnAndItsChoices) {
  AskedTable table;
  const json told = table.begin();
  ASSERT_FALSE(told.contains("error")) << told["error"].dump();
  EXPECT_EQ(told["choices"]["active"], 0);
  EXPECT_FALSE(told["choices"]["leaves"].empty());
  EXPECT_EQ(told["nations"][2]["player"], "Bert");
  EXPECT_FALSE(told["undo"].get<bool>()) << "a game that has just begun has nothing to undo";
}

TEST(Table, WhatFollowsByItselfIsUndoneWithTheMoveThatBringsIt) {
  AskedTable table;
  const json begun = table.begin();
  const std::size_t events = begun["events"].size();
  const std::string before = table.exported("events");
  playTurns(table, 1);
  EXPECT_GT(eventsIn(table.exported("events")), events);
  EXPECT_FALSE(table.ask({{"ask", "undo"}}).contains("error"));
  EXPECT_FALSE(table.ask({{"ask", "undo"}}).contains("error"));
  EXPECT_EQ(table.exported("events"), before);
  EXPECT_TRUE(table.ask({{"ask", "undo"}}).contains("error"));
}

TEST(Table, APageThatIsOpenedAgainGoesOnWithAllItKeptAndCanUndoIt) {
  AskedTable table;
  table.begin();
  playTurns(table, 3);
  const std::string whole = table.exported("events");
  AskedTable other;
  const json told = other.ask({{"ask", "restore"}, {"base", table.base}, {"pages", table.pages}});
  ASSERT_FALSE(told.contains("error")) << told["error"].dump();
  EXPECT_EQ(told["kept"], table.pages.size());
  EXPECT_EQ(other.exported("events"), whole);
  EXPECT_TRUE(told["undo"].get<bool>());
  other.ask({{"ask", "undo"}});
  EXPECT_LT(eventsIn(other.exported("events")), eventsIn(whole));
}

TEST(Table, APageThatWasCutOffWhileItWasWrittenCostsThatPageAlone) {
  AskedTable table;
  table.begin();
  playTurns(table, 2);
  std::vector<std::string> pages = table.pages;
  pages.back().resize(pages.back().size() / 2);
  AskedTable other;
  EXPECT_EQ(other.ask({{"ask", "restore"}, {"base", table.base}, {"pages", pages}})["kept"],
            pages.size() - 1);
}

TEST(Table, TheGameAsTextIsTheGameOfItsLogOnAnotherTable) {
  AskedTable table;
  table.begin();
  playTurns(table, 6);
  table.ask({{"ask", "remark"}, {"text", "<b>Too early?</b>"}});
  for (const char* const format : {"events", "agn"}) {
    AskedTable other;
    const json told = other.ask({{"ask", "open"}, {"text", table.exported(format)}});
    ASSERT_FALSE(told.contains("error")) << format << told["error"].dump();
    EXPECT_EQ(other.exported("events"), table.exported("events")) << format;
    EXPECT_EQ(told["remarks"][0]["said"], "<b>Too early?</b>") << format;
  }
}

TEST(Table, AnotherCourseBeginsBehindAnyEventOfAGame) {
  AskedTable table;
  table.begin();
  playTurns(table, 4);
  const std::string whole = table.exported("events");
  AskedTable other;
  const json told = other.ask({{"ask", "open"}, {"text", whole}, {"events", 5}});
  ASSERT_FALSE(told.contains("error")) << told["error"].dump();
  EXPECT_EQ(told["events"].size(), 5U);
  const std::string beginning = other.exported("events");
  EXPECT_EQ(eventsIn(beginning), 5U);
  EXPECT_EQ(other.ask({{"ask", "open"}, {"text", whole}, {"events", 1}})["events"].size(), 1U);
  EXPECT_EQ(other.ask({{"ask", "open"}, {"text", whole}, {"events", 9999}})["events"].size(),
            eventsIn(whole));
}

TEST(Table, ARefusedMoveIsRecordedAsACorrectionWithItsReason) {
  AskedTable table;
  table.begin();
  table.ask({{"ask", "play"}, {"leaf", 0}}); // on the rondel nothing can be put right so
  const json missing = table.ask({{"ask", "missing"}})["missing"];
  int correctable = -1;
  for (std::size_t i = 0; i < missing.size(); ++i)
    if (missing[i]["correctable"].get<bool>()) correctable = static_cast<int>(i);
  ASSERT_GE(correctable, 0);
  const json told =
      table.ask({{"ask", "as-correction"}, {"missing", correctable}, {"reason", "The table agreed."}});
  ASSERT_FALSE(told.contains("error")) << told["error"].dump();
  EXPECT_NE(table.exported("events").find("The table agreed."), std::string::npos);
}

TEST(Table, AResultAloneIsOneRecordOfTheEventLog) {
  AskedTable table;
  const json told = table.ask({{"ask", "result"},
                               {"play", "phone-1"},
                               {"result",
                                {{"ruleset", "antike"},
                                 {"date", "2026-11-29"},
                                 {"persons",
                                  {{{"player", "Anna"}, {"nations", {"romans"}}, {"won", true}},
                                   {{"player", "Bert"}, {"nations", {"greeks"}}, {"won", false}}}}}}});
  ASSERT_FALSE(told.contains("error")) << told["error"].dump();
  EXPECT_EQ(json::parse(told["text"].get<std::string>())["rec"], "result");
}

} // namespace
} // namespace annales
