// Written games (AGN) on the command line: in, out, checked, and what follows a mistake.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::string kSamples = ANNALES_SOURCE_DIR "/samples/";
const std::string kHead =
    "[Game \"0b7c1c1e-52a9-4d0e-9d55-3f6a2f1f7a10\"]\n[Board \"occident\"]\n[Nations \"4\"]\n\n";
const std::string kMistake =
    kHead + "Phoenicians: Iron\nRomans: Temple Roma (m2)\nGermans: Gold\nGreeks: Marble\n";

std::string onlyGame(const std::string& library) {
  return json::parse(annales({"list", "--library", library, "--json"}).out)["games"][0]["game"];
}

TEST(Agn, ExportedAndImportedAgainIsTheSameGame) {
  for (const std::string name :
       {"game-orient-mistakes", "antike-ii.game-mare-nostrum", "duellum.game-rome-carthage"}) {
    const Folder folder;
    ASSERT_EQ(annales({"import", kSamples + name + ".antike.jsonl", "--library", folder / "a"}).status, 0);
    const std::string id = onlyGame(folder / "a");
    const Ran agn = annales({"export", id, "--library", folder / "a", "--format", "agn", "--with-private"});
    ASSERT_EQ(agn.status, 0) << agn.err;
    EXPECT_THAT(agn.out, StartsWith("["));
    writeText(folder / "game.agn", agn.out);
    const Ran in = annales({"import", folder / "game.agn", "--library", folder / "b"});
    ASSERT_EQ(in.status, 0) << in.out << in.err;
    const auto events = [&](const char* library) {
      return annales({"export", id, "--library", folder / library, "--format", "events", "--with-private"})
          .out;
    };
    EXPECT_EQ(events("a"), events("b")) << name;
  }
}

TEST(Agn, ABoardOfTheOwnersGoesWithTheGame) {
  const Folder folder;
  ASSERT_EQ(annales({"import", kSamples + "move.range.antike.jsonl", "--library", folder / "a"}).status, 0);
  const Ran agn = annales({"export", onlyGame(folder / "a"), "--library", folder / "a", "--format", "agn"});
  EXPECT_THAT(agn.out, StartsWith("%board {"));
  const Ran verified = annales({"verify", "-"}, agn.out);
  EXPECT_EQ(verified.status, 0) << verified.out;
}

TEST(Agn, TheEndingOfAFileCounts) {
  const Folder folder;
  const std::string text = "Round,Nation,Space,Paid,Actions,Comment\n1,Phoenicians,Iron,,,\n";
  writeText(folder / "game.AGN", text);
  writeText(folder / "game.csv", text);
  EXPECT_THAT(annales({"verify", folder / "game.AGN"}).out, HasSubstr("game.AGN:1:1"));
  EXPECT_THAT(annales({"verify", folder / "game.AGN"}).out, Not(HasSubstr("column")));
  EXPECT_NE(annales({"verify", folder / "game.csv"}).out, annales({"verify", folder / "game.AGN"}).out);
}

TEST(Agn, WhatIsNoPartOfAGameIsNamedWithItsLine) {
  const Folder folder;
  writeText(folder / "mail.agn", "From: Anna\n\nHi,\n\n[Event \"x\"]\n[Site Hamburg]\n" + kHead +
                                     "Phoenicians: Iron\n\n-- \nAnna\n");
  const Ran ran = annales({"import", folder / "mail.agn", "--library", folder / "l"});
  EXPECT_EQ(ran.status, 2) << "something was skipped";
  EXPECT_THAT(ran.out + ran.err, HasSubstr("mail.agn:1:1: lines 1 to 3 are not part of a game"));
  EXPECT_THAT(ran.out + ran.err, HasSubstr("mail.agn:6:1: a quotation mark or bracket"));
  EXPECT_THAT(ran.out + ran.err, HasSubstr("mail.agn:13:1: this line is not part of a game"));
  EXPECT_THAT(ran.out + ran.err, HasSubstr("1 game added"));
}

