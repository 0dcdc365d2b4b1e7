// Searching the remarks of a library made here: words, conditions, keys, what is empty, what fails, export.
#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/findremarks/find_remarks_panel.h"

#include <QAbstractItemModelTester>
#include <QFile>

namespace annales::viewer::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class FindRemarks : public LibraryFixture {
protected:
  FindRemarks() {
    panel_.resize(1000, 500);
    panel_.show();
  }

  /// A remark on the k-th event of a game of the library.
  Annotation say(
      const Hash& game, NodeIndex event, const std::string& author, const std::string& text,
      const std::function<void(Annotation&)>& more = [](Annotation&) {}) {
    Library open = library(path_, Access::readWrite);
    Annotation draft;
    draft.event = must(open.load(game))[event].id;
    draft.audience = Audience::club;
    draft.text = text;
    more(draft);
    const std::string at =
        QStringLiteral("2030-01-01T00:%1:00Z").arg(++minute_, 2, 10, QChar(u'0')).toStdString();
    const Annotation remark = remarkOf(std::move(draft), {author, at});
    const std::vector<Entry> pages{StudyChange{author, at, {AddRemark{remark}}}};
    must(open.appendEntries(game, must(open.countEntries(game)), pages));
    return remark;
  }
  void settle() {
    EXPECT_TRUE(QTest::qWaitFor([&] { return !panel_.busy(); }, kPatience));
    QApplication::processEvents();
  }
  void open() {
    panel_.setLibrary(path_);
    settle();
  }
  void type(const char* words) {
    panel_.field().clear();
    QTest::keyClicks(&panel_.field(), QString::fromUtf8(words));
    settle();
  }
  [[nodiscard]] std::vector<std::string> texts() const {
    std::vector<std::string> rows;
    for (int row = 0; row < panel_.hits().rowCount(); ++row)
      rows.push_back(panel_.hits().hit(row).text.toStdString());
    return rows;
  }
  [[nodiscard]] std::string textIn(const QString& file) const {
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << file.toStdString();
    return in.readAll().toStdString();
  }

  QString path_ = full();
  std::vector<GameSummary> games_ = listed(path_);
  int minute_ = 0;
  mutable FindRemarksPanel panel_{store_};
};

using Rows = std::vector<std::string>;

