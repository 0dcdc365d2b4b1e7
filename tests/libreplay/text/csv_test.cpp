// Tables that a spreadsheet opens: what is quoted, what is a number, and that nothing in them computes.
#include "libreplay/text/csv.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

std::string cell(std::string_view text) {
  CsvWriter csv;
  csv.text(text);
  return csv.take();
}

TEST(Csv, RowsEndAsTheRfcSays) {
  CsvWriter csv;
  csv.row({"event", "sentence"});
  csv.number(7).text("Romans pay").endRow();
  csv.nothing().nothing().endRow();
  EXPECT_EQ(csv.take(), "event,sentence\r\n7,Romans pay\r\n,\r\n");
  EXPECT_EQ(csv.take(), "");
}

TEST(Csv, QuotesOnlyWhatNeedsThem) {
  EXPECT_EQ(cell("Römer"), "Römer");
  EXPECT_EQ(cell("one, two"), "\"one, two\"");
  EXPECT_EQ(cell("say \"so\""), "\"say \"\"so\"\"\"");
  EXPECT_EQ(cell("two\nlines"), "\"two\nlines\"");
  EXPECT_EQ(cell(" room "), "\" room \"");
  EXPECT_EQ(cell(""), "");
}

TEST(Csv, NoTextIsAFormula) {
  for (const std::string begin : {"=", "+", "-", "@"})
    EXPECT_EQ(cell(begin + "1"), "'" + begin + "1");
  EXPECT_EQ(cell("\t1"), "\"'\t1\"");
  EXPECT_EQ(cell("\r1"), "\"'\r1\"");
  EXPECT_EQ(cell("\n1"), "\"'\n1\"");
  EXPECT_EQ(cell("=1,2"), "\"'=1,2\"");
  EXPECT_EQ(cell("1=1"), "1=1") << "only at the beginning";
}

TEST(Csv, NoTextIsAFormulaForWhoSplitsAtSemicolons) {
  EXPECT_EQ(cell("one; two"), "\"one; two\"");
  EXPECT_EQ(cell("look;=1+1"), "\"look;'=1+1\"");
  EXPECT_EQ(cell("look;\"=1+1"), "\"look;'\"\"=1+1\"");
  EXPECT_EQ(cell("a\t@b"), "\"a\t'@b\"");
  EXPECT_EQ(cell("a\n-b"), "\"a\n'-b\"");
}

TEST(Csv, WideSignsAreGuardedToo) {
  EXPECT_EQ(cell("＝1"), "'＝1");
  EXPECT_EQ(cell("＠x"), "'＠x");
}

TEST(Csv, NumbersStayNumbers) {
  CsvWriter csv;
  csv.number(-3).number(0).number(1'000'000'000'000).endRow();
  EXPECT_EQ(csv.take(), "-3,0,1000000000000\r\n");
}

/// A remark with a list is read by people.
TEST(Csv, AListHasNoApostrophesInside) {
  EXPECT_EQ(cell("Plan:\n- sail to Roma (2 galleys)\n- trade!\n+ wait"),
            "\"Plan:\n- sail to Roma (2 galleys)\n- trade!\n+ wait\"");
  EXPECT_EQ(cell("- sail\n- trade"), "\"'- sail\n- trade\"") << "the first would be computed";
}

TEST(Csv, ALineThatCouldBeComputedElsewhereIsNoList) {
  for (const char* line : {"-1+2", "-b", "=SUM(A1)", "- HYPERLINK(A1)", "- WEBSERVICE (A1)",
                           "- cmd|' /C calc'!A0", "- =1", "- +1", "- a SUM(A1)"})
    EXPECT_EQ(cell(std::string("a\n") + line), std::string("\"a\n'") + line + "\"") << line;
}

} // namespace
} // namespace annales
