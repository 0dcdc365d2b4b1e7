// The one way a session changes.
#pragma once

#include "libreplay/session/intent.h"

namespace annales::inline replay {

/// The session after the intent. Pure: the same values give the same value, no clock, no file. Anything that
/// makes no sense (a tab that is not there, a line without such a name) changes nothing.
[[nodiscard]] Session update(Session session, const Intent& intent);

} // namespace annales::inline replay
