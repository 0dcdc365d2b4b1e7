// Moves by few keys: other words for them, several in one line, the end of the turn with them.
#include "engine/fold/apply.h"
#include "tests/viewer/play/play_table.h"
#include "tests/viewer/play/typist.h"
#include "viewer/play/move_chain.h"

#include <QSignalSpy>
#include <cstdio>

namespace annales::viewer::test {
namespace {

constexpr std::size_t kTurnsTyped = 40;
constexpr const char* kOccident = "samples/game-occident.antike.jsonl";
constexpr const char* kDuellum = "samples/duellum.game-rome-carthage.antike.jsonl";

/// Rows for a text where the game stands after the event.
std::vector<OfferRow> rowsFor(const OpenedGame& game, EventIndex k, const QString& text) {
  return offerRowsLike(Choices(game.game(), game.main()->stateAt(k)), game.names(), NationId::none(), text);
}
const Event& firstOf(const Choices& choices, const OfferRow& row, Choices& picked) {
  picked = choices;
  for (const Pick& pick : row.picks)
    picked.pick(pick);
  static Event event;
  event = picked.chosen()->event;
  return event;
}
QString shortName(const OpenedGame& game, ProvinceId p) {
  return QString::fromStdString(game.names().province(p)).left(3).toLower();
}

TEST(Typing, AManeuverIsCalledByItsNumber) {
  const auto game = openedSample(kOccident);
  const EventIndex k = beforeA<RondelMoved>(*game);
  for (const char* text : {"Man2", "m2", "man 2"})
    EXPECT_EQ(rowsFor(*game, k, QLatin1String(text)).at(0).label, QStringLiteral("Maneuver II")) << text;
  EXPECT_EQ(rowsFor(*game, k, QStringLiteral("man1")).at(0).label, QStringLiteral("Maneuver I"));
}

TEST(Typing, ABattleIsAlsoAFight) {
  std::size_t fights = 0;
  for (const char* file : {kOccident, kDuellum}) {
    const auto game = openedSample(file);
    for (EventIndex k = 1; k < game->main()->length(); ++k) {
      if (!std::holds_alternative<BattleFought>(game->main()->event(k + 1))) continue;
      const auto named = rowsFor(*game, k, QStringLiteral("battle"));
      const auto called = rowsFor(*game, k, QStringLiteral("fight"));
      ASSERT_EQ(called.size(), named.size()) << k;
      fights += called.size();
    }
  }
  EXPECT_GT(fights, 0U);
}

/// Both may be built there; the place is for temples.
TEST(Typing, OnTheSpaceOfTemplesACityMeansItsTemple) {
  const auto game = openedSample(kDuellum);
  std::size_t both = 0;
  for (EventIndex k = 1; k < game->main()->length(); ++k) {
    const Choices choices(game->game(), game->main()->stateAt(k));
    for (const Leaf& leaf : choices.leaves()) {
      const auto* temple = std::get_if<TempleBuilt>(&leaf.chosen.event);
      if (temple == nullptr) continue;
      const auto rows = rowsFor(*game, k, shortName(*game, temple->province));
      ASSERT_FALSE(rows.empty());
      Choices picked;
      EXPECT_TRUE(std::holds_alternative<TempleBuilt>(firstOf(choices, rows[0], picked)))
          << k << ": " << rows[0].label.toStdString();
      both += rows.size() > 1 ? 1 : 0;
    }
  }
  EXPECT_GT(both, 0U);
}

TEST(Typing, UnitsGoWhereTheLastWordSays) {
  const auto game = openedSample(kOccident);
  std::size_t moves = 0;
  for (EventIndex k = 1; k < game->main()->length() && moves < 100; ++k) {
    const auto* moved = std::get_if<UnitsMoved>(&game->main()->event(k + 1));
    if (moved == nullptr) continue;
    const QString from = shortName(*game, moved->from), to = shortName(*game, moved->to);
    if (from == to) continue;
    const auto rows = rowsFor(*game, k, from + u' ' + to);
    ASSERT_FALSE(rows.empty());
    EXPECT_TRUE(rows[0].picks.size() > 2 && leadsTo(rows[0], *moved))
        << k << ": " << rows[0].label.toStdString();
    ++moves;
  }
  EXPECT_GT(moves, 20U);
}

/// A turn to Arming that arms twice.
class TypingTest : public ::testing::Test {
protected:
  TypingTest() {
    const OpenedLine& line = *game_->main();
    for (EventIndex k = 2; k + 3 < line.length() && at_ == 0; ++k) {
      const auto* way = std::get_if<RondelMoved>(&line.event(k + 1));
      const auto* one = std::get_if<UnitsArmed>(&line.event(k + 2));
      const auto* two = std::get_if<UnitsArmed>(&line.event(k + 3));
      const bool arms = way != nullptr && one != nullptr && two != nullptr &&
                        one->province != two->province && one->kind == Kind::legion &&
                        two->kind == Kind::legion;
      if (!arms || !way->paid.empty() || !std::holds_alternative<TurnEnded>(line.event(k + 4))) continue;
      at_ = k;
      text_ =
          QStringLiteral("arm %1 %2").arg(shortName(*game_, one->province), shortName(*game_, two->province));
    }
    EXPECT_NE(at_, 0U);
    table_ = std::make_unique<PlayTable>(game_, at_);
  }
  [[nodiscard]] const std::vector<OfferRow>& rows() { return table_->panel.list().rows(); }

