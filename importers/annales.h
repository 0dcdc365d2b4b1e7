// What programs outside Annales may build on: they link Annales::importers, include this, and use what the
// headers below promise. Everything in it is in the namespace `annales`. It stays as it is within 0.1.*;
// whatever else the headers have may change at any time.
//
//   std::ifstream in("tuesday.agn");
//   annales::AnyReader reader({.shelf = annales::BoardShelf::builtIn()});
//   if (const auto rejection = reader.read(in)) …               // a sentence, and the row
//   const auto log = *reader.game(0);                           // an EventLog
//   annales::Timeline line(*log, log->mainHead());
//   const annales::GameState& state = line.seek(line.folded()); // after the last event
//   annales::legal(log->game(), state, annales::Payments::cheapest);
#pragma once

#include "engine/boards/board_shelf.h"         // boards: BoardShelf, Board
#include "engine/rules/rules.h"                // check, legal, decide
#include "engine/state/game_state.h"           // GameState: a value
#include "importers/antike_jsonl/log_writer.h" // event logs as files
#include "importers/readers/format.h"          // AnyReader: every format that can be imported
#include "libreplay/log/event_log.h"           // EventLog: events, lines, headers, remarks
#include "libreplay/log/timeline.h"            // Timeline: any state of a line
#include "libreplay/store/library.h"           // Library: many games in a file
#include "libreplay/words/sentence.h"          // events as sentences, in English and German
