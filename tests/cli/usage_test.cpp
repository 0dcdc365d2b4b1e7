// Help that teaches, and a ledger that can be read.
#include "libreplay/words/signs.h"
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
      {"verify"},       {"state"},         {"legal"},           {"replay"}, {"import"},
      {"list"},         {"export"},        {"check"},           {"backup"}, {"simulate"},
      {"map", "check"}, {"deck", "check"}, {"prices", "check"}, {"boards"}, {"completion"}};
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
                                                       {"list", "--lib"},
                                                       {"export", "0"},
                                                       {"backup"},
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

/// The colours that the window takes, too (`nationColours`), or the nearest that the terminal has.
TEST(Replay, NationsHaveTheirColoursOnATerminal) {
  const Folder folder;
  const std::vector<std::string> nations{"romans", "phoenicians"};
  ASSERT_EQ(annales({"simulate", "--ruleset", "antike", "--map", "occident", "--nations", "6", "--games", "1",
                     "--seed", "1", "--out", folder / "game"})
                .status,
            0);
  const auto shown = [&](const char* term, const char* colorterm, const char* noColour = "") {
    return annalesOnTerminal({"replay", folder / "game", "--to", "2"},
                             {{"TERM", term}, {"COLORTERM", colorterm}, {"NO_COLOR", noColour}});
  };
  const std::string all = shown("xterm", "truecolor");
  const std::vector<Rgb> colours = nationColours(nations, nullptr);
  for (std::size_t n = 0; n < nations.size(); ++n) {
    const auto name = std::string(n == 0 ? "Romans" : "Phoenicians");
    const std::string ground = "\x1b[1;48;2;" + std::to_string(colours[n].red) + ";" +
                               std::to_string(colours[n].green) + ";" + std::to_string(colours[n].blue) +
                               ";38;2;255;255;255m";
    EXPECT_THAT(all, ::testing::ContainsRegex(ground.substr(2) + "[A-Z][a-z]?\x1b.0m +" + name));
  }
  EXPECT_THAT(shown("xterm-256color", ""), ::testing::ContainsRegex("1;48;5;124;38;5;[0-9]+mR"));
  EXPECT_THAT(shown("xterm", ""), HasSubstr("\x1b[1;41;37mR"));
  EXPECT_THAT(shown("xterm", "truecolor", "1"), Not(HasSubstr("\x1b")));
  EXPECT_THAT(shown("dumb", "truecolor"), Not(HasSubstr("\x1b")));
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
