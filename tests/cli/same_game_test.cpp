// Games of a file among those of a library: moves are compared before heads.
#include "tests/cli/stored.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string kEvening = "[Event \"Club evening\"]\n[Date \"2026-11-17\"]\n";
const std::string kSetup = "[Board \"Occident\"]\n[Nations \"Phoenicians, Romans, Germans, Greeks\"]\n";
const std::string kAnna = "[Player.Romans \"Anna\"]\n";
const std::string kFirst = "1. Phoenicians: Arming Antiochia L, Petra L ?! {To slow.}\n"
                           "Romans: Arming Ancona L, Carales G {[%by \"Bruno\"] I like it.}\nGermans: Gold\n";
const std::string kTyped = kFirst + "Greeks: Iron\n", kCorrected = kFirst + "Greeks: Gold\n";
const std::string kForgotten = "1. Phoenicians: Gold\nRomans: Gold\nGermans: Gold\nGreeks: Marble\n";
const std::string kLast = "1. Phoenicians: Iron\nRomans: Gold\nGermans: Marble\nGreeks: Gold\n";

std::string game(const std::string& moves, const std::string& head = kEvening + kSetup + kAnna) {
  return head + "\n" + moves + "\n";
}

class SameGame : public testing::Test {
protected:
  Ran import(const std::string& text, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words{"import", "-", "--library", library_};
    words.insert(words.end(), more.begin(), more.end());
    return annales(words, text);
  }
  std::size_t games() { return listed(library_).size(); }
  std::string idOf(std::size_t place) { return listed(library_).at(place).at("game"); }
  std::string exported(const std::string& id) {
    return annales({"export", id, "--library", library_, "--format", "agn", "--with-private"}).out;
  }

  Folder folder_;
  std::string library_ = folder_ / "club.annales";
};

TEST_F(SameGame, AForgottenGameWrittenBetweenTwoIsStoredOnce) {
  ASSERT_EQ(import(game(kTyped) + game(kLast)).status, 0);
  const Ran more = import(game(kTyped) + game(kForgotten) + game(kLast));
  EXPECT_EQ(more.status, 0) << more.out;
  EXPECT_THAT(more.err, HasSubstr("1 game added, 2 already there, 0 extended, 0 rejected"));
  EXPECT_EQ(games(), 3U);
  EXPECT_THAT(import(game(kTyped) + game(kForgotten) + game(kLast)).err, HasSubstr("3 already there"));
}

TEST_F(SameGame, TheOrderOfGamesInAFileMakesNoDifference) {
  ASSERT_EQ(import(game(kTyped) + game(kForgotten) + game(kLast)).status, 0);
  EXPECT_THAT(import(game(kLast) + game(kTyped) + game(kForgotten)).err, HasSubstr("3 already there"));
  EXPECT_THAT(import(game(kLast)).err, HasSubstr("1 already there"));
  EXPECT_EQ(games(), 3U);
}

TEST_F(SameGame, IsOneGameUnderFiveHeads) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  const std::string anna = "[Player.Romans \"Anna Maria\"]\n";
  for (const std::string& head :
       {kEvening + kSetup + anna, "[Event \"Club night\"]\n[Date \"2026-11-17\"]\n" + kSetup + kAnna,
        "[Event \"Club evening\"]\n[Date \"2026-11\"]\n" + kSetup + kAnna,
        "[Event \"Club evening\"]\n" + kSetup + kAnna, kSetup}) {
    const Ran ran = import(game(kTyped, head));
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_THAT(ran.err, HasSubstr("0 games added, 1 already there")) << head << ran.out;
  }
  EXPECT_EQ(games(), 1U);
}

TEST_F(SameGame, SaysWhichHeadersDifferAndTakesThemWhereAsked) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  const std::string night = game(kTyped, "[Event \"Club night\"]\n[Date \"2026-11-17\"]\n" + kSetup + kAnna);
  EXPECT_THAT(import(night).out, HasSubstr("event \"Club evening\", in the file \"Club night\""));
  EXPECT_EQ(listed(library_).at(0).at("tags").at("event"), "Club evening");
  EXPECT_EQ(import(night, {"--heads", "take"}).status, 0);
  EXPECT_EQ(listed(library_).at(0).at("tags").at("event"), "Club night");
}

TEST_F(SameGame, OtherPeopleOnAnotherDayWithTheSameFewMovesAreAnotherGame) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  const Ran ran = import(game(kTyped, "[Date \"2027-03-01\"]\n" + kSetup + "[Player.Greeks \"Zoe\"]\n"));
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(games(), 2U);
}

