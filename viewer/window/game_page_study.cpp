// The panels in which a game is played on, branched and remarked on, and what they do to the others.
#include "viewer/play/offer_on_board.h"
#include "viewer/remarks/board_marks.h"
#include "viewer/window/game_page.h"

namespace annales::viewer {

void GamePage::addStudyPanels(StudyEditor& editor) {
  play_ = new PlayPanel(editor.store());
  lines_ = new LinesPanel(editor);
  book_ = new RemarkBook(editor, this);
  remarks_ = new RemarkPanel(*book_);
  palette_ = new GlyphPalette(*book_, this);
  pilots_ = new PilotBook(editor, this);
  pilotBar_ = new PilotBar(*pilots_);
  play_->putUnder(*pilotBar_);
  addPanel(Panel::play, play_);
  addPanel(Panel::lines, lines_);
  addPanel(Panel::remarks, remarks_);
  addPanel(Panel::allRemarks, remarkList_ = new RemarkList(*book_));
  addPanel(Panel::lessons, lessons_ = new LessonsPanel(*book_));
  facts_ = new FactsSource(this);
  addPanel(Panel::explorer, explorer_ = new ExplorerPanel(editor, *facts_));
  connect(&dock(Panel::explorer), &QDockWidget::visibilityChanged, explorer_, &ExplorerPanel::setActive);
  addPanel(Panel::comparison, comparison_ = new ComparisonPanel(editor.store(), *facts_));
  connect(&dock(Panel::comparison), &QDockWidget::topLevelChanged, this, [this](bool floats) {
    if (!arranging_) comparisonDocked_ = !floats;
  });
  addPanel(Panel::questions, questions_ = new QuestionsPanel(editor.store()));
  addPanel(Panel::analysis, analysis_ = new AnalysisTabs(*analyses_));
  connect(&analysis_->moves().source(), &PositionSource::candidatePlayed, pilots_, &PilotBook::follow);
  connect(&dock(Panel::play), &QDockWidget::visibilityChanged, play_, &PlayPanel::setActive);
  connect(&dock(Panel::remarks), &QDockWidget::visibilityChanged, remarks_, &RemarkPanel::setActive);
  connect(&dock(Panel::allRemarks), &QDockWidget::visibilityChanged, remarkList_, &RemarkList::setActive);
  offerOnBoard(*play_, *board_, *rondel_, knowHow_);
  auto* marks = new BoardMarks(*book_, this);
  connect(board_, &BoardPanel::marked, marks, &BoardMarks::mark);
  connect(book_, &RemarkBook::provinceAsked, board_, &BoardPanel::light);
}

} // namespace annales::viewer
