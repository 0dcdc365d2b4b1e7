// All remarks in a table, pacts, and thousands of remarks at once.
#include "tests/viewer/remarks/remark_desk.h"
#include "tests/viewer/when_asked.h"
#include "viewer/remarks/pact_dialog.h"
#include "viewer/remarks/remark_list.h"
#include "viewer/remarks/remark_panel.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QFile>
#include <QFileDialog>
#include <algorithm>

namespace annales::viewer::test {
namespace {

std::shared_ptr<const OpenedGame> someRemarks() {
  const auto game = sixNations();
  std::vector<Annotation> remarks{remarkBy(*game, 40, "Eve", "Überfall on Roma"),
                                  remarkBy(*game, 12, "Adam", "late **iron**"),
                                  remarkBy(*game, 40, "Adam", "no, it was right")};
  remarks[1].glyphs = {"?"};
  remarks[1].tags = {"open"};
  remarks[1].id = annotationId(remarks[1]);
  return withRemarks(game, remarks);
}

struct List : RemarkDesk {
  explicit List(std::shared_ptr<const OpenedGame> game = someRemarks()) : RemarkDesk(std::move(game)) {
    show(list, {900, 400});
  }
  [[nodiscard]] QString cell(int row, RemarkColumn column) {
    return list.model().index(row, static_cast<int>(column)).data().toString();
  }
  RemarkList list{book};
  QAbstractItemModelTester tester{&list.model(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST(RemarkList, IsInTheOrderOfEventsAndGoesThere) {
  List l;
  ASSERT_EQ(l.list.model().rowCount(), 3);
  EXPECT_EQ(l.cell(0, RemarkColumn::event), QStringLiteral("12"));
  EXPECT_EQ(l.cell(0, RemarkColumn::signs), QStringLiteral("?"));
  EXPECT_EQ(l.cell(0, RemarkColumn::state), QStringLiteral("Open"));
  EXPECT_EQ(l.cell(1, RemarkColumn::author), QStringLiteral("Eve"));
  EXPECT_EQ(l.cell(2, RemarkColumn::text), QStringLiteral("no, it was right"));
  l.list.table().setCurrentIndex(l.list.model().index(1, 0));
  QTest::keyClick(&l.list.table(), Qt::Key_Return);
  EXPECT_EQ(l.tab().cursor, 40U);
  l.goTo(12);
  EXPECT_EQ(l.list.table().currentIndex().row(), 0) << "the list follows";
}

TEST(RemarkList, SaysTheSameAsIfAllRowsWereMadeAnew) {
  List l;
  const auto expectFresh = [&](const char* what) {
    RemarkModel fresh;
    fresh.setRows(remarkRows(l.book));
    ASSERT_EQ(l.list.model().rowCount(), fresh.rowCount()) << what;
    for (int row = 0; row < fresh.rowCount(); ++row) {
      EXPECT_EQ(l.list.model().row(row).plain, fresh.row(row).plain) << what;
      EXPECT_EQ(l.list.model().row(row).version, fresh.row(row).version) << what;
      for (int column = 0; column < kRemarkColumns; ++column)
        EXPECT_EQ(l.cell(row, static_cast<RemarkColumn>(column)), fresh.index(row, column).data().toString())
            << what;
    }
  };
  const auto write = [&](EventIndex k, const char* text) {
    Annotation remark;
    remark.event = l.tab().line->idAt(k);
    remark.text = text;
    ASSERT_TRUE(l.editor.perform(WriteRemark{remark}));
  };
  write(30, "a new one");
  write(3, "before all others");
  expectFresh("written");
  const DiscussedRemark own = l.standing().back();
  Annotation changed = own.now;
  changed.text = "said better";
  ASSERT_TRUE(l.editor.perform(EditRemark{own.first, changed}));
  expectFresh("edited");
  ASSERT_TRUE(l.editor.perform(ResolveThread{l.standing()[1].first, true}));
  expectFresh("resolved");
  ASSERT_TRUE(l.editor.perform(RetractRemark{own.first}));
  expectFresh("taken back");
  l.undo();
  expectFresh("undone");
}

TEST(RemarkList, BehindAnotherPanelWaits) {
  List l;
  l.list.setActive(false);
  Annotation remark;
  remark.event = l.tab().line->idAt(30);
  remark.text = "unseen";
  ASSERT_TRUE(l.editor.perform(WriteRemark{remark}));
  EXPECT_EQ(l.list.model().rowCount(), 3);
  l.list.setActive(true);
  EXPECT_EQ(l.list.model().rowCount(), 4);
}

TEST(RemarkList, Filters) {
  List l;
  QTest::keyClicks(&l.list.filter(), QStringLiteral("uberf roma"));
  ASSERT_EQ(l.list.model().rowCount(), 1);
  EXPECT_EQ(l.cell(0, RemarkColumn::author), QStringLiteral("Eve"));
  QTest::keyClick(&l.list.filter(), Qt::Key_Return);
  EXPECT_EQ(l.tab().cursor, 40U);
  l.list.filter().clear();
  l.list.states().setCurrentIndex(1);
  EXPECT_EQ(l.list.model().rowCount(), 1);
  l.list.states().setCurrentIndex(3);
  EXPECT_EQ(l.list.model().rowCount(), 1) << "mistakes";
  l.list.states().setCurrentIndex(0);
  l.list.filter().setText(QStringLiteral("no such words"));
  EXPECT_EQ(l.list.model().rowCount(), 0);
  QTest::keyClick(&l.list.filter(), Qt::Key_Return);
}

TEST(RemarkList, FollowsEditsLayersAndTheGame) {
  List l;
  Annotation mine;
  mine.event = l.tab().line->idAt(20);
  mine.text = "mine";
  ASSERT_TRUE(l.editor.perform(WriteRemark{mine}));
  EXPECT_EQ(l.list.model().rowCount(), 4);
  l.undo();
  EXPECT_EQ(l.list.model().rowCount(), 3);
  View view = l.store.session().view;
  view.hiddenRemarks = 1U << static_cast<unsigned>(RemarkLayer::club);
  l.store.dispatch(SetView{view});
  EXPECT_EQ(l.list.model().rowCount(), 0);
  view.hiddenRemarks = 0;
  l.store.dispatch(SetView{view});
  QEvent language(QEvent::LanguageChange);
  QApplication::sendEvent(&l.list, &language);
  EXPECT_EQ(l.list.model().rowCount(), 3);
  l.store.dispatch(CloseTab{0});
  EXPECT_EQ(l.list.model().rowCount(), 0);
  QTest::keyClick(&l.list.table(), Qt::Key_Return);
}

TEST(RemarkList, WhatIsListedIsExported) {
  List l;
  QString told;
  QObject::connect(&l.list, &RemarkList::told, &l.list, [&](const QString& words) { told = words; });
  const auto exported = [&](const char* name) {
    QFile file(l.folder.filePath(QLatin1String(name)));
    l.list.exportTo(file.fileName());
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
  };
  EXPECT_NE(exported("all.md").find("> late **iron**\n"), std::string::npos);
  EXPECT_TRUE(told.startsWith(QStringLiteral("3 of 3 remarks saved as"))) << told.toStdString();
  l.list.filter().setText(QStringLiteral("roma"));
  const std::string document = exported("some.md"), table = exported("some.csv");
  EXPECT_NE(document.find("> Überfall on Roma\n"), std::string::npos);
  EXPECT_EQ(document.find("iron"), std::string::npos);
  EXPECT_TRUE(table.starts_with("game,title,"));
  EXPECT_TRUE(table.ends_with(",Überfall on Roma,,,,\r\n"));
  l.list.filter().setText(QStringLiteral("no such words"));
  EXPECT_EQ(exported("none.md"), "");
  EXPECT_TRUE(told.contains(QStringLiteral("filter")));
  l.list.filter().clear();
  EXPECT_EQ(exported("no/such/folder.md"), "");
  EXPECT_TRUE(told.contains(QStringLiteral("cannot be written")));
  l.store.dispatch(CloseTab{0});
  EXPECT_EQ(exported("closed.md"), "");
}

TEST(RemarkList, NothingIsExportedWhereAnotherGameOpensBehindTheQuestion) {
  List l;
  QString told;
  QObject::connect(&l.list, &RemarkList::told, &l.list, [&](const QString& words) { told = words; });
  const QString path = l.folder.filePath(QStringLiteral("remarks.md"));
  const auto other = gameWithMistakes();
  whenAsked<QFileDialog>(&l.list, [&](QFileDialog& dialog) {
    l.store.dispatch(OpenGame{withRemarks(other, {remarkBy(*other, 12, "Eve", "elsewhere")})});
    dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
    static_cast<QDialog&>(dialog).accept();
    if (dialog.isVisible()) dialog.reject();
  });
  l.list.askForExport();
  EXPECT_TRUE(told.contains(QStringLiteral("Nothing was done"))) << told.toStdString();
  EXPECT_FALSE(QFile::exists(path));
}

TEST(RemarkList, GoesToAnotherLineForARemarkThere) {
  EventLog log(sixNations()->log());
  ASSERT_TRUE(log.setLine("begin", 30).has_value());
  Annotation remark = remarkBy(*sixNations(), 100, "Eve", "far");
  log.annotate(remark);
  List l(openGame(std::move(log), sixNations()->sharedBoard()));
  l.store.dispatch(ChooseLine{"begin"});
  EXPECT_EQ(l.cell(0, RemarkColumn::event), QStringLiteral("–"));
  EXPECT_TRUE(l.editor.perform(GoToEvent{l.list.model().row(0).event}));
  EXPECT_EQ(l.tab().line->name(), "main");
  EXPECT_EQ(l.tab().cursor, 100U);
}

TEST(PactDialog, IsStatedByNames) {
  RemarkDesk d;
  d.goTo(40);
  PactDialog dialog(d.book);
  d.show(dialog);
  EXPECT_FALSE(dialog.button().isEnabled());
  dialog.nation(NationId(0)).setChecked(true);
  dialog.nation(NationId(2)).setChecked(true);
  const std::string id = (*d.tab().game->game().map)[ProvinceId(4)].id;
  dialog.province().setFocus();
  QTest::keyClicks(&dialog.province(), QString::fromStdString(d.tab().game->names().province(ProvinceId(4))));
  QTest::keyClick(&dialog, Qt::Key_Return);
  if (dialog.pact().provinces.empty()) QTest::keyClick(&dialog.province(), Qt::Key_Return);
  QApplication::processEvents();
  ASSERT_EQ(dialog.pact().provinces, std::vector<std::string>{id});
  dialog.until().setValue(8);
  ASSERT_TRUE(dialog.button().isEnabled());
  pictureOf(dialog, "remarks-pact");
  dialog.button().click();
  ASSERT_EQ(d.standing().size(), 1U);
  const auto pact = std::get<Pact>(d.standing()[0].now.marks.at(0));
  EXPECT_EQ(pact.nations.size(), 2U);
  EXPECT_EQ(pact.until, 8);
  EXPECT_EQ(d.standing()[0].now.event, d.tab().line->idAt(40));
}

TEST(PactDialog, IsOfTheGameThatItWasOpenedFor) {
  RemarkDesk d;
  d.goTo(40);
  PactDialog dialog(d.book);
  d.show(dialog);
  const auto game = d.tab().game;
  d.store.dispatch(OpenGame{openedSample("samples/duellum.conquest-tarraco.antike.jsonl")});
  dialog.nation(NationId(0)).setChecked(true);
  dialog.nation(NationId(5)).setChecked(true); // the other game has no such nation
  dialog.province().setText(QString::fromStdString(game->names().province(ProvinceId(4))));
  dialog.province().setFocus();
  QTest::keyClick(&dialog, Qt::Key_Return);
  ASSERT_EQ(dialog.pact().nations.size(), 2U);
  EXPECT_EQ(dialog.pact().nations.at(1), game->game().nationWord(NationId(5)));
  ASSERT_EQ(dialog.pact().provinces, std::vector<std::string>{(*game->game().map)[ProvinceId(4)].id});
  dialog.button().click();
  EXPECT_TRUE(dialog.isVisible()) << "what was chosen is not thrown away";
  const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->text().startsWith(QStringLiteral("This game is no longer shown"));
  }));
  d.store.dispatch(SwitchTab{0});
  dialog.button().click();
  EXPECT_EQ(d.standing().size(), 1U);
}

/// A thousand remarks; half of them at one event.
TEST(ManyRemarks, OnlyTheFirstOfAnEventAreMadeCards) {
  const auto game = sixNations();
  std::vector<Annotation> remarks;
  for (int i = 0; i < 1000; ++i) {
    const auto k =
        i % 2 == 0 ? EventIndex{50} : 2 + static_cast<EventIndex>(i) % (game->main()->length() - 2);
    remarks.push_back(remarkBy(*game, k, "Eve", "Remark " + std::to_string(i) + " on **iron** and *gold*"));
  }
  RemarkDesk d(withRemarks(game, std::move(remarks)));
  RemarkPanel panel(d.book, RemarkDrafts(d.folder.path()));
  d.show(panel);
  d.goTo(50);
  QApplication::processEvents();
  EXPECT_FALSE(panel.threads().shownCards().empty());
  EXPECT_LE(panel.threads().shownCards().size(), 60U);
}

} // namespace
} // namespace annales::viewer::test
