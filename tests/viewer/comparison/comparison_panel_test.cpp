// The comparison in the window: asked with keys, answered in the background, listed for the evening.
#include "libreplay/store/facts_file.h"
#include "libreplay/words/comparison_words.h"
#include "tests/libreplay/logs.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/comparison/comparison_panel.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTimer>
#include <cmath>
#include <set>

namespace annales::viewer::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class ComparisonWindow : public LibraryFixture {
protected:
  ComparisonWindow() {
    panel_.resize(900, 700);
    panel_.show();
  }

  void import(std::uint64_t from, std::uint64_t to) { import(path_, from, to); }
  void import(const QString& path, std::uint64_t from, std::uint64_t to) {
    Library open = library(path, Access::create);
    ImportBatch batch = must(open.beginImport());
    for (std::uint64_t k = from; k < to; ++k) {
      EventLog log = annales::test::simulatedLog(RulesetId::antike, k);
      log.setTag("league", k % 3 == 0 ? "A" : "B");
      static_cast<void>(must(batch.add(log)));
    }
    must(batch.commit());
  }
  void count() { count(path_); }
  void count(const QString& path) {
    facts_.setLibrary(path);
    facts_.want();
    ASSERT_TRUE(QTest::qWaitFor([&] { return facts_.table() != nullptr; }, kPatience));
    QApplication::processEvents();
  }
  void type(ComparisonPanel::Part part, const QString& conditions) {
    ConditionsEdit& edit = panel_.conditions(part);
    edit.setFocus();
    edit.clear();
    QTest::keyClicks(&edit, conditions);
    if (edit.completer()->popup()->isVisible()) QTest::keyClick(edit.completer()->popup(), Qt::Key_Escape);
  }
  void compare(const QString& a, const QString& b, const QString& over = {}) {
    type(ComparisonPanel::kOver, over);
    type(ComparisonPanel::kA, a);
    type(ComparisonPanel::kB, b);
    QTest::keyClick(&panel_.conditions(ComparisonPanel::kB), Qt::Key_Return);
    EXPECT_TRUE(settled());
  }
  [[nodiscard]] bool settled() {
    return QTest::qWaitFor([&] { return !panel_.chooser().busy() && !panel_.run().running(); }, kPatience);
  }
  [[nodiscard]] std::string sentence() const { return panel_.sentence().toStdString(); }
  [[nodiscard]] std::string cell(int row, int column) {
    return panel_.looks().model().index(row, column).data().toString().toStdString();
  }
  [[nodiscard]] std::string estimate(int row, int column) {
    return panel_.estimators().index(row, column).data().toString().toStdString();
  }

  const QString path_ = at("bots.annales");
  FactsSource facts_;
  ComparisonPanel panel_{store_, facts_};
};

TEST_F(ComparisonWindow, SaysWhatToDoUntilSomethingIsAsked) {
  EXPECT_THAT(sentence(), HasSubstr("Open a library"));
  EXPECT_FALSE(panel_.tabs().isVisible());
  import(0, 6);
  count();
  EXPECT_THAT(sentence(), HasSubstr("Who wins more often?"));
}

TEST_F(ComparisonWindow, AnswersWithTheSentenceOfTheCommandLine) {
  import(0, 12);
  count();
  compare("opening=iron", "opening=arming");
  const FactTable& table = *facts_.table();
  const FactFilter a = readConditions("opening=iron").value(), b = readConditions("opening=arming").value();
  const Comparison found = annales::compare(table, select(table, a), select(table, b), strataFor(a, b));
  EXPECT_EQ(sentence(), differenceInWords(found, inference::Verdict::notShown, 1, Language::english));
  EXPECT_THAT(sentence(), HasSubstr("not shown"));
  EXPECT_THAT(panel_.remarks().toStdString(), HasSubstr("Too few games to say much"));
  ASSERT_EQ(panel_.estimators().rowCount(), 13);
  QAbstractItemModelTester estimators(&panel_.estimators());
  EXPECT_EQ(estimate(6, EstimatorsModel::kInterval),
            pointsInWords(found.bootstrap.interval, Language::english));
  EXPECT_EQ(estimate(0, EstimatorsModel::kValue),
            decimalInWords(found.a.share.value * 100, 1, Language::english));
  EXPECT_EQ(estimate(1, EstimatorsModel::kInterval),
            pointsInWords(found.b.share.interval, Language::english));
  EXPECT_THAT(panel_.remarks().toStdString(), HasSubstr(countsInWords(found.a, Language::english)));
  for (int row = 0; row < 13; ++row)
    EXPECT_FALSE(estimate(row, EstimatorsModel::kOver).empty()) << row;
}

