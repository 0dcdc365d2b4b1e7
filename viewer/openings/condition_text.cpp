#include "viewer/openings/condition_text.h"

namespace annales::viewer {

QString conditionIn(const QString& text, const QString& key) {
  QString value;
  for (const WrittenCondition& one : splitConditions(text.toStdString()))
    if (one.key == key.toStdString()) value = QString::fromStdString(one.value);
  return value;
}

QString withCondition(const QString& text, const QString& key, const QString& value) {
  const WrittenCondition wanted{key.toStdString(), value.trimmed().toStdString()};
  std::vector<WrittenCondition> changed;
  bool placed = wanted.value.empty();
  for (WrittenCondition& one : splitConditions(text.toStdString())) {
    if (one.key != wanted.key) {
      changed.push_back(std::move(one));
    } else if (!placed) {
      changed.push_back(wanted);
      placed = true;
    }
  }
  if (!placed) changed.push_back(wanted);
  return QString::fromStdString(textOf(changed));
}

} // namespace annales::viewer
