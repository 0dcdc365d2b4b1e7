#include "viewer/export/game_export.h"

#include "importers/agn/writer.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/boards/own_boards.h"
#include "importers/html/board_diagram.h"
#include "importers/html/web_page.h"
#include "importers/sheets/sheet_writer.h"
#include "importers/table/played_page.h"
#include "importers/table/recorder_page.h"
#include "importers/turns/turns_writer.h"
#include "libreplay/text/plain_text.h"
#include "libreplay/words/game_title.h"
#include "viewer/export/paper_report.h"
#include "viewer/export/paper_worksheet.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/look/words.h"
#include "viewer/remarks/remark_file.h"

#include <QCursor>
#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <sstream>

namespace annales::viewer {
namespace {

constexpr std::size_t kLongestName = 60;

template <bool sealed> std::string eventLogOf(const RemarkedGame& game) {
  std::ostringstream out;
  LogWriter writer(out);
  writer.write(game.log);
  if (sealed) writer.seal();
  return out.str();
}

/// Empty where no text would read back as the same game, which only a damaged or huge one brings about.
std::string notationOf(const RemarkedGame& game) {
  std::ostringstream out;
  const BoardShelf shelf = shelfWithOwnBoards();
  return agn::AgnWriter(out, shelf).write(game.log) ? out.str() : std::string();
}

template <Result<std::string> (*write)(const EventLog&, std::shared_ptr<const Board>)>
std::string sheetOf(const RemarkedGame& game) {
  return write(game.log, shelfWithOwnBoards().find(game.log.game().map->hash())).value_or(std::string());
}

std::string turnsOf(const RemarkedGame& game) {
  return turns::turnsJson(game.log, shelfWithOwnBoards()).value_or(std::string());
}

std::string remarkTableOf(const RemarkedGame& game) {
  const std::string rows = remarksCsv(game);
  return rows.empty() ? rows : remarksCsvHeader() + rows;
}

/// Empty where no engine was built.
std::string pageToTryIn(const RemarkedGame& game) {
  return playedPage(game, [] { return true; }).value_or(std::string());
}

constexpr std::array kFormats{
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Event log…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Event log (*.jsonl)"), "antike.jsonl",
                 eventLogOf<false>, false, true},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Sealed event log…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Sealed event log (*.jsonl)"),
                 "antike.jsonl", eventLogOf<true>, false, true},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "AGN notation…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "AGN notation (*.agn)"), "agn", notationOf,
                 false, true},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Web page…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Web page (*.html)"), "html", webPage},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Spreadsheet…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Spreadsheet (*.xlsx)"), "xlsx",
                 sheetOf<sheets::sheetXlsx>},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Turns as a table…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Turns as a table (*.csv)"), "csv",
                 sheetOf<sheets::sheetCsv>},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Turns for other programs…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Turns in JSON (*.json)"), "json", turnsOf},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "PDF report…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "PDF report (*.pdf)"), "pdf", paperReport},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Worksheet of the lessons…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Worksheet (*.pdf)"), "worksheet.pdf",
                 paperWorksheet, true},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Remarks as a document…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Remarks in Markdown (*.md)"), "md",
                 remarksMarkdown, true},
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Remarks as a table…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Remarks as a table (*.csv)"), "csv",
                 remarkTableOf, true},
    // last: left out where it was not built
    ExportFormat{QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Web page to try moves in…"),
                 QT_TRANSLATE_NOOP("annales::viewer::GameExport", "Web page to try moves in (*.html)"),
                 "html", pageToTryIn}};

/// "game.jsonl" as well as "game.antike.jsonl".
bool hasSuffix(const QString& path, const ExportFormat& format) {
  const QString last = QString::fromLatin1(format.suffix).section(u'.', -1);
  return path.endsWith(u'.' + last, Qt::CaseInsensitive);
}

QString nameFor(const EventLog& log) {
  std::vector<std::string> nations;
  for (const NationSetup& nation : log.game().setup->nations)
    nations.push_back(nation.nation);
  const std::string name = slugOf(gameTitle(log.tags(), nations), kLongestName);
  return QString::fromStdString(name.empty() ? hexOf(log.id()).substr(0, 12) : name);
}

} // namespace

