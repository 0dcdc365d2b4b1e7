// annales puzzles: of a game, of a library, as a lesson.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

const std::string kPuzzleSample = ANNALES_SOURCE_DIR "/samples/antike-ii.game-mare-nostrum.antike.jsonl";

std::vector<json> rowsOf(const std::string& text, const char* rec) {
  std::vector<json> found;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    if (json row = json::parse(line); row.at("rec") == rec) found.push_back(std::move(row));
  return found;
}

std::size_t columnsOfWidest(const std::string& text) {
  std::size_t widest = 0;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    widest = std::max(widest, static_cast<std::size_t>(std::ranges::count_if(line, [](char c) {
                        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                      })));
  return widest;
}

TEST(PuzzlesCommand, SaysTheGoalThePlanAndAWayToIt) {
  const Ran ran =
      annales({"puzzles", kPuzzleSample, "--count", "0", "--all", "--positions", "300", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json all = json::parse(ran.out);
  ASSERT_GT(all.at("puzzles").size(), 2U);
  EXPECT_EQ(all.at("found"), all.at("puzzles").size());
  EXPECT_EQ(all.at("games"), 1);
  for (const json& puzzle : all.at("puzzles")) {
    EXPECT_EQ(puzzle.at("plan").at(0).at("deed"), "step");
    EXPECT_GE(puzzle.at("plan").size(), 2U);
    if (!puzzle.at("goal").contains("personage")) continue;
    const json& last = puzzle.at("events").back();
    EXPECT_EQ(last.at("type"), "PersonageWon");
    EXPECT_EQ(last.at("data").at("personage"), puzzle.at("goal").at("personage"));
  }
}

TEST(PuzzlesCommand, AsksWithoutTheAnswerUnlessItIsWanted) {
  const std::vector<std::string> words{"puzzles", kPuzzleSample, "--positions", "0", "--count", "3"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), words.begin(), words.end());
    return annales(more);
  };
  const Ran english = with({}), german = with({"--language", "de"}), solved = with({"--solutions"});
  ASSERT_EQ(english.status, 0) << english.err;
  EXPECT_THAT(english.out, HasSubstr("Exactly one plan"));
  EXPECT_THAT(english.out, ::testing::Not(HasSubstr("The plan:")));
  EXPECT_THAT(german.out, HasSubstr("Genau ein Plan"));
  EXPECT_THAT(solved.out, HasSubstr("The plan:"));
  for (const Ran& ran : {english, german, solved})
    EXPECT_LE(columnsOfWidest(ran.out), 100U);
}

TEST(PuzzlesCommand, AMoveOfTwoLinesStandsBelowItsFirstWord) {
  const Ran ran = annales({"puzzles", ANNALES_SOURCE_DIR "/samples/duellum.game-rome-carthage.antike.jsonl",
                           "--positions", "0", "--count", "0", "--solutions"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out,
              HasSubstr("\n       Carthaginians found a city at Carthago Nova that yields marble, for "
                        "1 marble, 1 iron, 1 gold\n       and 1 coin\n"));
}

TEST(PuzzlesCommand, OfAFileBecomeALessonOfAnotherFile) {
  const Folder folder;
  const std::string out = folder / "puzzles.antike.jsonl";
  const Ran ran = annales(
      {"puzzles", kPuzzleSample, "--positions", "0", "--count", "3", "--title", "Mine", "--out", out});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(annales({"verify", out}).status, 0);
  auto remarks = rowsOf(textOf(out), "annotation");
  std::erase_if(remarks, [](const json& remark) { return remark.at("layer") != "machine"; }); // people's
  ASSERT_EQ(remarks.size(), 3U);
  for (const json& remark : remarks) {
    EXPECT_THAT(remark.at("text").get<std::string>(), HasSubstr("\n\n---\n\nThe plan: "));
  }
}

TEST(PuzzlesCommand, OfALibraryAreItsHardestAndBecomeLessonsThere) {
  const Folder folder;
  const std::string library = folder / "club.annales";
  for (const char* seed : {"3", "4"}) {
    const std::string file = folder / seed + std::string(".antike.jsonl");
    ASSERT_EQ(annales({"simulate", "--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2",
                       "--seed", seed, "--out", file})
                  .status,
              0);
    ASSERT_EQ(annales({"import", file, "--library", library}).status, 0);
  }
  const Ran ran = annales({"puzzles", "--library", library, "--positions", "200", "--count", "4", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json all = json::parse(ran.out);
  EXPECT_EQ(all.at("games"), 2);
  ASSERT_EQ(all.at("puzzles").size(), 4U);
  for (std::size_t i = 1; i < 4; ++i)
    EXPECT_LE(all.at("puzzles")[i - 1].at("solved").get<bool>(),
              all.at("puzzles")[i].at("solved").get<bool>());
  const std::string id = all.at("puzzles")[0].at("game");
  ASSERT_EQ(annales({"puzzles", "--library", library, "--positions", "0", "--count", "4", "--lesson"}).status,
            0);
  const auto exported = [&](const std::string& game) {
    return annales({"export", game, "--library", library, "--format", "events", "--with-private"}).out;
  };
  std::size_t steps = 0;
  const json listed = json::parse(annales({"list", "--library", library, "--json"}).out);
  for (const json& game : listed.at("games"))
    steps += rowsOf(exported(game.at("game")), "annotation").size();
  EXPECT_EQ(steps, 4U);
  const Ran one = annales({"puzzles", id, "--library", library, "--positions", "0", "--json"});
  EXPECT_EQ(json::parse(one.out).at("games"), 1) << one.err;
  const Ran nobody = annales({"puzzles", "--library", library, "--nation", "martians"});
  EXPECT_EQ(nobody.status, 2);
  EXPECT_EQ(nobody.out, "");
  EXPECT_THAT(nobody.err, HasSubstr("the nation \"martians\""));
}

TEST(PuzzlesCommand, SaysWhatIsMissing) {
  EXPECT_THAT(annales({"puzzles"}).err, HasSubstr("--library LIB"));
  EXPECT_THAT(annales({"puzzles", kPuzzleSample, "--lesson"}).err, HasSubstr("--out FILE"));
  EXPECT_THAT(annales({"puzzles", kPuzzleSample, "--nation", "martians"}).err,
              HasSubstr("the nation \"martians\" is not in this game"));
  EXPECT_EQ(annales({"puzzles", kPuzzleSample, "--nation", "martians"}).status, 2);
}

} // namespace
} // namespace annales::tests
