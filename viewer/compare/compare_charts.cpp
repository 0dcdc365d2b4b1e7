#include "viewer/compare/compare_charts.h"

#include "viewer/charts/chart_words.h"
#include "viewer/look/panel_scroll.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace annales::viewer {

CompareCharts::CompareCharts(SessionStore& store, QWidget* parent)
    : QWidget(parent), store_(store), kinds_(new QComboBox(this)), title_(new QLabel), row_(new QHBoxLayout) {
  auto* pair = new QWidget;
  pair->setLayout(row_);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(new PanelScroll(pair)); // legends of six nations need more rows than those of two
  auto* row = row_;
  auto* right = new QVBoxLayout;
  row->setContentsMargins(0, 0, 0, 0);
  for (QBoxLayout* box : {static_cast<QBoxLayout*>(row), static_cast<QBoxLayout*>(right)})
    box->setSpacing(0);
  row->addLayout(right);
  right->addWidget(title_);
  const Look look = Look::of(store_.session().view);
  title_->setFont(look.font(10, true));
  title_->setTextFormat(Qt::PlainText);
  title_->setMargin(6);
  title_->setMinimumWidth(80);
  if (const Tab* tab = store_.tab())
    if (const auto other = tab->lineBeside())
      title_->setText(tr("“%1” minus “%2”").arg(ChartWords::line(*tab->line), ChartWords::line(*other)));
  kinds_->setFont(look.font(9));
  kinds_->setAccessibleName(tr("Chart"));
  kinds_->setToolTip(kinds_->accessibleName());
  for (const ChartKind kind :
       {ChartKind::resources, ChartKind::personages, ChartKind::military, ChartKind::cities})
    kinds_->addItem(ChartView::titleOf(kind), static_cast<int>(kind));
  connect(kinds_, &QComboBox::currentIndexChanged, this,
          [this] { showKind(static_cast<ChartKind>(kinds_->currentData().toInt())); });
  showKind(ChartKind::resources);
}

void CompareCharts::showKind(ChartKind kind) {
  for (ChartView* chart : {curves_, difference_})
    delete chart;
  curves_ = new ChartView(kind, store_);
  difference_ = new ChartView(kind, store_);
  curves_->keepFormAndLine();
  difference_->hideChoices();
  row_->insertWidget(0, curves_, 1);
  auto* right = static_cast<QBoxLayout*>(row_->itemAt(1)->layout());
  right->addWidget(difference_, 1);
  row_->setStretchFactor(right, 1);
  connect(curves_, &ChartView::chosen, this, &CompareCharts::takeOver);
  takeOver(curves_->choice());
  showBoth();
  connect(&curves_->canvas(), &ChartCanvas::zoomChanged, this, [this] {
    if (!curves_->canvas().zoomed()) return difference_->canvas().resetZoom();
    difference_->canvas().zoomTo(curves_->canvas().span());
  });
}

void CompareCharts::showBoth() {
  const TimeData& shown = curves_->content().data;
  if (!shown.beside) return;
  const EventIndex fork = shown.beside->where.shared();
  const auto end = static_cast<EventIndex>(
      std::min<double>(shown.samples.back(), shown.beside->places.back())); // of the shorter line
  const EventIndex before = std::max<EventIndex>(12, (end - std::min(fork, end)) / 4);
  const EventSpan both{fork > before ? fork - before : 1, end};
  for (ChartView* chart : {curves_, difference_})
    chart->canvas().zoomTo(both);
}

void CompareCharts::takeOver(ChartChoice choice) {
  choice.form = ChartForm::difference;
  difference_->choose(choice);
}

} // namespace annales::viewer
