#include "libreplay/log/tags.h"
#include "tests/often.h"
#include "tests/viewer/tables/games.h"
#include "viewer/tables/bank_view.h"
#include "viewer/tables/know_how_view.h"
#include "viewer/tables/nations_view.h"
#include "viewer/tables/rondel_view.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <memory>

namespace annales::viewer {
namespace {

using F = NationField;
using Fatal = QAbstractItemModelTester::FailureReportingMode;

/// The number as the charts have it; none for what they do not count.
std::optional<Measure> measureOf(NationField field) {
  switch (field) {
  case F::points:
    return Measure::points;
  case F::legions:
    return Measure::legions;
  case F::legionsInSupply:
    return Measure::legionsInSupply;
  case F::legionsInBox:
    return Measure::legionsInBox;
  case F::galleys:
    return Measure::galleys;
  case F::galleysInSupply:
    return Measure::galleysInSupply;
  case F::galleysInBox:
    return Measure::galleysInBox;
  case F::cities:
    return Measure::cities;
  case F::temples:
    return Measure::temples;
  case F::seas:
    return Measure::seas;
  case F::knowHows:
    return Measure::knowHows;
  case F::walls:
    return Measure::walls;
  default:
    break;
  }
  const auto place = static_cast<std::size_t>(field);
  if (field <= F::navigators) return plus(Measure::kings, place - static_cast<std::size_t>(F::kings));
  if (field <= F::coins) return plus(Measure::marble, place - static_cast<std::size_t>(F::marble));
  return std::nullopt;
}

int fromState(const GameState& state, NationId n, NationField field, std::size_t provinces) {
  const auto onBoard = [&](Kind kind) {
    int sum = 0;
    for (std::size_t p = 0; p < provinces; ++p)
      sum += state.units(ProvinceId(p), n, kind);
    return sum;
  };
  switch (field) {
  case F::commanders:
    return onBoard(Kind::commander);
  case F::admirals:
    return onBoard(Kind::admiral);
  case F::commandersInBox:
    return state[n].box[indexOf(Kind::commander)];
  case F::admiralsInBox:
    return state[n].box[indexOf(Kind::admiral)];
  case F::stones:
    return state[n].stones;
  case F::wallsInSupply:
    return state[n].walls;
  default:
    ADD_FAILURE() << "a field that nobody checks";
    return -1;
  }
}

int changeIn(const NationChange& change, NationField field) {
  const auto place = static_cast<std::size_t>(field);
  if (field >= F::kings && field <= F::navigators)
    return change.personages[place - static_cast<std::size_t>(F::kings)];
  if (field >= F::marble && field <= F::coins)
    return change.stock[place - static_cast<std::size_t>(F::marble)];
  switch (field) {
  case F::points:
    return change.points;
  case F::legions:
    return change.units[0];
  case F::legionsInSupply:
    return change.supply[0];
  case F::legionsInBox:
    return change.box[0];
  case F::galleys:
    return change.units[1];
  case F::galleysInSupply:
    return change.supply[1];
  case F::galleysInBox:
    return change.box[1];
  case F::commanders:
    return change.units[2];
  case F::admirals:
    return change.units[3];
  case F::cities:
    return change.cities;
  case F::temples:
    return change.temples;
  case F::seas:
    return change.seas;
  case F::knowHows:
    return change.knowHows;
  case F::wallsInSupply:
    return change.walls;
  default:
    return -1000;
  }
}

TEST(Nations, ShowTheFoldAtEveryEvent) {
  for (const auto& game : test::everyGame()) {
    SessionStore store;
    NationsView view(store);
    const QAbstractItemModelTester tester(view.table().model(), Fatal::Fatal);
    store.dispatch(OpenGame{game});
    const OpenedLine& line = *store.tab()->line;
    const NationsModel& model = view.model();
    ASSERT_EQ(model.rowCount(), static_cast<int>(game->game().nations()));
    for (EventIndex k = 1; k <= line.length(); ++k) {
      store.dispatch(GoTo{k});
      const GameState state = line.stateAt(k);
      for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 1; column < model.columnCount(); ++column) {
          const NationId n(static_cast<std::size_t>(row));
          const NationField field = model.field(column);
          const auto measure = measureOf(field);
          const int wanted = measure ? line.stats().series.at(*measure, n, k)
                                     : fromState(state, n, field, game->game().map->size());
          const QModelIndex cell = model.index(row, column);
          ASSERT_EQ(cell.data(NationsModel::kValue).toInt(), wanted) << k << " column " << column;
          const QString number = cell.data().toString();
          ASSERT_EQ(number.section(u'/', 0, 0), QString::number(wanted));
        }
    }
  }
}

TEST(Nations, MarkWhatTheLedgerSays) {
  for (const auto& game : {test::sixNations(), test::duellumGame()}) {
    SessionStore store;
    NationsView view(store);
    store.dispatch(OpenGame{game});
    const OpenedLine& line = *store.tab()->line;
    std::size_t marked = 0;
    for (EventIndex k = 1; k <= line.length(); ++k) {
      store.dispatch(GoTo{k});
      std::vector<NationChange> changes(game->game().nations());
      for (const NationChange& change : line.stats().ledger.at(k))
        changes[change.nation.index()] = change;
      for (int row = 0; row < view.model().rowCount(); ++row)
        for (int column = 1; column < view.model().columnCount(); ++column) {
          const int wanted = changeIn(changes[static_cast<std::size_t>(row)], view.model().field(column));
          if (wanted == -1000) continue;
          ASSERT_EQ(view.model().index(row, column).data(NationsModel::kChange).toInt(), wanted) << k;
          marked += wanted != 0 ? 1 : 0;
        }
    }
    EXPECT_GT(marked, line.length() / 2);
  }
}

TEST(Nations, TellOnlyOfRowsThatDiffer) {
  SessionStore store;
  NationsView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  const OpenedLine& line = *store.tab()->line;
  for (EventIndex k = 2; k <= 200; ++k) {
    store.dispatch(GoTo{k - 1});
    const auto before = [&] {
      QStringList all;
      for (int row = 0; row < view.model().rowCount(); ++row)
        for (int column = 0; column < view.model().columnCount(); ++column)
          for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(NationsModel::kChange),
                                 static_cast<int>(NationsModel::kActs)})
            all << view.model().index(row, column).data(role).toString();
      return all;
    };
    const QStringList was = before();
    QSignalSpy told(&view.model(), &QAbstractItemModel::dataChanged);
    store.dispatch(GoTo{k});
    EXPECT_EQ(told.isEmpty(), was == before()) << k << " of " << line.length();
  }
}

