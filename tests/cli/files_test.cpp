// What verify, state and legal do with the files that people really give them.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include <fstream>
#include <thread>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

const std::string kGood = conformance("cases/ok-demand.antike.jsonl");
const std::string kBad = conformance("cases/bad-pay.exact.antike.jsonl");
const std::string kMalformed = conformance("cases/malformed-array.jsonl");

TEST(Verify, OfSeveralFilesTheHighestStatus) {
  EXPECT_EQ(annales(with({"verify", kGood, kTwoGames})).status, 0);
  EXPECT_EQ(annales(with({"verify", kGood, kBad, kTwoGames})).status, 1);
  EXPECT_EQ(annales(with({"verify", kMalformed, kBad, kGood})).status, 2);
}

TEST(Verify, JsonIsOneDocumentWithEveryFile) {
  const Ran ran = annales(with({"verify", "--json", kGood, kMalformed, kBad}));
  const json files = json::parse(ran.out).at("files");
  ASSERT_EQ(files.size(), 3U);
  EXPECT_EQ(files[0].at("file"), kGood);
  EXPECT_EQ(files[0].size(), 2U);
  EXPECT_TRUE(files[0].at("games")[0].at("violations").empty());
  EXPECT_EQ(files[1].at("error").size(), 2U);
  EXPECT_EQ(files[1].size(), 2U);
  const json& violation = files[2].at("games")[0].at("violations")[0];
  EXPECT_EQ(violation.size(), 6U);
  EXPECT_EQ(violation.at("line"), "main");
  EXPECT_EQ(violation.at("id").get<std::string>().size(), 64U);
  EXPECT_EQ(violation.at("row"), 9);
}

TEST(Verify, ReadsStandardInput) {
  const Ran ran = annales(with({"verify", "--json", "-"}), textOf(kBad));
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(json::parse(ran.out).at("files")[0].at("file"), "-");
}

TEST(Verify, SaysThatASealIsIntactAndRefusesAFileThatLostARemark) {
  const Ran sealed = annales(with({"export", kLines, "--format", "events", "--with-private", "--seal"}));
  ASSERT_EQ(sealed.status, 0) << sealed.err;
  const Ran whole = annales(with({"verify", "-"}), sealed.out);
  EXPECT_EQ(whole.status, 0) << whole.err;
  EXPECT_THAT(whole.out, HasSubstr("the seal is intact: no line, tag or remark is missing"));
  EXPECT_THAT(annales(with({"verify", "-"}), sealed.out + textOf(kGood)).out, HasSubstr("does not cover"));
  const std::size_t seal = sealed.out.rfind('\n', sealed.out.size() - 2) + 1;
  const std::size_t remark = sealed.out.rfind('\n', seal - 2) + 1;
  ASSERT_THAT(sealed.out.substr(remark, seal - remark), HasSubstr("\"rec\":\"annotation\""));
  const std::string lost = sealed.out.substr(0, remark) + sealed.out.substr(seal);
  const Ran refused = annales(with({"verify", "-"}), lost);
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("rows are missing"));
  const Folder folder;
  EXPECT_EQ(annales(with({"import", "-", "--library", folder / "l"}), lost).status, 2);
}

TEST(Verify, OnlyTheEventLogHasASeal) {
  const Ran ran = annales(with({"export", kLines, "--format", "agn", "--seal"}));
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("--format events --seal"));
}

TEST(Verify, AnEmptyFileIsAFileOfNoGames) {
  const Ran ran = annales({"verify", "--json", "-"}, "");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "{\"files\":[{\"file\":\"-\",\"games\":[]}]}\n");
  EXPECT_EQ(annales({"verify", "-"}, "").out, "-: 0 games, 0 events, nothing to check\n");
}

TEST(Verify, OfALogThatWasCutOffSaysHowToKeepTheRest) {
  const std::string whole = textOf(ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl");
  const std::string cut = whole.substr(0, whole.size() / 2);
  ASSERT_FALSE(cut.ends_with('\n'));
  const Ran refused = annales({"verify", "-"}, cut);
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("delete the last line and try again"));
  const Ran rest = annales({"verify", "-"}, cut.substr(0, cut.rfind('\n') + 1));
  EXPECT_EQ(rest.status, 0) << rest.err;
  EXPECT_THAT(rest.out, HasSubstr("1 game, "));
}

TEST(Verify, AWrittenFileOfNoGamesIsMalformed) {
  for (const std::string text :
       {"Event;Klubabend;Board;Okzident;Nations;4;Runde;Volk;Feld;1;Ph\u00f6nizier;Eisen\n",
        "Round,Nation,Space,Paid,Actions,Comment\n"}) {
    const Ran ran = annales({"verify", "-"}, text);
    EXPECT_EQ(ran.status, 2) << text;
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "annales: - contains no game\n");
    EXPECT_THAT(json::parse(annales({"verify", "--json", "-"}, text).out)["files"][0]["error"]["message"],
                HasSubstr("contains no game"));
  }
}

