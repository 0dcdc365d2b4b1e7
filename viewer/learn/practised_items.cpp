#include "viewer/learn/practised_items.h"

#include "libreplay/analysis/played_turns.h"
#include "libreplay/lines/branch_copy.h"
#include "viewer/learn/puzzle_items.h"

#include <algorithm>

namespace annales::viewer {
namespace {

std::shared_ptr<const OpenedLine> lineThrough(const OpenedGame& game, NodeIndex event) {
  const auto at = std::ranges::find_if(
      game.lines(), [&](const LineName& line) { return game.log().isAncestorOrSelf(event, line.head); });
  return at == game.lines().end() ? nullptr : game.line(at->name);
}

/// Nothing where one of them is no event of the game.
std::optional<std::vector<Event>> eventsOf(const std::vector<std::string>& facts, const EventNames& names) {
  std::vector<Event> events;
  StrictJson json;
  for (const std::string& fact : facts) {
    auto event = readFact(json, fact, names);
    if (!event) return std::nullopt;
    events.push_back(*std::move(event));
  }
  return events;
}

std::optional<QuizItem> mistakeAt(const std::shared_ptr<const OpenedGame>& game, const OpenedLine& line,
                                  EventIndex at, const PractisedTurn& kept) {
  const EventLog& log = game->log();
  auto better = eventsOf(kept.better, log.names());
  if (!better || !isPlayableTurn(game->game(), line.stateAt(at), *better)) return std::nullopt;
  MistakeQuestion question = kept.question;
  question.nation = line.stateAt(at).active;
  question.round = line.stateAt(at).round;
  question.played = playedAfter(log, line.node(line.length()), line.node(at));
  question.better = *std::move(better);
  return QuizItem{game, std::move(question)};
}

std::optional<QuizItem> puzzleAt(const std::shared_ptr<const OpenedGame>& game, const OpenedLine& line,
                                 EventIndex at, const std::string& subject) {
  const NodeIndex head = line.node(line.length());
  const std::vector<Event> events = game->log().eventsTo(head);
  GameState last; // places on lines count from 1, with GameCreated
  const std::vector<PlayedTurn> turns = playedTurns(game->game(), events, last);
  const auto turn = std::ranges::find(turns, static_cast<std::size_t>(at) - 2, &PlayedTurn::event);
  if (turn == turns.end() || !turn->over) return std::nullopt;
  const Puzzles found = puzzlesOfTurn(game->game(), *turn);
  for (const Puzzle& puzzle : found.puzzles)
    if (subjectOf(puzzle, game->game()) == subject) return puzzleItem(game, head, puzzle);
  return std::nullopt;
}

} // namespace

PractisedTurn practisedTurn(const QuizItem& item) {
  PractisedTurn turn;
  turn.game = item.game->id();
  turn.question = item.question;
  if (item.puzzle) {
    turn.puzzle = subjectOf(*item.puzzle, item.game->game());
    return turn;
  }
  for (const Event& event : item.question.better) {
    std::string fact;
    appendFact(fact, event, item.game->log().names());
    turn.better.push_back(std::move(fact));
  }
  return turn;
}

std::optional<QuizItem> itemIn(const std::shared_ptr<const OpenedGame>& game, const PractisedTurn& kept) {
  const EventLog& log = game->log();
  const auto node = log.find(kept.question.turn);
  if (log.id() != kept.game || !node || !std::holds_alternative<TurnBegan>(log[*node].event))
    return std::nullopt;
  const auto line = lineThrough(*game, *node);
  if (line == nullptr) return std::nullopt;
  const EventIndex at = line->placeOf(*node);
  if (at < 2 || at >= line->length()) return std::nullopt;
  return kept.puzzle.empty() ? mistakeAt(game, *line, at, kept) : puzzleAt(game, *line, at, kept.puzzle);
}

} // namespace annales::viewer
