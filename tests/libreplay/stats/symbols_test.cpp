#include "libreplay/stats/symbols.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using test::FollowedLine;
using test::followedLines;

template <class E> std::size_t eventsOf(const FollowedLine& line) {
  std::size_t count = 0;
  for (EventIndex k = 1; k <= line.length(); ++k)
    count += std::holds_alternative<E>(line.event(k));
  return count;
}

std::size_t signsOf(const FollowedLine& line, SymbolKind kind) {
  std::size_t count = 0;
  for (const Symbol& symbol : line.stats.symbols.all())
    count += symbol.kind == kind;
  return count;
}

TEST(Symbols, StandForWhatMatters) {
  for (const FollowedLine& line : followedLines()) {
    EXPECT_EQ(signsOf(line, SymbolKind::founding), eventsOf<CityFounded>(line));
    EXPECT_EQ(signsOf(line, SymbolKind::temple), eventsOf<TempleBuilt>(line));
    EXPECT_EQ(signsOf(line, SymbolKind::conquest),
              eventsOf<CityConquered>(line) + eventsOf<NeutralTempleDestroyed>(line));
    EXPECT_EQ(signsOf(line, SymbolKind::knowHow), eventsOf<KnowHowDeveloped>(line));
    EXPECT_EQ(signsOf(line, SymbolKind::personage), eventsOf<PersonageWon>(line));
    EXPECT_EQ(signsOf(line, SymbolKind::battle), eventsOf<BattleFought>(line));
    EXPECT_EQ(signsOf(line, SymbolKind::gameEnd), eventsOf<GameEnded>(line));
    EXPECT_EQ(signsOf(line, SymbolKind::violation), 0U) << line.name;
  }
}

TEST(Symbols, SayWhoseTheyAre) {
  for (const FollowedLine& line : followedLines())
    for (const Symbol& symbol : line.stats.symbols.all()) {
      EXPECT_EQ(symbol.nation, nationOf(line.event(symbol.index)));
      EXPECT_EQ(symbol.province, provinceOf(line.event(symbol.index)));
      if (const auto* won = std::get_if<PersonageWon>(&line.event(symbol.index))) {
        EXPECT_EQ(symbol.detail, indexOf(won->personage));
      }
      if (const auto* conquest = std::get_if<CityConquered>(&line.event(symbol.index))) {
        EXPECT_EQ(symbol.other, conquest->from);
      }
    }
}

TEST(Symbols, AreFoundBetweenEvents) {
  const FollowedLine& line = followedLines().front();
  const auto& track = line.stats.symbols;
  std::size_t count = 0;
  for (EventIndex k = 1; k <= line.length(); ++k) {
    for (const Symbol& symbol : track.between(k, k))
      EXPECT_EQ(symbol.index, k);
    count += track.between(k, k).size();
  }
  EXPECT_EQ(count, track.all().size());
  EXPECT_EQ(track.between(1, line.length()).size(), track.all().size());
}

TEST(Symbols, AreSteppedThrough) {
  const FollowedLine& line = followedLines().front();
  const auto& track = line.stats.symbols;
  std::vector<EventIndex> found;
  for (EventIndex k = track.step(1, SymbolKind::personage, 1); k != 0;
       k = track.step(k, SymbolKind::personage, 1))
    found.push_back(k);
  EXPECT_EQ(found.size(), signsOf(line, SymbolKind::personage));
  ASSERT_GE(found.size(), 3U);
  EXPECT_EQ(track.step(1, SymbolKind::personage, 3), found[2]);
  EXPECT_EQ(track.step(found[2], SymbolKind::personage, -2), found[0]);
  EXPECT_EQ(track.step(found[0], SymbolKind::personage, -1), 0U);
  EXPECT_EQ(track.step(5, SymbolKind::violation, 1), 0U);
}

} // namespace
} // namespace annales
