#include "libreplay/pilots/recorded_turns.h"

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"

namespace annales::inline replay {
namespace {

bool endsTurn(const Event& event) {
  return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<GameEnded>(event);
}

} // namespace

RecordedTurns::Key RecordedTurns::keyOf(int round, NationId nation) {
  return {round, nation.index()};
}

RecordedTurns::RecordedTurns(const Game& game, std::vector<RecordLine> lines, int fromRound)
    : lines_(std::move(lines)) {
  for (const RecordLine& line : lines_)
    read(game, line, fromRound);
}

void RecordedTurns::read(const Game& game, const RecordLine& line, int fromRound) {
  const auto begun = begin(game);
  if (!begun) return;
  GameState state = *begun;
  RecordedTurn open;
  Key key{};
  const auto close = [&](std::size_t end) {
    if (open.line == nullptr) return;
    open.events = std::span(line.events).subspan(open.first, end - open.first);
    RecordedTurn& known = turns_[key];
    if (known.line == nullptr || (!known.whole && open.whole)) known = std::move(open);
    open = {};
  };
  std::map<int, std::vector<Event>> between;
  std::size_t i = 0;
  for (; i < line.events.size(); ++i) {
    const Event& event = line.events[i];
    const bool counts = state.round >= fromRound;
    if (open.line != nullptr) {
      const auto wrong = check(game, state, event);
      open.broke.push_back(wrong ? wrong->rule : std::string_view());
    }
    if (const auto* income = std::get_if<IncomeReceived>(&event); income != nullptr && counts)
      incomes_.emplace(keyOf(state.round, income->nation), &event);
    if (std::holds_alternative<CardRevealed>(event) && open.line == nullptr)
      between[state.round].push_back(event);
    if (annales::apply(state, event)) break;
    const auto* began = std::get_if<TurnBegan>(&event);
    if (began != nullptr) close(i);
    if (began != nullptr && state.round >= fromRound) {
      open.line = &line;
      open.first = i + 1;
      key = keyOf(state.round, began->nation);
    }
    if (!endsTurn(event) || open.line == nullptr) continue;
    open.whole = true;
    close(i + 1);
  }
  close(i);
  for (auto& [round, cards] : between)
    between_.emplace(round, std::move(cards));
}

const RecordedTurn* RecordedTurns::turn(int round, NationId nation) const {
  const auto found = turns_.find(keyOf(round, nation));
  return found == turns_.end() ? nullptr : &found->second;
}

const Event* RecordedTurns::income(int round, NationId nation) const {
  const auto found = incomes_.find(keyOf(round, nation));
  return found == incomes_.end() ? nullptr : found->second;
}

std::vector<Event> RecordedTurns::revealed(int round, NationId nation) const {
  if (!nation.exists()) {
    const auto found = between_.find(round);
    return found == between_.end() ? std::vector<Event>{} : found->second;
  }
  std::vector<Event> cards;
  if (const RecordedTurn* found = turn(round, nation))
    for (const Event& event : found->events)
      if (std::holds_alternative<CardRevealed>(event)) cards.push_back(event);
  return cards;
}

} // namespace annales::inline replay
