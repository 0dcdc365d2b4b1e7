// The folder of a user's own boards: what is in it, writing into it, and drafts left behind by a crash.
#pragma once

#include "engine/boards/board_draft.h"
#include "engine/boards/board_shelf.h"

#include <QCoreApplication>
#include <QLockFile>
#include <QString>
#include <memory>
#include <vector>

namespace annales::viewer {

class OwnBoards {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::OwnBoards)
public:
  /// Where the program looks for boards of its user; created when something is saved there.
  [[nodiscard]] static QString folder();
  /// Built-in boards first, then those of the folder. What cannot be read is left out.
  [[nodiscard]] static std::vector<ShelvedBoard> all();
  /// Files of the folder that have findings or are unfinished drafts.
  [[nodiscard]] static std::vector<LeftOut> leftOut();

  /// All or nothing. A sentence where it failed; empty when it was done.
  [[nodiscard]] static QString write(const QString& path, const std::string& text);
  /// The file's bytes, none where it cannot be read or is larger than any board.
  [[nodiscard]] static std::optional<std::string> read(const QString& path, QString& why);

  [[nodiscard]] static bool isBuiltInId(const std::string& id);
  /// Whether the file holds a board that came with the program.
  [[nodiscard]] static bool isBuiltInFile(const QString& path);
};

/// Keeps what is being edited where a crash does not reach it.
class BoardDraftKeeper {
public:
  BoardDraftKeeper();
  ~BoardDraftKeeper();
  BoardDraftKeeper(const BoardDraftKeeper&) = delete;
  BoardDraftKeeper& operator=(const BoardDraftKeeper&) = delete;

  void keep(const BoardDraft& draft);
  void drop();

  /// Files that no running editor keeps.
  [[nodiscard]] static std::vector<QString> leftBehind();
  static void discard(const QString& path);

private:
  [[nodiscard]] static QString folder();

  QString path_;
  std::unique_ptr<QLockFile> lock_;
};

} // namespace annales::viewer
