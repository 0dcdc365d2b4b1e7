// Words of charts in the user's language.
#pragma once

#include "libreplay/session/opened_game.h"
#include "libreplay/stats/flow.h"
#include "libreplay/stats/outline.h"
#include "libreplay/stats/series.h"

#include <QCoreApplication>
#include <QString>

namespace annales::viewer {

class ChartWords {
  Q_DECLARE_TR_FUNCTIONS(ChartWords)
public:
  [[nodiscard]] static QString of(Resource r);
  /// "Kings", as a heading.
  [[nodiscard]] static QString of(Personage p);
  /// "2 kings".
  [[nodiscard]] static QString count(Personage p, int count);
  [[nodiscard]] static QString of(Source s);
  [[nodiscard]] static QString of(Purpose p);
  /// What a measure counts, without stock, income or spending of resources.
  [[nodiscard]] static QString of(Measure m);
  [[nodiscard]] static QString unit(StepUnit unit);
  /// "As played" or its name.
  [[nodiscard]] static QString line(const std::string& name);
  [[nodiscard]] static QString line(const OpenedLine& line) { return ChartWords::line(line.name()); }
  /// "4 of 5 cities".
  [[nodiscard]] static QString progress(Personage p, int count, int target);
};

} // namespace annales::viewer
