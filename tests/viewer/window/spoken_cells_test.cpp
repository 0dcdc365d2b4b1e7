// What tooltips of cells say reaches a screen reader, in every table of the window.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QAccessible>
#include <QHeaderView>
#include <QTextDocumentFragment>
#include <set>

namespace annales::viewer::test {
namespace {

QString plainOf(const QString& tip) {
  return (Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : tip).trimmed();
}

/// Name and description together, as a screen reader says them.
QString saidOf(const QAbstractItemModel& model, const QModelIndex& index) {
  const auto text = [&](int role) { return model.data(index, role).toString(); };
  const QString name = text(Qt::AccessibleTextRole);
  return (name.isEmpty() ? text(Qt::DisplayRole) : name) + QLatin1Char('\n') +
         text(Qt::AccessibleDescriptionRole);
}

int expectTold(const QAbstractItemModel& model, const QModelIndex& parent, const std::string& name) {
  int tips = 0;
  for (int row = 0; row < std::min(model.rowCount(parent), 40); ++row)
    for (int column = 0; column < model.columnCount(parent); ++column) {
      const QModelIndex index = model.index(row, column, parent);
      const QString tip = plainOf(model.data(index, Qt::ToolTipRole).toString());
      if (!tip.isEmpty()) {
        ++tips;
        EXPECT_TRUE(saidOf(model, index).contains(tip))
            << name << " " << row << ", " << column << ": " << tip.toStdString();
      }
      if (column == 0) tips += expectTold(model, index, name);
    }
  return tips;
}

class SpokenCells : public WindowTest {};

TEST_F(SpokenCells, EveryTooltipOfACellIsTold) {
  openEditable();
  window_->store().dispatch(GoTo{200});
  std::set<std::string> withTips;
  for (std::size_t i = 0; i < kPanels; ++i) {
    window_->page().bring(static_cast<Panel>(i));
    QApplication::processEvents();
  }
  for (const QAbstractItemView* view : window_->findChildren<QAbstractItemView*>()) {
    if (view->model() == nullptr || qobject_cast<const QHeaderView*>(view) != nullptr) continue;
    const auto* order = qobject_cast<const QAbstractProxyModel*>(view->model());
    const std::string name =
        (order != nullptr ? order->sourceModel() : view->model())->metaObject()->className();
    if (expectTold(*view->model(), {}, name) > 0) withTips.insert(name);
  }
  EXPECT_GE(withTips.size(), 4U) << "tables with tooltips were found";
}

/// A model of our own without the common base would keep its tooltips to itself.
TEST_F(SpokenCells, EveryHeadingOfATableTellsItsTooltip) {
  open();
  int tips = 0;
  for (const QAbstractItemView* view : window_->findChildren<QAbstractItemView*>()) {
    const QAbstractItemModel* model = view->model();
    if (model == nullptr) continue;
    for (int section = 0; section < model->columnCount(); ++section) {
      const QString tip = plainOf(model->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString());
      if (tip.isEmpty()) continue;
      ++tips;
      QString said = model->headerData(section, Qt::Horizontal, Qt::AccessibleTextRole).toString();
      if (said.isEmpty()) said = model->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
      said += QLatin1Char('\n') +
              model->headerData(section, Qt::Horizontal, Qt::AccessibleDescriptionRole).toString();
      EXPECT_TRUE(said.contains(tip)) << model->metaObject()->className() << " " << section;
    }
  }
  EXPECT_GT(tips, 5);
}

/// As a screen reader asks: by the accessible cell of a real table.
TEST_F(SpokenCells, TheAccessibleCellHasTheDescription) {
  open();
  window_->store().dispatch(GoTo{200});
  QTableView& table = window_->page().nations().table();
  QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(&table);
  ASSERT_NE(whole, nullptr);
  QAccessibleTableInterface* cells = whole->tableInterface();
  ASSERT_NE(cells, nullptr);
  const QModelIndex index = table.model()->index(0, 2);
  const QString tip = plainOf(index.data(Qt::ToolTipRole).toString());
  ASSERT_FALSE(tip.isEmpty());
  QAccessibleInterface* cell = cells->cellAt(0, 2);
  ASSERT_NE(cell, nullptr);
  EXPECT_TRUE((cell->text(QAccessible::Name) + QLatin1Char('\n') + cell->text(QAccessible::Description))
                  .contains(tip));
}

TEST(SpokenTip, IsPlainAndNeverTheCellTwice) {
  EXPECT_EQ(spokenTip(QStringLiteral("<p>95 %: 3 to 7</p>"), QStringLiteral("5")),
            QStringLiteral("95 %: 3 to 7"));
  EXPECT_EQ(spokenTip(QStringLiteral("Roma"), QStringLiteral("Roma")), QString());
  EXPECT_EQ(spokenTip({}, QStringLiteral("5")), QString());
}

} // namespace
} // namespace annales::viewer::test
