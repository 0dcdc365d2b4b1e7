// A game that is recorded from scratch: made in a library, put onto the desk, begun.
#pragma once

#include "libreplay/desk/desk.h"

namespace annales::inline replay {

struct NewRecord {
  NewGame game;
  std::shared_ptr<const Board> board; // null where only the bare map is known
  std::vector<std::pair<std::string, std::string>> headers;
};

/// Whether a game can be recorded there, without making anything: to be asked before a person fills in a
/// form. A library that is only busy will do.
[[nodiscard]] DeskResult<void> mayRecordIn(const std::filesystem::path& library);

/// The library is made where there is none. The game as it stands on the desk, with the first turn begun.
/// Fails where the library cannot be written, or has this very game already.
[[nodiscard]] DeskResult<std::shared_ptr<const OpenedGame>> beginRecord(Desk& desk, const NewRecord& record,
                                                                        const std::filesystem::path& library,
                                                                        const Reviewer& reviewer,
                                                                        const Storyteller& teller);

} // namespace annales::inline replay
