#include "tools/books/book_player.h"

#include <algorithm>

namespace annales::tools {
namespace {

int unitsOnBoard(const GameState& state, NationId nation) {
  int sum = 0;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    sum += state[ProvinceId(p)].all(nation);
  return sum;
}

bool brings(const Event& event, BookDeed::Kind kind) {
  switch (kind) {
  case BookDeed::Kind::temple:
    return std::holds_alternative<TempleBuilt>(event);
  case BookDeed::Kind::units:
    return std::holds_alternative<UnitsArmed>(event);
  case BookDeed::Kind::city:
    return std::holds_alternative<CityFounded>(event);
  case BookDeed::Kind::knowHow:
    return std::holds_alternative<KnowHowDeveloped>(event);
  }
  return false;
}

Style styleOf(const NamedOpening& opening) {
  switch (opening.code.front()) {
  case 'G':
    return Style::growth;
  case 'M':
    return Style::military;
  default:
    return Style::progress;
  }
}

/// Its options that bring what is due; none where nothing is, or it cannot be had.
std::vector<Row> dueRows(const std::vector<BookDeed>& deeds, const Question& question) {
  std::vector<Row> rows;
  if (question.who != question.state.active) return rows;
  for (const BookDeed& deed : deeds) {
    if (deed.round != question.state.round || isDone(deed, question.game, question.state, question.who))
      continue;
    for (const Row row : question.options)
      if (brings(question.legal[row], deed.kind)) rows.push_back(row);
  }
  return rows;
}

/// Whether after it nothing more can come of the turn's action.
bool endsTheAction(const Question& question, Row row) {
  return row == kPass || std::holds_alternative<TurnEnded>(question.legal[row]) ||
         std::holds_alternative<PersonageWon>(question.legal[row]) ||
         std::holds_alternative<CityFounded>(question.legal[row]);
}

Bot bookBot(const NamedOpening& opening, const Bot& otherwise, const Game& game) {
  const Bot style = Bot::greedy(styleOf(opening), reachOn(game.map));
  return Bot::thinking(
      [deeds = deedsOf(opening), style, otherwise](const Question& question, Rng& rng) {
        const Row own = otherwise.choose(question, rng);
        const auto due = dueRows(deeds, question);
        if (due.empty() || std::ranges::find(due, own) != due.end() || !endsTheAction(question, own))
          return own;
        const Row row =
            style.choose({question.game, question.state, question.who, question.legal, due, false}, rng);
        return row == kPass ? due.front() : row;
      },
      otherwise.choosesPayments());
}

OpeningPlan planOf(const NamedOpening& opening) {
  OpeningPlan plan;
  for (const SpaceChoice& turn : opening.turns) {
    auto& spaces = plan.emplace_back();
    for (std::size_t i = 0; i < kSpaces; ++i)
      if (turn.allows(static_cast<Space>(i))) spaces.push_back(static_cast<Space>(i));
  }
  return plan;
}

} // namespace

std::vector<BookDeed> deedsOf(const NamedOpening& opening) {
  using enum BookDeed::Kind;
  const int last = static_cast<int>(opening.turns.size());
  switch (opening.code.front()) {
  case 'G':
    return {{temple, last, 1}};
  case 'M':
    if (opening.ruleset == RulesetId::antike) return {{units, 1, 2}, {city, 2, 1}};
    return {{units, last, 3}};
  default:
    return {{knowHow, last, 1}};
  }
}

bool isDone(const BookDeed& deed, const Game& game, const GameState& state, NationId nation) {
  const NationState& own = state[nation];
  switch (deed.kind) {
  case BookDeed::Kind::temple:
    return own.temples >= deed.count;
  case BookDeed::Kind::units:
    return unitsOnBoard(state, nation) >= deed.count;
  case BookDeed::Kind::city:
    return own.cities >= game.ruleset->startCities + deed.count;
  case BookDeed::Kind::knowHow:
    return own.knowHow != 0;
  }
  return false;
}

SeatPlan openingAs(const NamedOpening& opening, const Lineup& otherwise) {
  const Lineup::Sitter sitter{
      opening.code, [opening, otherwise](const Game& game, std::size_t place, const std::atomic<bool>* stop) {
        return bookBot(opening, otherwise.at(game, place, stop), game);
      }};
  return {Lineup(opening.code, {sitter}), planOf(opening)};
}

} // namespace annales::tools
