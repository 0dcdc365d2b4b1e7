// What an import did, file by file.
#pragma once

#include "importers/readers/after_mistake.h"
#include "libreplay/results/result_words.h"
#include "libreplay/store/import_batch.h"

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

/// A corrected version of a game of the library, and what became of it.
struct CorrectedGame {
  enum class Became : std::uint8_t { nothing, replacement, game, line } became = Became::nothing;
  QString file;
  Hash game; // in the library; where nothing was stored, in the file
  Hash of;   // the recorded game
};

/// A game that the library has under other headers, or that was deleted from its list.
struct KnownGameNote {
  QString file;
  QString text;              // a line of the report
  bool heads = false;        // some headers of the file are not those of the library
  bool deleted = false;      // from the list, and still
  std::size_t conflicts = 0; // remarks and headers that both sides changed
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
  std::vector<CorrectedGame> corrected;
  std::vector<KnownGameNote> notes;
  std::size_t results = 0, knownResults = 0; // without moves
  std::size_t foreign = 0;                   // plays of other games
  std::size_t leftOut = 0;                   // plays that are no results; a mistake says why
  QStringList playFiles;                     // that have plays
  std::vector<WordQuestion> questions;       // about the words of these plays
  std::size_t restored = 0;                  // deleted games that are back in the list
  AfterMistake choice = AfterMistake::stop;  // what followed the first mistake of a line
  QStringList leftAside;                     // in folders: nothing in them looks like a game
  bool cancelled = false;
  bool followed = false; // as in `ImportWish`
  QString failure;       // why it ended early: library or disk

  /// "Games imported. New: 3 · Known: 1 · Extended: 0 · Rejected: 2".
  [[nodiscard]] QString summary() const;
  /// Something was stored, or somebody has to look at something.
  [[nodiscard]] bool hasNews() const;
  /// Plays of any kind were read.
  [[nodiscard]] bool hasPlays() const { return results + knownResults + foreign + leftOut > 0; }
  /// Words that mean nothing without an answer.
  [[nodiscard]] std::size_t openQuestions() const;
  /// The files of which something was not read.
  [[nodiscard]] QStringList stoppedFiles() const;
  /// Those of corrected versions that became this.
  [[nodiscard]] std::vector<CorrectedGame> correctedThatBecame(CorrectedGame::Became what) const;
  /// Of corrected versions of which nothing was stored.
  [[nodiscard]] QStringList correctedFiles() const;
  [[nodiscard]] QStringList filesWithOtherHeads() const;
  [[nodiscard]] QStringList filesWithDeletedGames() const;
  [[nodiscard]] QStringList filesWithConflicts() const;
  [[nodiscard]] std::size_t conflicts() const;
  /// All of it, a line each, to be copied.
  [[nodiscard]] QString text() const;

  /// Of a library that is to be imported into itself.
  [[nodiscard]] static QString itself() { return tr("This is the library itself."); }
  /// That the library has the game under other headers, or deleted from its list.
  [[nodiscard]] static QString knownLine(const QString& file, const QString& game, const KnownAs& known);

private:
  [[nodiscard]] QString gamesLine() const;
  [[nodiscard]] QString playsLine() const;
  [[nodiscard]] static QString correctedLine(const CorrectedGame& game);
};

} // namespace annales::viewer
