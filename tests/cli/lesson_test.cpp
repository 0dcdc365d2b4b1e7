// annales lesson: into another file, into the library, undone there.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class LessonOfGame : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(annales({"simulate", "--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2",
                       "--seed", "5", "--bots", "random", "--out", file_})
                  .status,
              0);
  }
  [[nodiscard]] static std::vector<json> rows(const std::string& text, const char* rec) {
    std::vector<json> found;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
      if (json row = json::parse(line); row.at("rec") == rec) found.push_back(std::move(row));
    return found;
  }
  Folder folder_;
  std::string file_ = folder_ / "game.antike.jsonl";
};

TEST_F(LessonOfGame, GoesIntoAnotherFileWithAQuestionALineAndTheNumbersOfEachMoment) {
  const std::string out = folder_ / "lesson.antike.jsonl";
  const Ran ran = annales({"lesson", file_, "--out", out, "--budget", "4", "--turns", "2", "--moments", "3"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(annales({"verify", out}).status, 0);
  const std::string text = textOf(out);
  const auto remarks = rows(text, "annotation"), lines = rows(text, "line");
  ASSERT_GE(remarks.size(), 1U) << "players at random give much away";
  ASSERT_LE(remarks.size(), 3U);
  EXPECT_EQ(lines.size(), remarks.size() + 1);
  EXPECT_EQ(static_cast<std::size_t>(std::count(ran.out.begin(), ran.out.end(), '\n')), remarks.size());
  for (const json& remark : remarks) {
    EXPECT_EQ(remark.at("layer"), "machine");
    EXPECT_THAT(remark.at("author").get<std::string>(), HasSubstr("annales value"));
    const std::string said = remark.at("text");
    EXPECT_THAT(said, HasSubstr("\n\n---\n\nBetter: "));
    EXPECT_THAT(said, HasSubstr("[Better: "));
    EXPECT_THAT(said, HasSubstr("(95 %: "));
  }
  EXPECT_TRUE(rows(textOf(file_), "annotation").empty()) << "what was read stays as it is";
}

TEST_F(LessonOfGame, SaysAgainstWhomItCounts) {
  const std::string out = folder_ / "lesson.antike.jsonl";
  for (const auto& [against, said] : {std::pair("bots", "Greedy bots of three styles play on"),
                                      std::pair("players", "like the players of this game")}) {
    const Ran ran = annales({"lesson", file_, "--out", out, "--budget", "4", "--turns", "2", "--moments", "1",
                             "--against", against});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto remarks = rows(textOf(out), "annotation");
    ASSERT_EQ(remarks.size(), 1U);
    EXPECT_THAT(remarks.front().at("text").get<std::string>(), HasSubstr(said));
  }
}

TEST_F(LessonOfGame, InALibraryItIsAPageThatUndoTakesBackAndTheAnalysisIsKept) {
  const std::string library = folder_ / "club.annales";
  ASSERT_EQ(annales({"import", file_, "--library", library}).status, 0);
  const std::string id =
      json::parse(annales({"list", "--library", library, "--json"}).out).at("games").at(0).at("game");
  const std::vector<std::string> words{
      "lesson", id.substr(0, 8), "--library", library,      "--budget", "4",        "--turns",
      "2",      "--moments",     "2",         "--language", "de",       "--author", "Eve"};
  const Ran first = annales(words);
  ASSERT_EQ(first.status, 0) << first.err;
  EXPECT_THAT(first.out, HasSubstr("Runde "));
  const auto exported = [&] {
    return annales({"export", id, "--library", library, "--format", "events", "--with-private"}).out;
  };
  EXPECT_FALSE(rows(exported(), "annotation").empty());
  EXPECT_THAT(exported(), HasSubstr("lesson-entscheidende-momente"));
  const Ran again = annales(words);
  EXPECT_EQ(again.status, 2);
  EXPECT_THAT(again.err, HasSubstr("already"));
  EXPECT_THAT(again.err, HasSubstr("0 added")) << "nothing had to be analysed again";
  ASSERT_EQ(annales({"line", "undo", id, "--library", library}).status, 0);
  EXPECT_TRUE(rows(exported(), "annotation").empty());
  EXPECT_EQ(rows(exported(), "line").size(), 1U);
}

/// The page itself: tests/table.
TEST_F(LessonOfGame, IsAPageToPlayInBesidesOrSaysWhatToInstall) {
  const std::string out = folder_ / "lesson.antike.jsonl", page = folder_ / "lesson.html";
  const std::vector<std::string> command{"lesson",    file_,     "--out", out,         "--budget",
                                         "4",         "--turns", "2",     "--moments", "1",
                                         "--against", "bots",    "--page"};
  const auto with = [&](const std::string& file) {
    std::vector<std::string> whole = command;
    whole.push_back(file);
    return annales(whole);
  };
  const Ran same = with(out);
  EXPECT_EQ(same.status, 2);
  EXPECT_THAT(same.err, HasSubstr("same file"));
  EXPECT_FALSE(std::filesystem::exists(out));
  const Ran ran = with(page);
  if (!std::filesystem::exists(ANNALES_BINARY_DIR "/annales-table.wasm.gz")) {
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("clang-19"));
    EXPECT_FALSE(std::filesystem::exists(out)) << "said before any work";
    return;
  }
  EXPECT_TRUE(std::filesystem::exists(out));
  ASSERT_EQ(ran.status, 0) << ran.err;
  const std::string text = textOf(page);
  EXPECT_THAT(text, HasSubstr("application/wasm"));
  EXPECT_THAT(text, HasSubstr("decisive-moments"));
  const std::string again = folder_ / "again.html";
  ASSERT_EQ(annales({"export", out, "--lesson", "decisive-moments", "--format", "html", "--with-engine",
                     "--out", again})
                .status,
            0);
  EXPECT_EQ(textOf(again), text) << "the same page by another way";
  const Ran plain = annales({"export", out, "--lesson", "decisive-moments", "--format", "html"});
  EXPECT_LT(plain.out.size(), 350'000U);
}

TEST_F(LessonOfGame, IsNotAnalysedWhereItCannotBeWritten) {
  const std::string out = folder_ / "lesson.antike.jsonl", page = folder_ / "no-folder/lesson.html";
  const Ran ran = annales({"lesson", file_, "--out", out, "--page", page, "--budget", "100000"});
  EXPECT_NE(ran.status, 0);
  EXPECT_FALSE(std::filesystem::exists(out)) << "said before any work";
  const Ran nowhere = annales({"lesson", file_, "--out", page, "--budget", "100000"});
  EXPECT_EQ(nowhere.status, 3);
  EXPECT_THAT(nowhere.err, HasSubstr("no-folder/lesson.html"));
}

TEST_F(LessonOfGame, SaysWhatIsMissing) {
  EXPECT_THAT(annales({"lesson", file_}).err, HasSubstr("--out FILE"));
  const Ran ran = annales({"lesson", file_, "--out", folder_ / "x", "--nation", "martians", "--budget", "2",
                           "--turns", "1", "--language", "de"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("das Volk „martians“ ist nicht in dieser Partie"));
}

} // namespace
} // namespace annales::tests
