// annales analyse --without: everybody's chances with somebody's deeds struck out.
#pragma once

#include "libreplay/analysis/counterfactual.h"
#include "libreplay/log/event_log.h"
#include "libreplay/words/sentence.h"

#include <optional>
#include <span>
#include <vector>

namespace annales::cli {

struct WithoutArgs {
  std::vector<std::size_t> events; // as `replay` counts
  std::optional<std::size_t> until;
  CounterfactualEffort effort;
  unsigned threads = 2;
  bool json = false;
};

/// The exit status.
[[nodiscard]] int runWithout(const WithoutArgs& args, const EventLog& log, std::span<const Event> events,
                             const DisplayNames& names);

} // namespace annales::cli
