// The panel by clicks and by keys: what it offers, plays and takes back.
#include "tests/viewer/play/play_table.h"
#include "viewer/play/offer_on_board.h"

#include <QAbstractItemView>
#include <QLocale>
#include <QSignalSpy>

namespace annales::viewer::test {
namespace {

std::shared_ptr<const OpenedGame> occident() {
  return openedSample("samples/game-occident.antike.jsonl");
}

/// What a panel plays on a game that goes nowhere else: the events are kept, the cursor stays.
struct Alone {
  explicit Alone(const std::shared_ptr<const OpenedGame>& game, EventIndex at, View view = {})
      : panel(store) {
    store.dispatch(SetView{view});
    store.dispatch(OpenGame{game, at});
    QObject::connect(&panel, &PlayPanel::played, &panel,
                     [this](const std::vector<Event>& events) { played = events; });
    panel.resize(320, 560);
    panel.show();
    panel.setActive(true);
    QCoreApplication::processEvents();
  }
  void click(int row) {
    const QModelIndex index = panel.list().model()->index(row, 0);
    panel.list().scrollTo(index);
    QTest::mouseClick(panel.list().viewport(), Qt::LeftButton, {}, panel.list().visualRect(index).center());
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(filter(), key, modifiers); }
  [[nodiscard]] QLineEdit* filter() { return panel.findChild<QLineEdit*>(QStringLiteral("filter")); }
  [[nodiscard]] PlayCard* card() { return panel.findChild<PlayCard*>(); }
  [[nodiscard]] int rowOf(const QString& start) {
    const auto& rows = panel.list().rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (rows[i].label.startsWith(start)) return static_cast<int>(i);
    return -1;
  }

