#include "libreplay/exact/funding.h"

#include <algorithm>
#include <map>

namespace annales::inline replay {
namespace {

using Heap = std::array<int, kResources>;
constexpr std::size_t kCoins = indexOf(Resource::coins);

int unitsOf(const Heap& heap) {
  return std::accumulate(heap.begin(), heap.end(), 0);
}

Heap sum(const Heap& heap, const Amount& amount, int sign) {
  Heap after = heap;
  for (std::size_t r = 0; r < kResources; ++r)
    after[r] += sign * amount.of[r];
  return after;
}

bool holds(const Heap& heap, const Amount& amount) {
  for (std::size_t r = 0; r < kResources; ++r)
    if (heap[r] < amount.of[r]) return false;
  return true;
}

/// Coins that are left when all is paid, each good with itself first; below 0 where they do not suffice.
int coinsLeft(const Heap& heap, const Amount& wants) {
  int coins = heap[kCoins] - wants[Resource::coins];
  for (const Resource r : kGoods)
    coins -= std::max(0, wants[r] - heap[indexOf(r)]);
  return coins;
}

std::vector<Amount> mixesOf(int units, bool coins) {
  std::vector<Amount> found;
  for (int marble = 0; marble <= units; ++marble)
    for (int iron = 0; marble + iron <= units; ++iron)
      for (int gold = 0; marble + iron + gold <= units; ++gold) {
        const int rest = units - marble - iron - gold;
        if (rest > 0 && !coins) continue;
        Amount mix;
        mix.of = {static_cast<std::int16_t>(marble), static_cast<std::int16_t>(iron),
                  static_cast<std::int16_t>(gold), static_cast<std::int16_t>(rest)};
        found.push_back(mix);
      }
  return found;
}

class Funder {
public:
  Funder(const NationState& nation, const std::vector<TradeRate>& rates, const Outlay& outlay)
      : outlay_(outlay), rates_(rates), steps_(mixesOf(outlay.step, true)) {
    for (std::size_t r = 0; r < kResources; ++r)
      start_[r] = nation.stock[r];
  }

  std::optional<Funding> find() {
    const int brings = outlay_.gain.total() + (outlay_.coin ? 1 : 0);
    if (unitsOf(start_) < outlay_.step) return std::nullopt;
    spare_ = unitsOf(start_) + brings - outlay_.step - outlay_.wants.total();
    if (spare_ < 0) return std::nullopt;
    if (auto plain = withoutTrades()) return plain;
    return rates_.empty() ? std::nullopt : withTrades();
  }

private:
  struct Node {
    Heap heap{};
    bool moved = false;
    std::size_t parent = 0;
    Amount paid, gain; // of the trade, or of the step
  };

  /// What production may bring when the step was paid so.
  [[nodiscard]] std::vector<Amount> gainsAfter(const Amount& step) const {
    if (!outlay_.coin) return {outlay_.gain};
    std::vector<Amount> gains;
    const bool coin = outlay_.bankCoins + step[Resource::coins] > 0;
    for (std::size_t r = coin ? kCoins : 0; r < (coin ? kResources : kCoins); ++r) {
      gains.push_back(outlay_.gain);
      gains.back().add(static_cast<Resource>(r), 1);
    }
    return gains;
  }

  /// The way that leaves the most coins.
  [[nodiscard]] std::optional<Funding> withoutTrades() const {
    std::optional<Funding> best;
    int most = -1;
    for (const Amount& step : steps_) {
      if (!holds(start_, step)) continue;
      for (const Amount& gain : gainsAfter(step)) {
        const int left = coinsLeft(sum(sum(start_, step, -1), gain, 1), outlay_.wants);
        if (left <= most) continue;
        most = left;
        best = Funding{{}, step, gain, {}};
      }
    }
    return best;
  }

  /// Trades cost a unit each, so no more of them than there are units to spare.
  std::optional<Funding> withTrades() {
    nodes_.push_back({start_, false, 0, {}, {}});
    seen_.insert_or_assign({start_, false}, 0);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Node node = nodes_[i];
      if (node.moved && coinsLeft(node.heap, outlay_.wants) >= 0) return wayTo(i);
      if (!node.moved)
        for (const Amount& step : steps_)
          if (holds(node.heap, step))
            for (const Amount& gain : gainsAfter(step))
              reach(i, sum(sum(node.heap, step, -1), gain, 1), true, step, gain);
      const int brings = outlay_.gain.total() + (outlay_.coin ? 1 : 0) - outlay_.step;
      if (unitsOf(node.heap) + (node.moved ? 0 : brings) <= outlay_.wants.total()) continue;
      for (const TradeRate& rate : rates_)
        for (const Amount& paid : mixesOf(rate.give, false))
          if (holds(node.heap, paid))
            for (const Amount& gain : mixesOf(rate.take, false))
              reach(i, sum(sum(node.heap, paid, -1), gain, 1), node.moved, paid, gain);
    }
    return std::nullopt;
  }

  void reach(std::size_t parent, const Heap& heap, bool moved, const Amount& paid, const Amount& gain) {
    if (seen_.emplace(std::pair(heap, moved), nodes_.size()).second)
      nodes_.push_back({heap, moved, parent, paid, gain});
  }

  [[nodiscard]] Funding wayTo(std::size_t i) const {
    Funding way;
    for (; i != 0; i = nodes_[i].parent) {
      const Node& node = nodes_[i];
      const bool step = node.moved && !nodes_[node.parent].moved;
      if (step) {
        way.step = node.paid;
        way.gain = node.gain;
      } else {
        std::vector<Exchange>& trades = node.moved ? way.after : way.before;
        trades.insert(trades.begin(), Exchange{node.paid, node.gain});
      }
    }
    return way;
  }

  const Outlay& outlay_;
  const std::vector<TradeRate>& rates_;
  std::vector<Amount> steps_;
  Heap start_{};
  int spare_ = 0;
  std::vector<Node> nodes_;
  std::map<std::pair<Heap, bool>, std::size_t> seen_;
};

} // namespace

std::optional<Funding> fundingOf(const NationState& nation, const std::vector<TradeRate>& rates,
                                 const Outlay& outlay) {
  return Funder(nation, rates, outlay).find();
}

} // namespace annales::inline replay
