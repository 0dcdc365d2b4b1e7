// Two windows, each a program of its own, and the command line beside them work on one library in any order,
// while their dialogs list it and something in them opens and closes its files. Nothing that was acknowledged
// is lost, and nothing is damaged. The other window is this program again: it does what it is told line by
// line.
#include "engine/rules/rules.h"
#include "libreplay/desk/library_keeper.h"
#include "libreplay/store/file_locks.h"
#include "tests/often.h"
#include "tests/viewer/window/window_fixture.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTimer>
#include <iostream>
#include <random>
#include <set>

namespace annales::viewer::test {
namespace {

constexpr int kSteps = 25; // of one evening
const QString kListed = QStringLiteral("ANNALES_TEST_LOCKS");

/// What somebody does in a window. The answer is "kept …" for what is to be found again.
class Worker {
public:
  Worker(Application& application, MainWindow& window, QString library)
      : application_(application), window_(window), library_(std::move(library)) {
    QDir::setCurrent(QFileInfo(library_).path()); // so that dialogs list it
    QObject::connect(&window_.editor(), &StudyEditor::refused, &told_,
                     [this](const QString& why) { refused_ = why; });
  }

  QString obey(const QString& order) {
    const QString what = order.section(QLatin1Char(' '), 0, 0), rest = order.section(QLatin1Char(' '), 1);
    if (what == QStringLiteral("begin")) return begin(rest.toULongLong());
    if (what == QStringLiteral("join")) return join(rest);
    if (what == QStringLiteral("say")) return say(rest);
    if (what == QStringLiteral("play")) return play(rest.toULongLong());
    if (what == QStringLiteral("dialog")) return dialog(rest);
    if (what == QStringLiteral("look")) application_.desk().catchUp();
    return QStringLiteral("done");
  }

private:
  QString begin(std::uint64_t seed) {
    NewGameChoice choice;
    choice.board = BoardShelf::builtIn().find("occident");
    choice.seats = suggestedSeats(*choice.board, 3);
    if (!window_.records().begin(choice, library_, seed)) return QStringLiteral("refused");
    mine_ = window_.store().tab()->game->id();
    shared_ = mine_;
    return QStringLiteral("kept game ") + QString::fromStdString(hexOf(mine_));
  }

  /// Remarks go to a game that the other window records.
  QString join(const QString& hex) {
    const Hash game = hashFromHex(hex.toStdString()).value_or(Hash{});
    auto library = Library::open(library_.toStdString(), Access::readOnly);
    auto stored = library ? library->loadNotebook(game) : tl::unexpected(library.error());
    if (!stored) return QStringLiteral("refused ") + QString::fromStdString(stored.error().message);
    const auto board = BoardShelf::builtIn().find("occident");
    const auto opened = openGame(EventLog(stored->notebook.study().log()), board);
    application_.desk().put(opened, std::move(stored->notebook),
                            std::make_shared<LibraryKeeper>(library_.toStdString(), stored->rows));
    shared_ = game;
    return QStringLiteral("done");
  }

  void show(const Hash& game) {
    window_.store().dispatch(OpenGame{application_.desk().game(game)});
    QApplication::processEvents();
  }

  QString say(const QString& text) {
    show(shared_);
    Annotation draft;
    draft.text = text.toStdString();
    const bool kept = window_.editor().perform(WriteRemark{draft});
    return kept ? QStringLiteral("kept remark ") + text : refused();
  }

  QString play(std::uint64_t seed) {
    show(mine_);
    const Tab& tab = *window_.store().tab();
    window_.store().dispatch(GoTo{tab.line->length()});
    const auto events = legal(tab.game->log().game(), window_.store().tab()->state(), Payments::cheapest);
    if (events.empty()) return QStringLiteral("done");
    std::mt19937_64 chance(seed);
    const Event event = events[chance() % events.size()];
    if (!window_.editor().perform(PlayEvents{{event}, {}, {}})) return refused();
    const EventLog& log = window_.store().tab()->game->log();
    return QStringLiteral("kept event ") + QString::fromStdString(hexOf(log[log.mainHead()].id));
  }

