#include "viewer/window/learning.h"

#include "viewer/analysis/analysis_words.h"
#include "viewer/learn/due_loader.h"
#include "viewer/learn/learn_view.h"
#include "viewer/learn/puzzle_items.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"
#include "viewer/window/game_title.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <utility>

namespace annales::viewer {

Learning::Learning(Around around) : QObject(&around.window), around_(std::move(around)) {
  connect(&puzzleHunt_, &PuzzleHunt::ready, this, &Learning::askPuzzles);
  connect(&puzzleHunt_, &PuzzleHunt::progressed, this, [this](int games, int of, int found) {
    if (hunting_ == nullptr) return;
    hunting_->setMaximum(of);
    hunting_->setValue(games);
    hunting_->setLabelText(tr("Searching game %1 of %2. Puzzles found: %3")
                               .arg(QString::number(games + 1), QString::number(of), QString::number(found)));
  });
  AnalysisPanel& panel = around_.page.analysis();
  panel.setDueCounter(
      [this] { return static_cast<int>(PracticeBook::dueOf(practice_.all(), today()).size()); });
  connect(&panel, &AnalysisPanel::learnAsked, this, &Learning::learn);
  connect(&panel, &AnalysisPanel::dueAsked, this, &Learning::learnDue);
}

Learning::~Learning() {
  for (const QPointer<QWidget>& quiz : quizzes_) {
    if (quiz.isNull()) continue;
    quiz->close();      // with the last window the program ends
    delete quiz.data(); // at once: a verdict that is on its way would be noted in a book that is gone
  }
}

void Learning::addTo(Commands& commands) {
  const auto add = [&commands](const char* id, const char* text, const char* key,
                               const std::function<void()>& run) {
    commands.add(CommandGroup::analysis, id, text,
                 {QKeySequence::fromString(QLatin1String(key), QKeySequence::PortableText)}, run);
  };
  add("learn",
      QT_TRANSLATE_NOOP("annales::viewer::Commands", "Learn from the mistakes of the selected nation"), "K",
      [this] { learnSelected(); });
  add("learn-due", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Review the questions &due today"),
      "Shift+K", [this] { learnDue(); });
  add("puzzles", QT_TRANSLATE_NOOP("annales::viewer::Commands", "P&uzzles from this line or the library"),
      "Ctrl+Alt+K", [this] { puzzles(); });
}

void Learning::learnSelected() {
  const Tab* tab = around_.store.tab();
  if (tab == nullptr || around_.showsLibrary()) return emit told(CommonWords::tr("Open a game first."));
  const NationId active = tab->state().active;
  learn(tab->selected.exists() ? tab->selected : active.exists() ? active : NationId(0));
}

void Learning::learn(NationId nation) {
  const AnalysisBook& book = around_.page.analyses();
  if (book.hidden()) return emit told(AnalysisWords::isHidden());
  if (book.shown() == nullptr) return emit told(AnalysisWords::nothingYet());
  const Tab& tab = *around_.store.tab();
  std::vector<QuizItem> items;
  for (MistakeQuestion& question : around_.page.analyses().questions(nation))
    items.push_back({tab.game, std::move(question)});
  if (items.empty()) {
    const auto nations = nationLooks(*tab.game, Look{}, speaksGerman());
    return emit told(tr("No mistakes by the %1 were found on this line. There may still be some.")
                         .arg(nations[nation.index()].name));
  }
  showQuiz(std::move(items));
}

void Learning::showQuiz(std::vector<QuizItem> items) {
  const auto origin = [this](const OpenedGame& game) {
    return std::pair(around_.application.places().of(game.id()), titleOf(game));
  };
  auto* view = new LearnView(std::move(items), practice_, origin, today(), around_.store.session().view);
  connect(&around_.store, &SessionStore::changed, view, [view](const Change& change) {
    if (change.look) view->setView(change.after.view);
  });
  connect(view, &LearnView::told, this, &Learning::told);
  around_.lessons.setStoryteller(around_.application.teller());
  connect(view, &LearnView::lessonAsked, &around_.lessons, &LessonDesk::addPuzzles);
  connect(view, &LearnView::worksheetAsked, &around_.lessons, &LessonDesk::printPuzzles);
  std::erase_if(quizzes_, [](const QPointer<QWidget>& quiz) { return quiz.isNull(); });
  quizzes_.emplace_back(view);
  view->show();
}

void Learning::offerDue() {
  QString complaint;
  const auto due = static_cast<int>(PracticeBook::dueOf(practice_.all(&complaint), today()).size());
  if (!complaint.isEmpty()) return emit told(complaint);
  if (due > 0) emit told(tr("%n question(s) due for review today. Press Shift+K to start.", nullptr, due));
}

void Learning::learnDue() {
  QString complaint;
  auto due = PracticeBook::dueOf(practice_.all(&complaint), today());
  if (due.empty()) return emit told(complaint.isEmpty() ? tr("No questions are due today.") : complaint);
  const auto open = [this](const Hash& game) -> std::shared_ptr<const OpenedGame> {
    for (const Tab& tab : around_.store.session().tabs)
      if (tab.game->id() == game) return tab.game;
    return nullptr;
  };
  auto* loader = new DueLoader(std::move(due), open, around_.application.teller(), this);
  connect(loader, &DueLoader::ready, this, [this, loader](const auto& items, const QStringList& missing) {
    loader->deleteLater();
    if (!missing.isEmpty()) emit told(missing.join(QLatin1Char(' ')));
    if (!items.empty()) showQuiz(items);
  });
  loader->begin();
}

void Learning::puzzles() {
  if (around_.showsLibrary()) return puzzlesOfLibrary();
  const Tab* tab = around_.store.tab();
  if (tab == nullptr) return emit told(CommonWords::tr("Open a game first."));
  if (around_.page.analyses().hidden()) return emit told(AnalysisWords::isHidden());
  puzzlesOfLine(*tab);
}

void Learning::puzzlesOfLine(const Tab& tab) {
  emit told(tr("Looking for positions in which exactly one plan wins a personage or saves a city…"));
  const NodeIndex head = tab.line->node(tab.line->length());
  puzzlesOfLine_.run([this, game = tab.game, head](const Job& job) {
    auto found =
        puzzlesIn(game->game(), game->log().eventsTo(head), kMostRescuePositions, {.cancel = job.flag()});
    job.end([this, game, head, found = std::move(found)] {
      auto items = puzzleItems(game, head, found.puzzles);
      if (items.empty()) return emit told(tr("No puzzles found in this line."));
      emit told(tr("%n puzzle(s) found.", nullptr, static_cast<int>(items.size())));
      showQuiz(std::move(items));
    });
  });
}

/// Until there are enough, or somebody stops it; other games each time, and nothing that was asked before.
void Learning::puzzlesOfLibrary() {
  if (hunting_ != nullptr) return hunting_->raise();
  PuzzleHunt::Order order{around_.library.libraryPath(),
                          {},
                          practice_.all(),
                          QRandomGenerator::global()->generate64(),
                          around_.application.teller()};
  const GamesModel& model = around_.library.model();
  for (int row = 0; row < model.rowCount(); ++row)
    order.games.push_back(model.row(row).id);
  if (order.games.empty()) return emit told(tr("No games in the list."));
  const auto games = static_cast<int>(order.games.size());
  hunting_ = new QProgressDialog(tr("Looking for puzzles…"), tr("Play the puzzles found"), 0, games,
                                 &around_.window);
  hunting_->setAttribute(Qt::WA_DeleteOnClose);
  hunting_->setWindowTitle(tr("Puzzles"));
  hunting_->setMinimumDuration(0);
  hunting_->setAutoReset(false);
  hunting_->setMinimumWidth(420);
  connect(hunting_, &QProgressDialog::canceled, this, [this] { puzzleHunt_.stop(); });
  hunting_->show();
  puzzleHunt_.begin(order);
}

void Learning::askPuzzles(const PuzzleHunt::Found& found) {
  delete hunting_; // at once: what comes stands where it stood
  QStringList said;
  if (!found.trouble.isEmpty()) said << found.trouble;
  said << (found.items.empty() ? tr("No new puzzles found in these games.")
                               : tr("%n puzzle(s) found.", nullptr, static_cast<int>(found.items.size())));
  emit told(said.join(QLatin1Char(' ')));
  if (found.items.empty()) return;
  const std::string file = QFileInfo(found.library).absoluteFilePath().toStdString();
  for (const QuizItem& item : found.items) // so that they can be asked again on later days
    around_.application.places().note(item.game->id(), GamePlace{file, true, 0});
  showQuiz(found.items);
}

} // namespace annales::viewer
