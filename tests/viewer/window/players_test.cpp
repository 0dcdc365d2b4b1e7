// Players' names beside their nations, wherever a nation is named in the window.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/charts/legend_chip.h"
#include "viewer/play/play_header.h"
#include "viewer/record/record_tree.h"

#include <QTableView>

namespace annales::viewer::test {
namespace {

class PlayersTest : public WindowTest {
protected:
  void openWithPlayers(const QString& first) {
    const auto sample = openedSample(kGame);
    EventLog log(sample->log());
    for (std::size_t n = 0; n < log.game().nations(); ++n)
      log.setTag("player." + log.game().nationWord(NationId(n)), n == 0   ? first.toStdString()
                                                                 : n == 1 ? ""
                                                                          : "Player " + std::to_string(n));
    const auto game = openGame(std::move(log), sample->sharedBoard());
    application_->desk().put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
    window_->store().dispatch(OpenGame{game});
    window_->showGame();
    QApplication::processEvents();
  }
  [[nodiscard]] QString nation(std::size_t n) const {
    return QString::fromStdString(tab().game->names().nation(NationId(n)));
  }
  [[nodiscard]] GamePage& page() { return window_->page(); }
};

TEST_F(PlayersTest, StandBesideTheNationInEveryPanel) {
  openWithPlayers(QStringLiteral("Anna"));
  const QString anna = nation(0) + QStringLiteral(" (Anna)");
  auto* table = page().nations().findChild<QTableView*>();
  ASSERT_NE(table, nullptr);
  const QAbstractItemModel& nations = *table->model();
  EXPECT_TRUE(nations.index(0, 0).data(Qt::ToolTipRole).toString().contains(anna.toHtmlEscaped()));
  EXPECT_TRUE(nations.index(0, 0).data(Qt::AccessibleTextRole).toString().contains(anna));
  EXPECT_FALSE(nations.index(1, 0).data(Qt::AccessibleTextRole).toString().contains(u'('))
      << "nobody is named there";
  while (tab().state().active != NationId(0))
    window_->store().dispatch(StepTurn{1});
  page().bring(Panel::play);
  QApplication::processEvents();
  EXPECT_EQ(page().play().findChild<PlayHeader*>()->heading().text, anna + QStringLiteral(" to act"));
  pictureOf(*window_, "window-players");
  page().bring(Panel::race);
  page().bring(Panel::record);
  QApplication::processEvents();
  QStringList chips;
  for (const LegendChip* chip : page().chart(Panel::race)->findChildren<LegendChip*>())
    chips << chip->accessibleName();
  EXPECT_TRUE(chips.contains(anna)) << chips.join(u',').toStdString();
  pictureOf(*window_, "window-players-record");
}

TEST_F(PlayersTest, LongNamesAreCutOffAndTheTipHasAll) {
  const QString name = QStringLiteral("Maximiliana Alexandra von Hohenstein-Wittelsbach");
  openWithPlayers(name);
  auto* table = page().nations().findChild<QTableView*>();
  EXPECT_LT(table->columnWidth(0), page().nations().width() / 3) << "the numbers stay legible";
  EXPECT_TRUE(table->model()->index(0, 0).data(Qt::ToolTipRole).toString().contains(name));
  page().bring(Panel::race);
  QApplication::processEvents();
  for (const LegendChip* chip : page().chart(Panel::race)->findChildren<LegendChip*>())
    EXPECT_LT(chip->sizeHint().width(), 260) << chip->text().toStdString();
  pictureOf(*window_, "window-players-long");
}

TEST_F(PlayersTest, ANameThatIsGivenLaterIsShownAtOnce) {
  openWithPlayers(QString());
  ASSERT_TRUE(window_->editor().write(
      tab().game->id(), {SetTag{"player." + tab().game->game().nationWord(NationId(0)), "Livia"}}));
  QApplication::processEvents();
  auto* table = page().nations().findChild<QTableView*>();
  EXPECT_TRUE(table->model()
                  ->index(0, 0)
                  .data(Qt::AccessibleTextRole)
                  .toString()
                  .contains(nation(0) + QStringLiteral(" (Livia)")));
}

} // namespace
} // namespace annales::viewer::test