TEST_F(SameGame, TheSameFewMovesOnAnotherEveningAreAnotherGame) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  const std::string later = "[Event \"Winter evening\"]\n[Date \"2026-12-01\"]\n";
  EXPECT_THAT(import(game(kTyped, later + kSetup + kAnna)).err, HasSubstr("1 game added"));
  EXPECT_EQ(games(), 2U);
  const std::string mistyped = "[Event \"Club evening\"]\n[Date \"2026-11-18\"]\n";
  EXPECT_THAT(import(game(kTyped, mistyped + kSetup + kAnna)).err, HasSubstr("1 already there"))
      << "a day that was put right";
}

TEST_F(SameGame, ACorrectedVersionIsSaidToBeOneAndNothingOfItIsStored) {
  ASSERT_EQ(import(game(kTyped) + game(kLast)).status, 0);
  const std::string before = exported(idOf(0));
  const Ran ran = import(game(kForgotten) + game(kCorrected) + game(kLast));
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, HasSubstr("a corrected version of " + idOf(0).substr(0, 8)));
  EXPECT_THAT(ran.out, HasSubstr("differ after event 21"));
  EXPECT_THAT(ran.err, HasSubstr("1 game added, 1 already there, 0 extended, 1 rejected"));
  EXPECT_EQ(exported(idOf(0)), before);
}

TEST_F(SameGame, ACorrectedVersionReplacesTheRecordedGameAndTakesItsRemarksAlong) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  const std::string old = idOf(0);
  ASSERT_EQ(
      annales({"annotate", old, "--library", library_, "--at", "12", "--text", "Mine", "--author", "Cara"})
          .status,
      0);
  const Ran ran = import(game(kCorrected), {"--corrected", "replace"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  ASSERT_EQ(games(), 1U);
  const std::string now = exported(idOf(0));
  EXPECT_THAT(now, HasSubstr("Mine"));
  EXPECT_THAT(now, HasSubstr("Greeks: Gold"));
  EXPECT_THAT(now, HasSubstr("(\"Earlier version\" ... Iron"));
  EXPECT_NE(idOf(0), old);
  EXPECT_THAT(import(game(kCorrected)).err, HasSubstr("1 already there"));
  EXPECT_THAT(import(game(kTyped)).out, HasSubstr("--restore brings it back"));
  EXPECT_EQ(games(), 1U);
}

TEST_F(SameGame, ACorrectedVersionIsKeptBesideTheRecordedGame) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  EXPECT_EQ(import(game(kCorrected), {"--corrected", "both"}).status, 0);
  EXPECT_EQ(games(), 2U);
  EXPECT_THAT(import(game(kCorrected)).err, HasSubstr("1 already there"));
  EXPECT_THAT(import(game(kTyped)).err, HasSubstr("1 already there"));
}

TEST_F(SameGame, ACorrectedVersionBecomesALineThatCanBeUndone) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  EXPECT_EQ(import(game(kCorrected), {"--corrected", "line"}).status, 0);
  ASSERT_EQ(games(), 1U);
  EXPECT_THAT(exported(idOf(0)), HasSubstr("(\"Corrected version\" ... Gold"));
  EXPECT_THAT(import(game(kCorrected)).err, HasSubstr("1 already there")) << "its course is a line by now";
  EXPECT_EQ(annales({"line", "undo", idOf(0), "--library", library_}).status, 0);
  EXPECT_THAT(exported(idOf(0)), Not(HasSubstr("Corrected version")));
}

TEST_F(SameGame, ACorrectedTurnOrderIsACorrectedVersion) {
  ASSERT_EQ(import(game("1. Phoenicians: Gold\nRomans: Iron\nGermans: Gold\nGreeks: Marble\n")).status, 0);
  const std::string other = "[Board \"Occident\"]\n[Nations \"Romans, Phoenicians, Germans, Greeks\"]\n";
  const std::string text =
      game("1. Romans: Iron\nPhoenicians: Gold\nGermans: Gold\nGreeks: Marble\n", kEvening + other + kAnna);
  const Ran ran = import(text);
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, HasSubstr("the setup or the turn order differs"));
  EXPECT_EQ(import(text, {"--corrected", "line"}).status, 2) << "a line begins as its game does";
  EXPECT_EQ(import(text, {"--corrected", "replace"}).status, 0);
  EXPECT_EQ(games(), 1U);
}

