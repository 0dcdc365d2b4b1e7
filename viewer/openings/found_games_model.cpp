#include "viewer/openings/found_games_model.h"

#include "libreplay/words/sentence.h"
#include "viewer/look/words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

QString wordOf(const FoundSeat& found, WordIndex word) {
  return QString::fromStdString(found.table->words()[word]);
}

const std::string& dateOf(const FoundSeat& found) {
  return found.table->words()[found.table->games().date[found.game()]];
}

const std::string& nationOf(const FoundSeat& found) {
  return found.table->words()[found.table->seats().nation[found.seat]];
}

QString resultOf(const FoundSeat& found) {
  switch (found.table->games().outcome[found.game()]) {
  case Outcome::unfinished:
    return FoundGamesModel::tr("unfinished");
  case Outcome::undecided:
    return FoundGamesModel::tr("no winner");
  case Outcome::unknown:
    return FoundGamesModel::tr("unknown");
  case Outcome::won:
    return found.table->won(found.seat)
               ? FoundGamesModel::tr("won")
               : FoundGamesModel::tr("place %1").arg(found.table->seats().place[found.seat]);
  }
  return {};
}

} // namespace

FoundGamesModel::FoundGamesModel(QObject* parent)
    : Rows({{[] { return tr("Date"); },
             [](const FoundSeat& found) { return QString::fromStdString(dateOf(found)); }},
            {[] { return tr("Event"); },
             [](const FoundSeat& found) { return wordOf(found, found.table->games().event[found.game()]); }},
            {[] { return tr("Nation"); },
             [](const FoundSeat& found) { return QString::fromStdString(readableId(nationOf(found))); }},
            {[] { return tr("Player"); },
             [](const FoundSeat& found) { return wordOf(found, found.table->seats().player[found.seat]); }},
            {[] { return tr("Result"); }, resultOf}},
           parent) {}

void FoundGamesModel::show(std::shared_ptr<const FactTable> table, const std::vector<SeatRow>& seats) {
  std::vector<FoundSeat> rows;
  for (const SeatRow seat : seats)
    rows.push_back({table.get(), seat});
  if (table) std::ranges::stable_sort(rows, std::greater{}, dateOf);
  const auto before = std::exchange(table_, std::move(table)); // as long as its rows are shown
  setRows(std::move(rows));
}

std::optional<FoundGamesModel::Found> FoundGamesModel::found(const QModelIndex& index) const {
  const auto at = static_cast<std::size_t>(index.row());
  if (!index.isValid() || at >= rows().size()) return std::nullopt;
  const FoundSeat& found = rows()[at];
  return Found{table_->games().id[found.game()], nationOf(found)};
}

} // namespace annales::viewer
