// A sample with what-if lines, made as a person makes them.
#pragma once

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/lines/line_edits.h"
#include "libreplay/notebook/notebook.h"
#include "tests/viewer/samples.h"

#include <stdexcept>

namespace annales::viewer::test {

constexpr EventIndex kFork = 120;
constexpr auto kElse = "Else 1";

/// What may legally come after an event of the recorded line, the last thing on the list each time.
inline std::vector<Event> otherWay(const OpenedGame& game, EventIndex at, std::size_t decisions) {
  GameState state = game.main()->stateAt(at);
  std::vector<Event> events;
  while (events.size() < decisions) {
    const auto choices = legal(game.game(), state, Payments::cheapest);
    if (choices.empty()) break;
    events.push_back(choices.back());
    static_cast<void>(annales::apply(state, events.back()));
  }
  return events;
}

/// Eve's line `kElse` leaves game-occident after event `kFork`.
inline Notebook withElse(std::size_t decisions = 60) {
  const auto game = openedSample("samples/game-occident.antike.jsonl");
  Notebook notebook(std::make_shared<const EventLog>(game->log()));
  auto played = play(notebook.study(), {std::string(kMainLine), game->main()->node(kFork)},
                     otherWay(*game, kFork, decisions), "Else");
  if (!played || !notebook.write(StudyChange{"Eve", "2026-01-01T00:00:00Z", std::move(played->edits)}))
    throw std::runtime_error("no other line");
  return notebook;
}

/// The game of a notebook over game-occident, as a window opens it.
inline std::shared_ptr<const OpenedGame> openedWith(const Notebook& notebook) {
  return openGame(notebook.study().log(), openedSample("samples/game-occident.antike.jsonl")->sharedBoard());
}

} // namespace annales::viewer::test