  /// Opened, listed, cancelled; and what a thumbnail, a file watcher or another library in the program would
  /// do.
  QString dialog(const QString& command) {
    QTimer cancel;
    QObject::connect(&cancel, &QTimer::timeout, [] {
      if (auto* box = qobject_cast<QDialog*>(QApplication::activeModalWidget())) box->reject();
    });
    cancel.start(80);
    window_.commands().action(command.toLatin1())->trigger();
    for (const char* part : {"", "-wal", "-shm"}) {
      QFile file(library_ + QLatin1String(part));
      if (file.open(QIODevice::ReadOnly)) file.read(1);
    }
    return QStringLiteral("done");
  }

  [[nodiscard]] QString refused() const { return QStringLiteral("refused: ") + refused_; }

  Application& application_;
  MainWindow& window_;
  QString library_, refused_;
  QObject told_;
  Hash mine_, shared_;
};

/// Locks of the process are what a system has that knows no others; then closing a file really drops them.
void chooseLocks(const QString& owner) {
  preferLocksOf(owner == QStringLiteral("process") ? LockOwner::process : LockOwner::openFile);
}

class ProgramByOrder : public WindowTest {};

TEST_F(ProgramByOrder, DISABLED_ObeysLineByLine) {
  chooseLocks(qEnvironmentVariable(kListed.toLatin1()));
  Worker worker(*application_, *window_, qEnvironmentVariable("ANNALES_TEST_LIBRARY"));
  for (std::string line; std::getline(std::cin, line) && line != "end";)
    std::cout << "> " << worker.obey(QString::fromStdString(line)).toStdString() << std::endl;
}

class OtherWindow {
public:
  OtherWindow(const QString& library, const QString& locks, const QString& temporary) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("ANNALES_TEST_LIBRARY"), library);
    environment.insert(kListed, locks);
    environment.insert(QStringLiteral("TMPDIR"), temporary);
    process_.setProcessEnvironment(environment);
    process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process_.start(QCoreApplication::applicationFilePath(),
                   {QStringLiteral("--gtest_also_run_disabled_tests"),
                    QStringLiteral("--gtest_filter=ProgramByOrder.DISABLED_ObeysLineByLine")});
  }
  ~OtherWindow() {
    process_.write("end\n");
    if (!process_.waitForFinished(30'000)) process_.kill();
  }
  QString obey(const QString& order) {
    process_.write((order + QLatin1Char('\n')).toUtf8());
    while (process_.canReadLine() || process_.waitForReadyRead(60'000))
      while (process_.canReadLine()) {
        const QString line = QString::fromUtf8(process_.readLine()).trimmed();
        if (line.startsWith(QStringLiteral("> "))) return line.mid(2);
      }
    return QStringLiteral("gone");
  }

private:
  QProcess process_;
};

class Together : public WindowTest {
protected:
  ~Together() override { preferLocksOf(LockOwner::openFile); }

  /// The program without a window.
  QString annales(const QStringList& args, int wanted = 0) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(ANNALES_BINARY_DIR "/annales"), args);
    EXPECT_TRUE(process.waitForFinished(120'000));
    const QString said = QString::fromUtf8(process.readAll());
    EXPECT_EQ(process.exitCode(), wanted) << args.join(QLatin1Char(' ')).toStdString() << "\n"
                                          << said.toStdString();
    return said;
  }

  void anEvening(unsigned seed, const QString& locks) {
    SCOPED_TRACE(QStringLiteral("evening %1, locks of: %2").arg(seed).arg(locks).toStdString());
    const QString file = folder_.filePath(QStringLiteral("evening-%1.annales").arg(seed));
    kept_.clear();
    std::mt19937 chance(seed);
    {
      OtherWindow other(file, locks, folder_.path());
      Worker here(*application_, *window_, file);
      const QString game = note(here.obey(QStringLiteral("begin %1").arg(seed * 2)));
      note(other.obey(QStringLiteral("begin %1").arg(seed * 2 + 1)));
      EXPECT_EQ(other.obey(QStringLiteral("join ") + game), QStringLiteral("done"));
      for (int step = 0; step < kSteps; ++step)
        doSomething(here, other, file, static_cast<int>(chance() % 14), static_cast<unsigned>(chance()));
    }
    application_->desk().catchUp();
    expectAll(file);
  }

  void doSomething(Worker& here, OtherWindow& other, const QString& file, int what, unsigned number) {
    const auto either = [&](const QString& order) {
      note(what % 2 == 0 ? here.obey(order) : other.obey(order));
    };
    const QStringList dialogs{QStringLiteral("open"), QStringLiteral("import")};
    switch (what) {
    case 0:
    case 1:
    case 2:
    case 3:
      return either(QStringLiteral("play %1").arg(number));
    case 4:
    case 5:
      return either(QStringLiteral("say word %1").arg(number));
    case 6:
    case 7:
      return either(QStringLiteral("dialog ") + dialogs[static_cast<int>(number % 2)]);
    case 8:
    case 9:
      return either(QStringLiteral("look"));
    case 10:
      annales({QStringLiteral("list"), QStringLiteral("--library"), file});
      return;
    case 11:
      annales({QStringLiteral("import"), anotherGame(number % 20), QStringLiteral("--library"), file});
      return;
    case 12:
      annales({QStringLiteral("backup"),
               folder_.filePath(QStringLiteral("backup-%1.annales").arg(++backups_)),
               QStringLiteral("--library"), file});
      return;
    default:
      annales({QStringLiteral("check"), file});
    }
  }

  /// Of its own file, written once.
  QString anotherGame(unsigned seed) {
    const QString path = folder_.filePath(QStringLiteral("other-%1.antike.jsonl").arg(seed));
    if (!QFile::exists(path))
      annales({QStringLiteral("simulate"), QStringLiteral("--ruleset"), QStringLiteral("antike"),
               QStringLiteral("--map"), QStringLiteral("occident"), QStringLiteral("--nations"),
               QStringLiteral("3"), QStringLiteral("--seed"), QString::number(seed + 1000),
               QStringLiteral("--out"), path});
    return path;
  }

  /// What is to be found again, by its last word.
  QString note(const QString& answer) {
    EXPECT_NE(answer, QStringLiteral("gone"));
    EXPECT_FALSE(answer.startsWith(QStringLiteral("refused"))) << answer.toStdString();
    const QString word = answer.section(QLatin1Char(' '), -1);
    if (answer.startsWith(QStringLiteral("kept "))) kept_.insert(word.toStdString());
    return word;
  }

  void expectAll(const QString& file) {
    EXPECT_TRUE(annales({QStringLiteral("check"), file}).contains(QStringLiteral("nothing wrong")));
    std::set<std::string> found;
    auto library = Library::open(file.toStdString(), Access::readOnly);
    ASSERT_TRUE(library) << library.error().message;
    const auto games = library->gamesAfter(std::nullopt, 1000);
    ASSERT_TRUE(games);
    for (const Hash& game : *games) {
      const auto log = library->load(game);
      ASSERT_TRUE(log) << log.error().message;
      found.insert(hexOf(game));
      for (const NodeIndex node : log->path(log->mainHead()))
        found.insert(hexOf((*log)[node].id));
      for (const Annotation& remark : log->annotations())
        found.insert(remark.text.substr(remark.text.rfind(' ') + 1));
    }
    for (const std::string& one : kept_)
      EXPECT_TRUE(found.contains(one)) << one << " was acknowledged and is lost";
  }

  std::set<std::string> kept_;
  int backups_ = 0;
};

TEST_F(Together, NothingThatWasAcknowledgedIsLostInAnyOrder) {
  const std::size_t evenings = annales::test::asked("ANNALES_EVENINGS", 6);
  const auto first = static_cast<unsigned>(annales::test::asked("ANNALES_FIRST_EVENING", 1));
  for (unsigned seed = first; seed < first + evenings; ++seed) {
    const QString locks = seed % 2 == 0 ? QStringLiteral("process") : QStringLiteral("file");
    application_ = nullptr;
    chooseLocks(locks);
    application_ = std::make_unique<Application>();
    window_ = &application_->newWindow();
    window_->show();
    QApplication::processEvents();
    anEvening(seed, locks);
    if (HasFailure()) return;
  }
}

} // namespace
} // namespace annales::viewer::test