TEST(Nations, ClickSelectsAndClickAgainLetsGo) {
  SessionStore store;
  NationsView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  view.resize(460, 260);
  view.show();
  const QPoint third = view.table().visualRect(view.model().index(2, 0)).center();
  QTest::mouseClick(view.table().viewport(), Qt::LeftButton, {}, third);
  EXPECT_EQ(store.tab()->selected, NationId(2));
  EXPECT_TRUE(view.model().index(2, 0).data(NationsModel::kSelected).toBool());
  QTest::mouseClick(view.table().viewport(), Qt::LeftButton, {}, third);
  EXPECT_FALSE(store.tab()->selected.exists());
}

TEST(Nations, LeaveSteppingKeysToTheWindow) {
  SessionStore store;
  NationsView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,
                            Qt::Key_End, Qt::Key_Space, Qt::Key_Comma, Qt::Key_Period}) {
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QApplication::sendEvent(&view.table(), &press);
    EXPECT_FALSE(press.isAccepted()) << key;
  }
}

TEST(Nations, FoldWhatIsNotOnTheBoardBehindWhatIs) {
  SessionStore store;
  NationsView view(store);
  for (const auto& game : {test::sixNations(), test::duellumGame()}) {
    store.dispatch(OpenGame{game});
    store.dispatch(GoToEnd{});
    const GameState state = store.tab()->state();
    bool legions = false;
    for (int column = 1; column < view.model().columnCount(); ++column) {
      EXPECT_NE(view.model().field(column), F::legionsInSupply);
      if (view.model().field(column) != F::legions) continue;
      legions = true;
      int board = 0;
      for (std::size_t p = 0; p < game->game().map->size(); ++p)
        board += state.units(ProvinceId(p), NationId(0), Kind::legion);
      const int away = state[NationId(0)].supply[0] + state[NationId(0)].box[0];
      const QModelIndex cell = view.model().index(0, column);
      EXPECT_EQ(cell.data().toString(), QStringLiteral("%1/%2").arg(board).arg(board + away));
      EXPECT_TRUE(cell.data(Qt::ToolTipRole).toString().contains(NationWords::of(F::legionsInSupply)));
    }
    EXPECT_TRUE(legions);
  }
}

