// Many games in a file: read on several threads, handed on one by one, in memory that does not grow with
// them.
#include "importers/agn/agn_reader.h"
#include "importers/readers/format.h"
#include "tests/importers/agn/round_trip.h"
#include "tests/importers/readers/many_games.h"

#include <fmt/format.h>

#include <fstream>

namespace annales {
namespace {

using namespace test;

/// Every fifth has a mistake, every seventh stands there twice.
std::string fileText(std::size_t games) {
  std::string text;
  for (std::size_t k = 0; k < games; ++k) {
    text += gameText(k, k % 5 == 0 ? "Phoenicians: Iron\nRomans: Temple Roma (m2)\n"
                                   : "Phoenicians: Marble {why?}\nRomans: Gold (\"what if\" Romans: Iron)\n");
    if (k % 7 == 0) text += fmt::format("[Game \"00000000-0000-4000-8000-{:012}\"]\n", k / 14) + gameText(k);
  }
  return text;
}

TEST(AgnStream, NeitherThreadsNorWhatIsKeptChangeAnything) {
  const std::string text = fileText(120);
  const Told one = readMany(text, 1, false);
  EXPECT_NE(one.complaints.find("only the first one is read"), std::string::npos);
  EXPECT_NE(one.logs.find("what if"), std::string::npos);
  for (const std::size_t threads : {1U, 2U, 5U})
    for (const bool handedOn : {false, true})
      EXPECT_EQ(readMany(text, threads, handedOn), one) << threads << (handedOn ? " handed on" : " kept");
}

TEST(AgnStream, AGameThatHadToLeaveMemoryComesBackAsItWas) {
  const std::string text = fileText(60);
  AnyReader roomy(ReadRequest{.shelf = knownShelf()});
  Watched watched;
  agn::AgnReader narrow(ReadRequest{.shelf = knownShelf(), .observer = &watched, .memory = 1});
  std::istringstream first(text), second(text);
  ASSERT_FALSE(roomy.read(first));
  ASSERT_FALSE(narrow.read(second));
  EXPECT_EQ(narrow.residentGames(), 1U);
  EXPECT_EQ(watched.mostAlive, 2U) << "each is told to rest when the next has come";
  ASSERT_EQ(narrow.games(), roomy.games());
  for (GameNumber g = roomy.games(); g-- > 0;)
    EXPECT_EQ(bytesOf(**narrow.game(g)), bytesOf(**roomy.game(g))) << g;
}

TEST(AgnStream, WhatIsHandedOnRestsAtOnce) {
  Watched watched;
  std::size_t games = 0;
  AnyReader reader(ReadRequest{
      .shelf = knownShelf(), .observer = &watched, .whole = [&](const std::shared_ptr<const EventLog>&) {
        EXPECT_EQ(watched.alive.size(), 1U);
        return ++games < 10;
      }});
  std::istringstream in(fileText(100));
  EXPECT_FALSE(reader.read(in));
  EXPECT_EQ(games, 10U) << "whoever has enough gets no more";
  EXPECT_TRUE(watched.alive.empty());
}

TEST(AgnStream, GamesBeforeARefusedOneAreHandedOn) {
  std::string text = fileText(8) + gameText(9);
  text += '\0';
  std::size_t games = 0;
  AnyReader reader(
      ReadRequest{.shelf = knownShelf(), .whole = [&](const auto&) { return ++games, true; }, .threads = 3});
  std::istringstream in(text);
  const auto rejected = reader.read(in);
  ASSERT_TRUE(rejected);
  EXPECT_EQ(rejected->message, "the character U+0000 is not allowed");
  EXPECT_EQ(games, 9U);
}

TEST(AgnStream, AnEventLogIsHandedOnWhenItIsWhole) {
  std::ifstream in(ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl", std::ios::binary);
  std::string logs;
  AnyReader reader(ReadRequest{.shelf = knownShelf(), .whole = [&](const auto& log) {
                                 logs += bytesOf(*log);
                                 return true;
                               }});
  ASSERT_FALSE(reader.read(in));
  std::ifstream again(ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(again), {}};
  EXPECT_EQ(logs, text);
}

TEST(AgnStream, ABoardOfTheFileIsKnownOnlyToGamesBehindIt) {
  std::ifstream in(ANNALES_SOURCE_DIR "/samples/move.range.antike.jsonl", std::ios::binary);
  AnyReader log(ReadRequest{.shelf = knownShelf()});
  ASSERT_FALSE(log.read(in));
  const EventLog& game = **log.game(0);
  ASSERT_EQ(knownShelf().find(game.game().map->hash()), nullptr);
  const std::string text = agnOf(game);
  const std::string before = text + "\n" + agn::boardLine(*game.game().map) + gameText(1);
  const std::string behind = agn::boardLine(*game.game().map) + text + "\n" + gameText(1);
  for (const std::size_t threads : {1U, 4U}) {
    EXPECT_NE(readMany(before, threads, true).complaints, "") << threads;
    EXPECT_EQ(readMany(behind, threads, true).complaints, "") << threads;
  }
}

Told readOne(const std::string& turns) {
  return readMany(gameText(1, turns), 1, true);
}

TEST(AgnGiant, AGameOfTooManyEventsEndsWithASentence) {
  std::string turns = "Phoenicians: Iron\n";
  while (turns.size() < 12'000'000)
    turns += "*end *go Gold (0)\n";
  std::size_t events = 0;
  AnyReader reader(ReadRequest{.shelf = knownShelf(), .whole = [&](const auto& log) {
                                 events = log->size();
                                 return true;
                               }});
  std::istringstream in(gameText(1, turns));
  ASSERT_FALSE(reader.read(in));
  ASSERT_FALSE(reader.complaints().empty());
  EXPECT_EQ(reader.complaints().front().message, "a game may have at most 1048576 events");
  EXPECT_EQ(reader.complaints().front().outcome, Complaint::Outcome::stopped);
  EXPECT_LT(events, agn::kMostEvents + 100);
}

TEST(AgnGiant, ComplaintsAreTold1000Times) {
  std::string turns = "Phoenicians: Iron\n";
  for (int i = 0; i < 5000; ++i)
    turns += ") ";
  const Told run = readOne(turns + "Romans: Temple Roma (m2)");
  EXPECT_EQ(std::count(run.complaints.begin(), run.complaints.end(), '\n'), 1001);
  const std::size_t last = run.complaints.rfind('\n', run.complaints.size() - 2);
  EXPECT_EQ(run.complaints.find("bracket", last), std::string::npos) << "where a line ended is always told";
}

TEST(AgnGiant, AComplaintTakesNoLongerInALongRowNorBehindALaterOne) {
  std::string row = "Phoenicians: Iron\n", remarks = row;
  for (int i = 0; i < 1'000'000; ++i)
    row += ") ";
  EXPECT_NE(readOne(row).complaints.find(":1999: this closing bracket has no opening bracket"),
            std::string::npos);
  std::string behind; // numbered so that they come by turns from both ends
  for (int i = 1; i < 100'000; i += 2) {
    remarks += fmt::format("{{[%no {}][%answers 0]x}}\n", i);
    behind += fmt::format("{{[%no {}][%answers 0]x}}\n", i + 1);
  }
  for (int i = 0; i < 10'000; ++i)
    remarks += "%" + std::string(1000, 'x') + '\n';
  const std::string told = readOne(remarks + behind).complaints;
  EXPECT_EQ(std::count(told.begin(), told.end(), '\n'), 1000);
  EXPECT_NE(told.find("\n60007:1: "), std::string::npos) << "the first behind them is the second told";
}

TEST(AgnGiant, EveryPlaceIsCountedInLinesAndLettersFromTheBeginning) {
  std::string text = gameText(1, "Phoenicians: Iron\n");
  for (int i = 0; i < 400; ++i)
    text += i % 7 == 0 ? "{ä€x} ) " : i % 50 == 3 ? "{" + std::string(700, '-') + "}\n)" : ")";
  std::string expected;
  std::size_t line = 1, column = 1;
  for (const char c : text) {
    if (c == ')')
      expected += fmt::format("{}:{}: this closing bracket has no opening bracket\n", line, column);
    column = c == '\n' ? 1 : column + ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0);
    line += c == '\n' ? 1 : 0;
  }
  EXPECT_EQ(readMany(text, 1, true).complaints, expected);
}

TEST(AgnGiant, BracketsInBracketsTakeNoMemory) {
  const std::string deep(3'000'000, '(');
  const Told run = readOne("Phoenicians: Iron\n" + deep);
  EXPECT_NE(run.complaints.find("these brackets are nested too deeply"), std::string::npos);
  const Told closed =
      readOne("Phoenicians: Iron\n" + deep + std::string(deep.size(), ')') + "Romans: Gold\n");
  EXPECT_NE(closed.logs.find("\"romans\",\"paid\":{},\"to\":\"gold\""), std::string::npos)
      << "what stands behind them is read";
}

TEST(AgnGiant, RemarksLinesAndTagsHaveALimit) {
  std::string remarks = "Phoenicians: Iron ", lines = "Phoenicians: Iron ", tags;
  for (std::size_t i = 0; i < agn::kMostRemarks + 10; ++i)
    remarks += "!,";
  for (std::size_t i = 0; i < agn::kMostLines + 10; ++i)
    lines += fmt::format("line \"{}\", ", i);
  for (std::size_t i = 0; i < agn::kMostTags + 10; ++i)
    tags += fmt::format("[a{} \"\"]", i);
  EXPECT_NE(readOne(remarks).complaints.find("a game may have at most 131072 remarks"), std::string::npos);
  EXPECT_NE(readOne(lines).complaints.find("a game may have at most 65536 lines"), std::string::npos);
  EXPECT_NE(readMany(tags + gameText(1), 1, true).complaints.find("a game may have at most 65536 tags"),
            std::string::npos);
}

TEST(AgnGiant, AnActionOfTooManyWordsIsNone) {
  std::string words;
  for (int i = 0; i < 100'000; ++i)
    words += " m0";
  const Told run = readOne("Phoenicians: Iron, correct Romans" + words + " m1\n");
  EXPECT_NE(run.complaints.find("this action has too many words"), std::string::npos);
  EXPECT_EQ(run.logs.find("Corrected"), std::string::npos);
}

TEST(AgnAmounts, DoNotWrapAround) {
  std::string many;
  for (int i = 0; i < 66; ++i)
    many += " m999";
  const std::string correct = "Phoenicians: Iron, correct Romans";
  for (const std::string& turns : {correct + many, correct + " [stock Romans" + many + "]"}) {
    const Told run = readOne(turns);
    EXPECT_NE(run.complaints, "");
    EXPECT_EQ(run.logs.find("Corrected"), std::string::npos);
  }
}

} // namespace
} // namespace annales
