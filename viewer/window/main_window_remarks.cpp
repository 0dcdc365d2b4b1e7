// Remarks beyond the shown event: searched in the library, exported, made into lessons.
#include "viewer/look/common_words.h"
#include "viewer/window/main_window.h"

namespace annales::viewer {

void MainWindow::buildRemarkCommands() {
  const auto add = [this](const char* id, const char* text, const char* key, auto run) {
    QList<QKeySequence> keys;
    if (*key != '\0') keys.append(QKeySequence::fromString(QLatin1String(key), QKeySequence::PortableText));
    commands_.add(CommandGroup::remarks, id, text, keys, run);
  };
  add("find-remarks", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Find in all remarks…"), "Ctrl+Shift+F",
      [this] { showRemarks(false); });
  add("open-remarks", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Games with &open remarks"),
      "Ctrl+Shift+G", [this] { showRemarks(true); });
  add("export-remarks", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Export remarks…"), "Ctrl+Shift+E",
      [this] {
        if (showsLibrary() && libraryPage_->showsRemarks()) return libraryPage_->remarks().askForExport();
        page_->remarkList().askForExport();
      });
  add("add-to-lesson", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Add this position to a le&sson…"),
      "Ctrl+Shift+P",
      [this] { showsLibrary() ? tell(CommonWords::tr("Open a game first.")) : page_->lessons().addStep(); });
  add("present-lesson", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Present the &lesson"), "F5",
      [this] { showsLibrary() ? tell(CommonWords::tr("Open a game first.")) : page_->lessons().present(); });
  add("export-lesson", QT_TRANSLATE_NOOP("annales::viewer::Commands", "E&xport the lesson for pupils…"), "",
      [this] {
        showsLibrary() ? tell(CommonWords::tr("Open a game first.")) : page_->lessons().exportLesson();
      });
  add("collect-answers", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Collect answers of pupils…"), "",
      [this] { stage_->collectAnswers(); });
}

void MainWindow::connectRemarks() {
  FindRemarksPanel& found = libraryPage_->remarks();
  connect(&found, &FindRemarksPanel::told, this, &MainWindow::tell);
  connect(&found, &FindRemarksPanel::remarkChosen, this, [this](const Hash& game, const Hash& event) {
    finder_.open(library_->libraryPath(), game, event);
  });
  connect(&found, &FindRemarksPanel::gameChosen, this,
          [this](const Hash& game) { finder_.open(library_->libraryPath(), game, std::nullopt); });
  connect(&finder_, &RemarkFinder::shown, this, [this](bool remarks) {
    showGame();
    if (remarks) page_->bring(Panel::remarks);
  });
  connect(library_, &LibraryPanel::libraryOpened, &page_->facts(), &FactsSource::setLibrary);
  connect(&page_->explorer(), &ExplorerPanel::gameChosen, this,
          [this](const Hash& game, const std::string& nation, std::size_t turn) {
            finder_.openAtTurn(page_->facts().library(), game, nation, turn);
          });
  connect(&page_->comparison(), &ComparisonPanel::told, this, &MainWindow::tell);
  connect(&page_->explorer(), &ExplorerPanel::told, this, &MainWindow::tell);
  QuestionsPanel& questions = page_->questions();
  connect(library_, &LibraryPanel::libraryOpened, &questions, &QuestionsPanel::setLibrary);
  connect(&questions, &QuestionsPanel::eventChosen, this,
          [this, &questions](const Hash& game, std::uint32_t seq) {
            finder_.openAtEvent(questions.asker().library(), game, seq);
          });
  connect(&questions, &QuestionsPanel::collectionsChanged, &library_->collections(),
          &CollectionFilter::refresh);
  connect(&questions, &QuestionsPanel::collectionsChanged, &page_->facts(), &FactsSource::readQuestions);
  connect(&questions, &QuestionsPanel::told, this, &MainWindow::tell);
  const auto name = [this](const std::string& nation, OpeningKey played) {
    if (const Tab* tab = store_.tab()) editOpenings().name(tab->game->game().ruleset->id, nation, played);
  };
  connect(&page_->explorer(), &ExplorerPanel::nameAsked, this, name);
  connect(&page_->explorer(), &ExplorerPanel::comparisonAsked, page_, &GamePage::compareWith);
  connect(&page_->record().tree(), &RecordTree::nameAsked, this, name);
  connect(&finder_, &RemarkFinder::told, this, &MainWindow::tell);
  connect(&page_->remarkList(), &RemarkList::told, this, &MainWindow::tell);
  connect(&page_->lessons(), &LessonsPanel::told, this, &MainWindow::tell);
  connect(&page_->lessons(), &LessonsPanel::exportAsked, lessons_, &LessonDesk::exportLesson);
  connect(lessons_, &LessonDesk::told, this, &MainWindow::tell);
  lessons_->setInquiry([this](SaidKey question) { return answer(question); });
}

/// One editor a window; it stays open beside the game.
OpeningsEditor& MainWindow::editOpenings() {
  if (openingsEditor_ == nullptr) {
    openingsEditor_ = new OpeningsEditor(application_.openings(), Look::of(store_.session().view), this);
    openingsEditor_->setAttribute(Qt::WA_DeleteOnClose);
  }
  openingsEditor_->show();
  openingsEditor_->raise();
  openingsEditor_->activateWindow();
  return *openingsEditor_;
}

/// A window that goes takes its editor along without closing it.
bool MainWindow::closesOpenings() const {
  return openingsEditor_ == nullptr || openingsEditor_->close();
}

void MainWindow::showRemarks(bool waiting) {
  pages_->setCurrentWidget(libraryPage_);
  libraryButton_->setChecked(true);
  libraryPage_->showRemarks();
  waiting ? libraryPage_->remarks().showWaiting() : libraryPage_->remarks().showSearch();
  fillTabs();
}

} // namespace annales::viewer
