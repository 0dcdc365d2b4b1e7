// Results without moves in the list of a library: imported, asked about, filled in, deleted, typed and
// exported.
#include "libreplay/results/known_names.h"
#include "libreplay/results/result_codec.h"
#include "libreplay/store/result_games.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/results/result_dialog.h"
#include "viewer/results/results_file.h"
#include "viewer/results/words_dialog.h"

#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

namespace annales::viewer::test {
namespace {

using testing::HasSubstr;

constexpr const char* kEvenings = "Date,Game,Board,Place,Name,Nation,Points\n"
                                  "2025-11-04,Antike II,Mare Nostrum,1,Ilse,Romans,9\n"
                                  ",,,2,Benno,Greece,7\n"
                                  ",,,3,Carina,purple,6\n"
                                  "2025-12-06,Antike,,1,Ilse,,10\n"
                                  ",,,2,Carina,,8\n"
                                  ",,,3,Dario,,6\n"
                                  "2025-12-06,Azul,,1,Benno,,61\n"
                                  ",,,2,Ilse,,44\n";

class PanelOfResults : public LibraryFixture {
protected:
  [[nodiscard]] QString table(const char* name = "evenings.csv", const QByteArray& text = kEvenings) const {
    QFile file(at(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }
  [[nodiscard]] QString emptyLibrary() const {
    const QString path = at("club.annales");
    static_cast<void>(library(path, Access::create));
    return path;
  }
  /// The list shows what the library says now.
  static bool settled(LibraryPanel& panel) {
    QTest::qWait(20);
    return QTest::qWaitFor([&] { return !panel.busy(); }, kPatience);
  }
  void import(LibraryPanel& panel, const QStringList& files) {
    const QSignalSpy finished(&panel, &LibraryPanel::importFinished);
    panel.importFiles(files);
    ASSERT_TRUE(QTest::qWaitFor([&] { return finished.size() == 1; }, kPatience));
    ASSERT_TRUE(settled(panel));
  }
  template <class T> static T* shown(LibraryPanel& panel) {
    T* found = nullptr;
    static_cast<void>(QTest::qWaitFor(
        [&] {
          for (T* one : panel.findChildren<T*>())
            if (one->isVisible()) found = one;
          return found != nullptr;
        },
        kPatience));
    return found;
  }
  static int rowWith(const LibraryPanel& panel, LibraryPanel& model, const char* words) {
    static_cast<void>(panel);
    for (int row = 0; row < model.model().rowCount(); ++row)
      if (model.model()
              .index(row, static_cast<int>(GamesColumn::nations))
              .data()
              .toString()
              .contains(QLatin1String(words)))
        return row;
    return -1;
  }
  static std::vector<std::string> nationsIn(const LibraryPanel& panel) {
    return column(const_cast<LibraryPanel&>(panel).model(), GamesColumn::nations);
  }
  static ResultsOfLibrary stored(const QString& path) {
    Library open = library(path);
    return must(resultsOf(open));
  }
};

TEST_F(PanelOfResults, ADroppedTableBecomesResultsAndOnePageAsksForItsWords) {
  const QString path = emptyLibrary();
  LibraryPanel panel(store_);
  panel.resize(1280, 720);
  panel.show();
  open(panel, path);
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(table())});
  const QSignalSpy finished(&panel, &LibraryPanel::importFinished);
  QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&panel, &enter);
  ASSERT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&panel, &drop);
  ASSERT_TRUE(QTest::qWaitFor([&] { return finished.size() == 1; }, kPatience));
  EXPECT_THAT(told(panel), HasSubstr("new: 2"));
  EXPECT_THAT(told(panel), HasSubstr("other games: 1"));
  auto* words = shown<WordsDialog>(panel);
  ASSERT_NE(words, nullptr);
  pictureOf(*words, "results-words");
  QTest::keyClick(&words->table(), Qt::Key_Return);
  ASSERT_TRUE(settled(panel));
  EXPECT_THAT(told(panel), HasSubstr("remembered"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return rowWith(panel, panel, "Phoenicians (Carina)") >= 0; }, kPatience));
  EXPECT_EQ(panel.model().rowCount(), 2);
  pictureOf(panel, "library-results");
  EXPECT_EQ(*must(library(path).resultWords()).find(WordKind::nation, "antike-ii", "purple"), "phoenicians");
}

