// An earlier decision is changed, the later ones are kept as far as they are legal.
#pragma once

#include "engine/rules/rules.h"
#include "libreplay/log/event_log.h"
#include "libreplay/stats/step.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// A later decision that is no longer possible and was left out.
struct Stopped : Violation {
  EventIndex index = 0;  // on the old line, from 1; of a pasted branch its place there, from 1
  std::size_t place = 0; // in `Rebased::events`: what stands before it came before it
};

/// A later decision that stands with another payment, gain or loss.
struct Adjusted {
  EventIndex index = 0;  // as in `Stopped`
  std::size_t place = 0; // in `Rebased::events`
};

struct Rebased {
  std::vector<Event> events;         // what comes in the place of the old ones, the new decision first
  std::size_t kept = 0;              // later events that stand as they were
  std::vector<Adjusted> adjusted;    // in the order of the old line
  std::vector<Stopped> leftOut;      // in the order of the old line
  std::vector<std::size_t> filledIn; // places in `events` of decisions that the rules now ask for and nobody
                                     // had made: a card to take, a way on the rondel. The first legal one

  /// Nothing of what people decided is different.
  [[nodiscard]] bool wholly() const { return adjusted.empty() && leftOut.empty() && filledIn.empty(); }
};

/// Goes on in the state `now` with decisions that were made in the state `then`, or, where that is null, in
/// some other place of some line. A decision stands as it was where it is legal, and where it breaks the very
/// rule that it broke then; with the cheapest payment, with the gain or the losses of a conquest as they now
/// are, where only these are wrong; else it is left out. Awards, ends and begins of turns and rounds, incomes
/// and battles that begin by themselves stand where they are right and come anew where they are not.
/// `first`: the index of the first decision in what is reported.
[[nodiscard]] Rebased carryOn(const Game& game, const GameState& now, const GameState* then,
                              std::span<const Event> later, EventIndex first);

/// The line to `head` with `instead` (empty: nothing) in the place of its event `replaced`, and the later
/// ones carried on; `events` go on from the parent of `replaced`. The event itself again gives the line
/// again. Fails with a sentence where `replaced` is GameCreated or not on the line, or where folding refuses
/// an event before it or of `instead`; whether `instead` is legal is the caller's business.
[[nodiscard]] Result<Rebased> rebase(const EventLog& log, NodeIndex head, NodeIndex replaced,
                                     const std::vector<Event>& instead);

/// The line to `head` with `events` between its event `after` and the next one, everything later carried on.
/// Fails where `after` is not on the line, or where folding refuses an event before it or of `events`.
[[nodiscard]] Result<Rebased> insertEventsInto(const EventLog& log, NodeIndex head, NodeIndex after,
                                               const std::vector<Event>& events);

} // namespace annales::inline replay
