// Spreadsheets: polluted CSV reads as the clean one does, games come back from every kind of sheet, nothing
// in a cell is computed, and files that mean harm are bounded.
#include "importers/sheets/sheet_writer.h"
#include "importers/sheets/sheets_reader.h"
#include "importers/sheets/workbook.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/text/csv.h"
#include "tests/importers/sheets/polluted.h"
#include "tests/importers/turns/foreign.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <cstdlib>

namespace annales {
namespace {

using namespace test;
using ::testing::HasSubstr;

std::shared_ptr<const Board> boardOf(const EventLog& log) {
  return knownShelf().find(log.game().map->hash());
}

/// Games on boards that a sheet can name: a sheet has no room for a board.
std::vector<std::shared_ptr<const EventLog>> sheetSamples() {
  std::vector<std::shared_ptr<const EventLog>> all = sampleLogs("/samples");
  std::erase_if(all, [](const auto& log) { return boardOf(*log) == nullptr; });
  return all;
}

TEST(Sheets, PollutedFilesReadAsTheCleanOneDoes) {
  const std::vector<Polluted> sheets = pollutedSheets();
  ASSERT_GE(sheets.size(), 31U);
  const ForeignRead clean = readForeign(sheets.front().bytes);
  ASSERT_EQ(told(clean.complaints), "");
  ASSERT_EQ(clean.games.size(), 1U);
  ASSERT_GT(clean.games[0]->size(), 40U);
  ASSERT_EQ(clean.games[0]->annotations().size(), 3U);
  for (const Polluted& sheet : sheets) {
    const ForeignRead read = readForeign(sheet.bytes);
    EXPECT_EQ(read.format, "spreadsheet") << sheet.kind;
    ASSERT_FALSE(read.rejection) << sheet.kind << ": " << read.rejection->message;
    EXPECT_EQ(told(read.complaints), "") << sheet.kind << "\n" << sheet.bytes;
    ASSERT_EQ(read.games.size(), 1U) << sheet.kind;
    EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(*clean.games[0])) << sheet.kind << "\n" << sheet.bytes;
  }
}

TEST(Sheets, SamplesComeBackFromCsvAndXlsxAsTheyWere) {
  std::size_t games = 0;
  for (const auto& log : sheetSamples()) {
    for (const bool workbook : {false, true}) {
      const auto bytes =
          workbook ? sheets::sheetXlsx(*log, boardOf(*log)) : sheets::sheetCsv(*log, boardOf(*log));
      ASSERT_TRUE(bytes) << bytes.error().message;
      const ForeignRead read = readForeign(*bytes);
      ASSERT_FALSE(read.rejection) << read.rejection->message;
      EXPECT_EQ(read.format, "spreadsheet");
      EXPECT_EQ(told(read.complaints), "") << (workbook ? "" : *bytes);
      ASSERT_EQ(read.games.size(), 1U);
      EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(*log)) << (workbook ? "" : *bytes);
    }
    ++games;
  }
  EXPECT_GT(games, 4U);
}

/// A spreadsheet offers whole cells from above while one types: behind "Nations" each must be one nation.
TEST(Sheets, NationsAndCitiesHaveACellEach) {
  for (const auto& log : sheetSamples()) {
    const auto csv = sheets::sheetCsv(*log, boardOf(*log));
    if (!csv) continue;
    const std::size_t at = csv->find("\nNations,"), end = csv->find('\n', at + 1);
    ASSERT_NE(at, std::string::npos);
    const std::string row = csv->substr(at + 1, end - at - 1);
    EXPECT_THAT(row, ::testing::Not(HasSubstr("\""))) << row;
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(row, ',')), log->game().nations()) << row;
  }
}

const std::string kSheetHead = "Board,occident\r\nNations,4\r\nGame,0b7c1c1e-52a9-4d0e-9d55-3f6a2f1f7a10\r\n"
                               "Round,Nation,Space,Paid,Actions,Comment\r\n";
const std::string kIllegalSheet =
    kSheetHead + "1,Phoenicians,Iron,,,\r\n,Romans,Temple,,Roma (m2),\r\n,Germans,Gold,,,\r\n";

