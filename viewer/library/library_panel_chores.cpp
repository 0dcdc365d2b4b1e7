// What is done with all games of a library at once: doubles are searched, all games are exported.
#include "importers/antike_jsonl/log_writer.h"
#include "importers/boards/own_boards.h"
#include "libreplay/store/doubles.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/library/doubles_dialog.h"
#include "viewer/library/library_panel.h"
#include "viewer/look/file_path.h"
#include "viewer/store/trouble.h"

#include <QDir>
#include <QSaveFile>
#include <sstream>

namespace annales::viewer {
namespace {

/// Formats of which one file can have many games.
std::vector<const ExportFormat*> formatsOfManyGames() {
  std::vector<const ExportFormat*> formats;
  for (const ExportFormat& format : GameExport::formats()) {
    const std::string_view suffix(format.suffix);
    if (suffix == "antike.jsonl" || suffix == "agn") formats.push_back(&format);
  }
  return formats;
}

struct AllGamesReport {
  std::size_t games = 0, remarksLeftOut = 0;
  QString trouble;
};

/// Behind the games, as they came.
LibraryResult<void> writeResults(Library& library, QSaveFile& out, const std::atomic<bool>& stop) {
  std::ostringstream text;
  LogWriter writer(text);
  return library.results([&](ResultRecord&& record) {
    writer.write(record);
    const std::string line = std::move(text).str();
    text.str({});
    out.write(line.data(), static_cast<qint64>(line.size()));
    return !stop;
  });
}

/// The games of the list in their order, whole or not at all; as events the results without moves, too.
AllGamesReport writeAllGames(const QString& path, const QString& file, const ExportFormat& format,
                             const FileReaders& readers, const std::atomic<bool>& stop) {
  AllGamesReport report;
  auto library = Library::open(pathOf(path), Access::readOnly);
  const auto failed = [&](const LibraryError& error) {
    report.trouble = LibraryTrouble::sentence(error, path);
    return report;
  };
  if (!library) return failed(library.error());
  std::vector<Hash> games;
  const auto listed = library->list({}, [&](const GameSummary& game) {
    if (!isHidden(game.tags)) games.push_back(game.id);
    return !stop;
  });
  if (!listed) return failed(listed.error());
  QSaveFile out(file);
  if (!out.open(QIODevice::WriteOnly)) return report.trouble = out.errorString(), report;
  for (const Hash& game : games) {
    if (stop) return report;
    const auto log = library->load(game);
    if (!log) return failed(log.error());
    const ReadersCopy copy = copyFor(readers.reader, *log, readers.wordings);
    const auto board = shelfWithOwnBoards().find(copy.log.game().setup->mapHash);
    std::string text = GameExport::text(format, copy.log, board.get());
    if (!text.ends_with('\n')) text += '\n';
    if (std::string_view(format.suffix) == "agn") text += '\n';
    out.write(text.data(), static_cast<qint64>(text.size()));
    report.remarksLeftOut += copy.leftOut;
    ++report.games;
  }
  if (std::string_view(format.suffix) == "antike.jsonl")
    if (const auto written = writeResults(*library, out, stop); !written) return failed(written.error());
  if (!out.commit()) report.trouble = out.errorString();
  return report;
}

} // namespace

void LibraryPanel::searchDoubles() {
  if (path_.isEmpty()) return;
  strip_->tellStep(tr("Searching for doubles…"), {tr("Cancel"), [this] {
                                                    chores_.cancel();
                                                    strip_->hide();
                                                  }});
  chores_.run([this, path = path_](const Job& job) {
    auto library = Library::open(pathOf(path), Access::readOnly);
    auto found = library ? findDoubles(*library, job.flag())
                         : LibraryResult<std::vector<Doubles>>(tl::unexpected(library.error()));
    job.end([this, path, found = std::move(found)] {
      if (!found) return tellProblem(LibraryTrouble::sentence(found.error(), path));
      strip_->hide();
      showDoubles(path, *found);
    });
  });
}

void LibraryPanel::showDoubles(const QString& path, const std::vector<Doubles>& found) {
  if (found.empty())
    return strip_->tell(MessageStrip::Kind::success,
                        tr("No doubles found. Every game is in the library only once."));
  const auto change = [this, path](const Hash& game, bool deleted) {
    const std::string& author = store_.session().reviewer.name;
    QString trouble = deleted ? headers_.hide(path, game, author) : headers_.showAgain(path, game, author);
    if (trouble.isEmpty()) refresh();
    return trouble;
  };
  auto* dialog = new DoublesDialog(found, change, look_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &DoublesDialog::openAsked, this, &LibraryPanel::open);
  dialog->open();
}

void LibraryPanel::askForAllGames() {
  if (path_.isEmpty()) return;
  const auto formats = formatsOfManyGames();
  QStringList filters;
  for (const ExportFormat* format : formats)
    filters << GameExport::titleOf(*format).remove(QStringLiteral("…")) +
                   QStringLiteral(" (*.%1)").arg(QString::fromLatin1(format->suffix));
  QString chosen = filters.front();
  const QString file = FileDialogs::fileToSave(this,
                                               {.title = tr("Export all games"),
                                                .filters = filters.join(QStringLiteral(";;")),
                                                .purpose = QStringLiteral("exports"),
                                                .suggested = QFileInfo(path_).completeBaseName(),
                                                .suffix = QString::fromLatin1(formats.front()->suffix)},
                                               &chosen);
  if (file.isEmpty()) return;
  const ExportFormat* format =
      formats[static_cast<std::size_t>(std::max<qsizetype>(0, filters.indexOf(chosen)))];
  for (const ExportFormat* named : formats)
    if (file.endsWith(u'.' + QString::fromLatin1(named->suffix))) format = named;
  if (const auto readers = PrivateRemarks::askForReaders(this)) exportAllGames(file, *format, *readers);
}

void LibraryPanel::exportAllGames(const QString& file, const ExportFormat& format,
                                  const FileReaders& readers) {
  strip_->tellStep(tr("Exporting all games…"), {tr("Cancel"), [this] {
                                                  chores_.cancel();
                                                  strip_->hide();
                                                }});
  chores_.run([this, path = path_, file, &format, readers](const Job& job) {
    const AllGamesReport report = writeAllGames(path, file, format, readers, *job.flag());
    job.end([this, file, report] {
      if (!report.trouble.isEmpty()) return tellProblem(report.trouble);
      const QString sentence = tr("Saved as %1: %n game(s).", nullptr, static_cast<int>(report.games))
                                   .arg(QDir::toNativeSeparators(file));
      strip_->tell(MessageStrip::Kind::success, PrivateRemarks::withCount(sentence, report.remarksLeftOut));
    });
  });
}

} // namespace annales::viewer
