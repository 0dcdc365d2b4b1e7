// On which printer a report goes, asked without looking at anybody's files.
#include "tests/viewer/files/library_watch.h"
#include "tests/viewer/samples.h"
#include "viewer/reports/print_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPrinter>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

namespace annales::viewer::test {
namespace {

TEST(PrintDialog, OpensNoFileOfTheHomeFolder) {
  const QTemporaryDir home;
  const QByteArray before = qgetenv("HOME");
  qputenv("HOME", home.path().toUtf8());
  const LibraryWatch watch(home.filePath(QStringLiteral("club.annales")), gameWithMistakes()->log());
  QPrinter printer(QPrinter::HighResolution);
  PrintDialog dialog(PrintDialog::printers() << QStringLiteral("Club"), QStringLiteral("Club"));
  dialog.show();
  QTest::qWait(300);
  dialog.reject();
  watch.expectUntouched("the print dialog");
  qputenv("HOME", before);
}

TEST(PrintDialog, BeginsWithTheUsualPrinterAndAllPages) {
  PrintDialog dialog({QStringLiteral("Attic"), QStringLiteral("Club")}, QStringLiteral("Club"));
  EXPECT_EQ(dialog.findChild<QComboBox*>()->currentText(), QStringLiteral("Club"));
  pictureOf(dialog, "print-dialog");
  QPrinter printer;
  printer.setOutputFormat(QPrinter::PdfFormat); // there may be no printer here
  dialog.apply(printer);
  EXPECT_EQ(printer.printRange(), QPrinter::AllPages);
  EXPECT_EQ(printer.copyCount(), 1);
}

TEST(PrintDialog, SaysWhichPages) {
  PrintDialog dialog({QStringLiteral("Club")}, {});
  const QList<QSpinBox*> numbers = dialog.findChildren<QSpinBox*>();
  QPrinter printer;
  printer.setOutputFormat(QPrinter::PdfFormat);
  dialog.findChild<QCheckBox*>()->setChecked(false);
  for (QSpinBox* box : numbers)
    if (box->accessibleName() == QStringLiteral("First page")) box->setValue(3);
  dialog.apply(printer);
  EXPECT_EQ(printer.printRange(), QPrinter::PageRange);
  EXPECT_EQ(printer.fromPage(), 3);
  EXPECT_EQ(printer.toPage(), 3) << "never before the first";
}

} // namespace
} // namespace annales::viewer::test