TEST(Sheets, AfterAMistakeTheChoiceIsTheUsers) {
  const ForeignRead stopped = readForeign(kIllegalSheet);
  ASSERT_EQ(stopped.complaints.size(), 1U);
  EXPECT_EQ(stopped.complaints[0].line, 6U);
  EXPECT_EQ(stopped.complaints[0].column, 5U);
  EXPECT_THAT(stopped.complaints[0].message, ::testing::StartsWith("E6: "));
  EXPECT_EQ(stopped.complaints[0].outcome, Complaint::Outcome::stopped);
  const ForeignRead taken = readForeign(kIllegalSheet, AfterMistake::facts);
  ASSERT_EQ(taken.complaints.size(), 1U);
  EXPECT_EQ(taken.complaints[0].outcome, Complaint::Outcome::taken);
  EXPECT_GT(taken.games[0]->size(), stopped.games[0]->size());
  const ForeignRead refused = readForeign(kIllegalSheet, AfterMistake::reject);
  ASSERT_TRUE(refused.rejection);
  EXPECT_EQ(refused.rejection->row, 6U);
}

TEST(Sheets, ACellReachesNoFurtherThanItself) {
  const ForeignRead read =
      readForeign(kSheetHead + "1,Phoenicians,Iron,,\"{never closed\",\r\n,Romans,Gold,,,\r\n");
  ASSERT_EQ(read.complaints.size(), 1U);
  EXPECT_THAT(read.complaints[0].message, HasSubstr("never closed"));
  const ForeignRead other = readForeign(kSheetHead + "1,Phoenicians,Iron,,Romans: Gold,\r\n");
  ASSERT_EQ(other.complaints.size(), 1U);
  EXPECT_THAT(other.complaints[0].message, HasSubstr("another nation"));
}

TEST(Sheets, ABlankThatDoesNotBreakIsOne) {
  const std::string head = "Player.Romans,Anna\u00a0\r\n" + kSheetHead;
  const ForeignRead plain =
      readForeign(head + "1,Phoenicians,Arming,,Antiochia L,\r\n,Romans,Iron,,,\r\n,Germans,Iron,,,\r\n"
                         ",Greeks,Iron,,,\r\n2,Phoenicians,Iron,g1,,\r\n");
  ASSERT_EQ(told(plain.complaints), "");
  std::string other = head;
  other.replace(other.find("Board"), 5, "\u00a0Board\u00a0");
  const ForeignRead read = readForeign(
      other +
      "1\u00a0,Phoenicians\u00a0,Arming\u00a0,\u00a0,Antiochia\u00a0L\u00a0,\r\n\u202f,\u00a0Romans:\u00a0,"
      "\u00a0Iron,,\u3000,\r\n,Germans\u00a0:,Iron,,,\r\n,Greeks,Iron,,,\r\n\u00a0,\u00a0,,,,\r\n"
      "2.\u00a0,Phoenicians,Iron,\u00a0( g1\u00a0),,\r\n");
  EXPECT_EQ(told(read.complaints), "");
  ASSERT_EQ(read.games.size(), 1U);
  EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(*plain.games.at(0)));
  EXPECT_EQ(read.games[0]->tags().at("player.romans"), "Anna\u00a0") << "a name is as it stands";
}

TEST(Sheets, ASumOrAResultIsAFootnote) {
  const std::string turns = "1,Phoenicians,Marble,,,\r\n,Romans,Iron,,,\r\n";
  const ForeignRead plain = readForeign(kSheetHead + turns);
  ASSERT_EQ(plain.games.size(), 1U);
  for (const std::string row :
       {"Winner,Anna", "Total,4", "Result,Anna 9,Ben 7", "Winner,Romans", "Points,9,7,3,2,,", "Sum 4,,,,,",
        "Winner,Romans,,,,by far", "\"Anna, Ben\",Cid"}) {
    const ForeignRead read = readForeign(kSheetHead + turns + "\r\n" + row + "\r\n");
    EXPECT_EQ(told(read.complaints), "") << row;
    ASSERT_EQ(read.games.size(), 1U) << row;
    EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(*plain.games[0])) << row;
  }
}

