// Spreadsheets and turns in JSON on the command line: out, in again, the same game.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

const std::string kSampleGame = ANNALES_SOURCE_DIR "/samples/game-orient-mistakes.antike.jsonl";

std::string gameIn(const std::string& library) {
  return json::parse(annales({"list", "--library", library, "--json"}).out)["games"][0]["game"];
}

std::string eventsOf(const std::string& library) {
  return annales({"export", gameIn(library), "--library", library, "--format", "events", "--with-private"})
      .out;
}

void expectToComeBack(const std::string& source) {
  const Folder folder;
  ASSERT_EQ(annales({"import", source, "--library", folder / "a"}).status, 0);
  for (const std::string format : {"sheet", "xlsx", "turns"}) {
    const std::string file = folder / ("game." + format), library = folder / ("b-" + format);
    std::vector<std::string> args{"export", gameIn(folder / "a"), "--library", folder / "a", "--format",
                                  format,   "--with-private"};
    if (format == "xlsx") args.insert(args.end(), {"--out", file});
    const Ran out = annales(args);
    ASSERT_EQ(out.status, 0) << out.err;
    if (format != "xlsx") writeText(file, out.out);
    const Ran in = annales({"import", file, "--library", library});
    ASSERT_EQ(in.status, 0) << format << in.out << in.err;
    EXPECT_EQ(eventsOf(library), eventsOf(folder / "a")) << format;
  }
}

TEST(Sheets, ComeBackAsTheSameGame) {
  expectToComeBack(kSampleGame);
}

TEST(Sheets, ComeBackWithRemarksAndHeadersThatLookLikeSomethingElse) {
  const Folder folder;
  writeText(folder / "odd.agn",
            "[Event \" Club \"]\n[Site \"\"]\n[Player.Romans \"An_x000D_na\\r\"]\n"
            "[Board \"Occident\"]\n[Nations \"4\"]\n\n"
            "1. Phoenicians: Iron {A table:\n1,Romans,Temple\n1,Germans,Gold\nand so on}\n"
            "Romans: Iron {one\\rtwo \x1b[31m \a _x0041_}\n");
  expectToComeBack(folder / "odd.agn");
}

/// Six bytes in JSON and seven in a workbook for each character of the remarks.
TEST(Sheets, ThatNobodyCouldReadAreNotWrittenAndNothingIsLeftBehind) {
  const Folder folder;
  std::string game = "[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Iron\n";
  for (int turn = 0; turn < 360; ++turn)
    game += "*Romans: {" + std::to_string(turn) + std::string(32'000, '\x01') + "}\n";
  writeText(folder / "game.agn", game);
  for (const std::string format : {"xlsx", "turns"}) {
    const Ran out = annales({"export", folder / "game.agn", "--format", format, "--out", folder / "out"});
    EXPECT_EQ(out.status, 2) << format << out.err;
    EXPECT_THAT(out.err, HasSubstr("64")) << format;
  }
  using Files = std::filesystem::directory_iterator;
  EXPECT_EQ(std::distance(Files(folder.path()), Files()), 1) << "the game itself";
}

TEST(Sheets, MayBeginWithTheLetterOfPackedFiles) {
  const std::string sheet =
      "Player.Romans,Ada\nBoard,occident\nNations,4\nRound,Nation,Space,Actions\n1,Phoenicians,Iron,\n";
  const Ran ran = annales({"verify", "-"}, sheet);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("1 game"));
  EXPECT_EQ(annales({"verify", "-"}, "P").status, 2);
}

TEST(Sheets, AfterAMistakeTheChoiceIsMade) {
  const std::string sheet = "Board,occident\nNations,4\nRound,Nation,Space,Actions\n1,Phoenicians,Iron,\n,"
                            "Romans,Temple,Roma (m2)\n";
  for (const auto& [choice, outcome] :
       {std::pair<std::string, std::string>{"stop", "stopped"}, {"facts", "taken"}}) {
    const json file =
        json::parse(annales({"verify", "-", "--json", "--after-mistake", choice}, sheet).out)["files"][0];
    EXPECT_EQ(file["complaints"][0]["outcome"], outcome);
    EXPECT_THAT(file["complaints"][0]["message"].get<std::string>(), HasSubstr("D5: "));
  }
  const Ran refused = annales({"verify", "-", "--after-mistake", "reject"}, sheet);
  EXPECT_EQ(refused.status, 2);
}

TEST(Sheets, WithoutAFolderForTemporaryFilesOneIsAskedFor) {
  const Folder folder;
  ASSERT_EQ(annales({"import", kSampleGame, "--library", folder / "a"}).status, 0);
  const std::string gone = folder / "unmounted";
  const std::string said = annalesOnTerminal({"export", gameIn(folder / "a"), "--library", folder / "a",
                                              "--format", "xlsx", "--out", folder / "game.xlsx"},
                                             {{"TMPDIR", gone}});
  EXPECT_THAT(said, HasSubstr("temporary files cannot be used in " + gone +
                              ": No such file or directory; set TMPDIR to another folder"));
  EXPECT_FALSE(std::filesystem::exists(folder / "game.xlsx"));
}

} // namespace
} // namespace annales::tests