TEST_F(SameGame, OfADeletedGameACorrectedVersionIsStoredWithoutAQuestion) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  ASSERT_EQ(import(game(kCorrected), {"--corrected", "replace"}).status, 0);
  const std::string third = kFirst + "Greeks: Marble\n";
  EXPECT_THAT(import(game(third)).out, HasSubstr("a corrected version of"));
  EXPECT_EQ(games(), 1U);
}

TEST_F(SameGame, ACorrectedGameWithAnIdOfItsOwnIsStoredOnce) {
  const std::string head = kEvening + kSetup + "[Game \"0f0e0d0c-0b0a-4908-8706-050403020100\"]\n";
  ASSERT_EQ(import(game(kTyped, head)).status, 0);
  EXPECT_EQ(import(game(kCorrected, head)).status, 2);
  EXPECT_EQ(import(game(kCorrected, head), {"--corrected", "replace"}).status, 0);
  EXPECT_THAT(import(game(kCorrected, head)).err, HasSubstr("0 games added, 1 already there"));
  EXPECT_EQ(games(), 1U);
}

TEST_F(SameGame, ADeletedGameIsOfferedBack) {
  ASSERT_EQ(import(game(kTyped)).status, 0);
  ASSERT_EQ(import(game(kCorrected), {"--corrected", "replace"}).status, 0);
  const Ran ran = import(game(kTyped));
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.err, HasSubstr("Import again with --restore to bring it back"));
  EXPECT_THAT(import(game(kTyped), {"--restore"}).out, HasSubstr("is back in the list"));
  EXPECT_EQ(games(), 2U);
}

TEST_F(SameGame, AGameThatWasReadUpToAMistakeGoesOnUnderItsHeadWithoutADate) {
  const std::string head = "[Event \"Club evening\"]\n" + kSetup + kAnna;
  EXPECT_EQ(import(game(kFirst + "Greeks: Irom\n", head)).status, 2);
  const Ran ran = import(game(kTyped, head));
  EXPECT_THAT(ran.err, HasSubstr("0 games added, 0 already there, 1 extended")) << ran.out;
  EXPECT_EQ(games(), 1U);
}

TEST_F(SameGame, AWholeLibraryComesWithLinesRemarksAndDeletedGames) {
  ASSERT_EQ(import(game(kTyped) + game(kLast)).status, 0);
  std::filesystem::copy_file(library_, folder_ / "club (conflicted copy).annales");
  const std::string copy = folder_ / "club (conflicted copy).annales";
  ASSERT_EQ(annales({"annotate", idOf(0), "--library", copy, "--at", "12", "--text", "There"}).status, 0);
  ASSERT_EQ(annales({"annotate", idOf(0), "--library", library_, "--at", "13", "--text", "Here"}).status, 0);
  ASSERT_EQ(
      annales({"import", "-", "--library", copy, "--corrected", "replace"},
              game(kTyped) + game("1. Phoenicians: Iron\nRomans: Gold\nGermans: Marble\nGreeks: Iron\n"))
          .status,
      0);
  const Ran ran = annales({"import", copy, "--library", library_});
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_EQ(games(), 2U) << "one was replaced in the copy";
  EXPECT_THAT(exported(idOf(0)), HasSubstr("There"));
  EXPECT_THAT(exported(idOf(0)), HasSubstr("Here"));
  EXPECT_THAT(annales({"import", copy, "--library", library_}).err,
              HasSubstr("0 games added, 3 already there"));
}

TEST_F(SameGame, AllGamesAreExportedIntoOneFileAndIntoAFolder) {
  ASSERT_EQ(import(game(kTyped) + game(kForgotten) + game(kLast)).status, 0);
  for (const std::string format : {"events", "agn", "sheet"}) {
    const std::string file = folder_ / ("all." + format), other = folder_ / (format + ".annales");
    const Ran ran = annales(
        {"export", "--all", "--library", library_, "--format", format, "--out", file, "--with-private"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("3 games exported"));
    EXPECT_EQ(annales({"import", file, "--library", other}).status, 0) << format;
    EXPECT_EQ(listed(other).size(), 3U) << format;
  }
  ASSERT_EQ(
      annales({"export", "--all", "--library", library_, "--format", "html", "--out", folder_ / "pages"})
          .status,
      0);
  std::size_t pages = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder_ / "pages"))
    pages += entry.path().extension() == ".html" ? 1 : 0;
  EXPECT_EQ(pages, 3U);
  EXPECT_EQ(annales({"export", "--all", "--library", library_, "--format", "html"}).status, 2);
}

} // namespace
} // namespace annales::tests
