// Puzzles of the shown line, or of the library: looked for in the background, then played on the board.
#include "viewer/analysis/analysis_words.h"
#include "viewer/learn/puzzle_items.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"
#include "viewer/window/main_window.h"

#include <QFileInfo>
#include <QRandomGenerator>

namespace annales::viewer {

void MainWindow::buildPuzzleCommands() {
  commands_.add(CommandGroup::analysis, "puzzles",
                QT_TRANSLATE_NOOP("annales::viewer::Commands", "P&uzzles from this line or the library"),
                {QKeySequence(QStringLiteral("Ctrl+Alt+K"))}, [this] { puzzles(); });
  connect(&puzzleHunt_, &PuzzleHunt::ready, this, &MainWindow::askPuzzles);
  connect(&puzzleHunt_, &PuzzleHunt::progressed, this, [this](int games, int of, int found) {
    if (hunting_ == nullptr) return;
    hunting_->setMaximum(of);
    hunting_->setValue(games);
    hunting_->setLabelText(tr("Searching game %1 of %2. Puzzles found: %3")
                               .arg(QString::number(games + 1), QString::number(of), QString::number(found)));
  });
}

void MainWindow::puzzles() {
  if (showsLibrary()) return puzzlesOfLibrary();
  const Tab* tab = store_.tab();
  if (tab == nullptr) return tell(CommonWords::tr("Open a game first."));
  if (page_->analyses().hidden()) return tell(AnalysisWords::isHidden());
  puzzlesOfLine(*tab);
}

void MainWindow::puzzlesOfLine(const Tab& tab) {
  tell(tr("Looking for positions in which exactly one plan wins a personage or saves a city…"));
  const NodeIndex head = tab.line->node(tab.line->length());
  puzzlesOfLine_.run([this, game = tab.game, head](const Job& job) {
    auto found =
        puzzlesIn(game->game(), game->log().eventsTo(head), kMostRescuePositions, {.cancel = job.flag()});
    job.end([this, game, head, found = std::move(found)] {
      auto items = puzzleItems(game, head, found.puzzles);
      if (items.empty()) return tell(tr("No puzzles found in this line."));
      tell(tr("%n puzzle(s) found.", nullptr, static_cast<int>(items.size())));
      showQuiz(std::move(items));
    });
  });
}

/// Until there are enough, or somebody stops it; other games each time, and nothing that was asked before.
void MainWindow::puzzlesOfLibrary() {
  if (hunting_ != nullptr) return hunting_->raise();
  PuzzleHunt::Order order{
      library_->libraryPath(), {}, practice_.all(), QRandomGenerator::global()->generate64(), teller()};
  const GamesModel& model = library_->model();
  for (int row = 0; row < model.rowCount(); ++row)
    order.games.push_back(model.row(row).id);
  if (order.games.empty()) return tell(tr("No games in the list."));
  const auto games = static_cast<int>(order.games.size());
  hunting_ = new QProgressDialog(tr("Looking for puzzles…"), tr("Play the puzzles found"), 0, games, this);
  hunting_->setAttribute(Qt::WA_DeleteOnClose);
  hunting_->setWindowTitle(tr("Puzzles"));
  hunting_->setMinimumDuration(0);
  hunting_->setAutoReset(false);
  hunting_->setMinimumWidth(420);
  connect(hunting_, &QProgressDialog::canceled, this, [this] { puzzleHunt_.stop(); });
  hunting_->show();
  puzzleHunt_.begin(order);
}

void MainWindow::askPuzzles(const PuzzleHunt::Found& found) {
  delete hunting_; // at once: what comes stands where it stood
  QStringList said;
  if (!found.trouble.isEmpty()) said << found.trouble;
  said << (found.items.empty() ? tr("No new puzzles found in these games.")
                               : tr("%n puzzle(s) found.", nullptr, static_cast<int>(found.items.size())));
  tell(said.join(QLatin1Char(' ')));
  if (found.items.empty()) return;
  const std::string file = QFileInfo(found.library).absoluteFilePath().toStdString();
  for (const QuizItem& item : found.items) // so that they can be asked again on later days
    application_.places().note(item.game->id(), GamePlace{file, true, 0});
  showQuiz(found.items);
}

} // namespace annales::viewer
