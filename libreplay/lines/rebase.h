// An earlier decision is changed, and the later ones are kept wherever they are still legal.
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

/// A later decision that is kept with another payment, gain or loss.
struct Adjusted {
  EventIndex index = 0;  // as in `Stopped`
  std::size_t place = 0; // in `Rebased::events`
};

struct Rebased {
  std::vector<Event> events;         // what replaces the old ones, the new decision first
  std::size_t kept = 0;              // later events that stay as they were
  std::vector<Adjusted> adjusted;    // in the order of the old line
  std::vector<Stopped> leftOut;      // in the order of the old line
  std::vector<std::size_t> filledIn; // places in `events` of decisions that the rules now ask for and nobody
                                     // had made: a card to take, a step on the rondel. The first legal one

  /// Nothing that people decided has changed.
  [[nodiscard]] bool wholly() const { return adjusted.empty() && leftOut.empty() && filledIn.empty(); }
};

/// Goes on in the state `now` with decisions that were made in the state `then`, or, where that is null, in
/// some other place of some line. A decision stays as it was where it is legal, and where it breaks the very
/// rule that it broke then; with the cheapest payment, with the gain or the losses of a conquest as they now
/// are, where only these are wrong; otherwise it is left out. Awards, ends and starts of turns and rounds,
/// incomes and battles that begin automatically are kept where they are right and are made again where they
/// are not. `first`: the index of the first decision in what is reported.
[[nodiscard]] Rebased carryOn(const Game& game, const GameState& now, const GameState* then,
                              std::span<const Event> later, EventIndex first);

/// The same from `state`, in which `later` was played, without those of it that are struck out (places from
/// 0, ascending).
[[nodiscard]] Rebased carryOnWithout(const Game& game, const GameState& state, std::span<const Event> later,
                                     std::span<const std::size_t> struckOut, EventIndex first);

/// The line to `head` with `instead` (empty: nothing) in place of its event `replaced`, and the later
/// ones carried on; `events` go on from the parent of `replaced`. The event itself again gives the line
/// again. Fails with a sentence where `replaced` is GameCreated or not on the line, or where folding refuses
/// an event before it or of `instead`; whether `instead` is legal is up to the caller.
[[nodiscard]] Result<Rebased> rebase(const EventLog& log, NodeIndex head, NodeIndex replaced,
                                     const std::vector<Event>& instead);

/// The line to `head` with `events` between its event `after` and the next one, everything later carried on.
/// Fails where `after` is not on the line, or where folding refuses an event before it or of `events`.
[[nodiscard]] Result<Rebased> insertEventsInto(const EventLog& log, NodeIndex head, NodeIndex after,
                                               const std::vector<Event>& events);

} // namespace annales::inline replay
