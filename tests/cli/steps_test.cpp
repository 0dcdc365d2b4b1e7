// annales steps: which turns of a lesson are right, said by its author, kept through mail, homework and
// names.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

/// A library with one game and two what-if lines, each another first decision of the Romans' first turn.
class StepsOfLesson : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(annales({"simulate", "--ruleset", "antike", "--map", "occident", "--nations", "3", "--seed",
                       "5", "--out", file_})
                  .status,
              0);
    ASSERT_EQ(annales({"import", file_, "--library", library_}).status, 0);
    game_ = json::parse(annales({"list", "--library", library_, "--json"}).out).at("games").at(0).at("game");
    const auto moves = movesAtStep();
    ASSERT_GE(moves.size(), 2U);
    ASSERT_EQ(on({"line", "add"}, {"--at", at_, "--name", "Better", "--author", "Coach"}, moves[0]).status,
              0);
    ASSERT_EQ(on({"line", "add"}, {"--at", at_, "--name", "Homework", "--author", "Tim"}, moves[1]).status,
              0);
  }
  [[nodiscard]] Ran on(std::vector<std::string> words, std::vector<std::string> more,
                       const std::string& input = "") const {
    words.insert(words.end(), {game_, "--library", library_});
    words.insert(words.end(), more.begin(), more.end());
    return annales(words, input);
  }
  /// Other steps on the rondel than the one that was played, at the first turn.
  std::vector<std::string> movesAtStep() {
    std::istringstream rows(textOf(file_));
    std::string played;
    std::size_t seq = 0;
    for (std::string row; std::getline(rows, row);) {
      const json record = json::parse(row);
      if (record.at("rec") != "event") continue;
      if (record.at("type") == "RondelMoved") {
        played = record.at("data").at("to");
        break;
      }
      ++seq;
    }
    at_ = std::to_string(seq);
    std::vector<std::string> moves;
    const json legal = json::parse(annales({"legal", file_, "--at", at_}).out);
    for (const json& event : legal.at("events"))
      if (event.at("type") == "RondelMoved" && event.at("data").at("to") != played)
        moves.push_back(event.dump() + "\n");
    return moves;
  }
  void write(const std::string& text) {
    const Ran ran = on({"annotate"}, {"--at", at_, "--text", text, "--tag", "lesson-walls", "--tag",
                                      "lesson-step-1", "--audience", "club", "--author", "Coach"});
    ASSERT_EQ(ran.status, 0) << ran.err;
  }
  [[nodiscard]] json step() const {
    const Ran ran = on({"steps"}, {"--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return json::parse(ran.out).at("lessons").at(0).at("steps").at(0);
  }

  Folder folder_;
  std::string file_ = folder_ / "game.antike.jsonl", library_ = folder_ / "club.annales", game_, at_;
};

TEST_F(StepsOfLesson, AnOlderAnswerMeansTheLineThatItLinksToAlsoUnderAnotherName) {
  write("Where to?\n\n---\n\nBetter: [it](annales:line/Better).");
  EXPECT_EQ(step().at("source"), "read");
  const json before = step().at("answers");
  ASSERT_EQ(before.size(), 1U);
  ASSERT_EQ(on({"line", "rename"}, {"Better", "The coach's"}).status, 0);
  EXPECT_EQ(step().at("answers"), before);
  ASSERT_EQ(on({"line", "rename"}, {"Homework", "Better"}).status, 0);
  EXPECT_EQ(step().at("source"), "unclear") << "two lines had the name: nothing is guessed";
  EXPECT_TRUE(step().at("answers").empty());
}

TEST_F(StepsOfLesson, WhatIsUnclearIsSaidAndThenStaysWhateverBecomesOfLines) {
  write("Where to?\n\n---\n\nThink of the sea.");
  EXPECT_EQ(step().at("source"), "unclear") << "homework is no answer";
  EXPECT_THAT(on({"steps"}, {}).out, HasSubstr("unclear which turns are right"));
  const Ran said = on({"steps"}, {"--lesson", "walls", "--step", "1", "--right", "Better", "--wrong", "main",
                                  "--text", "Look west.", "--hint", "Count.", "--author", "Coach"});
  ASSERT_EQ(said.status, 0) << said.err;
  const json stated = step();
  EXPECT_EQ(stated.at("source"), "stated");
  ASSERT_EQ(stated.at("answers").size(), 2U);
  EXPECT_EQ(stated.at("answers").at(0).at("worth"), "right");
  EXPECT_EQ(stated.at("answers").at(0).at("whole"), false) << "the line has one decision";
  EXPECT_EQ(stated.at("answers").at(1).at("worth"), "wrong");
  EXPECT_EQ(stated.at("answers").at(1).at("whole"), true);
  EXPECT_EQ(stated.at("hints"), json({"Count."}));
  ASSERT_EQ(on({"line", "delete"}, {"Better"}).status, 0);
  EXPECT_EQ(step().at("answers"), stated.at("answers"));
  for (const std::string format : {"events", "agn"}) {
    const std::string mailed = folder_ / (format == "agn" ? "mailed.agn" : "mailed.antike.jsonl");
    ASSERT_EQ(on({"export"}, {"--format", format, "--for", "club", "--out", mailed}).status, 0);
    EXPECT_EQ(annales({"verify", mailed}).status, 0);
    const Ran there = annales({"steps", mailed, "--json"});
    ASSERT_EQ(there.status, 0) << there.err;
    const json answers = json::parse(there.out).at("lessons").at(0).at("steps").at(0).at("answers");
    EXPECT_EQ(answers, stated.at("answers")) << format;
  }
  ASSERT_EQ(on({"line", "undo"}, {}).status, 0);
  ASSERT_EQ(on({"line", "undo"}, {}).status, 0);
  EXPECT_EQ(step().at("source"), "unclear") << "as before it was said";
}

TEST_F(StepsOfLesson, AFileIsNeverChangedAndWhatCannotBeMeantIsRefused) {
  write("Where to?\n\n---\n\nWest.");
  const std::string mailed = folder_ / "mailed.antike.jsonl", out = folder_ / "out.antike.jsonl";
  ASSERT_EQ(on({"export"}, {"--format", "events", "--for", "club", "--out", mailed}).status, 0);
  EXPECT_EQ(annales({"steps", mailed, "--step", "1", "--right", "Better"}).status, 2) << "where to?";
  EXPECT_EQ(annales({"steps", mailed, "--step", "1", "--right", "none", "--out", out}).status, 2);
  EXPECT_EQ(annales({"steps", mailed, "--step", "9", "--right", "Better", "--out", out}).status, 2);
  EXPECT_EQ(
      annales({"steps", mailed, "--lesson", "x", "--step", "1", "--right", "Better", "--out", out}).status,
      2);
  const Ran said =
      annales({"steps", mailed, "--step", "1", "--right", "Better", "--out", out, "--author", "Coach"});
  ASSERT_EQ(said.status, 0) << said.err;
  EXPECT_EQ(annales({"verify", out}).status, 0);
  EXPECT_THAT(textOf(out), HasSubstr("\"ask\":{\"answers\":[{\"match\":\"decisions\""));
  EXPECT_EQ(textOf(mailed).find("\"ask\""), std::string::npos);
}

} // namespace
} // namespace annales::tests
