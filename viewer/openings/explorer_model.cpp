#include "viewer/openings/explorer_model.h"

#include "viewer/look/look.h"

#include <QLocale>

namespace annales::viewer {
namespace {

QString numberWords(const std::optional<double>& number) {
  return number ? QLocale().toString(*number, 'f', 1) : QStringLiteral("–");
}

} // namespace

QString percentWords(const std::optional<double>& share) {
  return share ? QLocale().toString(*share * 100, 'f', 0) + QStringLiteral(" %") : QStringLiteral("–");
}

ExplorerModel::ExplorerModel(QObject* parent) : SpokenModel(parent) {}

void ExplorerModel::show(std::vector<Row> rows, unsigned round) {
  beginResetModel();
  rows_ = std::move(rows);
  round_ = round;
  endResetModel();
}

const ExplorerModel::Row* ExplorerModel::row(const QModelIndex& index) const {
  const auto at = static_cast<std::size_t>(index.row());
  return index.isValid() && at < rows_.size() ? &rows_[at] : nullptr;
}

int ExplorerModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ExplorerModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QVariant ExplorerModel::cell(const QModelIndex& index, int role) const {
  const Row* shown = row(index);
  if (shown == nullptr) return {};
  if (role == kMeasuresRole) return QVariant::fromValue(&shown->measures);
  if (role == Qt::ToolTipRole) return tip(shown->measures, round_);
  if (role == Qt::TextAlignmentRole)
    return index.column() == kSpace ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                    : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  if (index.column() == kSpace && !shown->done.isEmpty())
    return shown->name.isEmpty()
               ? shown->done
               : tr("%1 (%2)", "a space, and the name of the opening").arg(shown->done, shown->name);
  return index.column() == kSpace ? spaceWords(shown->space, shown->name)
                                  : measureCell(shown->measures, index.column());
}

QString ExplorerModel::spaceWords(Space space, const QString& name) {
  const QString word = space == Space::none ? tr("no step") : spaceName(space);
  return name.isEmpty() ? word : tr("%1 (%2)", "a space, and the name of the opening").arg(word, name);
}

QVariant measureCell(const Measures& m, int column) {
  switch (column) {
  case ExplorerModel::kGames:
    return QLocale().toString(static_cast<qulonglong>(m.games));
  case ExplorerModel::kWins:
    return percentWords(m.share);
  case ExplorerModel::kBaseline:
    return percentWords(m.baseline);
  case ExplorerModel::kPlace:
    return numberWords(m.place);
  case ExplorerModel::kPersonages:
    return numberWords(m.personages);
  case ExplorerModel::kFirst:
    return m.firstPersonage ? QLocale().toString(*m.firstPersonage) : QStringLiteral("–");
  case ExplorerModel::kDrawn:
    return percentWords(m.drawn ? std::optional(m.drawn->value) : std::nullopt);
  default:
    return {};
  }
}

QString measureTip(const Measures& measures, unsigned round) {
  return ExplorerModel::tip(measures, round);
}

QString ExplorerModel::tip(const Measures& m, unsigned round) {
  QStringList lines;
  if (m.share)
    lines << tr("%1 of %n decided seat(s) won (95 % confidence interval: %2 to %3)", nullptr,
                static_cast<int>(m.decided))
                 .arg(percentWords(m.share), percentWords(m.shareInterval.low),
                      percentWords(m.shareInterval.high));
  if (m.baseline) lines << tr("Baseline for such a seat: %1").arg(percentWords(m.baseline));
  if (m.drawn)
    lines << tr("Share of wins, drawn towards the baseline: %1 (95 %: %2 to %3)")
                 .arg(percentWords(m.drawn->value), percentWords(m.drawn->interval.low),
                      percentWords(m.drawn->interval.high));
  if (m.unfinished + m.undecided > 0)
    lines << tr("%n seat(s) without a winner do not count", nullptr,
                static_cast<int>(m.unfinished + m.undecided));
  if (m.endedBefore > 0)
    lines << tr("%n seat(s) of games that ended before round %1 count with their final value", nullptr,
                static_cast<int>(m.endedBefore))
                 .arg(round);
  if (m.decided > 0 && m.decided < kFewGames)
    lines << tr("Too few games to say much.");
  else if (m.baseline && !standsOut(m))
    lines << tr("The baseline lies within the confidence interval: the difference may be chance.");
  else if (m.baseline)
    lines << tr("The baseline lies outside the confidence interval. Among many openings this happens by "
                "chance to some: only a comparison can show a difference.");
  return lines.join(QLatin1Char('\n'));
}

QVariant ExplorerModel::heading(int section, Qt::Orientation way, int role) const {
  return way == Qt::Horizontal ? head(section, role, round_) : QVariant();
}

QVariant ExplorerModel::head(int section, int role, unsigned round) {
  if (role == Qt::ToolTipRole) {
    switch (section) {
    case kGames:
      return tr("One nation in one game: a game of four has four seats");
    case kWins:
      return tr("Share of wins in decided games. The bar is the 95 % confidence interval, the tick the "
                "baseline.");
    case kBaseline:
      return tr("Expected share of wins on such a seat: same ruleset, rule options, board, number of "
                "nations, seat in turn order and nation.");
    case kPlace:
      return tr("Mean place at the end");
    case kPersonages:
      return tr("Mean number of personages at the end of round %1; games that ended earlier count with their "
                "final value")
          .arg(round);
    case kFirst:
      return tr("Median round of the first personage");
    case kDrawn:
      return tr("Share of wins, drawn towards the baseline: the fewer the games, the farther. So a "
                "continuation that was played only once does not come first when you sort by this column.");
    default:
      return {};
    }
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case kSpace:
    return tr("Next");
  case kGames:
    return tr("Seats");
  case kWins:
    return tr("Wins");
  case kBaseline:
    return tr("Baseline");
  case kPlace:
    return tr("Place");
  case kPersonages:
    return tr("Pers. R%1", "personages at the end of a round").arg(round);
  case kFirst:
    return tr("First");
  case kDrawn:
    return tr("Drawn");
  default:
    return {};
  }
}

} // namespace annales::viewer
