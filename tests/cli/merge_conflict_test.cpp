// What both sides have changed: both versions are shown, and one is chosen.
#include "tests/cli/stored.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class BothSides : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(annales({"import", kGame, "--library", mine_}).status, 0);
    id_ = listed(mine_).at(0).at("game");
    remark_ = annotate(mine_, {"--at", "12", "--text", "First thought"}).out.substr(0, 64);
    std::filesystem::copy_file(mine_, theirs_);
  }
  Ran annotate(const std::string& library, const std::vector<std::string>& more) {
    std::vector<std::string> words{"annotate", id_, "--library", library, "--author", "Ada"};
    words.insert(words.end(), more.begin(), more.end());
    return annales(words);
  }
  Ran merge(const std::vector<std::string>& more = {}) {
    std::vector<std::string> words{"line", "merge", id_, "--library", mine_, theirs_};
    words.insert(words.end(), more.begin(), more.end());
    return annales(words);
  }
  void editBoth() {
    ASSERT_EQ(annotate(theirs_, {"--edit", remark_, "--text", "Their thought"}).status, 0);
    ASSERT_EQ(annotate(mine_, {"--edit", remark_, "--text", "My thought"}).status, 0);
    ASSERT_EQ(annotate(theirs_, {"--at", "14", "--text", "Something new"}).status, 0);
  }
  std::string shown() {
    return annales({"export", id_, "--library", mine_, "--format", "remarks-md", "--with-private"}).out;
  }

  Folder folder_;
  std::string mine_ = folder_ / "club.annales", theirs_ = folder_ / "club (conflicted copy).annales";
  std::string id_, remark_;
};

TEST_F(BothSides, AreShownAndNothingIsChosenSilently) {
  editBoth();
  const Ran ran = merge();
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, HasSubstr("My thought"));
  EXPECT_THAT(ran.out, HasSubstr("Their thought"));
  EXPECT_THAT(ran.out, HasSubstr("1 remark merged"));
  EXPECT_THAT(ran.err, HasSubstr("--conflicts mine"));
  EXPECT_THAT(shown(), HasSubstr("My thought"));
  EXPECT_THAT(shown(), Not(HasSubstr("Their thought")));
  EXPECT_THAT(shown(), HasSubstr("Something new")) << "the rest is merged";
}

TEST_F(BothSides, AreChosenForThePartOfTheUser) {
  struct Choice {
    const char* word;
    bool mine, theirs;
  };
  editBoth();
  for (const Choice& choice :
       {Choice{"mine", true, false}, Choice{"theirs", false, true}, Choice{"both", true, true}}) {
    EXPECT_EQ(merge({"--conflicts", choice.word}).status, 0) << choice.word;
    EXPECT_EQ(shown().find("My thought") != std::string::npos, choice.mine) << choice.word;
    EXPECT_EQ(shown().find("Their thought") != std::string::npos, choice.theirs) << choice.word;
    EXPECT_THAT(merge().out, HasSubstr("nothing new")) << "it is decided";
    EXPECT_EQ(annales({"line", "undo", id_, "--library", mine_}).status, 0);
  }
}

TEST_F(BothSides, MayBeARetractionAndAnEdit) {
  ASSERT_EQ(annotate(theirs_, {"--retract", remark_}).status, 0);
  ASSERT_EQ(annotate(mine_, {"--edit", remark_, "--text", "My thought"}).status, 0);
  const Ran ran = merge();
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, HasSubstr("retracted"));
  EXPECT_EQ(merge({"--conflicts", "theirs"}).status, 0);
  EXPECT_THAT(shown(), Not(HasSubstr("My thought")));
}

TEST_F(BothSides, OneSideAloneIsNoConflict) {
  ASSERT_EQ(annotate(theirs_, {"--edit", remark_, "--text", "Their thought"}).status, 0);
  const Ran ran = merge();
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("before: Ada"));
  EXPECT_THAT(ran.out, HasSubstr("1 remark merged")) << "a remark with its edits is one";
  EXPECT_THAT(shown(), HasSubstr("Their thought"));
}