TEST(Agn, APromotedLineIsFirstAfterAnExport) {
  const Folder folder;
  const std::string library = folder / "a";
  const std::string turns = kHead + "Phoenicians: Iron\n (\"Line 2\" Phoenicians: Marble)\n"
                                    " (\"Line 10\" Phoenicians: Temple)\nRomans: Iron\n";
  ASSERT_EQ(annales({"import", "-", "--library", library}, turns).status, 0);
  const std::string id = onlyGame(library);
  const auto list = [&](const std::string& lines) {
    return annales({"line", "list", id, "--library", lines}).out;
  };
  EXPECT_LT(list(library).find("Line 2 "), list(library).find("Line 10")) << "numbers sort as numbers";
  const Ran promoted = annales({"line", "promote", id, "Line 10", "--library", library});
  ASSERT_EQ(promoted.status, 0) << promoted.out << promoted.err;
  EXPECT_GT(list(library).find("Line 2 "), list(library).find("Line 10"));
  for (const std::string format : {"agn", "events"}) {
    const Ran out = annales({"export", id, "--library", library, "--format", format});
    const std::string again = folder / format;
    ASSERT_EQ(annales({"import", "-", "--library", again}, out.out).status, 0);
    EXPECT_GT(list(again).find("Line 2 "), list(again).find("Line 10")) << format;
  }
}

TEST(Agn, IsVerifiedAndReplayedLikeALog) {
  const Ran verified = annales({"verify", kSamples + "opening-growth.agn"});
  EXPECT_EQ(verified.status, 0) << verified.out;
  EXPECT_THAT(verified.out, HasSubstr("nothing wrong"));
  EXPECT_EQ(annales({"replay", kSamples + "opening-growth.agn"}).status, 0);
  for (const char* at : {"10", "29"})
    EXPECT_EQ(annales({"state", kSamples + "opening-growth.agn", "--at", at}).out,
              annales({"state", kSamples + "opening-growth.antike.jsonl", "--at", at}).out);
}

TEST(Agn, AfterMistakeStopIsTheDefault) {
  const Ran by = annales({"verify", "-", "--json"}, kMistake);
  const Ran told = annales({"verify", "-", "--json", "--after-mistake", "stop"}, kMistake);
  EXPECT_EQ(by.out, told.out);
  EXPECT_EQ(by.status, 1);
  const json file = json::parse(by.out)["files"][0];
  EXPECT_EQ(file["complaints"][0]["outcome"], "stopped");
  EXPECT_EQ(file["complaints"][0]["rule"], "antike.temple");
  EXPECT_EQ(file["games"][0]["violations"], json::array());
}

TEST(Agn, AfterMistakeFactsKeepsTheTablesMistake) {
  const Ran ran = annales({"verify", "-", "--json", "--after-mistake", "facts"}, kMistake);
  EXPECT_EQ(ran.status, 1);
  const json file = json::parse(ran.out)["files"][0];
  EXPECT_EQ(file["complaints"][0]["outcome"], "taken");
  EXPECT_EQ(file["games"][0]["violations"][0]["rule"], "antike.temple");
  EXPECT_EQ(file["games"][0]["violations"].size(), 1U);
}

TEST(Agn, AfterMistakeRejectStoresNothing) {
  const Folder folder;
  const Ran ran = annales({"import", "-", "--library", folder / "l", "--after-mistake", "reject"}, kMistake);
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, HasSubstr("rejected       -:6:16: "));
  EXPECT_EQ(json::parse(annales({"list", "--library", folder / "l", "--json"}).out)["games"], json::array());
}

TEST(Agn, AnImportSaysWhatItLeftOutAndKeepsTheRest) {
  const Folder folder;
  const Ran ran = annales({"import", "-", "--library", folder / "l"}, kMistake);
  EXPECT_EQ(ran.status, 2) << "something was left out";
  EXPECT_THAT(ran.out, HasSubstr("-:6:16: antike.temple"));
  EXPECT_THAT(ran.out, HasSubstr("added"));
}