TEST_F(PanelOfResults, CancellingThePageOfWordsChangesNothingAndItCanBeOpenedAgain) {
  const QString path = emptyLibrary();
  LibraryPanel panel(store_);
  panel.show();
  open(panel, path);
  import(panel, {table()});
  auto* words = shown<WordsDialog>(panel);
  ASSERT_NE(words, nullptr);
  words->reject();
  EXPECT_TRUE(must(library(path).resultWords()).empty());
  QTest::qWait(10);
  panel.askForWords();
  words = shown<WordsDialog>(panel);
  ASSERT_NE(words, nullptr);
  EXPECT_EQ(words->answer(0), "phoenicians");
}

TEST_F(PanelOfResults, ImportingAgainAddsNothing) {
  const QString path = emptyLibrary();
  LibraryPanel panel(store_);
  open(panel, path);
  const QString file = table();
  import(panel, {file});
  import(panel, {file});
  EXPECT_THAT(told(panel), HasSubstr("known: 2"));
  EXPECT_EQ(panel.model().rowCount(), 2);
}

TEST_F(PanelOfResults, TheListSaysWhichAreResultsAndWhichLackNations) {
  LibraryPanel panel(store_);
  panel.show();
  open(panel, full());
  const int games = panel.model().rowCount();
  import(panel, {table()});
  EXPECT_EQ(panel.model().rowCount(), games + 2);
  EXPECT_EQ(panel.model().counts().results, 2U);
  EXPECT_EQ(panel.model().counts().lacksNations, 2U);
  panel.showOnly(RecordFilter::results);
  ASSERT_TRUE(settled(panel));
  ASSERT_EQ(panel.model().rowCount(), 2);
  for (const std::string& event : column(panel.model(), GamesColumn::event))
    EXPECT_EQ(event, "result only");
  for (const std::string& rounds : column(panel.model(), GamesColumn::rounds))
    EXPECT_EQ(rounds, "") << "not zero: nothing is known of them";
  panel.showOnly(RecordFilter::played);
  ASSERT_TRUE(settled(panel));
  EXPECT_EQ(panel.model().rowCount(), games);
}

TEST_F(PanelOfResults, ADeletedResultComesBackByUndoAndGoesByRedo) {
  const QString path = emptyLibrary();
  LibraryPanel panel(store_);
  open(panel, path);
  import(panel, {table()});
  const int row = rowWith(panel, panel, "Dario");
  ASSERT_GE(row, 0);
  panel.hideGame(panel.model().row(row).id);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel.busy() && panel.model().rowCount() == 1; }, kPatience));
  EXPECT_TRUE(panel.canUndoResult());
  EXPECT_TRUE(panel.undoResult());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel.busy() && panel.model().rowCount() == 2; }, kPatience));
  EXPECT_TRUE(panel.redoResult());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel.busy() && panel.model().rowCount() == 1; }, kPatience));
  panel.showHidden(true);
  ASSERT_TRUE(settled(panel));
  const int hidden = rowWith(panel, panel, "Dario");
  ASSERT_GE(hidden, 0);
  EXPECT_TRUE(panel.model().row(hidden).hidden);
  panel.showGameAgain(panel.model().row(hidden).id);
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return !panel.busy() && panel.model().counts().results == 2; }, kPatience));
  EXPECT_EQ(stored(path).games.size(), 2U);
}

