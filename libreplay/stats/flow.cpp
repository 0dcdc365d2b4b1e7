#include "libreplay/stats/flow.h"

#include <algorithm>
#include <numeric>

namespace annales::inline replay {
namespace {

using Transfers = std::vector<Transfer>;

void note(Transfers& out, NationId n, Source s, const Amount& amount) {
  if (!amount.empty()) out.push_back({0, n, true, static_cast<std::uint8_t>(indexOf(s)), amount});
}
void note(Transfers& out, NationId n, Purpose p, const Amount& amount) {
  if (!amount.empty()) out.push_back({0, n, false, static_cast<std::uint8_t>(indexOf(p)), amount});
}

/// A change of either sign: what is above 0 came, what is below went.
void noteChange(Transfers& out, NationId n, Source came, const Amount& change) {
  Amount in, gone;
  for (std::size_t r = 0; r < kResources; ++r) {
    in.of[r] = std::max<std::int16_t>(change.of[r], 0);
    gone.of[r] = static_cast<std::int16_t>(in.of[r] - change.of[r]);
  }
  note(out, n, came, in);
  note(out, n, Purpose::waste, gone);
}

/// As much of `paid` as comes back in another kind, counted from marble to coins; the rest is left in `paid`.
Amount exchanged(Amount& paid, int gained) {
  Amount part;
  for (std::size_t r = 0; r < kResources; ++r) {
    const int taken = std::clamp(gained - part.total(), 0, static_cast<int>(paid.of[r]));
    part.of[r] = static_cast<std::int16_t>(taken);
    paid.of[r] = static_cast<std::int16_t>(paid.of[r] - taken);
  }
  return part;
}

class Accountant {
public:
  explicit Accountant(Transfers& out) : out_(out) {}

  void operator()(const GameCreated& e) const {
    for (std::size_t i = 0; i < e.setup->nations.size(); ++i)
      note(out_, NationId(i), Source::start, e.setup->nations[i].stock);
  }
  void operator()(const IncomeReceived& e) const { note(out_, e.nation, Source::round, e.gain); }
  void operator()(const Produced& e) const { note(out_, e.nation, Source::production, e.gain); }
  void operator()(const RondelMoved& e) const { note(out_, e.nation, Purpose::rondel, e.paid); }
  void operator()(const TempleBuilt& e) const { note(out_, e.nation, Purpose::temples, e.paid); }
  void operator()(const WallBuilt& e) const { note(out_, e.nation, Purpose::walls, e.paid); }
  void operator()(const KnowHowDeveloped& e) const { note(out_, e.nation, Purpose::knowHow, e.paid); }
  void operator()(const UnitsRecruited& e) const { note(out_, e.nation, Purpose::units, e.paid); }
  void operator()(const UnitsArmed& e) const { note(out_, e.nation, Purpose::units, e.paid); }
  void operator()(const CityFounded& e) const { note(out_, e.nation, Purpose::cities, e.paid); }
  void operator()(const Traded& e) const {
    Amount rest = e.paid;
    note(out_, e.nation, Purpose::trade, exchanged(rest, e.gain.total()));
    note(out_, e.nation, Purpose::waste, rest);
    note(out_, e.nation, Source::trade, e.gain);
  }
  void operator()(const CardPlayed& e) const { noteStocks(adjustmentsOf(e), Source::cards); }
  void operator()(const Corrected& e) const {
    noteChange(out_, e.nation, Source::correction, e.change);
    noteStocks(adjustmentsOf(e), Source::correction);
  }

  // These move no resources.
  void operator()(const RoundBegan&) const {}
  void operator()(const TurnBegan&) const {}
  void operator()(const BellonaUsed&) const {}
  void operator()(const UnitsMoved&) const {}
  void operator()(const BattleFought&) const {}
  void operator()(const CityConquered&) const {}
  void operator()(const NeutralTempleDestroyed&) const {}
  void operator()(const CityAbandoned&) const {}
  void operator()(const CardRevealed&) const {}
  void operator()(const CardTaken&) const {}
  void operator()(const PersonageWon&) const {}
  void operator()(const TurnEnded&) const {}
  void operator()(const GameEnded&) const {}

private:
  void noteStocks(const Adjustments& effects, Source came) const {
    for (const Adjustment& effect : effects)
      if (effect.op == Adjustment::Op::stock) noteChange(out_, effect.nation, came, effect.stock);
  }

  Transfers& out_;
};

std::int32_t sum(const std::array<std::int32_t, kResources>& amounts) {
  return std::accumulate(amounts.begin(), amounts.end(), 0);
}

} // namespace

void transfersInto(std::vector<Transfer>& out, const Event& event) {
  std::visit(Accountant(out), event);
}

std::int32_t FlowSums::of(Source s) const {
  return sum(in[indexOf(s)]);
}
std::int32_t FlowSums::of(Purpose p) const {
  return sum(out[indexOf(p)]);
}
std::int32_t FlowSums::totalIn() const {
  return std::accumulate(in.begin(), in.end(), 0,
                         [](int total, const auto& row) { return total + sum(row); });
}
std::int32_t FlowSums::totalOut() const {
  return std::accumulate(out.begin(), out.end(), 0,
                         [](int total, const auto& row) { return total + sum(row); });
}

void Flow::add(const Step& step) {
  if (!step.folded()) return;
  const std::size_t before = transfers_.size();
  transfersInto(transfers_, step.event);
  for (std::size_t i = before; i < transfers_.size(); ++i)
    transfers_[i].index = step.index;
}

FlowSums Flow::between(NationId n, EventIndex from, EventIndex to) const {
  FlowSums sums;
  auto at = std::lower_bound(transfers_.begin(), transfers_.end(), from,
                             [](const Transfer& t, EventIndex k) { return t.index < k; });
  for (; at != transfers_.end() && at->index <= to; ++at) {
    if (at->nation != n) continue;
    auto& row = at->incoming ? sums.in[at->reason] : sums.out[at->reason];
    for (std::size_t r = 0; r < kResources; ++r)
      row[r] += at->amount.of[r];
  }
  return sums;
}

} // namespace annales::inline replay
