// Files as they come by mail, from web pages and out of other programs: the game is read, and what is no part
// of it is told with its line.
#include "importers/readers/format.h"
#include "libreplay/log/written_date.h"
#include "tests/importers/agn/round_trip.h"

#include <gmock/gmock.h>

#include <fstream>

namespace annales {
namespace {

using namespace test;
using testing::HasSubstr;

struct StrangeRead {
  std::string format, told;
  std::vector<std::shared_ptr<const EventLog>> games;
  bool rejected = false;
};

StrangeRead readStrange(const std::string& text, const std::string& name = {}) {
  AnyReader reader(ReadRequest{.shelf = knownShelf(), .name = name});
  std::istringstream in(text);
  StrangeRead read;
  read.rejected = reader.read(in).has_value();
  read.format = reader.format()->extension;
  read.told = told(reader.complaints());
  for (GameNumber g = 0; !read.rejected && g < reader.games(); ++g)
    read.games.push_back(*reader.game(g));
  return read;
}

const std::string kTags = "[Event \"Club evening\"]\n[Date \"2026-11-17\"]\n[Board \"Occident\"]\n"
                          "[Nations \"Phoenicians, Romans, Germans, Greeks\"]\n[Player.Romans \"Anna\"]\n";
const std::string kTurns =
    "\n1. Phoenicians: Arming Antiochia L, Petra L\nRomans: Arming Ancona L, Carales G\n"
    "Germans: Gold\nGreeks: Arming Athens L, Knossos G\n2. Phoenicians: Iron (g1)\n"
    "Romans: Iron (g1)\nGermans: Marble\n"
    "Greeks: Maneuver-2 L Athens>Pella, G Knossos>Alexandria, found Alexandria\n";
const std::string kSound = kTags + kTurns;

std::string logOf(const std::string& text) {
  return bytesOf(*readStrange(text).games.at(0));
}

TEST(AgnStrangeFiles, ALineAboveTheHeadLosesNoGame) {
  const std::string sound = logOf(kSound);
  for (const std::string above : {"Games of the autumn\n", "# Games of the autumn\n", "----------\n",
                                  "\"Vereinsabend\"\n", "{Games of the autumn}\n", "; Games of the autumn\n",
                                  "```\n", "<html><body><pre>\n", "{two\nlines}\n", "Anna's \"evening\n",
                                  "From: Anna <anna@example.org>\nDate: Tue, 17 Nov 2026\n\nHi all,\n",
                                  "1 game, 4 players; Occident\n", "{never closed\n", "Round,Nation\n"}) {
    const StrangeRead read = readStrange(above + kSound);
    EXPECT_EQ(read.format, ".agn") << above;
    ASSERT_EQ(read.games.size(), 1U) << above << read.told;
    EXPECT_EQ(bytesOf(*read.games[0]), sound) << above;
    EXPECT_THAT(read.told, testing::StartsWith("1:1: ")) << above;
    EXPECT_EQ(read.told.find('\n'), read.told.size() - 1) << read.told;
  }
}

TEST(AgnStrangeFiles, WhatStandsBelowTheLastTurnIsToldAndTheTurnIsWhole) {
  const std::string sound = logOf(kSound);
  for (const std::string below : {"\n-- \nAnna\n", "\nRegards, Anna\n", "```\n", "</pre></body></html>\n",
                                  "----------\n", "\nGame 2\n", "\n*\n", "1-0\n", " 1/2-1/2\n", " *\n"}) {
    const StrangeRead read = readStrange(kSound + below);
    ASSERT_EQ(read.games.size(), 1U) << below << read.told;
    EXPECT_EQ(bytesOf(*read.games[0]), sound) << below << read.told;
    EXPECT_NE(read.told, "") << below;
  }
  for (const std::string below : {"\x1A", "\n\x1A\n", "{}\n", ";\n"}) {
    const StrangeRead read = readStrange(kSound + below);
    ASSERT_EQ(read.games.size(), 1U) << below << read.told;
    EXPECT_EQ(bytesOf(*read.games[0]), sound) << below;
    EXPECT_EQ(read.told, "") << below;
  }
}

TEST(AgnStrangeFiles, AMistakeInTheLastTurnIsNoSignature) {
  for (const std::string last : {"\nRomanz: Iron\n", "\nRomans Iron\n", "\nfound Rma\n"}) {
    AnyReader reader(ReadRequest{.shelf = knownShelf()});
    std::istringstream in(kSound + last);
    ASSERT_FALSE(reader.read(in));
    ASSERT_FALSE(reader.complaints().empty()) << last;
    EXPECT_EQ(reader.complaints().back().outcome, Complaint::Outcome::stopped) << last;
  }
}

TEST(AgnStrangeFiles, AQuotedReplyIsRead) {
  std::string quoted = "Anna wrote:\n\n";
  std::istringstream lines(kSound);
  for (std::string line; std::getline(lines, line);)
    quoted += "> " + line + "\n";
  const StrangeRead read = readStrange(quoted);
  ASSERT_EQ(read.games.size(), 1U) << read.told;
  EXPECT_EQ(bytesOf(*read.games[0]), logOf(kSound));
  EXPECT_THAT(read.told, HasSubstr("quoted as in a reply"));
}

TEST(AgnStrangeFiles, AWebPageIsRead) {
  std::string page = "<html><body>\n";
  std::istringstream lines(kSound);
  for (std::string line; std::getline(lines, line);) {
    for (std::size_t at = 0; (at = line.find('>', at)) != std::string::npos; at += 4)
      line.replace(at, 1, "&gt;");
    page += line + "<br>\n";
  }
  const StrangeRead read = readStrange(page + "</body></html>\n");
  ASSERT_EQ(read.games.size(), 1U) << read.told;
  EXPECT_EQ(bytesOf(*read.games[0]), logOf(kSound)) << read.told;
}

TEST(AgnStrangeFiles, ATagWithoutMarksIsReadWhereItIsClear) {
  const std::string sound = logOf("[Site \"Hamburg\"]\n" + kSound);
  for (const std::string tag : {"[Site Hamburg]", "[Site \"Hamburg]", "[Site Hamburg\"]", "[Site \"Hamburg",
                                "[Site 'Hamburg']", "[Site: \"Hamburg\"]", "[Site=Hamburg]"}) {
    const StrangeRead read = readStrange(tag + "\n" + kSound);
    ASSERT_EQ(read.games.size(), 1U) << tag << read.told;
    EXPECT_EQ(bytesOf(*read.games[0]), sound) << tag;
    EXPECT_THAT(read.told, testing::StartsWith("1:1: a quotation mark or bracket")) << tag;
    EXPECT_EQ(read.told.find('\n'), read.told.size() - 1) << read.told;
    std::string middle = kSound;
    middle.insert(middle.find("[Board"), tag + "\n");
    const StrangeRead inside = readStrange(middle);
    ASSERT_EQ(inside.games.size(), 1U) << tag << inside.told;
    EXPECT_EQ(inside.games[0]->tags().at("site"), "Hamburg") << tag;
    EXPECT_THAT(inside.told, testing::StartsWith("3:1: a quotation mark or bracket")) << tag;
  }
}

TEST(AgnStrangeFiles, ATagThatCannotBeReadLosesNoOtherTag) {
  for (const std::string tag : {"[Site \"Hamburg] [Round \"3\"]", "[Site \"a\" [b] \"c\"]",
                                "[[Site \"Hamburg\"]]", "[Site a [b] c]", "(Site \"Hamburg\")"}) {
    std::string text = kSound;
    text.insert(text.find("[Board"), tag + "\n");
    const StrangeRead read = readStrange(text);
    ASSERT_EQ(read.games.size(), 1U) << tag << read.told;
    EXPECT_EQ(bytesOf(*read.games[0]), logOf(kSound)) << tag << read.told;
    EXPECT_THAT(read.told, testing::StartsWith("3:1: this line")) << tag;
  }
}

TEST(AgnStrangeFiles, ATagThatIsNeverClosedEndsBeforeTheNextOne) {
  std::string text = kSound;
  text.insert(text.find("[Board"), "[Site \"Hamburg\nat Anna's\n");
  const StrangeRead read = readStrange(text);
  ASSERT_EQ(read.games.size(), 1U) << read.told;
  EXPECT_EQ(read.games[0]->tags().at("site"), "Hamburg") << read.told;
  EXPECT_EQ(read.games[0]->tags().at("player.romans"), "Anna");
  EXPECT_THAT(read.told, HasSubstr("4:1: this line"));
}

TEST(AgnStrangeFiles, AForbiddenCharacterIsNamedWithItsLine) {
  AnyReader reader(ReadRequest{.shelf = knownShelf()});
  std::istringstream in(kSound + std::string(1, '\0'));
  const auto rejection = reader.read(in);
  ASSERT_TRUE(rejection);
  EXPECT_EQ(rejection->row, static_cast<std::size_t>(std::ranges::count(kSound, '\n')) + 1);
}

TEST(AgnStrangeFiles, WhatIsPlayedBeforeTheFirstTurnIsNotSkipped) {
  for (const std::string before :
       {"1.\n", "round 1\n", "correct Phoenicians m+1\n", "\n\n1.\n\n", "{remark}\n", "; remark\n"}) {
    std::string text = kSound;
    text.insert(text.find("\n1. ") + 1, before);
    const StrangeRead read = readStrange(text);
    ASSERT_EQ(read.games.size(), 1U) << before;
    EXPECT_EQ(read.told, "") << before;
  }
  const std::string duellum =
      "[Event \"d\"]\n[Date \"2026\"]\n[Board \"rome-carthage\"]\n[Rules \"Duellum\"]\n[Nations \"2\"]\n\n";
  const StrangeRead cards =
      readStrange(duellum + "reveal Earthquake, reveal Academy, reveal Burglary\n" + duellum);
  ASSERT_EQ(cards.games.size(), 2U) << cards.told;
  EXPECT_EQ(cards.games[0]->size(), 4U) << cards.told;
}

TEST(AgnStrangeFiles, ALineAmongTheTagsIsTold) {
  for (const std::string line : {"Hamburg, at Anna's\n", "; a comment\n", "{a remark}\n", "----\n"}) {
    std::string text = kSound;
    text.insert(text.find("[Board"), line);
    const StrangeRead read = readStrange(text);
    ASSERT_EQ(read.games.size(), 1U) << line << read.told;
    EXPECT_EQ(bytesOf(*read.games[0]), logOf(kSound)) << line;
    EXPECT_THAT(read.told, testing::StartsWith("3:1: this line")) << line;
  }
}

TEST(AgnStrangeFiles, HeadAndTurnsMayStandOnOneLine) {
  std::string one = kSound;
  std::replace(one.begin(), one.end(), '\n', ' ');
  std::string other = one;
  other.replace(other.find("2026-11-17"), 10, "2026-11-18");
  for (const std::string& text : {one + "\n" + other, one + other, one + "\x1A\xEF\xBB\xBF" + other}) {
    const StrangeRead read = readStrange(text);
    ASSERT_EQ(read.games.size(), 2U) << read.told;
    EXPECT_EQ(bytesOf(*read.games[0]), logOf(kSound));
    EXPECT_EQ(read.games[1]->size(), read.games[0]->size());
  }
}

TEST(AgnStrangeFiles, JoinedFilesAreTheirGames) {
  std::string other = kSound;
  other.replace(other.find("2026-11-17"), 10, "2026-11-18");
  for (const std::string between : {"\xEF\xBB\xBF", "\x1A", "----------\n", "==> second.agn <==\n",
                                    "# Game 2\n", "\n\nGame 2\n\n", "--- second.agn ---\n"}) {
    const StrangeRead read = readStrange(kSound + between + other);
    ASSERT_EQ(read.games.size(), 2U) << between << read.told;
    EXPECT_EQ(bytesOf(*read.games[0]), logOf(kSound)) << between << read.told;
    EXPECT_EQ(bytesOf(*read.games[1]), logOf(other)) << between;
  }
}

TEST(AgnStrangeFiles, ACancelledGameGivesNothingToTheNext) {
  const std::string cancelled = "[Event \"Cancelled evening\"]\n[Date \"2026-11-10\"]\n[Board \"Occident\"]\n"
                                "[Nations \"4\"]\n[Player.Romans \"Anna\"]\n[Site \"Hamburg\"]\n"
                                "[Rating.Romans \"1900\"]\n";
  const std::string played = "[Event \"Played evening\"]\n[Date \"2026-11-17\"]\n[Board \"Occident\"]\n"
                             "[Nations \"4\"]\n[Player.Greeks \"Bruno\"]\n\n1. Phoenicians: Iron\n";
  for (const std::string between : {"\n", "", "\n(cancelled)\n\n", "----\n", "rained off\n"}) {
    const StrangeRead read = readStrange(cancelled + between + played);
    ASSERT_EQ(read.games.size(), 2U) << between << read.told;
    EXPECT_EQ(read.games[1]->tags().count("site"), 0U);
    EXPECT_EQ(read.games[1]->tags().count("player.romans"), 0U);
    EXPECT_EQ(read.games[1]->tags().at("event"), "Played evening");
    EXPECT_EQ(bytesOf(*read.games[1]), logOf(played));
    EXPECT_EQ(read.games[0]->tags().at("site"), "Hamburg");
  }
  const StrangeRead gap =
      readStrange("[Event \"a\"]\n[Date \"2026\"]\n\n[Board \"Occident\"]\n[Nations \"4\"]\n");
  EXPECT_EQ(gap.games.size(), 1U) << "an empty line alone parts no head";
}

TEST(AgnStrangeFiles, TheEndingCounts) {
  EXPECT_EQ(formatOf("Round,Nation,Space,Paid,Actions,Comment\n", "a.AGN").extension, ".agn");
  EXPECT_EQ(formatOf("{\"rec\":\"map\"}", "a.agn").extension, ".antike.jsonl");
  EXPECT_EQ(formatOf("Round,Nation,Space,Paid,Actions,Comment\n", "a.csv").extension, ".csv");
}

TEST(AgnStrangeFiles, HostileLinesEnd) {
  for (const std::string piece : {"[Event \"", "[Event x", "{[Event \"x\"]\n", "> > > ", "<", "&quot;[",
                                  "[a\xE2\x80\x9C", "x [Event \"x\"] "}) {
    std::string text;
    while (text.size() < 400'000)
      text += piece;
    readStrange(text);
    readStrange(kSound + text);
  }
  EXPECT_TRUE(readStrange(std::string("a\0b\n", 4) + kSound).rejected);
}

TEST(AgnResult, IsCheckedAgainstTheEnd) {
  const auto with = [](const std::string& result, const std::string& end) {
    return readStrange("[Result \"" + result + "\"]\n" + kSound + end).told;
  };
  EXPECT_EQ(with("Romans", ""), "") << "not over";
  EXPECT_EQ(with("Romans", "game abandoned Romans\n"), "");
  EXPECT_EQ(with("R\u00f6mer", "game abandoned Romans\n"), "");
  EXPECT_EQ(with("Anna", "game abandoned Romans\n"), "");
  EXPECT_THAT(with("Greeks", "game abandoned Romans\n"), HasSubstr("1:1: the tag Result says"));
  EXPECT_THAT(with("Anna", "game abandoned Greeks\n"), HasSubstr("1:1: the tag Result says"));
  EXPECT_THAT(with("Romans", "game agreed\n"), HasSubstr("no nation won"));
}

TEST(AgnRemarks, AClockStaysInTheText) {
  const StrangeRead read = readStrange(kTags + "\nPhoenicians: Iron {[%clk 0:45:10] slow}\n");
  EXPECT_EQ(read.told, "");
  ASSERT_EQ(read.games.at(0)->annotations().size(), 1U);
  EXPECT_EQ(read.games[0]->annotations()[0].text, "[%clk 0:45:10] slow");
  EXPECT_THAT(agnOf(*read.games[0]), HasSubstr("Iron {[%clk 0:45:10] slow}"));
  for (const std::string text :
       {"{[%clk 0:45:10] slow}", "{[%clk 1]}", "{[%clk 0:45][%emt 0:02] x}", "{x [%emt 2]}",
        "{\\[%clk x] no clock}", "{[%clk 1]\\n\\ x}", "{[%clk 1][%tags open]  y}"}) {
    const StrangeRead clock = readStrange(kTags + "\nPhoenicians: Iron " + text + "\n");
    EXPECT_EQ(clock.told, "") << text;
    EXPECT_EQ(bytesOf(*readStrange(agnOf(*clock.games.at(0))).games.at(0)), bytesOf(*clock.games[0])) << text;
  }
}

TEST(AgnDates, AreReadAsPeopleWriteThem) {
  for (const char* text : {"2026-11-17",
                           "17.11.2026",
                           "17. 11. 2026",
                           "2026.11.17",
                           "2026/11/17",
                           "17/11/2026",
                           "11/17/2026",
                           "17-11-2026",
                           "20261117",
                           "17. November 2026",
                           "17 Nov 2026",
                           "17. Nov. 2026",
                           "17-Nov-2026",
                           "November 17, 2026",
                           "Nov 17th, 2026",
                           "Nov. 17 2026",
                           "the 17th of November 2026",
                           "2026 November 17",
                           "2026-Nov-17",
                           "Dienstag, den 17. November 2026",
                           "Tue, 17 Nov 2026",
                           "Di 17.11.2026",
                           " 17.11.2026 ",
                           "17.\u00a0November\u00a02026",
                           "2026\u201311\u201317"}) {
    const auto read = writtenDate(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(read->date, "2026-11-17") << text;
    EXPECT_TRUE(read->whole) << text;
  }
  for (const auto& [text, date] :
       std::vector<std::pair<std::string, std::string>>{{"2026-1-7", "2026-01-07"},
                                                        {"7.1.2026", "2026-01-07"},
                                                        {"5/5/2026", "2026-05-05"},
                                                        {"1. M\u00e4rz 2026", "2026-03-01"},
                                                        {"3. Maerz 2026", "2026-03-03"},
                                                        {"J\u00e4nner 2026", "2026-01"},
                                                        {"2026", "2026"},
                                                        {"2026-11", "2026-11"},
                                                        {"11.2026", "2026-11"},
                                                        {"11/2026", "2026-11"},
                                                        {"November 2026", "2026-11"},
                                                        {"2026.??.??", "2026"},
                                                        {"2026.11.??", "2026-11"},
                                                        {"Dez 2026", "2026-12"}}) {
    const auto read = writtenDate(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(read->date, date) << text;
  }
  for (const char* text : {"2026-11-17 19:30", "2026-11-17T19:30:00Z", "Tue, 17 Nov 2026 21:03:11 +0100",
                           "17.11.2026, 19.30 Uhr", "17. November 2026 um 19:30 Uhr"}) {
    const auto read = writtenDate(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(read->date, "2026-11-17") << text;
    EXPECT_FALSE(read->whole) << text;
  }
  for (const char* text :
       {"5/6/2026", "05-06-2026", "17.11.26", "31.2.2026", "yesterday", "", "2026-13-01", "Mon, 17 Nov 2026",
        "Ma 2026", "17.11", "17.11.2026 or later", "32.1.2026", "2026-11/17", "0.0.2026", "99999999"})
    EXPECT_FALSE(writtenDate(text)) << text;
}

TEST(AgnDates, ThatMeanOneDayAreTheSameGame) {
  const auto with = [](const std::string& date) {
    return readStrange("[Event \"D02\"]\n[Date \"" + date +
                       "\"]\n[Board \"Occident\"]\n[Nations \"4\"]\n1. Phoenicians: Iron {hi}\n");
  };
  const std::string sound = bytesOf(*with("2026-11-17").games.at(0));
  for (const char* date : {"17.11.2026", "2026.11.17", "November 17, 2026"}) {
    const StrangeRead read = with(date);
    EXPECT_EQ(read.told, "") << date;
    EXPECT_EQ(bytesOf(*read.games.at(0)), sound) << date;
  }
  const StrangeRead either = with("5/6/2026");
  EXPECT_THAT(either.told, HasSubstr("2:1: \"5/6/2026\" could mean several days"));
  EXPECT_EQ(either.games.at(0)->tags().count("date"), 0U);
  EXPECT_EQ(either.games[0]->tags().at("date-written"), "5/6/2026");
}

} // namespace
} // namespace annales
