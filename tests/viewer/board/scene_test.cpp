// What is drawn equals the fold, at every event.
#include "tests/viewer/board/board_games.h"
#include "viewer/board/board_panel.h"
#include "viewer/board/province_card.h"
#include "viewer/board/province_table.h"

#include <gtest/gtest.h>

namespace annales::viewer::test {
namespace {

void expectProvince(const ProvinceScene& drawn, const GameState& state, ProvinceId p, EventIndex k) {
  const ProvinceState& fact = state[p];
  ASSERT_EQ(drawn.owner, fact.owner) << "event " << k << " province " << p.index();
  ASSERT_EQ(drawn.temple, fact.temple) << "event " << k << " province " << p.index();
  ASSERT_EQ(drawn.wall, fact.wall) << "event " << k << " province " << p.index();
  ASSERT_EQ(drawn.neutralTemple, fact.neutralTemple) << "event " << k << " province " << p.index();
  if (fact.hasCity()) {
    ASSERT_EQ(drawn.resource, fact.resource) << "event " << k << " province " << p.index();
  }
  for (std::size_t n = 0; n < kMaxNations; ++n)
    for (const Kind kind : {Kind::legion, Kind::galley, Kind::commander, Kind::admiral})
      ASSERT_EQ(drawn.count(NationId(n), kind), state.units(p, NationId(n), kind))
          << "event " << k << " province " << p.index() << " nation " << n;
}

void expectScene(const BoardScene& drawn, const GameState& state, EventIndex k) {
  ASSERT_EQ(drawn.size(), state.fixed.provinces);
  for (std::size_t p = 0; p < drawn.size(); ++p)
    expectProvince(drawn[p], state, ProvinceId(p), k);
}

/// A board without a drawing is a table.
void expectTable(const ProvinceTableModel& table, const OpenedGame& game, const GameState& state,
                 EventIndex k) {
  const auto nations = nationLooks(game, Look{});
  ASSERT_EQ(table.rowCount(), static_cast<int>(state.fixed.provinces));
  for (int row = 0; row < table.rowCount(); ++row) {
    const ProvinceId p(static_cast<std::size_t>(row));
    const QString city = table.index(row, ProvinceTableModel::city).data().toString();
    const QString units = table.index(row, ProvinceTableModel::units).data().toString();
    const NationId owner = state[p].owner;
    ASSERT_EQ(city.startsWith(QStringLiteral("free")), !owner.exists()) << k << " row " << row;
    ASSERT_EQ(city.contains(QStringLiteral("temple")), state[p].temple || state[p].neutralTemple);
    for (std::size_t n = 0; n < nations.size(); ++n) {
      const QString words = unitsInWords(state, p, NationId(n));
      ASSERT_EQ(units.contains(nations[n].name), state[p].all(NationId(n)) > 0) << k << " row " << row;
      ASSERT_TRUE(units.contains(words)) << k << " row " << row;
    }
    if (owner.exists()) {
      ASSERT_TRUE(city.startsWith(nations[owner.index()].name)) << k << " row " << row;
    }
  }
}

void expectEveryEvent(const std::shared_ptr<const OpenedGame>& game) {
  SessionStore store;
  BoardPanel panel(store);
  panel.resize(420, 300);
  store.dispatch(OpenGame{game});
  const OpenedLine& line = *game->main();
  for (EventIndex k = 1; k <= line.length(); ++k) {
    store.dispatch(GoTo{k});
    if (game->board() == nullptr) {
      ASSERT_NO_FATAL_FAILURE(
          expectTable(*panel.findChild<ProvinceTableModel*>(), *game, line.stateAt(k), k));
      continue;
    }
    ASSERT_NO_FATAL_FAILURE(expectScene(panel.sheet().scene(), line.stateAt(k), k));
    ASSERT_NO_FATAL_FAILURE(expectScene(panel.sheet().painted(), line.stateAt(k), k));
  }
}

TEST(BoardScene, EqualsTheFoldInEverySample) {
  for (const std::string& file : sampleFiles()) {
    SCOPED_TRACE(file);
    ASSERT_NO_FATAL_FAILURE(expectEveryEvent(openedSample(file)));
  }
}

TEST(BoardScene, EqualsTheFoldWithSixNations) {
  expectEveryEvent(sixNations());
}

TEST(BoardScene, EqualsTheFoldInDuellumAndAntikeII) {
  expectEveryEvent(duellumGame());
  expectEveryEvent(antikeIIGame());
}

TEST(BoardScene, EveryUnitIsPlacedOnceAndCounted) {
  SessionStore store;
  BoardPanel panel(store);
  panel.resize(760, 480);
  store.dispatch(OpenGame{sixNations()});
  const OpenedLine& line = *sixNations()->main();
  const BoardPicture& picture = *panel.sheet().picture();
  for (EventIndex k = 1; k <= line.length(); k += 3) {
    const GameState state = line.stateAt(k);
    for (std::size_t p = 0; p < state.fixed.provinces; ++p) {
      const ProvinceId province(p);
      std::array<std::array<int, kKinds>, kMaxNations> placed{};
      for (const PlacedUnit& unit :
           placeUnits(sceneOf(state, province), picture.plan(province), picture.metrics()))
        placed[unit.nation.index()][indexOf(unit.kind)] += unit.times;
      for (std::size_t n = 0; n < kMaxNations; ++n)
        for (std::size_t kind = 0; kind < kKinds; ++kind)
          ASSERT_EQ(placed[n][kind], state.units(province, NationId(n), static_cast<Kind>(kind)));
    }
  }
}

TEST(BoardScene, APreviewIsDrawnAndTakenBack) {
  SessionStore store;
  BoardPanel panel(store);
  panel.resize(420, 300);
  const EventIndex last = sixNations()->main()->length();
  store.dispatch(OpenGame{sixNations(), 5});
  store.dispatch(Hover{last});
  expectScene(panel.sheet().painted(), sixNations()->main()->stateAt(last), last);
  store.dispatch(Hover{0});
  expectScene(panel.sheet().painted(), sixNations()->main()->stateAt(5), 5);
}

/// The largest difference of a channel in any pixel.
int farthest(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return 255;
  int most = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                       std::abs(qBlue(p) - qBlue(q))});
    }
  return most;
}