TEST(Sheets, ATurnWithASlipInItsRoundIsNoFootnote) {
  for (const std::string row : {"l,Germans,Gold,,,", "2x,Germans,Gol,,,", "Round 1,Germans,Ma,,,",
                                "?,Romans,Temmple,,,", "?,Romans,,,*build Roma,"}) {
    const ForeignRead read =
        readForeign(kSheetHead + "1,Phoenicians,Marble,,,\r\n,Romans,Iron,,,\r\n" + row + "\r\n");
    EXPECT_THAT(told(read.complaints), HasSubstr("a round must have a number from 1 to 9999")) << row;
  }
  const ForeignRead read =
      readForeign("Board,occident\r\nNations,4\r\nRound,Nation,Actions\r\n"
                  "1,Phoenicians,Marble\r\n?,Romans,\"Arming, Ancona L\"\r\nWinner,Anna\r\n");
  ASSERT_EQ(read.complaints.size(), 1U);
  EXPECT_EQ(read.complaints[0].line, 5U);
}

TEST(Sheets, SeveralGamesStandBelowOneAnother) {
  std::string two = kIllegalSheet;
  two.replace(two.find("7a10"), 4, "7a11");
  const ForeignRead read = readForeign(kSheetHead + ",Phoenicians,Iron,,,\r\n\r\n" + two);
  EXPECT_EQ(read.games.size(), 2U);
  ASSERT_EQ(read.complaints.size(), 1U);
  EXPECT_EQ(read.complaints[0].line, 12U);
}

TEST(Sheets, ACancelledGameGivesNothingToTheNext) {
  const std::string board = "Board,Occident\r\nNations,4\r\n";
  const std::string played = "Player.Greeks,Bruno\r\n\r\nRound,Nation,Space\r\n1,Phoenicians,Iron\r\n";
  for (const std::string next :
       {"Event,Played\r\nDate,2026-11-17\r\n", "Date,2026-11-17\r\nEvent,Played\r\n"}) {
    const ForeignRead read =
        readForeign("Event,Cancelled\r\nDate,2026-11-10\r\n" + board +
                    "Player.Romans,Anna\r\nSite,Hamburg\r\n\r\n" + next + board + played);
    ASSERT_EQ(read.games.size(), 2U) << next;
    EXPECT_EQ(read.games[0]->tags().at("site"), "Hamburg");
    EXPECT_EQ(read.games[1]->tags().count("site"), 0U) << next;
    EXPECT_EQ(read.games[1]->tags().count("player.romans"), 0U) << next;
    EXPECT_EQ(read.games[1]->tags().at("event"), "Played");
    EXPECT_EQ(read.games[1]->tags().at("player.greeks"), "Bruno");
  }
  const ForeignRead gap = readForeign("Event,x\r\n\r\nDate,2026-11-17\r\n\r\n" + board + played);
  EXPECT_EQ(gap.games.size(), 1U) << "an empty row alone parts no head";
}

TEST(Sheets, AResultAmongTheTagsIsOneOfThem) {
  const std::string turns = "Round,Nation,Actions\r\n1,Phoenicians,Marble\r\n";
  const ForeignRead read = readForeign("Board,Occident\r\nNations,4\r\nResult,Romans\r\n" + turns);
  ASSERT_EQ(read.games.size(), 1U);
  EXPECT_EQ(read.games[0]->tags().at("result"), "Romans");
  EXPECT_EQ(told(read.complaints), "");
}

TEST(Sheets, WhatTheGuardPutsIntoACellIsTakenOutAgain) {
  for (const std::string text :
       {"=1+1", "+m3", "-", "@a", "a;=b", "it's", "a\n-b", "x;\"=1\"", "'quoted'", "a;'b", "'=x", "''-1",
        "a;'=b", "\t=x", "'\n@", "a\n- b", "- a\n'- b", "a\n''- b"}) {
    CsvWriter csv;
    csv.text(text);
    csv.endRow();
    std::size_t at = 0;
    const std::string bytes = csv.take();
    sheets::CsvRows rows(sheets::Dialect{});
    sheets::SheetRow row;
    ASSERT_TRUE(
        rows.next([&] { return at < bytes.size() ? static_cast<unsigned char>(bytes[at++]) : -1; }, row));
    EXPECT_EQ(withoutGuards(row.cells[0]), text) << bytes;
  }
}