  SessionStore store;
  PlayPanel panel;
  std::vector<Event> played;
};

TEST(PlayPanel, StandsWithoutAGame) {
  SessionStore store;
  PlayPanel panel(store);
  panel.show();
  panel.setActive(true);
  EXPECT_TRUE(panel.offeredProvinces().empty());
  EXPECT_TRUE(panel.list().rows().empty());
  panel.pickProvince(ProvinceId(3));
  panel.pickSpace(Space::iron);
  panel.pickKnowHow(KnowHowId(0));
  panel.back();
  panel.goOn();
  panel.endAndStay();
  EXPECT_FALSE(pictureOf(panel, "play-no-game").isNull());
}

TEST(PlayPanel, ComputesNothingWhileInactiveOrHidden) {
  SessionStore store;
  PlayPanel panel(store);
  panel.show();
  store.dispatch(OpenGame{occident()});
  for (int i = 0; i < 500; ++i)
    store.dispatch(StepEvent{});
  QCoreApplication::processEvents();
  EXPECT_EQ(panel.computed(), 0U);
  panel.hide();
  panel.setActive(true);
  store.dispatch(StepEvent{});
  QCoreApplication::processEvents();
  EXPECT_EQ(panel.computed(), 0U);
  EXPECT_TRUE(panel.offeredProvinces().empty());
  panel.show();
  EXPECT_EQ(panel.computed(), 1U);
  for (int i = 0; i < 100; ++i)
    store.dispatch(StepEvent{});
  QCoreApplication::processEvents();
  EXPECT_EQ(panel.computed(), 2U) << "once for all that happens in one go";
  panel.setActive(false);
  EXPECT_TRUE(panel.offeredSpaces().empty());
  EXPECT_TRUE(panel.list().rows().empty());
}

TEST(PlayPanel, ComputesOnceAStepWhileActive) {
  PlayTable table(occident(), 900);
  std::size_t computed = table.panel.computed();
  for (EventIndex k = 901; k < 1000; ++k) {
    table.goTo(k);
    ASSERT_EQ(table.panel.computed(), ++computed) << "event " << k;
  }
}

TEST(PlayPanel, OffersTheSpacesWithTheirPrices) {
  PlayTable table(occident(), before(*occident(), [](const Event& event) {
                    const auto* moved = std::get_if<RondelMoved>(&event);
                    return moved != nullptr && moved->paid.total() > 0;
                  }));
  const auto& rows = table.panel.list().rows();
  ASSERT_GE(rows.size(), 4U);
  EXPECT_EQ(rows.size(), table.panel.offeredSpaces().size());
  EXPECT_TRUE(rows[0].price.empty());
  EXPECT_TRUE(rows[0].hasPrice);
  EXPECT_GT(rows.back().price.total(), 0);
  EXPECT_EQ(table.panel.findChild<PlayHeader*>()->heading().detail, QStringLiteral("Rondel"));
}

TEST(PlayPanel, BadgesAreOfTheGameThatIsShown) {
  const auto game = openedSample("samples/antike-ii.game-mare-nostrum.antike.jsonl");
  const EventIndex at = before(*game, [](const Event& event) {
    const auto* fought = std::get_if<BattleFought>(&event);
    return fought != nullptr && fought->demandedBy == fought->opponent;
  });
  SessionStore store;
  PlayPanel early(store); // nothing is open yet
  store.dispatch(OpenGame{game, at});
  PlayPanel late(store);
  std::vector<QImage> lists;
  for (PlayPanel* panel : {&early, &late}) {
    panel->resize(320, 560);
    panel->show();
    panel->setActive(true);
    QCoreApplication::processEvents();
    const auto& rows = panel->list().rows();
    const auto others = std::ranges::find_if(rows, [](const OfferRow& row) { return row.by.exists(); });
    ASSERT_TRUE(others != rows.end()) << "another nation may demand a battle";
    panel->list().scrollTo(panel->list().model()->index(static_cast<int>(others - rows.begin()), 0));
    lists.push_back(panel->list().viewport()->grab().toImage());
  }
  EXPECT_EQ(lists[0], lists[1]);
}

TEST(PlayPanel, PlaysAWholeTurnByClicksOnBoardAndRondel) {
  // A maneuver with several moves and a founding, from the sample.
  const auto game = occident();
  const EventIndex at = before(*game, [&](const Event& event) {
    const auto* moved = std::get_if<RondelMoved>(&event);
    return moved != nullptr && (moved->to == Space::maneuver1 || moved->to == Space::maneuver2);
  });
  PlayTable table(game, at);
  table.clickSpace(std::get<RondelMoved>(table.next()).to);
  if (table.card()->isVisible()) table.clickPlay();
  std::size_t moves = 0;
  while (const auto* moved = std::get_if<UnitsMoved>(&table.next())) {
    const UnitsMoved wanted = *moved;
    table.clickProvince(wanted.from);
    EXPECT_FALSE(table.panel.choices().picks().empty() && table.panel.offeredProvinces().empty());
    if (table.tuner()->hasCount()) table.tuner()->setCount(wanted.count);
    table.clickProvince(wanted.to);
    if (const int row = table.panel.choices().picks().empty() ? -1 : 0; row >= 0) table.clickRow(row);
    ++moves;
    ASSERT_FALSE(table.wrong);
  }
  EXPECT_GT(moves, 0U);
  while (const auto* founded = std::get_if<CityFounded>(&table.next())) {
    const ProvinceId p = founded->province;
    table.clickProvince(p);
    table.clickProvince(p);
    ASSERT_FALSE(table.wrong);
  }
  table.clickEnd();
  EXPECT_FALSE(table.wrong);
  EXPECT_TRUE(std::holds_alternative<TurnBegan>(table.line().event(table.cursor())));
  std::printf("a maneuver with %zu moves: %zu clicks\n", moves, table.clicks);
}

TEST(PlayPanel, PlaysAWholeTurnByKeys) {
  const auto game = occident();
  Alone alone(game, beforeA<RondelMoved>(*game));
  QTest::keyClicks(alone.filter(), QStringLiteral("iro"));
  ASSERT_EQ(alone.panel.list().rows().size(), 1U);
  alone.key(Qt::Key_Return);
  ASSERT_EQ(alone.played.size(), 2U) << "with what the space produces";
  EXPECT_EQ(std::get<RondelMoved>(alone.played[0]).to, Space::iron);
  EXPECT_TRUE(std::holds_alternative<Produced>(alone.played[1]));
  EXPECT_TRUE(alone.filter()->text().isEmpty());
}

TEST(PlayPanel, EndsTheTurnByAKeyAndSaysWhatItBrings) {
  const auto game = occident();
  Alone alone(game, beforeA<TurnEnded>(*game));
  auto* end = alone.panel.findChild<QToolButton*>(QStringLiteral("end"));
  EXPECT_TRUE(end->isEnabled());
  EXPECT_TRUE(end->toolTip().contains(QStringLiteral("end their turn")));
  alone.key(Qt::Key_Return, Qt::ControlModifier);
  ASSERT_GE(alone.played.size(), 2U);
  EXPECT_TRUE(std::holds_alternative<TurnEnded>(alone.played[0]));
  EXPECT_TRUE(std::holds_alternative<TurnBegan>(alone.played.back()));
  alone.panel.endAndStay();
  ASSERT_EQ(alone.played.size(), 1U);
}

TEST(PlayPanel, FindsByTheBeginningOfAnyWord) {
  const auto game = occident();
  Alone alone(game, beforeA<UnitsMoved>(*game));
  const auto move = std::get<UnitsMoved>(game->main()->event(alone.store.tab()->cursor + 1));
  const QString from = QString::fromStdString(game->names().province(move.from)).left(4);
  const QString to = QString::fromStdString(game->names().province(move.to)).left(4);
  QTest::keyClicks(alone.filter(), from.toLower() + u' ' + to.toLower());
  ASSERT_FALSE(alone.panel.list().rows().empty());
  EXPECT_TRUE(alone.panel.list().rows()[0].label.contains(from));
  QTest::keyClicks(alone.filter(), QStringLiteral("xyzzy"));
  EXPECT_TRUE(alone.panel.list().rows().empty());
  alone.key(Qt::Key_Return);
  EXPECT_TRUE(alone.played.empty());
  alone.key(Qt::Key_Escape);
  EXPECT_FALSE(alone.panel.list().rows().empty());
}

TEST(PlayPanel, OffersWhatIsFreeBeforeWhatIsPaid) {
  const auto game = occident();
  std::size_t second = 0; // times that the second maneuver is the nearer one
  for (EventIndex k = 1; k < game->main()->length(); ++k) {
    if (!std::holds_alternative<RondelMoved>(game->main()->event(k + 1))) continue;
    const Choices choices(game->game(), game->main()->stateAt(k));
    const auto rows = offerRowsLike(choices, game->names(), NationId::none(), QStringLiteral("man"));
    for (std::size_t i = 1; i < rows.size(); ++i)
      ASSERT_LE(rows[i - 1].price.total(), rows[i].price.total()) << "event " << k;
    second += rows.size() > 1 && rows[0].label == QStringLiteral("Maneuver II") ? 1 : 0;
  }
  EXPECT_GT(second, 0U);
}

TEST(PlayPanel, TakesPicksBackByKeysAndByItsTrail) {
  const auto game = occident();
  Alone alone(game, beforeA<UnitsMoved>(*game, 600));
  const auto from = std::get<UnitsMoved>(game->main()->event(alone.store.tab()->cursor + 1)).from;
  const std::size_t left = alone.panel.choices().left();
  alone.panel.pickProvince(from);
  ASSERT_EQ(alone.panel.choices().picks().size(), 1U);
  auto* trail = alone.panel.findChild<PickTrail*>();
  ASSERT_EQ(trail->buttons().size(), 1U);
  QTest::mouseClick(trail->buttons()[0], Qt::LeftButton);
  EXPECT_EQ(alone.panel.choices().left(), left);
  alone.panel.pickProvince(from);
  alone.key(Qt::Key_Backspace);
  EXPECT_EQ(alone.panel.choices().left(), left);
  alone.panel.pickProvince(from);
  alone.key(Qt::Key_Escape);
  EXPECT_EQ(alone.panel.choices().left(), left);
  EXPECT_TRUE(trail->isHidden());
  EXPECT_TRUE(alone.played.empty());
}

TEST(PlayPanel, LetsThePaymentBeChosen) {
  const auto game = occident();
  Alone alone(game, before(*game, [](const Event& event) {
                const auto* moved = std::get_if<RondelMoved>(&event);
                return moved != nullptr && moved->paid.total() > 0;
              }));
  int row = -1;
  for (std::size_t i = 0; i < alone.panel.list().rows().size(); ++i)
    if (alone.panel.list().rows()[i].payments > 1) row = static_cast<int>(i);
  ASSERT_GE(row, 0);
  OfferList& list = alone.panel.list();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.placeOfEnd(row).center());
  EXPECT_TRUE(alone.played.empty());
  ASSERT_TRUE(alone.card()->isVisible());
  const auto chosen = alone.panel.choices().chosen();
  EXPECT_EQ(alone.card()->payment(), 0U);
  alone.key(Qt::Key_Right);
  EXPECT_EQ(alone.card()->payment(), 1U);
  alone.key(Qt::Key_Return);
  ASSERT_FALSE(alone.played.empty());
  EXPECT_EQ(std::get<RondelMoved>(alone.played[0]).paid, chosen->payments[1]);
}

TEST(PlayPanel, GoesThroughThePaymentsWithTextInTheFindField) {
  const auto game = occident();
  Alone alone(game, before(*game, [](const Event& event) {
                const auto* moved = std::get_if<RondelMoved>(&event);
                return moved != nullptr && moved->paid.total() > 0;
              }));
  int row = -1;
  for (std::size_t i = 0; i < alone.panel.list().rows().size(); ++i)
    if (alone.panel.list().rows()[i].payments > 1) row = static_cast<int>(i);
  ASSERT_GE(row, 0);
  const QString label =
      alone.panel.list().rows()[static_cast<std::size_t>(row)].label; // rows change meanwhile
  QTest::keyClicks(alone.filter(), label);
  ASSERT_FALSE(alone.filter()->text().isEmpty());
  const auto current = [&] {
    return alone.panel.list().rows()[static_cast<std::size_t>(alone.panel.list().current())];
  };
  for (int i = 0; i < 8 && current().payments < 2; ++i)
    alone.key(Qt::Key_Down); // "Maneuver I" finds both
  alone.key(Qt::Key_Right);
  ASSERT_TRUE(alone.card()->isVisible());
  EXPECT_EQ(alone.card()->payment(), 1U);
  alone.key(Qt::Key_Left);
  EXPECT_EQ(alone.card()->payment(), 0U);
  alone.key(Qt::Key_Right);
  const auto chosen = alone.panel.choices().chosen();
  ASSERT_TRUE(chosen);
  alone.key(Qt::Key_Return);
  ASSERT_FALSE(alone.played.empty());
  EXPECT_EQ(std::get<RondelMoved>(alone.played[0]).paid, chosen->payments[1]);
}

TEST(PlayPanel, ShowsAllPaymentsAtOnce) {
  const auto game = occident();
  Alone alone(game, before(*game, [](const Event& event) {
                const auto* moved = std::get_if<RondelMoved>(&event);
                return moved != nullptr && moved->paid.total() > 0;
              }));
  OfferList& list = alone.panel.list();
  int row = -1;
  for (std::size_t i = 0; i < list.rows().size(); ++i)
    if (list.rows()[i].payments > 1) row = static_cast<int>(i);
  ASSERT_GE(row, 0);
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.placeOfEnd(row).center());
  QComboBox* payments = alone.card()->payments();
  EXPECT_TRUE(payments->view()->isVisible());
  EXPECT_GE(payments->maxVisibleItems(), payments->count());
  payments->hidePopup();
}

