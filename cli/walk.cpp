#include "cli/walk.h"

#include "engine/fold/apply.h"

#include <fmt/core.h>

#include <type_traits>

namespace annales::cli {

std::optional<std::string> walk(const EventLog& log, NodeIndex head,
                                const std::function<bool(const Step&)>& visit) {
  auto begun = begin(log.game());
  if (!begun) return begun.error().message;
  GameState state = *begun;
  const auto path = log.path(head);
  if (!visit({1, log[path[0]], nullptr, state})) return std::nullopt;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const GameState before = state;
    if (const Refusal refusal = annales::apply(state, log[path[i]].event))
      return fmt::format("event {} ({}) cannot be replayed: {}", i + 1, nameOf(log[path[i]].event), *refusal);
    if (!visit({i + 1, log[path[i]], &before, state})) return std::nullopt;
  }
  return std::nullopt;
}

Holdings holdingsOf(const GameState& state, NationId nation) {
  Holdings holdings{};
  for (std::size_t i = 0; i < kResources; ++i)
    holdings[i] = state[nation].stock[i];
  for (const std::uint8_t count : state[nation].personages)
    holdings[kResources] += count;
  return holdings;
}

Holdings changeOf(const Step& step, NationId nation) {
  if (step.before == nullptr) return {};
  const Holdings before = holdingsOf(*step.before, nation);
  Holdings change = holdingsOf(step.after, nation);
  for (std::size_t i = 0; i < change.size(); ++i)
    change[i] -= before[i];
  return change;
}

NationId actorOf(const Event& event) {
  return std::visit(
      [](const auto& e) {
        if constexpr (requires { e.nation; })
          return e.nation;
        else
          return NationId::none();
      },
      event);
}

bool concerns(const Event& event, NationId nation) {
  return std::visit(
      [&](const auto& e) {
        bool yes = false;
        if constexpr (requires { e.nation; }) yes = yes || e.nation == nation;
        if constexpr (requires { e.opponent; }) yes = yes || e.opponent == nation;
        if constexpr (requires { e.passedTo; }) yes = yes || e.passedTo == nation;
        if constexpr (requires { e.winner; }) yes = yes || e.winner == nation;
        if constexpr (requires { e.from; })
          if constexpr (std::is_same_v<std::decay_t<decltype(e.from)>, NationId>)
            yes = yes || e.from == nation;
        return yes;
      },
      event);
}

} // namespace annales::cli
