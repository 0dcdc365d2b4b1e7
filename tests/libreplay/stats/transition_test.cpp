#include "libreplay/stats/transition.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using test::FollowedLine;
using test::followedLines;

void place(GameState& state, ProvinceId p, NationId n, Kind kind, int change) {
  auto& count = state.provinces[p.index()].units[n.index()][indexOf(kind)];
  count = static_cast<std::uint8_t>(count + change);
}

/// Does to the board of a state what a transition says.
void carryOut(GameState& state, const Transition& change, const GameState& after) {
  for (const UnitsChange& c : change.armed)
    place(state, c.province, c.nation, c.kind, c.count);
  for (const UnitsChange& c : change.fallen)
    place(state, c.province, c.nation, c.kind, -c.count);
  if (change.moved) {
    place(state, change.moved->from, change.moved->nation, change.moved->kind, -change.moved->count);
    place(state, change.moved->to, change.moved->nation, change.moved->kind, change.moved->count);
  }
  for (const auto* list : {&change.razed, &change.built})
    for (const PieceChange& c : *list) {
      ProvinceState& province = state.provinces[c.province.index()];
      const bool rises = list == &change.built;
      if (c.piece == Piece::city) province.owner = rises ? c.nation : NationId::none();
      if (c.piece == Piece::city && rises) province.resource = after[c.province].resource;
      if (c.piece == Piece::temple) province.temple = rises;
      if (c.piece == Piece::wall) province.wall = rises;
      if (c.piece == Piece::neutralTemple) province.neutralTemple = rises;
    }
}

TEST(Transition, LeadsFromOneBoardToTheNext) {
  for (const FollowedLine& line : followedLines()) {
    if (line.game().setup->options.specialUnits) continue; // `place` knows ordinary units only
    for (EventIndex k = 2; k <= line.length(); ++k) {
      const Transition change = transitionOf(line.step(k));
      GameState board = line.states[k - 1];
      carryOut(board, change, line.states[k]);
      ASSERT_TRUE(differingProvinces(board, line.states[k]).empty()) << line.name << " at " << k;
      ASSERT_EQ(change.provinces, differingProvinces(line.states[k - 1], line.states[k]));
      ASSERT_EQ(change.onBoard(), !change.provinces.empty());
      ASSERT_EQ(change.index, k);
    }
  }
}

TEST(Transition, TellsWhereUnitsWent) {
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 2; k <= line.length(); ++k) {
      const Transition change = transitionOf(line.step(k));
      const auto* moved = std::get_if<UnitsMoved>(&line.event(k));
      ASSERT_EQ(change.moved.has_value(), moved != nullptr);
      if (moved == nullptr) continue;
      EXPECT_EQ(change.moved->from, moved->from);
      EXPECT_EQ(change.focus, moved->to);
      EXPECT_TRUE(change.armed.empty() && change.fallen.empty());
    }
}

TEST(Transition, TellsWhereTheRondelMarkerWent) {
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 2; k <= line.length(); ++k) {
      const Transition change = transitionOf(line.step(k));
      ASSERT_EQ(change.rondel.has_value(), std::holds_alternative<RondelMoved>(line.event(k)));
      if (!change.rondel) continue;
      EXPECT_EQ(change.rondel->from, line.states[k - 1][change.rondel->nation].rondel);
      EXPECT_EQ(change.rondel->to, line.states[k][change.rondel->nation].rondel);
    }
}

TEST(Transition, AConqueredCityFallsAndRises) {
  int seen = 0;
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 2; k <= line.length(); ++k) {
      const auto* conquest = std::get_if<CityConquered>(&line.event(k));
      if (conquest == nullptr) continue;
      const Transition change = transitionOf(line.step(k));
      ASSERT_FALSE(change.razed.empty());
      EXPECT_EQ(change.razed.front().nation, conquest->from);
      ASSERT_EQ(change.built.size(), 1U);
      EXPECT_EQ(change.built.front().nation, conquest->nation);
      ++seen;
    }
  EXPECT_GT(seen, 0);
}

TEST(Transition, SpecialUnitsCount) {
  GameState before = followedLines().front().states[1];
  GameState after = before;
  after.seq = before.seq + 1;
  after.specialRows = 2;
  after.specials[1] = {4, static_cast<std::uint8_t>(1 * kKinds + indexOf(Kind::admiral)), 1};
  EXPECT_EQ(differingProvinces(before, after), std::vector{ProvinceId(4)});
  const Event event = UnitsArmed{NationId(1), Kind::admiral, ProvinceId(4), 1, {}};
  const Transition change = transitionOf({2, event, before, after});
  ASSERT_EQ(change.armed.size(), 1U);
  EXPECT_EQ(change.armed.front().kind, Kind::admiral);
}

} // namespace
} // namespace annales
