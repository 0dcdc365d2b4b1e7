// A coach's lesson: on paper, answered by two pupils, collected without a wrong verdict.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

/// Puzzles of a sample game, as a coach mails them.
class AnswersOfPupils : public ::testing::Test {
protected:
  void SetUp() override {
    const Ran made =
        annales({"puzzles", sample_, "--positions", "0", "--count", "3", "--all", "--out", lesson_});
    ASSERT_EQ(made.status, 0) << made.err;
    std::istringstream in(textOf(lesson_));
    for (std::string line; std::getline(in, line);) {
      json row = json::parse(line);
      if (row.at("rec") == "event" && game_.empty()) game_ = row.at("id");
      if (row.at("rec") == "annotation" && row.contains("ask")) steps_.push_back(std::move(row));
    }
    std::ranges::sort(steps_, {}, [](const json& step) { return step.at("tags").back().get<std::string>(); });
    ASSERT_EQ(steps_.size(), 3U);
  }
  [[nodiscard]] json answer(const json& step, const json& turn,
                            const std::string& at = "2026-11-28T19:30:00Z") const {
    return {{"at", at},
            {"event", step.at("event")},
            {"game", game_},
            {"hints", 0},
            {"lesson", "puzzles"},
            {"shown", false},
            {"step", step.at("id").get<std::string>().substr(0, 16)},
            {"text", ""},
            {"turn", turn}};
  }
  [[nodiscard]] static json right(const json& step) { return step.at("ask").at("answers").at(0).at("turn"); }
  /// The rightmost step on the rondel alone: legal, and no plan.
  [[nodiscard]] static json other(const json& step) {
    for (const json& event : right(step))
      if (event.at("type") == "RondelMoved") {
        json idle = event;
        idle["data"]["to"] = event.at("data").at("to") == "marble" ? "gold" : "marble";
        return json::array({idle});
      }
    return json::array();
  }
  std::string write(const std::string& name, const std::string& pupil, const std::vector<json>& answers) {
    const std::string file = folder_ / name;
    writeText(file,
              json{{"answers", answers}, {"format", "annales-answers/1"}, {"pupil", pupil}}.dump() + "\n");
    return file;
  }
  [[nodiscard]] static std::string worth(const json& collected, const std::string& pupil, int step) {
    for (const json& one : collected.at("answers"))
      if (one.at("pupil") == pupil && one.at("step") == step) return one.at("worth");
    return "none";
  }

  const std::string sample_ = ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl";
  Folder folder_;
  std::string lesson_ = folder_ / "lesson.antike.jsonl", game_;
  std::vector<json> steps_;
};