TEST_F(ComparisonWindow, ListsEveryQuestionAndAllowsForAllOfThem) {
  import(0, 8);
  count();
  compare("nation=romans", "nation=greeks");
  compare("nation=romans", "nation=germans");
  compare("opening=iron", "");
  ASSERT_EQ(panel_.looks().model().rowCount(), 3);
  EXPECT_EQ(panel_.looks().model().ledger().questions(), 3U);
  EXPECT_EQ(cell(0, LooksModel::kA), "nation=romans");
  EXPECT_EQ(cell(2, LooksModel::kB), "all");
  EXPECT_EQ(panel_.tabs().tabText(2).toStdString(), "History (3)");
  panel_.swapSides();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel_.run().running(); }, kPatience));
  EXPECT_EQ(panel_.looks().model().rowCount(), 3) << "the same question the other way round";
  QAbstractItemModelTester looks(&panel_.looks().model());
  panel_.tabs().setCurrentWidget(&panel_.looks());
  panel_.looks().table().selectRow(0);
  QTest::keyClick(&panel_.looks().table(), Qt::Key_Return);
  EXPECT_EQ(panel_.conditions(ComparisonPanel::kB).text().toStdString(), "nation=greeks");
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel_.run().running(); }, kPatience));
  EXPECT_EQ(panel_.looks().model().ledger().looks()[0].times, 2U);
}

TEST_F(ComparisonWindow, TheSameComparisonInAnotherLibraryIsAnother) {
  const QString other = at("other.annales");
  import(0, 6);
  import(other, 20, 28);
  count();
  compare("nation=romans", "nation=greeks");
  count(other);
  compare("nation=romans", "nation=greeks");
  ASSERT_EQ(panel_.looks().model().rowCount(), 2);
  EXPECT_EQ(panel_.looks().model().ledger().questions(), 2U);
  EXPECT_THAT(cell(0, LooksModel::kLibrary), testing::StartsWith("bots.annales, 6 game"));
  EXPECT_THAT(cell(1, LooksModel::kLibrary), testing::StartsWith("other.annales, 8 game"));
  QSignalSpy told(&panel_, &ComparisonPanel::told);
  panel_.tabs().setCurrentWidget(&panel_.looks());
  panel_.looks().table().selectRow(0);
  QTest::keyClick(&panel_.looks().table(), Qt::Key_Return);
  ASSERT_TRUE(settled());
  ASSERT_EQ(told.count(), 1);
  EXPECT_THAT(told.front().front().toString().toStdString(), HasSubstr("made in bots.annales"));
  EXPECT_EQ(panel_.looks().model().ledger().looks()[1].times, 2U);
}

TEST_F(ComparisonWindow, IsExportedAndClearedAfterSayingWhatThatMeans) {
  import(0, 6);
  count();
  compare("nation=romans", "nation=greeks", "nations=4");
  const QString file = at("looks.csv");
  EXPECT_THAT(panel_.looks().save(file).toStdString(), HasSubstr("1 comparison"));
  QFile csv(file);
  ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
  EXPECT_THAT(csv.readAll().toStdString(),
              HasSubstr("nations=4,\"nations=4; nation=romans\",\"nations=4; nation=greeks\""));
  EXPECT_THAT(panel_.looks().save(at("none/looks.csv")).toStdString(), HasSubstr("cannot be written"));
  const auto answer = [&](bool yes) {
    QTimer::singleShot(0, [yes] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      EXPECT_EQ(box->informativeText(), LooksView::whatClearingMeans());
      for (QAbstractButton* button : box->buttons())
        if ((box->buttonRole(button) == QMessageBox::DestructiveRole) == yes) return button->click();
    });
    for (QPushButton* button : panel_.looks().findChildren<QPushButton*>())
      if (button->text().contains(QStringLiteral("Clear"))) button->click();
  };
  answer(false);
  EXPECT_EQ(panel_.looks().model().rowCount(), 1);
  answer(true);
  EXPECT_EQ(panel_.looks().model().rowCount(), 0);
  EXPECT_THAT(sentence(), HasSubstr("Who wins more often?"));
}

/// Tags and questions are conditions of a side like all others, and stand in the ledger as they were typed.
TEST_F(ComparisonWindow, SidesAreChosenByTagsAndQuestions) {
  import(0, 12);
  count();
  compare("nation=romans; tag=league=A", "nation=romans; tag=league=B");
  ASSERT_NE(panel_.looks().model().rowCount(), 0) << panel_.complaint().toStdString();
  EXPECT_EQ(cell(0, LooksModel::kA), "nation=romans; tag=league=A");
  EXPECT_THAT(panel_.remarks().toStdString(), HasSubstr("A: "));
  const LedgerLook& look = panel_.looks().model().ledger().looks()[0];
  EXPECT_EQ(look.a, "nation=romans; tag=league=A");
  EXPECT_EQ(look.games, 12U) << "four in one league and eight in the other";
  compare("where=temples >= 8", "", "nation=romans");
  ASSERT_EQ(panel_.looks().model().rowCount(), 2) << panel_.complaint().toStdString();
  EXPECT_EQ(panel_.looks().model().ledger().looks()[1].a, "nation=romans; where=temples >= 8");
  panel_.tabs().setCurrentWidget(&panel_.looks());
  panel_.looks().table().selectRow(1);
  QTest::keyClick(&panel_.looks().table(), Qt::Key_Return);
  ASSERT_TRUE(settled());
  EXPECT_EQ(panel_.looks().model().rowCount(), 2) << "asked again it is the same question";
}

