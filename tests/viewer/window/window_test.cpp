#include "tests/viewer/window/window_fixture.h"
#include "viewer/window/pictures.h"

#include <QFile>
#include <QMessageBox>
#include <QTabBar>
#include <QTimer>

namespace annales::viewer::test {
namespace {

QTabBar& tabsOf(const MainWindow& window) {
  for (QTabBar* bar : window.findChildren<QTabBar*>())
    if (bar->accessibleName() == QStringLiteral("Open games")) return *bar;
  throw std::runtime_error("no tabs");
}

TEST_F(WindowTest, BeginsWithTheLibrary) {
  EXPECT_TRUE(window_->showsLibrary());
  pictureOf(*window_, "window-empty");
}

TEST_F(WindowTest, OpensLogsFromTheCommandLine) {
  window_->openPaths({inRepository(kGame)});
  ASSERT_TRUE(waitFor([this] { return window_->store().tab() != nullptr; }));
  EXPECT_FALSE(window_->showsLibrary());
  EXPECT_EQ(tab().game->id(), openedSample(kGame)->id());
  pictureOf(*window_, "window-game");
}

TEST_F(WindowTest, SaysWhatIsWrongWithAFile) {
  const QString bad = folder_.filePath(QStringLiteral("bad.antike.jsonl"));
  QFile file(bad);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"rec\":\"event\"}\n");
  file.close();
  QString told;
  QObject::connect(window_->findChild<GameOpener*>(QStringLiteral("opener")), &GameOpener::failed,
                   [&](const QString& why) { told = why; });
  window_->openPaths({bad, folder_.filePath(QStringLiteral("missing.jsonl"))});
  ASSERT_TRUE(waitFor([&] { return !told.isEmpty(); }));
  EXPECT_EQ(window_->store().tab(), nullptr);
}

TEST_F(WindowTest, HasATabForEveryGame) {
  open(kGame);
  open(kMistakes);
  EXPECT_EQ(tabsOf(*window_).count(), 2);
  EXPECT_EQ(tabsOf(*window_).currentIndex(), 1);
  press(Qt::Key_T, Qt::ControlModifier);
  EXPECT_EQ(tabsOf(*window_).count(), 3);
  press(Qt::Key_W, Qt::ControlModifier);
  press(Qt::Key_W, Qt::ControlModifier);
  EXPECT_EQ(tabsOf(*window_).count(), 1);
  press(Qt::Key_W, Qt::ControlModifier);
  EXPECT_TRUE(window_->showsLibrary());
}

TEST_F(WindowTest, ShowsEveryEventOfEverySampleWithoutAComplaint) {
  for (const std::string& file : sampleFiles()) {
    open(file);
    const EventIndex length = tab().line->length();
    for (EventIndex k = 1; k <= length; k += 1 + length / 12) {
      window_->store().dispatch(GoTo{k});
      QApplication::processEvents();
      ASSERT_EQ(cursor(), k);
      ASSERT_FALSE(window_->grab().isNull());
    }
  }
}

TEST_F(WindowTest, ShowsABoardWithoutADrawing) {
  EventLog log(openedSample(kGame)->log());
  window_->store().dispatch(OpenGame{openGame(std::move(log), nullptr)});
  window_->showGame();
  window_->store().dispatch(GoTo{60});
  pictureOf(*window_, "window-no-drawing");
  EXPECT_EQ(cursor(), 60U);
}

TEST_F(WindowTest, SpeaksGermanAtOnce) {
  open();
  window_->store().dispatch(GoTo{9});
  const std::string english(tab().line->stats().sentences.at(9));
  application_->setLanguage(QStringLiteral("de"));
  QApplication::processEvents();
  EXPECT_EQ(cursor(), 9U);
  EXPECT_NE(tab().line->stats().sentences.at(9), english);
  EXPECT_EQ(window_->page().dock(Panel::record).windowTitle(), QStringLiteral("Protokoll"));
  pictureOf(*window_, "window-german");
  application_->setLanguage(QStringLiteral("en"));
  EXPECT_EQ(tab().line->stats().sentences.at(9), english);
}

TEST_F(WindowTest, HiddenRemarksHoldForAllWindowsAndNextTime) {
  MainWindow& other = application_->newWindow();
  View view = window_->store().session().view;
  view.hiddenRemarks = 1U << static_cast<unsigned>(RemarkLayer::machine);
  window_->store().dispatch(SetView{view});
  EXPECT_FALSE(other.store().session().view.shows(RemarkLayer::machine));
  application_ = std::make_unique<Application>();
  EXPECT_FALSE(application_->view().shows(RemarkLayer::machine));
  EXPECT_TRUE(application_->view().shows(RemarkLayer::mine));
  window_ = &application_->newWindow();
}

TEST_F(WindowTest, DarkAndProjectorHoldForAllWindowsAndNextTime) {
  MainWindow& other = application_->newWindow();
  ASSERT_FALSE(window_->store().session().view.dark);
  press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(window_->store().session().view.dark);
  press(Qt::Key_F9);
  EXPECT_TRUE(other.store().session().view.dark);
  EXPECT_TRUE(other.store().session().view.projector);
  application_ = std::make_unique<Application>();
  EXPECT_TRUE(application_->view().dark);
  EXPECT_TRUE(application_->view().projector);
  window_ = &application_->newWindow();
}

TEST_F(WindowTest, ChangedNamesOfOpeningsAreNotLostWithTheWindow) {
  const auto change = [this] {
    window_->commands().action("edit-openings")->trigger();
    auto* editor = window_->findChild<OpeningsEditor*>();
    editor->name(RulesetId::antike, "romans", OpeningKey::of({Space::iron, Space::gold}));
    EXPECT_TRUE(editor->isChanged());
    return editor;
  };
  const auto answer = [this](QMessageBox::StandardButton button) {
    auto* timer = new QTimer(window_);
    QObject::connect(timer, &QTimer::timeout, window_, [timer, button] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      timer->stop();
      box->button(button)->click();
    });
    timer->start(10);
  };
  const OpeningsEditor* editor = change();
  answer(QMessageBox::Cancel);
  EXPECT_FALSE(window_->close());
  answer(QMessageBox::Cancel);
  application_->quit();
  EXPECT_TRUE(window_->isVisible());
  EXPECT_FALSE(application_->leaving());
  EXPECT_TRUE(editor->isVisible() && editor->isChanged());
  answer(QMessageBox::Discard);
  EXPECT_TRUE(window_->close());
}

