// Help that teaches, and a ledger that can be read.
#include "libreplay/openings/conditions.h"
#include "libreplay/words/signs.h"
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <sstream>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

void expectExamples(const std::vector<std::string>& command, int& seen) {
  std::vector<std::string> asking = command;
  asking.emplace_back("--help");
  const Ran ran = annales(asking);
  const std::string called = "annales" + std::accumulate(command.begin(), command.end(), std::string(),
                                                         [](const std::string& all, const std::string& word) {
                                                           return all + ' ' + word;
                                                         });
  EXPECT_EQ(ran.status, 0) << called;
  EXPECT_EQ(ran.err, "") << called;
  const std::size_t examples = ran.out.find("Examples:\n  ");
  ASSERT_NE(examples, std::string::npos) << called;
  EXPECT_THAT(ran.out.substr(examples), HasSubstr(called)) << "its own, not another's";
  ++seen;
  for (const std::string& sub : commandsIn(ran.out)) {
    std::vector<std::string> deeper = command;
    deeper.push_back(sub);
    expectExamples(deeper, seen);
  }
}

TEST(Usage, EveryCommandHasHelpWithItsOwnExamples) {
  int seen = 0;
  for (const std::string& command : commandsIn(annales({"--help"}).out))
    expectExamples({command}, seen);
  EXPECT_GE(seen, 50);
}

