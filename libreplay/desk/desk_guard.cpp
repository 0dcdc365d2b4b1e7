// What the desk does when something takes away the locks of an open library, or files beside it.
#include "libreplay/desk/desk.h"
#include "libreplay/desk/library_keeper.h"
#include "libreplay/notebook/edit_codec.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>

namespace annales::inline replay {
namespace {

using Trouble = LibraryError::Kind;

/// How many pages at the beginning are the same.
std::size_t inCommon(const Notebook& a, const Notebook& b) {
  const EventNames names = a.study().base().names();
  const auto same = [&](const Entry& one, const Entry& other) {
    std::string first, second;
    appendEntry(first, one, names);
    appendEntry(second, other, names);
    return first == second;
  };
  const auto& pages = a.entries();
  const auto ends = std::ranges::mismatch(pages, b.entries(), same);
  return static_cast<std::size_t>(ends.in1 - pages.begin());
}

} // namespace

/// All keepers let go before one of them opens its library anew: until then nobody here can.
void Desk::guard() {
  std::map<std::filesystem::path, DeskGuard> guarded;
  for (auto& [id, game] : games_) {
    const auto done = game.keeper ? game.keeper->guard() : PageKeeper::Guarded::asBefore;
    game.cutOff |= done == PageKeeper::Guarded::closed;
    if (done == PageKeeper::Guarded::lockedAgain) guarded[game.keeper->place()];
  }
  for (auto& [id, game] : games_) {
    if (!game.cutOff) continue;
    const auto restored = restore(game);
    game.cutOff = !restored;
    note(game, restored ? std::nullopt : std::optional(restored.error()));
    if (!restored) continue;
    DeskGuard& news = guarded[game.keeper->place()];
    news.openedAnew = true;
    news.keptAgain += *restored;
  }
  if (!guardListener_) return;
  for (auto& [library, news] : guarded) {
    news.library = library;
    guardListener_(news);
  }
}

/// Keeps again what is missing where the library is opened anew, all of it or nothing, and takes over what
/// stands there then. How many pages were missing. Until it succeeds the game is shown as it was.
LibraryResult<std::size_t> Desk::restore(Game& game) {
  const Hash id = game.game->id();
  const Notebook& mine = *game.notebook;
  auto stored = game.keeper->stored(id);
  const bool isGone = !stored && stored.error().kind == Trouble::noSuchGame;
  if (!stored && !isGone) return tl::unexpected(stored.error());
  if (isGone) { // it had come into the library with these pages
    const EventLog& base = mine.study().base();
    game.keeper = std::make_shared<LibraryKeeper>(game.keeper->place(), base);
    stored = Notebook(std::make_shared<const EventLog>(base));
  }
  const std::size_t common = inCommon(mine, *stored);
  const std::span<const Entry> missing = std::span(mine.entries()).subspan(common);
  if (!missing.empty() || isGone) {
    const bool othersWrote = stored->entries().size() > common;
    const auto kept = othersWrote ? game.keeper->bring(mine.study().log()) // an undo would undo theirs
                                  : game.keeper->keep(mine.study(), stored->pages(), missing);
    if (!kept) return tl::unexpected(kept.error());
    stored = game.keeper->stored(id);
    if (!stored) return tl::unexpected(stored.error());
  }
  const std::size_t count = missing.size(), before = mine.pages();
  game.notebook = std::make_unique<Notebook>(std::move(*stored));
  game.known = game.notebook->pages();
  static_cast<void>(catchUp(game)); // a keeper that is new knows nothing yet
  const std::size_t others = count == 0 && game.known > before ? game.known - before : 0;
  tell(game, {nullptr, static_cast<int>(others), false, {}});
  return count;
}

} // namespace annales::inline replay