TEST_F(WindowTest, UndoesChangesOfTheLayout) {
  open();
  QDockWidget& record = window_->page().dock(Panel::record);
  const Qt::DockWidgetArea area = window_->page().dockWidgetArea(&record);
  window_->page().addDockWidget(Qt::LeftDockWidgetArea, &record);
  QApplication::processEvents();
  EXPECT_TRUE(window_->page().undoLayout());
  EXPECT_EQ(window_->page().dockWidgetArea(&record), area);
  EXPECT_FALSE(window_->page().undoLayout());
}

TEST_F(WindowTest, RemembersTheLayout) {
  open();
  window_->page().addDockWidget(Qt::LeftDockWidgetArea, &window_->page().dock(Panel::record));
  window_->close();
  QApplication::processEvents();
  window_ = &application_->newWindow();
  window_->show();
  open();
  EXPECT_EQ(window_->page().dockWidgetArea(&window_->page().dock(Panel::record)), Qt::LeftDockWidgetArea);
  window_->page().resetLayout();
  EXPECT_EQ(window_->page().dockWidgetArea(&window_->page().dock(Panel::record)), Qt::RightDockWidgetArea);
}

TEST_F(WindowTest, TakesPicturesWithoutADisplay) {
  PicturesOrder order;
  order.folder = folder_.filePath(QStringLiteral("out"));
  order.game = inRepository(kGame);
  QString why;
  EXPECT_EQ(
      takePictures(*application_, order, why),
      (QStringList{order.folder + QStringLiteral("/game.png"), order.folder + QStringLiteral("/board.png")}));
  EXPECT_FALSE(QImage(order.folder + QStringLiteral("/game.png")).isNull());
  order.game = inRepository("README.md");
  EXPECT_TRUE(takePictures(*application_, order, why).isEmpty());
  EXPECT_FALSE(why.isEmpty());
}

TEST(ColourSight, KeepsGreyAndLosesRedAndGreen) {
  QImage image(3, 1, QImage::Format_RGB32);
  image.setPixelColor(0, 0, QColor(128, 128, 128));
  image.setPixelColor(1, 0, QColor(200, 60, 60));
  image.setPixelColor(2, 0, QColor(110, 120, 40));
  const auto distance = [](const QImage& i) {
    const QColor a = i.pixelColor(1, 0);
    const QColor b = i.pixelColor(2, 0);
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
  };
  EXPECT_EQ(seenWith(ColourSight::full, image), image);
  for (const char* name : {"protanopia", "deuteranopia", "tritanopia"}) {
    const QImage seen = seenWith(colourSightOf(QLatin1String(name)).value(), image);
    EXPECT_NEAR(seen.pixelColor(0, 0).red(), 128, 2) << name;
    EXPECT_NEAR(seen.pixelColor(0, 0).blue(), 128, 2) << name;
  }
  EXPECT_LT(distance(seenWith(ColourSight::deuteranopia, image)), distance(image));
  EXPECT_FALSE(colourSightOf(QStringLiteral("other")).has_value());
}

} // namespace
} // namespace annales::viewer::test
