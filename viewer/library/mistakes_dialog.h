// What is wrong with a written game that was opened: not a sentence that goes away, but a list to work
// through beside the file.
#pragma once

#include "importers/readers/after_mistake.h"
#include "viewer/look/look.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <vector>

namespace annales::viewer {

class MistakesDialog : public QDialog {
  Q_OBJECT
public:
  MistakesDialog(const QString& file, std::vector<Complaint> complaints, AfterMistake choice,
                 const Look& look, QWidget* parent);

  [[nodiscard]] QString text() const;

signals:
  /// The file is to be read again, with what breaks a rule taken as the table's.
  void factsWanted();

private:
  QLabel* words_;
  QPlainTextEdit* list_;
};

} // namespace annales::viewer
