#include "cli/puzzles_view.h"

#include "cli/console.h"
#include "cli/spoken.h"
#include "cli/wrap.h"
#include "engine/core/json_writer.h"
#include "engine/event/event_json.h"
#include "engine/rules/phase.h"
#include "libreplay/learning/puzzle_words.h"
#include "libreplay/text/markdown_words.h"

#include <algorithm>

namespace annales::cli {
namespace {

constexpr std::size_t kPuzzleWidth = 100, kPuzzleIndent = 5, kShownId = 8;
constexpr Noun kPuzzlesNoun{"puzzle", "puzzles", "Aufgabe", "Aufgaben"};
constexpr Noun kGamesNoun{"game", "games", "Partie", "Partien"};
constexpr Noun kTurnsLookedAt{"turn", "turns", "Zug", "Zügen"};
constexpr Noun kCitiesNoun{"city", "cities", "Stadt", "Städte"};

constexpr std::array<std::string_view, 10> kDeedWords{"step",           "learn", "temple", "wall", "conquer",
                                                      "destroy-temple", "found", "hold",   "more", "fewer"};

/// `{"deed":"found","province":"delphi"}`
void putDeed(JsonWriter& json, const TurnDeed& deed, const Game& game) {
  json.beginObject();
  json.key("deed");
  json.value(kDeedWords[indexOf(deed.kind)]);
  switch (deed.kind) {
  case TurnDeedKind::step:
    json.key("space");
    json.value(isManeuver(deed.space()) ? "maneuver" : wordOf(deed.space()));
    break;
  case TurnDeedKind::learn:
    json.key("know_how");
    json.value(game.ruleset->knowHows[deed.knowHow().index()].id);
    break;
  case TurnDeedKind::more:
  case TurnDeedKind::fewer:
    json.key("kind");
    json.value(wordOf(deed.unit));
    if (deed.whose.exists()) {
      json.key("nation");
      json.value(game.nationWord(deed.whose));
    }
    [[fallthrough]];
  case TurnDeedKind::temple:
  case TurnDeedKind::wall:
  case TurnDeedKind::conquer:
  case TurnDeedKind::destroyTemple:
  case TurnDeedKind::found:
  case TurnDeedKind::hold:
    json.key("province");
    json.value((*game.map)[deed.province()].id);
  }
  json.endObject();
}

void putGoal(JsonWriter& json, const Puzzle& puzzle, const Game& game) {
  json.beginObject();
  if (puzzle.goal == Puzzle::Goal::city) {
    json.key("city");
    json.value((*game.map)[puzzle.rescue.city].id);
    json.key("from");
    json.beginArray();
    for (const NationId nation : puzzle.rescue.from)
      json.value(game.nationWord(nation));
    json.endArray();
  } else {
    json.key("personage");
    json.value(wordOf(puzzle.claim.personage));
    json.key("reaches_goal");
    json.value(puzzle.claim.wins);
    json.key("reason");
    json.value(wordOf(puzzle.claim.reason));
  }
  json.endObject();
}

std::string jsonOf(const EventLog& log, const Puzzle& puzzle) {
  const Game& game = log.game();
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("event");
  json.value(static_cast<std::int64_t>(puzzle.first));
  json.key("events");
  putFacts(json, puzzle.line, log.names());
  json.key("game");
  json.value(hexOf(log.id()));
  json.key("goal");
  putGoal(json, puzzle, game);
  json.key("nation");
  json.value(game.nationWord(puzzle.nation));
  json.key("plan");
  json.beginArray();
  for (const TurnDeed& deed : puzzle.plan)
    putDeed(json, deed, game);
  json.endArray();
  json.key("round");
  json.value(puzzle.round);
  json.key("solved");
  json.value(puzzle.solved);
  json.endObject();
  return text;
}

void putIndented(const std::string& text, std::size_t indent = kPuzzleIndent) {
  for (const std::string& line : wrapped(text, kPuzzleWidth - indent))
    putLine(std::string(indent, ' ') + line);
}

void putPuzzle(std::size_t number, const FoundPuzzle& found, const PuzzlesView& view) {
  const Language language = view.language;
  const std::string where =
      (view.ofLibrary ? hexOf(found.game).substr(0, kShownId) + "  " : std::string()) +
      spoken(language, "event {}", "Ereignis {}", found.puzzle.first) +
      (found.puzzle.solved ? spoken(language, ", found in the game", ", in der Partie gefunden")
                           : spoken(language, ", missed in the game", ", in der Partie verpasst"));
  putLine(fmt::format("{:>3}  {}", number, where));
  putIndented(found.question);
  if (!view.solutions) return;
  putIndented(spoken(language, "The plan: {}", "Der Plan: {}", found.plan));
  for (const std::string& move : found.moves)
    putIndented(move, kPuzzleIndent + 2);
}

} // namespace

FoundPuzzle foundPuzzle(const EventLog& log, const Puzzle& puzzle, const DisplayNames& names) {
  FoundPuzzle found{
      log.id(), puzzle, wordsOfMarkdown(puzzleQuestion(puzzle, names)), planInWords(puzzle.plan, names),
      {},       {}};
  for (const Event& event : puzzle.line)
    found.moves.push_back(sentenceOf(event, names));
  found.json = jsonOf(log, puzzle);
  return found;
}

void putPuzzlesText(const std::vector<FoundPuzzle>& puzzles, const PuzzleTotals& totals,
                    const PuzzlesView& view) {
  const Language language = view.language;
  for (std::size_t i = 0; i < puzzles.size(); ++i)
    putPuzzle(i + 1, puzzles[i], view);
  if (!puzzles.empty()) putLine("");
  putLine(
      spoken(language, "{} in {} of {}{}", "{} in {} von {}{}", counted(totals.found, kPuzzlesNoun, language),
             counted(totals.turns, kTurnsLookedAt, language), counted(totals.games, kGamesNoun, language),
             puzzles.size() < totals.found ? spoken(language, "; {} shown", "; {} gezeigt", puzzles.size())
                                           : std::string()));
  if (totals.open > 0)
    putLine(spoken(language, "{} in danger not settled: turns with too many positions (see --positions)",
                   "{} in Gefahr ungeklärt: Züge mit zu vielen Stellungen (siehe --positions)",
                   counted(totals.open, kCitiesNoun, language)));
}

void putPuzzlesJson(const std::vector<FoundPuzzle>& puzzles, const PuzzleTotals& totals) {
  std::string text;
  JsonWriter json(text);
  json.beginObject();
  json.key("found");
  json.value(static_cast<std::int64_t>(totals.found));
  json.key("games");
  json.value(static_cast<std::int64_t>(totals.games));
  json.key("open");
  json.value(static_cast<std::int64_t>(totals.open));
  json.key("puzzles");
  json.beginArray();
  for (const FoundPuzzle& found : puzzles)
    json.raw(found.json);
  json.endArray();
  json.key("turns");
  json.value(static_cast<std::int64_t>(totals.turns));
  json.endObject();
  putLine(text);
}

} // namespace annales::cli