TEST(Usage, EveryConditionThatChoosesGamesIsExplained) {
  const std::string help = annales({"stats", "compare", "--help"}).out;
  for (const ConditionKey& condition : conditionKeys()) {
    const std::size_t at = help.find("--" + std::string(condition.key) + " ");
    ASSERT_NE(at, std::string::npos) << condition.key;
    EXPECT_LT(help.find("Filter: ", at), help.find("\n  --", at)) << condition.key;
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

TEST(Usage, AMistypedWordIsAnsweredWithTheNearestOne) {
  const auto said = [](const std::vector<std::string>& args) {
    const Ran ran = annales(args);
    EXPECT_EQ(ran.status, 2);
    return ran.err;
  };
  EXPECT_THAT(said({"replya", "game"}), HasSubstr("no command \"replya\"; did you mean replay?"));
  EXPECT_THAT(said({"map", "chekc", "x"}),
              HasSubstr("`annales map` has no command \"chekc\"; did you mean check?"));
  EXPECT_THAT(said({"verify", "x", "--jsn"}),
              HasSubstr("`annales verify` has no option \"--jsn\"; did you mean --json?"));
  EXPECT_THAT(said({"list", "--libary=x"}), HasSubstr("did you mean --library?"));
  EXPECT_THAT(said({"simulate", "--map", "occidant", "--out", "-"}), HasSubstr("did you mean occident?"));
  EXPECT_THAT(said({"frobnicate"}), HasSubstr("available: verify, state, legal, replay"));
  EXPECT_THAT(said({"frobnicate"}), Not(HasSubstr("known")));
}

TEST(Usage, OneIsOneGame) {
  const Folder folder;
  EXPECT_THAT(annales(with({"verify", kGame})).out, HasSubstr(": 1 game, "));
  const Ran imported = annales(with({"import", kGame, "--library", folder / "l"}));
  EXPECT_THAT(imported.err, HasSubstr("1 game added, 0 already there"));
  EXPECT_THAT(annales({"list", "--library", folder / "l"}).err, HasSubstr(": 1 game\n"));
  EXPECT_THAT(annales({"check", folder / "l"}).out, HasSubstr("1 game, "));
}

TEST(Usage, DatesMustExist) {
  const Folder folder;
  for (const std::string date : {"2024-13", "2024-02-30", "yesterday", "24"}) {
    const Ran ran = annales({"list", "--library", folder / "l", "--from", date});
    EXPECT_EQ(ran.status, 2) << date;
    EXPECT_THAT(ran.err,
                HasSubstr("--from " + date + ": expected a date such as YYYY, YYYY-MM or YYYY-MM-DD"));
  }
}

TEST(Usage, WhatIsNoEventLogIsCalledSo) {
  const Folder folder;
  writeText(folder / "board.png", std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
  writeText(folder / "letter.txt", "Dear Anna,\nthe game is attached.\n");
  ASSERT_EQ(annales(with({"import", kGame, "--library", folder / "club.annales"})).status, 0);
  for (const std::string name : {"board.png", "letter.txt", "club.annales"}) {
    const Ran ran = annales({"verify", folder / name});
    EXPECT_EQ(ran.status, 2) << name;
    EXPECT_THAT(ran.err, HasSubstr(name + ":1: this is not an event log"));
    // The games of a library can be imported, though it is no event log.
    EXPECT_EQ(annales({"import", folder / name, "--library", folder / "l"}).status,
              name == "club.annales" ? 0 : 2);
  }
  EXPECT_THAT(annales({"verify", folder / "club.annales"}).err, HasSubstr("perhaps a library"));
  EXPECT_THAT(annales({"verify", folder / "letter.txt"}).err,
              HasSubstr("a game in AGN, a list of turns or a spreadsheet"));
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

/// With standard error closed the next file got its number.
TEST(Usage, MessagesGoIntoNoFileWhateverIsClosed) {
  const Folder folder;
  const std::string program = std::string(ANNALES_BINARY_DIR) + "/annales";
  const std::string play = " simulate --map occident --nations 3 --games 1 --seed 1 --bots random --out ";
  const auto ran = [&](const std::string& file, const std::string& closed) {
    return WEXITSTATUS(std::system((program + play + "'" + folder / file + "' " + closed).c_str()));
  };
  ASSERT_EQ(ran("open", "2>/dev/null"), 0);
  ASSERT_FALSE(textOf(folder / "open").empty());
  for (const std::string closed : {"2>&-", ">&- 2>&-", "<&- >&- 2>&-"}) {
    EXPECT_EQ(ran("closed", closed), 0) << closed;
    EXPECT_EQ(textOf(folder / "closed"), textOf(folder / "open")) << closed;
  }
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
  EXPECT_THAT(shown("xterm", "truecolor", "1"), Not(::testing::ContainsRegex("\x1b.[0-9;]*m")));
  EXPECT_THAT(shown("dumb", "truecolor"), Not(HasSubstr("\x1b")));
}

std::size_t widest(const std::string& text) {
  std::size_t most = 0;
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = text.find('m', i);
    } else if (text[i] == '\n') {
      columns = 0;
    } else if (text[i] != '\r' && (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) {
      most = std::max(most, ++columns);
    }
  }
  return most;
}

TEST(Replay, FitsTheTerminalWhateverItsWidth) {
  const Folder folder;
  ASSERT_EQ(
      annales({"simulate", "--map", "occident", "--nations", "6", "--seed", "1", "--out", folder / "game"})
          .status,
      0);
  for (const unsigned columns : {60U, 80U, 100U, 132U}) {
    const std::string shown =
        annalesOnTerminal({"replay", folder / "game"}, {{"TERM", "xterm"}, {"NO_COLOR", ""}},
                          static_cast<unsigned short>(columns));
    EXPECT_LE(widest(shown), columns);
    EXPECT_GT(widest(shown), columns - 20U) << "and uses it";
    EXPECT_THAT(shown, HasSubstr("Round 2"));
  }
  EXPECT_LE(widest(annales({"replay", folder / "game"}).out), 100U) << "without a terminal";
  EXPECT_LE(widest(annales(with({"replay", kLines})).out), 100U);
}

/// A board whose names begin with what turns writing round or hides letters, in a folder of its own.
std::string boardThatActs(const Folder& folder) {
  std::string board = textOf(ANNALES_SOURCE_DIR "/engine/boards/built_in/orient.json");
  for (const std::string key : {"\"en\":\"", "\"de\":\"", "\"name\":\""})
    for (std::size_t at = board.find(key); at != std::string::npos; at = board.find(key, at + 1))
      board.insert(at + key.size(), "\u202E\u200B\u2028\u2066\uFEFF");
  std::filesystem::create_directory(folder / "maps");
  writeText(folder / "maps/orient.json", board);
  return folder / "maps";
}

/// A file, a header, a remark and a name that would clear the screen, turn writing round or hide letters.
TEST(Terminal, NothingFromAFileActsOnIt) {
  const std::string bad = "x\x1b[2J\xC2\x9B"
                          "2J\x7F\u202Ey\u200B";
  const Folder folder;
  const std::string library = folder / ("club" + bad + ".annales");
  const std::string log = folder / ("game" + bad);
  writeText(log, textOf(kGame));
  const std::string id = "5725f12d312c";
  ASSERT_EQ(annales(with({"import", log, "--library", library})).status, 0);
  const Ran said =
      annales({"annotate", id, "--library", library, "--text", "x\u202Ey\u200B", "--author", "Ada"});
  ASSERT_EQ(said.status, 0) << said.err;
  const std::vector<std::vector<std::string>> commands{
      with({"verify", log}),
      with({"import", log, "--library", library}),
      {"list", "--library", library},
      {"check", library},
      {"repair", library},
      {"export", "--library", library, id},
      {"export", "--library", library, id, "--format", "csv"},
      {"replay", id, "--library", library},
      {"map", "check", log},
      {"replay", ANNALES_SOURCE_DIR "/samples/game-orient-mistakes.antike.jsonl", "--maps",
       boardThatActs(folder)},
      {"list", "--library", library + "x"}};
  for (const auto& command : commands) {
    const std::string shown = annalesOnTerminal(command, {{"TERM", "dumb"}});
    EXPECT_FALSE(shown.empty());
    for (const char* acting :
         {"\x1b[2J", "\xC2\x9B", "\x7F", "\u202E", "\u200B", "\u2028", "\u2066", "\uFEFF"})
      EXPECT_THAT(shown, Not(HasSubstr(acting))) << command.front();
  }
}

/// What somebody types, or a script passes on, is said again where it is wrong.
TEST(Terminal, NothingFromTheCommandLineActsOnIt) {
  const std::string bad = "b\x1b[31m\u202Ex";
  for (const std::vector<std::string>& command :
       std::vector<std::vector<std::string>>{{"check", bad + ".annales"},
                                             {bad},
                                             {"list", "--" + bad},
                                             {"list", "--ruleset", bad},
                                             {"list", "--from", bad},
                                             {"export", "0", "--format", bad},
                                             {"analyse", kGame, "--budget", bad},
                                             {"stats", "query", "won", "--limit", bad}}) {
    const std::string shown = annalesOnTerminal(command, {{"TERM", "dumb"}});
    EXPECT_THAT(shown, HasSubstr("annales: ")) << command.front();
    EXPECT_THAT(shown, Not(HasSubstr("\x1b[31m"))) << command.front();
    EXPECT_THAT(shown, Not(HasSubstr("\u202E"))) << command.front();
  }
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
