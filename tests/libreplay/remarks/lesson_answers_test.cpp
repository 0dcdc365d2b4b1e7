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

/// A turn with several decisions of one part.
struct AskedOfMany {
  EventLog log{*beginning(400)};
  NodeIndex first = kNoNode, second = kNoNode;

  AskedOfMany() {
    const auto path = log.path(log.mainHead());
    for (std::size_t i = 0; i + 1 < path.size() && second == kNoNode; ++i) {
      if (!std::holds_alternative<KnowHowDeveloped>(log[path[i]].event) &&
          !std::holds_alternative<TempleBuilt>(log[path[i]].event))
        continue;
      if (log[path[i + 1]].event.index() != log[path[i]].event.index()) continue;
      first = path[i];
      second = path[i + 1];
    }
    static_cast<void>(log.setLine(kMainLine, log.mainHead()));
  }
};

TEST(LessonAnswers, TheOrderWithinAPartOfATurnDoesNotMatter) {
  const AskedOfMany asked;
  ASSERT_NE(asked.second, kNoNode);
  const NodeIndex step = asked.log[asked.first].parent;
  const auto right = rightAnswers(asked.log, Discussion(asked.log, {}), step, {});
  ASSERT_GE(right.size(), 2U);
  EXPECT_EQ(right[0], asked.first) << "what stands first in the line stands first";
  EXPECT_EQ(right[1], asked.second);
  TreeFold fold(asked.log);
  const NationId who = fold.after(step)->active;
  for (const NodeIndex later : right) {
    EXPECT_TRUE(isDecision(asked.log[later].event));
    EXPECT_EQ(fold.after(asked.log[later].parent)->active, who) << "not what the next nation does";
  }
}

TEST(LessonAnswers, AnotherPartOfTheTurnIsNotRight) {
  Asked asked; // the step on the rondel
  ASSERT_TRUE(std::holds_alternative<RondelMoved>(asked.log[asked.played].event));
  for (const NodeIndex right : asked.right())
    EXPECT_TRUE(std::holds_alternative<RondelMoved>(asked.log[right].event));
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