/// What a remark quotes is not played.
TEST(Sheets, LinesInsideQuotationMarksAreNoTurns) {
  const std::string turns =
      ",Phoenicians,Iron,,,\"Ben wanted\n,Romans,Temple\n,Germans,Temple\n,Greeks,Temple\"\r\n"
      ",Romans,Gold,,,\r\n";
  const ForeignRead read = readForeign(kSheetHead + turns);
  ASSERT_EQ(read.games.size(), 1U);
  EXPECT_TRUE(read.complaints.empty());
  EventLog log = *read.games.front();
  ASSERT_EQ(log.annotations().size(), 1U);
  EXPECT_THAT(log.annotations().front().text, testing::HasSubstr("Germans,Temple"));
  const auto sheet = sheets::sheetCsv(log, boardOf(log));
  ASSERT_TRUE(sheet);
  const ForeignRead again = readForeign(*sheet);
  ASSERT_EQ(again.games.size(), 1U);
  EXPECT_EQ(again.games.front()->id(), log.id());
  EXPECT_EQ(again.games.front()->size(), log.size());
}

std::string withSemicolons(std::string sheet) {
  std::ranges::replace(sheet, ',', ';');
  return sheet;
}

TEST(Sheets, LinesInsideQuotationMarksAreNoTurnsWhateverPartsTheCells) {
  const std::string remark =
      "\"Ben wanted\n" + kSheetHead + ",Romans,Temple\n,Germans,Temple\n,Greeks,Temple\"";
  const std::string turns = "1,Phoenicians,Iron,,," + remark + "\r\n,Romans,Gold,,,\r\n";
  const ForeignRead commas = readForeign(kSheetHead + turns);
  ASSERT_EQ(commas.games.size(), 1U);
  ASSERT_EQ(commas.games[0]->annotations().size(), 1U);
  const ForeignRead semicolons = readForeign(withSemicolons(kSheetHead + turns));
  EXPECT_EQ(told(semicolons.complaints), "");
  ASSERT_EQ(semicolons.games.size(), 1U);
  EXPECT_EQ(semicolons.games[0]->size(), commas.games[0]->size());
  // A sheet of another kind in the remark.
  std::string other = turns;
  other.replace(other.find(remark), remark.size(), withSemicolons(remark));
  const ForeignRead mixed = readForeign(kSheetHead + other);
  EXPECT_EQ(told(mixed.complaints), "");
  ASSERT_EQ(mixed.games.size(), 1U);
  EXPECT_EQ(mixed.games[0]->size(), commas.games[0]->size());
}

TEST(Sheets, LinesInsideQuotationMarksAreNoTurnsWhereAnotherMarkIsACharacter) {
  const std::string quoted = "\"Ben wanted\n" + kSheetHead + ",Germans,Temple\n,Greeks,Temple\"";
  const auto turnsWith = [](const std::string& remark) {
    return "1,Phoenicians,Iron,,,the 5\" board\r\n,Romans,Gold,,," + remark + "\r\n,Germans,Marble,,,\r\n";
  };
  const ForeignRead plain = readForeign(kSheetHead + turnsWith("\"Ben wanted\""));
  ASSERT_EQ(plain.games.size(), 1U);
  std::string other = kSheetHead + turnsWith("@"); // a sheet of another kind in the remark
  other = withSemicolons(other).replace(other.find('@'), 1, quoted);
  for (const std::string& sheet :
       {kSheetHead + turnsWith(quoted), kSheetHead + turnsWith(withSemicolons(quoted)),
        withSemicolons(kSheetHead + turnsWith(quoted)), other}) {
    const ForeignRead read = readForeign(sheet);
    EXPECT_EQ(told(read.complaints), "") << sheet;
    ASSERT_EQ(read.games.size(), 1U) << sheet;
    EXPECT_EQ(read.games[0]->size(), plain.games[0]->size()) << sheet;
    ASSERT_EQ(read.games[0]->annotations().size(), 2U) << sheet;
    EXPECT_EQ(read.games[0]->annotations()[0].text, "the 5\" board");
    EXPECT_THAT(read.games[0]->annotations()[1].text, testing::StartsWith("Ben wanted"));
  }
}

