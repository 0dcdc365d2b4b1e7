#include "viewer/comparison/chances_view.h"

#include "viewer/comparison/power_chart.h"
#include "viewer/look/roomy.h"
#include "viewer/look/row_table.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <memory>

namespace annales::viewer {

ChancesView::ChancesView(QWidget* parent)
    : QWidget(parent), model_(new ChancesModel(this)), way_(new QComboBox), save_(new QPushButton),
      words_(new QLabel), chart_(new SketchView), table_(new QTableView) {
  way_->addItem(QString());
  way_->addItem(QString());
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setMargin(4);
  chart_->setSuggested(QStringLiteral("chances.png"));
  table_->setModel(model_);
  makeRowTable(*table_);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  auto* scroll = new QScrollArea; // a low dock has no room for all of it
  scroll->setWidget(chart_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(4, 0, 4, 2);
  row->addWidget(way_);
  row->addStretch();
  row->addWidget(save_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 4, 0, 0);
  column->setSpacing(2);
  column->addWidget(words_);
  column->addLayout(row);
  column->addWidget(scroll, 3);
  column->addWidget(table_, 2);
  connect(way_, &QComboBox::currentIndexChanged, this, [this] { showAgain(); });
  connect(save_, &QPushButton::clicked, chart_, &SketchView::askForFile);
  connect(chart_, &SketchView::told, this, &ChancesView::told);
  retranslate();
}

void ChancesView::show(const std::string& a, const std::string& b, const Comparison& counted,
                       std::size_t questions) {
  named_ = {a, b, powerChances(counted, questions)};
  questions_ = questions;
  showAgain();
}

void ChancesView::clear() {
  named_ = {};
  showAgain();
}

void ChancesView::showAgain() {
  const bool any = !named_.chances.empty(), asVerdict = way_->currentIndex() == 0;
  for (QWidget* part : std::initializer_list<QWidget*>{way_, save_, table_})
    part->setEnabled(any);
  model_->show(named_.chances, asVerdict);
  if (!any) {
    chart_->clear();
    return words_->setText(tr("No games to compare. Choose two sides that both have decided games."));
  }
  words_->setText(
      tr("How likely this comparison finds a difference of so many points, if there is one, with games like "
         "these.") +
      QLatin1Char(' ') +
      (asVerdict ? tr("A verdict allows for all %n comparison(s) of the history and for looking often.",
                      nullptr, static_cast<int>(questions_))
                 : tr("A single look is one comparison that you planned before, and no other.")));
  const auto chart = std::make_shared<const PowerChart>(named_, asVerdict);
  chart_->show({[chart](QSizeF room, const Look& look) { return chart->draw(room, look); },
                [named = named_] { return csvOf(std::span(&named, 1)); }, chart->title(),
                tr("The table has the numbers.")});
}

void ChancesView::retranslate() {
  const QSignalBlocker quiet(way_);
  way_->setItemText(0, tr("As a verdict"));
  way_->setItemText(1, tr("At a single look"));
  way_->setAccessibleName(tr("Kind of chance"));
  save_->setText(tr("Save the chart…"));
  save_->setToolTip(tr("As picture, drawing or table, by the ending of the file"));
  table_->setAccessibleName(tr("Chances"));
  makeRoomy(*save_, look_, 9.5);
  showAgain();
}

void ChancesView::setLook(const Look& look) {
  look_ = look;
  for (QWidget* part : std::initializer_list<QWidget*>{words_, way_})
    part->setFont(look.font(9.5));
  makeRoomy(*save_, look, 9.5);
  table_->setFont(look.font(10));
  table_->setPalette(look.palette());
  table_->horizontalHeader()->setFont(look.font(9.5));
  table_->verticalHeader()->setDefaultSectionSize(qRound(look.px(26)));
  chart_->setLook(look);
}

} // namespace annales::viewer
