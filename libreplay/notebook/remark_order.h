// The one order of remarks that does not depend on when they arrived.
#pragma once

#include "libreplay/log/annotation.h"

#include <span>
#include <vector>

namespace annales::inline replay {

/// By time, then by id; but a remark never before one of these that it answers or replaces.
[[nodiscard]] std::vector<const Annotation*> inOrder(std::span<const Annotation> remarks);
[[nodiscard]] std::vector<const Annotation*> inOrder(std::vector<const Annotation*> remarks);

} // namespace annales::inline replay
