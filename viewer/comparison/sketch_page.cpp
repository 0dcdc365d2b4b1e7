#include "viewer/comparison/sketch_page.h"

#include "viewer/look/roomy.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QScrollArea>
#include <QVBoxLayout>

namespace annales::viewer {

SketchPage::SketchPage(const QString& suggested, QAbstractItemModel* model, QWidget* parent)
    : QWidget(parent), words_(new QLabel), row_(new QHBoxLayout), save_(new QPushButton),
      chart_(new SketchView) {
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setMargin(4);
  chart_->setSuggested(suggested);
  auto* scroll = new QScrollArea; // a low dock has no room for all of it
  scroll->setWidget(chart_);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  row_->setContentsMargins(4, 0, 4, 2);
  row_->addStretch();
  row_->addWidget(save_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 4, 0, 0);
  column->setSpacing(2);
  column->addWidget(words_);
  column->addLayout(row_);
  column->addWidget(scroll, 3);
  if (model != nullptr) {
    table_ = new DataTable;
    table_->setRows(model);
    table_->setFileName(QFileInfo(suggested).completeBaseName());
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    column->addWidget(table_, 2);
  }
  connect(save_, &QPushButton::clicked, chart_, &SketchView::askForFile);
  connect(chart_, &SketchView::told, this, &SketchPage::told);
}

void SketchPage::addChoice(QComboBox* choice, int stretch) {
  row_->insertWidget(static_cast<int>(choices_.size()), choice, stretch);
  choices_.push_back(choice);
}

void SketchPage::setFilled(bool filled) {
  save_->setEnabled(filled);
  if (table_ != nullptr) table_->setEnabled(filled);
}

void SketchPage::retranslateParts() {
  save_->setText(tr("Save the chart…"));
  save_->setToolTip(
      tr("Saves the chart as a picture, a drawing or a table, depending on the file extension"));
  makeRoomy(*save_, look_, 9.5);
}

void SketchPage::setLook(const Look& look) {
  look_ = look;
  words_->setFont(look.font(9.5));
  for (QComboBox* choice : choices_)
    choice->setFont(look.font(9.5));
  makeRoomy(*save_, look, 9.5);
  chart_->setLook(look);
  if (table_ != nullptr) table_->setLook(look);
}

} // namespace annales::viewer