TEST(PlayPanel, SaysWhyWhatIsLookedForCannotBeDone) {
  const auto game = occident();
  Alone alone(game, beforeA<UnitsMoved>(*game));
  QTest::keyClicks(alone.filter(), QStringLiteral("temple"));
  ASSERT_FALSE(alone.panel.list().rows().empty());
  const OfferRow& row = alone.panel.list().rows().back();
  EXPECT_TRUE(row.lacks.contains(QStringLiteral("this is possible only on Temple; the ")))
      << row.lacks.toStdString();
  alone.key(Qt::Key_Return);
  EXPECT_TRUE(alone.played.empty());
  EXPECT_EQ(alone.filter()->text(), QStringLiteral("temple"));
  pictureOf(alone.panel, "play-why-not");
}

/// The first nation goes to Know-how in its first turn, which it cannot pay for.
std::shared_ptr<const OpenedGame> withoutGold() {
  const auto sample = occident();
  EventLog log(NewGame{sample->game(), std::make_shared<Gazetteer>(sample->game().map)});
  const EventIndex begins = beforeA<RondelMoved>(*sample);
  for (EventIndex k = 2; k <= begins; ++k)
    log.append(log.mainHead(), sample->main()->event(k));
  const NationId first = std::get<TurnBegan>(sample->main()->event(begins)).nation;
  log.append(log.mainHead(), RondelMoved{first, Space::knowHow, Amount{}});
  EXPECT_TRUE(log.setLine(kMainLine, log.mainHead()));
  return openGame(std::move(log), sample->sharedBoard());
}

