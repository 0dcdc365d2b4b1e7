// The forms for decks and prices: they close, they ask before anything is lost, and they replace nothing
// unasked.
#include "tests/viewer/editor/editor_room.h"
#include "viewer/editor/deck_editor.h"
#include "viewer/editor/price_editor.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableWidget>

namespace annales::viewer::test {
namespace {

class OwnerFiles : public EditorTest {
protected:
  void SetUp() override {
    EditorTest::SetUp();
    deck_ = std::make_unique<DeckEditor>(View{});
    deck_->show();
    QApplication::processEvents();
  }
  [[nodiscard]] QString file(const char* name) const { return home_.filePath(QString::fromLatin1(name)); }
  [[nodiscard]] static std::string bytes(const QString& path) {
    QString why;
    return OwnBoards::read(path, why).value_or("");
  }
  static void click(const QWidget& form, const char* button) {
    form.findChild<QPushButton*>(QLatin1String(button))->click();
    QApplication::processEvents();
  }
  /// Typed, and not yet taken over by leaving the field.
  void typeId(const QString& id) const {
    auto* field = deck_->findChild<QLineEdit*>(QStringLiteral("fileId"));
    field->setFocus();
    field->setText(id);
  }
  void saved(const char* name) const {
    QString why;
    ASSERT_TRUE(deck_->saveTo(file(name), why)) << why.toStdString();
  }
  void choose(QMessageBox::StandardButton button, int* asked = nullptr) const {
    answer<QMessageBox>([button, asked](QMessageBox& box) {
      if (asked != nullptr) ++*asked;
      EXPECT_NE(box.button(button), nullptr) << box.text().toStdString();
      box.button(button) != nullptr ? box.button(button)->click() : box.reject();
    });
  }

  /// Nothing is left open.
  static void enter(QFileDialog& dialog, const QString& path) {
    dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
    static_cast<QDialog&>(dialog).accept();
    if (dialog.isVisible()) dialog.reject();
  }

  std::unique_ptr<DeckEditor> deck_;
};

TEST_F(OwnerFiles, TheButtonEscapeAndTheCrossCloseThem) {
  PriceEditor prices{View{}};
  for (QDialog* form : {static_cast<QDialog*>(deck_.get()), static_cast<QDialog*>(&prices)}) {
    form->show();
    click(*form, "close");
    EXPECT_FALSE(form->isVisible());
    form->show();
    QTest::keyClick(form, Qt::Key_Escape);
    EXPECT_FALSE(form->isVisible());
    form->show();
    EXPECT_TRUE(form->close());
    EXPECT_FALSE(form->isVisible());
  }
}

TEST_F(OwnerFiles, TheQuestionOffersToSave) {
  saved("club.json");
  typeId(QStringLiteral("club-deck"));
  choose(QMessageBox::Cancel);
  click(*deck_, "close");
  EXPECT_TRUE(deck_->isVisible());
  choose(QMessageBox::Save);
  QTest::keyClick(deck_.get(), Qt::Key_Escape);
  EXPECT_FALSE(deck_->isVisible());
  EXPECT_NE(bytes(file("club.json")).find("club-deck"), std::string::npos);
  deck_->show();
  typeId(QStringLiteral("other-deck"));
  choose(QMessageBox::Discard);
  deck_->close();
  EXPECT_FALSE(deck_->isVisible());
  EXPECT_EQ(bytes(file("club.json")).find("other-deck"), std::string::npos);
}

TEST_F(OwnerFiles, AnOpenCellAndAFieldOfATableAreSavedToo) {
  ASSERT_TRUE(QTest::qWaitForWindowActive(deck_.get()));
  saved("club.json");
  auto* cards = deck_->findChild<QTableWidget*>(QStringLiteral("cards"));
  cards->setCurrentCell(0, 1);
  cards->editItem(cards->item(0, 1));
  auto* cell = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_NE(cell, nullptr);
  cell->setText(QStringLiteral("Quake"));
  click(*deck_, "save");
  EXPECT_NE(bytes(file("club.json")).find("Quake"), std::string::npos);
  constexpr int kCopies = 5;
  auto* copies = qobject_cast<QSpinBox*>(cards->cellWidget(0, kCopies));
  copies->setFocus();
  copies->setValue(9);
  choose(QMessageBox::Save);
  EXPECT_TRUE(deck_->close());
  EXPECT_EQ(deck_->deck().cards[0].rules.copies, 9);
  EXPECT_FALSE(deck_->isChanged());
}

TEST_F(OwnerFiles, SaveAsAsksBeforeItReplacesAFile) {
  saved("club.json");
  saved("other.json");
  const std::string before = bytes(file("other.json"));
  typeId(QStringLiteral("new-deck"));
  int asked = 0;
  answer<QFileDialog>([&](QFileDialog& dialog) {
    choose(QMessageBox::No, &asked);
    enter(dialog, file("other")); // .json is added
  });
  click(*deck_, "saveAs");
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(bytes(file("other.json")), before);
  EXPECT_TRUE(deck_->isChanged());
}

TEST_F(OwnerFiles, WhatWasChangedElsewhereIsNotReplacedUnasked) {
  saved("club.json");
  QFile other(file("club.json"));
  ASSERT_TRUE(other.open(QIODevice::WriteOnly) && other.write("theirs") == 6);
  other.close();
  typeId(QStringLiteral("mine"));
  int asked = 0;
  choose(QMessageBox::Cancel, &asked);
  click(*deck_, "save");
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(bytes(file("club.json")), "theirs");
  EXPECT_TRUE(deck_->isChanged());
}

} // namespace
} // namespace annales::viewer::test
