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
    return tr("End the line of play before the mistake");
  case AfterMistake::facts:
    return tr("Keep it as the players’ mistake");
  case AfterMistake::reject:
    return tr("Reject the file");
  }
  return {};
}

QString Mistakes::told(AfterMistake choice) {
  switch (choice) {
  case AfterMistake::stop:
    return tr("Each line of play ends before its first mistake. Everything else is read.");
  case AfterMistake::facts:
    return tr("Broken rules are kept as the players’ mistakes. A line of play ends only where it is unclear "
              "what happened.");
  case AfterMistake::reject:
    return tr("Files with mistakes are rejected.");
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
    what += tr(" – the rest of this line of play is not read");
    break;
  case Complaint::Outcome::taken:
    what += tr(" – kept as the players’ mistake");
    break;
  }
  return tr("%1: %2", "a place in a file, what is wrong there").arg(place, what);
}

bool Mistakes::stopped(const std::vector<Complaint>& complaints) {
  return std::ranges::any_of(complaints,
                             [](const Complaint& c) { return c.outcome == Complaint::Outcome::stopped; });
}

} // namespace annales::viewer
