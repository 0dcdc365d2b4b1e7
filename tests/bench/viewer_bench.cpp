// How long a step and a jump take to be seen: from the intent until the window is painted, at 1920x1080
// without a display. Prints median and 99th percentile beside a plain window of that size that is painted
// anew. Whatever would wait for somebody, or is refused, ends it with another status than 0.
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/desk/moment.h"
#include "libreplay/lines/line_edits.h"
#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/what_if.h"
#include "viewer/remarks/remark_text.h"
#include "viewer/window/application.h"
#include "viewer/window/main_window.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace annales::viewer {
namespace {

constexpr int kWidth = 1920;
constexpr int kHeight = 1080;
constexpr int kJumps = 1000;

constexpr char kHelp[] =
    R"(annales_viewer_bench [--short] [--processor] [--limit SECONDS] [PART...] prints how long steps, jumps and edits take to be seen.
  --short          each of them a few times: the figures say little, but all of them are there
  --processor      the processor time of the window's thread instead: where other programs run beside it
  --limit SECONDS  a single step that takes longer ends it with status 1; by default 60
  PART             occident, six, playing, hurtful, crowd, what-if; without any, all of them
)";

struct Wanted {
  bool brief = false;
  bool processor = false;
  int limit = 60; // seconds
  std::vector<std::string_view> parts;

  [[nodiscard]] bool has(std::string_view part) const {
    return parts.empty() || std::ranges::find(parts, part) != parts.end();
  }
  /// So often, or a few times.
  [[nodiscard]] int times(int often) const { return brief ? std::min(often, 20) : often; }
};
Wanted wanted;

std::atomic<const char*> lastFigure = "the start";

/// At once: there may be threads, and dialogs that wait.
[[noreturn]] void fail(const std::string& why) {
  std::fprintf(stderr, "annales_viewer_bench, after \"%s\": %s\n", lastFigure.load(), why.c_str());
  std::_Exit(1);
}

/// Ends the program when nothing has gone on for too long.
class Watch {
public:
  static void beat() { last_ = now(); }
  static void begin() {
    beat();
    std::thread([] {
      while (now() - last_ < wanted.limit)
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
      fail("a step takes longer than " + std::to_string(wanted.limit) + " s");
    }).detach();
  }

private:
  static long long now() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
  }
  static inline std::atomic<long long> last_ = 0;
};

/// Nanoseconds since it was made: of the clock, or of the processor.
class Stopwatch {
public:
  [[nodiscard]] qint64 nsecsElapsed() const { return now() - start_; }

private:
  static qint64 now() {
    if (wanted.processor) return nanoseconds(CLOCK_THREAD_CPUTIME_ID);
    return nanoseconds(CLOCK_MONOTONIC);
  }
  static qint64 nanoseconds(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return qint64{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
  }

  qint64 start_ = now();
};

/// Sorted by size when asked.
class Times {
public:
  void add(qint64 nanoseconds) {
    all_.push_back(nanoseconds);
    Watch::beat();
  }
  [[nodiscard]] double milliseconds(double quantile) {
    std::ranges::sort(all_);
    const auto at = static_cast<std::size_t>(quantile * static_cast<double>(all_.size() - 1));
    return static_cast<double>(all_[at]) / 1e6;
  }
  [[nodiscard]] std::size_t size() const { return all_.size(); }

private:
  std::vector<qint64> all_;
};

void print(const char* what, Times times) {
  if (times.size() == 0) fail(std::string("nothing was measured of \"") + what + '"');
  std::printf("%-44s %6zu %9.2f ms %9.2f ms\n", what, times.size(), times.milliseconds(0.5),
              times.milliseconds(0.99));
  lastFigure = what;
  Watch::beat();
}

/// Knows how long each kind of widget has painted. A dialog that waits for an answer would wait for ever.
class TimingApplication : public QApplication {
public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override {
    if (event->type() == QEvent::Show) refuseQuestions(receiver);
    if (event->type() != QEvent::Paint) return QApplication::notify(receiver, event);
    const Stopwatch clock;
    const bool done = QApplication::notify(receiver, event);
    // The viewport of a view paints for the view.
    const QObject* owner =
        receiver->objectName() == QLatin1String("qt_scrollarea_viewport") ? receiver->parent() : receiver;
    painted_[owner->metaObject()->className()] += clock.nsecsElapsed();
    return done;
  }
  void forget() { painted_.clear(); }
  void print(int times) const {
    std::vector<std::pair<qint64, std::string>> sorted;
    for (const auto& [name, time] : painted_)
      sorted.emplace_back(time, name);
    std::ranges::sort(sorted, std::greater{});
    for (std::size_t i = 0; i < std::min<std::size_t>(5, sorted.size()); ++i)
      std::printf("    of which painting %-24s %9.2f ms each\n", sorted[i].second.c_str(),
                  static_cast<double>(sorted[i].first) / 1e6 / times);
  }

private:
  static void refuseQuestions(const QObject* shown) {
    const auto* widget = qobject_cast<const QWidget*>(shown);
    if (widget == nullptr || !widget->isModal()) return;
    std::string says = widget->windowTitle().toStdString();
    for (const QLabel* label : widget->findChildren<QLabel*>())
      says += " / " + label->text().toStdString();
    fail(std::string("a dialog waits, ") + widget->metaObject()->className() + ": " + says);
  }

