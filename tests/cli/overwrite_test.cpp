// What commands that write a file leave alone: libraries, and what they read besides.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class Overwriting : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(annales({"import", sample_, "--library", library_}).status, 0);
    game_ = json::parse(annales({"list", "--library", library_, "--json"}).out)["games"][0]["game"];
    before_ = textOf(library_);
  }
  [[nodiscard]] std::vector<std::string> workbook(const std::string& out) const {
    return {"export", game_, "--library", library_, "--format", "xlsx", "--out", out};
  }
  const std::string sample_ = ANNALES_SOURCE_DIR "/samples/game-orient-mistakes.antike.jsonl";
  const std::string deck_ = ANNALES_SOURCE_DIR "/tests/golden/club-deck.json";
  Folder folder_;
  std::string library_ = folder_ / "l.annales", game_, before_;
};

TEST_F(Overwriting, NoCommandReplacesALibrary) {
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           workbook(library_),
           {"simulate", "--map", "occident", "--nations", "3", "--out", library_},
           {"lesson", sample_, "--out", library_},
           {"puzzles", sample_, "--out", library_},
           {"puzzles", sample_, "--page", library_},
           {"worksheet", sample_, "--out", library_},
           {"stats", "report", "evening", "--library", library_, "--html", library_},
           {"stats", "lab", "--a", "bot=growth", "--b", "bot=military", "--nation", "romans", "--map",
            "occident", "--manifest", library_},
           {"stats", "compare", "--library", library_, "--a", "nation=romans", "--b", "", "--ledger",
            library_},
           {"stats", "ledger", library_, "--clear"},
           {"stats", "query", "--library", library_, "--tables", library_},
           {"backup", library_, "--library", library_}}) {
    const Ran ran = annales(command);
    EXPECT_EQ(ran.status, 2) << command[0] << ' ' << command[1] << ran.err;
    EXPECT_TRUE(textOf(library_) == before_) << command[0] << ' ' << command[1];
  }
}

TEST_F(Overwriting, AnExportMayGoIntoAFileWhateverItsFormat) {
  for (const std::string format :
       {"events", "agn", "turns", "sheet", "xlsx", "csv", "remarks-md", "remarks-csv", "html", "svg"}) {
    std::vector<std::string> command{"export", game_, "--library", library_, "--format", format};
    const Ran put = annales(command);
    ASSERT_EQ(put.status, 0) << format;
    const std::string file = folder_ / ("game." + format);
    command.insert(command.end(), {"--out", file});
    const Ran kept = annales(command);
    EXPECT_EQ(kept.status, 0) << format << kept.err;
    EXPECT_EQ(kept.out, "");
    EXPECT_TRUE(textOf(file) == put.out) << format;
  }
  EXPECT_EQ(annales({"export", game_, "--library", library_, "--format", "html", "--out",
                     folder_ / "no/such/folder.html"})
                .status,
            3);
}

TEST_F(Overwriting, AnExportDoesNotReplaceTheFileThatItReads) {
  const std::string file = folder_ / "evening.antike.jsonl";
  std::filesystem::copy_file(sample_, file);
  const std::string before = textOf(file);
  EXPECT_EQ(annales({"export", file, "--format", "events", "--out", file}).status, 2);
  EXPECT_TRUE(textOf(file) == before);
}

TEST_F(Overwriting, ALibraryIsKnownByWhateverName) {
  std::filesystem::create_symlink(library_, folder_ / "link.xlsx");
  std::filesystem::create_hard_link(library_, folder_ / "same.xlsx");
  std::filesystem::copy_file(library_, folder_ / "another.xlsx");
  for (const std::string name : {"link.xlsx", "same.xlsx", "another.xlsx"}) {
    const Ran ran = annales(workbook(folder_ / name));
    EXPECT_EQ(ran.status, 2) << name;
    EXPECT_THAT(ran.err, HasSubstr(name + " is a database, such as a library")) << ran.err;
    EXPECT_TRUE(textOf(folder_ / name) == before_) << name;
  }
  EXPECT_TRUE(textOf(library_) == before_);
}

TEST_F(Overwriting, IsRefusedInGermanToo) {
  std::vector<std::string> command = workbook(library_);
  command.insert(command.end(), {"--language", "de"});
  EXPECT_THAT(annales(command).err, HasSubstr("ist eine Datenbank, etwa eine Sammlung"));
}

TEST_F(Overwriting, WhatIsReadBesidesTheGameStays) {
  std::filesystem::copy_file(deck_, folder_ / "deck.json");
  const std::string deck = textOf(deck_);
  const Ran ran = annales({"simulate", "--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2",
                           "--deck", folder_ / "deck.json", "--out", folder_ / "deck.json"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("deck.json is being read here"));
  EXPECT_EQ(textOf(folder_ / "deck.json"), deck);
}

TEST_F(Overwriting, OtherGamesOfTheFileStay) {
  const std::string file = folder_ / "two.antike.jsonl";
  ASSERT_EQ(
      annales({"simulate", "--map", "occident", "--nations", "3", "--games", "2", "--out", file}).status, 0);
  const std::string two = textOf(file);
  const std::size_t begins = two.rfind('\n', two.find("GameCreated")) + 1;
  const std::string first = json::parse(two.substr(begins, two.find('\n', begins) - begins))["id"];
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"export", file, "--game", first, "--format", "xlsx", "--out", file},
           {"lesson", file, "--game", first, "--out", file},
           {"puzzles", file, "--game", first, "--out", file}}) {
    const Ran ran = annales(command);
    EXPECT_EQ(ran.status, 2) << command[0];
    EXPECT_THAT(ran.err, HasSubstr("two.antike.jsonl is being read here")) << command[0];
    EXPECT_EQ(textOf(file), two) << command[0];
  }
}

/// What is written is an event log, and the comments of who wrote this by hand would be lost.
TEST_F(Overwriting, WhatPeopleWroteStays) {
  const std::string file = folder_ / "evening.agn";
  ASSERT_EQ(annales({"export", sample_, "--format", "agn", "--out", file}).status, 0);
  writeText(file, "% by Bruno\n" + textOf(file));
  const std::string written = textOf(file);
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"export", file, "--format", "events", "--out", file},
           {"lesson", file, "--budget", "2", "--turns", "1", "--moments", "1", "--out", file},
           {"puzzles", file, "--positions", "0", "--count", "1", "--out", file}}) {
    const Ran ran = annales(command);
    EXPECT_EQ(ran.status, 2) << command[0];
    EXPECT_THAT(ran.err, HasSubstr("evening.agn is being read here")) << command[0];
    EXPECT_EQ(textOf(file), written) << command[0];
  }
}

TEST_F(Overwriting, AnExportMayBeWrittenOnceMore) {
  const std::string file = folder_ / "game.xlsx";
  ASSERT_EQ(annales(workbook(file)).status, 0);
  EXPECT_EQ(annales(workbook(file)).status, 0);
  EXPECT_THAT(annales({"verify", file}).out, HasSubstr("1 game"));
}

} // namespace
} // namespace annales::tests