TEST_F(ComparisonWindow, AWrongQuestionIsNamedAndALookupIsCancelled) {
  import(0, 4);
  count();
  compare("where=tempels >= 2", "");
  EXPECT_THAT(panel_.complaint().toStdString(), HasSubstr("tempels does not fit here; did you mean temples"));
  EXPECT_EQ(panel_.looks().model().rowCount(), 0);
  type(ComparisonPanel::kA, "where=won");
  QTest::keyClick(&panel_.conditions(ComparisonPanel::kA), Qt::Key_Return);
  EXPECT_THAT(sentence(), HasSubstr("Searching for games with where=won"));
  QTest::keyClick(&panel_, Qt::Key_Escape);
  EXPECT_FALSE(panel_.chooser().busy());
  EXPECT_THAT(sentence(), HasSubstr("Who wins more often?"));
}

TEST_F(ComparisonWindow, CompletesWhatIsInTheLibrary) {
  import(0, 4);
  count();
  ConditionsEdit& edit = panel_.conditions(ComparisonPanel::kA);
  EXPECT_TRUE(edit.offered().contains(QStringLiteral("nation=romans")));
  EXPECT_TRUE(edit.offered().contains(QStringLiteral("seat=4")));
  EXPECT_FALSE(edit.offered().filter(QStringLiteral("opening=")).isEmpty());
  EXPECT_TRUE(edit.offered().contains(QStringLiteral("opening=G1"))) << "by its code";
  edit.setFocus();
  QTest::keyClicks(&edit, QStringLiteral("seat=2; rom"));
  QAbstractItemView* popup = edit.completer()->popup();
  ASSERT_TRUE(popup->isVisible());
  popup->setCurrentIndex(popup->model()->index(0, 0));
  QTest::keyClick(popup, Qt::Key_Return);
  EXPECT_EQ(edit.text().toStdString(), "seat=2; nation=romans");
}

TEST_F(ComparisonWindow, SaysWhatIsWrong) {
  import(0, 4);
  count();
  compare("natoin=romans", "");
  EXPECT_EQ(panel_.looks().model().rowCount(), 0);
  const auto shown = [&] {
    std::string words;
    for (const QLabel* label : panel_.findChildren<QLabel*>())
      if (label->isVisible()) words += label->text().toStdString() + '\n';
    return words;
  };
  EXPECT_THAT(shown(), HasSubstr("A: \"natoin\" is not a condition"));
  compare("seat=1", "seat=1");
  EXPECT_THAT(shown(), HasSubstr("A and B are the same"));
  compare("nation=egyptians", "nation=romans");
  EXPECT_THAT(sentence(), HasSubstr("Nothing to compare"));
  EXPECT_THAT(shown(), Not(HasSubstr("are the same")));
  EXPECT_EQ(panel_.estimators().rowCount(), 0);
}

TEST_F(ComparisonWindow, DrawsCoursesWithWhatTheyRestOn) {
  import(0, 10);
  count();
  compare("opening=iron", "");
  panel_.tabs().setCurrentIndex(1);
  CourseChart& chart = panel_.courses().chart(CourseKind::personages);
  const SideCourses all = coursesOf(*facts_.table(), select(*facts_.table(), {}).seats);
  ASSERT_FALSE(chart.points(0).empty());
  EXPECT_EQ(chart.points(0).front().watched + chart.points(1).front().watched, all.seats);
  const CoursePoint& end = chart.points(0).back();
  EXPECT_THAT(chart.wordsAt(end.round).toStdString(), HasSubstr("ended before"));
  EXPECT_THAT(panel_.courses().words().toStdString(), HasSubstr("only the verdict takes these into account"));
  const CourseChart& first = panel_.courses().chart(CourseKind::withoutPersonage);
  EXPECT_EQ(first.points(0).front().value, 1);
  for (std::size_t i = 1; i < first.points(0).size(); ++i)
    EXPECT_LE(first.points(0)[i].value, first.points(0)[i - 1].value);
  const QImage picture = chart.grab().toImage();
  std::set<QRgb> colours;
  for (int x = 0; x < picture.width(); x += 3)
    for (int y = 0; y < picture.height(); y += 3)
      colours.insert(picture.pixel(x, y));
  EXPECT_GT(colours.size(), 10U) << "curves and bands were drawn";
}

