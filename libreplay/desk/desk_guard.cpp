// What the desk does when something takes away the locks of an open library, or files beside it.
#include "libreplay/desk/desk.h"
#include "libreplay/desk/library_keeper.h"
#include "libreplay/notebook/edit_codec.h"

#include <algorithm>
#include <map>
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
    if (done == PageKeeper::Guarded::asBefore) continue;
    const bool closed = done == PageKeeper::Guarded::closed;
    game.reopened |= closed;
    guarded[game.keeper->place()].openedAnew |= closed;
  }
  for (auto& [id, game] : games_) {
    if (game.reopened) findMissing(game);
    if (const std::size_t kept = keepMissing(game)) guarded[game.keeper->place()].keptAgain += kept;
  }
  if (!guardListener_) return;
  for (auto& [library, news] : guarded) {
    news.library = library;
    guardListener_(news);
  }
}

/// What is there now, perhaps of others, comes first.
void Desk::findMissing(Game& game) {
  auto stored = game.keeper->stored(game.game->id());
  if (!stored && stored.error().kind != Trouble::noSuchGame) return note(game, stored.error());
  if (!stored) { // it had come into the library with these pages
    const EventLog& base = game.notebook->study().base();
    game.keeper = std::make_shared<LibraryKeeper>(game.keeper->place(), base);
    stored = Notebook(std::make_shared<const EventLog>(base));
  }
  game.reopened = false;
  const auto& mine = game.notebook->entries();
  const auto known = static_cast<std::ptrdiff_t>(inCommon(*game.notebook, *stored));
  game.missing.insert(game.missing.begin(), mine.begin() + known, mine.end());
  if (game.missing.empty()) return;
  game.notebook = std::make_unique<Notebook>(std::move(*stored));
  game.known = game.notebook->pages();
}

/// How many of them stand in the library again. Those that cannot be kept now are tried again later.
std::size_t Desk::keepMissing(Game& game) {
  if (game.missing.empty()) return 0;
  std::size_t kept = 0;
  for (int tries = 0; !game.missing.empty() && tries < kMostTries;) {
    if (const auto done = keepFirstMissing(game)) {
      ++kept;
    } else if (done.error().kind == Trouble::conflict) {
      static_cast<void>(catchUp(game));
      ++tries;
    } else {
      note(game, done.error());
      break;
    }
  }
  if (game.missing.empty()) note(game, std::nullopt);
  tell(game, {});
  return kept;
}

/// One that makes no sense behind those of others is passed over.
LibraryResult<void> Desk::keepFirstMissing(Game& game) {
  const auto first = game.missing.begin();
  if (game.notebook->write(*first)) {
    const std::span<const Entry> page(&game.notebook->entries().back(), 1);
    auto done = game.keeper->keep(game.notebook->study(), game.known, page);
    if (!done) return static_cast<void>(game.notebook->tearOut()), done;
    game.known = game.notebook->pages();
  }
  game.missing.erase(first);
  return {};
}

} // namespace annales::inline replay
