// What a step of a lesson asks, as its record says it.
#include "engine/core/strict_json.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/ask_codec.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

constexpr const char* kTurn = R"([{"data":{"nation":"romans"},"type":"TurnEnded"}])";

std::string askWith(const std::string& answers, const std::string& hints = "[]") {
  return R"({"answers":)" + answers + R"(,"hints":)" + hints + "}";
}

std::string answerWith(const std::string& turn, const std::string& more = "") {
  return R"([{"match":"decisions","text":"","turn":)" + turn + R"(,"worth":"right")" + more + "}]";
}

TEST(AskCodec, WhatIsWrittenIsReadBackWhateverItsOrderAndSpaces) {
  const auto ask = readAskText(
      R"( {"hints":["a ]} \" b"] , "answers":[ {"worth":"wrong","turn":[{"type":"TurnEnded","data":{"nation":"romans"}}],"text":"x","match":"deeds"} ] } )");
  ASSERT_TRUE(ask) << ask.error().message;
  ASSERT_EQ(ask->answers.size(), 1U);
  EXPECT_EQ(ask->answers.front().turn.front(), R"({"data":{"nation":"romans"},"type":"TurnEnded"})");
  EXPECT_EQ(ask->answers.front().worth, TurnWorth::wrong);
  const std::string text = askText(*ask);
  const auto again = readAskText(text);
  ASSERT_TRUE(again);
  EXPECT_EQ(askText(*again), text);
}

TEST(AskCodec, EveryFaultIsRefused) {
  for (const std::string& wrong :
       {std::string("[]"), std::string("{}"), askWith("{}"), askWith("[1]"), askWith("[]", "[\"\"]"),
        askWith("[]", "[3]"), askWith(answerWith("[]")), askWith(answerWith("[{}]")),
        askWith(answerWith(R"([{"data":{},"type":"TurnEnded","id":"x"}])")),
        askWith(answerWith(kTurn, R"(,"more":1)")), askWith(answerWith(R"([{"data":{"a":1.5},"type":"X"}])")),
        askWith(R"([{"match":"names","text":"","turn":[],"worth":"right"}])"),
        askWith(R"([{"match":"deeds","text":"","turn":[],"worth":"good"}])"), askWith("[]") + "x",
        std::string(R"({"answers":[],"hints":[],"hint":[]})")})
    EXPECT_FALSE(readAskText(wrong)) << wrong;
  EXPECT_TRUE(readAskText(askWith(answerWith(kTurn))));
  EXPECT_TRUE(readAskText(askWith("[]")));
}

} // namespace
} // namespace annales