TEST(PlayPanel, SaysWhatIsLackingWhereNothingCanBeDone) {
  const auto game = withoutGold();
  Alone alone(game, game->main()->length());
  ASSERT_EQ(alone.panel.list().rows().size(), 1U);
  const QString why = alone.panel.list().rows().front().lacks;
  EXPECT_TRUE(why.startsWith(QStringLiteral("it costs 7 gold; the "))) << why.toStdString();
  alone.click(0);
  EXPECT_TRUE(alone.played.empty());
  pictureOf(alone.panel, "play-lacking");
}

TEST(PlayPanel, SaysWhyASpaceOrAKnowHowIsNotOnOffer) {
  const auto game = occident();
  Alone alone(game, beforeA<UnitsMoved>(*game));
  RondelView rondel(alone.store);
  KnowHowView knowHow(alone.store);
  BoardPanel board(alone.store);
  offerOnBoard(alone.panel, board, rondel, &knowHow);
  EXPECT_TRUE(knowHow.model()
                  .index(0, KnowHowModel::kName)
                  .data(Qt::ToolTipRole)
                  .toString()
                  .contains(QStringLiteral("this is possible only on Know-how")));
  EXPECT_EQ(alone.panel.whyNot(Pick::deed<RondelMoved>(), Pick::space(Space::iron)),
            QStringLiteral("the move on the rondel comes first and only once in a turn"));
  alone.panel.setActive(false);
  EXPECT_TRUE(alone.panel.whyNot(Pick::deed<RondelMoved>(), Pick::space(Space::iron)).isEmpty());
}