TEST_F(BothSides, AreShownBeforeAMergeThatIsOnlyLookedAt) {
  editBoth();
  const std::string before = shown();
  const Ran ran = merge({"--preview", "--conflicts", "theirs"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Something new"));
  EXPECT_THAT(ran.err, HasSubstr("Nothing was merged"));
  EXPECT_EQ(shown(), before);
}

/// A file has what every remark says now, without its earlier wordings.
TEST_F(BothSides, AreShownWhereTheOtherSideComesInAFile) {
  editBoth();
  for (const std::string format : {"events", "agn"}) {
    const std::string file = folder_ / ("theirs." + format);
    ASSERT_EQ(
        annales({"export", id_, "--library", theirs_, "--format", format, "--with-private", "--out", file})
            .status,
        0);
    const auto merged = [&](const std::vector<std::string>& more) {
      std::vector<std::string> words{"line", "merge", id_, "--library", mine_, file};
      words.insert(words.end(), more.begin(), more.end());
      return annales(words);
    };
    const Ran ran = merged({"--preview"});
    EXPECT_EQ(ran.status, 2) << format << ran.out;
    EXPECT_THAT(ran.out, HasSubstr("here:  Ada"));
    EXPECT_THAT(ran.out, HasSubstr("Their thought"));
    for (const std::string side : {"mine", "theirs", "both"}) {
      EXPECT_EQ(merged({"--conflicts", side}).status, 0) << side;
      EXPECT_EQ(shown().find("My thought") != std::string::npos, side != "theirs") << side;
      EXPECT_EQ(shown().find("Their thought") != std::string::npos, side != "mine") << side;
      EXPECT_THAT(merged({}).out, HasSubstr("nothing new")) << format << " " << side;
      EXPECT_EQ(annales({"line", "undo", id_, "--library", mine_}).status, 0);
    }
  }
}

TEST_F(BothSides, AreSaidInAnImportOfAConflictedCopy) {
  editBoth();
  const Ran ran = annales({"import", theirs_, "--library", mine_});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, HasSubstr("1 conflict left"));
  EXPECT_THAT(shown(), HasSubstr("My thought"));
  EXPECT_THAT(shown(), HasSubstr("Something new"));
  EXPECT_EQ(annales({"import", theirs_, "--library", mine_, "--conflicts", "both"}).status, 0);
  EXPECT_THAT(shown(), HasSubstr("My thought"));
  EXPECT_THAT(shown(), HasSubstr("Their thought"));
}

TEST(Doubles, AreGamesWithTheSameMovesAndCorrectedVersions) {
  const Folder folder;
  const std::string head =
      "[Event \"Club\"]\n[Date \"2026-11-17\"]\n[Board \"Occident\"]\n[Nations \"4\"]\n\n";
  const std::string moves = "1. Phoenicians: Gold\nRomans: Iron\nGermans: Gold\nGreeks: ";
  const std::string library = folder / "l";
  ASSERT_EQ(annales({"import", "-", "--library", library}, head + moves + "Iron\n").status, 0);
  ASSERT_EQ(
      annales({"import", "-", "--library", library, "--corrected", "both"}, head + moves + "Gold\n").status,
      0);
  ASSERT_EQ(annales({"import", kGame, "--library", library}).status, 0);
  const Ran ran = annales({"list", "--doubles", "--library", library});
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr("75 % of the moves are the same"));
  EXPECT_THAT(ran.err, HasSubstr("1 pair"));
  const auto found =
      nlohmann::json::parse(annales({"list", "--doubles", "--json", "--library", library}).out);
  ASSERT_EQ(found.at("doubles").size(), 1U);
  EXPECT_EQ(found.at("doubles").at(0).at("why"), "nearly-the-same");
}

} // namespace
} // namespace annales::tests
