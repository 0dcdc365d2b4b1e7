#include "viewer/window/pictures.h"

#include "viewer/analysis/why_source.h"
#include "viewer/learn/learn_view.h"
#include "viewer/look/common_words.h"
#include "viewer/results/result_dialog.h"
#include "viewer/results/words_dialog.h"
#include "viewer/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>

namespace annales::viewer {
namespace {

constexpr int kPatience = 60'000; // milliseconds

/// Lets the window work until `done`; false when it takes too long.
bool waitFor(const std::function<bool()>& done) {
  QElapsedTimer clock;
  clock.start();
  while (!done() && clock.elapsed() < kPatience)
    QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 50);
  for (int i = 0; i < 10; ++i)
    QApplication::processEvents();
  return done();
}

/// What is shown one after another, and its files.
class Photographer {
public:
  Photographer(const PicturesOrder& order, MainWindow& window) : order_(order), window_(window) {}

  [[nodiscard]] const QStringList& written() const { return written_; }
  [[nodiscard]] const QString& why() const { return why_; }

  bool library() {
    QObject::connect(&window_.library(), &LibraryPanel::problem, &window_,
                     [this](const QString& sentence) { why_ = sentence; });
    window_.library().openLibrary(order_.library);
    return waitFor([this] { return !window_.library().busy() || !why_.isEmpty(); }) && why_.isEmpty() &&
           save(window_, "library.png") && results();
  }
  /// Where the library has results without moves: those that lack nations, one of them as a form, and the
  /// words of their logs.
  bool results() {
    LibraryPanel& panel = window_.library();
    if (panel.model().counts().results == 0) return true;
    const bool lack = panel.model().counts().lacksNations > 0;
    panel.showOnly(lack ? RecordFilter::withoutNations : RecordFilter::results);
    waitFor([&] { return !panel.busy(); });
    if (!save(window_, "results.png")) return false;
    panel.openResult(panel.model().row(0).id);
    if (!saveDialog<ResultDialog>("result.png")) return false;
    panel.askForWords();
    const bool saved = saveDialog<WordsDialog>("result-words.png");
    panel.showOnly(RecordFilter::any);
    return waitFor([&] { return !panel.busy(); }) && saved;
  }
  bool open() {
    QObject::connect(window_.findChild<GameOpener*>(QStringLiteral("opener")), &GameOpener::failed, &window_,
                     [this](const QString& sentence) { why_ = sentence; });
    window_.openPaths({order_.game});
    waitFor([this] { return window_.store().tab() != nullptr || !why_.isEmpty(); });
    if (window_.store().tab() != nullptr) return true;
    if (why_.isEmpty()) why_ = Application::tr("%1 cannot be opened.").arg(order_.game);
    return false;
  }
  bool game() {
    const EventIndex length = window_.store().tab()->line->length();
    window_.store().dispatch(GoTo{order_.event != 0 ? order_.event : length * 2 / 3});
    waitFor([] { return true; });
    return save(window_, "game.png") && save(window_.page().board(), "board.png");
  }
  /// A what-if line of the game, where it has one, with what may be played and the chart behind which the
  /// game as played lies.
  bool study() {
    const auto game = window_.store().tab()->game;
    for (const auto& [name, head] : game->log().lines()) {
      if (name == kMainLine) continue;
      const auto line = game->line(name);
      window_.store().dispatch(ChooseLine{name});
      window_.store().dispatch(GoTo{line->sharedWith(*game->main()) + 2});
      window_.page().bring(Panel::play);
      waitFor([] { return true; });
      return save(window_, "study.png");
    }
    return true;
  }

  /// What others have played at the second decision of the game.
  bool openings() {
    if (order_.library.isEmpty()) return true;
    const OpenedLine& line = *window_.store().tab()->line;
    const auto turns = line.stats().outline.turns();
    if (turns.size() <= window_.store().tab()->game->game().nations()) return true;
    window_.store().dispatch(GoTo{turns[window_.store().tab()->game->game().nations()].first});
    window_.page().bring(Panel::explorer);
    ExplorerPanel& explorer = window_.page().explorer();
    const auto shown = [&](ExplorerPanel::Shape shape, const char* name) {
      explorer.chooseShape(shape);
      return waitFor([&] { return !explorer.growing(); }) && save(window_, name);
    };
    return waitFor([this] { return window_.page().facts().table() != nullptr; }) &&
           shown(ExplorerPanel::Shape::tree, "openings-tree.png") &&
           shown(ExplorerPanel::Shape::chart, "openings-chart.png") &&
           shown(ExplorerPanel::Shape::next, "openings.png");
  }

  /// How whoever begins as this game began fares beside all others.
  bool comparison() {
    if (order_.library.isEmpty()) return true;
    const auto turns = window_.store().tab()->line->stats().outline.turns();
    if (turns.empty()) return true;
    ComparisonPanel& panel = window_.page().comparison();
    window_.page().compareWith(QStringLiteral("opening=") + fromUtf8(wordOf(turns.front().space)), {});
    panel.ask();
    if (!waitFor([&] { return !panel.run().running(); })) return false;
    for (const auto& [tab, file] :
         {std::pair(0, "comparison.png"), std::pair(1, "courses.png"), std::pair(2, "looks.png")}) {
      panel.tabs().setCurrentIndex(tab);
      waitFor([] { return true; });
      if (!save(window_.page().dock(Panel::comparison), file)) return false;
    }
    window_.page().dock(Panel::comparison).hide(); // not as a user closes it: the layout stays automatic
    return true;
  }