TEST(PlayPanel, LetsFewerUnitsBeChosen) {
  const auto game = occident();
  Alone alone(game, before(*game, [](const Event& event) {
                const auto* moved = std::get_if<UnitsMoved>(&event);
                return moved != nullptr && moved->count > 1;
              }));
  const auto move = std::get<UnitsMoved>(game->main()->event(alone.store.tab()->cursor + 1));
  alone.panel.pickProvince(move.from);
  auto* tuner = alone.panel.findChild<PlayTuner*>();
  ASSERT_TRUE(tuner->hasCount());
  EXPECT_GE(tuner->count()->value(), move.count);
  alone.key(Qt::Key_1);
  EXPECT_EQ(tuner->count()->value(), 1);
  alone.key(Qt::Key_Plus);
  EXPECT_EQ(tuner->count()->value(), 2);
  alone.key(Qt::Key_Minus);
  alone.panel.pickProvince(move.to);
  ASSERT_EQ(alone.played.size(), 1U);
  EXPECT_EQ(std::get<UnitsMoved>(alone.played[0]).count, 1);
}

/// Where so many units may move at once.
EventIndex beforeSeveral(const OpenedGame& game) {
  return before(game, [](const Event& event) {
    const auto* moved = std::get_if<UnitsMoved>(&event);
    return moved != nullptr && moved->count > 1;
  });
}