TEST_F(PanelOfResults, AResultOpensAsAFormAndWhatIsFilledInStays) {
  const QString path = emptyLibrary();
  LibraryPanel panel(store_);
  panel.resize(1280, 720);
  panel.show();
  open(panel, path);
  import(panel, {table()});
  if (auto* words = shown<WordsDialog>(panel)) words->reject();
  const QSignalSpy opened(&panel, &LibraryPanel::gameOpened);
  const int row = rowWith(panel, panel, "Dario");
  ASSERT_GE(row, 0);
  emit part<GamesTable>(panel).chosen(panel.model().row(row).id);
  auto* form = shown<ResultDialog>(panel);
  ASSERT_NE(form, nullptr);
  pictureOf(*form, "results-form");
  EXPECT_EQ(form->rows()[0].name->text(), QStringLiteral("Ilse"));
  form->rows()[0].nation->setText(QStringLiteral("Romans"));
  form->rows()[1].nation->setText(QStringLiteral("Greeks"));
  form->save().click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return rowWith(panel, panel, "Romans (Ilse), Greeks (Carina)") >= 0; },
                              kPatience));
  EXPECT_EQ(opened.size(), 0) << "there is no board to look at";
  EXPECT_TRUE(panel.undoResult());
  ASSERT_TRUE(QTest::qWaitFor([&] { return rowWith(panel, panel, "Romans (Ilse), Greeks (Carina)") < 0; },
                              kPatience));
}

TEST_F(PanelOfResults, TwoEntriesThatDifferInOneNumberAreOneGameOnceItIsSaid) {
  const char* mine =
      "Date,Game,Place,Name,Points\n2025-11-04,Antike II,1,Ilse,9\n,,2,Benno,7\n,,3,Carina,5\n";
  const char* hers =
      R"({"games":[{"id":1,"uuid":"g","name":"Antike II"}],"players":[{"id":1,"uuid":"a","name":"Ilse"},)"
      R"({"id":2,"uuid":"b","name":"Benno"},{"id":3,"uuid":"c","name":"Carina"}],"plays":[{"uuid":"p",)"
      R"("gameRefId":1,"playDate":"2025-11-04 20:00:00","playerScores":[)"
      R"({"playerRefId":1,"score":"9","winner":true},{"playerRefId":2,"score":"6","winner":false},)"
      R"({"playerRefId":3,"score":"5","winner":false}]}]})";
  const QString path = emptyLibrary();
  LibraryPanel panel(store_);
  panel.show();
  open(panel, path);
  import(panel, {table("mine.csv", mine), table("hers.json", hers)});
  ASSERT_EQ(panel.model().rowCount(), 2);
  const auto button = [](QWidget& in, const char* text) {
    for (QAbstractButton* one : in.findChildren<QAbstractButton*>())
      if (one->isVisible() && one->text().remove(QLatin1Char('&')) == QLatin1String(text)) return one;
    return static_cast<QAbstractButton*>(nullptr);
  };
  emit part<GamesTable>(panel).chosen(panel.model().row(0).id);
  auto* form = shown<ResultDialog>(panel);
  ASSERT_NE(form, nullptr);
  auto* same = button(*form, "The same game");
  ASSERT_NE(same, nullptr);
  same->click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return panel.model().rowCount() == 1; }, kPatience));
  auto* undo = button(panel, "Undo");
  ASSERT_NE(undo, nullptr);
  undo->click();
  EXPECT_TRUE(QTest::qWaitFor([&] { return panel.model().rowCount() == 2; }, kPatience));
}

TEST_F(PanelOfResults, ATypedResultIsKeptOnceThereIsALibrary) {
  LibraryPanel panel(store_);
  panel.show();
  ResultRecord typed;
  typed.ruleset = RulesetId::antike;
  typed.date = "2026-02-03";
  for (const char* name : {"Ilse", "Benno"}) {
    typed.persons.emplace_back();
    typed.persons.back().player = name;
  }
  panel.addResult(typed);
  EXPECT_THAT(told(panel), HasSubstr("library"));
  const QString path = at("new.annales");
  panel.createLibrary(path);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel.busy() && panel.model().rowCount() == 1; }, kPatience));
  ASSERT_EQ(stored(path).games.size(), 1U);
  EXPECT_EQ(stored(path).games[0].result.date, "2026-02-03");
  EXPECT_TRUE(panel.undoResult());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !panel.busy() && panel.model().rowCount() == 0; }, kPatience));
}