TEST_F(AnswersOfPupils, AreJudgedByTheLessonAndNotByTheFile) {
  const std::string anna =
      write("anna.json", "Anna", {answer(steps_[0], right(steps_[0])), answer(steps_[1], other(steps_[1]))});
  const std::string ben = write("ben.json", "Ben", {answer(steps_[0], right(steps_[0]))});
  const Ran ran = annales({"answers", anna, ben, anna, "--from", lesson_, "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json collected = json::parse(ran.out);
  EXPECT_EQ(worth(collected, "Anna", 1), "right");
  EXPECT_EQ(worth(collected, "Ben", 1), "right");
  EXPECT_NE(worth(collected, "Anna", 2), "right");
  EXPECT_NE(worth(collected, "Anna", 2), "wrong") << "no coach said so";
  EXPECT_EQ(worth(collected, "Ben", 2), "none");
  EXPECT_EQ(collected.at("again"), 2);
  const Ran table = annales({"answers", anna, ben, "--from", lesson_});
  EXPECT_THAT(table.out, HasSubstr("Anna"));
  EXPECT_THAT(table.out, HasSubstr("1 of 3"));
  const Ran csv = annales({"answers", anna, ben, "--from", lesson_, "--csv"});
  EXPECT_THAT(csv.out, HasSubstr("Anna,puzzles,1,right,1,0,0,2026-11-28T19:30:00Z,"));
}

TEST_F(AnswersOfPupils, OfATurnThatWasNotForeseenWaitForTheCoach) {
  const std::string library = folder_ / "club.annales";
  ASSERT_EQ(annales({"import", lesson_, "--library", library}).status, 0);
  const std::string anna = write("anna.json", "Anna", {answer(steps_[0], other(steps_[0]))});
  const Ran before = annales({"answers", anna, "--library", library, "--json"});
  ASSERT_EQ(before.status, 0) << before.err;
  ASSERT_EQ(worth(json::parse(before.out), "Anna", 1), "not-foreseen") << before.out;
  const Ran wrong = annales({"answers", anna, "--library", library, "--wrong", "1", "--text",
                             "Count the gold first.", "--author", "Coach", "--json"});
  ASSERT_EQ(wrong.status, 0) << wrong.err;
  const json after = json::parse(wrong.out);
  EXPECT_EQ(worth(after, "Anna", 1), "wrong");
  EXPECT_EQ(after.at("answers").at(0).at("said"), "Count the gold first.");
  EXPECT_TRUE(after.at("notForeseen").empty());
  ASSERT_EQ(annales({"line", "undo", game_.substr(0, 8), "--library", library}).status, 0);
  EXPECT_EQ(worth(json::parse(annales({"answers", anna, "--library", library, "--json"}).out), "Anna", 1),
            "not-foreseen");
}

TEST_F(AnswersOfPupils, OfALessonInAFileAreAcceptedIntoAnotherFile) {
  const std::string anna = write("anna.json", "Anna", {answer(steps_[0], other(steps_[0]))});
  const std::string out = folder_ / "changed.antike.jsonl";
  EXPECT_EQ(annales({"answers", anna, "--from", lesson_, "--right", "1"}).status, 2) << "needs --out";
  const Ran right = annales({"answers", anna, "--from", lesson_, "--right", "1", "--out", out, "--json"});
  ASSERT_EQ(right.status, 0) << right.err;
  EXPECT_EQ(worth(json::parse(right.out), "Anna", 1), "right");
  EXPECT_EQ(annales({"verify", out}).status, 0);
  EXPECT_EQ(annales({"answers", anna, "--from", lesson_, "--right", "7", "--out", out}).status, 2);
}

TEST_F(AnswersOfPupils, AreRefusedWithAReasonWhereTheFileIsSomethingElse) {
  for (const std::string text : {"", "{}", "not JSON", "{\"answers\":[],\"format\":\"annales-answers/1\"}"}) {
    const std::string file = folder_ / "odd.json";
    writeText(file, text);
    const Ran ran = annales({"answers", file, "--from", lesson_});
    EXPECT_EQ(ran.status, 2) << text;
    EXPECT_THAT(ran.err, HasSubstr("odd.json"));
  }
  EXPECT_EQ(annales({"answers", folder_ / "missing.json", "--from", lesson_}).status, 2);
  const std::string anna = write("anna.json", "Anna", {answer(steps_[0], right(steps_[0]))});
  EXPECT_EQ(annales({"answers", anna, "--from", folder_ / "missing.antike.jsonl"}).status, 2);
  const Ran stray = annales({"answers", anna, "--from", sample_});
  EXPECT_EQ(stray.status, 2) << "that game has no lesson";
}

TEST_F(AnswersOfPupils, OfTheOthersAreShownWhereAFileCannotBeRead) {
  const std::string anna = write("anna.json", "Anna", {answer(steps_[0], right(steps_[0]))});
  const std::string ben = write("ben.json", "Ben", {answer(steps_[0], other(steps_[0]))});
  const std::string bad = folder_ / "bad.json", missing = folder_ / "missing.json";
  writeText(bad, "not JSON");
  const Ran ran = annales({"answers", anna, bad, missing, ben, "--from", lesson_, "--json"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("bad.json"));
  EXPECT_THAT(ran.err, HasSubstr("missing.json"));
  EXPECT_EQ(worth(json::parse(ran.out), "Anna", 1), "right");
  EXPECT_EQ(worth(json::parse(ran.out), "Ben", 1), "not-foreseen");
  const std::string out = folder_ / "changed.antike.jsonl";
  EXPECT_EQ(annales({"answers", anna, bad, ben, "--from", lesson_, "--right", "1", "--out", out}).status, 2);
  EXPECT_FALSE(std::filesystem::exists(out)) << "the bad file may change what number 1 is";
}

TEST_F(AnswersOfPupils, AreWrittenOnAWorksheetThatShowsStocksAndRondelAndTheAnswersLast) {
  const Ran ran = annales({"worksheet", lesson_});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("<h1>Puzzles</h1>"));
  EXPECT_THAT(ran.out, HasSubstr("<th>Rondel</th>"));
  EXPECT_THAT(ran.out, HasSubstr("default-src 'none'"));
  EXPECT_THAT(ran.out, HasSubstr("@page{size:A4"));
  const std::size_t answers = ran.out.find("<section class=\"answers\">");
  ASSERT_NE(answers, std::string::npos);
  EXPECT_EQ(ran.out.find("The plan:"), ran.out.find("The plan:", answers))
      << "no answer before the last page";
  const Ran german = annales({"worksheet", lesson_, "--language", "de", "--paper", "letter"});
  EXPECT_THAT(german.out, HasSubstr("@page{size:letter"));
  EXPECT_THAT(german.out, HasSubstr("Lösungen"));
  EXPECT_EQ(annales({"worksheet", lesson_, "--lesson", "no such"}).status, 2);
  EXPECT_THAT(annales({"worksheet", lesson_, "--lesson", "no such"}).err, HasSubstr("puzzles"));
  EXPECT_EQ(annales({"worksheet", sample_}).status, 2);
}

TEST_F(AnswersOfPupils, OfALessonInSeveralGamesAreOneWorksheetOfALibrary) {
  const std::string library = folder_ / "club.annales", orient = folder_ / "orient.antike.jsonl";
  ASSERT_EQ(annales({"lesson", ANNALES_SOURCE_DIR "/samples/duellum.game-rome-carthage.antike.jsonl", "--out",
                     orient, "--budget", "4", "--turns", "2", "--moments", "2", "--title", "Puzzles"})
                .status,
            0);
  ASSERT_EQ(annales({"import", lesson_, orient, "--library", library}).status, 0);
  const Ran ran = annales({"worksheet", "--lesson", "Puzzles", "--library", library});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out.find("<h1>Puzzles</h1>"), ran.out.rfind("<h1>Puzzles</h1>")) << "one lesson";
  EXPECT_THAT(ran.out, HasSubstr("<h2>5. "));
  EXPECT_THAT(ran.out, Not(HasSubstr("<h2>6. ")));
  EXPECT_EQ(annales({"worksheet", "--library", library}).status, 2) << "which lesson?";
  const std::string mailed = folder_ / "mailed.antike.jsonl";
  const Ran one =
      annales({"export", "--lesson", "Puzzles", "--library", library, "--format", "events", "--out", mailed});
  ASSERT_EQ(one.status, 0) << one.err;
  EXPECT_THAT(annales({"verify", mailed}).out, HasSubstr("2 games"));
  EXPECT_THAT(annales({"worksheet", mailed}).out, HasSubstr("<h2>5. "));
  EXPECT_EQ(annales({"export", "--lesson", "Puzzles", "--library", library, "--format", "agn"}).status, 2);
}

TEST_F(AnswersOfPupils, OfALessonInSeveralGamesAreGivenOnOneWebPage) {
  const std::string library = folder_ / "club.annales", orient = folder_ / "orient.antike.jsonl",
                    other = folder_ / "other.antike.jsonl";
  for (const auto& [title, file] : {std::pair("Puzzles", orient), std::pair("Endgames", other)})
    ASSERT_EQ(annales({"lesson", ANNALES_SOURCE_DIR "/samples/duellum.game-rome-carthage.antike.jsonl",
                       "--out", file, "--budget", "4", "--turns", "2", "--moments", "2", "--title", title})
                  .status,
              0);
  ASSERT_EQ(annales({"import", lesson_, orient, "--library", library}).status, 0);
  const Ran page = annales({"export", "--lesson", "Puzzles", "--library", library, "--format", "html"});
  ASSERT_EQ(page.status, 0) << page.err;
  EXPECT_THAT(page.out, HasSubstr("\"course\":[{\"title\":\"Puzzles\",\"slug\":\"puzzles\",\"steps\":[["));
  EXPECT_THAT(page.out, HasSubstr("id=\"game1\">")) << "the second game";
  EXPECT_THAT(page.out, Not(HasSubstr("id=\"game2\">")));
  EXPECT_THAT(page.out, HasSubstr("<template id=\"1-r0\">"));
  // The same of a file with all games, which a coach may have got by mail.
  const std::string mailed = folder_ / "mailed.antike.jsonl";
  ASSERT_EQ(
      annales({"export", "--lesson", "Puzzles", "--library", library, "--format", "events", "--out", mailed})
          .status,
      0);
  const Ran fromFile = annales({"export", mailed, "--lesson", "Puzzles", "--format", "html"});
  EXPECT_EQ(fromFile.status, 0) << fromFile.err;
  EXPECT_EQ(fromFile.out.size(), page.out.size());
  const Ran none = annales({"export", other, "--lesson", "Puzzles", "--format", "html"});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("endgames")) << "the lessons that it has";
  EXPECT_EQ(annales({"export", "--lesson", "No such", "--library", library, "--format", "html"}).status, 2);
}

} // namespace
} // namespace annales::tests
