#include "importers/sheets/workbook.h"
#include "tests/importers/sheets/packed.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace annales {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using Cells = std::vector<std::string>;

std::vector<Cells> cellsOf(const std::string& zip) {
  auto rows = sheets::rowsOfWorkbook(zip);
  std::vector<Cells> all;
  if (!rows) return {{rows.error().message}};
  for (sheets::SheetRow row; rows->next(row);)
    all.push_back(row.cells);
  return all;
}

struct Xlsx {
  std::string rows, texts, properties;
  [[nodiscard]] std::string zip() const {
    const std::string relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    return test::zipOf(
        {{"xl/workbook.xml",
          "<workbook xmlns='m' xmlns:r='" + relation + "'>" + properties +
              "<sheets><sheet name='one' r:id='a'/><sheet name='two' r:id='b'/></sheets></workbook>"},
         {"xl/_rels/workbook.xml.rels",
          "<Relationships><Relationship Id='b' Target='worksheets/two.xml'/>"
          "<Relationship Id='a' Target='/xl/worksheets/one.xml'/><Relationship Id='c' Type='" +
              relation + "/sharedStrings' Target='texts.xml'/><Relationship Id='d' Type='" + relation +
              "/styles' Target='styles.xml'/></Relationships>"},
         {"xl/texts.xml", "<sst>" + texts + "</sst>"},
         {"xl/styles.xml", "<styleSheet><numFmts><numFmt numFmtId='165' formatCode='[Red]yyyy\\-mm\\-dd'/>"
                           "<numFmt numFmtId='166' formatCode='0&quot; "
                           "days&quot;'/></numFmts><cellStyleXfs><xf numFmtId='14'/></cellStyleXfs>"
                           "<cellXfs><xf numFmtId='0'/><xf numFmtId='165'/><xf numFmtId='166'/><xf "
                           "numFmtId='14'/></cellXfs></styleSheet>"},
         {"xl/worksheets/one.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"},
         {"xl/worksheets/two.xml",
          "<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>"}});
  }
};

std::string odsOf(const std::string& rows) {
  const std::string names = "urn:oasis:names:tc:opendocument:xmlns:";
  return test::zipOf(
      {{"content.xml", "<o:document xmlns:o='" + names + "office:1.0' xmlns:t='" + names +
                           "table:1.0' xmlns:x='" + names + "text:1.0'><t:table>" + rows +
                           "</t:table><t:table><t:table-row><t:table-cell><x:p>other</x:p></t:table-cell>"
                           "</t:table-row></t:table></o:document>"}});
}

TEST(Workbook, CellsOfXlsxAreReadInEveryForm) {
  const Xlsx xlsx{"<row r='2'><c r='B2' t='s'><v>1</v></c><c><v>3.0</v></c><c t='b'><v>1</v></c></row>"
                  "<row><c t='inlineStr'><is><r><t>in </t></r><r><t>place</t></r><rPh><t>x</t></rPh></is></c>"
                  "<c t='str'><f>A1</f><v>found</v></c><c t='e'><v>#REF!</v></c><c t='s'><v>9</v></c>"
                  "<c t='d'><v>2024-03-04T00:00:00</v></c><c><v>1E3</v></c><c><v>no number</v></c></row>",
                  "<si><t>a</t></si><si><r><t>b </t></r><r><t>c</t></r><rPh><t>x</t></rPh></si>", ""};
  EXPECT_THAT(cellsOf(xlsx.zip()),
              ElementsAre(Cells{"", "b c", "3", "1"},
                          Cells{"in place", "found", "#REF!", "", "2024-03-04", "1000", "no number"}));
  auto rows = sheets::rowsOfWorkbook(xlsx.zip());
  sheets::SheetRow first;
  ASSERT_TRUE(rows->next(first));
  EXPECT_EQ(first.number, 2U);
}

