#include "libreplay/log/event_log.h"
#include "viewer/look/name_list.h"
#include "viewer/newgame/new_game_dialog.h"
#include "viewer/newgame/owner_file_choice.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <map>

namespace annales::viewer::test {
namespace {

const BoardShelf& boards() {
  static const BoardShelf shelf = BoardShelf::builtIn();
  return shelf;
}

template <class W> W& child(const QDialog& dialog, const char* name) {
  return *dialog.findChild<W*>(QLatin1String(name));
}

QPushButton& begin(const QDialog& dialog) {
  return *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
}

TEST(NewGame, EveryRulesetBoardAndNumberOfNationsBegins) {
  int games = 0;
  for (const ShelvedBoard& shelved : boards().boards())
    for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
      for (const auto& [nations, game] : shelved.board->games) {
        if (!shelved.board->isFor(ruleset)) continue;
        Options options;
        if (nations == 2 && ruleset == RulesetId::antike) options.twoPlayer = TwoPlayer::doubled;
        const auto begun = beginGame(
            {ruleset, options, shelved.board, suggestedSeats(*shelved.board, nations), {}, {}, {}}, 5);
        ASSERT_TRUE(begun) << begun.error().message;
        EXPECT_EQ(begun->game.nations(), static_cast<std::size_t>(nations));
        ++games;
      }
  EXPECT_GE(games, 18);
}

TEST(NewGame, CitiesGoWithTheNationAndStocksWithThePlace) {
  const auto board = boards().find("rome-carthage");
  ASSERT_TRUE(board);
  std::vector<NationSeat> seats = suggestedSeats(*board, 2);
  const auto as = beginGame({RulesetId::duellum, {}, board, seats, {}, {}, {}}, 5);
  std::swap(seats[0], seats[1]);
  const auto turned = beginGame({RulesetId::duellum, {}, board, seats, {}, {}, {}}, 5);
  ASSERT_TRUE(as && turned);
  const auto& first = as->game.setup->nations;
  const auto& second = turned->game.setup->nations;
  EXPECT_EQ(second[0].nation, first[1].nation);
  EXPECT_EQ(second[0].cities[0].province, first[1].cities[0].province);
  EXPECT_EQ(second[1].stock[Resource::coins], first[1].stock[Resource::coins])
      << "the second has a coin more";
  EXPECT_EQ(second[0].stock[Resource::coins], first[0].stock[Resource::coins]);
}

TEST(NewGame, SpecialUnitsBelongToTheNationOfTheColour) {
  const auto board = boards().find("rome-carthage");
  Options options;
  options.specialUnits.emplace();
  std::vector<NationSeat> seats = suggestedSeats(*board, 2);
  std::swap(seats[0], seats[1]);
  const auto begun = beginGame({RulesetId::duellum, options, board, seats, {}, {}, {}}, 5);
  ASSERT_TRUE(begun) << begun.error().message;
  EXPECT_EQ(begun->game.setup->options.specialUnits->owners,
            (SpecialUnits::Owners{"romans", "carthaginians"}));
}

TEST(NewGame, TabGoesFromNameToNameAndOn) {
  NewGameDialog dialog(boards());
  dialog.suggest({QStringLiteral("Livia"), QStringLiteral("Drusus")});
  dialog.show();
  dialog.activateWindow();
  QApplication::processEvents();
  auto& seats = child<QTableWidget>(dialog, "seats");
  const auto type = [](const QString& text) {
    QTest::keyClicks(QApplication::focusWidget(), text);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QApplication::processEvents();
  };
  seats.setFocus(Qt::TabFocusReason);
  ASSERT_GE(seats.rowCount(), 2);
  for (int row = 0; row < seats.rowCount(); ++row) {
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(field, nullptr) << row;
    ASSERT_NE(field->findChild<NameList*>(), nullptr);
    EXPECT_EQ(field->findChild<NameList*>()->names().size(), 2);
    type(QStringLiteral("P%1").arg(row));
  }
  const NewGameChoice choice = dialog.choice();
  for (std::size_t row = 0; row < choice.seats.size(); ++row)
    EXPECT_EQ(choice.seats[row].player, "P" + std::to_string(row));
  QWidget* after = QApplication::focusWidget();
  ASSERT_NE(after, nullptr);
  EXPECT_FALSE(&seats == after || seats.isAncestorOf(after)) << "the keyboard left the table";
}

/// As a person does: keys and clicks come to the window, which gives them to whatever lies in front.
class KnownNames : public ::testing::Test {
protected:
  KnownNames() {
    dialog_.suggest({QStringLiteral("Livia"), QStringLiteral("Drusus"), QStringLiteral("Olivia")});
    dialog_.show();
    dialog_.activateWindow();
    QApplication::processEvents();
    seats_.setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
  }
  void type(const QString& text) {
    for (const QChar c : text)
      QTest::keyClick(dialog_.windowHandle(), c.toLatin1());
    QApplication::processEvents();
  }
  void key(Qt::Key key) {
    QTest::keyClick(dialog_.windowHandle(), key);
    QApplication::processEvents();
  }
  void click(const QWidget& place) {
    QTest::mouseClick(dialog_.windowHandle(), Qt::LeftButton, {},
                      place.mapTo(&dialog_, place.rect().center()));
    QApplication::processEvents();
  }
  [[nodiscard]] std::string player(std::size_t row) { return dialog_.choice().seats.at(row).player; }
  [[nodiscard]] static QStringList shown() {
    const auto* names = QApplication::focusWidget()->findChild<NameList*>();
    return names == nullptr ? QStringList() : names->shown();
  }