TEST(PlayPanel, TakesADigitForANumberOnlyOnARowThatWasGoneTo) {
  const auto game = occident();
  Alone alone(game, beforeSeveral(*game));
  alone.key(Qt::Key_2);
  EXPECT_EQ(alone.filter()->text(), QStringLiteral("2"));
  QTest::keyClicks(alone.filter(), QStringLiteral(" leg"));
  EXPECT_TRUE(alone.played.empty());
  const auto& rows = alone.panel.list().rows();
  ASSERT_FALSE(rows.empty());
  for (const OfferRow& row : rows)
    EXPECT_TRUE(!row.lacks.isEmpty() || row.label.startsWith(QStringLiteral("2 legions")))
        << row.label.toStdString();
  alone.key(Qt::Key_Escape);
  alone.panel.pickProvince(std::get<UnitsMoved>(game->main()->event(alone.store.tab()->cursor + 1)).from);
  const auto several = [&] {
    const int row = alone.panel.list().current();
    return row >= 0 && rows[static_cast<std::size_t>(row)].counts.size() > 1;
  };
  for (std::size_t i = 0; i < rows.size() && !several(); ++i)
    alone.key(Qt::Key_Down);
  ASSERT_TRUE(several());
  alone.key(Qt::Key_1);
  EXPECT_TRUE(alone.played.empty()) << "it waits";
  alone.key(Qt::Key_Return);
  ASSERT_EQ(alone.played.size(), 1U);
  EXPECT_EQ(std::get<UnitsMoved>(alone.played[0]).count, 1);
}

TEST(PlayPanel, PlaysTheNumberThatWasTyped) {
  const auto game = occident();
  Alone alone(game, beforeSeveral(*game));
  const auto move = std::get<UnitsMoved>(game->main()->event(alone.store.tab()->cursor + 1));
  const auto nameOf = [&](ProvinceId p) {
    return QString::fromStdString(game->names().province(p)).toLower();
  };
  for (const int count : {1, 2}) {
    alone.filter()->setText(
        QStringLiteral("%1 leg %2 %3").arg(count).arg(nameOf(move.from), nameOf(move.to)));
    alone.key(Qt::Key_Return);
    ASSERT_EQ(alone.played.size(), 1U);
    EXPECT_EQ(std::get<UnitsMoved>(alone.played[0]).count, count);
    EXPECT_EQ(std::get<UnitsMoved>(alone.played[0]).to, move.to);
  }
}

TEST(PlayPanel, NeverPlaysTwiceByADoubleClick) {
  const auto game = occident();
  Alone alone(game, beforeA<RondelMoved>(*game));
  std::size_t times = 0;
  QObject::connect(&alone.panel, &PlayPanel::played, [&] { ++times; });
  OfferList& list = alone.panel.list();
  const QPoint at = list.visualRect(list.model()->index(0, 0)).center();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
  QTest::mouseDClick(list.viewport(), Qt::LeftButton, {}, at);
  EXPECT_LE(times, 2U);
}

TEST(PlayPanel, ForgetsTheOldGameAtOnce) {
  const auto game = occident();
  Alone alone(game, beforeA<UnitsMoved>(*game));
  alone.store.dispatch(CloseTab{});
  EXPECT_TRUE(alone.panel.list().rows().empty());
  alone.key(Qt::Key_Return);
  alone.key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_TRUE(alone.played.empty());
}

TEST(Offering, AUnitThatIsDraggedMoves) {
  const auto game = occident();
  PlayTable table(game, beforeA<UnitsMoved>(*game));
  const auto move = std::get<UnitsMoved>(table.next());
  ASSERT_EQ(move.count, 1);
  const EventIndex before = table.cursor();
  table.dragUnit(move, true);
  EXPECT_EQ(table.cursor(), before + 1);
  EXPECT_FALSE(table.wrong);
  EXPECT_FALSE(table.board.sheet().sketched()) << "the way is drawn only while it is dragged";
}

TEST(Offering, WhatCannotMoveSaysSoAndTheBoardStays) {
  const auto game = occident();
  PlayTable table(game, beforeA<UnitsMoved>(*game));
  QSignalSpy told(&table.panel, &PlayPanel::told);
  UnitsMoved far = std::get<UnitsMoved>(table.next());
  const auto& map = *game->game().map;
  for (std::size_t p = 0; p < map.size(); ++p)
    if (ProvinceId(p) != far.from && map.border(far.from, ProvinceId(p)) == BorderKind::none)
      far.to = ProvinceId(p);
  const EventIndex before = table.cursor();
  table.dragUnit(far, false);
  EXPECT_EQ(table.cursor(), before);
  EXPECT_EQ(told.count(), 1);
}

