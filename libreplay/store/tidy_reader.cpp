#include "libreplay/store/tidy_reader.h"

#include "libreplay/store/cancelled.h"
#include "libreplay/store/game_readers.h"
#include "libreplay/store/result_fact_rows.h"
#include "libreplay/store/result_games.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::size_t kTidyGamesAtOnce = 128;

using TidyReaders = GameReaders<TidyGame>;

std::optional<TidyGame> tidyRead(Library& library, const GameStamp& stamp) {
  const auto line = library.mainLine(stamp.game);
  if (!line) return std::nullopt;
  return tidyOf(*line);
}

/// One batch after another; the next is read while somebody uses this one.
class TidyBatches {
public:
  TidyBatches(Library& library, const std::unordered_set<Hash, HashHasher>& hidden,
              const RefreshOptions& options)
      : library_(library), hidden_(hidden), options_(options) {}

  /// The ids that were asked for; none at the end.
  LibraryResult<std::size_t> ask() {
    readers_.reset();
    std::vector<GameStamp> games;
    while (games.empty()) {
      const auto ids = library_.gamesAfter(last_, kTidyGamesAtOnce);
      if (!ids) return tl::unexpected(ids.error());
      if (ids->empty()) return std::size_t{0};
      last_ = ids->back();
      for (const Hash& id : *ids)
        if (!hidden_.contains(id)) games.push_back({id, {}});
    }
    const std::size_t asked = games.size();
    readers_.emplace(library_.path(), std::move(games), options_, kTidyGamesAtOnce, tidyRead);
    return asked;
  }
  /// What was asked for, as far as it can be read.
  [[nodiscard]] std::vector<TidyGame> take() {
    std::vector<TidyGame> games;
    while (auto some = readers_->next(kTidyGamesAtOnce))
      std::move(some->begin(), some->end(), std::back_inserter(games));
    std::ranges::sort(games, {}, &TidyGame::id);
    return games;
  }

private:
  Library& library_;
  const std::unordered_set<Hash, HashHasher>& hidden_;
  const RefreshOptions& options_;
  std::optional<Hash> last_;
  std::optional<TidyReaders> readers_;
};

} // namespace

LibraryResult<TidyRead> readTidy(const std::filesystem::path& file, const RefreshOptions& options,
                                 const std::function<bool(const TidyGame&)>& take) {
  auto library = Library::open(file, Access::readOnly);
  if (!library) return tl::unexpected(library.error());
  const auto all = library->countGames();
  if (!all) return tl::unexpected(all.error());
  const auto hidden = library->hiddenGames();
  if (!hidden) return tl::unexpected(hidden.error());
  const std::size_t total = *all - std::min(*all, hidden->size());
  const auto stopped = [&] { return isCancelled(options.cancel); };
  TidyBatches batches(*library, *hidden, options);
  TidyRead done;
  done.hidden = hidden->size();
  auto asked = batches.ask();
  while (asked && *asked > 0) {
    const std::vector<TidyGame> games = batches.take();
    if (stopped()) return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
    done.damaged += *asked - games.size();
    asked = batches.ask();
    for (const TidyGame& game : games) {
      if (stopped() || !take(game)) return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
      ++done.games;
      if (options.progress) options.progress(done.games + done.damaged, total);
    }
  }
  if (!asked) return tl::unexpected(asked.error());
  const auto results = resultsOf(*library);
  if (!results) return tl::unexpected(results.error());
  for (const ResultGame& game : results->games) {
    const auto facts = factsOf(game);
    if (!facts) continue;
    if (stopped() || !take(tidyOf(*facts))) return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
    ++done.results;
  }
  return done;
}

} // namespace annales::inline replay