  /// Who would have won, turn by turn, with little effort; which effort the user has chosen stays so.
  bool analysis() {
    if (!order_.analysed) return true;
    AnalysisBook& book = window_.page().analyses();
    const AnalysisPower chosen = book.power();
    book.setPower(AnalysisPower::quick);
    window_.page().bring(Panel::analysis);
    book.startOrPause();
    constexpr int kMostWaits = 10; // of a slow machine
    for (int i = 0; i < kMostWaits; ++i)
      if (waitFor([&] { return book.doing() == AnalysisBook::Doing::nothing; })) break;
    book.stop();
    book.setPower(chosen);
    const AnalysisPanel& panel = window_.page().analysis();
    waitFor([&] { return panel.why().isEmpty() || !book.why().isAsking(); });
    return save(window_, "analysis.png") && counted();
  }

  /// What is known without search: the other tabs of the same dock.
  bool counted() {
    AnalysisTabs& tabs = window_.page().analysisTabs();
    tabs.open(tabs.claims());
    waitFor([&] { return tabs.source().shown() != nullptr; });
    bool saved = save(window_, "claims.png") && moves();
    tabs.open(tabs.account());
    saved = saved && save(window_, "account.png");
    tabs.setCurrentIndex(0);
    return saved;
  }

  /// Candidates for a turn in the middle of the game, and the position played out.
  bool moves() {
    AnalysisTabs& tabs = window_.page().analysisTabs();
    const EventIndex before = window_.store().tab()->cursor;
    EventIndex begins = before / 2;
    while (begins > 1 && !std::holds_alternative<TurnBegan>(window_.store().tab()->line->event(begins)))
      --begins;
    window_.store().dispatch(GoTo{begins});
    tabs.open(tabs.moves());
    PositionSource& source = tabs.moves().source();
    source.playOut(100);
    waitFor([&] {
      return !source.playingOut() && source.found() != nullptr && source.found()->here.rollouts >= 50;
    });
    const bool saved = save(window_, "moves.png");
    window_.store().dispatch(GoTo{before});
    return saved;
  }

  /// The first of the mistakes of whoever made most of them, as a question.
  bool learn() {
    if (!order_.analysed) return true;
    const AnalysisBook& book = window_.page().analyses();
    const std::size_t nations = window_.store().tab()->game->game().nations();
    NationId most(0);
    for (std::size_t n = 1; n < nations; ++n)
      if (book.questions(NationId(n)).size() > book.questions(most).size()) most = NationId(n);
    if (book.questions(most).empty()) return true;
    window_.store().dispatch(SelectNation{most});
    window_.commands().action("learn")->trigger();
    return saveLearn("learn.png");
  }

  bool puzzles() {
    if (!order_.analysed) return true;
    window_.commands().action("puzzles")->trigger();
    waitFor([] { return learnView() != nullptr; });
    return learnView() == nullptr || saveLearn("puzzles.png"); // a line may have none
  }

  /// A question that most games answer.
  bool questions() {
    if (order_.library.isEmpty()) return true;
    QuestionsPanel& panel = window_.page().questions();
    window_.page().bring(Panel::questions);
    panel.askFor("temples >= 2 and round <= 8 and some rival has personages >= 1");
    return waitFor([&] { return !panel.asker().busy(); }) && save(window_, "questions.png");
  }

private:
  static LearnView* learnView() {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (auto* view = qobject_cast<LearnView*>(widget); view != nullptr && view->isVisible()) return view;
    return nullptr;
  }

  /// As it opens; it changes nothing.
  template <class Dialog> bool saveDialog(const char* name) {
    Dialog* shown = nullptr;
    waitFor([&] { return (shown = window_.findChild<Dialog*>()) != nullptr && shown->isVisible(); });
    if (shown == nullptr) return true; // no word leaves a doubt
    const bool saved = save(*shown, name);
    shown->reject();
    waitFor([&] { return window_.findChild<Dialog*>() == nullptr; });
    return saved;
  }

  bool saveLearn(const char* name) {
    LearnView* view = learnView();
    if (view == nullptr) return false;
    view->resize(order_.size);
    waitFor([&] { return view->play().isActive(); });
    const bool saved = save(*view, name); // an answer would be kept
    view->close();
    return saved;
  }

  bool save(QWidget& widget, const char* name) {
    const QString file = order_.folder + QLatin1Char('/') + QLatin1String(name);
    const bool saved = seenWith(order_.sight, widget.grab().toImage()).save(file);
    if (saved) written_.append(file);
    if (!saved) why_ = Application::tr("%1 cannot be written.").arg(file);
    return saved;
  }

  const PicturesOrder& order_;
  MainWindow& window_;
  QStringList written_;
  QString why_;
};

} // namespace

QStringList takePictures(Application& application, const PicturesOrder& order, QString& why) {
  if (!QDir().mkpath(order.folder)) {
    why = CommonWords::tr("The folder %1 cannot be created.").arg(order.folder);
    return {};
  }
  MainWindow& window = application.newWindow();
  window.resize(order.size);
  window.show();
  Photographer photographer(order, window);
  const bool good = (order.library.isEmpty() || photographer.library()) &&
                    (order.game.isEmpty() ||
                     (photographer.open() && photographer.game() && photographer.openings() &&
                      photographer.comparison() && photographer.questions() && photographer.analysis() &&
                      photographer.learn() && photographer.puzzles() && photographer.study()));
  why = photographer.why();
  return good ? photographer.written() : QStringList{};
}

} // namespace annales::viewer
