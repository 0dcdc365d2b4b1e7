#include "tools/books/book_witness.h"

#include "engine/fold/apply.h"
#include "engine/rules/know_how.h"

#include <algorithm>
#include <numeric>

namespace annales::tools {
namespace {

constexpr int kFewGalleys = 4;

bool onlyGeneralsLeft(const GameState& state) {
  const auto& left = state.bank.personages;
  const int generals = left[indexOf(Personage::general)];
  return generals > 0 && std::accumulate(left.begin(), left.end(), 0) == generals;
}

int unitsOf(const GameState& state, NationId nation) {
  int sum = 0;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    sum += state[ProvinceId(p)].all(nation);
  return sum;
}

int galleysOf(const GameState& state, NationId nation) {
  int sum = 0;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    sum += state[ProvinceId(p)].of(nation, Kind::galley);
  return sum;
}

} // namespace

GameWitness::GameWitness(const Game& game, std::uint64_t number, BookTable& table)
    : game_(game), number_(number), table_(table), state_(begin(game).value()) {}

void GameWitness::see(const Event& event) {
  if (std::holds_alternative<TurnBegan>(event)) battles_.clear();
  if (const auto* step = std::get_if<RondelMoved>(&event)) this->step(*step);
  if (const auto* battle = std::get_if<BattleFought>(&event)) battles_.push_back(battle->province);
  if (const auto* conquered = std::get_if<CityConquered>(&event)) conquest(*conquered);
  if (const auto* won = std::get_if<PersonageWon>(&event)) personage(*won);
  if (const auto* ended = std::get_if<TurnEnded>(&event)) army(ended->nation);
  static_cast<void>(annales::apply(state_, event));
  ended_ = ended_ || onlyGeneralsLeft(state_);
}

void GameWitness::step(const RondelMoved& event) {
  auto& steps = steps_[event.nation.index()];
  if (steps.size() < 2) steps.push_back(event.to);
}

bool GameWitness::movesFar(NationId nation) const {
  return rangeOf({game_, state_}, nation, Kind::legion) > 1 ||
         rangeOf({game_, state_}, nation, Kind::galley) > 1;
}

void GameWitness::conquest(const CityConquered& event) {
  const bool far = movesFar(event.nation), temple = state_[event.province].temple;
  ++table_.conquests;
  note(table_.early, !far);
  note(table_.helped, std::ranges::find(battles_, event.province) != battles_.end());
  auto& first = first_[event.nation.index()];
  if (!first) first = far;
  if (ended_) note(table_.templesThen, temple);
  const bool oneShort = state_.fixed.goal - state_.points(event.nation) <= 1;
  note(table_.templesNear[oneShort ? 1 : 0], temple);
  if (!temple) return;
  taken_[far ? 1 : 0].times += 1;
  tookTemple_[event.nation.index()] = true;
}

void GameWitness::personage(const PersonageWon& event) {
  last_ = event.personage;
  if (event.reason == AwardReason::seas &&
      state_.nations[event.nation.index()].personages[indexOf(Personage::navigator)] == 0)
    note(table_.fewGalleys, galleysOf(state_, event.nation) <= kFewGalleys);
}

void GameWitness::army(NationId nation) {
  ++turns_;
  taken_[movesFar(nation) ? 1 : 0].chances += unitsOf(state_, nation);
}

void GameWitness::finish() {
  ++table_.games;
  for (std::size_t far = 0; far < taken_.size(); ++far)
    table_.temples[far].push_back(taken_[far]);
  for (std::size_t n = 0; n < game_.nations(); ++n)
    if (steps_[n].size() == 2) ++table_.firstSteps[{steps_[n][0], steps_[n][1]}];
  note(table_.endGames, ended_);
  if (state_.winner.exists())
    winner();
  else
    ++table_.undecided;
}

void GameWitness::winner() {
  table_.rounds.push_back(state_.round);
  table_.turns.push_back(turns_);
  const auto& personages = state_.nations[state_.winner.index()].personages;
  for (std::size_t p = 0; p < kPersonages; ++p)
    table_.ofWinners[p] += personages[p];
  note(table_.lastIsGeneral, last_ == Personage::general);
  note(table_.withoutTemple, !tookTemple_[state_.winner.index()]);
  for (std::size_t n = 0; n < game_.nations(); ++n)
    if (first_[n]) note(table_.won[*first_[n] ? 1 : 0], state_.winner == NationId(n));
}

Result<BookTable> witnessedGames(const SimulateSpec& spec, std::uint64_t games) {
  BookTable table;
  table.board = spec.board->map->id();
  table.nations = spec.nations;
  for (std::uint64_t k = 0; k < games; ++k) {
    const auto begun = simulatedGame(spec, k);
    if (!begun) return tl::unexpected(begun.error());
    GameWitness witness(begun->game, k, table);
    const auto end = simulate(spec, k, *begun, [&](const Event& event) {
      if (!std::holds_alternative<GameCreated>(event)) witness.see(event);
    });
    if (!end) return tl::unexpected(end.error());
    witness.finish();
  }
  return table;
}

} // namespace annales::tools
