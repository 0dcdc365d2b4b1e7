#include "viewer/library/import_report.h"

#include "viewer/library/game_files.h"
#include "viewer/library/mistakes.h"

#include <QDir>
#include <QLocale>
#include <QStringList>

namespace annales::viewer {

QString ImportReport::summary() const {
  const QLocale locale;
  const auto number = [&](std::size_t n) { return locale.toString(static_cast<qulonglong>(n)); };
  const QString counts =
      tr("New: %1 · Known: %2 · Extended: %3 · Rejected: %4")
          .arg(number(added), number(known), number(extended.size()), number(rejected.size()));
  if (cancelled) return tr("The import was cancelled. Up to then: %1").arg(counts);
  if (!failure.isEmpty()) return tr("The import ended early. Up to then: %1").arg(counts);
  if (files == 0)
    return tr("Nothing to import: no game files (%1) found.")
        .arg(GameFiles::patterns().join(QStringLiteral(", ")));
  if (mistakes.empty()) return tr("Games imported. %1").arg(counts);
  return tr("Games imported. %1").arg(counts) + QStringLiteral(" · ") +
         tr("Mistakes: %1").arg(number(mistakes.size()));
}

QStringList ImportReport::stoppedFiles() const {
  QStringList all;
  for (const FileMistake& mistake : mistakes)
    if (mistake.complaint.outcome == Complaint::Outcome::stopped) all << mistake.file;
  all.removeDuplicates();
  return all;
}

QString ImportReport::text() const {
  QStringList lines{summary(), tr("Files: %1").arg(files)};
  if (cancelled) lines << tr("The file being read when you cancelled was not imported.");
  if (!failure.isEmpty()) lines << failure;
  for (const RejectedGame& r : rejected) {
    const QString file = QDir::toNativeSeparators(r.file);
    lines << (r.row > 0 ? tr("Rejected: %1, row %2: %3").arg(file, QString::number(r.row), r.reason)
                        : tr("Rejected: %1: %2").arg(file, r.reason));
  }
  if (!mistakes.empty()) lines << Mistakes::told(choice);
  for (const FileMistake& mistake : mistakes)
    lines << tr("%1, %2", "a file, then place and mistake")
                 .arg(QDir::toNativeSeparators(mistake.file), Mistakes::line(mistake.complaint));
  for (const QString& file : leftAside)
    lines << tr("Skipped: %1 does not look like a game.").arg(QDir::toNativeSeparators(file));
  for (const ExtendedGame& e : extended)
    lines << tr("Extended: %1, game %2: %3 new events, %4 lines, %5 tags, %6 remarks")
                 .arg(QDir::toNativeSeparators(e.file), e.game)
                 .arg(e.events)
                 .arg(e.lines)
                 .arg(e.tags)
                 .arg(e.remarks);
  return lines.join(QLatin1Char('\n'));
}

} // namespace annales::viewer
