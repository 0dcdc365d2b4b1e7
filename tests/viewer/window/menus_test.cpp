// What the menus show, and the help over the window.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/window/help_overlay.h"

#include <QMenu>
#include <QMenuBar>

namespace annales::viewer::test {
namespace {

class MenusTest : public WindowTest {
protected:
  [[nodiscard]] QMenu* menu(CommandGroup group) {
    for (QAction* action : window_->menuBar()->actions())
      if (action->text() == Commands::titleOf(group)) return action->menu();
    return nullptr;
  }
  /// As the menu shows it when it is opened.
  struct Shown {
    bool enabled, checked;
  };
  [[nodiscard]] Shown shown(CommandGroup group, const char* id) {
    QMenu& menu = *this->menu(group);
    emit menu.aboutToShow();
    const QAction* action = window_->commands().action(id);
    EXPECT_TRUE(menu.actions().contains(const_cast<QAction*>(action))) << id;
    const Shown shown{action->isEnabled(), action->isCheckable() && action->isChecked()};
    emit menu.aboutToHide();
    EXPECT_TRUE(action->isEnabled()) << "its key says why nothing happens";
    return shown;
  }
};

TEST_F(MenusTest, UndoAndRedoAreInAnEditMenu) {
  openEditable();
  EXPECT_FALSE(shown(CommandGroup::edit, "undo").enabled);
  EXPECT_FALSE(shown(CommandGroup::edit, "redo").enabled);
  press(Qt::Key_1); // a glyph
  EXPECT_TRUE(shown(CommandGroup::edit, "undo").enabled);
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(shown(CommandGroup::edit, "undo").enabled);
  EXPECT_TRUE(shown(CommandGroup::edit, "redo").enabled);
}

TEST_F(MenusTest, WhatCannotBeDoneIsGrey) {
  EXPECT_FALSE(shown(CommandGroup::move, "next-turn").enabled) << "no game is open";
  EXPECT_FALSE(shown(CommandGroup::remarks, "remark").enabled);
  EXPECT_FALSE(shown(CommandGroup::panels, "panel-record").enabled);
  EXPECT_TRUE(shown(CommandGroup::file, "open").enabled);
  open();
  EXPECT_TRUE(shown(CommandGroup::move, "next-turn").enabled);
  EXPECT_FALSE(shown(CommandGroup::move, "previous-turn").enabled) << "at the start";
  EXPECT_FALSE(shown(CommandGroup::lines, "back-to-fork").enabled);
  EXPECT_FALSE(shown(CommandGroup::remarks, "remark").enabled) << "only for reading";
}

TEST_F(MenusTest, CheckMarksSayHowItIs) {
  open();
  EXPECT_FALSE(shown(CommandGroup::view, "dark").checked);
  press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(shown(CommandGroup::view, "dark").checked);
  EXPECT_TRUE(shown(CommandGroup::view, "english").checked);
  EXPECT_FALSE(shown(CommandGroup::view, "german").checked);
  EXPECT_TRUE(shown(CommandGroup::panels, "panel-record").checked);
  press(Qt::Key_2, Qt::ControlModifier);
  EXPECT_FALSE(shown(CommandGroup::panels, "panel-record").checked);
}

TEST_F(MenusTest, EveryLongMenuHasSectionsAndNoneIsEmpty) {
  for (std::size_t g = 0; g < kCommandGroups; ++g) {
    const QMenu* menu = this->menu(static_cast<CommandGroup>(g));
    ASSERT_NE(menu, nullptr);
    const QList<QAction*> actions = menu->actions();
    ASSERT_FALSE(actions.isEmpty());
    EXPECT_FALSE(actions.first()->isSeparator());
    EXPECT_FALSE(actions.last()->isSeparator());
    int inSection = 0, most = 0;
    for (const QAction* action : actions) {
      inSection = action->isSeparator() ? 0 : inSection + 1;
      most = std::max(most, inSection);
    }
    EXPECT_LE(most, 10) << menu->title().toStdString();
  }
}

TEST_F(MenusTest, TheHelpPrintsNoMnemonicsAndKnowsWhatHasNoCommand) {
  QString all;
  for (const HelpRow& row : HelpOverlay::rows(window_->commands())) {
    EXPECT_FALSE(row.text.contains(QLatin1Char('&'))) << row.text.toStdString();
    all += row.keys + u' ' + row.text + u'\n';
  }
  EXPECT_TRUE(all.contains(QStringLiteral("Ctrl + Enter")));
  EXPECT_TRUE(all.contains(QStringLiteral("Right button")));
  EXPECT_TRUE(all.contains(QStringLiteral("Write a remark")));
  EXPECT_EQ(Commands::plain(QStringLiteral("&Lines && more")), QStringLiteral("Lines & more"));
}

TEST_F(MenusTest, TheHelpCutsNothing) {
  open();
  for (const QString& language : {QStringLiteral("en"), QStringLiteral("de")})
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
      application_->setLanguage(language);
      window_->resize(size);
      QApplication::processEvents();
      press(QStringLiteral("?"));
      auto* help = window_->findChild<HelpOverlay*>(QStringLiteral("help"));
      ASSERT_NE(help, nullptr);
      const HelpSheet& sheet = help->sheet();
      EXPECT_LE(sheet.width(), help->width());
      EXPECT_TRUE(sheet.isWhole());
      pictureOf(*window_, ("window-help-" + language.toStdString() + std::to_string(size.width())).c_str());
      delete help;
    }
}

} // namespace
} // namespace annales::viewer::test
