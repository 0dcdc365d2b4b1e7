#include "viewer/comparison/sides_view.h"

#include "viewer/look/roomy.h"
#include "viewer/look/row_table.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace annales::viewer {

SidesView::SidesView(QWidget* parent)
    : QWidget(parent), model_(new PairsModel(this)), words_(new QLabel), chart_(new SketchView),
      table_(new QTableView), differences_(new QComboBox), save_(new QPushButton) {
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setMargin(4);
  differences_->addItem(QString());
  differences_->addItem(QString());
  chart_->setSuggested(QStringLiteral("sides.png"));
  auto* scroll = new QScrollArea; // many pairs are higher than a dock
  scroll->setWidget(chart_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setModel(model_);
  makeRowTable(*table_);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(4, 0, 4, 2);
  buttons->addWidget(differences_);
  buttons->addStretch();
  buttons->addWidget(save_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(words_);
  column->addLayout(buttons);
  column->addWidget(scroll, 3);
  column->addWidget(table_, 2);
  connect(differences_, &QComboBox::currentIndexChanged, this, [this] { showAgain(); });
  connect(save_, &QPushButton::clicked, chart_, &SketchView::askForFile);
  connect(chart_, &SketchView::told, this, &SidesView::told);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& now, const QModelIndex& before) {
            if (now.isValid() && before.isValid()) emit pairChosen(static_cast<std::size_t>(now.row()));
          });
  retranslate();
}

void SidesView::show(const JudgedSides& judged, std::size_t questions) {
  const bool same = judged.found == judged_.found;
  const int row = same ? std::max(table_->currentIndex().row(), 0) : 0;
  judged_ = judged;
  questions_ = questions;
  model_->show(judged_);
  {
    const QSignalBlocker quiet(table_->selectionModel());
    table_->setCurrentIndex(model_->index(row, 0));
  }
  table_->viewport()->update();
  showAgain();
}

void SidesView::clear() {
  judged_ = {};
  model_->show(judged_);
  showAgain();
}

void SidesView::showAgain() {
  const bool any = judged_.found != nullptr;
  for (QWidget* part : std::initializer_list<QWidget*>{differences_, save_, table_})
    part->setEnabled(any);
  if (!any) {
    chart_->clear();
    words_->setText(tr("Add a side above to compare several sides at once, each with each."));
    return;
  }
  const int all = static_cast<int>(judged_.found->pairs.size());
  words_->setText(tr("%1 of %n pair(s) shown to differ.", nullptr, all).arg(judged_.shown()) +
                  QLatin1Char(' ') +
                  tr("The adjusted p-values allow for all %n comparison(s) of the history. Choose a pair to "
                     "see its numbers "
                     "in the other tabs.",
                     nullptr, static_cast<int>(questions_)));
  const auto chart = std::make_shared<const SidesChart>(judged_, differences_->currentIndex() == 1);
  chart_->show({[chart](QSizeF room, const Look& look) { return chart->draw(room, look); },
                [chart] { return chart->csv(); }, chart->title(), chart->words()});
}

void SidesView::retranslate() {
  const QSignalBlocker quiet(differences_);
  differences_->setItemText(0, tr("All pairs"));
  differences_->setItemText(1, tr("Each with A"));
  differences_->setAccessibleName(tr("Differences in the chart"));
  differences_->setToolTip(tr("The table and the adjusted p-values always have all pairs"));
  save_->setText(tr("Save the chart…"));
  save_->setToolTip(tr("As picture, drawing or table, by the ending of the file"));
  table_->setAccessibleName(tr("All pairs"));
  makeRoomy(*save_, look_, 9.5);
  showAgain();
}

void SidesView::setLook(const Look& look) {
  look_ = look;
  words_->setFont(look.font(9.5));
  differences_->setFont(look.font(9.5));
  makeRoomy(*save_, look, 9.5);
  table_->setFont(look.font(10));
  table_->setPalette(look.palette());
  table_->horizontalHeader()->setFont(look.font(9.5));
  table_->verticalHeader()->setDefaultSectionSize(qRound(look.px(26)));
  chart_->setLook(look);
}

} // namespace annales::viewer
