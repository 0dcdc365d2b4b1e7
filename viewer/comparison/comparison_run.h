// A comparison in the background: first what is quick, then the rest as it is ready.
#pragma once

#include "libreplay/facts/game_origins.h"
#include "libreplay/openings/compare.h"
#include "libreplay/openings/courses.h"
#include "libreplay/openings/rated_compare.h"
#include "viewer/jobs/task.h"

#include <QObject>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::viewer {

/// Filters of the sides hold what both are over, too.
struct ComparisonQuestion {
  FactFilter over, a, b;
  SkillFrom skill = SkillFrom::players;
};

/// What is known so far.
struct ComparisonFound {
  ComparisonQuestion question;
  Strata strata;
  GameOrigins origins;
  ResultsMet results;                                // of both sides
  std::optional<Comparison> recordedAlone;           // where results are counted
  std::vector<std::string> kinds;                    // of the strata, as conditions
  std::array<std::vector<std::string>, 2> kindNames; // in English and German
  Comparison counted;                                // at once; its `bootstrap` comes last
  std::optional<SideCourses> a, b;
  std::optional<RatedComparison> rated;
  bool bootstrapped = false;
};

class ComparisonRun : public QObject {
  Q_OBJECT
public:
  static constexpr int kSteps = 4;
  explicit ComparisonRun(QObject* parent = nullptr);

  /// Cancels what is asked at the moment.
  void ask(std::shared_ptr<const FactTable> table, const ComparisonQuestion& question);
  void cancel() { task_.cancel(); }
  [[nodiscard]] bool running() const { return task_.busy(); }

signals:
  /// `steps` of `kSteps` are in it; the first has what the verdict rests on.
  void found(const std::shared_ptr<const annales::viewer::ComparisonFound>& found, int steps);

private:
  void work(const FactTable& table, ComparisonFound known, const Job& job);

  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