TEST(Verify, AnUnreadableFileIsMalformedInput) {
  for (const std::string& file : {std::string("/nowhere/at.all"), std::string("/")}) {
    const Ran ran = annales({"verify", "--json", file});
    EXPECT_EQ(ran.status, 2) << file;
    EXPECT_TRUE(json::parse(ran.out).at("files")[0].contains("error")) << ran.out;
    EXPECT_THAT(annales({"verify", file}).err, ::testing::StartsWith("annales: " + file + " "))
        << "named once";
  }
}

TEST(Verify, AnUnknownBoardIsRejectedAndTheOwnersBoardIsFound) {
  const Ran unknown = annales({"verify", "--json", kGood});
  // The logs carry their boards; without that record the board must be given.
  std::string text = textOf(kGood);
  text.erase(0, text.find('\n') + 1);
  ASSERT_THAT(text, HasSubstr("GameCreated"));
  EXPECT_EQ(unknown.status, 0) << unknown.out;
  EXPECT_EQ(annales({"verify", "-"}, text).status, 2);
  EXPECT_EQ(annales(with({"verify", "-"}), text).status, 0);
}

std::string withoutLines(const std::string& text) {
  std::istringstream in(text);
  std::string out;
  for (std::string line; std::getline(in, line);)
    if (json::parse(line).at("rec") != "line") out += line + "\n";
  return out;
}

/// A log with more records.
std::string extended(std::string text, const std::vector<std::string>& records) {
  for (const std::string& record : records)
    text += record + "\n";
  return text;
}

std::string idOfRow(const std::string& text, std::size_t row) {
  std::istringstream in(text);
  std::string line;
  for (std::size_t i = 0; i < row; ++i)
    std::getline(in, line);
  return json::parse(line).at("id");
}

TEST(Verify, SaysOnWhichLineAViolationStands) {
  const std::string bad = withoutLines(textOf(kBad));
  const std::string before = idOfRow(bad, 8);
  const std::string violation = idOfRow(bad, 9);
  const auto lineOf = [](const std::string& text) {
    return json::parse(annales(with({"verify", "--json", "-"}), text).out)
        .at("files")[0]
        .at("games")[0]
        .at("violations")[0]
        .at("line");
  };
  const auto record = [](const std::string& name, const std::string& head) {
    return R"({"rec":"line","name":")" + name + R"(","head":")" + head + "\"}";
  };
  EXPECT_EQ(lineOf(bad), "main");
  EXPECT_EQ(lineOf(extended(bad, {record("main", before), record("b", violation), record("a", violation)})),
            "a");
  EXPECT_EQ(lineOf(extended(bad, {record("main", before)})), nullptr);
}

TEST(Verify, TextNamesFileRowAndRule) {
  const Ran ran = annales(with({"verify", kBad}));
  EXPECT_THAT(ran.out, HasSubstr(kBad + ":9: pay.exact: "));
  const Ran rejected = annales(with({"verify", kMalformed}));
  EXPECT_EQ(rejected.out, "");
  EXPECT_THAT(rejected.err, HasSubstr(kMalformed + ":4: "));
}

TEST(State, PositionsOutsideOfTheLineAreBadUsage) {
  for (const char* at : {"0", "-1", "100000", "x", "1.5", "99999999999999999999"})
    EXPECT_EQ(annales(with({"state", kGood, "--at", at})).status, 2) << at;
  EXPECT_EQ(annales(with({"state", kGood, "--line", "nowhere"})).status, 2);
  EXPECT_EQ(annales(with({"state", kMalformed})).status, 2);
  EXPECT_EQ(annales({"state", "-"}, "").status, 2);
}

TEST(State, WithoutAtItIsTheEndOfTheLine) {
  const Ran end = annales(with({"state", kLines}));
  const json state = json::parse(end.out);
  const Ran same = annales(with({"state", kLines, "--line", "main", "--at", state.at("seq").dump()}));
  EXPECT_EQ(end.out, same.out);
  const Ran line = annales(with({"state", kLines, "--line", "what if the germans waste their turn?"}));
  EXPECT_EQ(line.status, 0) << line.err;
  EXPECT_NE(line.out, end.out);
}

TEST(State, ALineIsNotFollowedPastARefusedEvent) {
  const std::string file = conformance("cases/bad-log.meaning--founding-in-atlantis.antike.jsonl");
  EXPECT_EQ(annales(with({"state", file, "--at", "7"})).status, 0);
  const Ran beyond = annales(with({"state", file, "--at", "8"}));
  EXPECT_EQ(beyond.status, 2);
  EXPECT_EQ(beyond.out, "");
  EXPECT_THAT(beyond.err, HasSubstr("event 8"));
  EXPECT_EQ(annales(with({"legal", file, "--at", "8"})).status, 2);
  EXPECT_EQ(annales(with({"state", file})).status, 2);
}

