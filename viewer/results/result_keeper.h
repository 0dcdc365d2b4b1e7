// Changes of results in a library, each of which can be undone. Nothing is erased: undo writes what was
// before as the latest version.
#pragma once

#include "libreplay/results/result_edits.h"

#include <QString>
#include <vector>

namespace annales::viewer {

class ResultKeeper {
public:
  struct Change {
    std::vector<ResultRecord> before, after; // versions of the same entries
    QString words;                           // what was done, as a sentence
  };

  /// A result that was typed: undoing it deletes it from the list.
  [[nodiscard]] static Change added(ResultRecord result, const QString& words);
  /// The time as records have it.
  [[nodiscard]] static std::string now();

  /// Another library: nothing to undo.
  void setLibrary(const QString& path);
  /// Empty where it was stored, else why not.
  [[nodiscard]] QString store(Change change, std::span<const ResultRecord> known);
  [[nodiscard]] QString undo();
  [[nodiscard]] QString redo();
  [[nodiscard]] bool canUndo() const { return !done_.empty(); }
  [[nodiscard]] bool canRedo() const { return !undone_.empty(); }
  /// Of the change that would be undone, or done again.
  [[nodiscard]] QString undoWords() const { return done_.empty() ? QString() : done_.back().words; }
  [[nodiscard]] QString redoWords() const { return undone_.empty() ? QString() : undone_.back().words; }
  /// Ids of what was stored last.
  [[nodiscard]] const std::vector<Hash>& last() const { return last_; }

private:
  [[nodiscard]] QString write(std::vector<ResultRecord>& versions, std::span<const ResultRecord> known);

  QString library_;
  std::vector<Change> done_, undone_;
  std::vector<Hash> last_;
};

} // namespace annales::viewer