TEST_F(PanelOfResults, TheMenuOfAResultSaysWhyWhatNeedsMovesIsGrey) {
  LibraryPanel panel(store_);
  open(panel, emptyLibrary());
  import(panel, {table()});
  GameMenu* menu = panel.menuOf(panel.model().row(0).id);
  ASSERT_NE(menu, nullptr);
  EXPECT_TRUE(menu->findChild<QAction*>(QStringLiteral("no-moves")) != nullptr);
  for (const char* name : {"copy-agn", "copy-json", "tags", "merge"})
    EXPECT_FALSE(menu->findChild<QAction*>(QLatin1String(name))->isEnabled()) << name;
  EXPECT_TRUE(menu->findChild<QAction*>(QStringLiteral("open"))->isEnabled());
  EXPECT_TRUE(menu->findChild<QAction*>(QStringLiteral("delete"))->isEnabled());
  panel.copyGame(panel.model().row(0).id, ClipText::agn);
  EXPECT_THAT(told(panel), HasSubstr("no moves to copy"));
}

TEST_F(PanelOfResults, EveryFormatOfResultsIsReadBackAsTheSameResults) {
  const QString path = emptyLibrary();
  LibraryPanel panel(store_);
  open(panel, path);
  import(panel, {table()});
  for (const ResultsFile::Format format : ResultsFile::kFormats) {
    const QString file = at("out.") + ResultsFile::suffixOf(format);
    panel.exportResults(file, static_cast<int>(format));
    ASSERT_TRUE(QTest::qWaitFor([&] { return told(panel).find("Saved as") != std::string::npos; }, kPatience))
        << told(panel);
    panel.exportResults(at("no/such/folder"), static_cast<int>(format));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return part<MessageStrip>(panel).kind() == MessageStrip::Kind::problem; }, kPatience));
    const QString other = at("other-") + ResultsFile::suffixOf(format);
    static_cast<void>(library(other, Access::create));
    const std::atomic<bool> never = false;
    const ImportReport report = importFiles(other, {file}, never, [](const ImportStep&) {});
    EXPECT_EQ(report.results, 2U) << report.text().toStdString();
    const auto back = stored(other).games, sent = stored(path).games;
    ASSERT_EQ(back.size(), sent.size());
    for (std::size_t i = 0; i < back.size(); ++i) {
      EXPECT_EQ(back[i].result.date, sent[i].result.date);
      EXPECT_EQ(back[i].result.ruleset, sent[i].result.ruleset);
    }
  }
}

TEST_F(PanelOfResults, ALibraryThatIsImportedBringsItsResults) {
  const QString path = emptyLibrary();
  const std::atomic<bool> never = false;
  EXPECT_EQ(importFiles(path, {table()}, never, [](const ImportStep&) {}).results, 2U);
  const QString other = at("other.annales");
  static_cast<void>(library(other, Access::create));
  EXPECT_EQ(importFiles(other, {path}, never, [](const ImportStep&) {}).results, 2U);
  EXPECT_EQ(stored(other).games.size(), 2U);
}

TEST_F(PanelOfResults, ACancelledImportLeavesNothingOfTheFile) {
  const QString path = emptyLibrary();
  std::atomic<bool> cancel = false;
  const ImportReport report =
      importFiles(path, {table()}, cancel, [&](const ImportStep&) { cancel = true; }); // while it is read
  EXPECT_TRUE(report.cancelled);
  EXPECT_TRUE(stored(path).records.empty());
}

/// A log that is dropped where games are opened belongs in the library.
TEST_F(PanelOfResults, OpeningALogOfPlaysFindsItsPlays) {
  GameOpener opener;
  const QSignalSpy plays(&opener, &GameOpener::playsFound), failed(&opener, &GameOpener::failed);
  opener.openFile(table());
  ASSERT_TRUE(QTest::qWaitFor([&] { return plays.size() + failed.size() == 1; }, kPatience));
  EXPECT_EQ(plays.size(), 1);
  const QString other = table("notes.csv", "a,b\n1,2\n");
  opener.openFile(other);
  ASSERT_TRUE(QTest::qWaitFor([&] { return plays.size() + failed.size() == 2; }, kPatience));
  EXPECT_EQ(failed.size(), 1);
}

} // namespace
} // namespace annales::viewer::test
