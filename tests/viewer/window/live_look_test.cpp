// Dark, light and large print are changed while the window is open: everything follows, and goes back.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/look/look.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMap>
#include <map>

namespace annales::viewer::test {
namespace {

constexpr int kRounded = 6; // pixels: Qt shares out what remains of a column

/// Edges of letters are drawn a shade lighter or darker now and then.
bool isSeen(QRgb a, QRgb b) {
  constexpr int kShade = 32;
  return std::abs(qRed(a) - qRed(b)) > kShade || std::abs(qGreen(a) - qGreen(b)) > kShade ||
         std::abs(qBlue(a) - qBlue(b)) > kShade;
}

class LiveLook : public WindowTest {
protected:
  void showGameIn(MainWindow& window) {
    window.resize(1600, 900);
    window.show();
    window.store().dispatch(OpenGame{openedSample(kGame)});
    window.store().dispatch(GoTo{700});
    window.showGame();
    settle();
  }
  static void settle() {
    for (int i = 0; i < 10; ++i)
      QApplication::processEvents();
  }
  static QImage pictureWithoutFocus(MainWindow& window) {
    if (QWidget* focus = window.focusWidget()) focus->clearFocus();
    settle();
    return window.grab().toImage();
  }
  [[nodiscard]] std::string widgetAt(int x, int y) const {
    const QWidget* widget = window_->childAt(x, y);
    return widget == nullptr
               ? "the window"
               : std::string(widget->metaObject()->className()) + ' ' + widget->objectName().toStdString();
  }
  /// By dock, of those in front.
  [[nodiscard]] QMap<QString, QSize> sizes() const {
    QMap<QString, QSize> all;
    for (const QDockWidget* dock : window_->findChildren<QDockWidget*>())
      if (dock->isVisible() && !dock->visibleRegion().isEmpty()) all.insert(dock->objectName(), dock->size());
    return all;
  }
};

/// A pixel by pixel comparison with a window that has never known another look.
TEST_F(LiveLook, AWindowLooksAsIfItHadBeenOpenedInIt) {
  showGameIn(*window_);
  press(Qt::Key_G, Qt::ControlModifier);
  QWidget* field = window_->focusWidget();
  ASSERT_NE(qobject_cast<QLineEdit*>(field), nullptr);
  QTest::keyClicks(field, QStringLiteral("nonsense"));
  QTest::keyClick(field, Qt::Key_Return); // the field has marked what was typed, with colours of its own
  QTest::keyClick(field, Qt::Key_Escape);
  for (const bool dark : {true, false}) {
    View view = application_->view();
    view.dark = dark;
    application_->setView(view);
    settle();
    const QImage live = pictureWithoutFocus(*window_);
    MainWindow& fresh = application_->newWindow();
    showGameIn(fresh);
    const QImage wanted = pictureWithoutFocus(fresh);
    ASSERT_EQ(live.size(), wanted.size());
    std::map<std::string, QRect> differs; // by widget
    for (int y = 0; y < live.height(); ++y)
      for (int x = 0; x < live.width(); ++x)
        if (isSeen(live.pixel(x, y), wanted.pixel(x, y))) differs[widgetAt(x, y)] |= QRect(x, y, 1, 1);
    for (const auto& [widget, part] : differs)
      ADD_FAILURE() << widget << " at " << part.x() << ' ' << part.y() << ", " << part.width() << 'x'
                    << part.height() << (dark ? ", dark" : ", light");
    live.save(QStringLiteral(ANNALES_BINARY_DIR "/pictures/live-%1.png").arg(dark ? "dark" : "light"));
    wanted.save(QStringLiteral(ANNALES_BINARY_DIR "/pictures/fresh-%1.png").arg(dark ? "dark" : "light"));
    fresh.close();
    settle();
  }
}

TEST_F(LiveLook, LargePrintGivesTheSizesBack) {
  showGameIn(*window_);
  const QSize window = window_->size();
  const auto before = sizes();
  press(Qt::Key_F9);
  settle();
  ASSERT_TRUE(application_->view().projector);
  window_->grab().save(QStringLiteral(ANNALES_BINARY_DIR "/pictures/live-projector.png"));
  for (const QDockWidget* dock : window_->findChildren<QDockWidget*>())
    EXPECT_DOUBLE_EQ(dock->font().pointSizeF(), Look::of(application_->view()).font().pointSizeF())
        << "its title";
  press(Qt::Key_F9);
  settle();
  EXPECT_EQ(window_->size(), window);
  const auto after = sizes();
  ASSERT_EQ(after.keys(), before.keys());
  for (const QString& dock : before.keys())
    EXPECT_LE((after[dock] - before[dock]).width() * (after[dock] - before[dock]).width() +
                  (after[dock] - before[dock]).height() * (after[dock] - before[dock]).height(),
              kRounded * kRounded)
        << dock.toStdString() << ' ' << before[dock].width() << 'x' << before[dock].height() << " became "
        << after[dock].width() << 'x' << after[dock].height();
}

TEST_F(LiveLook, TheSmallWindowGetsItsSizesBack) {
  open();
  const QSize window = window_->size();
  press(Qt::Key_F9);
  settle();
  press(Qt::Key_F9);
  settle();
  EXPECT_EQ(window_->size(), window);
}

/// Choices are as wide as their words in every print.
TEST_F(LiveLook, WordsOfChoicesAreNotCut) {
  showGameIn(*window_);
  for (int i = 0; i < 2; ++i) {
    press(Qt::Key_F9);
    settle();
    const auto boxes = window_->page().playback().findChildren<QComboBox*>();
    for (const QComboBox* box : boxes)
      if (box->isVisible()) {
        EXPECT_GE(box->width(), box->sizeHint().width()) << box->currentText().toStdString();
      }
    ASSERT_FALSE(boxes.isEmpty());
  }
}

} // namespace
} // namespace annales::viewer::test
