// On which printer, how often, and which pages. Qt's own dialog lists the home folder and opens its files
// while it is made, which drops the locks of a library there.
#pragma once

#include <QDialog>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QPrinter;
class QSpinBox;

namespace annales::viewer {

class PrintDialog : public QDialog {
  Q_OBJECT
public:
  /// By name; empty where nothing can be printed.
  [[nodiscard]] static QStringList printers();

  PrintDialog(const QStringList& printers, const QString& usual, QWidget* parent = nullptr);

  /// What was chosen. The paper stays the printer's own.
  void apply(QPrinter& printer) const;

private:
  void showPages();

  QComboBox *printer_, *sides_;
  QSpinBox *copies_, *first_, *last_;
  QCheckBox* all_;
};

} // namespace annales::viewer
