#include "viewer/window/lesson_desk.h"

#include "libreplay/learning/puzzle_words.h"
#include "libreplay/remarks/lesson_edits.h"
#include "libreplay/store/library_lessons.h"
#include "viewer/export/lesson_export.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/learn/puzzle_lesson.h"
#include "viewer/lesson/lesson_words.h"
#include "viewer/library/library_games.h"
#include "viewer/look/words.h"
#include "viewer/store/trouble.h"

#include <QDir>
#include <QGuiApplication>
#include <QInputDialog>
#include <QPointer>
#include <QStandardPaths>
#include <algorithm>
#include <map>

namespace annales::viewer {
namespace {

std::filesystem::path fileOfLibrary(const QString& library) {
  return std::filesystem::path(library.toStdString());
}

bool hasLessonStep(const EventLog& log, const std::string& slug) {
  const Discussion discussion(log, log.annotations());
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  return lessonWith(lessons, slug) != nullptr;
}

/// Games of the library with the lesson, but those that are known.
LibraryResult<std::vector<EventLog>> lessonGamesOf(const QString& file, const std::string& slug,
                                                   const std::set<Hash>& known, const Job& job) {
  auto library = Library::open(fileOfLibrary(file), Access::readOnly);
  if (!library) return tl::unexpected(library.error());
  const auto lesson = lessonOfLibrary(*library, slug, [&] { return !job.cancelled(); });
  if (!lesson) return tl::unexpected(lesson.error());
  std::vector<EventLog> games;
  for (const Hash& game : lesson->games) {
    if (job.cancelled() || known.contains(game)) continue;
    auto log = library->load(game);
    if (!log) return tl::unexpected(log.error());
    games.push_back(*std::move(log));
  }
  return games;
}

} // namespace

LessonDesk::LessonDesk(StudyEditor& editor, std::function<QString()> library, QWidget& window)
    : QObject(&window), editor_(editor), library_(std::move(library)), window_(window) {}

/// Open games as they are shown, then those of the library.
void LessonDesk::gather(
    const std::string& slug,
    const std::function<void(const std::vector<EventLog>&, const QString& trouble)>& then) {
  std::vector<EventLog> open;
  std::set<Hash> known;
  for (const Tab& tab : editor_.store().session().tabs)
    if (known.insert(tab.game->id()).second && hasLessonStep(tab.game->log(), slug))
      open.push_back(tab.game->log());
  const QString file = library_();
  if (file.isEmpty()) return then(open, {});
  reader_.run([this, file, slug, known, open, then](const Job& job) {
    auto found = lessonGamesOf(file, slug, known, job);
    job.end([file, open, then, found = std::move(found)] {
      if (!found) return then(open, LibraryTrouble::sentence(found.error(), file));
      std::vector<EventLog> all = open;
      all.insert(all.end(), found->begin(), found->end());
      then(all, {});
    });
  });
}

void LessonDesk::exportLesson(const std::string& slug) {
  const LessonFileChoice choice = LessonExport::ask(&window_, slug);
  if (!choice.path.isEmpty()) exportLessonAs(slug, choice);
}

void LessonDesk::exportLessonTo(const std::string& slug, const QString& path) {
  exportLessonAs(slug, LessonExport::choiceOf(path));
}

void LessonDesk::exportLessonAs(const std::string& slug, const LessonFileChoice& choice) {
  gather(slug, [this, choice, slug](const std::vector<EventLog>& games, const QString& trouble) {
    if (!trouble.isEmpty()) return emit told(trouble);
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const QString said = LessonExport::save(choice, games, slug);
    QGuiApplication::restoreOverrideCursor();
    emit told(said);
  });
}

/// Of open games and of the library, by name.
QStringList LessonDesk::knownLessons() const {
  std::set<std::string> slugs;
  for (const Tab& tab : editor_.store().session().tabs)
    for (const Lesson& lesson : lessonsOf(Discussion(tab.game->log(), tab.game->log().annotations())))
      slugs.insert(lesson.slug);
  if (!library_().isEmpty())
    if (auto library = Library::open(fileOfLibrary(library_()), Access::readOnly))
      if (const auto lessons = lessonsOfLibrary(*library, [] { return true; }))
        for (const LibraryLesson& lesson : *lessons)
          slugs.insert(lesson.slug);
  QStringList titles;
  for (const std::string& slug : slugs)
    titles.append(LessonWords::title(slug));
  return titles;
}

int LessonDesk::lastNumberOf(const std::string& slug) const {
  int last = 0;
  for (const Tab& tab : editor_.store().session().tabs)
    for (const Lesson& lesson : lessonsOf(Discussion(tab.game->log(), tab.game->log().annotations())))
      for (const LessonStep& step : lesson.steps)
        if (lesson.slug == slug) last = std::max(last, step.number);
  if (library_().isEmpty()) return last;
  auto library = Library::open(fileOfLibrary(library_()), Access::readOnly);
  if (!library) return last;
  const auto lesson = lessonOfLibrary(*library, slug, [] { return true; });
  return lesson ? std::max(last, lesson->lastNumber) : last;
}

void LessonDesk::addPuzzles(const std::vector<QuizItem>& puzzles) {
  if (puzzles.empty()) return;
  QStringList titles = knownLessons();
  const QString usual = fromUtf8(titleOfPuzzleLesson(spokenLanguage()));
  if (!titles.contains(usual)) titles.prepend(usual);
  bool wanted = false;
  const QString title =
      QInputDialog::getItem(&window_, tr("Add to a lesson"),
                            tr("Choose a lesson for %n puzzle(s), or type the name of a new lesson:", nullptr,
                               static_cast<int>(puzzles.size())),
                            titles, static_cast<int>(titles.indexOf(usual)), true, &wanted)
          .trimmed();
  if (wanted && !title.isEmpty()) addPuzzlesTo(title, puzzles);
}

/// Games that nothing shows come onto the desk first.
void LessonDesk::addPuzzlesTo(const QString& title, const std::vector<QuizItem>& puzzles) {
  std::vector<Hash> absent;
  for (const QuizItem& item : puzzles)
    if (!editor_.desk().has(item.game->id()) && std::ranges::find(absent, item.game->id()) == absent.end())
      absent.push_back(item.game->id());
  if (absent.empty()) return makeSteps(title, puzzles);
  auto* opener = new LibraryGames(editor_.desk(), teller_, library_(), std::move(absent), this);
  connect(opener, &LibraryGames::ready, this,
          [this, opener, title, puzzles](const auto&, const QStringList&) {
            opener->deleteLater();
            makeSteps(title, puzzles);
          });
  opener->begin();
}

void LessonDesk::makeSteps(const QString& title, const std::vector<QuizItem>& puzzles) {
  const std::string slug = lessonSlug(title.toStdString());
  Answered answered;
  for (GameSteps& steps : stepsOfPuzzles(puzzles, lastNumberOf(slug) + 1, spokenLanguage())) {
    const auto game = editor_.desk().game(steps.game->id());
    if (game == nullptr) {
      answered.refusals << tr(
          "One of the games with these puzzles cannot be changed. Open that game from a library first.");
      continue;
    }
    makeSteps(title.toStdString(), game, std::move(steps.moments), answered);
  }
  answered.refusals.removeDuplicates();
  QStringList said;
  if (answered.steps > 0)
    said << tr("%n puzzle(s) added to the lesson “%1”. Undo with Ctrl+Z in each game.", nullptr,
               answered.steps)
                .arg(LessonWords::title(slug));
  else if (answered.refusals.isEmpty())
    said << tr("The lesson “%1” already has these puzzles.").arg(LessonWords::title(slug));
  said << answered.refusals;
  emit told(said.join(QLatin1Char(' ')));
  if (answered.steps > 0) emit lessonMade(slug);
}

/// In a session of its own, as the window may show another game.
void LessonDesk::makeSteps(const std::string& title, const std::shared_ptr<const OpenedGame>& game,
                           std::vector<LessonMoment> moments, Answered& answered) {
  moments = lackingSteps(game->log(), lessonSlug(title), std::move(moments));
  if (moments.empty()) return;
  SessionStore store;
  store.dispatch(SetReviewer{editor_.store().session().reviewer});
  store.dispatch(OpenGame{game});
  store.dispatch(ChooseLine{lineOfSteps(*game, moments)});
  StudyEditor editor(store, editor_.desk());
  editor.setInquiry(inquiry_);
  connect(&editor, &StudyEditor::refused, this, [&](const QString& why) { answered.refusals << why; });
  const int count = static_cast<int>(moments.size());
  if (!editor.perform(MakeLesson{title, std::move(moments)})) return;
  answered.steps += count;
  ++answered.games;
}

void LessonDesk::printPuzzles(const std::vector<QuizItem>& puzzles) {
  if (puzzles.empty()) return;
  const std::string title{titleOfPuzzleLesson(spokenLanguage())};
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString path = FileDialogs::fileToSave(
      &window_, {.title = tr("Save the worksheet"),
                 .filters = tr("Worksheet (*.pdf)"),
                 .purpose = QStringLiteral("exports"),
                 .suggested = folder.filePath(fromUtf8(lessonSlug(title))) + QStringLiteral(".pdf"),
                 .suffix = QStringLiteral("pdf")});
  if (path.isEmpty()) return;
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  std::vector<EventLog> games;
  for (const GameSteps& steps : stepsOfPuzzles(puzzles, 1, spokenLanguage()))
    games.push_back(withSteps(steps, title));
  const QString said = LessonExport::save({LessonFile::worksheet, path}, games, lessonSlug(title));
  QGuiApplication::restoreOverrideCursor();
  emit told(said);
}

void LessonDesk::serve(AnswersWindow& answers) {
  connect(&editor_.desk(), &StudyDesk::changed, &answers,
          [&answers](const DeskNews& news) { answers.refresh(news.game); });
  connect(&answers, &AnswersWindow::gamesMissing, this,
          [this, window = QPointer(&answers)](const std::vector<Hash>& games) {
            const QString file = library_();
            if (file.isEmpty()) return;
            auto* opener = new LibraryGames(editor_.desk(), teller_, file, games, this);
            connect(opener, &LibraryGames::ready, this,
                    [opener, window](const auto& found, const QStringList&) {
                      opener->deleteLater();
                      if (window.isNull()) return;
                      for (const auto& game : found)
                        window->take(game);
                    });
            opener->begin();
          });
}

} // namespace annales::viewer
