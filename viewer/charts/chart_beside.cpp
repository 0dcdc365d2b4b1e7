// What the user does about the line behind the shown one.
#include "viewer/charts/chart_view.h"
#include "viewer/charts/chart_words.h"

#include <QCheckBox>
#include <QLayout>
#include <QMenu>

namespace annales::viewer {

void ChartView::addBeside() {
  beside_ = new QCheckBox(boxes_);
  beside_->setObjectName(QStringLiteral("beside"));
  beside_->setFocusPolicy(Qt::TabFocus);
  boxes_->layout()->addWidget(beside_);
  connect(beside_, &QCheckBox::toggled, this, [this](bool on) {
    if (filling_) return;
    View view = store_.session().view;
    view.beside = on;
    store_.dispatch(SetView{view});
  });
}

/// Every line of the game but the shown one.
/// Lines that may be put beside the shown one: not those that are hidden.
std::vector<LineName> ChartView::linesForBeside() const {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return {};
  std::vector<LineName> lines;
  for (const LineName& line : tab->game->lines())
    if (line.name != tab->line->name() && store_.session().view.shows(*tab->game, line))
      lines.push_back(line);
  return lines;
}

void ChartView::fillBeside(QMenu& menu) {
  menu.clear();
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  const auto now = tab->lineBeside();
  for (const LineName& line : linesForBeside()) {
    const QString words = ChartWords::line(line.name);
    QAction* action = menu.addAction(QString(words).replace(u'&', QStringLiteral("&&")), this, [this, line] {
      View view = store_.session().view;
      view.beside = true;
      store_.dispatch(SetView{view});
      store_.dispatch(PutBeside{line.name});
    });
    action->setCheckable(true);
    action->setChecked(now != nullptr && now->name() == line.name);
  }
}

void ChartView::keepFormAndLine() {
  kept_ = true;
  syncBoxes();
}

void ChartView::showBeside() {
  fillBoxes();
  rebuildLegend();
  refreshContent(false);
}

/// Whether curves of another line lie behind those of the shown one, if there is another one.
bool ChartView::showsBeside() const {
  return store_.session().view.beside && content_.choice.overTime() &&
         content_.choice.form != ChartForm::difference;
}

} // namespace annales::viewer
