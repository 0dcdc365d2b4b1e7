#include "engine/event/same_fact.h"

#include "engine/event/event_fields.h"

#include <algorithm>
#include <tuple>

namespace annales::inline engine {
namespace {

template <class E>
requires kHasFields<E>
auto fieldsOf(const E& e) {
  return withFields<E>([&](const auto&... field) { return std::tie(e.*field.member...); });
}
auto fieldsOf(const GameCreated& e) {
  return std::tuple(e.setup.get());
}
/// Without a province the kind says nothing.
auto fieldsOf(const BellonaUsed& e) {
  return std::tuple(e.nation, e.passedTo, e.province, e.province.exists() ? e.kind : Kind::legion);
}
auto fieldsOf(const CardPlayed& e) {
  return std::tie(e.nation, e.card, *e.effects);
}
auto fieldsOf(const PersonageWon& e) {
  return std::tie(e.nation, e.personage, e.reason, e.walls);
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
