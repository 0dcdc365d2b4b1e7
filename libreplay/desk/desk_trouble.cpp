// What the desk does when a library can be written no more.
#include "libreplay/desk/desk.h"
#include "libreplay/desk/library_keeper.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

using Trouble = LibraryError::Kind;

/// Seen without writing, so that it can also be seen to be over.
bool isAbsence(const LibraryError& error) {
  return error.kind == Trouble::moved || error.kind == Trouble::missing;
}

} // namespace

/// True: trouble came or went.
bool Desk::look(Game& game) {
  if (!game.keeper) return false;
  std::optional<LibraryError> now = game.keeper->trouble();
  if (!now && game.trouble && !isAbsence(*game.trouble)) return false; // only writing shows that it is over
  const bool other = now.has_value() != game.trouble.has_value() || (now && now->kind != game.trouble->kind);
  game.trouble = std::move(now);
  return other;
}

void Desk::note(Game& game, std::optional<LibraryError> trouble) {
  const bool other = trouble.has_value() != game.trouble.has_value();
  game.trouble = std::move(trouble);
  if (other) tellTrouble();
}

void Desk::tellTrouble() const {
  if (troubleListener_) troubleListener_();
}

std::vector<DeskTrouble> Desk::troubles() const {
  std::vector<DeskTrouble> all;
  for (const auto& [id, game] : games_) {
    if (!game.trouble) continue;
    const auto place = game.keeper->place();
    const bool known = std::ranges::any_of(all, [&](const DeskTrouble& one) { return one.library == place; });
    if (!known) all.push_back({place, *game.trouble});
  }
  return all;
}

LibraryResult<SavedElsewhere> Desk::saveElsewhere(const std::filesystem::path& from,
                                                  const std::filesystem::path& to) {
  SavedElsewhere saved;
  std::vector<Game*> games;
  for (auto& [id, game] : games_)
    if (game.keeper && game.keeper->place() == from) games.push_back(&game);
  for (Game* game : games) {
    if (saved.everything || !game->keeper->hasGame()) continue;
    const auto copied = game->keeper->copyTo(to);
    if (!copied && copied.error().kind == Trouble::refused) return tl::unexpected(copied.error());
    saved.everything = copied.has_value();
  }
  for (Game* game : games) {
    const bool isThere = saved.everything && game->keeper->hasGame();
    if (const auto moved = moveTo(*game, to, isThere); !moved) return tl::unexpected(moved.error());
    saved.games.push_back(game->game->id());
  }
  tellTrouble();
  return saved;
}

LibraryResult<void> Desk::moveTo(Game& game, const std::filesystem::path& library, bool isThere) {
  if (isThere) {
    game.keeper = std::make_shared<LibraryKeeper>(library);
  } else {
    auto keeper = std::make_shared<LibraryKeeper>(library, game.notebook->study().base());
    const auto& pages = game.notebook->entries();
    if (const auto kept = keeper->keep(game.notebook->study(), 0, pages); !kept) return kept;
    game.keeper = std::move(keeper);
    game.known = pages.size();
  }
  game.trouble.reset();
  if (const int others = catchUp(game); others > 0) tell(game, {nullptr, others, false, {}});
  return {};
}

} // namespace annales::inline replay