TEST_F(FindRemarks, WordsFindTheNewestFirstAndStandOut) {
  const QAbstractItemModelTester tester(&panel_.hits(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  say(games_[0].id, 12, "Ada", "Überfall on Wombatia");
  const Annotation last = say(games_[1].id, 20, "Bob", "wombatia again", [](Annotation& draft) {
    draft.glyphs = {"$4"};
    draft.tags = {"open"};
  });
  say(games_[1].id, 21, "Bob", "nothing of that");
  open();
  EXPECT_GE(panel_.hits().rowCount(), 3) << "without words all are listed";
  type("wombat");
  ASSERT_EQ(texts(), (Rows{"wombatia again", "Überfall on Wombatia"}));
  const RemarkHit& hit = panel_.hits().hit(0);
  EXPECT_EQ(hit.remark, last.id);
  EXPECT_EQ(hit.author, QStringLiteral("Bob"));
  EXPECT_EQ(hit.signs, QStringLiteral("??"));
  EXPECT_EQ(hit.state, QStringLiteral("Open"));
  EXPECT_EQ(hit.place, QStringLiteral("Event 21"));
  EXPECT_FALSE(hit.title.isEmpty());
  ASSERT_EQ(hit.found.size(), 1U);
  EXPECT_EQ(hit.found[0].from, 0);
  EXPECT_EQ(hit.found[0].length, 8);
  EXPECT_EQ(panel_.status(), QStringLiteral("2 remark(s) in 2 game(s)"));
  pictureOf(panel_, "findremarks-light");
}

TEST_F(FindRemarks, AResolvedThreadIsResolvedInEachOfItsRemarks) {
  const Annotation question =
      say(games_[0].id, 12, "Ada", "wombat why", [](Annotation& draft) { draft.tags = {"open"}; });
  const Annotation answer =
      say(games_[0].id, 12, "Bob", "wombat because", [&](Annotation& draft) { draft.answers = question.id; });
  say(games_[0].id, 12, "Ada", "", [&](Annotation& draft) {
    draft.answers = answer.id;
    draft.tags = {"resolved"};
  });
  say(games_[0].id, 13, "Ada", "wombat aside");
  open();
  type("wombat");
  ASSERT_EQ(texts(), (Rows{"wombat aside", "wombat because", "wombat why"}));
  EXPECT_EQ(panel_.hits().hit(0).state, QString());
  EXPECT_EQ(panel_.hits().hit(1).state, QStringLiteral("Resolved"));
  EXPECT_EQ(panel_.hits().hit(2).state, QStringLiteral("Resolved"));
}

TEST_F(FindRemarks, WhatWasDeletedFromTheListIsNotFound) {
  say(games_[0].id, 12, "Ada", "wombat one", [](Annotation& draft) { draft.tags = {"open"}; });
  say(games_[1].id, 12, "Ada", "wombat two", [](Annotation& draft) { draft.tags = {"open"}; });
  {
    Library open = library(path_, Access::readWrite);
    const Hash& game = games_[0].id;
    const std::vector<Entry> pages{
        StudyChange{"Ada", "2030-01-02T00:00:00Z", {SetTag{kHiddenTag, kHiddenValue}}}};
    must(open.appendEntries(game, must(open.countEntries(game)), pages));
  }
  open();
  type("wombat");
  EXPECT_EQ(texts(), Rows{"wombat two"});
  EXPECT_EQ(panel_.status(), QStringLiteral("1 remark(s) in 1 game(s)"));
  panel_.showWaiting();
  settle();
  for (int row = 0; row < panel_.waiting().rowCount(); ++row)
    EXPECT_NE(panel_.waiting().game(row).game, games_[0].id);
}

TEST_F(FindRemarks, RowsShowTextWithoutTheSignsOfMarkdown) {
  say(games_[0].id, 12, "Ada", "# Plan\n\n**First** [*Numidia*](annales:province/numidia), then\n- `Roma`");
  say(games_[0].id, 13, "Ada", "Only the link says it: [here](annales:province/numidia)");
  open();
  type("numidi");
  ASSERT_EQ(texts(), (Rows{"Only the link says it: here", "Plan First Numidia, then Roma"}));
  const RemarkHit& hit = panel_.hits().hit(1);
  ASSERT_EQ(hit.found.size(), 1U);
  EXPECT_EQ(hit.text.mid(hit.found[0].from, hit.found[0].length), QStringLiteral("Numidia"));
}

TEST_F(FindRemarks, EveryConditionNarrows) {
  say(games_[0].id, 12, "Ada", "one", [](Annotation& draft) { draft.glyphs = {"$2"}; });
  say(games_[0].id, 13, "Bob", "two", [](Annotation& draft) { draft.tags = {"overpaid", "opening"}; });
  say(games_[0].id, 14, "Bob", "three", [](Annotation& draft) {
    draft.tags = {"open"};
    draft.audience = Audience::coach;
  });
  say(games_[0].id, 15, "Engine", "four", [](Annotation& draft) { draft.layer = Layer::machine; });
  panel_.tags().setText(QStringLiteral("opening"));
  open();
  EXPECT_EQ(texts(), Rows{"two"});
  panel_.tags().clear();
  settle();
  const auto sign = [&](const char* word) {
    panel_.signs().setCurrentIndex(panel_.signs().findData(QLatin1String(word)));
    settle();
  };
  sign("?");
  EXPECT_THAT(texts(), ::testing::Contains("one")) << "under either name";
  EXPECT_THAT(texts(), Not(::testing::Contains("two")));
  sign("overpaid");
  EXPECT_THAT(texts(), ::testing::Contains("two"));
  EXPECT_THAT(texts(), Not(::testing::Contains("one")));
  panel_.signs().setCurrentIndex(0);
  panel_.states().setCurrentIndex(1);
  settle();
  EXPECT_THAT(texts(), ::testing::Contains("three"));
  EXPECT_THAT(texts(), Not(::testing::Contains("two")));
  panel_.states().setCurrentIndex(0);
  panel_.layers().setCurrentIndex(2);
  settle();
  EXPECT_THAT(texts(), ::testing::Contains("three"));
  EXPECT_THAT(texts(), Not(::testing::Contains("one")));
  panel_.layers().setCurrentIndex(4);
  settle();
  EXPECT_THAT(texts(), ::testing::Contains("four"));
  EXPECT_THAT(texts(), Not(::testing::Contains("three")));
  panel_.layers().setCurrentIndex(0);
  panel_.authors().setEditText(QStringLiteral("Ada"));
  settle();
  EXPECT_EQ(texts(), Rows{"one"});
}

TEST_F(FindRemarks, KeysLeadFromTheFieldIntoTheTableAndToTheRemark) {
  const Annotation older = say(games_[0].id, 12, "Ada", "zebra one");
  const Annotation newer = say(games_[1].id, 12, "Ada", "zebra two");
  open();
  type("zebra");
  std::vector<Hash> chosen;
  QObject::connect(&panel_, &FindRemarksPanel::remarkChosen, &panel_,
                   [&](const Hash&, const Hash& event) { chosen.push_back(event); });
  QTest::keyClick(&panel_.field(), Qt::Key_Return);
  QTest::keyClick(&panel_.field(), Qt::Key_Down);
  QTest::keyClick(&panel_.table(), Qt::Key_Down);
  QTest::keyClick(&panel_.table(), Qt::Key_Return);
  EXPECT_EQ(chosen, (std::vector{newer.event, older.event}));
}

TEST_F(FindRemarks, WhatIsEmptyOrGoneSaysWhatToDo) {
  panel_.setLibrary({});
  EXPECT_THAT(panel_.hint().toStdString(), HasSubstr("No library is open."));
  open();
  type("<b>nowhere</b>");
  EXPECT_EQ(panel_.hint().toStdString().substr(0, 36), "No remarks contain “<b>nowhere</b>");
  EXPECT_EQ(panel_.status(), QString());
  panel_.setLibrary(at("gone.annales"));
  settle();
  EXPECT_THAT(panel_.hint().toStdString(), HasSubstr("There is no library"));
  panel_.showWaiting();
  settle();
  EXPECT_THAT(panel_.hint().toStdString(), HasSubstr("There is no library"));
}

TEST_F(FindRemarks, WhatAnotherProgramWritesIsFoundToo) {
  open();
  type("pangolin");
  EXPECT_EQ(panel_.hits().rowCount(), 0);
  say(games_[0].id, 12, "Ada", "pangolin");
  EXPECT_TRUE(QTest::qWaitFor([&] { return panel_.hits().rowCount() == 1; }, kPatience));
}

TEST_F(FindRemarks, GamesThatWaitAreListedAndOpened) {
  open();
  panel_.showWaiting();
  settle();
  const int before = panel_.waiting().rowCount();
  const auto isOpen = [](Annotation& draft) { draft.tags = {"open"}; };
  say(games_[0].id, 12, "Ada", "why?", isOpen);
  say(games_[0].id, 13, "Ada", "and why?", isOpen);
  panel_.showWaiting();
  settle();
  ASSERT_GE(panel_.waiting().rowCount(), before);
  const WaitingGame& first = panel_.waiting().game(0);
  EXPECT_EQ(first.game, games_[0].id) << "the newest first";
  EXPECT_GE(first.count, 2);
  Hash chosen;
  QObject::connect(&panel_, &FindRemarksPanel::gameChosen, &panel_, [&](const Hash& game) { chosen = game; });
  QTest::keyClick(&panel_.table(), Qt::Key_Return);
  EXPECT_EQ(chosen, games_[0].id);
  pictureOf(panel_, "findremarks-waiting");
}

TEST_F(FindRemarks, WhatIsFoundIsExported) {
  say(games_[0].id, 12, "Ada", "quagga one");
  say(games_[1].id, 12, "Bob", "quagga two");
  say(games_[1].id, 13, "Bob", "left out");
  open();
  type("quagga");
  std::string told;
  QObject::connect(&panel_, &FindRemarksPanel::told, &panel_,
                   [&](const QString& sentence) { told = sentence.toStdString(); });
  panel_.exportTo(at("out.md"), Audience::me);
  settle();
  EXPECT_THAT(told, HasSubstr("2 remark(s) saved as"));
  const std::string document = textIn(at("out.md"));
  EXPECT_THAT(document, HasSubstr("> quagga one\n"));
  EXPECT_THAT(document, HasSubstr("> quagga two\n"));
  EXPECT_THAT(document, Not(HasSubstr("left out")));
  panel_.exportTo(at("out.csv"), Audience::me);
  settle();
  EXPECT_THAT(textIn(at("out.csv")), ::testing::StartsWith("game,title,"));
  panel_.exportTo(at("no/such/folder/out.md"), Audience::me);
  settle();
  EXPECT_THAT(told, HasSubstr("cannot be written"));
}

TEST_F(FindRemarks, ManyHitsComeInPortions) {
  Library open = library(path_, Access::readWrite);
  const EventLog log = must(open.load(games_[0].id));
  StudyChange page{"Ada", "2026-01-01T00:00:00Z", {}};
  for (int i = 0; i < 500; ++i) {
    Annotation draft;
    draft.event = log[12].id;
    draft.text = "okapi " + std::to_string(i);
    page.edits.push_back(AddRemark{remarkOf(std::move(draft), {"Ada", page.at})});
  }
  const std::vector<Entry> pages{page};
  must(open.appendEntries(log.id(), must(open.countEntries(log.id())), pages));
  panel_.setLibrary(path_);
  panel_.field().setText(QStringLiteral("okapi"));
  std::vector<int> rows;
  QObject::connect(&panel_.hits(), &QAbstractItemModel::modelReset, &panel_,
                   [&] { rows.push_back(panel_.hits().rowCount()); });
  settle();
  ASSERT_FALSE(rows.empty());
  EXPECT_EQ(rows.back(), 200);
  EXPECT_EQ(panel_.hits().rowCount(), 500);
  EXPECT_EQ(panel_.status(), QStringLiteral("500 remark(s) in 1 game(s)"));
}

} // namespace
} // namespace annales::viewer::test
