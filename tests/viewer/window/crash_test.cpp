// The program is killed while somebody works, and two programs work on one game. The programs are this one
// again: tests whose names begin with DISABLED_ are what they do.
#include "libreplay/store/library.h"
#include "tests/viewer/play/robot.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/library/recent_libraries.h"

#include <QFileInfo>
#include <QPlainTextEdit>
#include <QProcess>
#include <cstdio>

namespace annales::viewer::test {
namespace {

constexpr EventIndex kBranchAt = 120;
constexpr int kRemarks = 25;
constexpr auto kLibrary = "ANNALES_TEST_LIBRARY";
constexpr auto kName = "ANNALES_TEST_NAME";

void say(const std::string& line) {
  std::printf("> %s\n", line.c_str());
  std::fflush(stdout);
}

/// This program again, with data of its own.
class Other {
public:
  Other(const std::string& test, const QString& data, const QString& library, const QString& name = {}) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), data);
    environment.insert(QStringLiteral("TMPDIR"), QFileInfo(data).path()); // the killed clear nothing away
    environment.insert(QLatin1String(kLibrary), library);
    environment.insert(QLatin1String(kName), name);
    process_.setProcessEnvironment(environment);
    process_.start(QCoreApplication::applicationFilePath(),
                   {QStringLiteral("--gtest_also_run_disabled_tests"),
                    QStringLiteral("--gtest_filter=Program.DISABLED_%1").arg(QString::fromStdString(test))});
  }
  ~Other() {
    process_.kill();
    process_.waitForFinished();
  }

  /// The next thing that it said; nothing once it has ended.
  std::optional<std::string> next() {
    while (true) {
      while (process_.canReadLine()) {
        const QString line = QString::fromUtf8(process_.readLine()).trimmed();
        if (line.startsWith(QStringLiteral("> "))) return line.mid(2).toStdString();
      }
      if (!process_.waitForReadyRead(30'000) && !process_.canReadLine()) return std::nullopt;
    }
  }
  /// As `kill -9`; what it had said before that is still heard.
  std::string kill() {
    process_.kill();
    process_.waitForFinished();
    std::string last;
    while (process_.canReadLine()) {
      const QString line = QString::fromUtf8(process_.readLine()).trimmed();
      if (line.startsWith(QStringLiteral("> "))) last = line.mid(2).toStdString();
    }
    return last;
  }
  bool ends() { return process_.waitForFinished(60'000) && process_.exitCode() == 0; }

private:
  QProcess process_;
};

class Program : public WindowTest {
protected:
  void openSample() {
    window_->openPaths({inRepository(kGame)});
    ASSERT_TRUE(waitFor([&] { return window_->store().tab() != nullptr; }));
    window_->store().dispatch(GoTo{kBranchAt});
    QApplication::processEvents();
  }
  [[nodiscard]] PlayPanels panels() {
    GamePage& page = window_->page();
    page.bring(Panel::play);
    QApplication::processEvents();
    return {window_->store(), page.board(), *page.findChild<RondelView*>(), *page.findChild<KnowHowView*>(),
            page.play()};
  }
};

TEST_F(Program, DISABLED_Records) {
  NewGameChoice choice;
  choice.board = BoardShelf::builtIn().find("occident");
  choice.seats = suggestedSeats(*choice.board, 4);
  ASSERT_TRUE(window_->records().begin(choice, qEnvironmentVariable(kLibrary), 7));
  PlayHands hands(panels(), openedSample(kGame)->main(), tab().line->length());
  Robot robot(hands);
  while (!hands.atEnd() && robot.playNext())
    say(std::to_string(hands.cursor()));
}

TEST_F(Program, DISABLED_WritesARemark) {
  openSample();
  press(Qt::Key_D);
  QPlainTextEdit& text = *window_->page().remarks().findChild<QPlainTextEdit*>();
  for (int i = 0; i < 2000; ++i) {
    QTest::keyClick(&text, static_cast<char>('a' + i % 26));
    QApplication::processEvents();
    say(std::to_string(i + 1));
  }
}

TEST_F(Program, DISABLED_ShowsTheDraft) {
  openSample();
  press(Qt::Key_D);
  say(window_->page().remarks().findChild<QPlainTextEdit*>()->toPlainText().toStdString());
}

TEST_F(Program, DISABLED_WritesManyRemarks) {
  openSample();
  const std::string name = qEnvironmentVariable(kName).toStdString();
  application_->setReviewer({name, true, Audience::me, "What if"});
  for (int i = 0; i < kRemarks; ++i) {
    Annotation remark;
    remark.event = tab().line->idAt(kBranchAt);
    remark.text = name + " " + std::to_string(i);
    ASSERT_TRUE(window_->editor().perform(WriteRemark{remark}));
    QApplication::processEvents();
  }
  say(RecentLibraries::defaultPath().toStdString());
}

class CrashTest : public ::testing::Test {
protected:
  [[nodiscard]] QString data() const { return folder_.filePath(QStringLiteral("data")); }
  [[nodiscard]] QString library() const { return folder_.filePath(QStringLiteral("own.annales")); }
  QTemporaryDir folder_;
};

/// Killed at several moments; whatever was on the screen by then is in the library, and it is the game.
TEST_F(CrashTest, AKilledRecordingLosesNothing) {
  const auto sample = openedSample(kGame);
  for (const int heard : {1, 7, 40}) {
    const QString path = folder_.filePath(QStringLiteral("killed-%1.annales").arg(heard));
    Other program("Records", data(), path);
    std::string last;
    for (int i = 0; i < heard; ++i) {
      const auto said = program.next();
      ASSERT_TRUE(said);
      last = *said;
    }
    if (const std::string more = program.kill(); !more.empty()) last = more;

    auto kept = Library::open(path.toStdString(), Access::readWrite);
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->check({})->findings.empty());
    std::vector<Hash> games;
    ASSERT_TRUE(kept->list({}, [&](const GameSummary& game) {
      games.push_back(game.id);
      return true;
    }));
    ASSERT_EQ(games.size(), 1U);
    const auto game = kept->loadNotebook(games.front());
    ASSERT_TRUE(game);
    const Study& study = game->notebook.study();
    EXPECT_TRUE(study.recording()) << "one may go on at once";
    const std::vector<NodeIndex> line = study.events().path(study.mainHead());
    ASSERT_GE(line.size(), std::stoul(last));
    for (std::size_t i = 1; i < line.size(); ++i) {
      std::string recorded, wanted;
      appendFact(recorded, study.events()[line[i]].event, study.events().names());
      appendFact(wanted, sample->main()->event(static_cast<EventIndex>(i + 1)), sample->log().names());
      ASSERT_EQ(recorded, wanted) << i;
    }
  }
}

TEST_F(CrashTest, AKilledRemarkLosesAtMostALetter) {
  for (const int heard : {1, 30, 90}) {
    const QString data = folder_.filePath(QStringLiteral("data-%1").arg(heard));
    Other program("WritesARemark", data, library());
    int letters = 0;
    for (int i = 0; i < heard; ++i) {
      const auto said = program.next();
      ASSERT_TRUE(said);
      letters = std::stoi(*said);
    }
    if (const std::string more = program.kill(); !more.empty()) letters = std::stoi(more);
    Other reader("ShowsTheDraft", data, library());
    const auto draft = reader.next();
    ASSERT_TRUE(draft);
    EXPECT_GE(static_cast<int>(draft->size()), letters);
    EXPECT_LE(static_cast<int>(draft->size()), letters + 1) << "the one that was being typed";
    for (std::size_t i = 0; i < draft->size(); ++i)
      ASSERT_EQ((*draft)[i], static_cast<char>('a' + i % 26));
  }
}

TEST_F(CrashTest, TwoProgramsOnOneGameLoseNothing) {
  std::string path;
  {
    Other ada("WritesManyRemarks", data(), library(), QStringLiteral("Ada"));
    Other bob("WritesManyRemarks", data(), library(), QStringLiteral("Bob"));
    const auto said = ada.next();
    ASSERT_TRUE(said);
    path = *said;
    ASSERT_TRUE(bob.next());
    EXPECT_TRUE(ada.ends());
    EXPECT_TRUE(bob.ends());
  }
  auto kept = Library::open(path, Access::readOnly);
  ASSERT_TRUE(kept);
  const auto log = kept->load(openedSample(kGame)->id());
  ASSERT_TRUE(log);
  std::map<std::string, std::set<std::string>> texts;
  for (const Annotation& remark : log->annotations())
    texts[remark.author].insert(remark.text);
  EXPECT_EQ(texts["Ada"].size(), static_cast<std::size_t>(kRemarks));
  EXPECT_EQ(texts["Bob"].size(), static_cast<std::size_t>(kRemarks));
}

} // namespace
} // namespace annales::viewer::test
