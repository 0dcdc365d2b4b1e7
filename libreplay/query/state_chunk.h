// Columns of many games of one kind, as they lie in a file or in memory. Reading trusts no byte.
//
// A chunk is: "ANST", the version, the size of the head and a sum of it; the head (kind, words, games, where
// each column is and a sum of it); the columns, each at a multiple of 64 bytes. A column whose bytes are all
// the same is one byte of the head.
#pragma once

#include "libreplay/query/state_rows.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// Another number: made anew. Raise it when a column means something else.
inline constexpr std::uint32_t kStatesVersion = 2;
/// A chunk with so many rows is full. A bit a row is then 256 KB, which stays in a processor's cache.
inline constexpr std::size_t kFullChunk = std::size_t{1} << 21U;
inline constexpr std::uint16_t kNoStateWord = 0xFFFF;

struct SeatInChunk {
  std::uint32_t nation = 0, player = 0; // words of the chunk
  std::int16_t rating = kNoRating;
  std::uint8_t place = 0;
  OpeningKey opening;
};

struct GameInChunk {
  Hash id;
  std::uint64_t mark = 0;                                   // of the library's stamp
  std::uint32_t date = 0, event = 0, site = 0, options = 0; // words of the chunk
  Outcome outcome = Outcome::unfinished;
  std::uint8_t seats = 0;
  bool dead = false; // a newer chunk has the game, or the library has it no longer
  std::uint32_t firstSeat = 0;
  std::uint32_t moments = 0;
  std::uint32_t firstMoment = 0; // in the chunk's moments
  std::uint32_t firstRow = 0;
};

/// The bytes of a chunk, for as long as they are needed.
struct ChunkBytes {
  std::shared_ptr<const void> keep;
  std::string_view bytes; // empty: they are not there any more
};

class StateChunk {
public:
  /// Nothing where the bytes are no chunk of this version, whole and without contradictions. `bytes` may be
  /// the whole chunk; only its head is looked at.
  [[nodiscard]] static std::unique_ptr<StateChunk> read(std::string_view bytes);
  StateChunk(const StateChunk&) = delete;
  StateChunk& operator=(const StateChunk&) = delete;

  [[nodiscard]] const StateKind& kind() const { return kind_; }
  [[nodiscard]] const std::vector<std::string>& words() const { return words_; }
  [[nodiscard]] const std::vector<GameInChunk>& games() const { return games_; }
  [[nodiscard]] std::span<const SeatInChunk> seatsOf(const GameInChunk& game) const {
    return std::span(seats_).subspan(game.firstSeat, game.seats);
  }
  [[nodiscard]] std::size_t rows() const { return rows_; }
  [[nodiscard]] std::size_t moments() const { return moments_; }
  [[nodiscard]] bool hasDead() const { return dead_ > 0; }
  [[nodiscard]] std::size_t deadGames() const { return dead_; }
  [[nodiscard]] std::size_t deadRows() const { return deadRows_; }
  void bury(std::size_t game);

  /// A column of bytes; where all are the same, that one. Null where the bytes are not what was written.
  struct Column {
    const std::uint8_t* bytes = nullptr; // null where all are the same
    std::uint8_t same = 0;
    [[nodiscard]] bool isSame() const { return bytes == nullptr; }
    [[nodiscard]] std::uint8_t at(std::size_t row) const { return isSame() ? same : bytes[row]; }
  };
  [[nodiscard]] std::optional<Column> column(std::string_view bytes, std::size_t number) const;
  /// The rows in which something was done, in order, and the words of what.
  struct Deeds {
    std::span<const std::uint32_t> rows;
    std::span<const std::uint16_t> what; // words of the chunk, or `kNoStateWord`
  };
  [[nodiscard]] std::optional<Deeds> deeds(std::string_view bytes, Deed deed) const;
  [[nodiscard]] std::optional<std::span<const std::uint32_t>> momentsIn(std::string_view bytes) const;

  /// Where its bytes are.
  std::function<ChunkBytes()> open;
  /// Its name among the chunks of a library; empty in memory.
  std::string name;

private:
  friend class ChunkBuilder;
  StateChunk() = default;

  struct Part {
    std::uint64_t offset = 0, size = 0, sum = 0;
    std::optional<std::uint8_t> same;
  };
  [[nodiscard]] std::optional<std::string_view> whole(std::string_view bytes, std::size_t part) const;
  [[nodiscard]] bool readHead(std::string_view head, std::size_t fileSize);

  StateKind kind_;
  std::vector<std::string> words_;
  std::vector<GameInChunk> games_;
  std::vector<SeatInChunk> seats_;
  std::vector<Part> parts_; // columns, then rows and words of each deed, then moments
  std::size_t columns_ = 0, rows_ = 0, moments_ = 0, dead_ = 0, deadRows_ = 0;
  mutable std::unique_ptr<std::atomic<bool>[]> looked_; // parts whose sums have been seen to be right
};

/// Puts games of one kind together.
class ChunkBuilder {
public:
  explicit ChunkBuilder(StateKind kind);

  [[nodiscard]] const StateKind& kind() const { return kind_; }
  void add(const GameStates& game, std::uint64_t mark);
  /// A game of another chunk; false where its bytes are damaged.
  bool add(const StateChunk& from, std::string_view bytes, std::size_t game);
  [[nodiscard]] std::size_t rows() const { return rows_; }
  [[nodiscard]] std::size_t games() const { return games_.size(); }
  /// The bytes of a chunk; the builder is empty afterwards.
  [[nodiscard]] std::string take();

private:
  std::uint32_t word(std::string_view text);
  std::uint16_t deedWord(std::string_view text);
  void addGame(GameInChunk game, std::vector<SeatInChunk> seats);

  StateKind kind_;
  std::vector<std::string> words_;
  std::map<std::string, std::uint32_t, std::less<>> wordPlaces_;
  std::vector<GameInChunk> games_;
  std::vector<SeatInChunk> seats_;
  std::vector<std::string> columns_;
  std::array<std::vector<std::uint32_t>, kDeeds> deedRows_;
  std::array<std::vector<std::uint16_t>, kDeeds> deedWords_;
  std::vector<std::uint32_t> moments_;
  std::size_t rows_ = 0;
};

/// A chunk in memory, of games of one kind.
[[nodiscard]] std::shared_ptr<StateChunk> chunkInMemory(std::string bytes);

/// All games of a library as chunks. Values are shared: whoever asks keeps what was there.
struct StateTable {
  std::vector<std::shared_ptr<const StateChunk>> chunks;

  [[nodiscard]] std::size_t gameCount() const;
  [[nodiscard]] std::size_t rowCount() const;
};

} // namespace annales::inline replay
