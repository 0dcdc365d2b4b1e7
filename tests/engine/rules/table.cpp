#include "tests/engine/rules/table.h"

#include "engine/event/codec.h"
#include "engine/fold/pieces.h"
#include "tests/engine/rules/event_words.h"
#include "tests/engine/rules/tables.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace annales::tests {
namespace {

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream in(text);
  for (std::string word; in >> word;)
    words.push_back(word);
  return words;
}

/// `legal` does not list them.
bool isUnlisted(const Game& game, const Event& event) {
  const auto* played = std::get_if<CardPlayed>(&event);
  return std::holds_alternative<Corrected>(event) ||
         (played != nullptr && !played->effects->empty() &&
          game.ruleset->deck[played->card.index()].does == CardDoes::free);
}

} // namespace

void Answer::fail(const std::string& text) const {
  ADD_FAILURE_AT(here_.file, here_.line) << event_ << text;
}

void Answer::thenLegal() const {
  if (wrong_) fail(" breaks " + std::string(wrong_->rule) + ": " + wrong_->message);
}

void Answer::thenBreaks(std::string_view rule) const {
  if (!wrong_) return fail(" is legal, and should break " + std::string(rule));
  if (wrong_->rule == rule) return;
  fail(" breaks " + std::string(wrong_->rule) + " (" + wrong_->message + "), and should break " +
       std::string(rule));
}

Table::Table(std::shared_ptr<const GameSetup> setup, std::shared_ptr<const Map> map)
    : gazetteer_(std::make_shared<Gazetteer>(map)), game_(makeGame(std::move(setup), std::move(map))) {
  auto begun = begin(game_);
  if (!begun) throw std::runtime_error(begun.error().message);
  state_ = *begun;
}

Event Table::event(const std::string& line) const {
  const NationId active = state_.active.exists() ? state_.active : state_.turn.actor;
  return EventWords(game_, *gazetteer_).read(line, active.exists() ? active : NationId(0));
}

Table& Table::given(const std::vector<std::string>& lines, Here here) {
  for (const std::string& line : lines) {
    when(line, here).thenLegal();
    happens(line);
  }
  return *this;
}

Table& Table::happens(const std::string& line) {
  if (const Refusal refusal = annales::apply(state_, event(line)))
    throw std::runtime_error(line + ": " + std::string(*refusal));
  return *this;
}

Answer Table::when(const std::string& line, Here here) const {
  const Event asked = event(line);
  auto wrong = check(game_, state_, asked);
  if (!isUnlisted(game_, asked) && lists(asked) == wrong.has_value())
    ADD_FAILURE_AT(here.file, here.line)
        << line << (wrong ? " is listed although it is illegal" : " is not listed although it is legal");
  return {line, std::move(wrong), here};
}

std::string Table::fact(const Event& event) const {
  std::string text;
  appendFact(text, event, {game_, *gazetteer_});
  return text;
}

std::vector<std::string> Table::listed(std::string_view type) const {
  std::vector<std::string> facts;
  for (const Event& e : legal(game_, state_, Payments::every))
    if (nameOf(e) == type) facts.push_back(fact(e));
  std::sort(facts.begin(), facts.end());
  return facts;
}

bool Table::lists(const Event& asked) const {
  const std::string wanted = fact(asked);
  const std::vector<Event> all = legal(game_, state_, Payments::every);
  return std::any_of(all.begin(), all.end(),
                     [&](const Event& e) { return e.index() == asked.index() && fact(e) == wanted; });
}

Table& Table::onTurn(const std::string& name, const std::string& space) {
  if (state_.round == 0) happens("round 1");
  happens("turn " + name);
  if (!space.empty()) happens("rondel " + space);
  return *this;
}

Table& Table::stock(std::string_view name, const std::string& amount) {
  NationState& own = state_.nations[nation(name).index()];
  const Amount wanted = amountFrom(split(amount), 0);
  state_.bank.coins += own.has(Resource::coins) - wanted[Resource::coins];
  for (std::size_t r = 0; r < kResources; ++r)
    own.stock[r] = wanted.of[r];
  return *this;
}

Table& Table::units(std::string_view name, std::string_view at, int legions, int galleys) {
  const std::array counts{legions, galleys};
  for (const Kind kind : kBasicKinds) {
    std::uint16_t& supply = state_.nations[nation(name).index()].supply[indexOf(kind)];
    supply = static_cast<std::uint16_t>(supply - counts[indexOf(kind)]);
    fold::changeUnits(state_, place(at), nation(name), kind, counts[indexOf(kind)]);
  }
  return *this;
}

Table& Table::special(std::string_view name, std::string_view at, Kind kind) {
  fold::changeReserve(state_, nation(name), kind, -1);
  fold::changeUnits(state_, place(at), nation(name), kind, 1);
  return *this;
}

Table& Table::city(std::string_view name, std::string_view at, Resource resource, bool temple) {
  ProvinceState& province = state_.provinces[place(at).index()];
  NationState& own = state_.nations[nation(name).index()];
  province.owner = nation(name);
  province.resource = resource;
  ++own.cities;
  if (state_.fixed.sharedTokens)
    --state_.bank.tokens[indexOf(resource)];
  else
    --own.stones;
  return temple ? this->temple(at) : *this;
}

Table& Table::isles(std::string_view name, int first, int last, bool temples) {
  for (int i = first; i <= last; ++i)
    city(name, (i < 10 ? "i0" : "i") + std::to_string(i), Resource::gold, temples);
  return *this;
}

Table& Table::temple(std::string_view at) {
  ProvinceState& province = state_.provinces[place(at).index()];
  province.temple = true;
  ++state_.nations[province.owner.index()].temples;
  --state_.bank.temples;
  return *this;
}

Table& Table::wall(std::string_view at) {
  state_.provinces[place(at).index()].wall = true;
  return *this;
}

Table& Table::knows(std::string_view name, const std::string& knowHows) {
  std::uint16_t& own = state_.nations[nation(name).index()].knowHow;
  for (const std::string& word : split(knowHows))
    own = static_cast<std::uint16_t>(own | (1U << game_.ruleset->knowHow(word).index()));
  return *this;
}

Table& Table::knowsAll(std::string_view name) {
  state_.nations[nation(name).index()].knowHow = game_.ruleset->allKnowHows();
  return *this;
}

Table& Table::personages(std::string_view name, Personage personage, int count) {
  std::uint8_t& bank = state_.bank.personages[indexOf(personage)];
  std::uint8_t& own = state_.nations[nation(name).index()].personages[indexOf(personage)];
  bank = static_cast<std::uint8_t>(bank - count);
  own = static_cast<std::uint8_t>(own + count);
  return *this;
}

Table& Table::bankPersonages(const std::array<int, kPersonages>& left) {
  for (std::size_t i = 0; i < kPersonages; ++i)
    state_.bank.personages[i] = static_cast<std::uint8_t>(left[i]);
  return *this;
}

Table& Table::settled(std::string_view name) {
  NationState& own = state_.nations[nation(name).index()];
  own.reached = {static_cast<std::uint8_t>(own.cities / 5), static_cast<std::uint8_t>(own.temples / 3),
                 static_cast<std::uint8_t>(own.seas / 7)};
  return *this;
}

Table& Table::hand(std::string_view name, std::string_view card) {
  for (std::size_t i = 0; i < game_.ruleset->deck.size(); ++i) {
    if (game_.ruleset->deck[i].id != card) continue;
    --state_.cards.piles[i].drawPile;
    ++state_.cards.piles[i].hand[nation(name).index()];
  }
  return *this;
}

} // namespace annales::tests
