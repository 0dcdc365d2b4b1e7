// Work that is numbered and independent, done by several threads; what comes out lies in its own place, so
// that the number of threads shows nowhere.
#pragma once

#include "engine/core/result.h"
#include "engine/core/watch.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace annales::inline replay {

/// `make(i)` for every i from `from` to `to` − 1, a `Result<T>` each, called by several threads at once. In
/// their order; fails with the first that failed, or with "cancelled".
template <class T, class Make>
[[nodiscard]] Result<std::vector<T>> numberedWork(std::uint64_t from, std::uint64_t to, const Watch& watch,
                                                  const Make& make) {
  std::vector<Result<T>> places(to - from, failure("cancelled"));
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < places.size() && !watch.cancelled(); i = next++)
      places[i] = make(from + i);
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < std::min<std::size_t>(watch.threads, places.size()); ++i)
      helpers.emplace_back(work);
    work();
  }
  std::vector<T> made;
  made.reserve(places.size());
  for (Result<T>& place : places) {
    if (!place) return tl::unexpected(place.error());
    made.push_back(*std::move(place));
  }
  return made;
}

} // namespace annales::inline replay
