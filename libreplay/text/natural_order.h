// The order of names for people: "Line 2" before "Line 10".
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace annales::inline replay {

/// Such keys compare as people sort the texts: numbers as numbers, then without capitals and accents, at last
/// as they are written. Different texts have different keys.
[[nodiscard]] std::string naturalKey(std::string_view text);

/// `name`: what each is called. Those of one name stay in their order.
template <class Things, class Name> void sortNaturally(Things& things, const Name& name) {
  std::vector<std::pair<std::string, std::size_t>> order;
  order.reserve(things.size());
  for (const auto& thing : things)
    order.emplace_back(naturalKey(std::invoke(name, thing)), order.size());
  std::ranges::sort(order);
  Things sorted;
  for (const auto& [key, place] : order)
    sorted.push_back(std::move(things.begin()[static_cast<typename Things::difference_type>(place)]));
  things = std::move(sorted);
}

} // namespace annales::inline replay
