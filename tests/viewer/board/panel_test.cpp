// Mouse, keys, search, and what stands over the board.
#include "tests/viewer/board/board_games.h"
#include "viewer/board/board_legend.h"
#include "viewer/board/board_panel.h"
#include "viewer/board/province_card.h"
#include "viewer/board/province_table.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTest>
#include <QWheelEvent>
#include <algorithm>

namespace annales::viewer::test {
namespace {

struct Fixture {
  explicit Fixture(const std::shared_ptr<const OpenedGame>& game = nullptr, EventIndex at = 1)
      : panel(store) {
    panel.resize(760, 480);
    if (game) store.dispatch(OpenGame{game, at});
    panel.show();
    QCoreApplication::processEvents();
    panel.resize(760, 480);
    sheet = panel.findChild<BoardSheet*>();
  }

  void wheel(int delta, Qt::KeyboardModifiers modifiers = Qt::NoModifier, QPointF at = {300, 200}) {
    QWheelEvent event(at, sheet->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(sheet, &event);
  }

  [[nodiscard]] EventIndex cursor() const { return store.tab()->cursor; }
  [[nodiscard]] QPoint cityOf(ProvinceId p) const { return sheet->picture()->cityAt(p).toPoint(); }

  SessionStore store;
  BoardPanel panel;
  BoardSheet* sheet = nullptr;
};

std::shared_ptr<const OpenedGame> occident() {
  return openedSample("samples/game-occident.antike.jsonl");
}

/// Nobody has moved yet; the same nations sit the other way round where `reversed`.
std::shared_ptr<const OpenedGame> seated(bool reversed) {
  static const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.board = shelf.find("occident");
  NewGame begun = simulatedGame(spec, 0).value();
  auto setup = std::make_shared<GameSetup>(*begun.game.setup);
  if (reversed) std::ranges::reverse(setup->nations);
  begun.game = makeGame(std::move(setup), spec.board->map);
  return openGame(EventLog(begun), spec.board);
}

/// A step from there moves units.
EventIndex beforeAMove(const OpenedLine& line) {
  for (EventIndex k = 2; k <= line.length(); ++k)
    if (line.transitionAt(k).moved) return k - 1;
  return 0;
}

TEST(BoardPanel, StandsWithoutAGame) {
  Fixture f;
  EXPECT_FALSE(f.panel.findProvince(QStringLiteral("Roma")));
  f.panel.fit();
  f.panel.zoomIn();
  f.panel.zoomOut();
  f.panel.focusSearch();
  f.wheel(120);
  f.wheel(120, Qt::ControlModifier);
  EXPECT_FALSE(f.panel.lit().exists());
  EXPECT_FALSE(f.sheet->isVisible());
  pictureOf(f.panel, "board-no-game");
}

TEST(BoardPanel, WheelStepsAndShiftStepsByRound) {
  Fixture f(occident(), 40);
  f.wheel(-120);
  EXPECT_EQ(f.cursor(), 41U);
  f.wheel(120);
  f.wheel(120);
  EXPECT_EQ(f.cursor(), 39U);
  f.wheel(-60);
  EXPECT_EQ(f.cursor(), 39U) << "half a notch";
  f.wheel(-60);
  EXPECT_EQ(f.cursor(), 40U);
  f.wheel(-120, Qt::ShiftModifier);
  EXPECT_EQ(f.cursor(), f.store.tab()->line->stats().outline.step(40, StepUnit::round, 1));
}

TEST(BoardPanel, ControlWheelZoomsAroundThePointer) {
  Fixture f(occident());
  const QPointF before = f.sheet->frame().toBoard({300, 200});
  f.wheel(360, Qt::ControlModifier);
  EXPECT_GT(f.sheet->frame().zoom(), 1.5);
  const QPointF after = f.sheet->frame().toBoard({300, 200});
  EXPECT_NEAR(before.x(), after.x(), 2);
  EXPECT_NEAR(before.y(), after.y(), 2);
  EXPECT_EQ(f.cursor(), 1U);
  f.panel.fit();
  EXPECT_EQ(f.sheet->frame().zoom(), 1.0);
}

TEST(BoardPanel, ZoomingMovesThePictureUntilTheHandRests) {
  Fixture f(occident(), 40);
  f.sheet->zoom(2, {300, 200});
  f.sheet->pan({-30, 10});
  EXPECT_NE(f.sheet->frame(), f.sheet->picture()->frame());
  const QImage moved = f.sheet->grab().toImage();
  f.sheet->settle();
  EXPECT_EQ(f.sheet->frame(), f.sheet->picture()->frame());
  EXPECT_NE(f.sheet->grab().toImage(), moved) << "sharp again";
  f.sheet->zoom(0.5);
  f.store.dispatch(StepEvent{1});
  EXPECT_EQ(f.sheet->frame(), f.sheet->picture()->frame()) << "a step does not wait";
}

TEST(BoardPanel, KeysZoomAndPanButStepKeysPassOn) {
  Fixture f(occident());
  QTest::keyClick(&f.panel, Qt::Key_Plus);
  EXPECT_GT(f.sheet->frame().zoom(), 1.0);
  const QPointF origin = f.sheet->frame().origin();
  QTest::keyClick(&f.panel, Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_NE(f.sheet->frame().origin(), origin);
  QTest::keyClick(&f.panel, Qt::Key_0);
  EXPECT_EQ(f.sheet->frame().zoom(), 1.0);
  for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,
                            Qt::Key_End, Qt::Key_Space, Qt::Key_Comma, Qt::Key_Period}) {
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
    event.accept();
    QCoreApplication::sendEvent(&f.panel, &event);
    EXPECT_FALSE(event.isAccepted()) << key;
  }
}

TEST(BoardPanel, DraggingPansAndLightsNothing) {
  Fixture f(occident());
  f.panel.zoomIn();
  f.panel.zoomIn();
  const QPointF origin = f.sheet->frame().origin();
  QTest::mousePress(f.sheet, Qt::LeftButton, {}, {300, 200});
  QTest::mouseMove(f.sheet, {330, 220});
  QTest::mouseMove(f.sheet, {360, 240});
  QTest::mouseRelease(f.sheet, Qt::LeftButton, {}, {360, 240});
  EXPECT_EQ(f.sheet->frame().origin() - origin, QPointF(60, 40));
  EXPECT_FALSE(f.panel.lit().exists());
}

TEST(BoardPanel, AClickLightsAProvinceAndNothingElse) {
  Fixture f(occident());
  const Session before = f.store.session();
  for (std::size_t p = 0; p < f.sheet->scene().size(); ++p) {
    QTest::mouseClick(f.sheet, Qt::LeftButton, {}, f.cityOf(ProvinceId(p)));
    EXPECT_EQ(f.panel.lit(), ProvinceId(p));
  }
  EXPECT_EQ(f.store.session(), before);
  QTest::mouseClick(f.sheet, Qt::LeftButton, {}, {2, 240}); // beside the board
  EXPECT_FALSE(f.panel.lit().exists());
}

TEST(BoardPanel, HoveringShowsTheCard) {
  Fixture f(occident(), 30);
  QTest::mouseMove(f.sheet, f.cityOf(ProvinceId(7)));
  auto* card = f.panel.findChild<HoverCard*>();
  ASSERT_TRUE(QTest::qWaitFor([card] { return card->isVisible(); }, 3000));
  EXPECT_EQ(card->text(), f.panel.cardOf(ProvinceId(7)).html(Look::of({})));
  EXPECT_TRUE(f.sheet->rect().contains(card->geometry()));
  f.store.dispatch(GoToEnd{});
  EXPECT_EQ(card->text(), f.panel.cardOf(ProvinceId(7)).html(Look::of({})));
}

TEST(BoardPanel, FindsEveryProvinceOfEveryBoard) {
  for (const auto& board : allBoards()) {
    const RulesetId ruleset = board->rulesets.front();
    Fixture f(playedOn(board->map->id(), ruleset, ruleset == RulesetId::duellum ? 2 : 3));
    f.sheet->zoom(5);
    for (std::size_t p = 0; p < board->provinces.size(); ++p) {
      const QString name = QString::fromStdString(board->provinces[p].name);
      ASSERT_TRUE(f.panel.findProvince(name.toUpper())) << name.toStdString();
      EXPECT_EQ(f.panel.lit(), ProvinceId(p)) << name.toStdString();
      EXPECT_TRUE(f.sheet->rect().contains(f.cityOf(ProvinceId(p)))) << name.toStdString();
    }
  }
}

TEST(BoardPanel, FindsPartsAndGoesOnToTheNext) {
  Fixture f(occident());
  ASSERT_TRUE(f.panel.findProvince(QStringLiteral("ta")));
  const ProvinceId first = f.panel.lit();
  ASSERT_TRUE(f.panel.findProvince(QStringLiteral("ta")));
  EXPECT_NE(f.panel.lit(), first);
  EXPECT_TRUE(f.panel.findProvince(QStringLiteral("römà").replace(QStringLiteral("ö"), QStringLiteral("ó"))));
  EXPECT_EQ(f.store.tab()->game->names().province(f.panel.lit()), "Roma");
  EXPECT_FALSE(f.panel.findProvince(QStringLiteral("Atlantis")));
  EXPECT_FALSE(f.panel.findProvince({}));
}

TEST(BoardPanel, TypingInTheSearchBoxLights) {
  Fixture f(occident());
  auto* box = f.panel.findChild<QLineEdit*>();
  QTest::keyClicks(box, QStringLiteral("carthago"));
  EXPECT_EQ(f.store.tab()->game->names().province(f.panel.lit()), "Carthago");
  box->clear();
  QTest::keyClicks(box, QStringLiteral("r"));
  QTest::keyClick(box, Qt::Key_Backspace);
  EXPECT_FALSE(f.panel.lit().exists());
}

TEST(BoardPanel, AStepWalksAndAJumpDoesNot) {
  const OpenedLine& line = *occident()->main();
  const EventIndex k = beforeAMove(line);
  ASSERT_NE(k, 0U);
  Fixture f(occident(), k);
  f.store.dispatch(StepEvent{1});
  ASSERT_TRUE(f.sheet->walking());
  const UnitsGone gone = *line.transitionAt(k + 1).moved;
  const int there = f.sheet->scene()[gone.to.index()].count(gone.nation, gone.kind);
  EXPECT_EQ(f.sheet->painted()[gone.to.index()].count(gone.nation, gone.kind), there - gone.count);
  ASSERT_TRUE(QTest::qWaitFor([&f] { return !f.sheet->walking(); }, 3000));
  EXPECT_EQ(f.sheet->painted(), f.sheet->scene());

  f.store.dispatch(GoTo{1});
  f.store.dispatch(GoTo{k + 1});
  EXPECT_FALSE(f.sheet->walking());
  f.store.dispatch(StepEvent{-1});
  EXPECT_FALSE(f.sheet->walking()) << "nobody walks backwards";
}

TEST(BoardPanel, ANewChangeEndsTheWalkAtOnce) {
  const OpenedLine& line = *occident()->main();
  const EventIndex k = beforeAMove(line);
  Fixture f(occident(), k);
  f.store.dispatch(StepEvent{1});
  ASSERT_TRUE(f.sheet->walking());
  f.store.dispatch(GoTo{1});
  EXPECT_FALSE(f.sheet->walking());
  EXPECT_EQ(f.sheet->painted(), f.sheet->scene());
  EXPECT_EQ(f.sheet->painted(), sceneOf(line.stateAt(1)));
  View dark;
  dark.dark = true;
  wearLook(dark);
  f.store.dispatch(GoTo{k});
  f.store.dispatch(StepEvent{1});
  f.store.dispatch(SetView{dark});
  EXPECT_FALSE(f.sheet->walking());
  EXPECT_EQ(f.sheet->painted(), sceneOf(line.stateAt(k + 1)));
}

TEST(BoardPanel, TheLastEventIsMarked) {
  for (const auto& game : {occident(), duellumGame(), antikeIIGame()}) {
    Fixture f(game);
    for (EventIndex k = 1; k <= game->main()->length(); ++k) {
      f.store.dispatch(GoTo{k});
      const Transition t = game->main()->transitionAt(k);
      if (k == 1) continue; // sets up everything
      int arrows = 0, badges = 0, rings = 0;
      for (const OverlaySign& sign : f.sheet->signs()) {
        arrows += sign.shape == OverlaySign::Shape::arrow ? 1 : 0;
        badges += sign.shape == OverlaySign::Shape::badge ? 1 : 0;
        rings += sign.shape == OverlaySign::Shape::ring ? 1 : 0;
      }
      ASSERT_EQ(arrows, t.moved ? 1 : 0) << k;
      ASSERT_EQ(badges, static_cast<int>(t.armed.size() + t.fallen.size()) + arrows) << k;
      ASSERT_EQ(rings, static_cast<int>(t.built.size() + t.razed.size())) << k;
    }
  }
}

TEST(BoardPanel, RemarksAreDrawnInTheirColours) {
  const auto game = remarked(occident(), 9,
                             {Arrow{"roma", "carthago", MarkColour::red}, Ring{"athenae", MarkColour::blue},
                              Arrow{"roma", "nowhere", MarkColour::red}});
  Fixture f(game, 9);
  const auto colours = [&f] {
    std::vector<QColor> found;
    for (const OverlaySign& sign : f.sheet->signs())
      found.push_back(sign.colour);
    return found;
  };
  const Look look = Look::of({});
  EXPECT_EQ(std::ranges::count(colours(), colourOf(MarkColour::red, look)), 1);
  EXPECT_EQ(std::ranges::count(colours(), colourOf(MarkColour::blue, look)), 1);
  for (const OverlaySign& sign : f.sheet->signs()) {
    for (const MarkColour colour : {MarkColour::red, MarkColour::blue}) {
      if (sign.colour == colourOf(colour, look)) {
        EXPECT_EQ(sign.dashes, dashesOf(colour));
      }
    }
  }
  f.store.dispatch(GoTo{10});
  EXPECT_EQ(std::ranges::count(colours(), colourOf(MarkColour::blue, look)), 0);
}

TEST(BoardPanel, ABoardWithoutADrawingIsATable) {
  Fixture f(undrawn(occident()), 60);
  EXPECT_FALSE(f.sheet->isVisible());
  auto* model = f.panel.findChild<ProvinceTableModel*>();
  const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  const OpenedGame& game = *f.store.tab()->game;
  for (const EventIndex k : {EventIndex{1}, EventIndex{60}, f.store.tab()->line->length()}) {
    f.store.dispatch(GoTo{k});
    const GameState state = f.store.tab()->line->stateAt(k);
    const auto nations = nationLooks(game, Look{});
    ASSERT_EQ(model->rowCount(), static_cast<int>(state.fixed.provinces));
    for (int row = 0; row < model->rowCount(); ++row) {
      const ProvinceId p(static_cast<std::size_t>(row));
      const auto text = [&](int column) { return model->index(row, column).data().toString(); };
      EXPECT_EQ(text(0).toStdString(), game.names().province(p));
      if (state[p].hasCity()) {
        EXPECT_TRUE(text(1).contains(nations[state[p].owner.index()].name));
      }
      for (std::size_t n = 0; n < nations.size(); ++n)
        EXPECT_EQ(text(2).contains(nations[n].name), state[p].all(NationId(n)) > 0);
    }
  }
  EXPECT_TRUE(f.panel.findProvince(QStringLiteral("roma")));
  EXPECT_TRUE(f.panel.lit().exists());
  pictureOf(f.panel, "board-undrawn");
  f.store.dispatch(CloseTab{0});
  f.store.dispatch(OpenGame{occident()});
  EXPECT_TRUE(f.sheet->isVisible());
}

TEST(BoardPanel, SaysThatABoardIsReconstructed) {
  Fixture f(occident());
  const auto* legend = f.panel.findChild<BoardLegend*>();
  EXPECT_TRUE(legend->provenance().contains(QStringLiteral("reconstructed")));
  EXPECT_EQ(legend->toolTip().toStdString(), f.store.tab()->game->board()->provenance.note);
}

TEST(BoardPanel, AnotherGameOnTheSameBoardStartsAnew) {
  Fixture f(occident(), 50);
  f.panel.light(ProvinceId(3));
  f.store.dispatch(OpenGame{sixNations(), 90});
  EXPECT_EQ(f.sheet->painted(), sceneOf(sixNations()->main()->stateAt(90)));
  f.store.dispatch(SwitchTab{0});
  EXPECT_EQ(f.sheet->painted(), sceneOf(occident()->main()->stateAt(50)));
  EXPECT_EQ(f.sheet->picture()->nations().size(), occident()->game().nations());
}

TEST(BoardPanel, AnotherGameOnTheSameBoardBringsItsNations) {
  Fixture f(seated(false));
  f.store.dispatch(OpenGame{seated(true)});
  const Look& look = f.sheet->picture()->look();
  EXPECT_TRUE(f.sheet->picture()->nations() == nationLooks(*seated(true), look));
  f.store.dispatch(OpenGame{sixNations(), 90});
  EXPECT_TRUE(f.sheet->picture()->nations() == nationLooks(*sixNations(), look)) << "nobody is left out";
  f.store.dispatch(SwitchTab{0});
  EXPECT_TRUE(f.sheet->picture()->nations() == nationLooks(*seated(false), look));
}

} // namespace
} // namespace annales::viewer::test
