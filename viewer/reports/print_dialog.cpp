#include "viewer/reports/print_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kMostCopies = 99;
constexpr int kMostPages = 9999;

QSpinBox* numberUpTo(int most) {
  auto* box = new QSpinBox;
  box->setRange(1, most);
  return box;
}

} // namespace

QStringList PrintDialog::printers() {
  return QPrinterInfo::availablePrinterNames();
}

PrintDialog::PrintDialog(const QStringList& printers, const QString& usual, QWidget* parent)
    : QDialog(parent), printer_(new QComboBox), sides_(new QComboBox), copies_(numberUpTo(kMostCopies)),
      first_(numberUpTo(kMostPages)), last_(numberUpTo(kMostPages)), all_(new QCheckBox(tr("&All"))) {
  setWindowTitle(tr("Print the report"));
  printer_->addItems(printers);
  printer_->setCurrentIndex(static_cast<int>(std::max<qsizetype>(0, printers.indexOf(usual))));
  sides_->addItem(tr("Printer default"), QPrinter::DuplexAuto);
  sides_->addItem(tr("One-sided"), QPrinter::DuplexNone);
  sides_->addItem(tr("Two-sided"), QPrinter::DuplexLongSide);
  first_->setAccessibleName(tr("First page"));
  last_->setAccessibleName(tr("Last page"));
  all_->setAccessibleName(tr("All pages"));
  all_->setChecked(true);
  auto* pages = new QHBoxLayout;
  for (QWidget* part : {static_cast<QWidget*>(all_), static_cast<QWidget*>(new QLabel(tr("from"))),
                        static_cast<QWidget*>(first_), static_cast<QWidget*>(new QLabel(tr("to"))),
                        static_cast<QWidget*>(last_)})
    pages->addWidget(part);
  pages->addStretch(1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("&Print"));
  auto* form = new QFormLayout(this);
  form->addRow(tr("P&rinter:"), printer_);
  form->addRow(tr("&Copies:"), copies_);
  form->addRow(tr("Pages:"), pages);
  form->addRow(tr("&Sides:"), sides_);
  form->addRow(buttons);
  connect(all_, &QCheckBox::toggled, this, &PrintDialog::showPages);
  connect(first_, &QSpinBox::valueChanged, last_, &QSpinBox::setMinimum);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  showPages();
}

void PrintDialog::showPages() {
  for (QSpinBox* box : {first_, last_})
    box->setEnabled(!all_->isChecked());
}

void PrintDialog::apply(QPrinter& printer) const {
  printer.setPrinterName(printer_->currentText());
  printer.setCopyCount(copies_->value());
  printer.setDuplex(static_cast<QPrinter::DuplexMode>(sides_->currentData().toInt()));
  if (all_->isChecked()) return;
  printer.setPrintRange(QPrinter::PageRange);
  printer.setFromTo(first_->value(), last_->value());
}

} // namespace annales::viewer