TEST(Agn, AnImportThatLosesOnlyATagOrAMarkDoesNotPassForWhole) {
  const std::string turns = "[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Iron";
  const Folder folder;
  for (const std::string& text : {"[Date \"yesterday\"]\n" + turns + "\n", turns + " $300\n",
                                  turns + " {No. [%ring nowhere]}\n", turns + " )\n"}) {
    const Ran ran = annales({"import", "-", "--library", folder / "l"}, text);
    EXPECT_EQ(ran.status, 2) << text;
    EXPECT_THAT(ran.out, HasSubstr("added")) << text;
  }
  const Ran taken = annales({"import", "-", "--library", folder / "m", "--after-mistake", "facts"}, kMistake);
  EXPECT_EQ(taken.status, 0) << "nothing is lost of what is taken as it stands";
}

TEST(Agn, LegalAndReplayTakeItAsTheyTakeALog) {
  for (const char* command : {"legal", "replay"})
    EXPECT_EQ(annales({command, kSamples + "opening-growth.agn", "--at", "20"}).out,
              annales({command, kSamples + "opening-growth.antike.jsonl", "--at", "20"}).out)
        << command;
}

TEST(Agn, AFriendsRemarksAndLinesAreMerged) {
  const Folder folder;
  const std::string turns = kHead + "Phoenicians: Iron\nRomans: Gold\n";
  ASSERT_EQ(annales({"import", "-", "--library", folder / "l"}, turns).status, 0);
  const std::string other = "[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Marble\n\n";
  const std::string theirs = other + kHead + "Phoenicians: Iron {Bo: [%by \"Bo\"] too slow}\n" +
                             "(\"marble first\" Phoenicians: Marble)\nRomans: Gold\nGermans: Gold\n";
  writeText(folder / "theirs.agn", theirs);
  const std::string game = onlyGame(folder / "l");
  const std::vector<std::string> merge{"line",      "merge",      game,
                                       "--library", folder / "l", folder / "theirs.agn"};
  const Ran merged = annales(merge);
  EXPECT_EQ(merged.status, 0) << merged.err;
  EXPECT_THAT(merged.out, HasSubstr("1 line, 0 tags, 1 remark merged; the main line grew by"));
  const std::string text =
      annales({"export", game, "--library", folder / "l", "--format", "agn", "--with-private"}).out;
  EXPECT_THAT(text, HasSubstr("marble first"));
  EXPECT_THAT(text, HasSubstr("Germans: Gold"));
  EXPECT_THAT(text, HasSubstr("too slow"));
  EXPECT_EQ(annales(merge).out, "nothing new\n");
}

TEST(Agn, AMergeSaysWhatItLeftOut) {
  const Folder folder;
  ASSERT_EQ(annales({"import", "-", "--library", folder / "l"}, kHead + "Phoenicians: Iron\n").status, 0);
  const std::string game = onlyGame(folder / "l");
  writeText(folder / "theirs.agn", kMistake);
  const Ran merged = annales({"line", "merge", game, "--library", folder / "l", folder / "theirs.agn"});
  EXPECT_EQ(merged.status, 2);
  EXPECT_THAT(merged.err, HasSubstr("theirs.agn:6:16: antike.temple"));
  EXPECT_THAT(merged.out, HasSubstr("the main line grew by 2 events"));
  const Ran none = annales(
      {"line", "merge", game, "--library", folder / "l", folder / "theirs.agn", "--after-mistake", "reject"});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("theirs.agn:6:16: "));
  writeText(folder / "other.agn", "[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Marble\n\n");
  EXPECT_THAT(annales({"line", "merge", game, "--library", folder / "l", folder / "other.agn"}).err,
              HasSubstr("does not contain this game"));
}

