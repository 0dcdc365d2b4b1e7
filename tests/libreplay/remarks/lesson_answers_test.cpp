// What counts as right where a lesson asks.
#include "engine/rules/rules.h"
#include "libreplay/choice/decision.h"
#include "libreplay/log/timeline.h"
#include "libreplay/remarks/lesson_answers.h"
#include "libreplay/remarks/remark_edits.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

constexpr NodeIndex kStep = 12;

struct Asked {
  EventLog log{*beginning(40)};
  NodeIndex played = firstDecision(log, kStep, kMainLine);
  NodeIndex other = kNoNode; // decided instead, on the line "other"

  Asked() {
    static_cast<void>(log.setLine(kMainLine, log.mainHead()));
    const NodeIndex before = log[played].parent;
    TreeFold fold(log);
    const GameState state = *fold.after(before);
    for (const Event& event : legal(log.game(), state, Payments::cheapest)) {
      if (!isDecision(event) ||
          compareChoices(event, log[played].event, log.names()) != SameChoice::different)
        continue;
      other = log.append(before, event);
      break;
    }
    static_cast<void>(log.setLine("other", other));
  }
  [[nodiscard]] std::vector<NodeIndex> right(const std::vector<std::string>& named = {}) const {
    return rightAnswers(log, Discussion(log, log.annotations()), kStep, named);
  }
};

TEST(LessonAnswers, WhatWasPlayedAndEveryOtherLineAreRight) {
  const Asked asked;
  ASSERT_NE(asked.played, kNoNode);
  ASSERT_NE(asked.other, kNoNode);
  EXPECT_TRUE(isDecision(asked.log[asked.played].event));
  EXPECT_EQ(asked.right(), (std::vector<NodeIndex>{asked.played, asked.other}));
}

TEST(LessonAnswers, WhatARemarkCallsAMistakeIsNot) {
  Asked asked;
  Annotation bad;
  bad.event = asked.log[asked.played].id;
  bad.glyphs = {"?"};
  asked.log.annotate(remarkOf(std::move(bad), {"coach", "2024-05-06T07:08:09Z"}));
  EXPECT_EQ(asked.right(), std::vector<NodeIndex>{asked.other});
}

TEST(LessonAnswers, LinesThatTheAnswerNamesAloneAreRight) {
  const Asked asked;
  EXPECT_EQ(asked.right({"other"}), std::vector<NodeIndex>{asked.other});
  EXPECT_EQ(asked.right({"gone"}).size(), 2U) << "a line that was deleted names nothing";
}

TEST(LessonAnswers, AtTheEndNothingIsRight) {
  const Asked asked;
  const Discussion silent(asked.log, {});
  EXPECT_TRUE(rightAnswers(asked.log, silent, asked.other, {}).empty());
}

} // namespace
} // namespace annales