  std::map<std::string, qint64> painted_;
};

void settle() {
  for (int i = 0; i < 20; ++i)
    QApplication::processEvents();
}

/// Everything that the intent causes, painting included.
qint64 timeOf(MainWindow& window, const Intent& intent) {
  const Stopwatch clock;
  window.store().dispatch(intent);
  QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
  return clock.nsecsElapsed();
}

Times steps(MainWindow& window) {
  Times times;
  window.store().dispatch(GoToStart{});
  settle();
  const EventIndex length = window.store().tab()->line->length();
  const auto last = static_cast<EventIndex>(1 + wanted.times(static_cast<int>(length) - 1));
  for (EventIndex k = 2; k <= last; ++k)
    times.add(timeOf(window, StepEvent{1}));
  return times;
}

Times jumps(MainWindow& window) {
  Times times;
  std::mt19937 dice(7);
  const EventIndex length = window.store().tab()->line->length();
  for (int i = 0; i < wanted.times(kJumps); ++i)
    times.add(timeOf(window, GoTo{static_cast<EventIndex>(1 + dice() % length)}));
  return times;
}

class PlainWindow : public QWidget {
protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white);
    painter.drawPixmap(0, 0, picture_);
  }

private:
  QPixmap picture_ = QPixmap(kWidth, kHeight);
};

Times plain() {
  PlainWindow window;
  window.resize(kWidth, kHeight);
  window.show();
  settle();
  Times times;
  for (int i = 0; i < wanted.times(kJumps); ++i) {
    const Stopwatch clock;
    window.update();
    QApplication::processEvents();
    times.add(clock.nsecsElapsed());
  }
  return times;
}

MainWindow& shown(Application& application, const std::shared_ptr<const OpenedGame>& game,
                  const std::vector<Intent>& first = {}) {
  MainWindow& window = application.newWindow();
  window.resize(kWidth, kHeight);
  window.show();
  window.store().dispatch(OpenGame{game});
  window.showGame();
  QObject::connect(&window.editor(), &StudyEditor::refused,
                   [](const QString& why) { fail("refused: " + why.toStdString()); });
  for (const Intent& intent : first)
    window.store().dispatch(intent);
  settle();
  Watch::beat();
  return window;
}

