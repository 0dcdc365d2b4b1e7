#include "libreplay/facts/column_chunk.h"

#include "engine/core/sums.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <span>
#include <type_traits>

namespace annales::inline replay {
namespace {

/// Before the columns; `sum` is of all that follows it.
struct ChunkHead {
  std::uint64_t sum = 0;
  std::uint64_t games = 0, seats = 0, gains = 0;
};

std::uint64_t checksum(std::string_view bytes) {
  constexpr std::size_t kSum = sizeof(std::uint64_t);
  return XXH3_64bits(bytes.data() + kSum, bytes.size() - kSum);
}

template <class T> void put(std::string& out, const T* values, std::size_t count) {
  static_assert(std::is_trivially_copyable_v<T>);
  out.append(reinterpret_cast<const char*>(values), count * sizeof(T));
}

void seal(std::string& bytes) {
  const std::uint64_t sum = checksum(bytes);
  std::memcpy(bytes.data(), &sum, sizeof(sum));
}

/// The head, where the bytes are those that were written.
std::optional<ChunkHead> headOf(std::string_view bytes) {
  ChunkHead head;
  if (bytes.size() < sizeof(head)) return std::nullopt;
  std::memcpy(&head, bytes.data(), sizeof(head));
  constexpr std::uint64_t kMost = std::uint64_t{1} << 31U; // no sum of sizes overflows
  if (head.games > kMost || head.seats > kMost || head.gains > kMost) return std::nullopt;
  if (kComparesSums && head.sum != checksum(bytes)) return std::nullopt;
  return head;
}

/// Takes columns off the front of bytes that are long enough.
class Columns {
public:
  explicit Columns(std::string_view bytes) : bytes_(bytes) {}

  template <class T> void take(std::vector<T>& into, std::size_t count) {
    if (count == 0) return;
    into.resize(into.size() + count);
    std::memcpy(into.data() + into.size() - count, bytes_.data(), count * sizeof(T));
    bytes_.remove_prefix(count * sizeof(T));
  }

private:
  std::string_view bytes_;
};

struct Sizes {
  std::size_t games, seats, gains;
};

Sizes sizesOf(const FactColumns& columns) {
  return {columns.games.id.size(), columns.seats.opening.size(), columns.gains.size()};
}

void shrinkTo(FactColumns& columns, const Sizes& sizes) {
  eachGameColumn([&](auto& column) { column.resize(sizes.games); }, columns.games);
  eachSeatColumn([&](auto& column) { column.resize(sizes.seats); }, columns.seats);
  columns.gains.resize(sizes.gains);
}

template <class T> std::span<const T> tail(const std::vector<T>& column, std::size_t from) {
  return std::span(column).subspan(from);
}

template <class T> bool below(const std::vector<T>& column, std::size_t from, std::size_t limit) {
  WordIndex highest = 0;
  for (const auto value : tail(column, from))
    highest = std::max(highest, static_cast<WordIndex>(value));
  return column.size() == from || highest < limit;
}

bool makesSense(const FactColumns& columns, const Sizes& before, std::span<const std::uint8_t> gains,
                std::size_t words) {
  const auto& [games, seats, all, turns] = columns;
  for (const auto* column :
       {&games.board, &games.options, &games.date, &games.event, &games.site, &games.map})
    if (!below(*column, before.games, words)) return false;
  if (!below(seats.nation, before.seats, words) || !below(seats.player, before.seats, words)) return false;
  if (!below(games.ruleset, before.games, Words<RulesetId>::list.size())) return false;
  if (!below(games.outcome, before.games, kOutcomes)) return false;
  if (!below(games.nations, before.games, kMaxNations + 1)) return false;
  if (!below(games.bots, before.games, 2)) return false;
  const auto nations = tail(games.nations, before.games);
  if (std::accumulate(nations.begin(), nations.end(), std::size_t{0}) != seats.opening.size() - before.seats)
    return false;
  if (std::accumulate(gains.begin(), gains.end(), std::size_t{0}) != all.size() - before.gains) return false;
  const std::size_t last = before.games > 0 ? before.games - 1 : 0; // of the chunk before
  return std::ranges::adjacent_find(tail(games.id, last), std::greater_equal{}) == tail(games.id, last).end();
}

/// The columns that follow from others.
void derive(FactColumns& columns, const Sizes& before, std::span<const std::uint8_t> gains) {
  auto& [games, seats, all, turns] = columns;
  auto seat = static_cast<SeatRow>(before.seats);
  for (std::size_t game = before.games; game < games.id.size(); ++game) {
    games.firstSeat.push_back(seat);
    for (std::uint8_t n = 0; n < games.nations[game]; ++n, ++seat) {
      seats.game.push_back(static_cast<GameRow>(game));
      seats.seat.push_back(n);
    }
  }
  auto gain = static_cast<std::uint32_t>(before.gains);
  for (const std::uint8_t count : gains) {
    seats.firstGain.push_back(gain);
    gain += count;
  }
}

std::size_t bytesOfFacts(const ChunkHead& head) {
  std::size_t size = sizeof(head) + head.seats + head.gains * sizeof(Gain);
  const FactColumns none;
  eachGameColumn([&](const auto& column) { size += head.games * sizeof(column[0]); }, none.games);
  eachSeatColumn([&](const auto& column) { size += head.seats * sizeof(column[0]); }, none.seats);
  return size;
}

constexpr std::size_t kBytesOfTurn = sizeof(DeedIndex) + sizeof(std::uint64_t);

} // namespace

FactBytes bytesOf(const FactColumns& columns) {
  FactBytes bytes;
  const auto [games, seats, gains] = sizesOf(columns);
  const ChunkHead head{0, games, seats, gains};
  put(bytes.facts, &head, 1);
  eachGameColumn([&](const auto& column) { put(bytes.facts, column.data(), column.size()); }, columns.games);
  eachSeatColumn([&](const auto& column) { put(bytes.facts, column.data(), column.size()); }, columns.seats);
  for (SeatRow seat = 0; seat < seats; ++seat)
    bytes.facts += static_cast<char>(columns.gainsEnd(seat) - columns.seats.firstGain[seat]);
  put(bytes.facts, columns.gains.data(), gains);
  seal(bytes.facts);
  put(bytes.turns, &head, 1);
  for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
    put(bytes.turns, columns.turns.position[turn].data(), columns.turns.position[turn].size());
    put(bytes.turns, columns.turns.deed[turn].data(), columns.turns.deed[turn].size());
  }
  seal(bytes.turns);
  return bytes;
}