std::span<const ExportFormat> GameExport::formats() {
  const std::span<const ExportFormat> all(kFormats);
  return hasRecorder() ? all : all.first(all.size() - 1);
}

QString GameExport::titleOf(const ExportFormat& format) {
  return tr(format.title);
}

QString GameExport::filterOf(const ExportFormat& format) {
  return tr(format.filter);
}

std::string GameExport::text(const ExportFormat& format, const EventLog& log, const Board* board,
                             std::shared_ptr<const LineAnalysis> analysis) {
  return format.write({log, board, spokenLanguage(), {}, std::move(analysis)});
}

QString GameExport::save(const ExportFormat& format, const EventLog& log, const QString& path,
                         FileReaders readers, std::shared_ptr<const LineAnalysis> analysis) {
  const auto board = shelfWithOwnBoards().find(log.game().setup->mapHash);
  const ReadersCopy copy = copyFor(readers.reader, log, readers.wordings);
  const std::string words = text(format, copy.log, board.get(), std::move(analysis));
  if (words.empty() && !format.ofRemarks)
    return tr("This game is damaged or too large for this format. Export its event log instead.");
  if (words.empty() && format.write == static_cast<std::string (*)(const RemarkedGame&)>(paperWorksheet))
    return PrivateRemarks::withCount(tr("This game has no lesson, so no file was written. Press Ctrl+Shift+P "
                                        "at a position to make a lesson."),
                                     copy.leftOut);
  if (words.empty())
    return PrivateRemarks::withCount(tr("This game has no remarks, so no file was written."), copy.leftOut);
  const QString trouble = RemarkFile::save(path, words);
  if (!trouble.isEmpty()) return trouble;
  return PrivateRemarks::withCount(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)), copy.leftOut);
}

QString GameExport::saveDrawing(const OpenedGame& game, const OpenedLine& line, EventIndex k,
                                const std::vector<Mark>& marks, const QString& path) {
  const std::string drawing = boardDiagram({line.log(), game.board(), spokenLanguage()}, line.node(k), marks);
  const QString trouble = RemarkFile::save(path, drawing);
  return trouble.isEmpty() ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path)) : trouble;
}

const ExportFormat& GameExport::formatFor(const QString& path, const ExportFormat& chosen,
                                          std::span<const ExportFormat> choice) {
  if (hasSuffix(path, chosen)) return chosen;
  const auto named =
      std::ranges::find_if(choice, [&](const ExportFormat& format) { return hasSuffix(path, format); });
  return named == choice.end() ? chosen : *named;
}

QString GameExport::ask(QWidget* parent, const EventLog& log, std::span<const ExportFormat> choice,
                        std::shared_ptr<const LineAnalysis> analysis) {
  QStringList filters;
  for (const ExportFormat& format : choice)
    filters.append(filterOf(format));
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QString suffix = QString::fromLatin1(choice.front().suffix);
  QString chosen = filters.front();
  const QString path = FileDialogs::fileToSave(parent,
                                               {.title = tr("Export the game"),
                                                .filters = filters.join(QStringLiteral(";;")),
                                                .purpose = QStringLiteral("exports"),
                                                .suggested = folder.filePath(nameFor(log)) + u'.' + suffix,
                                                .suffix = suffix},
                                               &chosen);
  if (path.isEmpty()) return {};
  const ExportFormat& named =
      choice[static_cast<std::size_t>(std::max<qsizetype>(0, filters.indexOf(chosen)))];
  const ExportFormat& format = formatFor(path, named, choice);
  const auto readers = PrivateRemarks::askForReaders(parent, PrivateRemarks::countsOf(log, format.withPast));
  if (!readers) return {};
  QGuiApplication::setOverrideCursor(Qt::WaitCursor); // a report on paper takes a moment
  QString said = save(format, log, path, *readers, std::move(analysis));
  QGuiApplication::restoreOverrideCursor();
  return said;
}

} // namespace annales::viewer