/// The name of whoever acts is bold, so it is the widest.
TEST(Nations, NamesAreWholeWhereThereIsRoom) {
  SessionStore store;
  NationsView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  view.resize(540, 260);
  view.show();
  double widest = 0;
  for (const NationLook& nation : view.model().nations())
    widest = std::max(
        widest, QFontMetricsF(Look::of(annales::View()).font(9.5, true)).horizontalAdvance(nation.name));
  EXPECT_GE(view.table().columnWidth(0), widest + 40);
}

TEST(Nations, GroupsHaveWordsWhereThereIsRoom) {
  SessionStore store;
  NationsView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  view.resize(620, 400);
  view.show();
  const int high = view.table().horizontalHeader()->height();
  view.resize(620, 200);
  EXPECT_LT(view.table().horizontalHeader()->height(), high);
  for (const NationField first : {F::points, F::kings, F::marble, F::legions, F::cities})
    EXPECT_FALSE(NationWords::ofGroup(first).isEmpty());
}

TEST(Nations, SixFitASmallDock) {
  SessionStore store;
  NationsView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  view.resize(460, 260);
  view.show();
  const QRect last = view.table().visualRect(view.model().index(5, view.model().columnCount() - 1));
  EXPECT_TRUE(view.table().viewport()->rect().contains(last));
}

TEST(KnowHows, ShowTheFoldAtEveryEvent) {
  for (const auto& game : test::everyGame()) {
    SessionStore store;
    KnowHowView view(store);
    const QAbstractItemModelTester tester(view.table().model(), Fatal::Fatal);
    store.dispatch(OpenGame{game});
    const OpenedLine& line = *store.tab()->line;
    const KnowHowModel& model = view.model();
    ASSERT_EQ(model.rowCount(), static_cast<int>(game->game().ruleset->knowHows.size()));
    for (EventIndex k = 1; k <= line.length(); ++k) {
      store.dispatch(GoTo{k});
      const GameState state = line.stateAt(k);
      for (int row = 0; row < model.rowCount(); ++row) {
        const KnowHowId knowHow = model.knowHow(row);
        const bool anybody = ((state.known() >> knowHow.index()) & 1U) != 0;
        ASSERT_EQ(model.index(row, 0).data(KnowHowModel::kFirst).toInt() == -1, !anybody) << k;
        ASSERT_EQ(model.index(row, KnowHowModel::kPrice).data(KnowHowModel::kDear).toBool(), !anybody);
        for (std::size_t n = 0; n < game->game().nations(); ++n) {
          const QModelIndex cell = model.index(row, KnowHowModel::kFirstNation + static_cast<int>(n));
          ASSERT_EQ(cell.data(KnowHowModel::kKnown).toBool(), state[NationId(n)].knows(knowHow)) << k;
          const EventIndex since = cell.data(KnowHowModel::kSince).toUInt();
          ASSERT_EQ(cell.data(KnowHowModel::kNew).toBool(), since == k);
          if (since == 0) continue;
          const auto& bought = std::get<KnowHowDeveloped>(line.event(since));
          ASSERT_EQ(bought.nation, NationId(n));
          ASSERT_EQ(bought.knowHow, knowHow);
        }
      }
    }
  }
}

TEST(KnowHows, HigherOnesStandBelowWhatTheyBuildOn) {
  SessionStore store;
  KnowHowView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  const auto& rules = test::sixNations()->game().ruleset->knowHows;
  int higher = 0;
  for (int row = 0; row < view.model().rowCount(); ++row) {
    const KnowHowId lower = rules[view.model().knowHow(row).index()].lower;
    EXPECT_EQ(view.model().index(row, 0).data(KnowHowModel::kHigher).toBool(), lower.exists());
    if (!lower.exists()) continue;
    ++higher;
    ASSERT_GT(row, 0);
    EXPECT_EQ(view.model().knowHow(row - 1), lower);
  }
  EXPECT_EQ(higher, 4);
}

