// Written games (AGN) on the command line: in, out, checked, and what follows a mistake.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

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
  EXPECT_THAT(ran.out, HasSubstr("rejected"));
  EXPECT_EQ(json::parse(annales({"list", "--library", folder / "l", "--json"}).out)["games"], json::array());
}

TEST(Agn, AnImportSaysWhatItLeftOutAndKeepsTheRest) {
  const Folder folder;
  const Ran ran = annales({"import", "-", "--library", folder / "l"}, kMistake);
  EXPECT_EQ(ran.status, 2) << "something was left out";
  EXPECT_THAT(ran.out, HasSubstr("-:6:16: antike.temple"));
  EXPECT_THAT(ran.out, HasSubstr("added"));
}

TEST(Agn, TheChoiceIsHelpedAndCompleted) {
  EXPECT_THAT(annales({"import", "--help"}).out, HasSubstr("stop|facts|reject"));
  EXPECT_THAT(annales({"completion", "bash"}).out, HasSubstr("--after-mistake"));
  EXPECT_NE(annales({"import", "x", "--library", "y", "--after-mistake", "guess"}).status, 0);
}

} // namespace
} // namespace annales::tests