TEST(Offering, WhereNothingMayLeaveDraggingMovesTheBoard) {
  const auto game = occident();
  PlayTable table(game, beforeA<UnitsMoved>(*game));
  QSignalSpy dragged(&table.board, &BoardPanel::unitsDragged);
  table.board.zoomIn();
  table.board.zoomIn();
  const std::vector<ProvinceId> departures = table.panel.offeredDepartures();
  ASSERT_FALSE(departures.empty());
  ProvinceId still;
  for (std::size_t p = 0; p < game->game().map->size(); ++p)
    if (std::ranges::find(departures, ProvinceId(p)) == departures.end()) still = ProvinceId(p);
  ASSERT_TRUE(still.exists());
  auto* sheet = table.board.findChild<BoardSheet*>();
  sheet->reveal(still);
  const QPointF origin = sheet->frame().origin();
  const QPoint at = sheet->picture()->cityAt(still).toPoint();
  const int by = at.x() > sheet->width() / 2 ? -60 : 60;
  QTest::mousePress(sheet, Qt::LeftButton, {}, at);
  QTest::mouseMove(sheet, at + QPoint(by / 2, by / 2));
  QTest::mouseMove(sheet, at + QPoint(by, by));
  QTest::mouseRelease(sheet, Qt::LeftButton, {}, at + QPoint(by, by));
  EXPECT_EQ(dragged.count(), 0);
  EXPECT_NE(sheet->frame().origin(), origin);
}

TEST(Offering, KeepsThePlainClickWhereNothingIsOffered) {
  SessionStore store;
  BoardPanel board(store);
  store.dispatch(OpenGame{occident()});
  board.resize(1000, 640);
  board.show();
  QCoreApplication::processEvents();
  QSignalSpy clicked(&board, &BoardPanel::provinceClicked);
  auto* sheet = board.findChild<BoardSheet*>();
  const auto city = [&](std::size_t p) { return sheet->picture()->cityAt(ProvinceId(p)).toPoint(); };
  QTest::mouseClick(sheet, Qt::LeftButton, {}, city(3));
  EXPECT_EQ(clicked.count(), 0);
  EXPECT_EQ(board.lit(), ProvinceId(3));
  const std::size_t signs = board.sheet().signs().size();
  board.offer({ProvinceId(5), ProvinceId(9)});
  EXPECT_EQ(board.sheet().signs().size(), signs + 2);
  QTest::mouseClick(sheet, Qt::LeftButton, {}, city(5));
  EXPECT_EQ(clicked.count(), 1);
  EXPECT_EQ(board.lit(), ProvinceId(3)) << "the light stays where it was";
  board.offer({});
  EXPECT_EQ(board.sheet().signs().size(), signs);
  QTest::mouseClick(sheet, Qt::LeftButton, {}, city(5));
  EXPECT_EQ(clicked.count(), 1);
}

TEST(Offering, RondelAndKnowHowsSayWhatIsClicked) {
  SessionStore store;
  RondelView rondel(store);
  KnowHowView knowHow(store);
  store.dispatch(OpenGame{occident()});
  rondel.resize(320, 320);
  knowHow.resize(420, 300);
  rondel.show();
  knowHow.show();
  QCoreApplication::processEvents();
  QSignalSpy spaces(&rondel, &RondelView::spaceClicked), knowHows(&knowHow, &KnowHowView::knowHowClicked);
  const auto clickName = [&](int row) {
    PlainTable& table = knowHow.table();
    const QModelIndex index = knowHow.model().index(row, KnowHowModel::kName);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(index).center());
  };
  QTest::mouseClick(&rondel, Qt::LeftButton, {}, rondel.placeOf(Space::gold).toPoint());
  clickName(2);
  EXPECT_EQ(spaces.count() + knowHows.count(), 0);
  rondel.offer({Space::gold});
  knowHow.offer({knowHow.model().knowHow(2)});
  QTest::mouseClick(&rondel, Qt::LeftButton, {}, rondel.placeOf(Space::gold).toPoint());
  QTest::mouseClick(&rondel, Qt::LeftButton, {}, rondel.placeOf(Space::iron).toPoint());
  clickName(2);
  clickName(1);
  EXPECT_EQ(spaces.count(), 1);
  EXPECT_EQ(knowHows.count(), 1);
  pictureOf(rondel, "play-rondel-offered");
  pictureOf(knowHow, "play-know-how-offered");
}

} // namespace
} // namespace annales::viewer::test
