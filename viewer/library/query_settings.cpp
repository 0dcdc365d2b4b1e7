#include "viewer/library/query_settings.h"

#include <QSettings>
#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

struct TextField {
  const char* key;
  QString GamesQuery::*field;
};
constexpr std::array kTexts{
    TextField{"text", &GamesQuery::text},     TextField{"ruleset", &GamesQuery::ruleset},
    TextField{"board", &GamesQuery::board},   TextField{"nation", &GamesQuery::nation},
    TextField{"winner", &GamesQuery::winner}, TextField{"player", &GamesQuery::player},
    TextField{"from", &GamesQuery::from},     TextField{"to", &GamesQuery::to},
    TextField{"tag", &GamesQuery::tag}};
const QString kGroup = QStringLiteral("library/query");

} // namespace

GamesQuery savedQuery() {
  QSettings settings;
  settings.beginGroup(kGroup);
  GamesQuery query;
  for (const TextField& text : kTexts)
    query.*text.field = settings.value(QLatin1String(text.key)).toString();
  query.ending = static_cast<EndFilter>(std::clamp(settings.value(QStringLiteral("ending")).toInt(), 0, 3));
  query.sortBy = static_cast<GamesColumn>(
      std::clamp(settings.value(QStringLiteral("sortBy")).toInt(), 0, kGamesColumns - 1));
  query.descending = settings.value(QStringLiteral("descending"), query.descending).toBool();
  return query;
}

void saveQuery(const GamesQuery& query) {
  QSettings settings;
  settings.beginGroup(kGroup);
  for (const TextField& text : kTexts)
    settings.setValue(QLatin1String(text.key), query.*text.field);
  settings.setValue(QStringLiteral("ending"), static_cast<int>(query.ending));
  settings.setValue(QStringLiteral("sortBy"), static_cast<int>(query.sortBy));
  settings.setValue(QStringLiteral("descending"), query.descending);
}

} // namespace annales::viewer