/// Painting only what changed must leave the picture that painting everything gives.
void expectSamePicture(const std::string& name, const std::shared_ptr<const OpenedGame>& game,
                       EventIndex by) {
  SessionStore store;
  BoardPanel stepping(store);
  stepping.resize(760, 480);
  store.dispatch(OpenGame{game});
  for (EventIndex k = 1; k <= game->main()->length(); k += by)
    store.dispatch(GoTo{k});
  BoardPanel fresh(store);
  fresh.resize(760, 480);
  // Qt's cache of letters rounds their edges a little differently the second time; a piece differs by far
  // more.
  EXPECT_LE(farthest(pictureOf(stepping, "board-stepped-" + name), pictureOf(fresh, "board-fresh-" + name)),
            40);
}

TEST(BoardScene, SteppingPaintsWhatAFreshBoardShows) {
  expectSamePicture("six", sixNations(), 1);
  expectSamePicture("duellum", duellumGame(), 3);
  expectSamePicture("antike-ii", antikeIIGame(), 5);
}

TEST(BoardScene, ManyUnitsStayInTheirDock) {
  SessionStore store;
  BoardPanel panel(store);
  panel.resize(760, 480);
  store.dispatch(OpenGame{sixNations()});
  const BoardPicture& picture = *panel.sheet().picture();
  ProvinceScene crowd;
  for (std::size_t n = 0; n < 6; ++n)
    crowd.units.push_back({NationId(n), Kind::legion, 12});
  for (std::size_t p = 0; p < picture.plans().size(); ++p) {
    const ProvinceId province(p);
    const QRect area = picture.pieceRect(province).translated(-picture.frame().origin().toPoint());
    for (const PlacedUnit& unit : placeUnits(crowd, picture.plan(province), picture.metrics()))
      EXPECT_TRUE(QRectF(area).contains(unit.box)) << p;
  }
}

} // namespace
} // namespace annales::viewer::test
