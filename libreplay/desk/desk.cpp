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

tl::unexpected<DeskRefusal> keepsWriting(const std::filesystem::path& place) {
  return tl::unexpected<DeskRefusal>(
      DeskRefusal{{SaidKey::keepsWriting, {}, {}}, LibraryError(LibraryError::Kind::busy, Error()), place});
}

tl::unexpected<DeskRefusal> cannotKeep(const LibraryError& error, const std::filesystem::path& place) {
  return tl::unexpected<DeskRefusal>(DeskRefusal{because(static_cast<const Error&>(error)), error, place});
}

std::optional<std::size_t> pageUndoneOrRedone(const Notebook& notebook, const Performed& performed) {
  if (std::holds_alternative<UndoLast>(performed.page)) return notebook.undoablePage();
  if (std::holds_alternative<RedoLast>(performed.page)) return notebook.redoablePage();
  return std::nullopt;
}

/// Whether the page means something else behind what somebody else has written: it leads a line on from where
/// that ended, or undoes what was last.
bool dependsOnOthers(const Entry& page) {
  const auto* change = std::get_if<StudyChange>(&page);
  return change == nullptr || std::ranges::any_of(change->edits, [](const Edit& edit) {
           return std::holds_alternative<SetLine>(edit);
         });
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
  const std::size_t known = notebook.pages();
  const Hash id = game->id();
  Game& put = games_[id];
  put = {};
  put.game = std::move(game);
  put.notebook = std::make_unique<Notebook>(std::move(notebook));
  put.keeper = std::move(keeper);
  put.known = known;
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

/// What is wanted is thought through again where somebody else has written what changes it: two lines of play
/// with one name are two lines.
DeskResult<Performed> Desk::perform(const Session& session, const StudyIntent& intent) {
  const Tab* tab = session.tab();
  if (tab == nullptr) return refused({SaidKey::openAGame, {}, {}});
  Game* game = find(tab->game->id());
  if (game == nullptr) return refused({SaidKey::notEditable, {}, {}});
  std::optional<std::size_t> meant; // the page that undo or redo is about
  bool arrives = false;
  for (int tries = 0; tries < kMostTries; ++tries) {
    auto performed = annales::perform(session, *game->notebook, intent);
    if (!performed) return refused(std::move(performed.error()));
    if (!performed->writes()) return std::move(*performed);
    const auto about = pageUndoneOrRedone(*game->notebook, *performed);
    if (tries > 0 && about != meant) return refused({SaidKey::othersWrote, {}, {}});
    meant = about;
    Entry page = pageOf(*game, *performed, session.reviewer.name);
    if (const SaidKey first = missing(*game, session.reviewer, page); first != SaidKey::nothing)
      return refused({first, {}, {}});
    const auto written = writePage(*game, std::move(page), arrives);
    if (!written) return tl::unexpected(written.error());
    if (*written) return std::move(*performed);
  }
  return keepsWriting(game->keeper->place());
}

Entry Desk::pageOf(const Game& game, Performed& performed, const std::string& author) const {
  const std::string now = clock_();
  if (auto* edits = std::get_if<std::vector<Edit>>(&performed.page)) {
    stamp(*edits, {author, remarkMoment(game.notebook->study(), author, now)});
    return StudyChange{author, now, *edits};
  }
  if (std::holds_alternative<RedoLast>(performed.page)) return RedoChange{author, now};
  return UndoChange{author, now};
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
  bool arrives = false;
  const auto written = writePage(*game, StudyChange{author, clock_(), std::move(edits)}, arrives);
  if (!written) return tl::unexpected(written.error());
  if (!*written) return refused({SaidKey::othersWrote, {}, {}});
  return {};
}

/// Nobody sees a page before it is kept. Whoever comes second takes in the other's pages and writes behind
/// them; false: the page has to be thought through again, and they are told. `arrives`: the game came into
/// the library on the way.
DeskResult<bool> Desk::writePage(Game& game, Entry page, bool& arrives) {
  DeskNews news;
  const auto tellOthers = [&] {
    if (news.othersPages > 0) tell(game, news);
  };
  if (const auto good = checkEvents(page, game.notebook->study().base().names()); !good)
    return refused(because(good.error())); // wherever it is kept: a file could not be read again
  guard();
  if (game.cutOff) return cannotKeep(*game.trouble, game.keeper->place());
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (const auto good = game.notebook->write(std::move(page)); !good)
      return tellOthers(), refused(because(good.error()));
    arrives = arrives || (game.keeper && !game.keeper->hasGame());
    const auto kept = keepLast(game);
    if (kept) {
      if (arrives) catchUp(game); // with what the library knew before
      note(game, std::nullopt);
      news.cameIntoLibrary = arrives;
      tell(game, news);
      return true;
    }
    page = game.notebook->tearOut();
    if (kept.error().kind != LibraryError::Kind::conflict) {
      if (lasts(kept.error())) note(game, kept.error());
      tellOthers();
      return cannotKeep(kept.error(), game.keeper->place());
    }
    news.othersPages += catchUp(game);
    if (dependsOnOthers(page)) return tellOthers(), false;
  }
  tellOthers();
  return keepsWriting(game.keeper->place());
}

/// The page that was just written. Where its library is opened anew, it is kept with what else is missing
/// there.
LibraryResult<void> Desk::keepLast(Game& game) {
  if (game.keeper) {
    const std::span<const Entry> written(&game.notebook->entries().back(), 1);
    auto kept = game.keeper->keep(game.notebook->study(), game.known, written);
    if (!kept && kept.error().kind != LibraryError::Kind::cutOff) return kept;
    if (!kept) {
      game.cutOff = true;
      guard();
      if (game.cutOff) return kept;
    }
  }
  game.known = game.notebook->pages();
  return {};
}

/// How many pages of somebody else there are now.
int Desk::catchUp(Game& game) {
  if (!game.keeper) return 0;
  if (auto now = game.keeper->otherGame(game.game->id())) return takeAnew(game, std::move(*now));
  std::vector<Entry> pages = game.keeper->since(game.game->id(), game.known);
  const std::size_t count = pages.size();
  const auto skipped = game.notebook->read(std::move(pages));
  game.known += count;
  return static_cast<int>(count - skipped.size());
}

/// The game itself has grown: pages stand on another one.
int Desk::takeAnew(Game& game, Notebook now) {
  const std::size_t known = now.pages();
  const std::size_t others = known > game.known ? known - game.known : 1;
  game.notebook = std::make_unique<Notebook>(std::move(now));
  game.known = known;
  return static_cast<int>(others);
}

void Desk::catchUp() {
  guard();
  bool other = false;
  for (auto& [id, game] : games_) {
    if (game.cutOff) continue;
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