TEST(Workbook, WhatXlsxEscapesIsReadAsTheCharacterItIs) {
  const std::string escaped = "a_x0007_b_x000D__x000a_c_x20AC_d_xFFFF_";
  const Xlsx xlsx{
      "<row><c t='s'><v>0</v></c><c t='inlineStr'><is><t>" + escaped + "</t></is></c><c t='str'><v>" +
          escaped + "</v></c><c t='s'><v>1</v></c></row>",
      "<si><t>" + escaped + "</t></si><si><t>_x005F_x0041_ _x0000_ _xD83D_ _x41_ _x004G_</t></si>", ""};
  const std::string meant = "a\ab\r\nc\u20ACd\uFFFF";
  EXPECT_THAT(cellsOf(xlsx.zip()),
              ElementsAre(Cells{meant, meant, meant, "_x0041_ _x0000_ _xD83D_ _x41_ _x004G_"}));
}

TEST(Workbook, WhatXlsxShowsAsADayIsOne) {
  const std::string days =
      "<row><c s='1'><v>45355</v></c><c s='0'><v>45355</v></c><c s='2'><v>45355</v></c>"
      "<c s='3'><v>45355.75</v></c><c s='3'><v>-1</v></c><c s='99'><v>45355</v></c></row>";
  EXPECT_THAT(cellsOf(Xlsx{days, "", ""}.zip()),
              ElementsAre(Cells{"2024-03-04", "45355", "45355", "2024-03-04", "-1", "45355"}));
  EXPECT_EQ(cellsOf(Xlsx{days, "", "<workbookPr date1904='1'/>"}.zip())[0][0], "2028-03-05");
}

TEST(Workbook, CellsOfOdsAreReadInEveryForm) {
  EXPECT_THAT(
      cellsOf(odsOf("<t:table-row t:number-rows-repeated='3'/><t:table-row t:number-rows-repeated='2'>"
                    "<t:table-cell/><t:table-cell t:number-columns-repeated='2' o:value-type='float' "
                    "o:value='2.50'><x:p>2,5</x:p></t:table-cell>"
                    "<t:covered-table-cell><x:p>hidden</x:p></t:covered-table-cell>"
                    "<t:table-cell o:value-type='date' o:date-value='2024-03-04T10:00:00'/><t:table-cell "
                    "o:value-type='boolean' o:boolean-value='true'/>"
                    "</t:table-row><t:table-row><t:table-cell "
                    "o:value-type='string'><o:annotation><x:p>remark</x:p></o:annotation>"
                    "<x:p>one<x:s "
                    "x:c='2'/><x:span>two</x:span></x:p><x:p>three<x:tab/><x:line-break/></x:p></"
                    "t:table-cell></t:table-row>"
                    "<t:table-row t:number-rows-repeated='1048576'><t:table-cell "
                    "t:number-columns-repeated='16384'/></t:table-row>")),
      ElementsAre(Cells{"", "2.5", "2.5", "", "2024-03-04", "1"},
                  Cells{"", "2.5", "2.5", "", "2024-03-04", "1"}, Cells{"one  two\nthree\t\n"}));
}

TEST(Workbook, WithoutStylesIsReadAllTheSame) {
  EXPECT_THAT(
      cellsOf(
          odsOf("<t:table-row><t:table-cell t:style-name='none'><x:p>x</x:p></t:table-cell></t:table-row>")),
      ElementsAre(Cells{"x"}));
}

TEST(Workbook, AFewBytesThatMeanManyAreRefused) {
  const std::string text(1'000'000, 'x');
  std::string cells;
  for (int i = 0; i < 100; ++i)
    cells += "<row><c t='s'><v>0</v></c></row>";
  EXPECT_THAT(cellsOf(Xlsx{cells, "<si><t>" + text + "</t></si>", ""}.zip())[0][0],
              HasSubstr("64 MiB of text"));
  EXPECT_THAT(cellsOf(odsOf("<t:table-row t:number-rows-repeated='1048576'><t:table-cell "
                            "t:number-columns-repeated='9'><x:p>x</x:p></t:table-cell></t:table-row>"))[0][0],
              HasSubstr("500000 cells"));
  EXPECT_THAT(cellsOf(odsOf("<t:table-row><t:table-cell t:number-columns-repeated='99999999999999999999'>"
                            "<x:p>" +
                            text + "</x:p></t:table-cell></t:table-row>"))[0][0],
              HasSubstr("this workbook is too large"));
  EXPECT_THAT(
      cellsOf(Xlsx{"<row r='99999999999999999999'><c r='ZZZZ1'><v>1</v></c></row>", "", ""}.zip())[0][0],
      HasSubstr("this workbook is too large"));
}

