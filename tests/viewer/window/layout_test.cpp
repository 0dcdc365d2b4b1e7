// Where the panels are, at the sizes that people have, and that nothing covers or moves anything.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/look/panel_scroll.h"
#include "viewer/play/offer_list.h"
#include "viewer/tables/bank_view.h"
#include "viewer/window/page_layout.h"

#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>
#include <set>

namespace annales::viewer::test {
namespace {

TEST(PageLayout, TheBoardFillsWhatIsLeft) {
  for (const QSize page : {QSize(1280, 660), QSize(1440, 840), QSize(1920, 1010), QSize(3840, 2080)})
    for (const double shape : {1600.0 / 1050, 1600.0 / 1100, 1400.0 / 1180}) {
      const BoardRoom room = roomAround(page, shape, layoutFor(page));
      const double wide = page.width() - room.sides, high = page.height() - room.below;
      EXPECT_NEAR(wide / high, shape, 0.03) << page.width() << " " << shape;
      EXPECT_LT(room.sides, page.width() * 3 / 4);
      EXPECT_LT(room.below, page.height() / 2);
    }
}

TEST(PageLayout, KnowsSmallScreensAndWideOnes) {
  EXPECT_EQ(layoutFor({1280, 660}), LayoutKind::small);
  EXPECT_EQ(layoutFor({1440, 840}), LayoutKind::narrow);
  EXPECT_EQ(layoutFor({1920, 1010}), LayoutKind::wide);
}

class LayoutTest : public WindowTest {
protected:
  [[nodiscard]] GamePage& page() { return window_->page(); }
  void settle() {
    for (int i = 0; i < 5; ++i)
      QApplication::processEvents();
  }
  void openSettled() {
    open();
    settle();
  }
  void resize(int width, int height) {
    window_->resize(width, height);
    settle();
  }
  [[nodiscard]] bool isThreeColumns() {
    return page().dockWidgetArea(&page().dock(Panel::record)) == Qt::LeftDockWidgetArea;
  }
  /// How much of the board's part of the panel is the board.
  [[nodiscard]] double filled() {
    const BoardFrame& frame = page().board().sheet().frame();
    const QRectF seen = frame.boardRect().intersected(frame.view());
    return seen.width() * seen.height() / (frame.view().width() * frame.view().height());
  }
  [[nodiscard]] QRect boardPlace() {
    return {page().board().mapTo(window_, QPoint(0, 0)), page().board().size()};
  }
  /// How far the content of a dock can be scrolled.
  static int scrolled(QDockWidget& dock) {
    return qobject_cast<QScrollArea*>(dock.widget())->verticalScrollBar()->maximum();
  }
  /// Parts of a panel that lie over each other or stick out of it.
  void expectWhole(const QWidget& panel, const std::string& name) {
    std::vector<const QWidget*> parts;
    for (const QWidget* part : panel.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
      if (part->isVisible() && panel.layout() != nullptr &&
          panel.layout()->indexOf(const_cast<QWidget*>(part)) >= 0)
        parts.push_back(part);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      EXPECT_TRUE(panel.rect().contains(parts[i]->geometry()))
          << name << ": " << parts[i]->metaObject()->className();
      for (std::size_t j = i + 1; j < parts.size(); ++j)
        EXPECT_FALSE(parts[i]->geometry().intersects(parts[j]->geometry()))
            << name << ": " << parts[i]->metaObject()->className() << " over "
            << parts[j]->metaObject()->className();
    }
  }
};

TEST_F(LayoutTest, TheCardsOfDuellumAreInSightOnALargeScreen) {
  resize(1920, 1080);
  openSettled(); // another game first
  open("samples/duellum.game-rome-carthage.antike.jsonl");
  settle();
  window_->store().dispatch(GoTo{400});
  settle();
  const auto* bank = page().findChild<BankView*>();
  ASSERT_NE(bank, nullptr);
  ASSERT_EQ(bank->cards().size(), 4U) << "open, two hands, played";
  EXPECT_FALSE(bank->visibleRegion().isEmpty());
  EXPECT_EQ(bank->visibleRegion().boundingRect(), bank->rect()) << "nothing is scrolled away";
  EXPECT_GE(bank->height(), bank->minimumSizeHint().height()) << "all cards have room";
  EXPECT_FALSE(page().dock(Panel::rondel).visibleRegion().isEmpty());
  EXPECT_FALSE(page().dock(Panel::nations).visibleRegion().isEmpty());
  pictureOf(*window_, "layout-cards");
  open();
  settle();
  EXPECT_TRUE(bank->visibleRegion().isEmpty()) << "without cards the charts are in front again";
}

TEST_F(LayoutTest, NoPanelCoversAnotherOnASmallScreen) {
  openSettled();
  for (std::size_t i = 0; i < kPanels; ++i) {
    const auto panel = static_cast<Panel>(i);
    page().bring(panel);
    settle();
    const std::string name = page().dock(panel).objectName().toStdString();
    std::vector<QDockWidget*> seen;
    for (QDockWidget* dock : page().findChildren<QDockWidget*>())
      if (dock->isVisible() && !dock->visibleRegion().isEmpty()) seen.push_back(dock);
    for (const QDockWidget* a : seen) {
      EXPECT_TRUE(page().rect().contains(a->geometry())) << name << " with " << a->objectName().toStdString();
      EXPECT_FALSE(a->geometry().intersects(page().centralWidget()->geometry())) << name;
      for (const QDockWidget* b : seen)
        EXPECT_TRUE(a == b || !a->geometry().intersects(b->geometry()))
            << a->objectName().toStdString() << " over " << b->objectName().toStdString();
    }
    const auto* scroll = qobject_cast<PanelScroll*>(page().dock(panel).widget());
    ASSERT_NE(scroll, nullptr);
    const QWidget& content = *scroll->widget();
    const QLayout* layout = content.layout();
    const bool wraps = layout != nullptr && layout->hasHeightForWidth();
    EXPECT_GE(content.height(), wraps ? layout->totalMinimumHeightForWidth(content.width())
                                      : content.minimumSizeHint().height())
        << name;
    EXPECT_GE(content.width(), content.minimumSizeHint().width()) << name;
    expectWhole(content, name);
  }
  EXPECT_EQ(window_->size(), QSize(1280, 720));
  EXPECT_LE(window_->minimumSizeHint().height(), 660);
  EXPECT_LE(window_->minimumSizeHint().width(), 1100);
}

TEST_F(LayoutTest, WhatEndsATurnOrSavesIsSeenOnASmallScreen) {
  openEditable();
  window_->store().dispatch(GoTo{40});
  page().bring(Panel::play);
  settle();
  pictureOf(*window_, "window-1280-play");
  const auto* end = page().play().findChild<QToolButton*>(QStringLiteral("end"));
  ASSERT_NE(end, nullptr);
  EXPECT_EQ(end->visibleRegion().boundingRect(), end->rect());
  page().bring(Panel::remarks);
  settle();
  pictureOf(*window_, "window-1280-remarks");
  const auto buttons = page().remarks().editor().findChildren<QPushButton*>();
  ASSERT_EQ(buttons.size(), 1);
  EXPECT_EQ(buttons.front()->visibleRegion().boundingRect(), buttons.front()->rect()) << "Save";
  page().bring(Panel::resources);
  settle();
  pictureOf(*window_, "window-1280-resources");
}

TEST_F(LayoutTest, SixNationsAreSeenAtOnce) {
  for (const QSize size : {QSize(1280, 720), QSize(1440, 900)}) {
    resize(size.width(), size.height());
    window_->store().dispatch(OpenGame{sixNations()});
    window_->showGame();
    settle();
    pictureOf(*window_, "window-six-" + std::to_string(size.width()));
    const NationsView& nations = page().nations();
    const QRect last = nations.table().visualRect(nations.model().index(5, 0));
    EXPECT_TRUE(nations.table().viewport()->rect().contains(last)) << size.width();
    EXPECT_EQ(scrolled(page().dock(Panel::nations)), 0) << size.width();
    EXPECT_EQ(nations.table().verticalScrollBar()->maximum(), 0) << size.width();
    EXPECT_EQ(scrolled(page().dock(Panel::timeline)), 0) << size.width();
    EXPECT_FALSE(page().arrangedByHand());
  }
}

TEST_F(LayoutTest, EveryPanelOfSixNationsToLookAt) {
  for (const QSize size : {QSize(1280, 720), QSize(1440, 900)}) {
    resize(size.width(), size.height());
    const auto game = sixNations();
    application_->desk().put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
    window_->store().dispatch(OpenGame{game});
    window_->showGame();
    window_->store().dispatch(GoTo{game->main()->length() / 2});
    for (std::size_t i = 0; i < kPanels; ++i) {
      if (static_cast<Panel>(i) == Panel::comparison) continue; // a window of its own
      page().bring(static_cast<Panel>(i));
      settle();
      const std::string name = page().dock(static_cast<Panel>(i)).objectName().toStdString();
      EXPECT_FALSE(pictureOf(*window_, "panel-" + std::to_string(size.width()) + "-" + name).isNull());
    }
    page().resetLayout();
  }
}

TEST_F(LayoutTest, TheListOfMistakesHasRoomBesideSixNations) {
  for (const auto& [size, rows] : {std::pair(QSize(1280, 720), 5), std::pair(QSize(1440, 900), 6)}) {
    resize(size.width(), size.height());
    window_->store().dispatch(OpenGame{sixNations()});
    window_->showGame();
    page().bring(Panel::analysis);
    settle();
    auto* table = page().analysis().findChild<QTableView*>();
    ASSERT_NE(table, nullptr);
    table->show(); // as with an analysis
    settle();
    const auto* scroll = qobject_cast<const QScrollArea*>(page().analysis().parentWidget()->parentWidget());
    ASSERT_NE(scroll, nullptr);
    const QRect place(table->viewport()->mapTo(scroll->viewport(), QPoint(0, 0)), table->viewport()->size());
    const int seen = place.intersected(scroll->viewport()->rect()).height();
    EXPECT_GE(seen, rows * table->verticalHeader()->defaultSectionSize()) << size.width();
  }
}

TEST_F(LayoutTest, TheWindowBeginsOnTheScreen) {
  MainWindow& fresh = application_->newWindow();
  const QSize room = fresh.screen()->availableSize();
  EXPECT_LE(fresh.width(), room.width());
  EXPECT_LT(fresh.height(), room.height()) << "its title is on the screen, too";
}

TEST_F(LayoutTest, ThreeColumnsComeByThemselvesAndGoAgain) {
  openSettled();
  EXPECT_FALSE(isThreeColumns());
  page().bring(Panel::play);
  resize(1920, 1080);
  EXPECT_TRUE(isThreeColumns());
  EXPECT_FALSE(page().dock(Panel::play).visibleRegion().isEmpty()) << "it stays in front";
  pictureOf(*window_, "window-1920");
  resize(1280, 720);
  EXPECT_FALSE(isThreeColumns());
  EXPECT_FALSE(page().dock(Panel::play).visibleRegion().isEmpty()) << "and not the chart";
}

TEST_F(LayoutTest, WhatSomebodyArrangedStays) {
  openSettled();
  page().addDockWidget(Qt::LeftDockWidgetArea, &page().dock(Panel::nations));
  settle();
  EXPECT_TRUE(page().arrangedByHand());
  resize(1920, 1080);
  EXPECT_FALSE(isThreeColumns());
  page().resetLayout();
  EXPECT_FALSE(page().arrangedByHand());
  EXPECT_TRUE(isThreeColumns());
}

TEST_F(LayoutTest, AClosedPanelIsArrangedToo) {
  openSettled();
  page().dock(Panel::nations).close();
  resize(1920, 1080);
  EXPECT_FALSE(isThreeColumns());
  EXPECT_FALSE(page().dock(Panel::nations).isVisible());
}

TEST_F(LayoutTest, AnUntouchedLayoutSuitsTheNextScreen) {
  openSettled();
  window_->close();
  QApplication::processEvents();
  window_ = &application_->newWindow();
  window_->resize(1920, 1080);
  window_->show();
  openSettled();
  EXPECT_TRUE(isThreeColumns());
}

TEST_F(LayoutTest, TheBoardFillsItsPanel) {
  for (const std::string& game : {kGame, std::string("samples/antike-ii.game-mare-nostrum.antike.jsonl"),
                                  std::string("samples/duellum.game-greece-persia-mistakes.antike.jsonl")})
    for (const QSize size : {QSize(1280, 720), QSize(1440, 900), QSize(1920, 1080), QSize(2560, 1440)}) {
      resize(size.width(), size.height());
      open(game);
      settle();
      EXPECT_GT(filled(), 0.93) << game << " at " << size.width();
      pictureOf(*window_, ("window-fills-" + std::to_string(size.width()) + "-" +
                           std::to_string(tab().game->game().nations()))
                              .c_str());
    }
}

/// Takes hold of the tab and lets go so far below.
void dragTab(QTabBar& bar, int tab, int down) {
  const QPoint from = bar.tabRect(tab).center();
  const auto send = [&](QEvent::Type type, const QPoint& at, Qt::MouseButton button, Qt::MouseButtons held) {
    QMouseEvent event(type, QPointF(at), QPointF(bar.mapToGlobal(at)), button, held, Qt::NoModifier);
    QApplication::sendEvent(&bar, &event);
    QApplication::processEvents();
  };
  send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
  for (int i = 1; i <= 8; ++i)
    send(QEvent::MouseMove, from + QPoint(3 * i, down * i / 8), Qt::NoButton, Qt::LeftButton);
  send(QEvent::MouseButtonRelease, from + QPoint(24, down), Qt::LeftButton, Qt::NoButton);
}

TEST_F(LayoutTest, AHandThatTremblesOverATabTakesNoPanelOut) {
  openSettled();
  QTabBar* bar = nullptr;
  for (QTabBar* one : page().findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
    for (int i = 0; i < one->count(); ++i)
      if (one->isVisible() && one->tabText(i) == QStringLiteral("Play")) bar = one;
  ASSERT_NE(bar, nullptr);
  const auto floating = [this] {
    return std::ranges::any_of(page().findChildren<QDockWidget*>(),
                               [](const QDockWidget* dock) { return dock->isFloating(); });
  };
  for (const int down : {20, 45, -30}) {
    dragTab(*bar, 1, down);
    settle();
    EXPECT_FALSE(floating()) << down;
  }
  const QByteArray before = page().layoutState();
  page().dock(Panel::play).setFloating(true);
  settle();
  EXPECT_TRUE(floating());
  EXPECT_TRUE(page().undoLayout());
  settle();
  EXPECT_FALSE(floating());
  EXPECT_EQ(page().dockWidgetArea(&page().dock(Panel::play)),
            page().dockWidgetArea(&page().dock(Panel::record)));
  EXPECT_FALSE(before.isEmpty());
}

TEST_F(LayoutTest, OneDragIsOneStepBack) {
  openSettled();
  QTest::qWait(400); // the first layout has settled
  QTest::mousePress(window_->windowHandle(), Qt::LeftButton, {}, QPoint(2, 2));
  page().dock(Panel::play).setFloating(true);
  QTest::qWait(700); // on its way for longer than a layout takes to settle
  page().dock(Panel::play).move(40, 40);
  QTest::mouseRelease(window_->windowHandle(), Qt::LeftButton, {}, QPoint(2, 2));
  EXPECT_TRUE(page().undoLayout());
  settle();
  EXPECT_FALSE(page().dock(Panel::play).isFloating());
}

TEST_F(LayoutTest, NothingInThePlayPanelMovesUnderThePointer) {
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
    resize(size.width(), size.height());
    openEditable();
    page().bring(Panel::play);
    settle();
    PlayPanel& play = page().play();
    const auto* end = play.findChild<QToolButton*>(QStringLiteral("end"));
    const auto* field = play.findChild<QLineEdit*>(QStringLiteral("filter"));
    const auto place = [&](const QWidget& part) {
      return QRect(part.mapTo(window_, QPoint(0, 0)), part.size());
    };
    QRect endAt, listAt, boardAt;
    int fieldBelow = 0;
    std::set<std::string> seen;
    const auto expectInPlace = [&](const std::string& what) {
      settle();
      const QRect list = play.list().isVisible() ? place(play.list()) : listAt;
      if (endAt.isNull()) {
        endAt = place(*end), listAt = list, boardAt = boardPlace(), fieldBelow = place(*field).bottom();
        EXPECT_GT(list.height(), 3 * 26) << size.width();
      }
      EXPECT_EQ(place(*end), endAt) << what;
      EXPECT_EQ(list, listAt) << what;
      EXPECT_EQ(boardPlace(), boardAt) << what;
      EXPECT_EQ(place(*field).bottom(), fieldBelow) << what;
      EXPECT_LE(place(*field).right(), place(*end).left() + page().dock(Panel::play).width()) << what;
    };
    for (EventIndex k = 20; k < 140; ++k) {
      window_->store().dispatch(GoTo{k});
      expectInPlace("event " + std::to_string(k));
      const std::string type(nameOf(tab().line->event(k + 1)));
      if (!seen.insert(type).second) continue;
      if (const auto provinces = play.offeredProvinces(); !provinces.empty()) {
        emit play.findChild<QLineEdit*>(QStringLiteral("filter"))->textChanged({});
        Choices picked = play.choices();
        if (picked.alternatives(PickSort::to).size() > 1) play.pickProvince(provinces.front());
        expectInPlace(type + " picked");
        play.back();
      }
      if (!play.list().rows().empty())
        for (int row = 0; row < 3 && row < static_cast<int>(play.list().rows().size()); ++row) {
          emit play.list().endClicked(row);
          expectInPlace(type + " asked");
          play.back();
        }
    }
    pictureOf(*window_, ("window-play-in-place-" + std::to_string(size.width())).c_str());
  }
}

TEST_F(LayoutTest, NeitherMessagesNorBannersMoveTheBoard) {
  openEditable();
  settle();
  const QRect place = boardPlace();
  const QPointF rome = page().board().sheet().placeOf(ProvinceId(3)).center();
  window_->commands().action("undo-layout")->trigger(); // says that there is nothing to undo
  settle();
  EXPECT_FALSE(window_->statusBar()->currentMessage().isEmpty());
  const auto* notice = window_->findChild<QLabel*>(QStringLiteral("notice"));
  ASSERT_NE(notice, nullptr);
  EXPECT_TRUE(notice->isVisible());
  EXPECT_EQ(notice->text(), window_->statusBar()->currentMessage());
  EXPECT_TRUE(boardPlace().contains(QRect(notice->mapTo(window_, QPoint(0, 0)), notice->size())));
  EXPECT_EQ(boardPlace(), place);
  while (cursor() < 60 && !tab().changing.has_value()) {
    press(QStringLiteral("."));
    press(Qt::Key_E);
  }
  settle();
  ASSERT_TRUE(page().changeBanner().isVisible());
  EXPECT_EQ(boardPlace(), place);
  EXPECT_EQ(QPointF(page().board().sheet().placeOf(ProvinceId(3)).center()), rome);
  EXPECT_GT(page().changeBanner().height(), 20);
  pictureOf(*window_, "window-banner-over-board");
  window_->statusBar()->clearMessage();
  EXPECT_FALSE(notice->isVisible());
}

} // namespace
} // namespace annales::viewer::test
