// Puzzles of the shown line: looked for in the background, then played on the board.
#include "viewer/analysis/analysis_words.h"
#include "viewer/learn/puzzle_items.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"
#include "viewer/window/main_window.h"

namespace annales::viewer {

void MainWindow::buildPuzzleCommands() {
  commands_.add(CommandGroup::analysis, "puzzles",
                QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Puzzles of this line"),
                {QKeySequence(QStringLiteral("Ctrl+Alt+K"))}, [this] { puzzles(); });
}

void MainWindow::puzzles() {
  const Tab* tab = store_.tab();
  if (tab == nullptr || showsLibrary()) return tell(CommonWords::tr("Open a game first."));
  if (page_->analyses().hidden()) return tell(AnalysisWords::isHidden());
  tell(tr("Looking for positions in which exactly one plan wins a personage or saves a city…"));
  const NodeIndex head = tab->line->node(tab->line->length());
  puzzleHunt_.run([this, game = tab->game, head](const Cancel& cancel) {
    auto found =
        puzzlesIn(game->game(), game->log().eventsTo(head), kMostRescuePositions, {cancel.get(), {}});
    QMetaObject::invokeMethod(this, [this, cancel, game, head, found = std::move(found)] {
      if (*cancel) return;
      if (!found) return tell(reasonInWindow(found.error(), *game));
      auto items = puzzleItems(game, head, found->puzzles);
      if (items.empty()) return tell(tr("This line has no such position."));
      tell(tr("%n puzzle(s) to play.", nullptr, static_cast<int>(items.size())));
      showQuiz(std::move(items));
    });
  });
}

} // namespace annales::viewer
