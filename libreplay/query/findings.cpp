#include "libreplay/query/findings.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// A game of an answer, before anything is copied out of it.
struct GameOfAnswer {
  std::size_t chunk, game;
};

const GameInChunk& gameOf(const Answer& answer, GameOfAnswer at) {
  return answer.table->chunks[at.chunk]->games()[at.game];
}

std::size_t firstHolding(const Answer& answer, GameOfAnswer at, std::size_t seat) {
  const GameInChunk& game = gameOf(answer, at);
  return answer.holds[at.chunk].firstSet(game.firstRow + seat * game.moments, game.moments);
}

bool holdsIn(const Answer& answer, GameOfAnswer at) {
  const GameInChunk& game = gameOf(answer, at);
  const std::size_t rows = std::size_t{game.seats} * game.moments;
  return answer.holds[at.chunk].firstSet(game.firstRow, rows) < rows;
}

std::vector<GameOfAnswer> foundGames(const Answer& answer) {
  std::vector<GameOfAnswer> found;
  for (std::size_t c = 0; c < answer.holds.size(); ++c) {
    if (answer.holds[c].none()) continue;
    for (std::size_t g = 0; g < answer.table->chunks[c]->games().size(); ++g)
      if (holdsIn(answer, {c, g})) found.push_back({c, g});
  }
  return found;
}

/// The newest date first, then by id: the order in which games were imported makes no difference.
std::vector<GameOfAnswer> inOrder(const Answer& answer) {
  std::vector<GameOfAnswer> found = foundGames(answer);
  const auto dateOf = [&](GameOfAnswer at) -> const std::string& {
    return answer.table->chunks[at.chunk]->words()[gameOf(answer, at).date];
  };
  std::ranges::sort(found, [&](GameOfAnswer a, GameOfAnswer b) {
    if (const int order = dateOf(a).compare(dateOf(b)); order != 0) return order > 0;
    return gameOf(answer, a).id < gameOf(answer, b).id;
  });
  return found;
}

NoAnswer damagedIn(const StateChunk& chunk) {
  return {NoAnswer::Why::damaged, chunk.name};
}

/// Opens the chunks of the games one by one.
class Moments {
public:
  explicit Moments(const Answer& answer) : answer_(answer) {}

  /// Nothing where the bytes are damaged.
  [[nodiscard]] bool open(std::size_t chunk) {
    if (chunk == at_) return true;
    const StateChunk& wanted = *answer_.table->chunks[chunk];
    bytes_ = wanted.open();
    const auto seqs = wanted.momentsIn(bytes_.bytes);
    const auto rounds = wanted.column(bytes_.bytes, static_cast<std::size_t>(Quantity::round));
    if (bytes_.bytes.empty() || !seqs || !rounds) return false;
    seqs_ = *seqs;
    rounds_ = *rounds;
    at_ = chunk;
    return true;
  }
  [[nodiscard]] std::uint32_t seq(const GameInChunk& game, std::size_t moment) const {
    return seqs_[game.firstMoment + moment];
  }
  [[nodiscard]] unsigned round(std::size_t row) const { return rounds_.at(row); }

private:
  const Answer& answer_;
  std::size_t at_ = ~std::size_t{0};
  ChunkBytes bytes_;
  std::span<const std::uint32_t> seqs_;
  StateChunk::Column rounds_;
};

/// The stretches of moments of one nation for which the question holds: `f(first, count)` until it is false.
template <class F> bool forHolding(const Bits& holds, std::size_t first, std::size_t count, const F& f) {
  for (std::size_t m = 0; m < count;) {
    const std::size_t begin = m + holds.firstSet(first + m, count - m);
    if (begin == count) break;
    std::size_t end = begin + 1;
    while (end < count && holds.test(first + end))
      ++end;
    if (!f(begin, end - begin)) return false;
    m = end;
  }
  return true;
}

} // namespace

std::size_t countEvents(const Answer& answer) {
  std::size_t count = 0;
  for (const GameOfAnswer at : foundGames(answer)) {
    const GameInChunk& game = gameOf(answer, at);
    for (std::size_t s = 0; s < game.seats; ++s)
      forHolding(answer.holds[at.chunk], game.firstRow + s * game.moments, game.moments,
                 [&](std::size_t, std::size_t) {
                   ++count;
                   return true;
                 });
  }
  return count;
}

tl::expected<std::vector<FoundEvent>, NoAnswer> eventsOf(const Answer& answer, std::size_t most) {
  std::vector<FoundEvent> events;
  Moments moments(answer);
  const auto full = [&] { return most > 0 && events.size() >= most; };
  for (const GameOfAnswer at : inOrder(answer)) {
    if (full()) break;
    const StateChunk& chunk = *answer.table->chunks[at.chunk];
    if (!moments.open(at.chunk)) return tl::unexpected(damagedIn(chunk));
    const GameInChunk& game = chunk.games()[at.game];
    const auto seats = chunk.seatsOf(game);
    std::vector<FoundEvent> own;
    for (std::size_t s = 0; s < seats.size(); ++s) {
      const std::size_t first = game.firstRow + s * game.moments;
      forHolding(answer.holds[at.chunk], first, game.moments, [&](std::size_t moment, std::size_t count) {
        own.push_back({game.id, moments.seq(game, moment), static_cast<std::uint8_t>(s),
                       moments.round(first + moment), static_cast<unsigned>(count),
                       chunk.words()[seats[s].nation], chunk.words()[seats[s].player],
                       chunk.words()[game.date], chunk.words()[game.event], game.outcome, seats[s].place});
        return true;
      });
    }
    std::ranges::stable_sort(own, {}, &FoundEvent::seq);
    for (FoundEvent& event : own)
      if (!full()) events.push_back(std::move(event));
  }
  return events;
}

tl::expected<std::vector<FoundGame>, NoAnswer> gamesOf(const Answer& answer, std::size_t most) {
  std::vector<FoundGame> games;
  Moments moments(answer);
  for (const GameOfAnswer at : inOrder(answer)) {
    if (most > 0 && games.size() >= most) break;
    const StateChunk& chunk = *answer.table->chunks[at.chunk];
    if (!moments.open(at.chunk)) return tl::unexpected(damagedIn(chunk));
    const GameInChunk& game = chunk.games()[at.game];
    const auto seats = chunk.seatsOf(game);
    FoundGame found{game.id,
                    ~std::uint32_t{0},
                    {},
                    std::string(wordOf(chunk.kind().ruleset)),
                    chunk.kind().board,
                    chunk.words()[game.date],
                    chunk.words()[game.event],
                    "",
                    game.outcome};
    for (std::size_t s = 0; s < seats.size(); ++s) {
      if (seats[s].place == 1) found.winner = chunk.words()[seats[s].nation];
      const std::size_t first = firstHolding(answer, at, s);
      if (first == game.moments) continue;
      found.nations.push_back(chunk.words()[seats[s].nation]);
      found.seq = std::min(found.seq, moments.seq(game, first));
    }
    games.push_back(std::move(found));
  }
  return games;
}

std::vector<Hash> gameIdsOf(const Answer& answer) {
  std::vector<Hash> ids;
  for (const GameOfAnswer at : foundGames(answer))
    ids.push_back(gameOf(answer, at).id);
  std::ranges::sort(ids);
  return ids;
}

} // namespace annales::inline replay
