#include "viewer/openings/openings_list.h"

#include "viewer/look/common_words.h"
#include "viewer/look/plain_tip.h"
#include "viewer/openings/opening_words.h"
#include "viewer/store/opening_names.h"

namespace annales::viewer {

QString turnsInWords(const std::vector<SpaceChoice>& turns) {
  QStringList words;
  for (const SpaceChoice& turn : turns) {
    QStringList spaces;
    for (std::size_t i = 0; i < kSpaces; ++i)
      if (turn.allows(static_cast<Space>(i))) spaces << spaceName(static_cast<Space>(i));
    words << (turn.isAny()       ? CommonWords::tr("any")
              : spaces.isEmpty() ? QStringLiteral("–")
                                 : spaces.join(OpeningsList::tr(" or ", "between spaces")));
  }
  return words.join(QStringLiteral(", "));
}

void OpeningsList::setLook(const Look& look) {
  look_ = look;
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

/// Rows stay where only their words differ, so that what is selected stays selected.
void OpeningsList::show(const OpeningsDraft& draft) {
  std::vector<NamedOpening> rows = draft.openings();
  const std::size_t own = rows.size();
  std::vector<QString> complaints;
  for (std::size_t place = 0; place < own; ++place)
    complaints.push_back(draft.complaint(place));
  const auto& rulebooks = OpeningBook::ofRulebooks().openings();
  rows.insert(rows.end(), rulebooks.begin(), rulebooks.end());
  const bool sameRows = rows.size() == rows_.size();
  if (!sameRows) beginResetModel();
  rows_ = std::move(rows);
  own_ = own;
  complaints_ = std::move(complaints);
  if (!sameRows)
    endResetModel();
  else
    emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

int OpeningsList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int OpeningsList::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QVariant OpeningsList::cell(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  const NamedOpening& opening = rows_[row];
  const bool isOwn = row < own_;
  const QString wrong = isOwn ? complaints_[row] : QString();
  if (role == Qt::ForegroundRole) return !wrong.isEmpty() ? look_.bad : isOwn ? look_.text : look_.dim;
  if (role == Qt::ToolTipRole)
    return !wrong.isEmpty() ? plainTip(wrong) : isOwn ? turnsInWords(opening.turns) : tr("From the rulebook");
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
  case kCode:
    return (wrong.isEmpty() ? QString() : QStringLiteral("⚠ ")) + QString::fromStdString(opening.code);
  case kName:
    return openingName(opening);
  case kRuleset:
    return fromUtf8(titleOf(opening.ruleset));
  case kNation:
    return opening.nation.empty() ? CommonWords::tr("any") : nationInWords(opening.nation);
  case kTurns:
    return turnsInWords(opening.turns);
  default:
    return {};
  }
}

QVariant OpeningsList::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
  case kCode:
    return tr("Code");
  case kName:
    return tr("Name");
  case kRuleset:
    return tr("Ruleset");
  case kNation:
    return tr("Nation");
  case kTurns:
    return tr("First turns");
  default:
    return {};
  }
}

} // namespace annales::viewer
