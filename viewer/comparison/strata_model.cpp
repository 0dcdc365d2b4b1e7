#include "viewer/comparison/strata_model.h"

#include "libreplay/inference/forest.h"
#include "libreplay/words/comparison_words.h"
#include "viewer/look/words.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace annales::viewer {
namespace {

QString stratumPoints(double share) {
  return fromUtf8(decimalInWords(share * 100, 1, spokenLanguage()));
}

QString wonOf(double wins, std::size_t seats) {
  return StrataModel::tr("%1 of %2: %3 %", "won of seats, and per cent")
      .arg(QLocale().toString(wins, 'f', 0))
      .arg(seats)
      .arg(stratumPoints(seats > 0 ? wins / static_cast<double>(seats) : 0));
}

std::vector<StratumRow> strataOf(const ComparisonFound& found) {
  const Comparison& all = found.counted;
  const std::vector<std::string>& names = found.kindNames[speaksGerman() ? 1 : 0];
  std::vector<StratumRow> rows;
  std::vector<inference::ForestRow> forest;
  std::array<std::size_t, 2> seats{};
  std::array<double, 2> wins{};
  for (std::size_t i = 0; i < all.byStratum.size(); ++i) {
    const inference::StratumDifference& one = all.byStratum[i].counted;
    for (std::size_t side = 0; side < 2; ++side) {
      seats[side] += one.observations[side];
      wins[side] += one.outcomes[side];
    }
    forest.push_back({one.difference.value, one.difference.interval});
    rows.push_back({fromUtf8(names[i]),
                    fromUtf8(found.kinds[i]),
                    wonOf(one.outcomes[0], one.observations[0]),
                    wonOf(one.outcomes[1], one.observations[1]),
                    stratumPoints(one.weight) + QStringLiteral(" %"),
                    {one.difference.value, one.difference.interval, 1, false}});
  }
  rows.push_back({StrataModel::tr("All strata"),
                  fromUtf8(heterogeneityInWords(all, spokenLanguage())),
                  wonOf(wins[0], seats[0]),
                  wonOf(wins[1], seats[1]),
                  stratumPoints(1) + QStringLiteral(" %"),
                  {all.pooled.value, all.pooled.interval, 1, true}});
  const double reach = inference::forestReach(forest);
  for (StratumRow& row : rows)
    row.forest.reach = reach;
  return rows;
}

} // namespace

StrataModel::StrataModel(QObject* parent)
    : Rows(
          {
              {[] { return tr("Stratum"); }, &StratumRow::kind},
              {[] { return tr("A won"); }, &StratumRow::a, Qt::AlignRight},
              {[] { return tr("B won"); }, &StratumRow::b, Qt::AlignRight},
              {[] { return tr("A less B, points"); },
               [](const StratumRow& row) { return stratumPoints(row.forest.value); }, Qt::AlignRight},
              {[] { return QStringLiteral("95 %"); },
               [](const StratumRow& row) {
                 return fromUtf8(pointsInWords(row.forest.interval, spokenLanguage()));
               },
               Qt::AlignRight},
              {[this] { return axis(); }, [](const StratumRow& /*drawn*/) { return QString(); },
               Qt::AlignHCenter,
               [] {
                 return tr("The difference in points as a dot, its 95 % confidence interval as a line, no "
                           "difference as a vertical line; an arrow where the interval goes on");
               }},
              {[] { return tr("Weight"); }, &StratumRow::weight, Qt::AlignRight,
               [] { return tr("How much the stratum counts in the difference of all strata"); }},
          },
          parent) {}

void StrataModel::show(const ComparisonFound* found) {
  setRows(found != nullptr && found->counted.strata > 0 ? strataOf(*found) : std::vector<StratumRow>{});
}

QVariant StrataModel::more(const StratumRow& row, int /*column*/, int role) const {
  return role == kForestRole ? QVariant::fromValue(&row.forest) : QVariant();
}

QString StrataModel::axis() const {
  const double reach = rows().empty() ? 1 : rows().front().forest.reach;
  return tr("−%1 … 0 … +%1").arg(QLocale().toString(reach * 100, 'f', 0));
}

} // namespace annales::viewer