TEST(Rondel, ShowsTheFoldThroughoutEverySample) {
  for (const auto& game : test::everyGame()) {
    SessionStore store;
    RondelView view(store);
    view.resize(300, 300);
    store.dispatch(OpenGame{game});
    const OpenedLine& line = *store.tab()->line;
    const EventIndex step = annales::test::isThorough() ? 1 : 5;
    for (EventIndex k = 1; k <= line.length(); k += step) {
      store.dispatch(GoTo{k});
      const GameState state = line.stateAt(k);
      const RondelPicture& picture = view.picture();
      std::size_t shown = picture.outside.size();
      for (std::size_t s = 0; s < kSpaces; ++s)
        for (const NationId n : picture.standing[s]) {
          ASSERT_EQ(state[n].rondel, static_cast<Space>(s)) << k;
          ++shown;
        }
      for (const NationId n : picture.outside)
        ASSERT_EQ(state[n].rondel, Space::none) << k;
      ASSERT_EQ(shown, game->game().nations());
      for (std::size_t a = 0; a < game->game().nations(); ++a) {
        ASSERT_TRUE(QRectF(view.rect()).contains(view.markerOf(NationId(a)))) << k;
        for (std::size_t b = a + 1; b < game->game().nations(); ++b) {
          const QRectF common = view.markerOf(NationId(a)) & view.markerOf(NationId(b));
          ASSERT_LT(common.width() * common.height(), 60) << k;
        }
      }
      const auto* moved = std::get_if<RondelMoved>(&line.event(k));
      ASSERT_EQ(picture.moved.has_value(), moved != nullptr) << k;
      if (moved != nullptr) {
        ASSERT_EQ(picture.moved->to, moved->to);
      }
    }
  }
}

TEST(Rondel, NothingCoversAWord) {
  for (const QLocale::Language language : {QLocale::English, QLocale::German})
    for (const QSize size : {QSize(190, 190), QSize(320, 320), QSize(700, 500)}) {
      QLocale::setDefault(QLocale(language));
      SessionStore store;
      RondelView view(store);
      view.resize(size);
      store.dispatch(OpenGame{test::sixNations()});
      for (EventIndex k = 1; k <= store.tab()->line->length(); k += 7) {
        store.dispatch(GoTo{k});
        for (std::size_t w = 0; w < kSpaces; ++w) {
          const QRectF word = view.wordOf(static_cast<Space>(w));
          for (std::size_t s = 0; s < kSpaces; ++s)
            ASSERT_FALSE(view.priceOf(static_cast<Space>(s)).intersects(word))
                << k << " price " << s << " word " << w;
          for (std::size_t n = 0; n < 6; ++n)
            ASSERT_FALSE(view.markerOf(NationId(n)).intersects(word))
                << k << " nation " << n << " word " << w;
        }
      }
    }
  QLocale::setDefault(QLocale(QLocale::English));
}

/// Six may stand together.
TEST(Rondel, PiecesFindRoomBesideTheWordOfEverySpace) {
  for (std::size_t s = 0; s < kSpaces; ++s)
    for (std::size_t count = 1; count <= 6; ++count) {
      const auto space = static_cast<Space>(s);
      const QRectF word = rondelWord(space, {rondelWordRoom(space), 0.09});
      const std::vector<QRectF> pieces = rondelPieces(space, count, word);
      ASSERT_EQ(pieces.size(), count);
      for (std::size_t a = 0; a < count; ++a) {
        EXPECT_FALSE(pieces[a].intersects(word)) << s << ' ' << count;
        for (std::size_t b = a + 1; b < count; ++b)
          EXPECT_FALSE(pieces[a].intersects(pieces[b])) << s << ' ' << count;
      }
      EXPECT_GT(pieces[0].height(), 0.06) << s << ' ' << count << " can still be read";
    }
}

TEST(Rondel, PricesAreThoseThatWerePaid) {
  SessionStore store;
  RondelView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  const OpenedLine& line = *store.tab()->line;
  int dear = 0;
  for (EventIndex k = 2; k <= line.length(); ++k) {
    const auto* moved = std::get_if<RondelMoved>(&line.event(k));
    if (moved == nullptr) continue;
    store.dispatch(GoTo{k - 1});
    ASSERT_EQ(view.picture().chooser, moved->nation) << k;
    int paid = 0;
    for (const std::int32_t n : moved->paid.of)
      paid += n;
    ASSERT_EQ(view.picture().prices[indexOf(moved->to)], paid) << k;
    dear += paid > 0 ? 1 : 0;
  }
  EXPECT_GT(dear, 0);
}

