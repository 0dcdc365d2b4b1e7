#include "viewer/openings/condition_text.h"

#include <QStringList>

namespace annales::viewer {

std::vector<TypedCondition> conditionsIn(const QString& text) {
  std::vector<TypedCondition> conditions;
  for (const QString& part : text.split(QLatin1Char(';'))) {
    const QString one = part.trimmed();
    const qsizetype equals = one.indexOf(QLatin1Char('='));
    if (one.isEmpty()) continue;
    if (equals <= 0)
      conditions.push_back({{}, one});
    else
      conditions.push_back({one.left(equals).trimmed(), one.mid(equals + 1).trimmed()});
  }
  return conditions;
}

QString textOf(const std::vector<TypedCondition>& conditions) {
  QStringList parts;
  for (const TypedCondition& one : conditions)
    parts << (one.key.isEmpty() ? one.value : one.key + QLatin1Char('=') + one.value);
  return parts.join(QStringLiteral("; "));
}

QString conditionIn(const QString& text, const QString& key) {
  QString value;
  for (const TypedCondition& one : conditionsIn(text))
    if (one.key == key) value = one.value;
  return value;
}

QString withCondition(const QString& text, const QString& key, const QString& value) {
  QString clean = value; // a semicolon would begin another condition
  clean = clean.remove(QLatin1Char(';')).trimmed();
  std::vector<TypedCondition> changed;
  bool placed = clean.isEmpty();
  for (const TypedCondition& one : conditionsIn(text)) {
    if (one.key != key) {
      changed.push_back(one);
    } else if (!placed) {
      changed.push_back({key, clean});
      placed = true;
    }
  }
  if (!placed) changed.push_back({key, clean});
  return textOf(changed);
}

} // namespace annales::viewer