  const std::shared_ptr<const OpenedGame> game_ = openedSample(kOccident);
  EventIndex at_ = 0;
  QString text_;
  std::unique_ptr<PlayTable> table_;
};

TEST_F(TypingTest, SeveralMovesAreOneLine) {
  table_->type(text_);
  ASSERT_FALSE(rows().empty()) << text_.toStdString();
  EXPECT_EQ(rows()[0].chain.size(), 3U) << rows()[0].label.toStdString();
  pictureOf(table_->panel, "play-chain");
  table_->key(Qt::Key_Return);
  EXPECT_FALSE(table_->wrong);
  EXPECT_EQ(table_->cursor(), at_ + 3);
  EXPECT_EQ(table_->plays, 1U) << "one thing to undo";
}

TEST_F(TypingTest, ACommaEndsAMove) {
  table_->type(text_.replace(u' ', QStringLiteral(", ")));
  ASSERT_FALSE(rows().empty());
  EXPECT_EQ(rows()[0].chain.size(), 3U);
  table_->type(QStringLiteral(" nowhere"));
  EXPECT_TRUE(rows().empty() || !rows()[0].lacks.isEmpty());
}

TEST_F(TypingTest, CtrlEnterPlaysTheLineAndEndsTheTurn) {
  table_->type(text_);
  table_->key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_FALSE(table_->wrong);
  EXPECT_TRUE(std::holds_alternative<TurnBegan>(table_->line().event(table_->cursor())));
  EXPECT_EQ(table_->plays, 1U);
  std::printf("arming two units: %zu keys\n", table_->keys);
  EXPECT_LE(table_->keys, 14U) << "21, each by itself with its unit";
}

TEST_F(TypingTest, TheNextNationsMoveEndsTheTurn) {
  table_->type(text_);
  table_->key(Qt::Key_Return);
  const EventIndex armed = table_->cursor();
  table_->type(QStringLiteral("gold"));
  ASSERT_FALSE(rows().empty());
  EXPECT_TRUE(rows()[0].label.startsWith(QStringLiteral("End the turn · "))) << rows()[0].label.toStdString();
  const std::vector<Event> events = table_->panel.eventsOfCurrent();
  ASSERT_GE(events.size(), 3U);
  EXPECT_TRUE(std::holds_alternative<TurnEnded>(events.front()));
  EXPECT_EQ(table_->cursor(), armed);
}

/// What cannot be done in this turn is no order to end it.
TEST_F(TypingTest, WhatIsRefusedHereIsNotTheNextNations) {
  table_->type(text_);
  table_->key(Qt::Key_Return);
  table_->type(QStringLiteral("temple"));
  ASSERT_FALSE(rows().empty());
  for (const OfferRow& row : rows())
    EXPECT_FALSE(row.lacks.isEmpty()) << row.label.toStdString();
  const auto refused = table_->panel.refused();
  ASSERT_TRUE(refused);
  EXPECT_TRUE(std::holds_alternative<TempleBuilt>(refused->event));
}

TEST_F(TypingTest, CtrlEnterAsksBeforeItDropsWords) {
  table_->type(text_);
  table_->key(Qt::Key_Return);
  const EventIndex armed = table_->cursor();
  QSignalSpy told(&table_->panel, &PlayPanel::told);
  table_->type(QStringLiteral("xyzzy"));
  table_->key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_EQ(table_->cursor(), armed);
  ASSERT_EQ(told.size(), 1);
  EXPECT_TRUE(told[0][0].toString().contains(QStringLiteral("“xyzzy”")))
      << told[0][0].toString().toStdString();
  EXPECT_EQ(table_->filter()->text(), QStringLiteral("xyzzy"));
  table_->type(QStringLiteral("y"));
  table_->key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_EQ(table_->cursor(), armed) << "other words are asked about anew";
  table_->key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_GT(table_->cursor(), armed);
  EXPECT_TRUE(table_->filter()->text().isEmpty());
}

TEST(Typing, TheRowSaysWhatIsPaid) {
  const auto game = openedSample(kOccident);
  std::size_t seen = 0;
  for (EventIndex k = 2; k < game->main()->length() && seen == 0; ++k) {
    if (!std::holds_alternative<RondelMoved>(game->main()->event(k + 1))) continue;
    PlayTable table(game, k);
    OfferList& list = table.panel.list();
    for (std::size_t row = 0; row < list.rows().size() && seen == 0; ++row) {
      if (!list.rows()[row].isEvent() || list.rows()[row].payments < 2) continue;
      ++seen;
      for (std::size_t i = 0; i <= row; ++i)
        table.key(Qt::Key_Down);
      const Amount usual = list.priceOf(static_cast<int>(row));
      EXPECT_EQ(usual, list.rows()[row].price);
      table.key(Qt::Key_Right);
      const int chosen = list.chosen();
      ASSERT_GE(chosen, 0);
      EXPECT_EQ(list.priceOf(chosen), table.card()->amount());
      EXPECT_FALSE(list.priceOf(chosen) == usual);
      const QString spoken = list.model()->index(chosen, 0).data(Qt::AccessibleTextRole).toString();
      EXPECT_TRUE(
          spoken.contains(QString::fromStdString(priceInWords(table.card()->amount(), Language::english))))
          << spoken.toStdString();
      pictureOf(table.panel, "play-payment-in-row");
      table.key(Qt::Key_Left);
      EXPECT_EQ(list.priceOf(chosen), usual);
      table.key(Qt::Key_Escape);
      EXPECT_EQ(list.priceOf(static_cast<int>(row)), usual);
    }
  }
  EXPECT_EQ(seen, 1U);
}

struct KeysOfGame {
  std::size_t turns = 0, keys = 0, skipped = 0, arming = 0, armingKeys = 0, fighting = 0, fightingKeys = 0;
};

/// The first turns of a game, by keys.
KeysOfGame typedGame(const std::string& file, Typist::Habit habit, std::size_t most) {
  PlayTable table(openedSample(file));
  KeysOfGame sum;
  table.goTo(beforeA<RondelMoved>(*openedSample(file)));
  while (!table.atEnd() && sum.turns < most && !testing::Test::HasFailure()) {
    Typist typist(table, habit);
    const std::vector<EventIndex> turn = typist.decisions();
    const EventIndex from = table.cursor();
    const auto count = [&](auto&& test) {
      return std::ranges::count_if(turn, [&](EventIndex k) { return test(table.line().event(k)); });
    };
    const bool begins =
        !turn.empty() && std::holds_alternative<RondelMoved>(table.line().event(turn.front()));
    const bool done = begins && typist.playTurn();
    EventIndex next = from + 1;
    while (next < table.line().length() && !std::holds_alternative<RondelMoved>(table.line().event(next + 1)))
      ++next;
    if (!done || table.cursor() != next) ++sum.skipped;
    if (done && table.cursor() == next) {
      ++sum.turns;
      sum.keys += table.keys;
      const auto arms = count([](const Event& e) { return std::holds_alternative<UnitsArmed>(e); });
      const auto fights = count([](const Event& e) {
        return std::holds_alternative<BattleFought>(e) || std::holds_alternative<CityConquered>(e) ||
               std::holds_alternative<CityFounded>(e);
      });
      if (arms == 2) ++sum.arming, sum.armingKeys += table.keys;
      if (fights > 0) ++sum.fighting, sum.fightingKeys += table.keys;
    }
    table.wrong = false;
    table.goTo(next);
    table.filter()->clear();
  }
  return sum;
}

/// `most`: of the keys that it takes move by move.
void countKeys(const char* file, double most) {
  const auto each = [](std::size_t keys, std::size_t turns) {
    return static_cast<double>(keys) / static_cast<double>(std::max<std::size_t>(1, turns));
  };
  const auto tell = [&](const char* how, const KeysOfGame& sum) {
    std::printf("%s, %s: %zu turns, %.1f keys a turn; %zu arm two units: %.1f; %zu maneuvers with battle or "
                "founding: %.1f; %zu turns not typed\n",
                file, how, sum.turns, each(sum.keys, sum.turns), sum.arming, each(sum.armingKeys, sum.arming),
                sum.fighting, each(sum.fightingKeys, sum.fighting), sum.skipped);
  };
  const KeysOfGame before = typedGame(file, Typist::Habit::moveByMove, kTurnsTyped);
  const KeysOfGame now = typedGame(file, Typist::Habit::inOneLine, kTurnsTyped);
  tell("move by move", before);
  tell("in one line", now);
  EXPECT_EQ(now.turns, kTurnsTyped);
  EXPECT_LE(now.skipped, before.skipped + 2);
  const double longBefore =
      each(before.armingKeys, before.arming) + each(before.fightingKeys, before.fighting);
  const double longNow = each(now.armingKeys, now.arming) + each(now.fightingKeys, now.fighting);
  EXPECT_LE(longNow, most * longBefore) << "turns that arm two units, and those that fight or found";
  EXPECT_LE(each(now.keys, now.turns) * 4, each(before.keys, before.turns) * 3)
      << "many turns only produce, which takes four keys instead of five";
}

TEST(Typing, AntikeTakesAThirdLessKeysInOneLine) {
  countKeys(kOccident, 0.66);
}

TEST(Typing, DuellumTakesAThirdLessKeysInOneLine) {
  countKeys(kDuellum, 0.67); // the cards that follow are typed, too
}

} // namespace
} // namespace annales::viewer::test
