// Clicks beside a list of completions.
#include "viewer/look/list_clicks.h"

#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace annales::viewer::test {
namespace {

/// A field with completions, and beside it another field and a button.
class ListClicksTest : public ::testing::Test {
protected:
  ListClicksTest() {
    auto* column = new QVBoxLayout(&window_);
    for (QWidget* part : std::initializer_list<QWidget*>{&field_, &other_, &button_})
      column->addWidget(part);
    column->insertStretch(1);
    field_.setCompleter(
        new QCompleter(QStringList{QStringLiteral("Roma"), QStringLiteral("Romula")}, &field_));
    QObject::connect(&button_, &QPushButton::clicked, &window_, [this] { ++clicks_; });
    window_.resize(300, 400);
    window_.show();
    QApplication::setActiveWindow(&window_);
    field_.setFocus();
    QTest::keyClicks(&field_, QStringLiteral("Ro"));
  }

  /// As a window system does it: the open list gets the press, what lies under the pointer the release.
  void click(QWidget& at) {
    const QPoint middle = at.mapToGlobal(at.rect().center());
    QWidget* open = QApplication::activePopupWidget();
    QWidget& first = open != nullptr ? *open : at;
    QTest::mousePress(&first, Qt::LeftButton, {}, first.mapFromGlobal(middle));
    QTest::mouseRelease(&at, Qt::LeftButton, {}, at.rect().center());
  }
  [[nodiscard]] bool listed() const { return field_.completer()->popup()->isVisible(); }

  QWidget window_;
  QLineEdit field_{&window_}, other_{&window_};
  QPushButton button_{QStringLiteral("Play"), &window_};
  int clicks_ = 0;
};

TEST_F(ListClicksTest, AButtonBesideTheListIsPressed) {
  ListClicks clicks;
  qApp->installEventFilter(&clicks);
  ASSERT_TRUE(listed());
  click(button_);
  EXPECT_FALSE(listed());
  EXPECT_EQ(clicks_, 1);
}

TEST_F(ListClicksTest, AnotherFieldGetsTheKeys) {
  ListClicks clicks;
  qApp->installEventFilter(&clicks);
  ASSERT_TRUE(listed());
  click(other_);
  EXPECT_TRUE(other_.hasFocus());
  EXPECT_EQ(field_.text(), QStringLiteral("Ro"));
}

TEST_F(ListClicksTest, AClickIntoTheListStillChooses) {
  ListClicks clicks;
  qApp->installEventFilter(&clicks);
  QAbstractItemView* list = field_.completer()->popup();
  ASSERT_TRUE(listed());
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                    list->visualRect(list->model()->index(1, 0)).center());
  EXPECT_EQ(field_.text(), QStringLiteral("Romula"));
}

} // namespace
} // namespace annales::viewer::test
