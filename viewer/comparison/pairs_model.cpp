#include "viewer/comparison/pairs_model.h"

#include "libreplay/words/comparison_words.h"
#include "viewer/look/words.h"

namespace annales::viewer {
namespace {

const SidesPair& pairOf(const PairRow& row) {
  return row.found->pairs[row.pair];
}

/// Nothing can be said of a pair whose sides have no kind of seat in common.
template <class Say> std::function<QString(const PairRow&)> whereComparable(const Say& say) {
  return [say](const PairRow& row) {
    return pairOf(row).counted.strata == 0 ? QStringLiteral("–") : fromUtf8(say(row));
  };
}

} // namespace

PairsModel::PairsModel(QObject* parent)
    : Rows(
          {
              {[] { return tr("Pair"); },
               [](const PairRow& row) {
                 return tr("%1 less %2", "two sides")
                     .arg(sideLetter(pairOf(row).a), sideLetter(pairOf(row).b));
               }},
              {[] { return tr("Difference, points"); }, whereComparable([](const PairRow& row) {
                 return decimalInWords(pairOf(row).counted.pooled.value * 100, 1, spokenLanguage());
               }),
               Qt::AlignRight},
              {[] { return QStringLiteral("95 %"); }, whereComparable([](const PairRow& row) {
                 return pointsInWords(pairOf(row).counted.pooled.interval, spokenLanguage());
               }),
               Qt::AlignRight},
              {[] { return QStringLiteral("p"); }, whereComparable([](const PairRow& row) {
                 return pInWords(pairOf(row).counted.pooled.pValue, spokenLanguage());
               }),
               Qt::AlignRight, [] { return tr("For a single look at this pair alone"); }},
              {[] { return tr("Adjusted p"); }, whereComparable([](const PairRow& row) {
                 return pInWords(row.verdict.holm, spokenLanguage());
               }),
               Qt::AlignRight,
               [] {
                 return tr("Holm's adjusted p-value over all comparisons in the history. It stays valid "
                           "however often you look. The verdict uses this value.");
               }},
              {[] { return tr("Verdict"); },
               [](const PairRow& row) {
                 return pairOf(row).counted.strata == 0
                            ? tr("nothing to compare")
                            : fromUtf8(verdictInWords(row.verdict.verdict, spokenLanguage()));
               }},
          },
          parent) {}

void PairsModel::show(const JudgedSides& judged) {
  std::vector<PairRow> rows;
  for (std::size_t pair = 0; judged.found != nullptr && pair < judged.found->pairs.size(); ++pair)
    rows.push_back({judged.found, pair, judged.verdicts[pair]});
  setRows(std::move(rows));
}

QString PairsModel::tip(const PairRow& row, int /*column*/) const {
  const SidesPair& pair = pairOf(row);
  return sideTitle(*row.found, pair.a) + QLatin1Char('\n') + sideTitle(*row.found, pair.b) +
         QLatin1Char('\n') + fromUtf8(heterogeneityInWords(pair.counted, spokenLanguage()));
}

} // namespace annales::viewer
