#include "libreplay/inference/share.h"
#include "libreplay/reports/reporter.h"

#include <algorithm>
#include <limits>

namespace annales::inline replay {

void SeatGroup::GameSums::begin() {
  closed.add(open.sum, open.size);
  open = {};
}

void SeatGroup::GameSums::add(double value) {
  open.sum += value;
  ++open.size;
}

inference::ClusteredMean SeatGroup::GameSums::all() const {
  inference::ClusteredMean mean = closed;
  mean.add(open.sum, open.size);
  return mean;
}

void SeatGroup::add(const Reporter& reporter, SeatRow seat) {
  const FactTable& table = reporter.table;
  const GameRow game = table.seats().game[seat];
  if (game != game_) {
    game_ = game;
    ++games_;
    places_.begin();
    personages_.begin();
  }
  const std::uint64_t counted = tally_.counted(), decided = tally_.decided(), personages = tally_.personages;
  replay::add(tally_, table, reporter.baselines, seat, reporter.question.round);
  if (tally_.counted() > counted) personages_.add(static_cast<double>(tally_.personages - personages));
  if (tally_.decided() == decided) return;
  expected_ += reporter.baselineOf(seat);
  if (reporter.knows(seat, KnownOfAll::places)) places_.add(table.seats().place[seat]);
  mostNations_ = std::max<unsigned>(mostNations_, table.games().nations[game]);
}

ShareCell SeatGroup::wins() const {
  ShareCell cell;
  cell.hits = tally_.wins;
  cell.over = tally_.decided();
  if (cell.over == 0) return cell;
  cell.baseline = expected_ / static_cast<double>(cell.over);
  cell.interval = inference::shareOfTotals(tally_.wonByGame.totals()).interval;
  return cell;
}

MeanCell SeatGroup::firstPersonage() const {
  const Measures measures = measuresOf(tally_);
  MeanCell cell;
  cell.over = measures.games;
  if (measures.firstPersonage) cell.value = *measures.firstPersonage;
  return cell;
}

MeanCell SeatGroup::place() const {
  return meanOf(places_.all(), {1, static_cast<double>(mostNations_)});
}

MeanCell SeatGroup::personages() const {
  return meanOf(personages_.all(), {0, std::numeric_limits<double>::infinity()});
}

MeanCell SeatGroup::meanOf(const inference::ClusteredMean& mean, const inference::Interval& range) {
  MeanCell cell;
  cell.over = mean.observations();
  if (cell.over == 0) return cell;
  cell.value = mean.value();
  constexpr double kEndless = std::numeric_limits<double>::infinity();
  // Where all games are alike so far, nobody knows how much others differ.
  const bool known = mean.standardError() > 0 && mean.interval().high < kEndless;
  cell.interval =
      known ? inference::clipped(mean.interval(), range) : inference::Interval{-kEndless, kEndless};
  return cell;
}

} // namespace annales::inline replay
