// A forest plot of several sides: their shares of wins, and below these the differences of pairs.
#pragma once

#include "libreplay/openings/look_ledger.h"
#include "viewer/comparison/sides_run.h"
#include "viewer/comparison/sketch.h"

#include <QCoreApplication>
#include <string>
#include <vector>

namespace annales::viewer {

/// What was found, and the verdict on each pair among all questions.
struct JudgedSides {
  std::shared_ptr<const SidesFound> found;
  std::vector<LookVerdict> verdicts; // by pair
  [[nodiscard]] std::vector<std::string> letters() const;
  /// Pairs whose difference is shown.
  [[nodiscard]] std::size_t shown() const;
};

/// "A", "B", … as the sides of the form.
[[nodiscard]] QString sideLetter(std::size_t side);
/// "A  Iron".
[[nodiscard]] QString sideTitle(const SidesFound& found, std::size_t side);

class SidesChart {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::SidesChart)
public:
  /// `withFirst`: only differences from the first side.
  SidesChart(JudgedSides judged, bool withFirst) : judged_(std::move(judged)), withFirst_(withFirst) {}

  [[nodiscard]] Sketch draw(QSizeF room, const Look& look) const;
  /// A row for each side, then one for each pair.
  [[nodiscard]] std::string csv() const;
  [[nodiscard]] QString title() const;
  /// All numbers, a line each.
  [[nodiscard]] QString words() const;

private:
  [[nodiscard]] QString shareWords(std::size_t side) const;
  [[nodiscard]] QString pairWords(std::size_t pair) const;
  [[nodiscard]] std::vector<std::size_t> pairs() const; // that are drawn

  JudgedSides judged_;
  bool withFirst_;
};

} // namespace annales::viewer
