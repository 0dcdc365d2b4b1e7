#include "viewer/tables/know_how_model.h"

#include "libreplay/words/sentence.h"
#include "viewer/look/plain_tip.h"

namespace annales::viewer {
namespace {

/// Each know-how, those that build on it right behind.
std::vector<KnowHowId> chainOrder(const Ruleset& rules) {
  std::vector<KnowHowId> order;
  for (std::size_t i = 0; i < rules.knowHows.size(); ++i) {
    if (rules.knowHows[i].lower.exists()) continue;
    order.emplace_back(i);
    for (std::size_t j = 0; j < rules.knowHows.size(); ++j)
      if (rules.knowHows[j].lower == KnowHowId(i)) order.emplace_back(j);
  }
  return order;
}

} // namespace

void KnowHowModel::open(const Tab* tab, std::vector<NationLook> nations) {
  beginResetModel();
  nations_ = std::move(nations);
  rules_ = tab != nullptr ? tab->game->game().ruleset : nullptr;
  order_ = rules_ ? chainOrder(*rules_) : std::vector<KnowHowId>{};
  rows_ = tab != nullptr ? rowsFor(*tab) : std::vector<Row>{};
  endResetModel();
}

void KnowHowModel::show(const Tab& tab) {
  const std::vector<Row> rows = rowsFor(tab);
  for (std::size_t i = 0; i < rows.size() && i < rows_.size(); ++i) {
    if (rows[i] == rows_[i]) continue;
    rows_[i] = rows[i];
    const int row = static_cast<int>(i);
    emit dataChanged(index(row, kPrice), index(row, columnCount() - 1));
  }
}

std::vector<KnowHowModel::Row> KnowHowModel::rowsFor(const Tab& tab) const {
  const GameState state = tab.line->stateAt(tab.shown());
  std::vector<Row> rows;
  for (const KnowHowId k : order_)
    rows.push_back(rowFor(tab, state, k));
  return rows;
}

KnowHowModel::Row KnowHowModel::rowFor(const Tab& tab, const GameState& state, KnowHowId k) const {
  Row row;
  for (std::size_t n = 0; n < nations_.size(); ++n)
    row.nations[n].known = state[NationId(n)].knows(k);
  const LineStats& stats = tab.line->stats();
  const bool anybody = ((state.known() >> k.index()) & 1U) != 0;
  if (anybody) row.first = -2;
  for (const Symbol& symbol : stats.symbols.between(1, tab.shown())) {
    if (symbol.kind != SymbolKind::knowHow || symbol.detail != k.index()) continue;
    if (symbol.nation.index() >= nations_.size()) continue;
    if (row.first == -2) row.first = static_cast<int>(symbol.nation.index());
    Owned& owned = row.nations[symbol.nation.index()];
    if (!owned.known) continue;
    const Round& round = stats.outline.rounds()[stats.outline.roundAt(symbol.index)];
    owned = {true, symbol.index == tab.shown(), symbol.index, round.number};
  }
  return row;
}

QString KnowHowModel::nameOf(KnowHowId k) const {
  const Language language = spokenLanguage();
  return QString::fromStdString(titleOfTerm(rules_->knowHows[k.index()].id, language));
}

int KnowHowModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int KnowHowModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || !rules_ ? 0 : kFirstNation + static_cast<int>(nations_.size());
}

QVariant KnowHowModel::priceData(const KnowHow& k, const Row& row, int role) const {
  const bool dear = row.first == -1;
  if (role == kDear) return dear;
  if (role == Qt::DisplayRole) return QStringLiteral("%1 · %2").arg(k.price.first).arg(k.price.later);
  if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
    return tr("%1 gold for the first nation, %2 for the others").arg(k.price.first).arg(k.price.later);
  return {};
}

QVariant KnowHowModel::scholarData(const Row& row, int role) const {
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) return {};
  if (row.first >= 0) return tr("Scholar taken: %1").arg(nations_[static_cast<std::size_t>(row.first)].name);
  return row.first == -1 ? tr("Scholar available") : tr("Scholar taken");
}

QVariant KnowHowModel::nationData(const Owned& owned, KnowHowId k, const NationLook& nation, int role) const {
  if (role == kKnown) return owned.known;
  if (role == kNew) return owned.isNew;
  if (role == kSince) return owned.since;
  if (role == kRound) return owned.round;
  if (role == Qt::DisplayRole) return owned.known ? QStringLiteral("✓") : QString();
  if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) return {};
  if (!owned.known) return tr("%1 without %2", "nation, know-how").arg(nation.name, nameOf(k));
  if (owned.since == 0) return QStringLiteral("%1: %2").arg(nation.name, nameOf(k));
  return tr("%1: %2 since event %3, round %4", "nation, know-how")
      .arg(nation.name, nameOf(k))
      .arg(owned.since)
      .arg(owned.round);
}

QVariant KnowHowModel::cell(const QModelIndex& index, int role) const {
  const QVariant all = dataOf(index, role);
  return role == Qt::ToolTipRole ? plainTip(all.toString()) : all;
}

QVariant KnowHowModel::dataOf(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const KnowHowId k = knowHow(index.row());
  const KnowHow& rule = rules_->knowHows[k.index()];
  if (role == kFirst) return row.first;
  if (role == kHigher) return rule.lower.exists();
  if (index.column() == kPrice) return priceData(rule, row, role);
  if (index.column() == kScholar) return scholarData(row, role);
  if (index.column() >= kFirstNation) {
    const auto n = static_cast<std::size_t>(index.column() - kFirstNation);
    return nationData(row.nations[n], k, nations_[n], role);
  }
  if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return nameOf(k);
  if (role != Qt::ToolTipRole) return {};
  const QString name =
      rule.lower.exists() ? tr("%1, after %2").arg(nameOf(k), nameOf(rule.lower)) : nameOf(k);
  const QString no = whyNot_ ? whyNot_(k) : QString();
  return no.isEmpty() ? name : name + u'\n' + no;
}

QVariant KnowHowModel::heading(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) return {};
  switch (section) {
  case kName:
    return titleInWindow(Term::knowHow);
  case kPrice:
    return role == Qt::ToolTipRole ? tr("Price in gold: for the first nation, for the others")
                                   : titleInWindow(Resource::gold);
  case kScholar:
    return role == Qt::ToolTipRole ? tr("Nation that had the know-how first and won a scholar") : tr("First");
  default:
    const QString& name = nations_[static_cast<std::size_t>(section - kFirstNation)].name;
    return role == Qt::ToolTipRole ? plainTip(name) : name;
  }
}

} // namespace annales::viewer