  NewGameDialog dialog_{boards()};
  QTableWidget& seats_ = child<QTableWidget>(dialog_, "seats");
};

TEST_F(KnownNames, TabGoesToTheNextSeatWhileTheyAreShown) {
  for (int row = 0; row < seats_.rowCount(); ++row) {
    type(QStringLiteral("Li"));
    EXPECT_EQ(shown(), (QStringList{QStringLiteral("Livia"), QStringLiteral("Olivia")})) << row;
    key(Qt::Key_Tab);
  }
  for (int row = 0; row < seats_.rowCount(); ++row)
    EXPECT_EQ(player(static_cast<std::size_t>(row)), "Li") << "as typed";
  const auto& event = child<QLineEdit>(dialog_, "event");
  EXPECT_TRUE(event.text().isEmpty());
}

TEST_F(KnownNames, AClickBesideThemGoesWhereItWasMeant) {
  type(QStringLiteral("Li"));
  ASSERT_FALSE(shown().isEmpty());
  auto& event = child<QLineEdit>(dialog_, "event");
  click(event);
  type(QStringLiteral("Duel Friday"));
  EXPECT_EQ(event.text(), QStringLiteral("Duel Friday"));
  EXPECT_EQ(player(0), "Li");
}

TEST_F(KnownNames, ArrowsAndClicksTakeOne) {
  type(QStringLiteral("li"));
  key(Qt::Key_Down);
  key(Qt::Key_Down);
  key(Qt::Key_Tab);
  EXPECT_EQ(player(0), "Olivia");
  type(QStringLiteral("dru"));
  auto* names = QApplication::focusWidget()->findChild<NameList*>();
  ASSERT_NE(names, nullptr);
  ASSERT_EQ(names->shown().size(), 1);
  QListWidget& list = *names->list();
  QTest::mouseClick(dialog_.windowHandle(), Qt::LeftButton, {},
                    list.viewport()->mapTo(&dialog_, list.visualItemRect(list.item(0)).center()));
  QApplication::processEvents();
  key(Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_EQ(player(1), "Drusus");
  EXPECT_TRUE(dialog_.isVisible());
}

TEST(NewGame, PlayersStayWithTheirNationsWhereOthersJoin) {
  NewGameDialog dialog(boards());
  auto& count = child<QComboBox>(dialog, "count");
  auto& seats = child<QTableWidget>(dialog, "seats");
  const auto playersOf = [&] {
    std::map<std::string, std::string> players;
    for (const NationSeat& seat : dialog.choice().seats)
      if (!seat.player.empty()) players[seat.nation] = seat.player;
    return players;
  };
  child<QComboBox>(dialog, "ruleset").setCurrentIndex(0);
  count.setCurrentIndex(count.findData(3));
  ASSERT_EQ(seats.rowCount(), 3);
  seats.item(2, 1)->setText(QStringLiteral("Ada"));
  seats.setCurrentCell(2, 0);
  dialog.findChildren<QToolButton*>().first()->click();
  const auto before = playersOf();
  ASSERT_EQ(before.size(), 1U);
  count.setCurrentIndex(count.findData(4));
  ASSERT_EQ(seats.rowCount(), 4);
  EXPECT_EQ(playersOf(), before);
}

TEST(NewGame, ABeginningIsShownAsItWas) {
  NewGameChoice before;
  before.board = boards().find("occident");
  before.seats = suggestedSeats(*before.board, 3);
  std::swap(before.seats[0], before.seats[2]);
  before.seats[1].player = "Livia";
  before.options.goalTwelve = true;
  before.date = "2026-11-22";
  NewGameDialog dialog(boards());
  dialog.showBeginning(before);
  EXPECT_TRUE(dialog.choice() == before);
}

TEST(NewGame, TheDialogAsksWhoHasTheCommander) {
  NewGameDialog dialog(boards());
  child<QComboBox>(dialog, "ruleset").setCurrentIndex(2);
  auto& board = child<QComboBox>(dialog, "board");
  board.setCurrentIndex(
      board.findText(QString::fromStdString(boards().find("greece-persia")->name.in(Language::english))));
  auto& commander = child<QComboBox>(dialog, "commander");
  EXPECT_TRUE(commander.isHidden());
  EXPECT_FALSE(dialog.choice().options.specialUnits);
  child<QCheckBox>(dialog, "specialUnits").setChecked(true);
  EXPECT_FALSE(commander.isHidden());
  const auto owners = [&] { return dialog.choice().options.specialUnits.value().owners.value(); };
  EXPECT_EQ(owners(), (SpecialUnits::Owners{"greeks", "persians"}));
  child<QTableWidget>(dialog, "seats").setCurrentCell(1, 0);
  dialog.findChildren<QToolButton*>().first()->click();
  EXPECT_EQ(dialog.choice().seats[0].nation, "persians");
  EXPECT_EQ(owners(), (SpecialUnits::Owners{"greeks", "persians"})) << "a colour belongs to a nation";
  const int persians = commander.findData(QStringLiteral("persians"));
  commander.setCurrentIndex(persians);
  emit commander.activated(persians);
  EXPECT_EQ(owners(), (SpecialUnits::Owners{"persians", "greeks"}));
  dialog.findChildren<QToolButton*>().last()->click();
  EXPECT_EQ(owners(), (SpecialUnits::Owners{"persians", "greeks"})) << "what was chosen stays";
  EXPECT_TRUE(begin(dialog).isEnabled());
  child<QComboBox>(dialog, "ruleset").setCurrentIndex(1);
  EXPECT_TRUE(commander.isHidden());
  EXPECT_FALSE(dialog.choice().options.specialUnits);
}

TEST(NewGame, TheDialogSaysWhatIsAskedAndRemembersIt) {
  NewGameDialog dialog(boards());
  auto& ruleset = child<QComboBox>(dialog, "ruleset");
  auto& count = child<QComboBox>(dialog, "count");
  auto& seats = child<QTableWidget>(dialog, "seats");
  ruleset.setCurrentIndex(1);
  count.setCurrentIndex(count.findData(5));
  ASSERT_EQ(seats.rowCount(), 5);
  seats.item(1, 1)->setText(QStringLiteral("Ada"));
  const QString second = seats.item(1, 0)->text();
  seats.setCurrentCell(1, 0);
  QTest::keyClick(&dialog, Qt::Key_Up, Qt::ControlModifier);
  dialog.findChildren<QToolButton*>().first()->click();
  EXPECT_EQ(seats.item(0, 0)->text(), second);
  EXPECT_TRUE(begin(dialog).isEnabled());
  child<QLineEdit>(dialog, "date").setText(QStringLiteral("yesterday"));
  EXPECT_FALSE(begin(dialog).isEnabled());
  child<QLineEdit>(dialog, "date").setText(QStringLiteral("2026-11"));
  const NewGameChoice choice = dialog.choice();
  EXPECT_EQ(choice.ruleset, RulesetId::antikeII);
  EXPECT_EQ(choice.seats[0].player, "Ada");
  EXPECT_EQ(tagsOf(choice).at("player." + choice.seats[0].nation), "Ada");
  dialog.remember();
  const NewGameDialog again(boards());
  EXPECT_EQ(child<QComboBox>(again, "ruleset").currentIndex(), 1);
  EXPECT_EQ(child<QTableWidget>(again, "seats").rowCount(), 5);
}

TEST(NewGame, AnOptionThatTheRulesForbidIsSaidBeforeTheGameBegins) {
  NewGameDialog dialog(boards());
  child<QComboBox>(dialog, "ruleset").setCurrentIndex(0);
  auto& count = child<QComboBox>(dialog, "count");
  count.setCurrentIndex(count.findData(3));
  EXPECT_TRUE(child<QComboBox>(dialog, "twoPlayer").isHidden());
  count.setCurrentIndex(count.findData(4));
  auto& players = child<QComboBox>(dialog, "twoPlayer");
  players.setCurrentIndex(1);
  emit players.activated(1);
  EXPECT_TRUE(begin(dialog).isEnabled());
  auto& variant = child<QComboBox>(dialog, "variant");
  variant.setCurrentIndex(2);
  emit variant.activated(2);
  EXPECT_FALSE(begin(dialog).isEnabled());
}

TEST(NewGame, CardsAndPricesMayBeTheOwners) {
  NewGameDialog dialog(boards());
  auto& deck = child<OwnerFileChoice>(dialog, "deck");
  auto& prices = child<OwnerFileChoice>(dialog, "prices");
  child<QComboBox>(dialog, "ruleset").setCurrentIndex(1);
  EXPECT_TRUE(deck.isHidden());
  EXPECT_FALSE(prices.isHidden());
  child<QComboBox>(dialog, "ruleset").setCurrentIndex(2);
  const QString folder = QStringLiteral(ANNALES_SOURCE_DIR "/samples/decks/");
  deck.choose(folder + QStringLiteral("club-deck.json"));
  prices.choose(folder + QStringLiteral("club-prices.json"));
  EXPECT_TRUE(begin(dialog).isEnabled());
  EXPECT_EQ(dialog.choice().options.deck->size(), 7U);
  EXPECT_EQ(dialog.choice().options.coins, 36);
  deck.choose(folder + QStringLiteral("club-prices.json"));
  EXPECT_FALSE(begin(dialog).isEnabled()) << "no cards in it";
  deck.choose(folder + QStringLiteral("no such file.json"));
  EXPECT_FALSE(begin(dialog).isEnabled());
  deck.choose(QString());
  EXPECT_TRUE(begin(dialog).isEnabled());
  EXPECT_FALSE(dialog.choice().options.deck);
  child<QComboBox>(dialog, "ruleset").setCurrentIndex(1);
  EXPECT_FALSE(begin(dialog).isEnabled()) << "prices of another game";
  child<QComboBox>(dialog, "ruleset").setCurrentIndex(0);
  EXPECT_TRUE(begin(dialog).isEnabled());
  EXPECT_FALSE(dialog.choice().options.coins);
}

} // namespace
} // namespace annales::viewer::test
