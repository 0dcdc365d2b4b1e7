// Tables of facts: in whatever order they are shown, what is chosen, copied and saved is the row that one
// sees.
#include "tests/viewer/samples.h"
#include "viewer/rows/data_table.h"
#include "viewer/rows/shown_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>

namespace annales::viewer::test {
namespace {

class DataTableTest : public ::testing::Test {
protected:
  DataTableTest() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    rows_.setHorizontalHeaderLabels({"Line", "Value"});
    for (const auto& [name, value] : {std::pair("Line 10", "−3.2 (−5.1 to −1.3)"), std::pair("Line 2", "–"),
                                      std::pair("line 1", "12 %"), std::pair("=1+1", "< 0.5")})
      rows_.appendRow({new QStandardItem(name), new QStandardItem(QString::fromUtf8(value))});
    table_.setRows(&rows_);
    table_.show();
  }
  ~DataTableTest() override { QLocale::setDefault(QLocale::c()); }

  [[nodiscard]] QStringList shown(int column) const {
    QStringList cells;
    for (int row = 0; row < table_.model()->rowCount(); ++row)
      cells << table_.model()->index(row, column).data().toString();
    return cells;
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(&table_, key, modifiers);
  }

  QStandardItemModel rows_;
  DataTable table_;
};

TEST_F(DataTableTest, NothingIsSortedUntilSomebodyAsks) {
  EXPECT_EQ(shown(0), QStringList({"Line 10", "Line 2", "line 1", "=1+1"}));
}

TEST_F(DataTableTest, NamesAreSortedAsPeopleDo) {
  table_.sortByColumn(0, Qt::AscendingOrder);
  EXPECT_EQ(shown(0), QStringList({"=1+1", "line 1", "Line 2", "Line 10"}));
}

TEST_F(DataTableTest, NumbersAreSortedAsNumbersAndTheUnknownStaysLast) {
  table_.sortByColumn(1, Qt::AscendingOrder);
  EXPECT_EQ(shown(0), QStringList({"Line 10", "=1+1", "line 1", "Line 2"}));
  table_.sortByColumn(1, Qt::DescendingOrder);
  EXPECT_EQ(shown(0), QStringList({"line 1", "=1+1", "Line 10", "Line 2"}));
}

TEST_F(DataTableTest, NumbersAreReadAsTheLanguageWritesThem) {
  QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
  rows_.clear();
  for (const char* cell : {"9,5 %", "1.024", "9,25 %", "10 %"})
    rows_.appendRow(new QStandardItem(QString::fromUtf8(cell)));
  table_.sortByColumn(0, Qt::AscendingOrder);
  EXPECT_EQ(shown(0), QStringList({"9,25 %", "9,5 %", "10 %", "1.024"}));
}

TEST_F(DataTableTest, AModelMaySayWhatCounts) {
  for (int row = 0; row < rows_.rowCount(); ++row)
    rows_.item(row, 1)->setData(row, kOrderRole);
  table_.sortByColumn(1, Qt::DescendingOrder);
  EXPECT_EQ(shown(0), QStringList({"=1+1", "line 1", "Line 2", "Line 10"}));
}

TEST_F(DataTableTest, AThirdClickOnAHeadBringsTheRowsAsTheyCame) {
  QHeaderView& head = *table_.horizontalHeader();
  const QPoint place(head.sectionViewportPosition(0) + 5, head.height() / 2);
  const QStringList own = shown(0);
  const int narrow = head.sectionSizeHint(1);
  QTest::mouseClick(head.viewport(), Qt::LeftButton, {}, place);
  EXPECT_EQ(shown(0).front(), "=1+1");
  QTest::mouseClick(head.viewport(), Qt::LeftButton, {}, place);
  EXPECT_EQ(shown(0).front(), "Line 10");
  QTest::mouseClick(head.viewport(), Qt::LeftButton, {}, place);
  EXPECT_EQ(shown(0), own);
  EXPECT_EQ(head.sectionSizeHint(1), narrow) << "without an arrow there is no room for one";
}

TEST_F(DataTableTest, TheChosenRowIsOneOfTheRowsInAnyOrder) {
  table_.chooseRow(2);
  EXPECT_EQ(table_.chosenRow(), 2);
  table_.sortByColumn(0, Qt::AscendingOrder);
  EXPECT_EQ(table_.chosenRow(), 2) << "it stays chosen";
  EXPECT_EQ(table_.currentIndex().row(), 1) << "where it is shown now";
  table_.chooseRow(-1);
  EXPECT_EQ(table_.chosenRow(), -1);
  rows_.clear();
  EXPECT_EQ(table_.chosenRow(), -1);
}

TEST_F(DataTableTest, EnterAndADoubleClickOpenTheRowThatIsSeen) {
  QSignalSpy opened(&table_, &DataTable::opened), entered(&table_, &DataTable::enterPressed);
  table_.sortByColumn(0, Qt::AscendingOrder);
  table_.selectRow(0);
  press(Qt::Key_Return);
  ASSERT_EQ(opened.size(), 1);
  EXPECT_EQ(opened[0][0].toModelIndex(), rows_.index(3, 0));
  EXPECT_EQ(entered.size(), 1);
  const QRect cell = table_.visualRect(table_.model()->index(1, 0));
  QTest::mouseClick(table_.viewport(), Qt::LeftButton, {}, cell.center());
  QTest::mouseDClick(table_.viewport(), Qt::LeftButton, {}, cell.center());
  ASSERT_EQ(opened.size(), 2);
  EXPECT_EQ(opened[1][0].toModelIndex().row(), 2);
  EXPECT_EQ(entered.size(), 1) << "no key was pressed";
}

TEST_F(DataTableTest, CopyTakesTheRowAndTheWholeTableHasItsHeads) {
  table_.sortByColumn(0, Qt::AscendingOrder);
  table_.selectRow(1);
  press(Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), "line 1\t12 %");
  table_.copyAll();
  EXPECT_EQ(QApplication::clipboard()->text().section('\n', 0, 1), "Line\tValue\n=1+1\t< 0.5");
  rows_.item(2, 0)->setText("two\nlines\tand a tab");
  table_.chooseRow(2);
  table_.copyChosen();
  EXPECT_EQ(QApplication::clipboard()->text().count('\t'), 1) << "a cell stays one cell";
  EXPECT_FALSE(QApplication::clipboard()->text().contains('\n'));
}

