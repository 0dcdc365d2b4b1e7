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
template <class T> using DeskResult = tl::expected<T, DeskRefusal>;

class Desk {
public:
  /// Tells the present moment, as in `presentMoment`.
  using Clock = std::function<std::string()>;
  explicit Desk(Clock clock);

  /// From now on edits of the game go into this notebook. `keeper` null: they live as long as the program.
  void put(std::shared_ptr<const OpenedGame> game, Notebook notebook, std::shared_ptr<PageKeeper> keeper);
  [[nodiscard]] bool has(const Hash& game) const { return games_.contains(game); }
  /// Null: the game is not on the desk. The same for the next two.
  [[nodiscard]] const Notebook* notebook(const Hash& game) const;
  [[nodiscard]] std::shared_ptr<const OpenedGame> game(const Hash& game) const;
  /// Of the game that a tab shows; null for no tab.
  [[nodiscard]] const Study* study(const Tab* tab) const;

  /// In the game of the session's current tab. What is written is one step of undo, stands in the library
  /// before it is told, and is told before this returns. `then` of the answer is for the session. Fails
  /// having changed nothing.
  DeskResult<Performed> perform(const Session& session, const StudyIntent& intent);
  /// Edits that somebody has made up otherwise, as one step of undo by `author`.
  DeskResult<void> write(const Hash& game, const std::string& author, std::vector<Edit> edits);
  /// Takes in what other programs have written meanwhile.
  void catchUp();

  /// Sentences of all games from now on.
  void setStoryteller(const Storyteller& teller);
  void onChanged(std::function<void(const DeskNews&)> listener) { listener_ = std::move(listener); }

private:
  struct Game {
    std::shared_ptr<const OpenedGame> game;
    std::unique_ptr<Notebook> notebook;
    std::shared_ptr<PageKeeper> keeper;
    std::size_t known = 0; // pages in the keeper
  };

  [[nodiscard]] Game* find(const Hash& game);
  DeskResult<void> writePage(Game& game, const Entry& page);
  int catchUp(Game& game);
  void tell(Game& game, DeskNews news);

  Clock clock_;
  std::map<Hash, Game> games_;
  std::function<void(const DeskNews&)> listener_;
};

} // namespace annales::inline replay
