#include "viewer/library/mistakes.h"

#include "viewer/look/words.h"

#include <QSettings>
#include <algorithm>

namespace annales::viewer {
namespace {

const QString kAfterMistake = QStringLiteral("import/afterMistake");

} // namespace

AfterMistake Mistakes::remembered() {
  const std::string word = QSettings().value(kAfterMistake).toString().toStdString();
  return annales::valueOf<AfterMistake>(word).value_or(AfterMistake::stop);
}

void Mistakes::remember(AfterMistake choice) {
  QSettings().setValue(kAfterMistake, fromUtf8(wordOf(choice)));
}

QString Mistakes::titleOf(AfterMistake choice) {
  switch (choice) {
  case AfterMistake::stop:
    return tr("End the line of play before it");
  case AfterMistake::facts:
    return tr("Take it as a mistake of the table");
  case AfterMistake::reject:
    return tr("Refuse the file");
  }
  return {};
}

QString Mistakes::told(AfterMistake choice) {
  switch (choice) {
  case AfterMistake::stop:
    return tr("A line of play ends before its first mistake; all else is read.");
  case AfterMistake::facts:
    return tr("What breaks a rule is taken as it stands, as a mistake of the table; a line ends only where "
              "nobody can know what happened.");
  case AfterMistake::reject:
    return tr("A file with a mistake is refused.");
  }
  return {};
}

QString Mistakes::line(const Complaint& complaint) {
  const QString number = QString::number(complaint.line);
  const QString place = complaint.column > 0
                            ? tr("line %1, column %2").arg(number, QString::number(complaint.column))
                            : tr("line %1").arg(number);
  QString what = reasonInWindow(complaint);
  if (!complaint.rule.empty()) what += QStringLiteral(" (%1)").arg(fromUtf8(complaint.rule));
  switch (complaint.outcome) {
  case Complaint::Outcome::noted:
    break;
  case Complaint::Outcome::stopped:
    what += tr(" – nothing of this line of play is read from here");
    break;
  case Complaint::Outcome::taken:
    what += tr(" – taken as it stands, as a mistake of the table");
    break;
  }
  return tr("%1: %2", "a place in a file, what is wrong there").arg(place, what);
}

bool Mistakes::stopped(const std::vector<Complaint>& complaints) {
  return std::ranges::any_of(complaints,
                             [](const Complaint& c) { return c.outcome == Complaint::Outcome::stopped; });
}

} // namespace annales::viewer
