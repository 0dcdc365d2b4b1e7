// Help that teaches, and a ledger that can be read.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Usage, EveryCommandHasHelpWithExamples) {
  const std::vector<std::vector<std::string>> commands{
      {"verify"},        {"state"},           {"legal"},  {"replay"},    {"import"},
      {"list"},          {"export"},          {"check"},  {"simulate"},  {"map", "check"},
      {"deck", "check"}, {"prices", "check"}, {"boards"}, {"completion"}};
  for (auto command : commands) {
    command.push_back("--help");
    const Ran ran = annales(command);
    EXPECT_EQ(ran.status, 0) << command[0];
    EXPECT_THAT(ran.out, HasSubstr("Examples:\n  ")) << command[0];
    EXPECT_EQ(ran.err, "") << command[0];
  }
}

TEST(Usage, MistakesAreStatusTwoAndSaidOnStandardError) {
  const std::vector<std::vector<std::string>> mistakes{{},
                                                       {"verfy"},
                                                       {"verify"},
                                                       {"verify", "--jsn", "x"},
                                                       {"state", "a", "b"},
                                                       {"list"},
                                                       {"export", "0"},
                                                       {"completion", "tcsh"}};
  for (const auto& mistake : mistakes) {
    const Ran ran = annales(mistake);
    EXPECT_EQ(ran.status, 2) << ::testing::PrintToString(mistake);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err, "");
  }
}

TEST(Usage, VersionIsOneLine) {
  const Ran ran = annales({"--version"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, ::testing::MatchesRegex("annales [0-9.]+\n"));
}

TEST(Usage, OutputThatCannotBeWrittenIsAFailureOfTheDisk) {
  const std::string program = std::string(ANNALES_BINARY_DIR) + "/annales";
  const int status = std::system((program + " boards > /dev/full 2> /dev/null").c_str());
  EXPECT_EQ(WEXITSTATUS(status), 3);
}

TEST(Completion, IsASoundScriptForBash) {
  const Folder folder;
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    const Ran ran = annales({"completion", shell});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("simulate"));
    EXPECT_THAT(ran.out, HasSubstr("no-rules"));
    writeText(folder / shell, ran.out);
  }
  const std::string script =
      "source " + (folder / "bash") +
      R"( && COMP_WORDS=(annales map ch) COMP_CWORD=2 && _annales && [[ "${COMPREPLY[*]}" == check ]])" +
      R"( && COMP_WORDS=(annales deck ch) COMP_CWORD=2 && _annales && [[ "${COMPREPLY[*]}" == check ]])" +
      R"( && COMP_WORDS=(annales prices check --js) COMP_CWORD=3 && _annales && [[ "${COMPREPLY[*]}" == --json ]])" +
      R"( && COMP_WORDS=(annales verify --js) COMP_CWORD=2 && _annales && [[ "${COMPREPLY[*]}" == --json ]])" +
      R"( && COMP_WORDS=(annales export x --format c) COMP_CWORD=4 && _annales && [[ "${COMPREPLY[*]}" == csv ]])";
  writeText(folder / "test", script);
  EXPECT_EQ(std::system(("bash -eu " + (folder / "test")).c_str()), 0);
}

TEST(Replay, IsALedgerWithALineAnEventAndAStandingARound) {
  const Ran ran = annales(with({"replay", kGame}));
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Round 1 begins"));
  EXPECT_THAT(ran.out, HasSubstr("Germanic tribes receive 1 coin"));
  EXPECT_THAT(ran.out, HasSubstr("G coins+1"));
  EXPECT_THAT(ran.out, HasSubstr("win the game"));
  EXPECT_THAT(ran.out, HasSubstr("personages"));
  EXPECT_THAT(ran.out, Not(HasSubstr("\x1b")));
  EXPECT_THAT(ran.out, HasSubstr("is reconstructed"));
}

TEST(Replay, ShowsAPartOfAGame) {
  const Ran part = annales(with({"replay", kGame, "--from", "10", "--to", "12"}));
  EXPECT_EQ(part.status, 0);
  EXPECT_THAT(part.out, HasSubstr("\n   10 "));
  EXPECT_THAT(part.out, HasSubstr("\n   12 "));
  EXPECT_THAT(part.out, Not(HasSubstr("\n    9 ")));
  EXPECT_THAT(part.out, Not(HasSubstr("\n   13 ")));
  const Ran romans = annales(with({"replay", kGame, "--nation", "romans"}));
  EXPECT_THAT(romans.out, HasSubstr("Romans begin their turn"));
  EXPECT_THAT(romans.out, Not(HasSubstr("Greeks begin their turn")));
}

TEST(Replay, RefusesWhatIsNotThere) {
  EXPECT_EQ(annales(with({"replay", kGame, "--nation", "huns"})).status, 2);
  EXPECT_EQ(annales(with({"replay", kGame, "--from", "5", "--to", "4"})).status, 2);
  EXPECT_EQ(annales(with({"replay", kGame, "--from", "100000"})).status, 2);
  EXPECT_EQ(annales(with({"replay", kGame, "--line", "x"})).status, 2);
}

TEST(Replay, MarksWhatIsAgainstTheRules) {
  const Ran ran = annales(with({"replay", conformance("cases/bad-pay.exact.antike.jsonl")}));
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr("against the rules (pay.exact)"));
}

} // namespace
} // namespace annales::tests
