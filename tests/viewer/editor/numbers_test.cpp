// The forms for decks and prices.
#include "engine/ruleset/ruleset.h"
#include "tests/viewer/editor/editor_room.h"
#include "viewer/editor/deck_editor.h"
#include "viewer/editor/price_editor.h"

#include <QSignalSpy>
#include <fstream>

namespace annales::viewer::test {
namespace {

class NumberForms : public EditorTest {
protected:
  [[nodiscard]] QString file(const char* name) const { return home_.filePath(QString::fromLatin1(name)); }
  static void choose(QComboBox& box, int index) {
    box.setCurrentIndex(index);
    emit box.activated(index);
    QApplication::processEvents();
  }
};

TEST_F(NumberForms, ADeckIsChangedSavedAndReadAgain) {
  DeckEditor editor{View{}};
  editor.show();
  pictureOf(editor, "editor-deck-light");
  auto& table = *editor.findChild<QTableWidget*>(QStringLiteral("cards"));
  ASSERT_EQ(table.rowCount(), 4);
  EXPECT_FALSE(editor.deck().option()); // the rulebook's own
  const std::string before = writeDeck(editor.deck());
  table.item(2, 1)->setText(QStringLiteral("Quake"));
  QApplication::processEvents();
  EXPECT_EQ(editor.deck().cards[2].name.en, "Quake");
  choose(*qobject_cast<QComboBox*>(table.cellWidget(0, 6)), 3); // stronger
  EXPECT_EQ(editor.deck().cards[0].rules.does, CardDoes::strength);
  EXPECT_EQ(editor.deck().cards[0].rules.when, CardWhen::opponentConquest); // the only legal time
  EXPECT_EQ(qobject_cast<QComboBox*>(table.cellWidget(0, 7))->count(), 1);
  EXPECT_TRUE(editor.shownFindings().empty());
  table.item(1, 0)->setText(QStringLiteral("academy"));
  QApplication::processEvents();
  EXPECT_FALSE(editor.shownFindings().empty()); // twice
  QString why;
  EXPECT_FALSE(editor.saveTo(file("deck.json"), why));
  EXPECT_FALSE(QFile::exists(file("deck.json")));
  editor.undo();
  EXPECT_TRUE(editor.shownFindings().empty());
  QSignalSpy saved(&editor, &OwnerFileEditor::fileSaved);
  ASSERT_TRUE(editor.saveTo(file("deck.json"), why)) << why.toStdString();
  EXPECT_EQ(saved.count(), 1);
  EXPECT_FALSE(editor.isChanged());
  DeckEditor again{View{}};
  ASSERT_TRUE(again.openFile(file("deck.json"), why)) << why.toStdString();
  EXPECT_EQ(writeDeck(again.deck()), writeDeck(editor.deck()));
  editor.undo();
  editor.undo();
  editor.undo();
  EXPECT_EQ(writeDeck(editor.deck()), before);
  EXPECT_TRUE(editor.isChanged()); // not what was saved
}

TEST_F(NumberForms, CardsComeAndGo) {
  DeckEditor editor{View{}};
  editor.show();
  auto& table = *editor.findChild<QTableWidget*>(QStringLiteral("cards"));
  for (QPushButton* button : editor.findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("A&dd a card")) button->click();
  ASSERT_EQ(table.rowCount(), 5);
  EXPECT_EQ(table.currentRow(), 4);
  EXPECT_FALSE(editor.shownFindings().empty()); // a card of its own text has none yet
  for (QPushButton* button : editor.findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("Re&move the card")) button->click();
  EXPECT_EQ(table.rowCount(), 4);
  EXPECT_TRUE(editor.shownFindings().empty());
}

TEST_F(NumberForms, PricesAreChangedSavedAndReadAgain) {
  View dark;
  dark.dark = true;
  wearLook(dark);
  PriceEditor editor(dark);
  editor.show();
  pictureOf(editor, "editor-prices-dark");
  auto& table = *editor.findChild<QTableWidget*>(QStringLiteral("prices"));
  ASSERT_EQ(table.rowCount(), static_cast<int>(antikeII().knowHows.size()));
  const std::string before = writePrices(editor.prices());
  qobject_cast<QSpinBox*>(table.cellWidget(0, 2))->setValue(77);
  QApplication::processEvents();
  ASSERT_TRUE(editor.prices().prices[0]);
  EXPECT_EQ(editor.prices().prices[0]->later, 77);
  qobject_cast<QSpinBox*>(table.cellWidget(1, 1))->setValue(0); // not named: the program's
  QApplication::processEvents();
  EXPECT_FALSE(editor.prices().prices[1]);
  editor.findChild<QSpinBox*>(QStringLiteral("coins"))->setValue(60);
  EXPECT_EQ(editor.prices().coins, 60);
  EXPECT_TRUE(editor.shownFindings().empty());
  QString why;
  ASSERT_TRUE(editor.saveTo(file("prices.json"), why)) << why.toStdString();
  PriceEditor again{View{}};
  ASSERT_TRUE(again.openFile(file("prices.json"), why)) << why.toStdString();
  EXPECT_EQ(writePrices(again.prices()), writePrices(editor.prices()));
  for (int i = 0; i < 3; ++i)
    editor.undo();
  EXPECT_EQ(writePrices(editor.prices()), before);
  choose(*editor.findChild<QComboBox*>(QStringLiteral("ruleset")), 1);
  EXPECT_EQ(editor.prices().ruleset, RulesetId::duellum);
  EXPECT_EQ(table.rowCount(), static_cast<int>(duellum().knowHows.size()));
  editor.undo();
  EXPECT_EQ(writePrices(editor.prices()), before);
}

TEST_F(NumberForms, OtherFilesAreRefused) {
  DeckEditor deck{View{}};
  PriceEditor prices{View{}};
  const std::string before = writeDeck(deck.deck());
  for (const std::string& bytes : {std::string(), std::string("{}"), std::string(100'000, '['),
                                   std::string("\xff\0x", 3), writePrices(tablePrices(RulesetId::duellum))}) {
    std::ofstream(file("bad.json").toStdString(), std::ios::binary) << bytes;
    QString why;
    EXPECT_FALSE(deck.openFile(file("bad.json"), why));
    EXPECT_FALSE(why.isEmpty());
    EXPECT_EQ(writeDeck(deck.deck()), before);
  }
  std::ofstream(file("deck.json").toStdString(), std::ios::binary) << before;
  QString why;
  EXPECT_FALSE(prices.openFile(file("deck.json"), why));
  EXPECT_FALSE(why.isEmpty());
}

} // namespace
} // namespace annales::viewer::test
