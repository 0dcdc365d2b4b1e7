#include "libreplay/openings/measures.h"

#include "libreplay/inference/share.h"

#include <numeric>
#include <vector>

namespace annales::inline replay {
namespace {

std::optional<double> ratio(double sum, std::uint64_t count) {
  if (count == 0) return std::nullopt;
  return sum / static_cast<double>(count);
}

/// The first round by whose end at least half are expected to have a personage, where seats that are
/// watched no longer leave the count. Those of games without a whole round were never in it.
std::optional<unsigned> medianRound(const SeatTally& tally) {
  std::uint64_t left = std::accumulate(tally.first.begin(), tally.first.end(), std::uint64_t{0});
  left = std::accumulate(tally.without.begin(), tally.without.end(), left);
  double without = 1;
  for (unsigned slot = 0; slot < SeatTally::kRounds && left > 0; ++slot) {
    without *= 1.0 - static_cast<double>(tally.first[slot]) / static_cast<double>(left);
    if (without <= 0.5) return slot + 1;
    left -= tally.first[slot] + tally.without[slot];
  }
  return std::nullopt;
}

} // namespace

Measures measuresOf(const SeatTally& tally) {
  Measures found;
  found.games = tally.games;
  found.decided = tally.decided();
  found.unfinished = tally.unfinished;
  found.undecided = tally.undecided;
  found.share = ratio(static_cast<double>(tally.wins), found.decided);
  found.shareInterval = inference::shareOfTotals(tally.wonByGame.totals()).interval;
  found.baseline = ratio(tally.expected.value(), found.decided);
  found.place = ratio(static_cast<double>(tally.places), found.decided);
  found.personagesOver = tally.counted();
  found.personages = ratio(static_cast<double>(tally.personages), found.personagesOver);
  found.endedBefore = tally.endedBefore;
  found.firstPersonage = medianRound(tally);
  return found;
}

void drawTogether(std::span<Measures* const> rows) {
  std::vector<Measures*> drawn;
  std::vector<inference::CountedShare> shares;
  for (Measures* row : rows) {
    if (!row->share || !row->baseline || !(*row->baseline > 0 && *row->baseline < 1)) continue;
    const auto trials = static_cast<double>(row->decided);
    shares.push_back({*row->share * trials, trials, *row->baseline});
    drawn.push_back(row);
  }
  const inference::Shrinkage found = inference::shrinkTowardsBaselines(shares);
  for (std::size_t i = 0; i < drawn.size(); ++i)
    drawn[i]->drawn = found.shares[i];
}

bool standsOut(const Measures& measures) {
  return measures.baseline && !measures.shareInterval.contains(*measures.baseline);
}

} // namespace annales::inline replay
