// The one way in which people edit a game: what an intent means, before anything is written.
#pragma once

#include "libreplay/desk/said.h"
#include "libreplay/desk/study_intent.h"
#include "libreplay/lines/rebase_edits.h"
#include "libreplay/notebook/notebook.h"
#include "libreplay/session/intent.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace annales::inline replay {

/// Decisions that were carried over to another line, for a report once they are written.
struct Carrying {
  CarriedOver carried;
  std::string line;         // on which they were made; empty for a branch from elsewhere
  std::vector<Event> later; // all that was to be carried over
  std::vector<Hash> ids;    // of `later`; empty for a branch from elsewhere
  EventIndex first = 1;     // what the report calls the first of `later`
  Hash after;               // the event of the new line behind which the result stands
  Said title;               // what was done
};

/// What is to be written and what then: nothing has happened yet.
struct Performed {
  /// Remarks among the edits have neither author, moment nor id, unless they came with somebody's record:
  /// whoever writes the page stamps them.
  std::variant<std::monostate, std::vector<Edit>, UndoLast, RedoLast> page;
  std::vector<Intent> then; // for the session, once the page is written
  Said said;
  std::optional<Carrying> carrying;

  [[nodiscard]] bool writes() const { return !std::holds_alternative<std::monostate>(page); }
};

/// Or why not, for the person who wanted it.
using PerformResult = tl::expected<Performed, Said>;

/// In the game that the session's current tab shows; `notebook` is that game's. Pure: the same values give
/// the same value; no clock, no file, nothing is written.
[[nodiscard]] PerformResult perform(const Session& session, const Notebook& notebook,
                                    const StudyIntent& intent);

/// Whether a page like this takes something away that one may want back at once.
[[nodiscard]] bool deletes(const Performed& performed);

} // namespace annales::inline replay