TEST(Rondel, ClickOnAMarkerSelectsAndPricesFollow) {
  SessionStore store;
  RondelView view(store);
  store.dispatch(OpenGame{test::sixNations()});
  store.dispatch(GoToEnd{});
  view.resize(320, 320);
  QTest::mouseClick(&view, Qt::LeftButton, {}, view.markerOf(NationId(3)).center().toPoint());
  EXPECT_EQ(store.tab()->selected, NationId(3));
  EXPECT_EQ(view.picture().chooser, NationId(3));
  const GameState state = store.tab()->state();
  for (std::size_t s = 0; s < kSpaces; ++s)
    EXPECT_EQ(view.picture().prices[s],
              rondelPrice(rondelDistance(state[NationId(3)].rondel, static_cast<Space>(s))));
}

TEST(Bank, ShowsTheFoldAtEveryEvent) {
  for (const auto& game : test::everyGame()) {
    SessionStore store;
    BankView view(store);
    store.dispatch(OpenGame{game});
    const OpenedLine& line = *store.tab()->line;
    for (EventIndex k = 1; k <= line.length(); ++k) {
      store.dispatch(GoTo{k});
      const GameState state = line.stateAt(k);
      const BankPicture& picture = view.picture();
      ASSERT_EQ(picture.goal, state.fixed.goal);
      ASSERT_EQ(picture.coins.left, state.bank.coins) << k;
      ASSERT_EQ(picture.temples.left, state.bank.temples) << k;
      for (std::size_t p = 0; p < kPersonages; ++p) {
        int won = 0;
        for (std::size_t n = 0; n < game->game().nations(); ++n)
          won += state[NationId(n)].personages[p];
        ASSERT_EQ(picture.personages[p].left, state.bank.personages[p]) << k;
        ASSERT_LE(picture.personages[p].left + won, picture.personages[p].all) << k;
      }
      ASSERT_EQ(picture.tokens.has_value(), game->game().ruleset->id == RulesetId::duellum);
      for (std::size_t t = 0; picture.tokens && t < 3; ++t)
        ASSERT_EQ((*picture.tokens)[t].left, state.bank.tokens[t]) << k;
      ASSERT_EQ(picture.bellona, state.bellona) << k;
      ASSERT_EQ(picture.display.size(), state.cards.displayed) << k;
      ASSERT_EQ(view.words()[1].section(u' ', -1).toInt(), state.bank.coins) << k;
    }
  }
}

TEST(Bank, CountsEveryCardOfTheDeck) {
  SessionStore store;
  BankView view(store);
  store.dispatch(OpenGame{test::duellumGame()});
  std::size_t cards = 0;
  for (const Card& card : test::duellumGame()->game().ruleset->deck)
    cards += static_cast<std::size_t>(card.copies);
  std::size_t held = 0;
  for (EventIndex k = 1; k <= store.tab()->line->length(); ++k) {
    store.dispatch(GoTo{k});
    const BankPicture& picture = view.picture();
    const std::size_t hands = picture.hands[0].size() + picture.hands[1].size();
    ASSERT_EQ(picture.display.size() + hands + static_cast<std::size_t>(picture.drawPile + picture.discards),
              cards)
        << k;
    held = std::max(held, hands);
  }
  EXPECT_GT(held, 0U);
}

TEST(Bank, ShowsCardsWithTheirText) {
  SessionStore store;
  BankView view(store);
  store.dispatch(OpenGame{test::duellumGame()});
  std::size_t inHand = 0, played = 0;
  for (EventIndex k = 1; k <= store.tab()->line->length(); ++k) {
    store.dispatch(GoTo{k});
    const CardState& state = store.tab()->state().cards;
    ASSERT_EQ(view.cards().size(), 4U) << "display, two hands, played";
    std::vector<int> counts;
    for (const CardGroup& row : view.cards()) {
      counts.push_back(0);
      for (const CardTile& card : row.cards) {
        counts.back() += card.count;
        ASSERT_FALSE(card.name.isEmpty() || card.text.isEmpty() || card.when.isEmpty());
      }
    }
    int discards = 0;
    std::array<int, 2> hands{};
    for (const CardState::Pile& pile : state.piles) {
      discards += pile.discards;
      hands[0] += pile.hand[0];
      hands[1] += pile.hand[1];
    }
    ASSERT_EQ(counts, (std::vector<int>{state.displayed, hands[0], hands[1], discards})) << k;
    inHand = std::max(inHand, static_cast<std::size_t>(hands[0]));
    played = std::max(played, static_cast<std::size_t>(discards));
  }
  EXPECT_GT(inHand, 0U);
  EXPECT_GT(played, 0U);
}