TEST(Sheets, AQuotationMarkThatNobodyClosesSwallowsNoTurns) {
  const ForeignRead read = readForeign(
      kSheetHead + "1,Phoenicians,Iron,,,\"half of it\r\n,Romans,Gold,,,\r\n,Germans,Marble,,,\r\n");
  const ForeignRead whole = readForeign(
      kSheetHead + "1,Phoenicians,Iron,,,half of it\r\n,Romans,Gold,,,\r\n,Germans,Marble,,,\r\n");
  EXPECT_EQ(told(read.complaints), "");
  ASSERT_EQ(read.games.size(), 1U);
  EXPECT_EQ(read.games[0]->size(), whole.games.at(0)->size());
  ASSERT_EQ(read.games[0]->annotations().size(), 1U);
  EXPECT_EQ(read.games[0]->annotations()[0].text, "\"half of it");
}

TEST(Sheets, ARemarkThatQuotesASheetComesBack) {
  for (const std::string game : {"1. Phoenicians: Iron ", ""}) {
    std::string lines = "A table that Ben sent me:\n" + kSheetHead;
    std::erase(lines, '\r');
    for (int i = 0; i < 9000; ++i) // further than the beginning that is looked at
      lines += "1,Romans,Temple\n";
    lines.resize(lines.size() - 1);
    const ForeignRead source =
        readForeign("[Board \"occident\"]\n[Nations \"4\"]\n" + game + "{" + lines.substr(0, 90'000) + "}\n");
    ASSERT_EQ(source.games.size(), 1U);
    const EventLog& log = *source.games[0];
    ASSERT_EQ(log.annotations().size(), 1U);
    const auto sheet = sheets::sheetCsv(log, boardOf(log));
    ASSERT_TRUE(sheet);
    const ForeignRead read = readForeign(*sheet);
    EXPECT_EQ(told(read.complaints), "") << game;
    ASSERT_EQ(read.games.size(), 1U) << game;
    EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(log)) << game;
  }
}

TEST(Sheets, HeadersComeBackAsTheyWere) {
  const EventLog log = withOddHeaders(*sheetSamples().front());
  for (const auto& bytes : {sheets::sheetCsv(log, boardOf(log)), sheets::sheetXlsx(log, boardOf(log))}) {
    ASSERT_TRUE(bytes) << bytes.error().message;
    const ForeignRead read = readForeign(*bytes);
    ASSERT_FALSE(read.rejection) << read.rejection->message;
    EXPECT_EQ(told(read.complaints), "");
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(log));
  }
}

