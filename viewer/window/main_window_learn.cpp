// Learning from one's own mistakes: of the shown line, and what is due of earlier days.
#include "viewer/analysis/analysis_words.h"
#include "viewer/learn/due_loader.h"
#include "viewer/learn/learn_view.h"
#include "viewer/look/common_words.h"
#include "viewer/window/main_window.h"

namespace annales::viewer {

void MainWindow::buildLearnCommands() {
  commands_.add(
      CommandGroup::analysis, "learn",
      QT_TRANSLATE_NOOP("annales::viewer::Commands", "Learn from the mistakes of the selected nation"),
      {QKeySequence(QStringLiteral("K"))}, [this] {
        const Tab* tab = store_.tab();
        if (tab == nullptr || showsLibrary()) return tell(CommonWords::tr("Open a game first."));
        const NationId active = tab->state().active;
        learn(tab->selected.exists() ? tab->selected : active.exists() ? active : NationId(0));
      });
  commands_.add(CommandGroup::analysis, "learn-due",
                QT_TRANSLATE_NOOP("annales::viewer::Commands", "Review the questions &due today"),
                {QKeySequence(QStringLiteral("Shift+K"))}, [this] { learnDue(); });
  AnalysisPanel& panel = page_->analysis();
  panel.setDueCounter(
      [this] { return static_cast<int>(PracticeBook::dueOf(practice_.all(), today()).size()); });
  connect(&panel, &AnalysisPanel::learnAsked, this, &MainWindow::learn);
  connect(&panel, &AnalysisPanel::dueAsked, this, &MainWindow::learnDue);
}

void MainWindow::learn(NationId nation) {
  const AnalysisBook& book = page_->analyses();
  if (book.hidden()) return tell(AnalysisWords::isHidden());
  if (book.shown() == nullptr) return tell(AnalysisWords::nothingYet());
  const Tab& tab = *store_.tab();
  std::vector<QuizItem> items;
  for (MistakeQuestion& question : page_->analyses().questions(nation))
    items.push_back({tab.game, std::move(question)});
  if (items.empty()) {
    const auto nations = nationLooks(*tab.game, Look{}, speaksGerman());
    return tell(tr("No mistakes by the %1 were found on this line. There may still be some.")
                    .arg(nations[nation.index()].name));
  }
  showQuiz(std::move(items));
}

void MainWindow::showQuiz(std::vector<QuizItem> items) {
  const auto origin = [this](const OpenedGame& game) {
    return std::pair(application_.places().of(game.id()), titleOf(game));
  };
  auto* view = new LearnView(std::move(items), practice_, origin, today(), store_.session().view);
  connect(&store_, &SessionStore::changed, view, [view](const Change& change) {
    if (change.look) view->setView(change.after.view);
  });
  connect(view, &LearnView::told, this, &MainWindow::tell);
  lessons_->setStoryteller(teller());
  connect(view, &LearnView::lessonAsked, lessons_, &LessonDesk::addPuzzles);
  connect(view, &LearnView::worksheetAsked, lessons_, &LessonDesk::printPuzzles);
  std::erase_if(quizzes_, [](const QPointer<QWidget>& quiz) { return quiz.isNull(); });
  quizzes_.emplace_back(view);
  view->show();
}

void MainWindow::offerDue() {
  QString complaint;
  const auto due = static_cast<int>(PracticeBook::dueOf(practice_.all(&complaint), today()).size());
  if (!complaint.isEmpty()) return tell(complaint);
  if (due > 0) tell(tr("%n question(s) due for review today. Press Shift+K to start.", nullptr, due));
}

void MainWindow::learnDue() {
  QString complaint;
  auto due = PracticeBook::dueOf(practice_.all(&complaint), today());
  if (due.empty()) return tell(complaint.isEmpty() ? tr("No questions are due today.") : complaint);
  const auto open = [this](const Hash& game) -> std::shared_ptr<const OpenedGame> {
    for (const Tab& tab : store_.session().tabs)
      if (tab.game->id() == game) return tab.game;
    return nullptr;
  };
  auto* loader = new DueLoader(std::move(due), open, teller(), this);
  connect(loader, &DueLoader::ready, this, [this, loader](const auto& items, const QStringList& missing) {
    loader->deleteLater();
    if (!missing.isEmpty()) tell(missing.join(QLatin1Char(' ')));
    if (!items.empty()) showQuiz(items);
  });
  loader->begin();
}

} // namespace annales::viewer
