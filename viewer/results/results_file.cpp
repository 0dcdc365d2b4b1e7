#include "viewer/results/results_file.h"

#include "importers/antike_jsonl/log_writer.h"
#include "importers/plays/result_writer.h"
#include "libreplay/store/result_games.h"
#include "viewer/look/file_path.h"
#include "viewer/store/trouble.h"

#include <QSaveFile>
#include <sstream>

namespace annales::viewer {
namespace {

LibraryResult<std::string> recordsAsEvents(Library& library, std::size_t& count,
                                           const std::atomic<bool>& stop) {
  std::ostringstream text;
  LogWriter writer(text);
  const auto read = library.results([&](ResultRecord&& record) {
    writer.write(record);
    ++count;
    return !stop;
  });
  if (!read) return tl::unexpected(read.error());
  return std::move(text).str();
}

LibraryResult<std::string> resultsAs(ResultsFile::Format format, Library& library, std::size_t& count,
                                     const std::atomic<bool>& stop) {
  if (format == ResultsFile::Format::events) return recordsAsEvents(library, count, stop);
  if (format == ResultsFile::Format::bgStats) {
    const auto all = eveningsOf(library, &stop);
    if (!all) return tl::unexpected(all.error());
    count = all->evenings.size();
    return plays::bgStatsJson(all->evenings);
  }
  const auto all = resultsOf(library, &stop);
  if (!all) return tl::unexpected(all.error());
  std::vector<ResultRecord> results;
  for (const ResultGame& game : all->games)
    results.push_back(game.result);
  count = results.size();
  return plays::resultsCsv(results);
}

} // namespace

QString ResultsFile::titleOf(Format format) {
  switch (format) {
  case Format::bgStats:
    return tr("For the app BG Stats");
  case Format::table:
    return tr("Table with a row for each person");
  case Format::events:
    return tr("Event log, for Annales");
  }
  return {};
}

QString ResultsFile::suffixOf(Format format) {
  switch (format) {
  case Format::bgStats:
    return QStringLiteral("bgsplay");
  case Format::table:
    return QStringLiteral("csv");
  case Format::events:
    return QStringLiteral("antike.jsonl");
  }
  return {};
}

ResultsFile::Report ResultsFile::write(const QString& library, const QString& file, Format format,
                                       const std::atomic<bool>& stop) {
  Report report;
  auto open = Library::open(pathOf(library), Access::readOnly);
  const auto text = open ? resultsAs(format, *open, report.results, stop) : tl::unexpected(open.error());
  if (!text) return {0, LibraryTrouble::sentence(text.error(), library)};
  if (stop) return report;
  QSaveFile out(file);
  if (!out.open(QIODevice::WriteOnly)) return {0, out.errorString()};
  out.write(text->data(), static_cast<qint64>(text->size()));
  if (!out.commit()) report.trouble = out.errorString();
  return report;
}

} // namespace annales::viewer