TEST(Bank, CardsKeepTheirTextWhereThereIsRoom) {
  SessionStore store;
  BankView view(store);
  store.dispatch(OpenGame{test::duellumGame()});
  store.dispatch(GoToEnd{});
  const Look look = Look::of(annales::View());
  const CardLayout whole(view.cards(), look, 400, true), names(view.cards(), look, 400, false);
  EXPECT_GT(whole.height(), names.height());
  for (const CardLayout* layout : {&whole, &names})
    for (std::size_t a = 0; a < layout->places().size(); ++a) {
      EXPECT_LE(layout->places()[a].box.right(), 400);
      for (std::size_t b = a + 1; b < layout->places().size(); ++b)
        EXPECT_FALSE(layout->places()[a].box.intersects(layout->places()[b].box));
    }
  EXPECT_TRUE(
      CardWords::tip(view.cards().back().cards.front()).contains(view.cards().back().cards.front().text));
}

TEST(Nations, ExplainSpecialUnitsAndTheBox) {
  SessionStore store;
  NationsView view(store);
  store.dispatch(OpenGame{test::duellumGame()});
  int explained = 0;
  for (int column = 1; column < view.model().columnCount(); ++column) {
    const QString words = NationWords::explain(view.model().field(column));
    if (words.isEmpty()) continue;
    ++explained;
    EXPECT_TRUE(view.model().index(0, column).data(Qt::ToolTipRole).toString().contains(words));
    EXPECT_TRUE(view.model().headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().contains(words));
  }
  EXPECT_GE(explained, 6) << "commander, admiral, and four kinds in the box";
}

template <class View> void endure() {
  SessionStore store;
  View view(store);
  view.resize(300, 220);
  const QImage empty = view.grab().toImage();
  store.dispatch(OpenGame{test::bareGame()});
  store.dispatch(GoToEnd{});
  store.dispatch(Hover{3});
  EXPECT_NE(view.grab().toImage(), empty);
  QEvent language(QEvent::LanguageChange);
  QApplication::sendEvent(&view, &language);
  annales::View look;
  look.dark = look.projector = true;
  wearLook(look);
  const QImage before = view.grab().toImage();
  store.dispatch(SetView{look});
  EXPECT_NE(view.grab().toImage(), before);
  store.dispatch(CloseTab{0});
  wearLook({});
  store.dispatch(SetView{});
  EXPECT_EQ(view.grab().toImage(), empty);
}

TEST(Tables, EndureNoGameBareBoardsAndOtherLooks) {
  endure<NationsView>();
  endure<KnowHowView>();
  endure<RondelView>();
  endure<BankView>();
}

/// On the nation of the row, and on who plays it where the game says so.
TEST(Nations, OfferReportsOnANationAndItsPlayer) {
  const auto game = test::sixNations();
  SessionStore store;
  store.dispatch(OpenGame{game});
  NationsView view(store);
  EXPECT_EQ(view.menuOf(-1), nullptr);
  const std::string word = game->game().nationWord(NationId(1));
  const std::string player = tagOf(game->log().tags(), "player." + word);
  const std::unique_ptr<QMenu> menu(view.menuOf(1));
  ASSERT_NE(menu, nullptr);
  ASSERT_EQ(menu->actions().size(), player.empty() ? 1 : 2);
  QSignalSpy asked(&view, &NationsView::reportAsked);
  menu->actions().first()->trigger();
  ASSERT_EQ(asked.count(), 1);
  EXPECT_EQ(asked.at(0).at(0).value<ReportKind>(), ReportKind::nation);
  EXPECT_EQ(asked.at(0).at(1).toString().toStdString(), word);
}

} // namespace
} // namespace annales::viewer
