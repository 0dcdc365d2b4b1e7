// What was done to a game apart from playing it, in order, with unlimited undo and redo. A notebook is only
// ever written on: undoing is a page of its own.
#pragma once

#include "libreplay/notebook/study.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

class Notebook {
public:
  explicit Notebook(std::shared_ptr<const EventLog> base);

  /// Writes a page. Fails with a sentence, having changed nothing, where an edit makes no sense, there is
  /// nothing to undo or redo, or nobody may have the author's name (`checkAuthor`). A change ends the
  /// possibility of redoing what was undone before.
  Result<void> write(Entry entry);
  /// The last page is torn out, as if it had never been written: it could not be stored. Must exist; it comes
  /// back.
  Entry tearOut();
  /// A page that no longer makes sense, because the game has gone on meanwhile: its place among those that
  /// were read, and why.
  struct Skipped {
    std::size_t at = 0;
    Error why;
  };
  /// Pages that were stored, without those that make no sense. However often they undo and redo, every change
  /// is made and taken back once.
  std::vector<Skipped> read(std::vector<Entry> pages);
  /// The next pages have been written on this study, too (`Study::expect`).
  void expect(const Study& other) { study_.expect(other); }

  [[nodiscard]] const Study& study() const { return study_; }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// The changes that were not undone, in the order in which they were made.
  [[nodiscard]] std::vector<const StudyChange*> standing() const;
  /// Those that were written and read, skipped ones too.
  [[nodiscard]] std::size_t pages() const { return entries_.size() + passedOver_; }
  /// Pages that `read` has skipped.
  [[nodiscard]] std::size_t passedOver() const { return passedOver_; }
  /// What undo (redo) would take back (bring back); null where there is nothing.
  [[nodiscard]] const StudyChange* undoable() const { return changeAt(standing_ - 1); }
  [[nodiscard]] const StudyChange* redoable() const { return changeAt(standing_); }
  /// The places of these two among the pages.
  [[nodiscard]] std::optional<std::size_t> undoablePage() const { return pageAt(standing_ - 1); }
  [[nodiscard]] std::optional<std::size_t> redoablePage() const { return pageAt(standing_); }

private:
  /// Undone and redone is on paper alone: `carryOut` does it.
  Result<void> note(Entry entry);
  Result<void> perform(const StudyChange& change);
  Result<void> perform(const UndoChange&);
  Result<void> perform(const RedoChange&);
  void carryOut();
  Result<void> applyAll(const StudyChange& change);
  /// Null where there is none.
  [[nodiscard]] const StudyChange* changeAt(std::size_t number) const;
  [[nodiscard]] std::optional<std::size_t> pageAt(std::size_t number) const;

  Study study_;
  std::vector<Entry> entries_;
  std::vector<std::size_t> changes_; // places in `entries_`: those that stand, then those that were undone
  std::size_t standing_ = 0;         // of them
  std::size_t carriedOut_ = 0;       // of them: what the study says
  std::size_t passedOver_ = 0;
};

} // namespace annales::inline replay