/// Lines of a few legal events from anywhere on main, remarks anywhere on it; one page each kind.
Notebook crowded(const EventLog& log, int lines, int remarks) {
  Notebook notebook(std::make_shared<const EventLog>(log));
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  Timeline timeline(log, log.mainHead());
  std::mt19937 dice(11);
  std::vector<Edit> edits;
  for (int i = 0; i < lines; ++i) {
    const auto k = static_cast<EventIndex>(2 + dice() % (path.size() - 2));
    std::vector<Event> events;
    GameState state = timeline.stateAt(k);
    for (int n = 0; n < 6; ++n) {
      const std::vector<Event> offers = legal(log.game(), state, Payments::cheapest);
      if (offers.empty()) break;
      events.push_back(offers[dice() % offers.size()]);
      static_cast<void>(annales::apply(state, events.back()));
    }
    const Hash from = log[path[k - 1]].id;
    edits.emplace_back(SetLine{"Line " + std::to_string(i), from, events, headAfter(log, from, events)});
  }
  for (int i = 0; i < remarks; ++i) {
    Annotation remark;
    remark.event = log[path[1 + dice() % (path.size() - 1)]].id;
    remark.text = "Remark " + std::to_string(i) + " on **iron** and *gold*";
    if (i % 10 == 0) remark.glyphs = {"?"};
    edits.emplace_back(AddRemark{remarkOf(remark, {i % 2 == 0 ? "Ada" : "Bob", presentMoment()})});
  }
  const auto written = notebook.write(StudyChange{"Ada", presentMoment(), std::move(edits)});
  if (!written) fail("the crowd is refused: " + written.error().message);
  return notebook;
}

