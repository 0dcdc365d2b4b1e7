// A branch in another place, an earlier event replaced: edits for a page of the notebook, with the list of
// what became of the decisions.
#pragma once

#include "libreplay/study/line_edits.h"
#include "libreplay/study/rebase.h"

#include <string_view>
#include <vector>

namespace annales {

struct CarriedOver {
  Played played;
  Rebased result;
};

/// The place's event gives way to `instead` (empty: to nothing), the rest of the line is carried on. An own
/// line is changed where the event is its own; so is main while recording, as far as it is not stored as
/// played; else a new own line comes of it, named after `stem`, and one stands on it. `played.event` is the
/// last of `instead`. Lines that leave the replaced events keep them. Fails as `rebase` does.
[[nodiscard]] Result<CarriedOver> replaceEvent(const Study& study, const LinePlace& at,
                                               const std::vector<Event>& instead,
                                               std::string_view stem = "What if");

/// Plays a copied branch after the place, as far as it is legal there; see `play` for the line.
/// `played.event` is the last of it. Fails where nothing of it is legal, with the reason of the first event.
[[nodiscard]] Result<CarriedOver> pasteBranch(const Study& study, const LinePlace& at,
                                              const std::vector<Event>& branch,
                                              std::string_view stem = "What if");

} // namespace annales
