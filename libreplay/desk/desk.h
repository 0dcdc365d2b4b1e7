// Where games are edited: one desk for a whole program, whatever its front end. It performs intents, stamps
// who and when, has the pages kept, and tells one listener what changed.
#pragma once

#include "libreplay/desk/page_keeper.h"
#include "libreplay/desk/perform.h"

#include <functional>
#include <map>
#include <memory>

namespace annales::inline replay {

/// A game has changed: whoever shows it shows this one from now on.
struct DeskNews {
  std::shared_ptr<const OpenedGame> game;
  int othersPages = 0;           // that somebody else has written
  bool cameIntoLibrary = false;  // with the first page that was kept
  std::filesystem::path library; // where that is
};

/// Why nothing was written.
struct DeskRefusal {
  Said said;
  std::optional<LibraryError> library; // where disk or library failed
  std::filesystem::path place;         // of that library
};
/// A library in which nothing can be kept.
struct DeskTrouble {
  std::filesystem::path library;
  LibraryError error;
};
/// What had to be done so that no other program destroys an open library.
struct DeskGuard {
  std::filesystem::path library;
  bool openedAnew = false;   // files beside it were gone; else only its locks, which have been taken again
  std::size_t keptAgain = 0; // pages of open games that were missing in it, and are there again
};
/// What could be saved of such a library.
struct SavedElsewhere {
  bool everything = false; // all its games; else those that are on the desk
  std::vector<Hash> games; // which are on the desk, and kept there from now on
};
template <class T> using DeskResult = tl::expected<T, DeskRefusal>;

class Desk {
public:
  /// Tells the present moment, as in `presentMoment`.
  using Clock = std::function<std::string()>;
  explicit Desk(Clock clock);

  /// From now on edits of the game go into this notebook. `keeper` null: they live as long as the program.
  void put(std::shared_ptr<const OpenedGame> game, Notebook notebook, std::shared_ptr<PageKeeper> keeper);
  [[nodiscard]] bool has(const Hash& game) const { return games_.contains(game); }
  /// Where the pages of a game on the desk go from now on, from the first one on.
  void decide(const Hash& game, std::shared_ptr<PageKeeper> keeper);
  /// Null: the game is not on the desk, or its pages live as long as the program.
  [[nodiscard]] const PageKeeper* keeper(const Hash& game) const;
  /// Null: the game is not on the desk. The same for the next two.
  [[nodiscard]] const Notebook* notebook(const Hash& game) const;
  [[nodiscard]] std::shared_ptr<const OpenedGame> game(const Hash& game) const;
  /// Of the game that a tab shows; null for no tab.
  [[nodiscard]] const Study* study(const Tab* tab) const;

  /// In the game of the session's current tab. What is written is one step of undo, stands in the library
  /// before it is told, and is told before this returns. `then` of the answer is for the session. Fails
  /// having changed nothing; with `whoWrites` or `whereToKeep` where that has to be known first.
  DeskResult<Performed> perform(const Session& session, const StudyIntent& intent);
  /// Edits that somebody has made up otherwise, as one step of undo by `author`. Fails likewise with
  /// `whereToKeep`; with `othersWrote` where they lead lines on and somebody else has written meanwhile.
  DeskResult<void> write(const Hash& game, const std::string& author, std::vector<Edit> edits);
  /// Takes in what other programs have written meanwhile, and looks whether the libraries are still there and
  /// still locked.
  void catchUp();

  /// Where nothing can be kept; each library once. What is written there is refused, until it can be kept
  /// again.
  [[nodiscard]] std::vector<DeskTrouble> troubles() const;
  /// Into a new library all that can still be read of another one, at least the games on the desk, which are
  /// kept there from now on.
  LibraryResult<SavedElsewhere> saveElsewhere(const std::filesystem::path& from,
                                              const std::filesystem::path& to);

  /// Sentences of all games from now on.
  void setStoryteller(const Storyteller& teller);
  void onChanged(std::function<void(const DeskNews&)> listener) { listener_ = std::move(listener); }
  /// Trouble came or went.
  void onTroubled(std::function<void()> listener) { troubleListener_ = std::move(listener); }
  void onGuarded(std::function<void(const DeskGuard&)> listener) { guardListener_ = std::move(listener); }

private:
  struct Game {
    std::shared_ptr<const OpenedGame> game;
    std::unique_ptr<Notebook> notebook;
    std::shared_ptr<PageKeeper> keeper;
    std::size_t known = 0; // pages in the keeper
    bool cutOff = false; // pages that were kept may be missing there; nothing is written before they are back
    std::optional<LibraryError> trouble;
  };

  [[nodiscard]] Game* find(const Hash& game);
  [[nodiscard]] static SaidKey missing(const Game& game, const Reviewer& reviewer, const Entry& page);
  [[nodiscard]] Entry pageOf(const Game& game, Performed& performed, const std::string& author) const;
  [[nodiscard]] DeskResult<bool> writePage(Game& game, Entry page, bool& arrives);
  LibraryResult<void> keepLast(Game& game);
  void guard();
  [[nodiscard]] LibraryResult<std::size_t> restore(Game& game);
  int catchUp(Game& game);
  [[nodiscard]] int takeAnew(Game& game, Notebook now);
  void tell(Game& game, DeskNews news);
  [[nodiscard]] bool look(Game& game);
  void note(Game& game, std::optional<LibraryError> trouble);
  void tellTrouble() const;
  LibraryResult<void> moveTo(Game& game, const std::filesystem::path& library, bool isThere);

  Clock clock_;
  std::map<Hash, Game> games_;
  std::function<void(const DeskNews&)> listener_;
  std::function<void()> troubleListener_;
  std::function<void(const DeskGuard&)> guardListener_;
};

} // namespace annales::inline replay
