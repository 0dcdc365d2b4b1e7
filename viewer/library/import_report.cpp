#include "viewer/library/import_report.h"

#include "viewer/library/game_files.h"
#include "viewer/library/game_row.h"
#include "viewer/library/mistakes.h"

#include <QDir>
#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace annales::viewer {

namespace {

QString inDigits(std::size_t n) {
  return QLocale().toString(static_cast<qulonglong>(n));
}

} // namespace

QString ImportReport::gamesLine() const {
  return tr("New: %1 · Known: %2 · Extended: %3 · Rejected: %4")
      .arg(inDigits(added), inDigits(known), inDigits(extended.size()), inDigits(rejected.size()));
}

QString ImportReport::playsLine() const {
  return tr("Results without moves: new: %1 · known: %2 · left out: %3 · plays of other games: %4")
      .arg(inDigits(results), inDigits(knownResults), inDigits(leftOut), inDigits(foreign));
}

bool ImportReport::hasNews() const {
  return added + extended.size() + results + restored + rejected.size() + corrected.size() + conflicts() +
                 openQuestions() >
             0 ||
         mistakes.size() > leftOut || !failure.isEmpty();
}

std::size_t ImportReport::openQuestions() const {
  return static_cast<std::size_t>(std::ranges::count_if(questions, &WordQuestion::isOpen));
}

QString ImportReport::summary() const {
  const bool hasGames = added + known + extended.size() + rejected.size() > 0 || !hasPlays();
  QStringList lines;
  if (hasGames) lines << gamesLine();
  if (hasPlays()) lines << playsLine();
  const QString counts = lines.join(QStringLiteral(". "));
  if (cancelled) return tr("The import was cancelled. Up to then: %1").arg(counts);
  if (!failure.isEmpty()) return tr("The import ended early. Up to then: %1").arg(counts);
  if (files == 0)
    return tr("Nothing to import: no game files (%1) found.")
        .arg(GameFiles::patterns().join(QStringLiteral(", ")));
  const QString sentence = hasGames ? tr("Games imported. %1").arg(counts) : counts;
  const std::size_t others = mistakes.size() - std::min(mistakes.size(), leftOut);
  return others == 0 ? sentence : sentence + QStringLiteral(" · ") + tr("Mistakes: %1").arg(inDigits(others));
}

QStringList ImportReport::stoppedFiles() const {
  QStringList all;
  for (const FileMistake& mistake : mistakes)
    if (mistake.complaint.outcome == Complaint::Outcome::stopped) all << mistake.file;
  all.removeDuplicates();
  return all;
}

std::vector<CorrectedGame> ImportReport::correctedThatBecame(CorrectedGame::Became what) const {
  std::vector<CorrectedGame> found;
  for (const CorrectedGame& game : corrected)
    if (game.became == what) found.push_back(game);
  return found;
}

QStringList ImportReport::correctedFiles() const {
  QStringList all;
  for (const CorrectedGame& game : correctedThatBecame(CorrectedGame::Became::nothing))
    all << game.file;
  all.removeDuplicates();
  return all;
}

QStringList ImportReport::filesWithOtherHeads() const {
  QStringList all;
  for (const KnownGameNote& note : notes)
    if (note.heads) all << note.file;
  all.removeDuplicates();
  return all;
}

QStringList ImportReport::filesWithConflicts() const {
  QStringList all;
  for (const KnownGameNote& note : notes)
    if (note.conflicts > 0) all << note.file;
  all.removeDuplicates();
  return all;
}

std::size_t ImportReport::conflicts() const {
  std::size_t count = 0;
  for (const KnownGameNote& note : notes)
    count += note.conflicts;
  return count;
}

QStringList ImportReport::filesWithDeletedGames() const {
  QStringList all;
  for (const KnownGameNote& note : notes)
    if (note.deleted) all << note.file;
  all.removeDuplicates();
  return all;
}

QString ImportReport::knownLine(const QString& file, const QString& game, const KnownAs& known) {
  QStringList parts;
  for (const HeadDifference& head : known.heads)
    parts << tr("%1 is “%2” here and “%3” in the file")
                 .arg(QString::fromStdString(head.name), QString::fromStdString(head.here),
                      QString::fromStdString(head.there));
  QStringList sentences;
  if (!parts.isEmpty() && !known.headsTaken)
    sentences << tr("%1 has the moves of game %2 under other headers: %3. The library keeps its own.")
                     .arg(QDir::toNativeSeparators(file), game, parts.join(QStringLiteral("; ")));
  if (known.conflicts > 0)
    sentences
        << tr("%1 has other changes to game %2 than the library. Changes of the library that were kept: %3")
               .arg(QDir::toNativeSeparators(file), game)
               .arg(known.conflicts);
  if (known.deleted)
    sentences
        << tr("%1 has game %2, which was deleted from the list.").arg(QDir::toNativeSeparators(file), game);
  return sentences.join(QLatin1Char('\n'));
}

QString ImportReport::correctedLine(const CorrectedGame& game) {
  const QString file = QDir::toNativeSeparators(game.file), of = idPrefix(game.of);
  switch (game.became) {
  case CorrectedGame::Became::replacement:
    return tr("Replaced: %1 has a corrected version of game %2. The earlier version is deleted from the "
              "list.")
        .arg(file, of);
  case CorrectedGame::Became::game:
    return tr("Both kept: %1 has a corrected version of game %2.").arg(file, of);
  case CorrectedGame::Became::line:
    return tr("New line: %1 has a corrected version of game %2. It is a line of that game now.")
        .arg(file, of);
  case CorrectedGame::Became::nothing:
    break;
  }
  return {}; // told with what was rejected
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
  if (!stoppedFiles().isEmpty() || mistakes.size() > leftOut) lines << Mistakes::told(choice);
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
  for (const CorrectedGame& game : corrected)
    if (const QString line = correctedLine(game); !line.isEmpty()) lines << line;
  for (const KnownGameNote& note : notes)
    lines << note.text;
  if (const std::size_t open = openQuestions(); open > 0)
    lines << tr("Words in the results that leave a doubt: %1. Choose “Words of results…” to say what they "
                "mean.")
                 .arg(open);
  if (restored > 0) lines << tr("Deleted games that are back in the list: %1").arg(restored);
  return lines.join(QLatin1Char('\n'));
}

} // namespace annales::viewer
