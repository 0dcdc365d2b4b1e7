#include "viewer/library/import_view.h"

#include "viewer/look/common_words.h"
#include "viewer/look/roomy.h"

#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>

namespace annales::viewer {
namespace {

constexpr int kFine = 1000; // steps of the bar

} // namespace

ImportProgress::ImportProgress(QWidget* parent)
    : QWidget(parent), words_(new QLabel(this)), bar_(new QProgressBar(this)),
      cancel_(new QPushButton(this)) {
  bar_->setRange(0, kFine);
  bar_->setTextVisible(false);
  words_->setTextFormat(Qt::PlainText);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->addWidget(words_, 2);
  row->addWidget(bar_, 1);
  row->addWidget(cancel_);
  connect(cancel_, &QPushButton::clicked, this, [this] {
    words_->setText(tr("Cancelling…"));
    cancel_->setEnabled(false);
    emit cancelled();
  });
  QEvent language(QEvent::LanguageChange);
  changeEvent(&language);
  hide();
}

void ImportProgress::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  cancel_->setText(tr("Cancel"));
  cancel_->setToolTip(tr("Cancels the import; finished files stay in the library"));
  bar_->setAccessibleName(tr("Progress of the import"));
}

void ImportProgress::begin() {
  cancel_->setEnabled(true);
  bar_->setValue(0);
  words_->setText(tr("Importing…"));
  QWidget::show();
}

void ImportProgress::show(double part, int secondsLeft, const QString& file) {
  if (!cancel_->isEnabled()) return; // cancelling
  bar_->setValue(qRound(part * kFine));
  const QString name = QFileInfo(file).fileName();
  const QString percent = QString::number(qRound(part * 100));
  if (secondsLeft < 0)
    words_->setText(tr("Importing %1: %2 %").arg(name, percent));
  else if (secondsLeft < 60)
    words_->setText(tr("Importing %1: %2 %, %3 s left").arg(name, percent).arg(secondsLeft));
  else
    words_->setText(tr("Importing %1: %2 %, %3 min left").arg(name, percent).arg((secondsLeft + 59) / 60));
}

void ImportProgress::end() {
  hide();
}

void ImportProgress::setLook(const Look& look) {
  makeRoomy(*cancel_, look);
  bar_->setFixedHeight(qRound(look.px(12)));
  layout()->setSpacing(qRound(look.px(8)));
}

ImportReportView::ImportReportView(QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), text_(new QPlainTextEdit(this)),
      copy_(new QPushButton(this)), close_(new QPushButton(this)) {
  text_->setReadOnly(true);
  text_->setTabChangesFocus(true);
  text_->setLineWrapMode(QPlainTextEdit::NoWrap);
  auto* row = new QHBoxLayout;
  row->addWidget(title_, 1);
  row->addWidget(copy_);
  row->addWidget(close_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins({});
  all->addLayout(row);
  all->addWidget(text_);
  connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
  connect(close_, &QPushButton::clicked, this, &QWidget::hide);
  QEvent language(QEvent::LanguageChange);
  changeEvent(&language);
  hide();
}

void ImportReportView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  title_->setText(tr("Import report"));
  text_->setAccessibleName(tr("Import report"));
  copy_->setText(CommonWords::tr("Copy"));
  copy_->setToolTip(tr("Copies the whole report"));
  close_->setText(tr("Close"));
}

void ImportReportView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape)
    hide();
  else
    QWidget::keyPressEvent(event);
}

void ImportReportView::setReport(const ImportReport& report) {
  text_->setPlainText(report.text());
}

void ImportReportView::setLook(const Look& look) {
  makeRoomy(*copy_, look);
  makeRoomy(*close_, look);
  title_->setFont(look.font(11, true));
  text_->setMinimumHeight(qRound(look.px(90)));
  text_->setMaximumHeight(qRound(look.px(190)));
}

} // namespace annales::viewer
