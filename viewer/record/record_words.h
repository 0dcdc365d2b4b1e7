// Words of the record in the user's language.
#pragma once

#include "libreplay/stats/ledger.h"
#include "viewer/record/record_variations.h"

#include <QCoreApplication>
#include <QString>

namespace annales::viewer {

class RecordWords {
  Q_DECLARE_TR_FUNCTIONS(RecordWords)
public:
  [[nodiscard]] static QString round(int number);
  [[nodiscard]] static QString turn(const QString& nation, Space space);
  [[nodiscard]] static QString of(Resource r);
  [[nodiscard]] static QString of(Personage p, int count);
  [[nodiscard]] static QString units(Kind kind, int count);
  [[nodiscard]] static QString supply(Kind kind, int count);
  [[nodiscard]] static QString box(Kind kind, int count);
  [[nodiscard]] static QString cities(int count);
  [[nodiscard]] static QString temples(int count);
  [[nodiscard]] static QString seas(int count);
  [[nodiscard]] static QString knowHows(int count);
  [[nodiscard]] static QString points(int count);
  [[nodiscard]] static QString walls(int count);
  /// "+1 city, −2 legions" for narrow columns: "+1 Ci −2 Le".
  [[nodiscard]] static QString brief(const NationChange& change);
  [[nodiscard]] static QString violations(int count);
  [[nodiscard]] static QString whatHappened();
  /// "Opening G1 Growth".
  [[nodiscard]] static QString opening(const QString& title);
  /// "As played" or the line's name.
  [[nodiscard]] static QString line(const std::string& name);
  /// "by Eve · 12 events".
  [[nodiscard]] static QString size(const RecordVariation& variation);
  /// "Another line, by Eve: a click shows it."
  [[nodiscard]] static QString about(const RecordVariation& variation);
  /// "… 12 more events".
  [[nodiscard]] static QString more(int count);
  /// "… 4 more remarks"; of two at least.
  [[nodiscard]] static QString moreRemarks(int count);
};

} // namespace annales::viewer
