// What readers have to say of files that people wrote by hand, and what the user wants to follow a mistake.
#pragma once

#include "importers/readers/after_mistake.h"

#include <QCoreApplication>
#include <QString>
#include <vector>

namespace annales::viewer {

class Mistakes {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::Mistakes)
public:
  /// As it was chosen last, on this machine; the line ends where nobody has chosen.
  [[nodiscard]] static AfterMistake remembered();
  static void remember(AfterMistake choice);

  /// "End the line of play before it".
  [[nodiscard]] static QString titleOf(AfterMistake choice);
  /// What it did, as a sentence for reports.
  [[nodiscard]] static QString told(AfterMistake choice);
  /// "line 7, column 26: …", with the broken rule and what became of the line.
  [[nodiscard]] static QString line(const Complaint& complaint);
  /// Something of the file was not read.
  [[nodiscard]] static bool stopped(const std::vector<Complaint>& complaints);
};

} // namespace annales::viewer
