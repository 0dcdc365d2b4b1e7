// Which files hold games: the formats that readers are registered for, as dialogs and folders need them.
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <atomic>

namespace annales::viewer {

class GameFiles {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::GameFiles)
public:
  /// "*.jsonl", "*.agn", one for each format, each once.
  [[nodiscard]] static QStringList patterns();
  /// For dialogs: all of them together, each format by itself, and everything. `alsoOpened`: a pattern that
  /// is opened like games, such as "*.annales".
  [[nodiscard]] static QString filters(const QString& alsoOpened = {});
  /// Of BG Stats or BoardGameGeek: it has results and no games.
  [[nodiscard]] static bool isLogOfPlays(const QString& path);
  /// Libraries are SQLite files; everything else is left to the readers, which say what is wrong with it.
  [[nodiscard]] static bool isLibrary(const QString& path);
  /// What a folder holds that looks like none of the formats though its name does.
  struct Found {
    QStringList files;     // in order, each once
    QStringList leftAside; // in folders alone: a file that somebody names is always read
  };
  /// The files themselves, and those below the folders.
  [[nodiscard]] static Found in(const QStringList& paths, const std::atomic<bool>& cancel);
};

} // namespace annales::viewer
