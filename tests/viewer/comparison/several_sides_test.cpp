// Several sides, shares over time and chances in the window: the numbers of the command line, drawn and
// saved.
#include "libreplay/openings/power_chances.h"
#include "libreplay/words/comparison_words.h"
#include "libreplay/words/trend_words.h"
#include "tests/libreplay/logs.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/comparison/comparison_panel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QImage>
#include <QXmlStreamReader>
#include <set>

namespace annales::viewer::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class SeveralSidesWindow : public LibraryFixture {
protected:
  SeveralSidesWindow() {
    panel_.resize(1000, 700);
    panel_.show();
  }

  /// Games that bots play, with dates in `years` years; none without years.
  void import(std::uint64_t games, int years) {
    Library open = library(path_, Access::create);
    ImportBatch batch = must(open.beginImport());
    for (std::uint64_t k = 0; k < games; ++k) {
      EventLog log = annales::test::simulatedLog(RulesetId::antike, k);
      if (years > 0)
        log.setTag("date", std::to_string(2001 + k % static_cast<std::uint64_t>(years)) + "-05-01");
      static_cast<void>(must(batch.add(log)));
    }
    must(batch.commit());
  }
  void count() {
    facts_.setLibrary(path_);
    facts_.want();
    ASSERT_TRUE(QTest::qWaitFor([&] { return facts_.table() != nullptr; }, kPatience));
    QApplication::processEvents();
  }
  void begin(std::uint64_t games, int years = 0) {
    import(games, years);
    count();
  }
  [[nodiscard]] bool settled() {
    return QTest::qWaitFor([&] { return !panel_.chooser().busy() && !panel_.busy(); }, kPatience);
  }
  /// A, B, and one more side for each other.
  void compare(const QStringList& sides) {
    panel_.conditions(ComparisonPanel::kA).setText(sides[0]);
    panel_.conditions(ComparisonPanel::kB).setText(sides[1]);
    while (panel_.moreSides() + 2 < static_cast<std::size_t>(sides.size()))
      panel_.addSide();
    for (qsizetype i = 2; i < sides.size(); ++i)
      panel_.moreConditions(static_cast<std::size_t>(i - 2)).setText(sides[i]);
    panel_.ask();
    ASSERT_TRUE(settled()) << panel_.complaint().toStdString();
  }
  [[nodiscard]] std::string pair(int row, int column) {
    return panel_.sides().model().index(row, column).data().toString().toStdString();
  }
  [[nodiscard]] static std::string contents(const QString& file) {
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << file.toStdString();
    return in.readAll().toStdString();
  }
  [[nodiscard]] Comparison counted(const char* first, const char* second) const {
    const FactTable& table = *facts_.table();
    const FactFilter a = readConditions(first).value(), b = readConditions(second).value();
    return annales::compare(table, select(table, a), select(table, b), strataFor(a, b),
                            {.bootstrap = false, .choices = choicesOf(a, b)});
  }

  const QString path_ = at("bots.annales");
  FactsSource facts_;
  ComparisonPanel panel_{store_, facts_};
};

TEST_F(SeveralSidesWindow, ComparesEachWithEach) {
  begin(24);
  compare({"opening=iron", "opening=arming", "Gold=opening=gold"});
  ASSERT_EQ(panel_.sides().model().rowCount(), 3);
  QAbstractItemModelTester tester(&panel_.sides().model());
  EXPECT_EQ(panel_.looks().model().rowCount(), 3) << "each pair is a question";
  const LookLedger& ledger = panel_.looks().model().ledger();
  EXPECT_EQ(ledger.looks()[2].a, "opening=arming");
  EXPECT_EQ(ledger.looks()[2].b, "opening=gold");
  const Comparison last = counted("opening=arming", "opening=gold");
  ASSERT_GT(last.strata, 0U);
  EXPECT_EQ(pair(2, PairsModel::kDifference), decimalInWords(last.pooled.value * 100, 1, Language::english));
  EXPECT_EQ(pair(2, PairsModel::kAdjusted), pInWords(ledger.verdicts()[2].holm, Language::english));
  EXPECT_EQ(panel_.tabs().currentIndex(), ComparisonPanel::kSidesTab);
  EXPECT_THAT(panel_.sides().words().toStdString(), HasSubstr("of 3."));
}

