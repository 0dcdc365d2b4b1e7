// The place of a type among the alternatives of Event, for tables and switches.
#pragma once

#include "engine/event/event.h"

#include <cstddef>
#include <variant>

namespace annales::inline engine {

namespace detail {
template <class E, class... Types> constexpr std::size_t placeIn(const std::variant<Types...>*) {
  std::size_t place = 0;
  static_cast<void>(((std::is_same_v<E, Types> || (++place, false)) || ...));
  return place;
}
} // namespace detail

template <class E>
inline constexpr std::size_t kPlaceOf = detail::placeIn<E>(static_cast<const Event*>(nullptr));
inline constexpr std::size_t kEventTypes = std::variant_size_v<Event>;

} // namespace annales::inline engine