TEST(Workbook, EmptyCellsBeforeAFarOneCountToo) {
  const auto farOnes = [](const std::string& rows) {
    return cellsOf(odsOf("<t:table-row t:number-rows-repeated='" + rows +
                         "'><t:table-cell t:number-columns-repeated='4095'/><t:table-cell><x:p>x</x:p>"
                         "</t:table-cell></t:table-row>"));
  };
  EXPECT_EQ(farOnes("2").at(1).size(), 4096U);
  EXPECT_THAT(farOnes("3000")[0][0], HasSubstr("8000000 counting the empty ones before them"));
  std::string rows;
  for (int i = 0; i < 3000; ++i)
    rows += "<row><c r='EZZ1'><v>1</v></c></row>";
  EXPECT_THAT(cellsOf(Xlsx{rows, "", ""}.zip())[0][0], HasSubstr("8000000 counting the empty ones"));
}

TEST(Workbook, EntitiesOfItsOwnAreRefused) {
  EXPECT_THAT(cellsOf(test::zipOf({{"content.xml", "<!DOCTYPE x [<!ENTITY a 'aaaa'>]><x>&a;</x>"}}))[0][0],
              HasSubstr("invalid XML"));
  EXPECT_THAT(cellsOf(test::zipOf({{"content.xml", "<x>"}}))[0][0], HasSubstr("invalid XML"));
}

TEST(Workbook, MoreNamesOrDepthThanAnySheetNeedsAreRefused) {
  std::string names, deep;
  for (int i = 0; i < 400'000; ++i) {
    names += "<z" + std::to_string(i) + "/>";
    deep += "<a>";
  }
  EXPECT_THAT(cellsOf(Xlsx{names, "", ""}.zip())[0][0], HasSubstr("more than any sheet needs"));
  EXPECT_THAT(cellsOf(Xlsx{deep, "", ""}.zip())[0][0], HasSubstr("more than any sheet needs"));
  EXPECT_THAT(cellsOf(Xlsx{"<row><c><v>7</v></c></row>", "", ""}.zip()), ElementsAre(Cells{"7"}))
      << "what was refused takes no memory from the next";
}

TEST(Workbook, BlanksOfAFewBytesEachEndTheReadingWhereTheyAreTooMany) {
  std::string blanks;
  for (int i = 0; i < 100'000; ++i)
    blanks += "<x:s x:c='100'/>";
  const std::string cell = "<t:table-cell><x:p>a" + blanks + "b</x:p></t:table-cell>";
  std::string row = "<t:table-row>";
  for (int i = 0; i < 6; ++i)
    row += cell;
  EXPECT_EQ(cellsOf(odsOf(row + "</t:table-row>"))[0].size(), 6U);
  EXPECT_THAT(cellsOf(odsOf(row + cell + "<broken"))[0][0], HasSubstr("64 MiB of text"))
      << "what is behind it is not read";
}

TEST(Workbook, MoreSharedTextsThanAnySheetNeedsAreRefused) {
  std::string texts;
  for (std::size_t i = 0; i <= sheets::kMostSharedTexts; ++i)
    texts += "<si/>";
  EXPECT_THAT(cellsOf(Xlsx{"<row><c><v>7</v></c></row>", texts, ""}.zip())[0][0],
              HasSubstr("more than any sheet needs"));
}

TEST(Workbook, WhatIsLongerThanABlockIsReadWhole) {
  std::string rows;
  for (int i = 0; i < 50'000; ++i)
    rows += "<row><c t='str'><v>romans &amp; greeks</v></c></row>";
  const auto cells = cellsOf(Xlsx{rows, "", ""}.zip());
  ASSERT_EQ(cells.size(), 50'000U);
  EXPECT_EQ(std::count(cells.begin(), cells.end(), Cells{"romans & greeks"}), 50'000);
}

} // namespace
} // namespace annales