bool readFacts(FactColumns& columns, std::string_view bytes, const ChunkLimits& limits) {
  const auto head = headOf(bytes);
  if (!head || bytes.size() != bytesOfFacts(*head)) return false;
  const Sizes before = sizesOf(columns);
  std::vector<std::uint8_t> gains;
  Columns left(bytes.substr(sizeof(ChunkHead)));
  eachGameColumn([&](auto& column) { left.take(column, head->games); }, columns.games);
  eachSeatColumn([&](auto& column) { left.take(column, head->seats); }, columns.seats);
  left.take(gains, head->seats);
  left.take(columns.gains, head->gains);
  if (!makesSense(columns, before, gains, limits.words)) {
    shrinkTo(columns, before);
    return false;
  }
  derive(columns, before, gains);
  return true;
}

bool readTurns(FactColumns& columns, std::string_view bytes, std::size_t seats, const ChunkLimits& limits) {
  const auto head = headOf(bytes);
  if (!head || head->seats != seats) return false;
  if (bytes.size() != sizeof(ChunkHead) + kOpeningTurns * seats * kBytesOfTurn) return false;
  const std::size_t before = columns.turns.deed[0].size();
  Columns left(bytes.substr(sizeof(ChunkHead)));
  bool sound = true;
  for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
    auto& deeds = columns.turns.deed[turn];
    left.take(columns.turns.position[turn], seats);
    left.take(deeds, seats);
    sound = sound && std::ranges::all_of(tail(deeds, before), [&](DeedIndex deed) {
              return deed == kNoDeed || deed < limits.deeds;
            });
  }
  if (sound) return true;
  for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
    columns.turns.position[turn].resize(before);
    columns.turns.deed[turn].resize(before);
  }
  return false;
}

} // namespace annales::inline replay
