#include "viewer/comparison/pairs_model.h"

#include "libreplay/words/comparison_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/look/words.h"

namespace annales::viewer {

PairsModel::PairsModel(QObject* parent) : SpokenModel(parent) {}

void PairsModel::show(const JudgedSides& judged) {
  beginResetModel();
  judged_ = judged;
  endResetModel();
}

int PairsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || judged_.found == nullptr ? 0 : static_cast<int>(judged_.found->pairs.size());
}

int PairsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QVariant PairsModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  const SidesPair& pair = judged_.found->pairs[row];
  const LookVerdict& verdict = judged_.verdicts[row];
  const Language language = spokenLanguage();
  if (role == Qt::ToolTipRole)
    return plainTip(sideTitle(*judged_.found, pair.a) + QLatin1Char('\n') +
                    sideTitle(*judged_.found, pair.b) + QLatin1Char('\n') +
                    fromUtf8(heterogeneityInWords(pair.counted, language)));
  if (role == Qt::TextAlignmentRole)
    return index.column() == kPair || index.column() == kVerdict
               ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  if (index.column() == kPair)
    return tr("%1 less %2", "two sides").arg(sideLetter(pair.a), sideLetter(pair.b));
  if (pair.counted.strata == 0)
    return index.column() == kVerdict ? tr("nothing to compare") : QStringLiteral("–");
  switch (index.column()) {
  case kDifference:
    return fromUtf8(decimalInWords(pair.counted.pooled.value * 100, 1, language));
  case kInterval:
    return fromUtf8(pointsInWords(pair.counted.pooled.interval, language));
  case kP:
    return fromUtf8(pInWords(pair.counted.pooled.pValue, language));
  case kAdjusted:
    return fromUtf8(pInWords(verdict.holm, language));
  case kVerdict:
    return fromUtf8(verdictInWords(verdict.verdict, language));
  default:
    return {};
  }
}

QVariant PairsModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole && section == kAdjusted)
    return tr("Holm's adjusted p-value over all comparisons in the history. It stays valid however often you "
              "look. The verdict uses this value.");
  if (role == Qt::ToolTipRole && section == kP) return tr("For a single look at this pair alone");
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case kPair:
    return tr("Pair");
  case kDifference:
    return tr("Difference, points");
  case kInterval:
    return QStringLiteral("95 %");
  case kP:
    return QStringLiteral("p");
  case kAdjusted:
    return tr("Adjusted p");
  case kVerdict:
    return tr("Verdict");
  default:
    return {};
  }
}

} // namespace annales::viewer
