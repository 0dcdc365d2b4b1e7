// Pages of a notebook as text: one canonical JSON object each.
#pragma once

#include "engine/event/codec.h"
#include "libreplay/notebook/edit.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// Appends the page, canonical, without LF.
void appendEntry(std::string& out, const Entry& entry, const EventNames& names);
/// Reads a page. Fails with a sentence where a field or a value is not allowed. Whether the page makes sense
/// in its notebook is for the notebook to say.
[[nodiscard]] Result<Entry> readEntry(std::string_view text, const EventNames& names);

} // namespace annales::inline replay