TEST(State, OfAFileWithSeveralGamesOneMustBeChosen) {
  const Ran unsaid = annales(with({"state", kTwoGames}));
  EXPECT_EQ(unsaid.status, 2);
  EXPECT_THAT(unsaid.err, HasSubstr("--game"));
  EXPECT_EQ(annales(with({"state", kTwoGames, "--game", "76a027"})).status, 0);
  EXPECT_EQ(annales(with({"state", kTwoGames, "--game", "b4709f", "--at", "1"})).status, 0);
  EXPECT_EQ(annales(with({"state", kTwoGames, "--game", "ffff"})).status, 2);
  EXPECT_EQ(annales(with({"legal", kTwoGames})).status, 2);
}

TEST(Legal, IsEmptyAfterTheEndOfTheGame) {
  const Ran ran = annales(with({"legal", conformance("cases/game-01-hex-3.antike.jsonl")}));
  EXPECT_EQ(ran.out, "{\"events\":[]}\n");
}

TEST(Maps, AFileThatIsNoMapIsNamedAndLeftOut) {
  const Folder folder;
  writeText(folder / "broken.json", "{}");
  const Ran ran = annales(with({"verify", kGood, "--maps", folder.path().string()}));
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.err, HasSubstr("broken.json"));
  EXPECT_EQ(annales({"verify", kGood, "--maps", folder / "missing"}).status, 2);
}

TEST(MapCheck, SaysWhatIsWrong) {
  const std::string board = conformance("maps/test-hex.json");
  EXPECT_EQ(annales({"map", "check", board}).status, 0);
  EXPECT_EQ(json::parse(annales({"map", "check", "--json", board}).out),
            (json{{"file", board}, {"findings", json::array()}}));
  json broken = json::parse(textOf(board));
  broken["borders"].clear();
  const Ran found = annales({"map", "check", "--json", "-"}, broken.dump());
  EXPECT_EQ(found.status, 1);
  EXPECT_EQ(json::parse(found.out).at("findings")[0].size(), 2U);
  EXPECT_EQ(annales({"map", "check", "-"}, "{").status, 2);
  EXPECT_EQ(annales({"map", "check", "/nowhere"}).status, 2);
  EXPECT_EQ(annales({"map"}).status, 2);
}

TEST(Simulate, WritesIntoAPipeAndLeavesItAPipe) {
  const Folder folder;
  const std::string pipe = folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::string got;
  std::thread reader([&] { got = textOf(pipe); });
  const Ran ran = annales({"simulate", "--map", "occident", "--nations", "3", "--games", "1", "--out", pipe});
  if (ran.status != 0) std::ofstream unblock(pipe);
  reader.join();
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
  EXPECT_NE(got.find("GameEnded"), std::string::npos);
}

/// File systems allow names that JSON does not.
TEST(Json, HoldsFilesWhoseNamesAreNotUtf8) {
  const Folder folder;
  const std::string maps = folder / "mp\xff";
  std::filesystem::create_directory(maps);
  writeText(maps + "/own.json", textOf(ANNALES_SOURCE_DIR "/engine/boards/built_in/orient.json"));
  const json boards = json::parse(annales({"boards", "--json", "--maps", maps}).out).at("boards");
  EXPECT_NE(boards.dump().find("mp\uFFFD"), std::string::npos);
  const json verified = json::parse(annales({"verify", "--json", folder / "nope\xff"}).out);
  EXPECT_THAT(verified.at("files")[0].at("error").at("message").get<std::string>(), HasSubstr("nope\uFFFD"));
}

/// As a shell would write it.
TEST(Simulate, KeepsALinkToAFileThatIsNotThereYet) {
  const Folder folder;
  std::filesystem::create_directory(folder / "other");
  std::filesystem::create_symlink("other/new.jsonl", folder / "link.jsonl");
  EXPECT_EQ(
      annales({"simulate", "--map", "occident", "--nations", "3", "--out", folder / "link.jsonl"}).status, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.jsonl"));
  EXPECT_TRUE(std::filesystem::is_regular_file(folder / "other/new.jsonl"));
}

TEST(Simulate, KeepsALink) {
  const Folder folder;
  writeText(folder / "target.jsonl", "old");
  std::filesystem::create_symlink(folder / "target.jsonl", folder / "link.jsonl");
  ASSERT_EQ(annales({"simulate", "--map", "occident", "--nations", "3", "--games", "1", "--out",
                     folder / "link.jsonl"})
                .status,
            0);
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.jsonl"));
  EXPECT_NE(textOf(folder / "target.jsonl").find("GameEnded"), std::string::npos);
}

} // namespace
} // namespace annales::tests
