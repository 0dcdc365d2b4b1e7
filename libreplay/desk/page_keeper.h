// Where a game's pages are kept: a library, or in tests whatever a test needs.
#pragma once

#include "libreplay/notebook/notebook.h"
#include "libreplay/store/library_error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

/// Belongs to the thread of its desk.
class PageKeeper {
public:
  virtual ~PageKeeper() = default;

  /// Stores pages behind the `known` ones, durably and all or nothing. `conflict`: somebody else has written
  /// meanwhile. `study`: of the game, in which they stand already.
  virtual LibraryResult<void> keep(const Study& study, std::size_t known, std::span<const Entry> pages) = 0;
  /// Pages behind the `known` ones that somebody else has written; none where they cannot be read just now.
  virtual std::vector<Entry> since(const Hash& game, std::size_t known) = 0;
  /// The game as it stands there with all its pages, where it is not the game any more that was opened:
  /// somebody has imported more of it. Cheap enough to ask every second.
  virtual std::optional<Notebook> otherGame(const Hash& game) {
    static_cast<void>(game);
    return std::nullopt;
  }
  /// Where the pages stand, for people.
  [[nodiscard]] virtual std::filesystem::path place() const = 0;
  /// Why nothing can be kept there just now, as far as that can be seen without writing. Cheap enough to ask
  /// every second.
  [[nodiscard]] virtual std::optional<LibraryError> trouble() { return std::nullopt; }
  enum class Guarded : std::uint8_t {
    asBefore,
    lockedAgain, // the locks were gone
    closed, // so were files beside the library: it is opened anew with the next question. Pages that were
            // kept may be missing in it
  };
  /// Sees to it that no other program destroys what is kept there. Cheap enough to ask every second.
  virtual Guarded guard() { return Guarded::asBefore; }
  /// The game as it stands there, with all its pages; `noSuchGame` where it is not.
  virtual LibraryResult<Notebook> stored(const Hash& game) {
    static_cast<void>(game);
    return libraryFailure(LibraryError::Kind::missing, Error());
  }
  /// Merges a log of a game that is there into it, as an import does.
  virtual LibraryResult<void> bring(const EventLog& log) {
    return libraryFailure(LibraryError::Kind::missing, say("There is no game {}.", hexOf(log.id())));
  }
  /// Nobody writes just now: a moment for what would make a person wait.
  virtual void rest() {}
  /// Copies all games of the place into a new library.
  virtual LibraryResult<void> copyTo(const std::filesystem::path& library) {
    return libraryFailure(LibraryError::Kind::missing, say("There is no library {}.", library.string()));
  }
  /// False: somebody has to say where first (`Desk::decide`).
  [[nodiscard]] virtual bool decided() const { return true; }
  /// Whether the game itself is there already. One that is not comes with its first page.
  [[nodiscard]] virtual bool hasGame() const { return true; }
};

/// For a game of which nobody has said yet where what is done to it shall be kept.
class UndecidedKeeper : public PageKeeper {
public:
  LibraryResult<void> keep(const Study&, std::size_t, std::span<const Entry>) override {
    return libraryFailure(LibraryError::Kind::missing, Error());
  }
  std::vector<Entry> since(const Hash&, std::size_t) override { return {}; }
  [[nodiscard]] std::filesystem::path place() const override { return {}; }
  [[nodiscard]] bool decided() const override { return false; }
  [[nodiscard]] bool hasGame() const override { return false; }
};

} // namespace annales::inline replay
