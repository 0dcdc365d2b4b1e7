// What a user wants, as values.
#pragma once

#include "libreplay/session/session.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace annales::inline replay {

// --- moving the cursor: `by` below 0 goes back; all stop at the start and end of the line, and stop playback
struct StepEvent {
  int by = 1;
};
struct StepTurn {
  int by = 1;
};
struct StepRound {
  int by = 1;
};
/// Turns of the selected nation; without one, of all.
struct StepOwnTurn {
  int by = 1;
};
/// By the unit set for the wheel.
struct StepWheel {
  int by = 1;
};
/// To the next symbol of that kind, in any lane; stays where there is none.
struct StepSymbol {
  SymbolKind kind = SymbolKind::violation;
  int by = 1;
};
struct GoTo {
  EventIndex index = 1;
};
/// To the start of that round.
struct GoToRound {
  int number = 1;
};
struct GoToStart {};
struct GoToEnd {};
/// Previews an event without moving; 0 ends it.
struct Hover {
  EventIndex index = 0;
};

// --- nations
/// None: nobody is selected any more.
struct SelectNation {
  NationId nation;
};
/// Through all nations, then nobody.
struct CycleNation {
  int by = 1;
};
struct HideNation {
  NationId nation;
  bool hidden = true;
};

// --- games and lines
/// In a new tab; if the game is already open, in its tab.
struct OpenGame {
  std::shared_ptr<const OpenedGame> game;
  EventIndex at = 0;   // 0: the start, or where the game's tab is
  bool newTab = false; // even then in a new tab
};
/// The log has grown: every tab that shows the game shows this one, at the same place.
struct RefreshGame {
  std::shared_ptr<const OpenedGame> game;
};
struct CloseTab {
  std::size_t tab = 0;
};
/// The tab that is left stops its playback.
struct SwitchTab {
  std::size_t tab = 0;
};
struct MoveTab {
  std::size_t from = 0, to = 0;
};
/// The cursor stays where both lines are one, otherwise it goes to where they part.
struct ChooseLine {
  std::string name;
};

/// An event of the game, on the line of that name; stays where the line does not have it.
struct ShowEvent {
  std::string line;
  Hash event;
};
/// The decision at the cursor is about to be changed: the cursor goes right before it. Not at the first
/// event.
struct BeginChange {};
/// Back to right before the decision that is about to be changed.
struct ReturnToChange {};
struct EndChange {};

/// The line of the game that charts show behind the shown one. The recorded one where it is empty, unknown or
/// the shown one itself.
struct PutBeside {
  std::string line;
};

// --- playback
/// Playback from the end begins at the start.
struct TogglePlayback {};
struct Faster {};
struct Slower {};
struct SetSpeed {
  int speed = kNormalSpeed;
};
/// Time that has passed since the last one; moves the current tab only during playback.
struct Tick {
  std::uint32_t elapsed = 0; // milliseconds
};

// --- record
struct FoldRound {
  std::uint32_t round = 0; // its place in the outline
  bool folded = true;
};
struct FoldAll {
  bool folded = true;
};
/// Exactly these, as their places in the outline; those that it does not have are left out.
struct FoldRounds {
  std::vector<std::uint32_t> folded;
};
/// An empty text ends the search. The cursor stays.
struct FindText {
  std::string text;
};
/// To the next hit after (before) the cursor, wrapping around.
struct FindNext {
  int by = 1;
};

struct SetView {
  View view;
};
struct SetReviewer {
  Reviewer reviewer;
};

using Intent =
    std::variant<StepEvent, StepTurn, StepRound, StepOwnTurn, StepWheel, StepSymbol, GoTo, GoToRound,
                 GoToStart, GoToEnd, Hover, SelectNation, CycleNation, HideNation, OpenGame, RefreshGame,
                 CloseTab, SwitchTab, MoveTab, ChooseLine, ShowEvent, BeginChange, ReturnToChange, EndChange,
                 PutBeside, TogglePlayback, Faster, Slower, SetSpeed, Tick, FoldRound, FoldAll, FoldRounds,
                 FindText, FindNext, SetView, SetReviewer>;

} // namespace annales::inline replay
