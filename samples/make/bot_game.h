// A whole game between the program's bots, told by a Scene: with remarks, what-if lines, and the mistakes of
// a careless table.
#pragma once

#include "engine/play/simulate.h"
#include "engine/rules/situation.h"

#include "samples/make/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::samples {

/// The board is a built-in one.
[[nodiscard]] SimulateSpec botGame(RulesetId ruleset, std::string_view board, int nations,
                                   std::uint64_t seed);
/// The game before its first move, as the bots begin it.
[[nodiscard]] NewGame begun(const SimulateSpec& spec);

/// The first event of a kind that a remark is worth.
struct Milestone {
  bool (*is)(const Event&, const Situation& before);
  const char* text;
  std::vector<std::string> glyphs;
  std::vector<std::string> tags;
  /// Where it is not empty: what is said of the line in which the nation produces in that turn instead.
  const char* whatIf = "";
};

/// What a table does wrong once, and puts right at the end of the turn, so that the rest is the same game.
struct Slip {
  /// Spoils the event, and says what the nation gets back for it (below 0: still pays); or leaves it alone.
  std::optional<Amount> (*spoil)(Event&, const Situation& before);
  const char* remark;
  std::vector<std::string> tags;
  const char* reason; // of the correction
};

/// A mixed table of bots, its players and its source tagged.
[[nodiscard]] EventLog tellGame(const SimulateSpec& spec, std::string title,
                                const std::vector<Milestone>& milestones,
                                const std::vector<Slip>& slips = {});

/// `is` of a milestone: any event of that type.
template <class E> bool isA(const Event& event, const Situation&) {
  return std::holds_alternative<E>(event);
}
/// `is` of a milestone: a conquest that brings a temple down.
[[nodiscard]] bool bringsATempleDown(const Event& event, const Situation& before);

} // namespace annales::samples
