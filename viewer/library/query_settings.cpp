#include "viewer/library/query_settings.h"

#include <QSettings>
#include <algorithm>

namespace annales::viewer {
namespace {

const QString kGroup = QStringLiteral("library/query");

} // namespace

GamesQuery savedOrder() {
  QSettings settings;
  settings.beginGroup(kGroup);
  GamesQuery query;
  query.sortBy = static_cast<GamesColumn>(
      std::clamp(settings.value(QStringLiteral("sortBy")).toInt(), 0, kGamesColumns - 1));
  query.descending = settings.value(QStringLiteral("descending"), query.descending).toBool();
  return query;
}

void saveOrder(const GamesQuery& query) {
  QSettings settings;
  settings.beginGroup(kGroup);
  settings.setValue(QStringLiteral("sortBy"), static_cast<int>(query.sortBy));
  settings.setValue(QStringLiteral("descending"), query.descending);
}

} // namespace annales::viewer
