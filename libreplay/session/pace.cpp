#include "libreplay/session/pace.h"

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

struct Weight {
  // what changes the balance
  double operator()(const CityConquered&) const { return 2.5; }
  double operator()(const NeutralTempleDestroyed&) const { return 2.5; }
  double operator()(const PersonageWon&) const { return 2.0; }
  double operator()(const GameEnded&) const { return 3.0; }
  double operator()(const BattleFought&) const { return 1.75; }
  double operator()(const CityFounded&) const { return 1.5; }
  double operator()(const CityAbandoned&) const { return 1.5; }
  double operator()(const TempleBuilt&) const { return 1.5; }
  double operator()(const KnowHowDeveloped&) const { return 1.5; }
  double operator()(const CardPlayed&) const { return 1.5; }
  double operator()(const Corrected&) const { return 1.5; }
  // a turn's work
  double operator()(const GameCreated&) const { return 1.0; }
  double operator()(const RondelMoved&) const { return 1.0; }
  double operator()(const UnitsMoved&) const { return 1.0; }
  double operator()(const UnitsArmed&) const { return 1.0; }
  double operator()(const UnitsRecruited&) const { return 1.0; }
  double operator()(const BellonaUsed&) const { return 1.0; }
  double operator()(const WallBuilt&) const { return 1.0; }
  double operator()(const Produced&) const { return 0.75; }
  double operator()(const Traded&) const { return 0.75; }
  double operator()(const CardTaken&) const { return 0.75; }
  double operator()(const CardRevealed&) const { return 0.5; }
  // bookkeeping
  double operator()(const RoundBegan&) const { return 0.5; }
  double operator()(const IncomeReceived&) const { return 0.2; }
  double operator()(const TurnBegan&) const { return 0.2; }
  double operator()(const TurnEnded&) const { return 0.2; }
};

} // namespace

double weightOf(const Event& event) {
  return std::visit(Weight{}, event);
}

double weightOf(std::size_t symbols) {
  constexpr double more = 0.5, most = 4.0;
  return std::min(1.0 + more * static_cast<double>(symbols), most);
}

std::uint32_t dwellOf(double weight, int speed) {
  const auto row = static_cast<std::size_t>(std::clamp<int>(speed, 0, static_cast<int>(kSpeeds.size()) - 1));
  return static_cast<std::uint32_t>(std::max(1.0, std::round(kNormalDwell * weight / kSpeeds[row])));
}

} // namespace annales::inline replay
