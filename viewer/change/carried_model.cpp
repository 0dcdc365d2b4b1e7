#include "viewer/change/carried_model.h"

#include <utility>

namespace annales::viewer {
namespace {

QString numberOf(EventIndex k) {
  return k == 0 ? QStringLiteral("–") : QString::number(k);
}

} // namespace

void CarriedModel::show(CarriedReport report, std::shared_ptr<const OpenedGame> game) {
  beginResetModel();
  report_ = std::move(report);
  game_ = std::move(game);
  endResetModel();
}

void CarriedModel::setColours(const std::array<QColor, kCarriedFates>& colours) {
  colours_ = colours;
  retranslate();
}

void CarriedModel::retranslate() {
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
  emit headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

QString CarriedModel::wordOf(CarriedFate fate) {
  switch (fate) {
  case CarriedFate::leftOut:
    return tr("left out");
  case CarriedFate::adjusted:
    return tr("adjusted");
  case CarriedFate::filledIn:
    return tr("filled in");
  }
  return {};
}

QString CarriedModel::counts() const {
  return tr("%1 kept, %2 adjusted, %3 left out, %4 filled in")
      .arg(report_.kept)
      .arg(report_.count(CarriedFate::adjusted))
      .arg(report_.count(CarriedFate::leftOut))
      .arg(report_.count(CarriedFate::filledIn));
}

QString CarriedModel::words(const CarriedRow& row, int column) const {
  const QString was = QString::fromStdString(row.was), is = QString::fromStdString(row.is);
  switch (column) {
  case kBefore:
    return numberOf(row.before);
  case kNow:
    return numberOf(row.fate == CarriedFate::leftOut ? 0 : row.now);
  case kFate:
    return wordOf(row.fate);
  default:
    break;
  }
  if (row.fate == CarriedFate::adjusted) return was + QStringLiteral("\n→ ") + is;
  if (row.fate == CarriedFate::filledIn) return is;
  const QString why = game_ ? reasonInWindow(row.why, *game_) : reasonInWindow(row.why);
  return QStringLiteral("%1\n%2 (%3)").arg(was, why, fromUtf8(row.why.rule));
}

QString CarriedModel::textOf(int at) const {
  QStringList cells;
  for (int column = 0; column < kColumns; ++column)
    cells << words(row(at), column).replace(u'\n', QStringLiteral(" – "));
  return cells.join(u'\t');
}

int CarriedModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(report_.rows.size());
}

int CarriedModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QVariant CarriedModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const CarriedRow& shown = row(index.row());
  if (role == Qt::DisplayRole) return words(shown, index.column());
  if (role == Qt::ToolTipRole)
    return words(shown, kDecision).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
  if (role == Qt::ForegroundRole && index.column() == kFate)
    return colours_[static_cast<std::size_t>(shown.fate)];
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((index.column() <= kNow ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
  return {};
}

QVariant CarriedModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
  case kBefore:
    return tr("Before");
  case kNow:
    return tr("Now");
  case kFate:
    return tr("Result");
  default:
    return tr("Decision");
  }
}

} // namespace annales::viewer
