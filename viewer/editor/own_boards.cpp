#include "viewer/editor/own_boards.h"

#include "engine/boards/board_writer.h"
#include "importers/boards/own_boards.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/common_words.h"
#include "viewer/look/words.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QUuid>

namespace annales::viewer {

QString OwnBoards::folder() {
  return QString::fromStdString(ownBoardsFolder().string());
}

std::vector<ShelvedBoard> OwnBoards::all() {
  return boardsByName(shelfWithOwnBoards(), spokenLanguage()); // those left out: `leftOut`
}

std::vector<LeftOut> OwnBoards::leftOut() {
  std::vector<LeftOut> files;
  if (!QDir(folder()).exists()) return files;
  (void)shelfWithOwnBoards(&files);
  for (const QFileInfo& file :
       QDir(folder()).entryInfoList({QStringLiteral("*.board-draft")}, QDir::Files, QDir::Name))
    files.push_back({file.filePath().toStdString(), Error(tr("an unfinished draft").toStdString())});
  return files;
}

QString OwnBoards::write(const QString& path, const std::string& text) {
  const QDir into = QFileInfo(path).absoluteDir();
  if (!into.exists() && !QDir().mkpath(into.path()))
    return CommonWords::tr("The folder %1 cannot be created.").arg(into.path());
  const QString why = SparedFiles::write(path, QByteArray::fromStdString(text));
  return why.isEmpty() ? QString() : tr("%1 cannot be written: %2").arg(path, why);
}

std::optional<std::string> OwnBoards::read(const QString& path, QString& why) {
  if (SparedFiles::has(path)) {
    why = SparedFiles::sentence(path);
    return std::nullopt;
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    why = CommonWords::tr("%1 cannot be read: %2").arg(path, file.errorString());
    return std::nullopt;
  }
  const QByteArray bytes = file.read(static_cast<qint64>(kMaxBoardBytes) + 1);
  if (bytes.size() <= static_cast<qsizetype>(kMaxBoardBytes)) return bytes.toStdString();
  why = tr("%1 is too large to be a board.").arg(path);
  return std::nullopt;
}

bool OwnBoards::isBuiltInId(const std::string& id) {
  return BoardShelf::builtIn().find(id) != nullptr;
}

bool OwnBoards::isBuiltInFile(const QString& path) {
  QString why;
  const auto text = QFile::exists(path) ? read(path, why) : std::nullopt;
  if (!text) return false;
  const auto board = BoardDraft::read(*text);
  if (!board) return false;
  const std::string written = writeBoard(board->board());
  for (const ShelvedBoard& b : BoardShelf::builtIn().boards())
    if (writeBoard(*b.board) == written) return true;
  return false;
}

// ---- drafts

BoardDraftKeeper::BoardDraftKeeper() {
  QDir().mkpath(folder());
  path_ = folder() + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) +
          QStringLiteral(".board-draft");
  lock_ = std::make_unique<QLockFile>(path_ + QStringLiteral(".lock"));
  lock_->setStaleLockTime(0); // stale only when its process is gone
  lock_->tryLock(0);
}

BoardDraftKeeper::~BoardDraftKeeper() {
  drop();
}

QString BoardDraftKeeper::folder() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
         QStringLiteral("/annales/board-drafts");
}

void BoardDraftKeeper::keep(const BoardDraft& draft) {
  (void)OwnBoards::write(path_, writeBoard(draft.board())); // the next change tries again
}

void BoardDraftKeeper::drop() {
  QFile::remove(path_);
}

std::vector<QString> BoardDraftKeeper::leftBehind() {
  std::vector<QString> files;
  for (const QFileInfo& file :
       QDir(folder()).entryInfoList({QStringLiteral("*.board-draft")}, QDir::Files, QDir::Time)) {
    QLockFile lock(file.filePath() + QStringLiteral(".lock"));
    lock.setStaleLockTime(0);
    if (lock.tryLock(0)) files.push_back(file.filePath());
  }
  return files;
}

void BoardDraftKeeper::discard(const QString& path) {
  QFile::remove(path);
}

} // namespace annales::viewer
