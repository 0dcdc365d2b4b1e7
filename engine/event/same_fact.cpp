#include "engine/event/same_fact.h"

#include <algorithm>
#include <tuple>

namespace annales::inline engine {
namespace {

auto fieldsOf(const GameCreated& e) {
  return std::tuple(e.setup.get());
}
auto fieldsOf(const RoundBegan& e) {
  return std::tie(e.round);
}
auto fieldsOf(const IncomeReceived& e) {
  return std::tie(e.nation, e.gain);
}
auto fieldsOf(const TurnBegan& e) {
  return std::tie(e.nation);
}
auto fieldsOf(const RondelMoved& e) {
  return std::tie(e.nation, e.to, e.paid);
}
auto fieldsOf(const Produced& e) {
  return std::tie(e.nation, e.gain);
}
auto fieldsOf(const TempleBuilt& e) {
  return std::tie(e.nation, e.province, e.paid);
}
auto fieldsOf(const WallBuilt& e) {
  return std::tie(e.nation, e.province, e.paid);
}
auto fieldsOf(const KnowHowDeveloped& e) {
  return std::tie(e.nation, e.knowHow, e.paid);
}
auto fieldsOf(const UnitsRecruited& e) {
  return std::tie(e.nation, e.kind, e.count, e.paid);
}
auto fieldsOf(const UnitsArmed& e) {
  return std::tie(e.nation, e.kind, e.province, e.count, e.paid);
}
/// Without a province the kind says nothing.
auto fieldsOf(const BellonaUsed& e) {
  return std::tuple(e.nation, e.passedTo, e.province, e.province.exists() ? e.kind : Kind::legion);
}
auto fieldsOf(const UnitsMoved& e) {
  return std::tie(e.nation, e.kind, e.count, e.spent, e.from, e.to);
}
auto fieldsOf(const BattleFought& e) {
  return std::tie(e.nation, e.opponent, e.demandedBy, e.kind, e.count, e.spent, e.province);
}
auto fieldsOf(const CityConquered& e) {
  return std::tie(e.nation, e.from, e.legions, e.galleys, e.province);
}
auto fieldsOf(const NeutralTempleDestroyed& e) {
  return std::tie(e.nation, e.legions, e.galleys, e.province);
}
auto fieldsOf(const CityAbandoned& e) {
  return std::tie(e.nation, e.province);
}
auto fieldsOf(const CityFounded& e) {
  return std::tie(e.nation, e.resource, e.province, e.paid);
}
auto fieldsOf(const Traded& e) {
  return std::tie(e.nation, e.paid, e.gain);
}
auto fieldsOf(const CardRevealed& e) {
  return std::tie(e.card);
}
auto fieldsOf(const CardTaken& e) {
  return std::tie(e.nation, e.card);
}
auto fieldsOf(const CardPlayed& e) {
  return std::tie(e.nation, e.card, *e.effects);
}
auto fieldsOf(const PersonageWon& e) {
  return std::tie(e.nation, e.personage, e.reason, e.walls);
}
auto fieldsOf(const TurnEnded& e) {
  return std::tie(e.nation);
}
auto fieldsOf(const GameEnded& e) {
  return std::tie(e.winner, e.reason);
}
auto fieldsOf(const Corrected& e) {
  return std::tie(e.nation, e.change, *e.more->reason, adjustmentsOf(e));
}

} // namespace

bool sameFact(const Event& a, const Event& b) {
  if (a.index() != b.index()) return false;
  return std::visit(
      [&](const auto& e) { return fieldsOf(e) == fieldsOf(*std::get_if<std::decay_t<decltype(e)>>(&b)); }, a);
}

bool sameFacts(const std::vector<Event>& a, const std::vector<Event>& b) {
  return std::ranges::equal(a, b, sameFact);
}

} // namespace annales::inline engine