/// One thing done again and again, painting included.
template <class Do> Times done(int times, const Do& what) {
  Times all;
  for (int i = 0; i < wanted.times(times); ++i) {
    const Stopwatch clock;
    what(i);
    QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    all.add(clock.nsecsElapsed());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  return all;
}

/// A game with very many lines and remarks, the panels of both in front.
void measureCrowd(Application& application, const std::shared_ptr<const OpenedGame>& alone) {
  Notebook notebook = crowded(alone->log(), 1000, 10'000);
  const auto game = openGame(notebook.study().log(), alone->sharedBoard(), sentenceOf);
  application.desk().put(game, std::move(notebook), nullptr);
  MainWindow& window = shown(application, game);
  for (const Panel panel : {Panel::lines, Panel::allRemarks, Panel::remarks})
    window.page().bring(panel);
  settle();
  std::printf("the same game with %zu lines and %zu remarks\n", game->log().lines().size() - 1,
              game->log().annotations().size());
  print("  step to the next event", steps(window));
  print("  jump anywhere", jumps(window));
  window.store().dispatch(GoToStart{});
  print("  to the next fork", done(200, [&](int) { window.commands().action("next-fork")->trigger(); }));
  if (window.store().tab()->cursor <= 20) fail("there was no way to the next fork");
  window.store().dispatch(GoTo{300});
  settle();
  print("  a remark written", done(20, [&](int i) {
          Annotation remark;
          remark.event = window.store().tab()->line->idAt(300);
          remark.text = "Late remark " + std::to_string(i);
          window.editor().perform(WriteRemark{remark});
        }));
  const std::size_t remarks = window.store().tab()->game->log().annotations().size();
  if (remarks <= game->log().annotations().size()) fail("no remark was written");
  print("  an event played on a line", done(20, [&](int) {
          const Tab& tab = *window.store().tab();
          window.editor().perform(
              PlayEvents{{legal(tab.game->game(), tab.state(), Payments::cheapest).back()}, {}});
        }));
  print("  taken back", done(20, [&](int) { window.editor().perform(UndoLast{}); }));
  window.close();
  settle();
}

void measure(Application& application, const char* name, const std::shared_ptr<const OpenedGame>& game,
             const std::vector<Intent>& first = {}) {
  MainWindow& window = shown(application, game, first);
  std::printf("%s, %u events, %zu nations\n", name, window.store().tab()->line->length(),
              game->game().nations());
  print("  step to the next event", steps(window));
  auto& timing = static_cast<TimingApplication&>(*qApp);
  timing.forget();
  print("  jump anywhere", jumps(window));
  timing.print(wanted.times(kJumps));
  window.close();
  settle();
}

/// Steps beside the panel that plays: it looks each time for what may come.
void measurePlaying(Application& application, const std::shared_ptr<const OpenedGame>& game) {
  MainWindow& window = shown(application, game);
  window.page().bring(Panel::play);
  settle();
  std::printf("game-occident beside the panel that plays\n");
  print("  step to the next event", steps(window));
  window.close();
  settle();
}

/// Texts of which Markdown makes a thousand pieces, short enough that they are still read as Markdown.
void measureHurtfulRemarks() {
  const QStringList pieces{QStringLiteral(">"),    QStringLiteral("["),  QStringLiteral("**a "),
                           QStringLiteral("[a]("), QStringLiteral("|"),  QStringLiteral("> - "),
                           QStringLiteral("1. "),  QStringLiteral("a\n")};
  RemarkText text;
  text.resize(400, 300);
  text.show();
  print("a remark made to hurt", done(static_cast<int>(pieces.size()), [&](int i) {
          text.setRemark(pieces[i].repeated(1'400 / pieces[i].size()), Look::of(View{}));
          static_cast<void>(text.grab());
        }));
}

/// A what-if line with and without the recorded one behind it in the charts and in the record.
void measureWhatIf(Application& application) {
  Notebook notebook = test::withElse();
  const auto game = test::openedWith(notebook);
  application.desk().put(game, std::move(notebook), nullptr);
  View alone = application.view();
  alone.beside = alone.variations = false;
  View both = alone;
  both.beside = both.variations = true;
  measure(application, "a what-if line alone", game, {ChooseLine{test::kElse}, SetView{alone}});
  measure(application, "a what-if line and what was played", game, {ChooseLine{test::kElse}, SetView{both}});
  MainWindow& window = shown(application, game);
  print("  to the other line and back", done(60, [&](int i) {
          window.store().dispatch(ChooseLine{i % 2 == 0 ? test::kElse : std::string(kMainLine)});
        }));
  window.close();
  settle();
}

/// Fails where an argument means nothing.
void readArguments(const std::vector<std::string_view>& arguments) {
  constexpr std::array kParts{"occident", "six", "playing", "hurtful", "crowd", "what-if"};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view word = arguments[i];
    if (word == "--help" || word == "-h") {
      std::fputs(kHelp, stdout);
      std::exit(0);
    }
    if (word == "--short")
      wanted.brief = true;
    else if (word == "--processor")
      wanted.processor = true;
    else if (word == "--limit" && i + 1 < arguments.size())
      wanted.limit = std::atoi(arguments[++i].data());
    else if (std::ranges::find(kParts, word) != kParts.end())
      wanted.parts.push_back(word);
    else
      fail(std::string(word) + " means nothing; --help says what does.");
  }
}

void measureAll() {
  Application application;
  std::printf("%-44s %6s %12s %12s\n", "to be seen at 1920x1080 (a frame is 16 ms)", "times", "median",
              "99 %");
  print("a plain window of that size, painted anew", plain());
  const auto occident = test::openedSample("samples/game-occident.antike.jsonl");
  if (wanted.has("occident")) measure(application, "game-occident", occident);
  if (wanted.has("six")) measure(application, "six nations", test::sixNations());
  if (wanted.has("playing")) measurePlaying(application, occident);
  if (wanted.has("hurtful")) measureHurtfulRemarks();
  if (wanted.has("crowd")) measureCrowd(application, test::sixNations());
  if (wanted.has("what-if")) measureWhatIf(application);
}

} // namespace
} // namespace annales::viewer

int main(int argc, char** argv) {
  std::setvbuf(stdout, nullptr, _IOLBF, 0); // what was measured is there even where it fails later
  annales::viewer::readArguments({argv + 1, argv + argc});
  qputenv("QT_QPA_PLATFORM", "offscreen");
  annales::viewer::TimingApplication qt(argc, argv);
  const QTemporaryDir folder;
  QApplication::setOrganizationName(QStringLiteral("Annales"));
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
  QSettings().setValue(QStringLiteral("language"), QStringLiteral("en"));
  QSettings().setValue(QStringLiteral("study/author"), QStringLiteral("Ada")); // nobody is asked
  annales::viewer::Watch::begin();
  annales::viewer::measureAll();
  return 0;
}
