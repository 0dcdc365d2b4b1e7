// Whether pages may be stored: they make sense where they go, and can be read again.
#pragma once

#include "engine/core/result.h"
#include "libreplay/notebook/notebook.h"

#include <span>

namespace annales::inline replay {

/// Writes the pages on the notebook. Fails with a sentence, leaving the notebook unusable, where one makes
/// no sense there, brings an event that folding refuses, or could not be read again.
[[nodiscard]] Result<void> writePages(Notebook& notebook, std::span<const Entry> pages);

/// Whether every event of the page can be stored and exported: it names what the game has, and is no longer
/// than a record of the event log may be.
[[nodiscard]] Result<void> checkEvents(const Entry& page, const EventNames& names);

/// Whether the events of every line of the page lead where it says, including known ones.
[[nodiscard]] Result<void> checkIds(const Entry& page, const EventLog& events);

/// Whether every event from place `first` on folds.
[[nodiscard]] Result<void> checkFold(const EventLog& log, NodeIndex first);

} // namespace annales::inline replay
