// How long a step and a jump take to be seen: from the intent until the window is painted, at 1920x1080
// without a display. Prints median and 99th percentile beside a plain window of that size that is painted
// anew.
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
#include <QElapsedTimer>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace annales::viewer {
namespace {

constexpr int kWidth = 1920;
constexpr int kHeight = 1080;
constexpr int kJumps = 1000;

/// Sorted by size when asked.
class Times {
public:
  void add(qint64 nanoseconds) { all_.push_back(nanoseconds); }
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
  std::printf("%-44s %6zu %9.2f ms %9.2f ms\n", what, times.size(), times.milliseconds(0.5),
              times.milliseconds(0.99));
}

/// Knows how long each kind of widget has painted.
class TimingApplication : public QApplication {
public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override {
    if (event->type() != QEvent::Paint) return QApplication::notify(receiver, event);
    QElapsedTimer clock;
    clock.start();
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
  std::map<std::string, qint64> painted_;
};

void settle() {
  for (int i = 0; i < 20; ++i)
    QApplication::processEvents();
}

/// Everything that the intent causes, painting included.
qint64 timeOf(MainWindow& window, const Intent& intent) {
  QElapsedTimer clock;
  clock.start();
  window.store().dispatch(intent);
  QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
  return clock.nsecsElapsed();
}

Times steps(MainWindow& window) {
  Times times;
  window.store().dispatch(GoToStart{});
  settle();
  const EventIndex length = window.store().tab()->line->length();
  for (EventIndex k = 2; k <= length; ++k)
    times.add(timeOf(window, StepEvent{1}));
  return times;
}

Times jumps(MainWindow& window) {
  Times times;
  std::mt19937 dice(7);
  const EventIndex length = window.store().tab()->line->length();
  for (int i = 0; i < kJumps; ++i)
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
  for (int i = 0; i < kJumps; ++i) {
    QElapsedTimer clock;
    clock.start();
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
  for (const Intent& intent : first)
    window.store().dispatch(intent);
  settle();
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
  if (!written) std::printf("the crowd is refused: %s\n", written.error().message.c_str());
  return notebook;
}

/// One thing done again and again, painting included.
template <class Do> Times done(int times, const Do& what) {
  Times all;
  for (int i = 0; i < times; ++i) {
    QElapsedTimer clock;
    clock.start();
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
  print("  to the next fork", done(200, [&](int) { window.commands().action("next-fork")->trigger(); }));
  window.store().dispatch(GoTo{300});
  print("  a remark written", done(20, [&](int i) {
          Annotation remark;
          remark.event = window.store().tab()->line->idAt(300);
          remark.text = "Late remark " + std::to_string(i);
          window.editor().perform(WriteRemark{remark});
        }));
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
  timing.print(kJumps);
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

} // namespace
} // namespace annales::viewer

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  annales::viewer::TimingApplication qt(argc, argv);
  const QTemporaryDir folder;
  QApplication::setOrganizationName(QStringLiteral("Annales"));
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
  annales::viewer::Application application;

  std::printf("%-44s %6s %12s %12s\n", "to be seen at 1920x1080 (a frame is 16 ms)", "times", "median",
              "99 %");
  annales::viewer::print("a plain window of that size, painted anew", annales::viewer::plain());
  annales::viewer::measure(application, "game-occident",
                           annales::viewer::test::openedSample("samples/game-occident.antike.jsonl"));
  annales::viewer::measure(application, "six nations", annales::viewer::test::sixNations());
  annales::viewer::measurePlaying(application,
                                  annales::viewer::test::openedSample("samples/game-occident.antike.jsonl"));
  annales::viewer::measureHurtfulRemarks();
  annales::viewer::measureCrowd(application, annales::viewer::test::sixNations());
  annales::viewer::measureWhatIf(application);
  return 0;
}
