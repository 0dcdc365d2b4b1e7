#include "viewer/openings/found_games_model.h"

#include "libreplay/words/sentence.h"
#include "viewer/look/words.h"

#include <algorithm>

namespace annales::viewer {

FoundGamesModel::FoundGamesModel(QObject* parent) : SpokenModel(parent) {}

void FoundGamesModel::show(std::shared_ptr<const FactTable> table, std::vector<SeatRow> seats) {
  beginResetModel();
  table_ = std::move(table);
  seats_ = std::move(seats);
  if (table_)
    std::ranges::stable_sort(seats_, std::greater{}, [this](SeatRow seat) {
      return std::string_view(table_->words()[table_->games().date[table_->seats().game[seat]]]);
    });
  endResetModel();
}

std::optional<FoundGamesModel::Found> FoundGamesModel::found(const QModelIndex& index) const {
  const auto at = static_cast<std::size_t>(index.row());
  if (!index.isValid() || at >= seats_.size()) return std::nullopt;
  const SeatRow seat = seats_[at];
  return Found{table_->games().id[table_->seats().game[seat]], table_->words()[table_->seats().nation[seat]]};
}

int FoundGamesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(seats_.size());
}

int FoundGamesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QVariant FoundGamesModel::cell(const QModelIndex& index, int role) const {
  if (!index.isValid() || role != Qt::DisplayRole) return {};
  const SeatRow seat = seats_[static_cast<std::size_t>(index.row())];
  const GameRow game = table_->seats().game[seat];
  const auto word = [this](WordIndex w) { return QString::fromStdString(table_->words()[w]); };
  switch (index.column()) {
  case kDate:
    return word(table_->games().date[game]);
  case kEvent:
    return word(table_->games().event[game]);
  case kNation:
    return QString::fromStdString(readableId(table_->words()[table_->seats().nation[seat]]));
  case kPlayer:
    return word(table_->seats().player[seat]);
  case kResult:
    switch (table_->games().outcome[game]) {
    case Outcome::unfinished:
      return tr("unfinished");
    case Outcome::undecided:
      return tr("no winner");
    case Outcome::unknown:
      return tr("unknown");
    case Outcome::won:
      return table_->won(seat) ? tr("won") : tr("place %1").arg(table_->seats().place[seat]);
    }
    return {};
  default:
    return {};
  }
}

QVariant FoundGamesModel::heading(int section, Qt::Orientation way, int role) const {
  if (way != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
  case kDate:
    return tr("Date");
  case kEvent:
    return tr("Event");
  case kNation:
    return tr("Nation");
  case kPlayer:
    return tr("Player");
  case kResult:
    return tr("Result");
  default:
    return {};
  }
}

} // namespace annales::viewer
