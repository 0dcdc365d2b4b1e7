// Remarks beyond the shown event: searched in the library, exported, made into lessons.
#include "libreplay/remarks/lessons_of_games.h"
#include "libreplay/remarks/readers_copy.h"
#include "viewer/lesson/lesson_view.h"
#include "viewer/look/common_words.h"
#include "viewer/window/main_window.h"

#include <QScreen>
#include <algorithm>

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
      [this] { collectAnswers(); });
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
  connect(&page_->lessons(), &LessonsPanel::presentAsked, this, &MainWindow::presentLesson);
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

AnswersWindow& MainWindow::collectAnswers() {
  if (answers_ == nullptr) {
    answers_ = new AnswersWindow(page_->book(), this);
    lessons_->setStoryteller(teller());
    lessons_->serve(*answers_);
  }
  answers_->show();
  answers_->raise();
  answers_->activateWindow();
  return *answers_;
}

namespace {

/// The public steps of the lesson in the open games, in their order.
std::vector<LessonPart> partsOfLesson(const std::vector<Tab>& tabs, const std::string& slug) {
  std::vector<LessonPart> games;
  std::vector<const Discussion*> all;
  for (const Tab& tab : tabs) {
    if (std::ranges::any_of(games, [&](const LessonPart& one) { return one.game->id() == tab.game->id(); }))
      continue;
    games.push_back(
        {tab.game, std::make_shared<Discussion>(tab.game->log(), tab.game->log().annotations()), {slug, {}}});
    all.push_back(games.back().discussion.get());
  }
  std::vector<LessonPart> parts;
  for (const LessonOfGames& lesson : lessonsOfGames(all)) {
    if (lesson.slug != slug) continue;
    for (const StepOfGames& one : lesson.steps) {
      const LessonPart& game = games[one.game];
      if (!mayRead(Audience::club, game.discussion->remarks()[one.step.remark].now.audience)) continue;
      if (parts.empty() || parts.back().game != game.game) parts.push_back(game);
      parts.back().lesson.steps.push_back(one.step);
    }
  }
  return parts;
}

} // namespace

void MainWindow::presentLesson(const std::string& slug) {
  const Discussion& discussion = page_->book().discussion();
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  const Lesson* lesson = lessonWith(lessons, slug);
  if (lesson == nullptr) return;
  const Lesson shown = lessonFor(Audience::club, discussion, *lesson);
  if (shown.steps.empty())
    return tell(tr("Every step of this lesson is private. Edit a step and choose the club as its readers."));
  if (const auto leftOut = static_cast<int>(lesson->steps.size() - shown.steps.size()); leftOut > 0)
    tell(tr("%n private step(s) are not shown.", nullptr, leftOut));
  presentPart(partsOfLesson(store_.session().tabs, slug), 0);
}

void MainWindow::presentPart(const std::vector<LessonPart>& parts, std::size_t place) {
  const LessonPart& part = parts[place];
  auto* view = new LessonView(part.game, *part.discussion, part.lesson, store_.session().view);
  std::shared_ptr<PupilNotes>& notes = notes_[part.lesson.slug];
  if (notes == nullptr) notes = std::make_shared<PupilNotes>(part.lesson.slug);
  view->keepNotesIn(notes); // what was answered before is not lost when the lesson is shown again
  if (place + 1 < parts.size()) view->letGoOn();
  connect(view, &LessonView::onward, this, [this, view, parts, place] {
    presentPart(parts, place + 1);
    view->close();
  });
  connect(&store_, &SessionStore::changed, view, [view](const Change& change) {
    if (change.look) view->setView(change.after.view);
  });
  for (const char* id : {"dark", "projector"}) // a window of its own, in which they work, too
    view->addAction(commands_.action(id));
  view->setScreen(screen()); // where the window is, which may already be on the wall
  view->move(screen()->geometry().topLeft());
  view->showFullScreen();
}

void MainWindow::showRemarks(bool waiting) {
  pages_->setCurrentWidget(libraryPage_);
  libraryButton_->setChecked(true);
  libraryPage_->showRemarks();
  waiting ? libraryPage_->remarks().showWaiting() : libraryPage_->remarks().showSearch();
  fillTabs();
}

} // namespace annales::viewer
