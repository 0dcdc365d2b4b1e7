// Games on their way into a library: one transaction, all of them or none.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/results/result_record.h"
#include "libreplay/store/import_rules.h"
#include "libreplay/store/library_error.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace annales::inline replay {

/// A header that the file and the library have with different values.
struct HeadDifference {
  std::string name, here, there; // `there`: in the file
};

/// What is to be said of a game that the library has.
struct KnownAs {
  std::optional<Hash> game = {}; // by its moves: the game of the library, which has another id in the file
  std::vector<HeadDifference> heads = {};
  bool headsTaken = false;   // the library has those of the file now
  bool deleted = false;      // from the list, and still
  bool restored = false;     // it was deleted, and is back
  std::size_t conflicts = 0; // remarks and headers that both sides changed, left as they are here
};

struct Added {
  std::optional<Hash> as;       // its id in the library, where that of the file belongs to another game
  std::optional<Hash> corrects; // the recorded game that it is a corrected version of
  bool replaced = false;        // that game is deleted now
};
struct AlreadyThere {
  KnownAs known = {};
};
/// The game was there and the import had more of it.
struct Extended {
  /// Lines that moved count as new, but `main` only where it moved to existing events.
  std::size_t newEvents = 0, newLines = 0, newTags = 0, newRemarks = 0;
  KnownAs known = {};
  std::string line = {}; // the corrected course is on this line
};
/// Nothing of this game was stored; the batch goes on.
struct Rejected : Error {
  std::optional<Hash> corrects = {}; // a corrected version of this game: `ImportRules` says what may be done
};
/// It is decided at the end of the file (`ImportBatch::settle`), which may have the game that it resembles.
struct Waiting {};
using ImportOutcome = std::variant<Added, AlreadyThere, Extended, Rejected, Waiting>;

struct PreparedGame; // in libreplay/store/prepared_game.h
struct Preparing;

/// Its library must outlive it and does nothing else meanwhile. Without `commit` everything is rolled back.
class ImportBatch {
public:
  ImportBatch(ImportBatch&&) noexcept;
  ImportBatch& operator=(ImportBatch&&) noexcept;
  ~ImportBatch();

  /// A game is the same game when its GameCreated has the same id. Known events are left alone; new events,
  /// lines, tags and remarks are added; `main` may grow, or be behind the stored one. An error other than a
  /// rejection ends the batch: nothing of it is stored.
  /// With rules moves are compared first: an id that was made up says only where in its file the game is.
  /// `prepared`: what `prepareGame` made of the log, where that was done beforehand.
  LibraryResult<ImportOutcome> add(const EventLog& log, const PreparedGame* prepared = nullptr);
  /// How the next games are best prepared; only what a library stores of them makes a difference, not what is
  /// asked of the log.
  [[nodiscard]] Preparing wanted() const;
  /// A result without moves; false where the library has this very record.
  LibraryResult<bool> add(const ResultRecord& record);
  /// Decides on the games that wait, at the end of a file. Two records in one file are two games.
  LibraryResult<void> settle(const std::function<void(const EventLog&, const ImportOutcome&)>& told);
  /// Games that wait are decided on.
  LibraryResult<void> commit();

private:
  friend class Library;
  struct Impl;
  explicit ImportBatch(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

} // namespace annales::inline replay
