// How annales puzzles says what it found.
#pragma once

#include "libreplay/exact/puzzles.h"
#include "libreplay/log/event_log.h"
#include "libreplay/words/sentence.h"

#include <string>
#include <vector>

namespace annales::cli {

/// A puzzle of some game, with what is said about it: the game itself may be gone by then.
struct FoundPuzzle {
  Hash game;
  Puzzle puzzle;
  std::string question, plan; // for a terminal
  std::vector<std::string> moves;
  std::string json;
};

[[nodiscard]] FoundPuzzle foundPuzzle(const EventLog& log, const Puzzle& puzzle, const DisplayNames& names);

/// What was looked at.
struct PuzzleTotals {
  std::size_t games = 0, turns = 0, open = 0, found = 0;
};

struct PuzzlesView {
  Language language = Language::english;
  bool ofLibrary = false; // games are named
  bool solutions = false;
};

void putPuzzlesText(const std::vector<FoundPuzzle>& puzzles, const PuzzleTotals& totals,
                    const PuzzlesView& view);
void putPuzzlesJson(const std::vector<FoundPuzzle>& puzzles, const PuzzleTotals& totals);

} // namespace annales::cli
