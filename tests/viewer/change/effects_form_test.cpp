// What else a table got wrong and what a card did: entered line by line, refused while it cannot be.
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "tests/viewer/samples.h"
#include "viewer/change/card_dialog.h"
#include "viewer/change/corrected_dialog.h"
#include "viewer/store/session_store.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>

namespace annales::viewer::test {
namespace {

using Op = Adjustment::Op;

/// A game between bots whose deck has two cards with texts of its owner's.
std::shared_ptr<const OpenedGame> withFreeCards() {
  const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.ruleset = RulesetId::duellum;
  spec.board = shelf.find("rome-carthage");
  spec.nations = 2;
  spec.seed = 4;
  spec.options.deck = std::vector<Card>{{"gift", 20, CardDoes::free, CardWhen::ownTurn},
                                        {"quake", 5, CardDoes::wallDestroyed, CardWhen::ownTurn}};
  return playedByBots(spec);
}

/// The corrections of a place in a game.
struct Correcting {
  Correcting(const std::shared_ptr<const OpenedGame>& game, EventIndex at) {
    store.dispatch(OpenGame{game, at});
    dialog = std::make_unique<CorrectedDialog>(*store.tab(), View{});
    dialog->show();
    QApplication::processEvents();
  }
  [[nodiscard]] EffectsForm& form() const { return dialog->effects(); }
  static void pick(QComboBox& box, const QString& text) { box.setCurrentIndex(box.findText(text)); }
  [[nodiscard]] GameState after() const {
    GameState state = store.tab()->state();
    EXPECT_FALSE(annales::apply(state, dialog->correction()));
    return state;
  }
  SessionStore store;
  std::unique_ptr<CorrectedDialog> dialog;
};

std::shared_ptr<const OpenedGame> duellum() {
  return openedSample("samples/duellum.game-rome-carthage.antike.jsonl");
}

TEST(EffectsForm, UnitsGoFromTheSupplyToAProvince) {
  Correcting c(openedSample("samples/game-occident.antike.jsonl"), 60);
  c.form().choose(Op::units);
  c.form().number().setValue(2);
  ASSERT_TRUE(c.form().add().isEnabled()) << c.form().words().text().toStdString();
  QTest::mouseClick(&c.form().add(), Qt::LeftButton);
  ASSERT_EQ(c.form().list().count(), 1);
  EXPECT_TRUE(c.form().list().item(0)->text().contains(QStringLiteral("2 legions from the supply")))
      << c.form().list().item(0)->text().toStdString();
  EXPECT_FALSE(c.dialog->button().isEnabled()) << "without a reason";
  QTest::keyClicks(&c.dialog->reason(), QStringLiteral("forgotten"));
  EXPECT_TRUE(c.dialog->button().isEnabled()) << c.dialog->words().text().toStdString();
  EXPECT_TRUE(c.dialog->words().text().contains(QStringLiteral("forgotten")));
  const NationId n = c.dialog->correction().more->effects->front().nation;
  EXPECT_EQ(c.after().nations[n.index()].supply[0], c.store.tab()->state().nations[n.index()].supply[0] - 2);
  EXPECT_FALSE(check(c.store.tab()->line->game(), c.store.tab()->state(), c.dialog->correction()));
  pictureOf(*c.dialog, "change-corrected-units");
}

TEST(EffectsForm, WhatCannotBeIsRefusedWhileItIsEntered) {
  Correcting c(openedSample("samples/game-occident.antike.jsonl"), 60);
  c.form().choose(Op::units);
  c.form().number().setValue(99);
  EXPECT_FALSE(c.form().add().isEnabled());
  EXPECT_EQ(c.form().words().text(),
            QStringLiteral("the supply or the recruitment box would fall below zero"));
  c.form().addEntered();
  EXPECT_TRUE(c.form().effects().empty());
  c.form().choose(Op::knowHow);
  Correcting::pick(c.form().things(), QStringLiteral("Roads"));
  EXPECT_FALSE(c.form().add().isEnabled()) << "without the wheel";
  EXPECT_TRUE(c.form().words().text().contains(QStringLiteral("cannot have Roads without Wheel")));
  Correcting::pick(c.form().things(), QStringLiteral("Wheel"));
  if (c.form().add().isEnabled()) c.form().addEntered();
  Correcting::pick(c.form().things(), QStringLiteral("Roads"));
  EXPECT_TRUE(c.form().add().isEnabled()) << "after what is noted already";
}

TEST(EffectsForm, IsRefusedOnlyAsLongAsTheStockIsWrong) {
  Correcting c(openedSample("samples/game-occident.antike.jsonl"), 60);
  c.form().choose(Op::rondel);
  ASSERT_TRUE(c.form().add().isEnabled());
  c.dialog->change(Resource::marble).setValue(-999);
  EXPECT_FALSE(c.form().add().isEnabled());
  c.dialog->change(Resource::marble).setValue(0);
  EXPECT_TRUE(c.form().add().isEnabled());
}

TEST(EffectsForm, EveryKindHasItsFieldsAndIsTakenAway) {
  Correcting c(duellum(), 200);
  for (const Op op :
       {Op::city, Op::temple, Op::wall, Op::knowHow, Op::personage, Op::rondel, Op::card, Op::stock}) {
    c.form().choose(op);
    const Adjustments entered = c.form().entered();
    ASSERT_EQ(entered.size(), 1U) << wordOf(op);
    EXPECT_EQ(entered.front().op, op);
  }
  c.form().choose(Op::rondel);
  c.form().addEntered();
  c.form().choose(Op::personage);
  c.form().addEntered();
  ASSERT_EQ(c.form().effects().size(), 2U) << c.form().words().text().toStdString();
  pictureOf(*c.dialog, "change-corrected-duellum");
  c.form().list().setCurrentRow(0);
  c.form().removeCurrent();
  ASSERT_EQ(c.form().effects().size(), 1U);
  EXPECT_EQ(c.form().effects().front().op, Op::personage);
}

TEST(EffectsForm, OtherGamesHaveNeitherCardsNorWalls) {
  Correcting c(openedSample("samples/game-occident.antike.jsonl"), 60);
  c.form().choose(Op::units);
  c.form().choose(Op::card);
  EXPECT_TRUE(c.form().entered().empty() || c.form().entered().front().op != Op::card);
}

TEST(CardDialog, WhatAFreeCardDidIsWrittenDown) {
  const auto game = withFreeCards();
  SessionStore store;
  for (EventIndex k = 2; k < game->main()->length(); ++k) {
    const std::vector<Event> may = legal(game->game(), game->main()->stateAt(k), Payments::cheapest);
    const auto card = std::ranges::find_if(may, [&](const Event& e) { return mustBeTold(game->game(), e); });
    if (card == may.end()) continue;
    store.dispatch(OpenGame{game, k});
    CardDialog dialog(*store.tab(), std::get<CardPlayed>(*card), View{});
    dialog.show();
    QApplication::processEvents();
    EXPECT_TRUE(dialog.words().text().contains(QStringLiteral("without effect")))
        << dialog.words().text().toStdString();
    dialog.effects().choose(Op::stock);
    dialog.effects().number().setValue(-999);
    EXPECT_FALSE(dialog.effects().add().isEnabled());
    dialog.effects().number().setValue(2);
    dialog.effects().addEntered();
    EXPECT_TRUE(dialog.words().text().contains(QStringLiteral("+2 marble")))
        << dialog.words().text().toStdString();
    ASSERT_EQ(dialog.played().effects->size(), 1U);
    EXPECT_FALSE(check(game->game(), game->main()->stateAt(k), dialog.played()));
    pictureOf(dialog, "card-free");
    return;
  }
  FAIL() << "no free card may be played";
}

} // namespace
} // namespace annales::viewer::test
