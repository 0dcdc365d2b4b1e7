// How the panel is put together: its parts, their words, looks and keys.
#include "viewer/questions/questions_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr double kWidest = 240; // pixels of a column at plain print: names of games are long

} // namespace

void QuestionsPanel::build() {
  for (QLabel* label : {said_, hint_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setMargin(2);
  }
  for (int i = 0; i < kAnswerViews; ++i)
    views_->addItem(QString());
  views_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // a dock may be narrow
  views_->setMinimumContentsLength(10);
  collections_->setPopupMode(QToolButton::InstantPopup);
  collections_->setMenu(collectionsMenu_);
  table_->setRows(model_);
  table_->setFileName(QStringLiteral("answer"));
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->setItemDelegateForColumn(AnswerModel::kWinsColumn, intervals_);
  table_->installEventFilter(this);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(ask_);
  row->addWidget(cancel_);
  row->addWidget(views_);
  row->addStretch();
  row->addWidget(collections_);
  row->addWidget(csv_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 2);
  column->setSpacing(3);
  column->addWidget(edit_);
  column->addWidget(said_);
  column->addLayout(row);
  column->addWidget(table_, 1);
  column->addWidget(hint_);
  setFocusProxy(edit_);
  setAutoFillBackground(true);
  cancel_->hide();
}

void QuestionsPanel::retranslate() {
  setAccessibleName(tr("Questions"));
  edit_->setAccessibleName(tr("Question"));
  edit_->setPlaceholderText(tr("Type a question to search all games"));
  ask_->setText(tr("Search"));
  cancel_->setText(tr("Cancel"));
  collections_->setText(tr("Collections"));
  collections_->setToolTip(tr("Questions saved in the library"));
  csv_->setText(tr("CSV…"));
  csv_->setToolTip(tr("Saves all results as a table for a spreadsheet"));
  views_->setAccessibleName(tr("View"));
  table_->setAccessibleName(tr("Answer"));
  const QStringList names{tr("Events"),           tr("Games"),           tr("Count by nation"),
                          tr("Count by opening"), tr("Count by winner"), tr("Count by player"),
                          tr("Count by board")};
  for (int i = 0; i < kAnswerViews; ++i)
    views_->setItemText(i, names[i]);
  showComplaint();
  showBusy();
}

void QuestionsPanel::showLook() {
  look_ = Look::of(store_.session().view);
  edit_->setLook(look_);
  intervals_->setLook(look_);
  table_->setLook(look_);
  table_->horizontalHeader()->setMaximumSectionSize(qRound(look_.px(kWidest)));
}

void QuestionsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showComplaint();
}

void QuestionsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

bool QuestionsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched != table_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Escape) {
    asker_.busy() ? cancel() : edit_->setFocus();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace annales::viewer
