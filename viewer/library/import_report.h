// What an import did, file by file.
#pragma once

#include "importers/readers/after_mistake.h"

#include <QCoreApplication>
#include <QStringList>
#include <vector>

namespace annales::viewer {

/// A file, or a game in it, that was rejected.
struct RejectedGame {
  QString file;
  std::size_t row = 0; // from 1; 0 where it is the file as a whole
  QString reason;
};

/// What a reader has to say of a file that was imported all the same.
struct FileMistake {
  QString file;
  Complaint complaint;
};

struct ExtendedGame {
  QString file;
  QString game; // its id's first digits
  std::size_t events = 0, lines = 0, tags = 0, remarks = 0;
};

struct ImportReport {
  Q_DECLARE_TR_FUNCTIONS(ImportReport)
public:
  QString library;       // into which
  std::size_t files = 0; // looked at
  std::size_t added = 0, known = 0;
  std::vector<ExtendedGame> extended;
  std::vector<RejectedGame> rejected;
  std::vector<FileMistake> mistakes;
  AfterMistake choice = AfterMistake::stop; // what followed the first mistake of a line
  QStringList leftAside;                    // in folders: nothing in them looks like a game
  bool cancelled = false;
  QString failure; // why it ended early: library or disk

  /// "Games imported. New: 3 · Known: 1 · Extended: 0 · Rejected: 2".
  [[nodiscard]] QString summary() const;
  /// The files of which something was not read.
  [[nodiscard]] QStringList stoppedFiles() const;
  /// All of it, a line each, to be copied.
  [[nodiscard]] QString text() const;
};

} // namespace annales::viewer
