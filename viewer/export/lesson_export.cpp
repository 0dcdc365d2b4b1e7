#include "viewer/export/lesson_export.h"

#include "importers/antike_jsonl/log_writer.h"
#include "importers/boards/own_boards.h"
#include "importers/html/web_page.h"
#include "importers/table/played_page.h"
#include "importers/table/recorder_page.h"
#include "libreplay/remarks/lesson.h"
#include "libreplay/remarks/readers_copy.h"
#include "viewer/export/paper_worksheet.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/look/words.h"
#include "viewer/remarks/private_remarks.h"
#include "viewer/remarks/remark_file.h"

#include <QDir>
#include <QStandardPaths>
#include <algorithm>
#include <sstream>

namespace annales::viewer {
namespace {

/// What pupils may read of the games.
struct PupilsCopies {
  std::vector<EventLog> logs;
  std::vector<std::shared_ptr<const Board>> boards;
  std::size_t leftOut = 0;

  explicit PupilsCopies(const std::vector<EventLog>& games) {
    const BoardShelf shelf = shelfWithOwnBoards();
    for (const EventLog& game : games) {
      ReadersCopy copy = copyFor(Audience::club, game, Wordings::standing);
      leftOut += copy.leftOut;
      boards.push_back(shelf.find(game.game().setup->mapHash));
      logs.push_back(std::move(copy.log));
    }
  }
  /// As long as this is there.
  [[nodiscard]] std::vector<RemarkedGame> remarked() const {
    std::vector<RemarkedGame> games;
    for (std::size_t i = 0; i < logs.size(); ++i)
      games.push_back({logs[i], boards[i].get(), spokenLanguage()});
    return games;
  }
};

bool hasStepOf(const EventLog& log, const std::string& slug) {
  const std::vector<Lesson> lessons = lessonsOf(Discussion(log, log.annotations()));
  return std::ranges::find(lessons, slug, &Lesson::slug) != lessons.end();
}

std::string lessonFileOf(LessonFile format, const PupilsCopies& copies, const std::string& slug) {
  const std::vector<RemarkedGame> games = copies.remarked();
  const auto goOn = [] { return true; };
  if (format == LessonFile::webPage) return lessonPage(games, slug, goOn);
  if (format == LessonFile::playedPage) return playedLessonPage(games, slug, goOn).value_or(std::string());
  if (format == LessonFile::worksheet) return paperWorksheet(games, slug, paperOfCountry());
  const auto taught = [&](const EventLog& log) { return hasStepOf(log, slug); };
  if (std::ranges::none_of(copies.logs, taught)) return {};
  std::ostringstream out;
  LogWriter writer(out);
  for (const EventLog& log : copies.logs)
    writer.write(log);
  return out.str();
}

} // namespace

LessonFileChoice LessonExport::ask(QWidget* parent, const std::string& slug) {
  const QString toPlay = tr("Web page to play the answers in (*.html)");
  QStringList filters{tr("Web page for pupils (*.html)"), tr("Worksheet (*.pdf)"), tr("Event log (*.jsonl)")};
  if (hasRecorder()) filters.insert(1, toPlay);
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  QString chosen = filters.front();
  const QString path = FileDialogs::fileToSave(
      parent,
      {.title = tr("Export the lesson"),
       .filters = filters.join(QStringLiteral(";;")),
       .purpose = QStringLiteral("exports"),
       .suggested = folder.filePath(QString::fromStdString(slug)) + QStringLiteral(".html"),
       .suffix = QStringLiteral("html")},
      &chosen);
  if (path.isEmpty()) return {};
  return choiceOf(path, chosen == toPlay);
}

LessonFileChoice LessonExport::choiceOf(const QString& path, bool played) {
  const auto ends = [&](const char* suffix) {
    return path.endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
  };
  if (ends(".pdf")) return {LessonFile::worksheet, path};
  if (ends(".jsonl")) return {LessonFile::eventLog, path};
  return {played ? LessonFile::playedPage : LessonFile::webPage, path};
}

QString LessonExport::save(const LessonFileChoice& choice, const std::vector<EventLog>& games,
                           const std::string& slug) {
  const PupilsCopies copies(games);
  const std::string bytes = lessonFileOf(choice.format, copies, slug);
  if (bytes.empty())
    return PrivateRemarks::withCount(tr("Every step of this lesson is private, so no file was written. Edit "
                                        "a step and choose the club as its readers."),
                                     copies.leftOut);
  const QString trouble = RemarkFile::save(choice.path, bytes);
  if (!trouble.isEmpty()) return trouble;
  return PrivateRemarks::withCount(
      tr("Saved the lesson with %n game(s) as %1.", nullptr, static_cast<int>(games.size()))
          .arg(QDir::toNativeSeparators(choice.path)),
      copies.leftOut);
}

} // namespace annales::viewer
