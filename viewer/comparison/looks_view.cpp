#include "viewer/comparison/looks_view.h"

#include "viewer/files/file_dialogs.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/roomy.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMessageBox>
#include <QVBoxLayout>

namespace annales::viewer {

LooksView::LooksView(QWidget* parent)
    : QWidget(parent), model_(new LooksModel(this)), table_(new DataTable), hint_(new QLabel),
      export_(new QPushButton), clear_(new QPushButton) {
  table_->setRows(model_);
  table_->setFileName(QStringLiteral("looks"));
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  hint_->setWordWrap(true);
  hint_->setTextFormat(Qt::PlainText);
  hint_->setMargin(4);
  auto* buttons = new QHBoxLayout;
  buttons->setContentsMargins(4, 0, 4, 4);
  buttons->addStretch();
  buttons->addWidget(export_);
  buttons->addWidget(clear_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(hint_);
  column->addWidget(table_, 1);
  column->addLayout(buttons);
  connect(table_, &DataTable::opened, this, &LooksView::askAgain);
  connect(export_, &QPushButton::clicked, this, &LooksView::askForFile);
  connect(clear_, &QPushButton::clicked, this, &LooksView::askForClearing);
  retranslate();
}

void LooksView::retranslate() {
  export_->setText(tr("&Export as CSV…"));
  clear_->setText(tr("&Clear…"));
  table_->setAccessibleName(tr("Past comparisons"));
  count();
}

void LooksView::count() {
  const bool any = model_->rowCount() > 0;
  export_->setEnabled(any);
  clear_->setEnabled(any);
  hint_->setText(
      any ? tr("With many comparisons, some find a difference by chance. Every verdict allows for all %n "
               "comparison(s). Press Enter to repeat the selected comparison.",
               nullptr, static_cast<int>(model_->ledger().questions()))
          : tr("No comparisons yet. Each one will be listed here, because every verdict allows for all of "
               "them."));
}

void LooksView::setLook(const Look& look) {
  hint_->setFont(look.font(9.5));
  table_->setLook(look);
  for (QPushButton* button : {export_, clear_})
    makeRoomy(*button, look, 9.5);
}

QString LooksView::whatClearingMeans() {
  return tr("Verdicts allow for every comparison. So a difference found only by looking often does not count "
            "as shown. After you clear the list, new comparisons are judged as if the old ones had never "
            "been made. Clear the list only for a real new start, such as another library, or new games for "
            "a question you have settled on.");
}

void LooksView::askForClearing() {
  QMessageBox box(QMessageBox::Question, tr("Clear the list"),
                  tr("Delete %n comparison(s) from the list?", nullptr, model_->rowCount()),
                  QMessageBox::NoButton, this);
  box.setInformativeText(whatClearingMeans());
  QPushButton* forget = box.addButton(tr("Delete"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  if (box.clickedButton() != forget) return;
  model_->clear();
  count();
  emit cleared();
}

QString LooksView::save(const QString& file) const {
  const std::string csv = model_->ledger().csv();
  const QString trouble = SparedFiles::write(file, QByteArray::fromStdString(csv));
  return trouble.isEmpty() ? tr("%n comparison(s) saved as %1.", nullptr, model_->rowCount()).arg(file)
                           : tr("%1 cannot be written: %2").arg(file, trouble);
}

void LooksView::askForFile() {
  const QString file = FileDialogs::fileToSave(this, {.title = tr("Export the history"),
                                                      .filters = tr("Table (*.csv)"),
                                                      .purpose = QStringLiteral("tables"),
                                                      .suggested = QStringLiteral("looks.csv"),
                                                      .suffix = QStringLiteral("csv")});
  if (!file.isEmpty()) emit told(save(file));
}

void LooksView::askAgain(const QModelIndex& index) {
  if (index.isValid()) emit askedAgain(model_->ledger().looks()[static_cast<std::size_t>(index.row())]);
}

} // namespace annales::viewer
