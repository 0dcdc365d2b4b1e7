// The window of reports over a library of simulated games: shown, saved and searched.
#include "engine/boards/board_shelf.h"
#include "engine/play/simulate.h"
#include "libreplay/store/library.h"
#include "tests/viewer/small_files.h"
#include "tests/viewer/when_asked.h"
#include "viewer/reports/report_document.h"
#include "viewer/reports/report_window.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <regex>

namespace annales::viewer {
namespace {

using testing::HasSubstr;

constexpr const char* kHostile = "<b>Eve</b><script>alert(1)</script>";

/// Twelve games of two evenings; one player has a name that tries to be markup.
void fillLibrary(const QString& path) {
  const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.board = shelf.find("occident");
  spec.nations = 3;
  spec.bots = Bots::random;
  spec.seed = 8;
  auto library = Library::open(std::filesystem::path(path.toStdString()), Access::create);
  ASSERT_TRUE(library);
  auto batch = library->beginImport();
  ASSERT_TRUE(batch);
  for (std::uint64_t k = 0; k < 12; ++k) {
    const auto begun = simulatedGame(spec, k);
    ASSERT_TRUE(begun);
    EventLog log(*begun);
    NodeIndex last = 0;
    ASSERT_TRUE(simulate(spec, k, *begun, [&](const Event& event) {
      if (!std::holds_alternative<GameCreated>(event)) last = log.append(last, event);
    }));
    ASSERT_TRUE(log.setLine(kMainLine, last));
    log.setTag("date", k < 6 ? "2024-03-01" : "2024-04-05");
    log.setTag("event", "Club evening");
    const char* names[] = {"Anna", "Bruno", kHostile};
    for (std::size_t n = 0; n < 3; ++n)
      log.setTag("player." + begun->game.nationWord(NationId(n)), names[(n + k) % 3]);
    ASSERT_TRUE(batch->add(log));
  }
  ASSERT_TRUE(batch->commit());
}

class ReportWindowTest : public ::testing::Test {
protected:
  void SetUp() override {
    fillLibrary(folder_.filePath("club.annales"));
    facts_.setLibrary(folder_.filePath("club.annales"));
  }
  void ask(ReportKind kind, const QString& subject = {}) {
    QSignalSpy finished(&window_, &ReportWindow::finished);
    window_.ask(kind, subject);
    ASSERT_TRUE(!finished.isEmpty() || finished.wait(60'000));
  }
  [[nodiscard]] std::string shown() { return window_.page().toPlainText().toStdString(); }
  /// Cancel is offered.
  [[nodiscard]] bool working() {
    const auto buttons = window_.findChildren<QPushButton*>();
    return std::ranges::any_of(buttons, [this](const QPushButton* button) {
      return button->text() == QStringLiteral("&Cancel") && button->isVisibleTo(&window_);
    });
  }
  [[nodiscard]] std::string ran(const QString& program, const QStringList& args) {
    QProcess process;
    process.start(program, args);
    process.waitForFinished(60'000);
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    return process.readAllStandardOutput().toStdString();
  }

  QTemporaryDir folder_;
  SessionStore store_;
  FactsSource facts_;
  ReportWindow window_{store_, facts_};
};

TEST_F(ReportWindowTest, ShowsTheNewestEveningAtOnce) {
  ask(ReportKind::evening);
  ASSERT_NE(window_.report(), nullptr);
  EXPECT_EQ(window_.report()->scope.games, 6U);
  EXPECT_EQ(window_.report()->scope.newest, "2024-04-05");
  EXPECT_THAT(shown(), HasSubstr("Standings"));
  EXPECT_THAT(shown(), HasSubstr(kHostile)) << "the name is text";
  window_.grab().save(QStringLiteral(ANNALES_BINARY_DIR "/pictures/report-evening.png"));
}

TEST_F(ReportWindowTest, ShowsEveryKindAndTakesConditions) {
  ask(ReportKind::player, "Anna");
  EXPECT_EQ(window_.report()->title, "Player: Anna");
  EXPECT_EQ(window_.report()->scope.games, 12U);
  window_.resize(1280, 720);
  window_.grab().save(QStringLiteral(ANNALES_BINARY_DIR "/pictures/report-player.png"));
  window_.conditions().setText("from=2024-04");
  ask(ReportKind::nation, "romans");
  EXPECT_EQ(window_.report()->scope.games, 6U);
  window_.conditions().clear();
  ask(ReportKind::opening);
  EXPECT_EQ(window_.report()->kind, ReportKind::opening);
  window_.conditions().setText("nation");
  ask(ReportKind::opening);
  EXPECT_THAT(window_.hint().toStdString(), HasSubstr("a condition must be a key"));
}

TEST_F(ReportWindowTest, RatesAllPlayersWithoutASubject) {
  ask(ReportKind::ratings);
  ASSERT_NE(window_.report(), nullptr);
  EXPECT_EQ(window_.report()->kind, ReportKind::ratings);
  EXPECT_THAT(shown(), HasSubstr("Who was ahead of whom"));
  window_.grab().save(QStringLiteral(ANNALES_BINARY_DIR "/pictures/report-ratings.png"));
  ask(ReportKind::player, "Anna");
  EXPECT_EQ(window_.report()->kind, ReportKind::player) << "and then again one of them";
}

TEST_F(ReportWindowTest, SaysWhatIsMissing) {
  ask(ReportKind::nation, "atlanteans");
  EXPECT_THAT(window_.hint().toStdString(), HasSubstr("none of the chosen games has the nation"));
  facts_.setLibrary({});
  ask(ReportKind::evening);
  EXPECT_THAT(window_.hint().toStdString(), HasSubstr("Open a library first"));
}

TEST_F(ReportWindowTest, IsDoneWhereALibraryHasNobody) {
  const QString path = folder_.filePath("empty.annales");
  ASSERT_TRUE(Library::open(std::filesystem::path(path.toStdString()), Access::create));
  facts_.setLibrary(path);
  ask(ReportKind::nation);
  EXPECT_THAT(window_.hint().toStdString(), HasSubstr("has no games yet"));
  EXPECT_FALSE(working());
}

TEST_F(ReportWindowTest, IsDoneWhereTheLibraryIsClosedMeanwhile) {
  window_.ask(ReportKind::evening);
  EXPECT_TRUE(working());
  facts_.setLibrary({});
  EXPECT_FALSE(working());
  EXPECT_THAT(window_.hint().toStdString(), HasSubstr("Open a library first"));
}

TEST_F(ReportWindowTest, WhatIsTypedStaysWhileGamesAreRead) {
  ask(ReportKind::player, "Anna");
  window_.subjects().setEditText("Bru");
  window_.subjects().lineEdit()->setCursorPosition(1);
  emit facts_.changed();
  EXPECT_EQ(window_.subjects().currentText(), "Bru");
  EXPECT_EQ(window_.subjects().lineEdit()->cursorPosition(), 1);
  window_.subjects().setEditText("Bruno");
  window_.subjects().lineEdit()->setSelection(5, -2);
  emit facts_.changed();
  EXPECT_EQ(window_.subjects().currentText(), "Bruno");
  EXPECT_EQ(window_.subjects().lineEdit()->selectedText(), "no");
}

TEST_F(ReportWindowTest, SavesWhatItShows) {
  ask(ReportKind::player, "Anna");
  const QString html = folder_.filePath("anna.html"), tables = folder_.filePath("anna");
  EXPECT_THAT(window_.saveHtml(html).toStdString(), HasSubstr("Saved as"));
  QFile file(html);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const std::string page = file.readAll().toStdString();
  EXPECT_THAT(page, HasSubstr("Player: Anna"));
  EXPECT_THAT(page, testing::Not(HasSubstr("<script")));
  EXPECT_THAT(window_.saveTables(tables).toStdString(), HasSubstr("saved in"));
  EXPECT_GT(QDir(tables).entryList({"*.csv"}).size(), 5);
  EXPECT_THAT(window_.saveHtml("/nowhere/at/all.html").toStdString(), HasSubstr("cannot be written"));
}

TEST_F(ReportWindowTest, APdfThatCannotBeWrittenLeavesTheOldFileAndSaysWhy) {
  ask(ReportKind::player, "Anna");
  const QString pdf = folder_.filePath("old.pdf");
  QFile old(pdf);
  ASSERT_TRUE(old.open(QIODevice::WriteOnly) && old.write("the old one") == 11);
  old.close();
  std::string said;
  {
    const test::SmallFiles small;
    said = window_.savePdf(pdf).toStdString();
  }
  EXPECT_THAT(said, HasSubstr("cannot be written: "));
  ASSERT_TRUE(old.open(QIODevice::ReadOnly));
  EXPECT_EQ(old.readAll().toStdString(), "the old one");
}

TEST_F(ReportWindowTest, AsksOnceBeforeItReplacesTables) {
  ask(ReportKind::player, "Anna");
  window_.setVisible(true);
  QDir(folder_.path()).mkdir("tables");
  int asked = 0;
  const auto save = [&](bool replace) {
    test::whenAsked<QFileDialog>(&window_, [&](QFileDialog& dialog) {
      dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(folder_.filePath("tables"));
      static_cast<QDialog&>(dialog).accept();
      if (dialog.isVisible()) dialog.reject();
    });
    auto* answer = new QTimer(&window_); // only where it is asked
    QObject::connect(answer, &QTimer::timeout, &window_, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      ++asked;
      for (QAbstractButton* button : box->buttons())
        if ((box->buttonRole(button) == QMessageBox::DestructiveRole) == replace) return button->click();
    });
    answer->start(5);
    const auto buttons = window_.findChildren<QPushButton*>();
    const auto tables = std::ranges::find_if(
        buttons, [](const QPushButton* button) { return button->text().contains("ables"); });
    ASSERT_NE(tables, buttons.end());
    (*tables)->click();
    delete answer;
  };
  const auto first = [&] {
    const QDir tables(folder_.filePath("tables") + "/" +
                      QDir(folder_.filePath("tables")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
    return tables.filePath(tables.entryList({"*.csv"}).value(0));
  };
  save(true);
  EXPECT_EQ(asked, 0);
  QFile table(first());
  ASSERT_TRUE(table.open(QIODevice::WriteOnly) && table.write("mine") == 4);
  table.close();
  save(false);
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(QFileInfo(table).size(), 4);
  save(true);
  EXPECT_EQ(asked, 2);
  EXPECT_GT(QFileInfo(first()).size(), 4);
}

TEST_F(ReportWindowTest, WritesAPdfThatIsWholeAndCanBeSearched) {
  ask(ReportKind::player, "Anna");
  const QString pdf = QStringLiteral(ANNALES_BINARY_DIR "/pictures/report-player.pdf");
  EXPECT_THAT(window_.savePdf(pdf).toStdString(), HasSubstr("Saved as"));
  EXPECT_GT(QFileInfo(pdf).size(), 10'000);
  EXPECT_THAT(window_.savePdf("/nowhere/at/all.pdf").toStdString(), HasSubstr("cannot be written"));
  if (!QStandardPaths::findExecutable("qpdf").isEmpty()) {
    EXPECT_THAT(ran("qpdf", {"--check", pdf}), HasSubstr("No syntax or stream encoding errors"));
  }
  if (QStandardPaths::findExecutable("pdftotext").isEmpty())
    GTEST_SKIP() << "poppler-utils are not installed";
  const std::string text = ran("pdftotext", {"-layout", pdf, "-"});
  for (const char* words : {"Player: Anna", "Opponents", "Bruno", "Personages by round", "<b>Eve</b>", "1 /"})
    EXPECT_THAT(text, HasSubstr(words));
  const std::string boxes = ran("pdftotext", {"-bbox", pdf, "-"});
  const std::regex box("yMin=\"([0-9.]+)\" xMax=\"[0-9.]+\" yMax=\"([0-9.]+)\"");
  std::size_t found = 0;
  for (std::sregex_iterator at(boxes.begin(), boxes.end(), box), end; at != end; ++at, ++found)
    EXPECT_LT(std::stod((*at)[2]) - std::stod((*at)[1]), 30) << "a word as large as a picture";
  EXPECT_GT(found, 100U);
}

TEST_F(ReportWindowTest, IsDarkWhereTheWindowIs) {
  View view = store_.session().view;
  view.dark = true;
  wearLook(view);
  store_.dispatch(SetView{view});
  ask(ReportKind::nation, "romans");
  window_.resize(1600, 1000);
  const QImage image = window_.grab().toImage();
  image.save(QStringLiteral(ANNALES_BINARY_DIR "/pictures/report-dark.png"));
  EXPECT_LT(image.pixelColor(image.width() - 20, image.height() / 2).lightness(), 90);
}

TEST_F(ReportWindowTest, CanBeCancelledByKey) {
  window_.ask(ReportKind::evening);
  QTest::keyClick(&window_, Qt::Key_Escape);
  EXPECT_EQ(window_.hint(), "Cancelled.");
  EXPECT_TRUE(window_.isVisible()) << "Escape closes only where nothing is going on";
  QTest::keyClick(&window_, Qt::Key_Escape);
  EXPECT_FALSE(window_.isVisible());
}

} // namespace
} // namespace annales::viewer
