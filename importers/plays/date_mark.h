// BG Stats gives each play a day. Where less than a day is known, one is made up for it, and a line in the
// comment says so: the phone shows it, and when the play comes back, the day is not taken for known.
#pragma once

#include "importers/plays/play_entry.h"

#include <string>
#include <string_view>

namespace annales::plays {

/// YYYY-MM-DD of a date as records have it: the first day of what is known, of the oldest game's year where
/// nothing is.
[[nodiscard]] std::string dayForApp(std::string_view date);
/// The comments, and the line where `date` is no whole day.
[[nodiscard]] std::string withDateMark(std::string comments, std::string_view date);
/// Takes the line out of the entry's comments. Its date becomes what is known, unless a person has given it
/// another day since.
void takeDateMark(PlayEntry& entry);

} // namespace annales::plays
