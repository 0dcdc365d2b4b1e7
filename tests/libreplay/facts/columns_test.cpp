// Columns as bytes: what was written comes back, and nothing else ever does harm.
#include "libreplay/facts/column_chunk.h"
#include "libreplay/facts/fact_table.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstring>
#include <random>

namespace annales {
namespace {

using namespace test;

struct Chunk {
  FactColumns columns;
  WordList words, deeds;
  [[nodiscard]] ChunkLimits limits() const { return {words.size(), deeds.size()}; }
};

Chunk chunkOf(int games) {
  std::vector<GameFacts> facts;
  for (int k = 0; k < games; ++k)
    facts.push_back(factsOf(simulatedLog(static_cast<RulesetId>(k % 3), static_cast<std::uint64_t>(k))));
  std::ranges::sort(facts, {}, &GameFacts::id);
  Chunk chunk;
  for (const GameFacts& game : facts)
    append(chunk.columns, chunk.words, game, {"2024", "Club", "Rome"},
           [&](std::size_t seat, std::size_t turn) {
             return chunk.deeds.add(game.seats[seat].opening[turn].done);
           });
  return chunk;
}

TEST(ColumnChunk, ComesBackAsItWasWritten) {
  const Chunk chunk = chunkOf(6);
  const FactBytes bytes = bytesOf(chunk.columns);
  FactColumns read;
  ASSERT_TRUE(readFacts(read, bytes.facts, chunk.limits()));
  ASSERT_TRUE(readTurns(read, bytes.turns, read.seats.game.size(), chunk.limits()));
  const FactBytes again = bytesOf(read);
  EXPECT_EQ(again.facts, bytes.facts);
  EXPECT_EQ(again.turns, bytes.turns);
  EXPECT_EQ(read.games.firstSeat, chunk.columns.games.firstSeat);
  EXPECT_EQ(read.seats.game, chunk.columns.seats.game);
  EXPECT_EQ(read.seats.seat, chunk.columns.seats.seat);
}

TEST(ColumnChunk, GamesAreTakenOverOneByOne) {
  const Chunk chunk = chunkOf(5);
  FactColumns copy;
  for (GameRow game = 0; game < 5; ++game)
    append(copy, chunk.columns, game);
  EXPECT_EQ(bytesOf(copy).facts, bytesOf(chunk.columns).facts);
  EXPECT_EQ(bytesOf(copy).turns, bytesOf(chunk.columns).turns);
}

TEST(ColumnChunk, CutOrChangedBytesAreRefused) {
  const Chunk chunk = chunkOf(3);
  const FactBytes bytes = bytesOf(chunk.columns);
  FactColumns read;
  for (std::size_t length = 0; length < bytes.facts.size(); length += 7)
    EXPECT_FALSE(readFacts(read, std::string_view(bytes.facts).substr(0, length), chunk.limits()));
  for (std::size_t at = 0; at < bytes.facts.size(); at += 11) {
    std::string changed = bytes.facts;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    EXPECT_FALSE(readFacts(read, changed, chunk.limits())) << at;
  }
  EXPECT_FALSE(readFacts(read, bytes.facts, {1, 1})) << "words that are not there";
  EXPECT_FALSE(readTurns(read, bytes.turns, 1, chunk.limits())) << "other seats";
  EXPECT_TRUE(read.games.id.empty() && read.seats.opening.empty() && read.gains.empty());
  ASSERT_TRUE(readFacts(read, bytes.facts, chunk.limits()));
  EXPECT_FALSE(readFacts(read, bytes.facts, chunk.limits())) << "the same games again are out of order";
  EXPECT_EQ(bytesOf(read).facts, bytes.facts);
}

/// With a sum that fits, as somebody would write who wants to do harm.
std::string sealed(std::string bytes) {
  const std::uint64_t sum = XXH3_64bits(bytes.data() + 8, bytes.size() - 8);
  std::memcpy(bytes.data(), &sum, sizeof(sum));
  return bytes;
}

TEST(ColumnChunk, HostileBytesDoNoHarm) {
  const Chunk chunk = chunkOf(3);
  const FactBytes bytes = bytesOf(chunk.columns);
  std::mt19937_64 random(1);
  std::size_t accepted = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string facts = bytes.facts, turns = bytes.turns;
    for (int k = 0; k < 3; ++k) {
      facts[8 + random() % (facts.size() - 8)] = static_cast<char>(random());
      turns[8 + random() % (turns.size() - 8)] = static_cast<char>(random());
    }
    FactColumns read;
    if (!readFacts(read, sealed(facts), chunk.limits())) continue;
    if (!readTurns(read, sealed(turns), read.seats.game.size(), chunk.limits())) continue;
    ++accepted;
    WordList words, deeds;
    for (WordIndex word = 0; word < chunk.words.size(); ++word)
      words.add(chunk.words[word]);
    for (DeedIndex deed = 0; deed < chunk.deeds.size(); ++deed)
      deeds.add(chunk.deeds[deed]);
    const FactTable table(std::move(read), std::move(words), std::move(deeds));
    std::size_t said = 0;
    for (SeatRow seat = 0; seat < table.seatCount(); ++seat) {
      said += table.seats().opening[seat].words().size() + table.words()[table.seats().nation[seat]].size();
      for (unsigned round = 0; round < 300; round += 50)
        said += static_cast<std::size_t>(table.personagesAt(seat, round));
      for (std::size_t turn = 0; turn < kOpeningTurns; ++turn)
        if (const DeedIndex deed = table.turns().deed[turn][seat]; deed != kNoDeed)
          said += table.deeds()[deed].size();
    }
    EXPECT_GT(said, 0U);
  }
  EXPECT_GT(accepted, 0U);
}

TEST(FactTable, KnowsPersonagesOfEveryRound) {
  for (int k = 0; k < 6; ++k) {
    const GameFacts game =
        factsOf(simulatedLog(static_cast<RulesetId>(k % 3), static_cast<std::uint64_t>(k)));
    FactTable table;
    table.add(game, {});
    for (SeatRow seat = 0; seat < table.seatCount(); ++seat) {
      const auto& byRound = game.seats[seat].personagesByRound;
      EXPECT_EQ(table.personagesAt(seat, 0), 0);
      for (unsigned round = 1; round < byRound.size() + 3; ++round)
        EXPECT_EQ(table.personagesAt(seat, round), byRound[std::min<std::size_t>(round, byRound.size()) - 1]);
    }
  }
}

} // namespace
} // namespace annales