TEST_F(DataTableTest, ASavedTableHasWhatIsSeenAndNoFormulas) {
  table_.sortByColumn(0, Qt::AscendingOrder);
  table_.setColumnHidden(1, true);
  const QTemporaryDir folder;
  const QString file = folder.filePath("table.csv");
  ASSERT_EQ(table_.save(file), QString());
  QFile written(file);
  ASSERT_TRUE(written.open(QIODevice::ReadOnly));
  EXPECT_EQ(QString::fromUtf8(written.readAll()).split("\r\n", Qt::SkipEmptyParts),
            QStringList({"Line", "'=1+1", "line 1", "Line 2", "Line 10"}));
  EXPECT_THAT(table_.save(folder.filePath("no/folder/table.csv")).toStdString(),
              ::testing::HasSubstr("cannot be written"));
}

TEST_F(DataTableTest, AllOfItIsInTheMenuForTheKeyboard) {
  QMenu menu;
  table_.addTo(menu);
  QStringList entries;
  for (const QAction* action : menu.actions())
    if (!action->isSeparator()) entries << action->text().remove('&');
  EXPECT_EQ(entries, QStringList({"Copy the row", "Copy the table", "Save the table…", "Sort by"}));
  const QList<QAction*> columns = menu.actions().back()->menu()->actions();
  ASSERT_EQ(columns.size(), 4) << "two columns, a line, and the original order";
  EXPECT_TRUE(columns[3]->isChecked());
  columns[0]->trigger();
  EXPECT_EQ(shown(0).front(), "=1+1");
  QMenu again;
  table_.addTo(again);
  const QList<QAction*> then = again.actions().back()->menu()->actions();
  EXPECT_TRUE(then[0]->isChecked());
  then[0]->trigger();
  EXPECT_EQ(shown(0).front(), "Line 10") << "a second time turns it round";
  then[3]->trigger();
  EXPECT_EQ(shown(0).front(), "Line 10");
  EXPECT_EQ(shown(0).back(), "=1+1");
}

TEST_F(DataTableTest, RowsThatMeanNothingInAnotherOrderAreNotSorted) {
  table_.keepOrder();
  const QHeaderView& head = *table_.horizontalHeader();
  QTest::mouseClick(head.viewport(), Qt::LeftButton, {}, {5, head.height() / 2});
  EXPECT_EQ(shown(0).front(), "Line 10");
  QMenu menu;
  table_.addTo(menu);
  EXPECT_EQ(menu.actions().size(), 3);
}

TEST_F(DataTableTest, RowsThatComeLaterGoWhereTheyBelong) {
  table_.sortByColumn(0, Qt::AscendingOrder);
  rows_.appendRow({new QStandardItem("Line 3"), new QStandardItem("1")});
  EXPECT_EQ(shown(0), QStringList({"=1+1", "line 1", "Line 2", "Line 3", "Line 10"}));
  rows_.item(1, 0)->setText("Line 7");
  EXPECT_EQ(shown(0), QStringList({"=1+1", "line 1", "Line 3", "Line 7", "Line 10"}));
}

} // namespace
} // namespace annales::viewer::test