TEST(Sheets, QuotationMarksOfAHeaderAreItsOwnUnlessTheyHoldItsBlanks) {
  const auto valueOf = [](const std::string& cell) {
    const ForeignRead read =
        readForeign("Event,\"" + cell + "\"\r\n" + kSheetHead + "1,Phoenicians,Iron,,,\r\n");
    return read.games.empty() ? "none" : tagOf(read.games[0]->tags(), "event");
  };
  EXPECT_EQ(valueOf(R"(""The big one"")"), R"("The big one")");
  EXPECT_EQ(valueOf(R"( Club )"), "Club");
  EXPECT_EQ(valueOf(R"("" Club "")"), " Club ");
  EXPECT_EQ(valueOf(R"( "" Club "" )"), " Club ");
  EXPECT_EQ(valueOf(R"(""""Club"")"), R"(""Club")"); // nothing that is written so
}

TEST(Sheets, ARowThatNoSheetCouldBeReadWithIsRefused) {
  EventLog log = *sheetSamples().front();
  for (int i = 0; i < 50; ++i) {
    Annotation remark;
    remark.event = log[log.mainHead()].id;
    remark.author = "Eve";
    remark.at = "2026-11-17T20:15:00Z";
    remark.text = std::to_string(i) + std::string(95'000, 'x');
    remark.id = annotationId(remark);
    log.annotate(remark);
  }
  const auto sheet = sheets::sheetCsv(log, boardOf(log));
  ASSERT_FALSE(sheet);
  EXPECT_THAT(sheet.error().message, testing::HasSubstr("too long for a sheet"));
}

/// Of the game's workbook.
void readFirstRow(const EventLog& log, sheets::SheetRow& first) {
  const auto bytes = sheets::sheetXlsx(log, boardOf(log));
  ASSERT_TRUE(bytes);
  auto rows = sheets::rowsOfWorkbook(*bytes);
  ASSERT_TRUE(rows) << rows.error().message;
  ASSERT_TRUE(rows->next(first));
}

TEST(Sheets, CharactersThatAWorkbookEscapesComeBack) {
  EventLog log = *sheetSamples().front();
  const std::string text = "bell \a, escape \x1b, _x0041_, _x0041_x0042_, _x005F_, _xyz_";
  log.setTag("event", text);
  sheets::SheetRow first;
  ASSERT_NO_FATAL_FAILURE(readFirstRow(log, first));
  EXPECT_EQ(first.cells[1], text);
}

TEST(Sheets, NoCellOfAWorkbookIsAFormula) {
  EventLog log = *sheetSamples().front();
  log.setTag("event", "=HYPERLINK(\"http://x\")");
  sheets::SheetRow first;
  ASSERT_NO_FATAL_FAILURE(readFirstRow(log, first));
  EXPECT_EQ(first.cells[1], "=HYPERLINK(\"http://x\")"); // as a text: a formula would have no value here
}

// Packed files that mean harm.

/// The directory of a packed file claims whatever it likes.
std::string withUnpackedSize(std::string bytes, std::uint32_t size) {
  const std::size_t entry = bytes.find("PK\x01\x02");
  for (std::size_t i = 0; i < 4; ++i)
    bytes[entry + 24 + i] = static_cast<char>(size >> (8 * i));
  return bytes;
}

/// A changed digit of an amount would be another game.
TEST(Sheets, AWorkbookWithAWrongChecksumIsRefused) {
  const auto log = sheetSamples().front();
  std::string bytes = *sheets::sheetXlsx(*log, boardOf(*log));
  std::size_t entry = bytes.find("PK\x01\x02");
  while (bytes.substr(entry + 46, 24) != "xl/worksheets/sheet1.xml") {
    entry = bytes.find("PK\x01\x02", entry + 1);
    ASSERT_NE(entry, std::string::npos);
  }
  bytes[entry + 16] = static_cast<char>(bytes[entry + 16] ^ 1); // the checksum in the directory
  const auto rows = sheets::rowsOfWorkbook(bytes);
  ASSERT_FALSE(rows);
  EXPECT_THAT(rows.error().message, HasSubstr("damaged"));
}

TEST(Sheets, PackedFilesThatMeanHarmAreRefusedAndSayWhy) {
  const auto log = sheetSamples().front();
  const std::string fine = *sheets::sheetXlsx(*log, boardOf(*log));
  ASSERT_TRUE(sheets::rowsOfWorkbook(fine));
  const auto refusal = [](const std::string& bytes) {
    const auto rows = sheets::rowsOfWorkbook(bytes);
    return rows ? std::string("read") : rows.error().message;
  };
  EXPECT_THAT(refusal(withUnpackedSize(fine, 4'000'000'000U)), HasSubstr("unpacked, this workbook has"));
  EXPECT_THAT(refusal(std::string(sheets::kLargestWorkbook + 1, 'P')), HasSubstr("save the sheet as CSV"));
  EXPECT_THAT(refusal("PK\x03\x04"), HasSubstr("damaged"));
  EXPECT_THAT(refusal(""), HasSubstr("damaged"));
  for (std::size_t cut = 1; cut < fine.size(); cut += fine.size() / 40)
    EXPECT_THAT(refusal(fine.substr(0, cut)), HasSubstr("damaged")) << cut;
  // Bytes changed anywhere: read or refused, and nothing else.
  for (std::size_t at = 0; at < fine.size(); at += 37) {
    std::string changed = fine;
    changed[at] = static_cast<char>(changed[at] ^ 0x55);
    EXPECT_FALSE(refusal(changed).empty());
  }
}

TEST(Sheets, ARowWithoutAnEndIsRefused) {
  const ForeignRead read = readForeign(kSheetHead + "1,Phoenicians,Iron,,,\"" + std::string(5U << 20U, 'x'));
  ASSERT_TRUE(read.rejection);
  EXPECT_THAT(read.rejection->message, HasSubstr("quotation mark"));
  EXPECT_EQ(read.rejection->row, 5U);
}

TEST(Sheets, ASheetWithoutColumnsSaysWhichItNeeds) {
  sheets::SheetsReader reader(ReadRequest{.shelf = knownShelf()});
  std::istringstream in("a,b,c\r\n1,2,3\r\n");
  ASSERT_FALSE(reader.read(in));
  ASSERT_EQ(reader.complaints().size(), 1U);
  EXPECT_THAT(reader.complaints()[0].message, HasSubstr("Round, Nation, Space, Paid, Actions, Comment"));
}

// LibreOffice as an independent reader.

class Office {
public:
  Office() : name_((std::filesystem::temp_directory_path() / "annales-office-XXXXXX").string()) {
    if (::mkdtemp(name_.data()) == nullptr) throw std::runtime_error("no temporary folder");
  }
  ~Office() {
    std::error_code ignored;
    std::filesystem::remove_all(name_, ignored);
  }
  [[nodiscard]] static bool isThere() { return std::system("command -v soffice >/dev/null 2>&1") == 0; }
  void write(const std::string& file, const std::string& bytes) const {
    std::ofstream(name_ + "/" + file, std::ios::binary) << bytes;
  }
  /// Empty where it cannot.
  [[nodiscard]] std::string convert(const std::string& file, const std::string& to,
                                    const std::string& filter) const {
    const std::string run = "cd " + name_ + " && HOME=" + name_ +
                            " timeout 240 soffice --headless --norestore -env:UserInstallation=file://" +
                            name_ + "/profile --convert-to '" + to + filter + "' --outdir out " + file +
                            " >/dev/null 2>&1";
    if (std::system(run.c_str()) != 0) return {};
    std::ifstream in(name_ + "/out/" + file.substr(0, file.find('.')) + "." + to, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

private:
  std::string name_;
};

std::vector<std::vector<std::string>> cellsOfCsv(const std::string& bytes) {
  std::vector<std::vector<std::string>> all;
  sheets::CsvRows rows(sheets::Dialect{});
  sheets::SheetRow row;
  std::size_t at = bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  while (rows.next([&] { return at < bytes.size() ? static_cast<unsigned char>(bytes[at++]) : -1; }, row)) {
    while (!row.cells.empty() && row.cells.back().empty())
      row.cells.pop_back();
    for (std::string& cell : row.cells)
      cell = withoutGuards(cell);
    if (!row.cells.empty()) all.push_back(row.cells);
  }
  return all;
}

TEST(Sheets, LibreOfficeOpensThemWithEqualCells) {
  if (!Office::isThere())
    GTEST_SKIP() << "LibreOffice is not installed: libreoffice-calc-nogui has what is needed";
  const std::string kUtf8 = ":Text - txt - csv (StarCalc):44,34,76,1"; // commas, double quotes, UTF-8
  for (const auto& log : sheetSamples()) {
    if (log->size() < 300 || log->annotations().empty()) continue;
    const Office office;
    const auto csv = sheets::sheetCsv(*log, boardOf(*log));
    const auto xlsx = sheets::sheetXlsx(*log, boardOf(*log));
    ASSERT_TRUE(csv && xlsx);
    office.write("game.xlsx", *xlsx);
    const std::string theirs = office.convert("game.xlsx", "csv", kUtf8);
    ASSERT_FALSE(theirs.empty());
    EXPECT_EQ(cellsOfCsv(theirs), cellsOfCsv(*csv));
    // What it writes itself is the same game.
    const std::string ods = office.convert("game.xlsx", "ods", "");
    ASSERT_FALSE(ods.empty());
    for (const std::string& bytes : {ods, theirs}) {
      const ForeignRead read = readForeign(bytes);
      ASSERT_FALSE(read.rejection) << read.rejection->message;
      EXPECT_EQ(told(read.complaints), "");
      ASSERT_EQ(read.games.size(), 1U);
      EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(*log));
    }
    return;
  }
  FAIL() << "no sample is large enough";
}

} // namespace
} // namespace annales