TEST_F(SeveralSidesWindow, AChosenPairFillsTheOtherTabsAndIsNoNewQuestion) {
  begin(24);
  compare({"opening=iron", "opening=arming", "Gold=opening=gold"});
  panel_.sides().table().setFocus();
  QTest::keyClick(&panel_.sides().table(), Qt::Key_Down);
  QTest::keyClick(&panel_.sides().table(), Qt::Key_Down);
  ASSERT_TRUE(settled());
  EXPECT_THAT(panel_.sentence().toStdString(), HasSubstr("C  Gold"));
  const Comparison last = counted("opening=arming", "opening=gold");
  EXPECT_EQ(panel_.estimators().index(0, EstimatorsModel::kValue).data().toString().toStdString(),
            decimalInWords(last.a.share.value * 100, 1, Language::english));
  for (const LedgerLook& look : panel_.looks().model().ledger().looks())
    EXPECT_EQ(look.times, 1U);
}

TEST_F(SeveralSidesWindow, SidesAreRemovedAndEmptyOnesLeftOut) {
  begin(8);
  compare({"nation=romans", "nation=greeks", "nation=germans", ""});
  EXPECT_EQ(panel_.sides().model().rowCount(), 3);
  panel_.removeSide(0);
  EXPECT_EQ(panel_.moreSides(), 1U);
  panel_.ask();
  ASSERT_TRUE(settled());
  EXPECT_EQ(panel_.sides().model().rowCount(), 0) << "two sides are A and B again";
  EXPECT_THAT(panel_.sentence().toStdString(), Not(HasSubstr("called A and B")));
  while (panel_.moreSides() + 2 < ComparisonPanel::kMostSides)
    panel_.addSide();
  panel_.addSide();
  EXPECT_EQ(panel_.moreSides() + 2, ComparisonPanel::kMostSides);
}

TEST_F(SeveralSidesWindow, ARemovedSideComesBackWhereItWas) {
  begin(4);
  compare({"nation=romans", "nation=greeks", "nation=germans", "opening=gold"});
  ASSERT_TRUE(settled());
  EXPECT_FALSE(panel_.sideBack().isVisibleTo(&panel_));
  panel_.removeSide(0);
  ASSERT_TRUE(panel_.sideBack().isVisibleTo(&panel_));
  EXPECT_EQ(panel_.moreConditions(0).text(), QStringLiteral("opening=gold"));
  panel_.sideBack().click();
  ASSERT_EQ(panel_.moreSides(), 2U);
  EXPECT_EQ(panel_.moreConditions(0).text(), QStringLiteral("nation=germans"));
  EXPECT_EQ(panel_.moreConditions(1).text(), QStringLiteral("opening=gold"));
  EXPECT_FALSE(panel_.sideBack().isVisibleTo(&panel_));
}

TEST_F(SeveralSidesWindow, AWrongOrRepeatedSideIsNamed) {
  begin(4);
  compare({"nation=romans", "nation=greeks", "natoin=germans"});
  EXPECT_THAT(panel_.complaint().toStdString(), HasSubstr("C: \"natoin\" is not a condition"));
  panel_.moreConditions(0).setText(QStringLiteral("Again=nation=romans"));
  panel_.ask();
  ASSERT_TRUE(settled());
  EXPECT_THAT(panel_.complaint().toStdString(), HasSubstr("C: The same conditions as A"));
  EXPECT_EQ(panel_.looks().model().rowCount(), 0);
}

