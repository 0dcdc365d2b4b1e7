// Names come from files: they are text wherever they are shown, and never markup.
#include "tests/viewer/remarks/remark_desk.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/tables/bank_view.h"
#include "viewer/tables/rondel_view.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>

namespace annales::viewer::test {
namespace {

constexpr const char* kMarkup = "<h1>x";
constexpr int kMostCells = 40; // rows and columns of a table that are looked at

/// Nations, provinces, players, a line and a remark have such a name.
std::shared_ptr<const OpenedGame> gameOfMarkup() {
  const auto game = openedSample(kMistakes);
  auto board = std::make_shared<Board>(*game->sharedBoard());
  for (BoardNation& nation : board->nations)
    nation.name = {nation.name.en + kMarkup, nation.name.de + kMarkup};
  for (ProvinceView& province : board->provinces)
    province.name += kMarkup;
  EventLog log(game->log());
  log.setTag("event", kMarkup);
  for (std::size_t n = 0; n < game->game().nations(); ++n)
    log.setTag("player." + game->game().nationWord(NationId(n)), kMarkup);
  EXPECT_TRUE(log.setLine(kMarkup, 20).has_value());
  log.annotate(remarkBy(*game, 12, kMarkup, kMarkup));
  return openGame(std::move(log), board);
}

bool becomesMarkup(const QString& text) {
  return Qt::mightBeRichText(text) && text.contains(QStringLiteral("<h1>"));
}

void expectText(const QString& text, const QObject& where) {
  EXPECT_FALSE(becomesMarkup(text)) << where.metaObject()->className() << ": " << text.toStdString();
}

void expectTextIn(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0) {
  const int columns = std::min(kMostCells, model.columnCount(parent));
  for (int row = 0; row < std::min(kMostCells, model.rowCount(parent)); ++row) {
    for (int column = 0; column < columns; ++column)
      expectText(model.index(row, column, parent).data(Qt::ToolTipRole).toString(), model);
    if (depth < 2) expectTextIn(model, model.index(row, 0, parent), depth + 1);
  }
  for (int column = 0; depth == 0 && column < columns; ++column)
    expectText(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(), model);
}

/// Tooltips, labels and cells, also of panels that are hidden.
void expectTextIn(const QWidget& window) {
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    expectText(widget->toolTip(), *widget);
    if (const auto* label = qobject_cast<const QLabel*>(widget);
        label != nullptr && label->textFormat() != Qt::PlainText)
      expectText(label->text(), *label);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        view != nullptr && view->model() != nullptr)
      expectTextIn(*view->model());
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
      for (int tab = 0; tab < tabs->count(); ++tab)
        expectText(tabs->tabToolTip(tab), *tabs);
  }
}

/// What is said where the mouse rests; whether one of the names was among it.
bool namesAreToldAsText(QWidget& part) {
  bool told = false;
  for (int x = 0; x < part.width(); x += 12)
    for (int y = 0; y < part.height(); y += 12) {
      QHelpEvent help(QEvent::ToolTip, {x, y}, part.mapToGlobal(QPoint(x, y)));
      QApplication::sendEvent(&part, &help);
      expectText(QToolTip::text(), part);
      told = told || QToolTip::text().contains(QStringLiteral("h1"));
    }
  return told;
}

class ForeignNames : public WindowTest {
protected:
  ForeignNames() {
    const auto game = gameOfMarkup();
    application_->desk().put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
    window_->store().dispatch(OpenGame{game});
    window_->showGame();
    QApplication::processEvents();
  }
};

TEST_F(ForeignNames, AreTextOnEveryPartOfTheWindow) {
  const auto& broken = tab().line->stats().violations;
  ASSERT_FALSE(broken.empty());
  for (const EventIndex k : {EventIndex{0}, EventIndex{12}, broken.front().index, tab().line->length()}) {
    window_->store().dispatch(GoTo{k});
    QApplication::processEvents();
    expectTextIn(*window_);
  }
  window_->store().dispatch(ChooseLine{kMarkup});
  ASSERT_FALSE(tab().line->isMain());
  QApplication::processEvents();
  expectTextIn(*window_);
}

TEST_F(ForeignNames, AreTextWhereTheMouseRests) {
  window_->store().dispatch(GoTo{12});
  RondelView rondel(window_->store());
  BankView bank(window_->store());
  for (QWidget* part : std::initializer_list<QWidget*>{&rondel, &bank}) {
    part->resize(300, 300);
    part->show();
  }
  QApplication::processEvents();
  EXPECT_TRUE(namesAreToldAsText(rondel));
  namesAreToldAsText(bank);
}

} // namespace
} // namespace annales::viewer::test
