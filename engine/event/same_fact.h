// Whether two events say the same.
#pragma once

#include "engine/event/event.h"

namespace annales::inline engine {

/// The same type and the same fields; not the way in which they are kept.
[[nodiscard]] bool sameFact(const Event& a, const Event& b);
[[nodiscard]] bool sameFacts(const std::vector<Event>& a, const std::vector<Event>& b);

} // namespace annales::inline engine
