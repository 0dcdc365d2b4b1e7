// What people write who are in a hurry, and what they are told.
#include "importers/agn/remarks.h"
#include "importers/readers/format.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/words/reason.h"
#include "tests/importers/agn/round_trip.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <set>

namespace annales {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::HasSubstr;

struct Reading {
  std::optional<Rejection> rejection;
  std::vector<Complaint> complaints;
  std::vector<std::shared_ptr<const EventLog>> games;
};

Reading readText(const std::string& text, AfterMistake choice = AfterMistake::stop) {
  AnyReader reader(ReadRequest{.shelf = knownShelf(), .afterMistake = choice});
  std::istringstream in(text);
  Reading reading;
  reading.rejection = reader.read(in);
  reading.complaints = reader.complaints();
  if (!reading.rejection)
    for (GameNumber g = 0; g < reader.games(); ++g)
      reading.games.push_back(*reader.game(g));
  return reading;
}

std::string fileText(const std::string& name) {
  std::ifstream in(std::string(ANNALES_SOURCE_DIR "/tests/importers/agn/") + name, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<std::string> typesOn(const EventLog& log, std::string_view line) {
  std::vector<std::string> types;
  for (const NodeIndex node : log.path(*log.head(line)))
    types.emplace_back(nameOf(log[node].event));
  return types;
}

TEST(AgnMistakes, ASloppyFileIsToldMistakeByMistake) {
  const Reading reading = readText(fileText("sloppy.agn"));
  ASSERT_FALSE(reading.rejection);
  if (std::getenv("ANNALES_REGENERATE") != nullptr)
    std::ofstream(ANNALES_SOURCE_DIR "/tests/importers/agn/sloppy.told") << told(reading.complaints);
  std::istringstream expected(fileText("sloppy.told"));
  std::vector<std::string> rows;
  for (std::string row; std::getline(expected, row);)
    rows.push_back(row);
  std::vector<std::string> found;
  std::istringstream all(told(reading.complaints));
  for (std::string row; std::getline(all, row);)
    found.push_back(row);
  EXPECT_EQ(found, rows) << told(reading.complaints);
  std::set<std::string_view> kinds;
  for (const Complaint& complaint : reading.complaints)
    kinds.insert(complaint.saying.text);
  EXPECT_GE(kinds.size(), 30U);
}

TEST(AgnMistakes, EveryOneIsToldInGermanToo) {
  for (const Complaint& complaint : readText(fileText("sloppy.agn")).complaints)
    EXPECT_NE(reasonInWords(complaint, Language::german), reasonInWords(complaint, Language::english))
        << complaint.message;
}

TEST(AgnMistakes, DoNotTouchWhatIsRight) {
  const Reading reading = readText(fileText("sloppy.agn"));
  ASSERT_EQ(reading.games.size(), 1U);
  std::istringstream lines(fileText("sloppy.agn"));
  std::string clean;
  for (std::string row; std::getline(lines, row);)
    if (!row.starts_with("  (") && row.find("yesterday") == std::string::npos &&
        !row.starts_with("[Player") && !row.starts_with("[Site"))
      clean += row.substr(0, row.find(" )")) + "\n";
  clean.replace(clean.find("[Date"), 0, "[Game \"" + reading.games.front()->game().setup->game + "\"]\n");
  const Reading tidy = readText(clean);
  ASSERT_EQ(tidy.games.size(), 1U);
  const EventLog& sloppy = *reading.games.front();
  const std::vector<NodeIndex> path = sloppy.path(sloppy.mainHead());
  // After the quotation that is never closed nobody knows how the last turn ended.
  const EventLog& right = *tidy.games.front();
  for (std::size_t i = 0; i < path.size(); ++i)
    EXPECT_EQ(sloppy[path[i]].id, right[right.path(right.mainHead())[i]].id);
}

constexpr const char* kGame = "[Game \"0b7c1c1e-52a9-4d0e-9d55-3f6a2f1f7a10\"]\n[Board \"occident\"]\n"
                              "[Nations \"Phoenicians, Romans, Germans, Greeks\"]\n\n";

const std::string kIllegal =
    std::string(kGame) + "Phoenicians: Iron\nRomans: Temple Roma (m2)\nGermans: Gold\nGreeks: Marble\n";

TEST(AgnAfterMistake, StopIsTheDefaultAndEndsTheLineBeforeIt) {
  EXPECT_EQ(ReadRequest{}.afterMistake, AfterMistake::stop);
  const Reading reading = readText(kIllegal);
  ASSERT_EQ(reading.games.size(), 1U);
  EXPECT_EQ(typesOn(*reading.games.front(), "main").back(), "RondelMoved")
      << "the legal part of the turn stays";
  ASSERT_EQ(reading.complaints.size(), 1U);
  EXPECT_EQ(reading.complaints.front().outcome, Complaint::Outcome::stopped);
  EXPECT_EQ(reading.complaints.front().rule, "antike.temple");
  EXPECT_EQ(reading.complaints.front().line, 6U);
  EXPECT_EQ(reading.complaints.front().column, 16U);
}

TEST(AgnAfterMistake, NoLaterTurnIsJoinedToTheLineThatStopped) {
  const Reading reading = readText(kIllegal);
  const EventLog& log = *reading.games.front();
  for (NodeIndex i = 0; i < log.size(); ++i)
    if (const auto* moved = std::get_if<RondelMoved>(&log[i].event)) {
      EXPECT_LT(moved->nation.index(), 2U);
    }
}

TEST(AgnAfterMistake, FactsTakesItAsItStandsAndGoesOn) {
  const Reading reading = readText(kIllegal, AfterMistake::facts);
  ASSERT_EQ(reading.games.size(), 1U);
  const EventLog& log = *reading.games.front();
  const auto types = typesOn(log, "main");
  EXPECT_EQ(std::count(types.begin(), types.end(), "RondelMoved"), 4);
  EXPECT_EQ(std::count(types.begin(), types.end(), "TempleBuilt"), 1);
  ASSERT_EQ(reading.complaints.size(), 1U);
  EXPECT_EQ(reading.complaints.front().outcome, Complaint::Outcome::taken);
}

TEST(AgnAfterMistake, FactsStopsWhereNobodyKnowsWhatHappened) {
  const Reading reading = readText(
      std::string(kGame) + "Phoenicians: Iron\nRomans: Temple Rooma\nGermans: Gold\n", AfterMistake::facts);
  ASSERT_EQ(reading.games.size(), 1U);
  EXPECT_EQ(typesOn(*reading.games.front(), "main").back(), "RondelMoved");
  EXPECT_EQ(reading.complaints.front().outcome, Complaint::Outcome::stopped);
}

TEST(AgnAfterMistake, RejectRefusesTheFile) {
  const Reading reading = readText(kIllegal, AfterMistake::reject);
  ASSERT_TRUE(reading.rejection);
  EXPECT_EQ(reading.rejection->row, 6U);
}

TEST(AgnAfterMistake, AStarIsNoMistakeOfTheFile) {
  const Reading reading =
      readText(std::string(kGame) + "Phoenicians: Iron\nRomans: Temple *build Roma (m2)\nGermans: Gold\n");
  EXPECT_EQ(told(reading.complaints), "");
  const auto types = typesOn(*reading.games.front(), "main");
  EXPECT_EQ(std::count(types.begin(), types.end(), "TempleBuilt"), 1);
}

TEST(AgnAfterMistake, AVariationStopsAlone) {
  const Reading reading =
      readText(std::string(kGame) + "Phoenicians: Iron\n(\"bad\" Phoenicians: Temple Roma)\nRomans: Gold\n");
  const auto types = typesOn(*reading.games.front(), "main");
  EXPECT_EQ(std::count(types.begin(), types.end(), "RondelMoved"), 2);
  EXPECT_EQ(reading.complaints.size(), 1U);
}

TEST(AgnDictated, NothingIsPutInThatTheFileDoesNotAskFor) {
  const Reading nothing = readText(kGame);
  ASSERT_EQ(nothing.games.size(), 1U);
  EXPECT_EQ(nothing.games.front()->size(), 1U) << "no round begins before a turn stands there";
  const Reading open = readText(std::string(kGame) + "Phoenicians: Marble ...");
  EXPECT_EQ(typesOn(*open.games.front(), "main").back(), "RondelMoved");
  const Reading whole = readText(std::string(kGame) + "Phoenicians: Marble");
  EXPECT_EQ(typesOn(*whole.games.front(), "main").back(), "TurnEnded");
}

TEST(AgnDictated, AWrittenProductionIsChecked) {
  EXPECT_EQ(told(readText(std::string(kGame) + "Phoenicians: Marble +m1").complaints), "");
  const Reading wrong = readText(std::string(kGame) + "Phoenicians: Marble +m2");
  ASSERT_EQ(wrong.complaints.size(), 1U);
  EXPECT_EQ(wrong.complaints.front().rule, "produce.amount");
}

TEST(AgnWords, AreEnglishGermanAndLatin) {
  const std::string base = readText(std::string(kGame) + "Phoenicians: Arming Antiochia L, Petra L\n"
                                                         "Romans: Marble\n")
                               .games.front()
                               ->game()
                               .setup->game;
  std::set<Hash> heads;
  for (const char* turns : {"Phoenicians: Arming Antiochia L, Petra L\nRomans: Marble\n",
                            "Phönizier: Rüsten Antiochia Legion, Petra 1 Legion\nRömer: Marmor\n",
                            "Phoenices: Militia Antioch legio. Petra L\nRomani: Marmor +1m\n",
                            "phoen: arm antio l petra l rom: marb",
                            "1. Phoenicians: go Arming (0), arm Antiochia L (i1), arm Petra L (c1), end "
                            "Rome: go Marble +m1 end"}) {
    const Reading reading = readText(std::string(kGame) + turns);
    ASSERT_EQ(told(reading.complaints), "") << turns;
    const EventLog& log = *reading.games.front();
    heads.insert(log[log.mainHead()].id);
  }
  EXPECT_EQ(heads.size(), 1U);
  EXPECT_FALSE(base.empty());
}

TEST(AgnWords, ArePartedByBlanksOfAnyKind) {
  const std::string text =
      "[Game \"0b7c1c1e-52a9-4d0e-9d55-3f6a2f1f7a10\"]\n[Board \"occident\"]\n"
      "[Nations \"Phoenicians, Romans, Germans, Greeks\"]\n[Start.Romans \"Roma gold, Ancona, Carales\"]\n\n"
      "Phoenicians : Arming Antiochia L , Petra 1 L\nRomans: Maneuver 1 \nGermans: Marble\nGreeks: Know how\n"
      "Phoenicians: Iron ( 1 gold )\n";
  const Reading plain = readText(text);
  ASSERT_EQ(told(plain.complaints), "");
  ASSERT_GT(plain.games.at(0)->size(), 25U);
  for (const std::string blank : {"\u00a0", "\u202f", "\u3000"}) {
    std::string other;
    for (const char c : text)
      other += c == ' ' ? blank : std::string(1, c);
    const Reading read = readText(other);
    ASSERT_EQ(told(read.complaints), "") << other;
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(*plain.games[0])) << other;
  }
}

TEST(AgnWords, ANameKeepsItsBlanksAndLettersThatBeginLikeOne) {
  const Reading read = readText("[Player.Romans \"Anna\u00a0\"]\n[Event \"\u3042\u00ba\"]\n" +
                                std::string(kGame) + "Phoenicians: Iron, found \u3042\u00ba\u00e2\u00a0x\n");
  ASSERT_EQ(read.games.size(), 1U);
  EXPECT_EQ(read.games[0]->tags().at("player.romans"), "Anna\u00a0");
  EXPECT_EQ(read.games[0]->tags().at("event"), "\u3042\u00ba");
  EXPECT_THAT(told(read.complaints), HasSubstr("\"\u3042\u00ba\u00e2\" is not a province"));
}

TEST(AgnGames, SeveralStandInAFileAndAreThemselves) {
  const std::string one =
      "[Date \"2026-11-17\"]\n[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Iron\n\n";
  const Reading two = readText(one + one);
  ASSERT_EQ(two.games.size(), 2U);
  EXPECT_NE(two.games[0]->id(), two.games[1]->id());
  EXPECT_EQ(readText(one).games.front()->id(), two.games.front()->id()) << "the same text is the same game";
  const std::string later = one.substr(0, one.size() - 1) + "Romans: Gold\n";
  EXPECT_EQ(readText(later).games.front()->id(), two.games.front()->id())
      << "a game that goes on is the same";
}

TEST(AgnGames, HaveTagsInTheMarksOfWordProcessorsToo) {
  const std::string turns = "\n\nPhoenicians: Iron\n\n";
  const std::string straight =
      "[Event \"Club\"]\n[Date \"2026-11-17\"]\n[Board \"occident\"]\n[Nations \"4\"]" + turns;
  const std::string others = "[Event \u201eClub\u201c]\n[Date \u201c2026-11-17\u201d]\n"
                             "[Board \u00bboccident\u00ab]\n[Nations \u00ab4\u00bb]" +
                             turns;
  const std::string odd = "[Event \u201cThe \u201cred\u201d; {club}, 5\" \\n {[\u201d]\n[Board "
                          "\"occident\"]\n[Nations \u201e4\u201d]" +
                          turns;
  const Reading read = readText(others + odd + odd);
  ASSERT_FALSE(read.rejection) << read.rejection->message;
  EXPECT_EQ(told(read.complaints), "");
  ASSERT_EQ(read.games.size(), 3U);
  EXPECT_EQ(read.games[0]->id(), readText(straight).games.at(0)->id());
  EXPECT_EQ(read.games[0]->tags().at("event"), "Club");
  EXPECT_EQ(read.games[2]->tags().at("event"), "The \u201cred\u201d; {club}, 5\" \\n {[");
}

TEST(AgnGames, AreRecognisedByTheirContent) {
  EXPECT_EQ(formatOf("[Event \u201ex\u201c]\n").extension, ".agn");
  EXPECT_EQ(formatOf("\u00a0[Event \u00abx\u00bb]\n").extension, ".agn");
  EXPECT_EQ(formatOf("[Event \"x\"]\n").extension, ".agn");
  EXPECT_EQ(formatOf("\xEF\xBB\xBF\n%board {}\n").extension, ".agn");
  EXPECT_EQ(formatOf("1. Romans: Marble").extension, ".agn");
  EXPECT_EQ(formatOf("{\"rec\":\"map\"}").extension, ".antike.jsonl");
  EXPECT_EQ(formatOf("").extension, ".antike.jsonl");
  EXPECT_EQ(formatOf("SQLite format 3").extension, ".antike.jsonl");
}

TEST(AgnRemarks, TellOfAProvinceThatIsNotOnTheBoard) {
  const Reading read = readText(
      std::string(kGame) + "Phoenicians: Iron {[%arrow Roma>Rhoda][%ring blue Tyro] Look [%about Tyrs]} "
                           "{[%ring nowhere] there} {[%arrow Rom>Ancona] and here [%ring \"elsewhere\"]}\n");
  ASSERT_EQ(read.games.size(), 1U);
  std::vector<std::string> told;
  for (const Complaint& complaint : read.complaints)
    told.push_back(complaint.message);
  EXPECT_THAT(told, ElementsAre(HasSubstr("\"Rhoda\" is not a province of this board"),
                                HasSubstr("\"Tyrs\" is not a nation of this game"),
                                HasSubstr("\"nowhere\" is not a province of this board")));
  const std::vector<Annotation>& remarks = read.games.front()->annotations();
  ASSERT_EQ(remarks.size(), 3U) << "no remark is lost with its mark";
  EXPECT_EQ(remarks[0].text, "Look");
  EXPECT_EQ(remarks[0].nation, std::nullopt);
  ASSERT_EQ(remarks[0].marks.size(), 1U);
  EXPECT_EQ(std::get<Ring>(remarks[0].marks[0]).province, "tyros");
  EXPECT_EQ(std::get<Ring>(remarks[1].marks.at(0)).province, "nowhere") << "an id of some other board";
  EXPECT_EQ(std::get<Arrow>(remarks[2].marks.at(0)).to, "ancona");
}

TEST(AgnRemarks, OfAThousandUnknownCommandsNobodyIsToldMore) {
  std::string many;
  for (int i = 0; i < 5000; ++i)
    many += "[%x]";
  const auto logs = readText(std::string(kGame) + "Phoenicians: Iron\n").games;
  ASSERT_EQ(logs.size(), 1U);
  const Game& game = logs.front()->game();
  const agn::GameWords words(game, knownShelf().find(game.map->hash()));
  EXPECT_EQ(agn::readRemark(many, {}, {}, words, game).faults.size(), 1000U);
  EXPECT_EQ(agn::readRemark("[%x][%y]", {}, {}, words, game).faults.size(), 2U);
}

/// What begins like a command and has no end is text, and so is what looks like one behind it.
TEST(AgnRemarks, AnOpenCommandIsText) {
  std::string many = "See";
  for (int i = 0; i < 1000; ++i)
    many += " [%a";
  const Reading read = readText(std::string(kGame) + "Phoenicians: Iron {" + many + "} {[%ring \\] Look} " +
                                "{[%ring \"a] b} {[%ring Roma] [%arrow \\} x}\n");
  ASSERT_EQ(read.games.size(), 1U);
  const std::vector<Annotation>& remarks = read.games.front()->annotations();
  ASSERT_EQ(remarks.size(), 4U);
  EXPECT_EQ(remarks[0].text, many);
  EXPECT_EQ(remarks[1].text, "[%ring ] Look");
  EXPECT_EQ(remarks[3].text, "[%arrow } x");
  EXPECT_EQ(remarks[3].marks.size(), 1U);
}

/// The library could not give it out as an event log, whose records end at 1 MiB.
TEST(AgnRecords, LongerThanTheEventLogCanCarryAreMistakes) {
  std::string effects;
  for (int i = 0; i < 20'000; ++i)
    effects += i % 2 == 0 ? "stock Romans m+1, " : "stock Romans m-1, ";
  const Reading read =
      readText(std::string(kGame) + "Phoenicians: Iron, correct Romans [" + effects + "stock Romans m+1]\n");
  EXPECT_THAT(told(read.complaints), HasSubstr("longer than 1 MiB"));
  ASSERT_EQ(read.games.size(), 1U);
  EXPECT_EQ(typesOn(*read.games.front(), kMainLine).back(), "RondelMoved") << "up to there it is read";
}

TEST(AgnRecords, ABoardFitsIntoOne) {
  const std::string id(1'100'000, 'a');
  const Reading read = readText("%board {\"borders\":[],\"id\":\"x\",\"provinces\":[{\"id\":\"" + id +
                                "\",\"neutralTemple\":false,\"site\":\"none\"}]}\n\n" + kGame);
  ASSERT_TRUE(read.rejection);
  EXPECT_THAT(read.rejection->message, HasSubstr("longer than 1 MiB"));
  EXPECT_EQ(read.rejection->row, 1U);
}

TEST(AgnHead, HasNoMoreNationsThanAGame) {
  const std::string head = "[Board \"occident\"]\n[Nations \"";
  const Reading read = readText(head + "a, b, c, d, e, f, g\"]\nA: Iron\n");
  EXPECT_THAT(told(read.complaints), HasSubstr("a game has 2 to 6 nations"));
  const Reading blanks =
      readText(head + "   Phoenicians ,Romans,, Germans,  Greeks  \"]\nPhoenicians: Iron\n");
  ASSERT_EQ(blanks.games.size(), 1U) << told(blanks.complaints);
  EXPECT_EQ(blanks.games.front()->game().nations(), 4U);
}

TEST(AgnHead, AStartOrAStockOfANationThatDoesNotPlayIsAMistake) {
  const auto with = [](const std::string& tag) {
    return readText(tag + "\n" + kGame + "Phoenicians: Iron\n");
  };
  for (const std::string tag : {"[Start.Romanz \"Roma gold, Ancona, Carales\"]", "[Stock.Romanz \"m5\"]",
                                "[Start.Egyptians \"Roma gold\"]"}) {
    const Reading read = with(tag);
    EXPECT_EQ(read.games.size(), 0U) << tag;
    ASSERT_EQ(read.complaints.size(), 1U) << tag;
    EXPECT_THAT(read.complaints[0].message, HasSubstr("is not a nation of this game")) << tag;
    EXPECT_EQ(read.complaints[0].line, 1U);
    EXPECT_EQ(read.complaints[0].outcome, Complaint::Outcome::stopped);
  }
  EXPECT_THAT(told(with("[Start.Romanz \"Roma gold\"]").complaints), HasSubstr("did you mean Romans?"));
  EXPECT_THAT(told(with("[Start.Roma \"Roma gold\"]").complaints), HasSubstr("did you mean Romans?"))
      << "cut short";
  EXPECT_THAT(told(with("[Start.Persians \"Roma gold\"]").complaints), Not(HasSubstr("Germans")));
  EXPECT_EQ(told(with("[Start.R\u00f6mer \"Roma gold, Ancona, Carales\"]\n[Stock.Romans \"m5\"]").complaints),
            "");
}

TEST(AgnHead, APlayerOfANationThatDoesNotPlayIsTold) {
  const Reading read =
      readText("[Player.Romanz \"Anna\"]\n[Rating.Egyptians \"1500\"]\n[Tag.Player.Romanz \"Anna\"]\n" +
               std::string(kGame) + "Phoenicians: Iron\n");
  ASSERT_EQ(read.games.size(), 1U);
  ASSERT_EQ(read.complaints.size(), 2U) << told(read.complaints);
  EXPECT_EQ(read.complaints[0].line, 1U);
  EXPECT_THAT(read.complaints[0].message,
              HasSubstr("\"romanz\" is not a nation of this game; did you mean Romans?"));
  EXPECT_EQ(read.complaints[1].line, 2U);
  EXPECT_EQ(read.games[0]->tags().at("player.romanz"), "Anna") << "it is kept all the same";
  EXPECT_EQ(told(readAgn(agnOf(*read.games[0]), *read.games[0]).complaints), "") << "and written as it is";
}

TEST(AgnHead, NationsAreLookedForInTablesAndListsToo) {
  const Reading sheet = readText("Board,occident\nNations,4\nPlayer.Ceasar,Ben\nRound,Nation,Space,Actions\n"
                                 "1,Phoenicians,Iron,\n");
  ASSERT_EQ(sheet.complaints.size(), 1U);
  EXPECT_THAT(sheet.complaints[0].message, HasSubstr("\"ceasar\" is not a nation of this game"));
  EXPECT_EQ(sheet.complaints[0].line, 3U);
  const Reading list = readText("{\"format\": \"antike-turns\", \"version\": 1, \"board\": \"occident\", "
                                "\"nations\": 4, \"start\": {\"caesar\": \"Roma gold\"}, \"turns\": []}");
  EXPECT_EQ(list.games.size(), 0U);
  EXPECT_THAT(told(list.complaints), HasSubstr("/start/caesar: "));
}

TEST(AgnHead, OfTwoTagsOfOneNameTheLastHoldsAndItIsTold) {
  const auto with = [](const std::string& tags) { return readText(tags + kGame + "Phoenicians: Iron\n"); };
  EXPECT_EQ(told(with("[Event \"a\"]\n[Event \"a\"]\n").complaints), "");
  const Reading twice =
      with("[Event \"a\"]\n[event \"b\"]\n[Player.Romans \"Anna\"]\n[Player.R\u00f6mer \"Ben\"]\n"
           "[Stock.Romans \"m5\"]\n[Stock.Romani \"m4\"]\n");
  std::vector<std::size_t> lines;
  for (const Complaint& complaint : twice.complaints) {
    lines.push_back(complaint.line);
    EXPECT_THAT(complaint.message, HasSubstr("appears twice; the last one counts"));
  }
  EXPECT_THAT(lines, testing::UnorderedElementsAre(2U, 4U, 6U));
  ASSERT_EQ(twice.games.size(), 1U);
  EXPECT_EQ(twice.games[0]->tags().at("event"), "b");
  EXPECT_EQ(twice.games[0]->tags().at("player.romans"), "Ben");
  EXPECT_EQ(twice.games[0]->game().setup->nations[1].stock[Resource::marble], 4);
}

TEST(AgnRemarks, KeepEveryPartOfThem) {
  EventLog log = *readText(std::string(kGame) + "Phoenicians: Iron\nRomans: Gold\n").games.front();
  std::optional<Hash> last;
  for (int i = 0; i < 6; ++i) {
    Annotation remark;
    remark.event = log[i < 4 ? 5 : 2].id;
    remark.author = i % 2 == 0 ? "Ann \"the\" \\ coach]" : "Bo";
    remark.at = "2026-11-1" + std::to_string(7 - i) + "T20:15:0" + std::to_string(i) + "Z";
    remark.layer = i == 3 ? Layer::machine : Layer::human;
    remark.audience = static_cast<Audience>(i % 3);
    if (i % 2 == 1) remark.nation = "romans";
    if (i != 2) remark.glyphs = {"!?", "$36", "=", "+-"};
    remark.text = i == 1 ? "" : " {braces} [%no 7] \\ and\r\nlines; (Romans: Iron)\t$1 * \n";
    remark.marks = {Arrow{"roma", "ancona", MarkColour::red}, Ring{"atlantis", MarkColour::blue},
                    Pact{{"romans", "greeks"}, {"roma"}, 9}, Pact{{"greeks", "romans"}, {}, 1}};
    remark.tags = {"tempo-loss", "own-word"};
    if (i == 2) remark.answers = last;
    if (i == 3) remark.replaces = last;
    remark.retracted = i == 3;
    remark.id = annotationId(remark);
    last = remark.id;
    log.annotate(remark);
  }
  const agn::ReadGame read = readAgn(agnOf(log), log);
  EXPECT_EQ(told(read.complaints), "");
  EXPECT_EQ(bytesOf(*read.log), bytesOf(log)) << agnOf(log);
}

TEST(AgnRemarks, AnAuthorMayHaveBraces) {
  EventLog log = *readText(std::string(kGame) + "Phoenicians: Iron\n").games.front();
  for (const char* author : {"}", "\\}{\"]", "%board {}"}) {
    Annotation remark;
    remark.event = log[5].id;
    remark.author = author;
    remark.at = "2026-11-17T20:15:00Z";
    remark.text = "}";
    remark.id = annotationId(remark);
    log.annotate(remark);
  }
  const agn::ReadGame read = readAgn(agnOf(log), log);
  EXPECT_EQ(told(read.complaints), "");
  EXPECT_EQ(bytesOf(*read.log), bytesOf(log)) << agnOf(log);
}

TEST(AgnVariations, StandForTheTurnTheActionOrWhatFollows) {
  const Reading reading = readText(
      std::string(kGame) + "Phoenicians: Arming Antiochia L (\"other\" ... Tyros G) Petra L\n"
                           "(\"turn\" Phoenicians: Iron (\"nested\" then Romans: Marble) Romans: Gold)\n"
                           "Romans: Gold (\"later\" then Germans: Gold)\n");
  EXPECT_EQ(told(reading.complaints), "");
  const EventLog& log = *reading.games.front();
  EXPECT_EQ(log.lines().size(), 5U);
  const auto common = [&](const char* line) {
    NodeIndex node = *log.head(line);
    while (!log.isAncestorOrSelf(node, log.mainHead()))
      node = log[node].parent;
    return std::string(nameOf(log[node].event));
  };
  EXPECT_EQ(common("other"), "RondelMoved");
  EXPECT_EQ(common("turn"), "TurnBegan");
  EXPECT_EQ(common("nested"), "TurnBegan");
  EXPECT_EQ(log[*log.head("later")].seq, log[log.mainHead()].seq + 4);
  const agn::ReadGame again = readAgn(agnOf(log), log);
  EXPECT_EQ(bytesOf(*again.log), bytesOf(log));
}

TEST(AgnVariations, AreWrittenBehindWhatTheyStandForInTheOrderOfTheFile) {
  const Reading reading =
      readText("[Event \"e\"]\n[Date \"2026-11-17\"]\n[Board \"orient-ii\"]\n[Nations \"3\"]\n\n"
               "Greeks: Temple\n"
               ",correct Greeks m+1\n"
               "(\"d\" then correct Greeks i+2)\n"
               "(\"b\" ... correct Greeks i+1 (\"e\" then correct Greeks g+1)"
               " (\"ea\" ... correct Greeks g+2))\n"
               "(\"c\" ... correct Greeks i+3)\n"
               "(\"a\" then correct Greeks i+4)\n"
               ",correct Greeks m-1\n"
               "(\"f\" ... correct Greeks g+5)\n"
               ",correct Greeks m+2\n"
               "(\"g\" Greeks: Iron)\n"
               "(\"h\" Greeks: Gold, correct Greeks g+3 (\"i\" then correct Greeks g+4))\n");
  EXPECT_EQ(told(reading.complaints), "");
  const EventLog& log = *reading.games.front();
  EXPECT_THAT(agnOf(log), HasSubstr("\n1. Greeks: Temple\n"
                                    "  (\"g\" ... Iron)\n"
                                    "  (\"h\" ... Gold correct Greeks g3\n"
                                    "    (\"i\" then correct Greeks g4)\n"
                                    "    )\n"
                                    "   correct Greeks m1\n"
                                    "  (\"b\" ... correct Greeks i1\n"
                                    "    (\"e\" then correct Greeks g1)\n"
                                    "    )\n"
                                    "  (\"ea\" ... correct Greeks g2)\n"
                                    "  (\"c\" ... correct Greeks i3)\n"
                                    "   correct Greeks m-1\n"
                                    "  (\"d\" ... correct Greeks i2)\n"
                                    "  (\"a\" ... correct Greeks i4)\n"
                                    "  (\"f\" ... correct Greeks g5)\n"
                                    "   correct Greeks m2\n"));
  const agn::ReadGame again = readAgn(agnOf(log), log);
  EXPECT_EQ(recordsOf(*again.log), recordsOf(log));
}

TEST(AgnVariations, ComeBackFromEverySecondActionOfALongTurn) {
  std::string text = std::string(kGame) + "Phoenicians: Iron\n";
  for (int k = 0; k < 100; ++k)
    text += ", correct Phoenicians m+1 (then correct Phoenicians i+1), correct Phoenicians m-1\n";
  const Reading reading = readText(text);
  EXPECT_EQ(told(reading.complaints), "");
  const EventLog& log = *reading.games.front();
  EXPECT_EQ(log.lines().size(), 101U);
  const agn::ReadGame again = readAgn(agnOf(log), log);
  EXPECT_EQ(told(again.complaints), "");
  EXPECT_EQ(recordsOf(*again.log), recordsOf(log));
}

TEST(AgnVariations, ComeBackWhereThousandsEndAtOneEvent) {
  EventLog log = *readText(std::string(kGame) + "Phoenicians: Iron\nRomans: Gold\n").games.front();
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  for (int k = 0; k < 9000; ++k)
    ASSERT_TRUE(log.setLine("line " + std::to_string(k), k % 3 == 0 ? path[3] : path.back()));
  const agn::ReadGame again = readAgn(agnOf(log), log);
  EXPECT_EQ(told(again.complaints), "");
  EXPECT_EQ(recordsOf(*again.log), recordsOf(log));
}

TEST(AgnVariations, OfOneNameAreToldOneByOneAndTheFirstIsKept) {
  std::string text = std::string(kGame) + "Phoenicians: Iron\n";
  for (int k = 0; k < 50; ++k)
    text += ", correct Phoenicians m+1 (\"x\" then correct Phoenicians i+1), correct Phoenicians m-1\n";
  const Reading reading = readText(text);
  EXPECT_EQ(reading.complaints.size(), 49U);
  const EventLog& log = *reading.games.front();
  EXPECT_EQ(log.lines().size(), 2U);
  EXPECT_EQ(log[*log.head("x")].seq, log[log.mainHead()].seq - 98);
}

} // namespace
} // namespace annales
