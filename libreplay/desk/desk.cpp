#include "libreplay/desk/desk.h"

#include "libreplay/desk/stamp.h"
#include "libreplay/store/page_check.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr int kMostTries = 5;

tl::unexpected<DeskRefusal> refused(Said said) {
  return tl::unexpected<DeskRefusal>(DeskRefusal{std::move(said), {}, {}});
}

/// Whether the next page will fare no better.
bool lasts(const LibraryError& error) {
  using enum LibraryError::Kind;
  return error.kind != busy && error.kind != refused && error.kind != cancelled;
}

} // namespace

Desk::Desk(Clock clock) : clock_(std::move(clock)) {}

void Desk::put(std::shared_ptr<const OpenedGame> game, Notebook notebook,
               std::shared_ptr<PageKeeper> keeper) {
  const std::size_t known = notebook.entries().size() + notebook.passedOver();
  const Hash id = game->id();
  games_[id] = {
      std::move(game), std::make_unique<Notebook>(std::move(notebook)), std::move(keeper), known, {}};
}

void Desk::decide(const Hash& id, std::shared_ptr<PageKeeper> keeper) {
  if (Game* game = find(id)) game->keeper = std::move(keeper);
}

const PageKeeper* Desk::keeper(const Hash& game) const {
  const auto at = games_.find(game);
  return at == games_.end() ? nullptr : at->second.keeper.get();
}

Desk::Game* Desk::find(const Hash& game) {
  const auto at = games_.find(game);
  return at == games_.end() ? nullptr : &at->second;
}

const Notebook* Desk::notebook(const Hash& game) const {
  const auto at = games_.find(game);
  return at == games_.end() ? nullptr : at->second.notebook.get();
}

std::shared_ptr<const OpenedGame> Desk::game(const Hash& game) const {
  const auto at = games_.find(game);
  return at == games_.end() ? nullptr : at->second.game;
}

const Study* Desk::study(const Tab* tab) const {
  const Notebook* own = tab != nullptr ? notebook(tab->game->id()) : nullptr;
  return own != nullptr ? &own->study() : nullptr;
}

DeskResult<Performed> Desk::perform(const Session& session, const StudyIntent& intent) {
  const Tab* tab = session.tab();
  if (tab == nullptr) return refused({SaidKey::openAGame, {}, {}});
  Game* game = find(tab->game->id());
  if (game == nullptr) return refused({SaidKey::notEditable, {}, {}});
  auto performed = annales::perform(session, *game->notebook, intent);
  if (!performed) return refused(std::move(performed.error()));
  const std::string now = clock_();
  const std::string& author = session.reviewer.name;
  Entry page = UndoChange{author, now};
  if (auto* edits = std::get_if<std::vector<Edit>>(&performed->page)) {
    stamp(*edits, {author, remarkMoment(game->notebook->study(), author, now)});
    page = StudyChange{author, now, *edits};
  } else if (std::holds_alternative<RedoLast>(performed->page)) {
    page = RedoChange{author, now};
  }
  if (!performed->writes()) return std::move(*performed);
  if (const SaidKey first = missing(*game, session.reviewer, page); first != SaidKey::nothing)
    return refused({first, {}, {}});
  if (const auto written = writePage(*game, std::move(page)); !written)
    return tl::unexpected(written.error());
  return std::move(*performed);
}

/// What has to be known before the page can be written.
SaidKey Desk::missing(const Game& game, const Reviewer& reviewer, const Entry& page) {
  if (game.keeper && !game.keeper->decided()) return SaidKey::whereToKeep;
  const auto* change = std::get_if<StudyChange>(&page);
  const bool signs = change != nullptr && std::ranges::any_of(change->edits, [](const Edit& edit) {
                       return std::holds_alternative<AddRemark>(edit);
                     });
  return signs && !reviewer.introduced ? SaidKey::whoWrites : SaidKey::nothing;
}

DeskResult<void> Desk::write(const Hash& id, const std::string& author, std::vector<Edit> edits) {
  Game* game = find(id);
  if (game == nullptr) return refused({SaidKey::notEditable, {}, {}});
  if (game->keeper && !game->keeper->decided()) return refused({SaidKey::whereToKeep, {}, {}});
  return writePage(*game, StudyChange{author, clock_(), std::move(edits)});
}

/// Nobody sees a page before it is kept. Whoever comes second takes in the other's pages and writes behind
/// them.
DeskResult<void> Desk::writePage(Game& game, Entry page) {
  DeskNews news;
  const auto refuse = [&](DeskRefusal why) -> DeskResult<void> {
    if (news.othersPages > 0) tell(game, news);
    return tl::unexpected(std::move(why));
  };
  if (const auto good = checkEvents(page, game.notebook->study().base().names()); !good)
    return refuse({because(good.error()), {}, {}}); // wherever it is kept: a file could not be read again
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (const auto good = game.notebook->write(std::move(page)); !good)
      return refuse({because(good.error()), {}, {}});
    const bool arrives = game.keeper && !game.keeper->hasGame();
    const std::span<const Entry> written(&game.notebook->entries().back(), 1);
    const auto kept =
        game.keeper ? game.keeper->keep(game.notebook->study(), game.known, written) : LibraryResult<void>{};
    if (kept) {
      ++game.known;
      note(game, std::nullopt);
      news.cameIntoLibrary = arrives;
      tell(game, news);
      return {};
    }
    page = game.notebook->tearOut();
    if (kept.error().kind != LibraryError::Kind::conflict) {
      if (lasts(kept.error())) note(game, kept.error());
      return refuse({because(static_cast<const Error&>(kept.error())), kept.error(), game.keeper->place()});
    }
    news.othersPages += catchUp(game);
  }
  return refuse({{SaidKey::keepsWriting, {}, {}},
                 LibraryError(LibraryError::Kind::busy, Error()),
                 game.keeper->place()});
}

int Desk::catchUp(Game& game) {
  if (!game.keeper) return 0;
  std::vector<Entry> pages = game.keeper->since(game.game->id(), game.known);
  const std::size_t count = pages.size();
  game.notebook->read(std::move(pages));
  game.known += count;
  return static_cast<int>(count);
}

void Desk::catchUp() {
  bool other = false;
  for (auto& [id, game] : games_) {
    other |= look(game);
    if (const int pages = catchUp(game); pages > 0) tell(game, {nullptr, pages, false, {}});
    if (game.keeper) game.keeper->rest();
  }
  if (other) tellTrouble();
}

void Desk::setStoryteller(const Storyteller& teller) {
  for (auto& [id, game] : games_) {
    game.game = openGame(EventLog(game.game->log()), game.game->sharedBoard(), teller);
    if (listener_) listener_({game.game, 0, false, {}});
  }
}

void Desk::tell(Game& game, DeskNews news) {
  game.game = reopenGame(*game.game, game.notebook->study().log());
  news.game = game.game;
  if (news.cameIntoLibrary) news.library = game.keeper->place();
  if (listener_) listener_(news);
}

} // namespace annales::inline replay
