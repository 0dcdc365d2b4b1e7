#include "viewer/library/game_files.h"

#include "importers/readers/format.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/words.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <string>

namespace annales::viewer {
namespace {

/// "*.jsonl" of ".antike.jsonl": people shorten the names of their files.
QStringList patternsOf(const Format& format) {
  QStringList all{u'*' + fromUtf8(format.extension.substr(format.extension.rfind('.')))};
  for (const std::string_view also : format.also)
    all << u'*' + fromUtf8(also);
  return all;
}

QString nameOf(const Format& format) {
  // Those that have a German name. Of any other format dialogs show its own.
  [[maybe_unused]] static constexpr std::array kTranslated{
      QT_TRANSLATE_NOOP("annales::viewer::GameFiles", "event log"),
      QT_TRANSLATE_NOOP("annales::viewer::GameFiles", "log of plays"),
      QT_TRANSLATE_NOOP("annales::viewer::GameFiles", "spreadsheet"),
      QT_TRANSLATE_NOOP("annales::viewer::GameFiles", "turns in JSON")};
  return GameFiles::tr(std::string(format.name).c_str());
}

/// A table or a JSON that has nothing to do with games lies in many a folder. So may an open library,
/// whatever it is called, and that is not looked into.
bool looksLikeAGame(const QString& path) {
  if (SparedFiles::has(path)) return false;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return true; // the import says what is wrong with it
  const QByteArray bytes = file.read(static_cast<qint64>(kBeginning));
  const std::string_view beginning(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  return std::ranges::any_of(formats(),
                             [&](const Format& format) { return format.recognise(beginning) > 0; });
}

} // namespace

QStringList GameFiles::patterns() {
  QStringList all;
  for (const Format& format : formats())
    all << patternsOf(format);
  all.removeDuplicates();
  return all;
}

QString GameFiles::filters(const QString& alsoOpened) {
  const QString together = patterns().join(u' ');
  QStringList all;
  all << (alsoOpened.isEmpty() ? tr("Games (%1)").arg(together)
                               : tr("Games and libraries (%1)").arg(together + u' ' + alsoOpened));
  for (const Format& format : formats())
    all << tr("%1 (%2)", "a format of files, its pattern").arg(nameOf(format), patternsOf(format).join(u' '));
  all << tr("All files (*)");
  all.removeDuplicates();
  return all.join(QStringLiteral(";;"));
}

bool GameFiles::isLogOfPlays(const QString& path) {
  if (SparedFiles::has(path) || !QFileInfo(path).isFile()) return false;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return false;
  const QByteArray bytes = file.read(static_cast<qint64>(kBeginning));
  const std::string_view beginning(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  return formatOf(beginning, path.toStdString()).extension == ".bgsplay";
}

bool GameFiles::isLibrary(const QString& path) {
  if (SparedFiles::has(path)) return !SparedFiles::isBeside(path); // reading it here would drop its locks
  if (!QFileInfo(path).isFile()) return false;                     // a pipe would wait for a writer
  QFile file(path);
  return file.open(QIODevice::ReadOnly) && file.read(15) == QByteArrayLiteral("SQLite format 3");
}

GameFiles::Found GameFiles::in(const QStringList& paths, const std::atomic<bool>& cancel) {
  Found found;
  const QStringList wanted = patterns();
  for (const QString& path : paths) {
    if (!QFileInfo(path).isDir()) {
      found.files << path;
      continue;
    }
    QStringList below;
    QDirIterator walk(path, wanted, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext() && !cancel)
      below << walk.next();
    sortNames(below);
    for (const QString& file : below) {
      if (cancel) break;
      (looksLikeAGame(file) ? found.files : found.leftAside) << file;
    }
  }
  found.files.removeDuplicates();
  found.leftAside.removeDuplicates();
  return found;
}

} // namespace annales::viewer
