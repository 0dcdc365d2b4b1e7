// A game that no reader would take is not written either, and the sentence says what to do.
#include "importers/sheets/sheet_writer.h"
#include "importers/turns/turns_writer.h"
#include "libreplay/log/annotation_codec.h"
#include "tests/importers/agn/round_trip.h"

#include <gmock/gmock.h>

namespace annales {
namespace {

using namespace test;
using ::testing::AllOf;
using ::testing::HasSubstr;

EventLog smallGame() {
  agn::GameSeeds seeds;
  return *agn::readGameText("[Board \"occident\"]\n[Nations \"4\"]\n\nPhoenicians: Iron\n", 1, seeds,
                            agn::boardsOf(knownShelf()), AfterMistake::stop)
              .log;
}

void remarkOn(EventLog& log, NodeIndex node, const std::string& text) {
  Annotation remark;
  remark.event = log[node].id;
  remark.author = "Eve";
  remark.at = "2026-11-17T20:15:00Z";
  remark.text = std::to_string(log.annotations().size()) + text;
  remark.id = annotationId(remark);
  log.annotate(std::move(remark));
}

std::shared_ptr<const Board> boardUnder(const EventLog& log) {
  return knownShelf().find(log.game().map->hash());
}

std::string whyNotAsAgn(const EventLog& log) {
  const auto text = agn::gameText(log, boardUnder(log));
  return text ? "written" : text.error().message;
}

TEST(LargestGames, OfMoreTextThanIsReadAreNotWritten) {
  EventLog log = smallGame();
  const std::string text(99'000, 'x');
  while (log.annotations().size() * text.size() < agn::kLongestGame)
    remarkOn(log, log.mainHead(), text);
  EXPECT_THAT(whyNotAsAgn(log), AllOf(HasSubstr("64 MiB"), HasSubstr("--format events")));
}

TEST(LargestGames, OfMoreLinesThanAreReadAreNotWritten) {
  EventLog log = smallGame();
  const NodeIndex head = log.mainHead();
  for (std::size_t k = 0; k <= agn::kMostLines; ++k)
    ASSERT_TRUE(log.setLine("line " + std::to_string(k), head));
  EXPECT_THAT(whyNotAsAgn(log), AllOf(HasSubstr("65536 lines"), HasSubstr("--format events")));
}

/// A character that AGN has as it is takes six in JSON and seven in a workbook.
TEST(LargestGames, ThatOnlyTheirFormatMakesTooLargeAreNotWrittenInIt) {
  EventLog log = smallGame();
  NodeIndex head = log.mainHead();
  const std::string text(32'000, '\x01');
  while (log.annotations().size() * text.size() * 6 < agn::kLongestGame) {
    head = log.append(head, TurnBegan{NationId(0)});
    remarkOn(log, head, text);
  }
  ASSERT_TRUE(log.setLine(kMainLine, head));
  const auto json = turns::turnsJson(log, knownShelf());
  ASSERT_FALSE(json);
  EXPECT_THAT(json.error().message, AllOf(HasSubstr("64 MiB"), HasSubstr("--format events")));
  const auto workbook = sheets::sheetXlsx(log, boardUnder(log));
  ASSERT_FALSE(workbook);
  EXPECT_THAT(workbook.error().message, AllOf(HasSubstr("at most 64"), HasSubstr("as CSV")));
}

} // namespace
} // namespace annales
