#include "libreplay/stats/glyphs.h"
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

std::size_t signsOf(const FollowedLine& line, GlyphKind kind) {
  std::size_t count = 0;
  for (const Glyph& glyph : line.stats.glyphs.all())
    count += glyph.kind == kind;
  return count;
}

TEST(Glyphs, StandForWhatMatters) {
  for (const FollowedLine& line : followedLines()) {
    EXPECT_EQ(signsOf(line, GlyphKind::founding), eventsOf<CityFounded>(line));
    EXPECT_EQ(signsOf(line, GlyphKind::temple), eventsOf<TempleBuilt>(line));
    EXPECT_EQ(signsOf(line, GlyphKind::conquest),
              eventsOf<CityConquered>(line) + eventsOf<NeutralTempleDestroyed>(line));
    EXPECT_EQ(signsOf(line, GlyphKind::knowHow), eventsOf<KnowHowDeveloped>(line));
    EXPECT_EQ(signsOf(line, GlyphKind::personage), eventsOf<PersonageWon>(line));
    EXPECT_EQ(signsOf(line, GlyphKind::battle), eventsOf<BattleFought>(line));
    EXPECT_EQ(signsOf(line, GlyphKind::gameEnd), eventsOf<GameEnded>(line));
    EXPECT_EQ(signsOf(line, GlyphKind::violation), 0U) << line.name;
  }
}

TEST(Glyphs, SayWhoseTheyAre) {
  for (const FollowedLine& line : followedLines())
    for (const Glyph& glyph : line.stats.glyphs.all()) {
      EXPECT_EQ(glyph.nation, nationOf(line.event(glyph.index)));
      EXPECT_EQ(glyph.province, provinceOf(line.event(glyph.index)));
      if (const auto* won = std::get_if<PersonageWon>(&line.event(glyph.index))) {
        EXPECT_EQ(glyph.detail, indexOf(won->personage));
      }
      if (const auto* conquest = std::get_if<CityConquered>(&line.event(glyph.index))) {
        EXPECT_EQ(glyph.other, conquest->from);
      }
    }
}

TEST(Glyphs, AreFoundBetweenEvents) {
  const FollowedLine& line = followedLines().front();
  const auto& track = line.stats.glyphs;
  std::size_t count = 0;
  for (EventIndex k = 1; k <= line.length(); ++k) {
    for (const Glyph& glyph : track.between(k, k))
      EXPECT_EQ(glyph.index, k);
    count += track.between(k, k).size();
  }
  EXPECT_EQ(count, track.all().size());
  EXPECT_EQ(track.between(1, line.length()).size(), track.all().size());
}

TEST(Glyphs, AreSteppedThrough) {
  const FollowedLine& line = followedLines().front();
  const auto& track = line.stats.glyphs;
  std::vector<EventIndex> found;
  for (EventIndex k = track.step(1, GlyphKind::personage, 1); k != 0;
       k = track.step(k, GlyphKind::personage, 1))
    found.push_back(k);
  EXPECT_EQ(found.size(), signsOf(line, GlyphKind::personage));
  ASSERT_GE(found.size(), 3U);
  EXPECT_EQ(track.step(1, GlyphKind::personage, 3), found[2]);
  EXPECT_EQ(track.step(found[2], GlyphKind::personage, -2), found[0]);
  EXPECT_EQ(track.step(found[0], GlyphKind::personage, -1), 0U);
  EXPECT_EQ(track.step(5, GlyphKind::violation, 1), 0U);
}

} // namespace
} // namespace annales