TEST_F(SeveralSidesWindow, TheForestIsSavedAsPictureDrawingAndTable) {
  begin(24);
  compare({"opening=iron", "opening=arming", "<Gold & more>=opening=gold"});
  SketchView& chart = panel_.sides().chart();
  EXPECT_THAT(chart.saveAs(at("forest.png")).toStdString(), HasSubstr("Saved as"));
  EXPECT_GE(QImage(at("forest.png")).width(), 1000);
  static_cast<void>(chart.saveAs(at("forest.svg")));
  QXmlStreamReader xml(QByteArray::fromStdString(contents(at("forest.svg"))));
  std::string words;
  while (!xml.atEnd()) {
    xml.readNext();
    if (xml.isCharacters()) words += xml.text().toString().toStdString() + '\n';
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  EXPECT_THAT(words, HasSubstr("C  <Gold"));
  static_cast<void>(chart.saveAs(at("forest.csv")));
  const std::string csv = contents(at("forest.csv"));
  EXPECT_EQ(std::ranges::count(csv, '\n'), 1 + 3 + 3);
  EXPECT_THAT(csv, HasSubstr("difference,opening=arming,<Gold & more>,"));
  panel_.sides().differences().setCurrentIndex(1);
  static_cast<void>(chart.saveAs(at("first.csv")));
  EXPECT_EQ(std::ranges::count(contents(at("first.csv")), '\n'), 1 + 3 + 2) << "with A alone";
  EXPECT_THAT(chart.saveAs(at("none/forest.png")).toStdString(), HasSubstr("cannot be written"));
}

TEST_F(SeveralSidesWindow, ObservationsHaveAllPairs) {
  begin(24);
  compare({"opening=iron", "opening=arming", "opening=gold"});
  QSignalSpy told(&panel_, &ComparisonPanel::told);
  panel_.saveObservations(at("rows.csv"));
  ASSERT_TRUE(told.wait(kPatience));
  const std::string rows = contents(at("rows.csv"));
  for (const char* begin : {"\n1,", "\n2,", "\n3,"})
    EXPECT_THAT(rows, HasSubstr(begin));
}

TEST_F(SeveralSidesWindow, ShowsSharesOverTheYears) {
  begin(24, 3);
  compare({"nation=romans", "nation=greeks"});
  panel_.tabs().setCurrentIndex(ComparisonPanel::kTrendTab);
  ASSERT_TRUE(settled());
  const FactTable& table = *facts_.table();
  const FactFilter filter = readConditions("nation=romans").value();
  const SharesOverTime found =
      sharesOverTime(table, select(table, filter), Baselines(table, filter.games), PeriodBy::year);
  ASSERT_EQ(found.periods.size(), 3U);
  EXPECT_THAT(panel_.trend().words().toStdString(), HasSubstr(trendInWords(found, Language::english)));
  static_cast<void>(panel_.trend().chart().saveAs(at("trend.csv")));
  EXPECT_EQ(contents(at("trend.csv")), csvOf(found, PeriodBy::year));
  EXPECT_FALSE(panel_.trend().chart().grab().isNull());
  panel_.trend().side().setCurrentIndex(1);
  ASSERT_TRUE(settled());
  EXPECT_THAT(panel_.trend().chart().accessibleName().toStdString(), HasSubstr("nation=greeks"));
}

TEST_F(SeveralSidesWindow, SaysWhyThereIsNoTrend) {
  begin(8);
  compare({"nation=romans", ""});
  panel_.tabs().setCurrentIndex(ComparisonPanel::kTrendTab);
  ASSERT_TRUE(settled());
  EXPECT_THAT(panel_.trend().words().toStdString(),
              HasSubstr("No trend: decided games have 0 different years"));
  EXPECT_TRUE(panel_.trend().chart().isEmpty());
  panel_.trend().side().setCurrentIndex(1);
  ASSERT_TRUE(settled());
  EXPECT_THAT(panel_.trend().words().toStdString(), HasSubstr("each game has a winner"));
}

TEST_F(SeveralSidesWindow, ShowsTheChanceToFindDifferences) {
  begin(24);
  compare({"opening=iron", "opening=arming"});
  const auto chances = powerChances(counted("opening=iron", "opening=arming"), 1);
  ASSERT_FALSE(chances.empty());
  ChancesModel& model = panel_.chances().model();
  QAbstractItemModelTester tester(&model);
  ASSERT_EQ(model.rowCount(), 10);
  EXPECT_EQ(model.index(9, 0).data().toString().toStdString(), "20");
  EXPECT_EQ(model.index(9, model.columnCount() - 1).data().toString().toStdString(),
            decimalInWords(chances.back().verdict * 100, 0, Language::english) + " %");
  panel_.chances().way().setCurrentIndex(1);
  EXPECT_EQ(model.index(0, 1).data().toString().toStdString(),
            decimalInWords(chances.front().oneLook * 100, 0, Language::english) + " %");
  static_cast<void>(panel_.chances().chart().saveAs(at("chances.csv")));
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(contents(at("chances.csv")), '\n')),
            chances.size() + 1);
}

} // namespace
} // namespace annales::viewer::test