TEST(Agn, ALargeFileIsReportedInItsOrder) {
  const Folder folder;
  std::string text;
  for (int i = 0; i < 40'000; ++i)
    text += "[Event \"Game " + std::to_string(i) +
            "\"]\n[Date \"2026\"]\n[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Iron\n";
  text += kMistake;
  writeText(folder / "many.agn", text);
  const Ran ran = annales({"import", folder / "many.agn", "--library", folder / "l"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_GT(ran.out.size(), std::size_t{2} << 20U) << "more than is held in memory";
  std::size_t at = 0;
  for (const int i : {0, 1, 20'000, 39'999}) {
    const std::size_t found = ran.out.find("Game " + std::to_string(i) + " ");
    EXPECT_GE(found, at) << i;
    EXPECT_NE(found, std::string::npos) << i;
    at = found;
  }
  EXPECT_THAT(ran.err, HasSubstr("40001 games added"));
}

TEST(Agn, NothingOfAFileIsStoredThatIsRefusedAtItsEnd) {
  const Folder folder;
  std::string text;
  for (int i = 0; i < 50; ++i)
    text += "[Event \"Game " + std::to_string(i) +
            "\"]\n[Date \"2026\"]\n[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Iron\n";
  const Ran ran = annales({"import", "-", "--library", folder / "l"}, text + std::string(1, '\0'));
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.out, StartsWith("rejected"));
  EXPECT_EQ(json::parse(annales({"list", "--library", folder / "l", "--json"}).out)["games"], json::array());
}

TEST(Agn, TheChoiceIsHelpedAndCompleted) {
  EXPECT_THAT(annales({"import", "--help"}).out, HasSubstr("stop|facts|reject"));
  EXPECT_THAT(annales({"completion", "bash"}).out, HasSubstr("--after-mistake"));
  EXPECT_NE(annales({"import", "x", "--library", "y", "--after-mistake", "guess"}).status, 0);
}

TEST(Agn, AFileBecomesAnotherFormatWithoutALibrary) {
  const Folder folder;
  const std::string log = kSamples + "opening-growth.antike.jsonl";
  const Ran agn = annales({"export", log, "--format", "agn"});
  ASSERT_EQ(agn.status, 0) << agn.err;
  const Ran back = annales({"export", "-", "--format", "events"}, agn.out);
  ASSERT_EQ(back.status, 0) << back.err;
  EXPECT_EQ(back.out, textOf(log));
  const Ran several = annales({"export", kTwoGames, "--format", "agn"});
  EXPECT_EQ(several.status, 2);
  EXPECT_THAT(several.err, HasSubstr("choose one with --game"));
  EXPECT_EQ(annales({"export", folder / "none.agn", "--format", "agn", "--library", folder / "l"}).status, 3);
}

/// Of many boards of a file most wait on a disk, and that is not the fault of the file.
TEST(Agn, AMergeThatLacksADiskIsNoFaultOfTheFile) {
  const Folder folder;
  ASSERT_EQ(annales(with({"import", kGame, "--library", folder / "l"})).status, 0);
  const std::string id = "5725f12d312c", ours = "\"id\":\"test-hex\"";
  const std::string game = annales({"export", id, "--library", folder / "l", "--format", "agn"}).out;
  const std::string board = game.substr(game.find("%board"), game.find('\n', game.find("%board")) + 1);
  std::string boards;
  for (int n = 0; n < 70; ++n) {
    boards += board;
    boards.replace(boards.rfind(ours), ours.size(), "\"id\":\"board-" + std::to_string(n) + '"');
  }
  writeText(folder / "many.agn", boards + game);
  const std::string merge = std::string(ANNALES_BINARY_DIR) + "/annales line merge " + id + " --library '" +
                            folder / "l" + "' '" + folder / "many.agn" + "' 2>/dev/null >/dev/null";
  EXPECT_EQ(WEXITSTATUS(std::system(merge.c_str())), 0);
  EXPECT_EQ(WEXITSTATUS(std::system(("TMPDIR='" + folder / "gone" + "' " + merge).c_str())), 3);
}

} // namespace
} // namespace annales::tests