TEST_F(ComparisonWindow, AsksAgainWhenGamesCome) {
  import(0, 5);
  count();
  compare("nation=romans", "");
  const auto before = panel_.looks().model().ledger().looks()[0].games;
  import(20, 25);
  QSignalSpy changed(&facts_, &FactsSource::changed);
  facts_.want();
  ASSERT_TRUE(QTest::qWaitFor([&] { return changed.count() > 0; }, kPatience));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel_.run().running(); }, kPatience));
  ASSERT_EQ(panel_.looks().model().rowCount(), 1);
  EXPECT_GT(panel_.looks().model().ledger().looks()[0].games, before);
  EXPECT_EQ(panel_.looks().model().ledger().looks()[0].times, 2U);
}

TEST_F(ComparisonWindow, CanBeCancelledAndCalledFromElsewhere) {
  import(0, 5);
  count();
  panel_.compareWith(QStringLiteral("opening=iron"), QStringLiteral("nations=4"));
  EXPECT_EQ(panel_.conditions(ComparisonPanel::kA).text().toStdString(), "opening=iron");
  EXPECT_EQ(panel_.conditions(ComparisonPanel::kOver).text().toStdString(), "nations=4");
  EXPECT_TRUE(panel_.conditions(ComparisonPanel::kB).hasFocus());
  EXPECT_EQ(panel_.looks().model().rowCount(), 0) << "nothing is asked yet";
  panel_.ask();
  EXPECT_TRUE(panel_.run().running());
  QTest::keyClick(&panel_, Qt::Key_Escape);
  EXPECT_FALSE(panel_.run().running());
  QTest::qWait(50);
  EXPECT_EQ(panel_.looks().model().rowCount(), 0);
}

TEST_F(ComparisonWindow, ShowsEachStratum) {
  import(0, 24);
  count();
  compare("opening=iron", "");
  StrataModel& strata = panel_.strata();
  const auto cellAt = [&](int row, int column) { return strata.index(row, column).data().toString(); };
  const FactTable& table = *facts_.table();
  const FactFilter a = readConditions("opening=iron").value();
  const Comparison found = annales::compare(table, select(table, a), select(table, {}), strataFor(a, {}));
  ASSERT_EQ(static_cast<std::size_t>(strata.rowCount()), found.strata + 1); // and all of them
  std::set<QString> kinds;
  for (int row = 0; row < strata.rowCount(); ++row) {
    kinds.insert(cellAt(row, StrataModel::kKind));
    const auto* forest = strata.index(row, StrataModel::kForest).data(kForestRole).value<const ForestCell*>();
    ASSERT_NE(forest, nullptr);
    EXPECT_LE(std::abs(forest->value), forest->reach);
    EXPECT_EQ(forest->pooled, row == strata.rowCount() - 1);
  }
  EXPECT_EQ(kinds.size(), found.strata + 1);
  EXPECT_EQ(cellAt(strata.rowCount() - 1, StrataModel::kDifference).toStdString(),
            decimalInWords(found.pooled.value * 100, 1, Language::english));
  EXPECT_THAT(panel_.remarks().toStdString(), HasSubstr(heterogeneityInWords(found, Language::english)));
  QAbstractItemModelTester tester(&strata);
  panel_.tabs().setCurrentIndex(3);
  EXPECT_FALSE(panel_.grab().isNull());
}

TEST_F(ComparisonWindow, SavesObservationsAndTheScriptThatRepeatsThem) {
  import(0, 24);
  count();
  compare("opening=iron", "opening=arming");
  QSignalSpy told(&panel_, &ComparisonPanel::told);
  panel_.saveObservations(at("rows.csv"));
  ASSERT_TRUE(told.wait(kPatience));
  EXPECT_THAT(told.takeFirst().at(0).toString().toStdString(), HasSubstr("rows.R"));
  QFile rows(at("rows.csv")), script(at("rows.R"));
  ASSERT_TRUE(rows.open(QIODevice::ReadOnly) && script.open(QIODevice::ReadOnly));
  const FactTable& table = *facts_.table();
  const FactFilter a = readConditions("opening=iron").value(), b = readConditions("opening=arming").value();
  const auto seats =
      countedSeats(table, select(table, a), select(table, b), strataFor(a, b), choicesOf(a, b));
  EXPECT_EQ(static_cast<std::size_t>(rows.readAll().count('\n')), seats.size() + 1);
  EXPECT_TRUE(script.readAll().contains("observations <- \"rows.csv\""));
  panel_.saveObservations(at("none/rows.csv"));
  ASSERT_TRUE(told.wait(kPatience));
  EXPECT_THAT(told.takeFirst().at(0).toString().toStdString(), HasSubstr("Choose another folder"));
}

} // namespace
} // namespace annales::viewer::test
