#include "engine/play/playout.h"

#include "engine/event/event_kind.h"
#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"
#include "engine/rules/rondel.h"

#include <algorithm>
#include <stdexcept>

namespace annales::inline engine {
namespace {

bool holds(const Event& event, std::size_t place) {
  return event.index() == place;
}

bool isFortressAt(const Event& event, ProvinceId p) {
  const auto* played = std::get_if<CardPlayed>(&event);
  return played != nullptr && played->effects->size() == 1 &&
         played->effects->front().op == Adjustment::Op::strength && played->effects->front().province == p;
}

/// A card with a text of its owner's own: bots do not read.
bool mustBeRead(const Game& game, const Event& event) {
  const auto* played = std::get_if<CardPlayed>(&event);
  return played != nullptr && game.ruleset->deck[played->card.index()].does == CardDoes::free;
}

/// Copies of the card from which the next one is drawn.
std::uint32_t copiesOf(const GameState& state, CardId card) {
  std::uint32_t pile = 0;
  for (const CardState::Pile& p : state.cards.piles)
    pile += p.drawPile;
  const CardState::Pile& p = state.cards.piles[card.index()];
  return pile > 0 ? p.drawPile : p.discards;
}

} // namespace

Result<Playout> Playout::begin(Game game, std::vector<Bot> bots, std::uint64_t seed) {
  if (bots.size() != game.nations()) return failure("there must be exactly one bot for each nation");
  const Result<GameState> state = annales::begin(game);
  if (!state) return tl::unexpected(state.error());
  return Playout(std::move(game), *state, std::move(bots), seed);
}

/// In a turn `legal` is asked anyway, and a battle that is due is all that it lists.
std::optional<Event> Playout::followsBetweenTurns() const {
  const bool tooLong = state_.turn.stage == Stage::roundDue && state_.round >= kMostRounds;
  if (state_.turn.stage == Stage::inTurn || tooLong) return std::nullopt;
  return Conductor(game_).next(state_);
}

const Event* Playout::step() {
  waiting_ = NationId::none();
  if (auto follows = followsBetweenTurns()) {
    last_ = *std::move(follows);
  } else {
    legalInto(legal_, game_, state_, payments_);
    if (legal_.empty()) return nullptr;
    offerPayments();
    const Row row = decided();
    if (row == kWait) return nullptr;
    last_ = std::move(legal_[row]);
  }
  if (const Refusal refusal = annales::apply(state_, last_)) throw std::logic_error(std::string(*refusal));
  if (const auto* began = std::get_if<TurnBegan>(&last_)) ++turns_[began->nation.index()];
  return &last_;
}

template <class Test> void Playout::collect(Test&& test) {
  options_.clear();
  for (Row row = 0; row < legal_.size(); ++row)
    if (test(legal_[row])) options_.push_back(row);
}

const std::vector<Space>* Playout::planned() const {
  const std::size_t actor = state_.active.index();
  const OpeningPlan& plan = plans_[actor];
  if (turns_[actor] == 0) return nullptr; // resumed within a turn
  const std::size_t turn = turns_[actor] - 1;
  if (turn >= plan.size() || plan[turn].empty() || state_.turn.space != Space::none) return nullptr;
  return &plan[turn];
}

void Playout::offerPayments() {
  if (payments_ == Payments::every || !holds(legal_.back(), kPlaceOf<RondelMoved>)) return;
  if (bots_[state_.active.index()].choosesPayments() || planned() != nullptr)
    listSparingSteps({game_, state_}, legal_);
}

void Playout::keepToPlan() {
  const std::vector<Space>* wanted = planned();
  if (wanted == nullptr) return;
  const auto spaceOf = [&](Row row) {
    const auto* move = std::get_if<RondelMoved>(&legal_[row]);
    return move == nullptr ? Space::none : move->to;
  };
  const auto isWanted = [&](Row row) {
    return std::find(wanted->begin(), wanted->end(), spaceOf(row)) != wanted->end();
  };
  if (!std::any_of(options_.begin(), options_.end(), isWanted)) return;
  std::erase_if(options_, [&](Row row) { return spaceOf(row) != Space::none && !isWanted(row); });
  // The sparing payment for a space comes after the usual one.
  const std::vector<Row> left = options_;
  std::erase_if(options_, [&](Row row) {
    return spaceOf(row) != Space::none && std::any_of(left.begin(), left.end(), [&](Row other) {
             return other > row && spaceOf(other) == spaceOf(row);
           });
  });
}

Row Playout::ask(NationId who, bool mayPass) {
  if (options_.empty()) return kPass;
  const bool asked = ((askedAlways_ >> who.index()) & 1U) != 0;
  if (options_.size() == 1 && !mayPass && !asked) return options_.front();
  const Row row = bots_[who.index()].choose({game_, state_, who, legal_, options_, mayPass}, rng_);
  if (row == kWait) waiting_ = who;
  return row;
}

/// Whether the only event that is legal needs nobody's word.
bool Playout::comesByItself() const {
  const NationId actor = state_.active;
  if (state_.turn.stage != Stage::inTurn || ((askedAlways_ >> actor.index()) & 1U) == 0) return true;
  return !isOwnDecision(legal_.front(), actor, state_.fixed.automaticBattles);
}

Row Playout::decided() {
  if (legal_.size() == 1 && comesByItself()) return 0;
  return state_.turn.stage == Stage::inTurn ? inTurn() : betweenTurns();
}

Row Playout::betweenTurns() {
  if (holds(legal_.front(), kPlaceOf<IncomeReceived>)) {
    const NationId who = std::get<IncomeReceived>(legal_.front()).nation;
    collect([](const Event&) { return true; });
    return ask(who, false);
  }
  if (holds(legal_.back(), kPlaceOf<CardRevealed>)) return drawn();
  for (Row row = 0; row < legal_.size(); ++row) {
    const auto* ended = std::get_if<GameEnded>(&legal_[row]);
    if (ended != nullptr && ended->reason == EndReason::abandoned) return row; // it is too long
  }
  return 0;
}

/// Others answer a move before the acting nation goes on, those that sit behind it first.
Row Playout::demandOfOthers() {
  const Demand& demand = state_.turn.demand;
  if (!demand.province.exists()) return kPass;
  const std::size_t nations = game_.nations();
  for (std::size_t i = 1; i < nations; ++i) {
    const NationId who((state_.active.index() + i) % nations);
    if (state_.units(demand.province, who, demand.kind) == 0) continue;
    collect([&](const Event& e) {
      return holds(e, kPlaceOf<BattleFought>) && std::get_if<BattleFought>(&e)->demandedBy == who;
    });
    if (const Row row = ask(who, true); row != kPass) return row;
  }
  return kPass;
}

/// A Fortress of the defender comes right before the conquest that it answers.
Row Playout::answerToConquest(Row conquest) {
  const auto* conquered = std::get_if<CityConquered>(&legal_[conquest]);
  if (conquered == nullptr || !game_.ruleset->hasCards) return conquest;
  const ProvinceId p = conquered->province;
  collect([&](const Event& e) { return isFortressAt(e, p); });
  const Row answer = ask(conquered->from, true);
  return answer == kPass ? conquest : answer;
}

Row Playout::drawn() {
  std::uint32_t copies = 0;
  for (const Event& event : legal_)
    if (const auto* card = std::get_if<CardRevealed>(&event)) copies += copiesOf(state_, card->card);
  if (dealer_) {
    collect([](const Event& e) { return holds(e, kPlaceOf<CardRevealed>); });
    const Row row = dealer_->choose({game_, state_, NationId::none(), legal_, options_, true}, rng_);
    if (row != kPass) return row;
  }
  std::uint32_t left = rng_.below(copies);
  for (Row row = 0; row < legal_.size(); ++row) {
    const auto* card = std::get_if<CardRevealed>(&legal_[row]);
    if (card == nullptr) continue;
    const std::uint32_t share = copiesOf(state_, card->card);
    if (left < share) return row;
    left -= share;
  }
  return 0;
}

Row Playout::inTurn() {
  if (const Row demand = demandOfOthers(); demand != kPass) return demand;
  const NationId actor = state_.active;
  bool chance = false;
  bool othersGoOn = false;
  collect([&](const Event& e) {
    const NationId chooser = chooserOf(e, actor);
    chance = chance || holds(e, kPlaceOf<CardRevealed>);
    othersGoOn = othersGoOn || holds(e, kPlaceOf<CardTaken>);
    return chooser == actor && !mustBeRead(game_, e);
  });
  keepToPlan();
  // Where cards come before TurnEnded, passing says that the nation is done.
  const Row own = ask(actor, chance || othersGoOn);
  if (own == kWait) return kWait;
  if (own != kPass) return answerToConquest(own);
  if (chance) return drawn();
  collect([](const Event& e) { return holds(e, kPlaceOf<CardTaken>); });
  return ask(NationId(1 - actor.index()), false);
}

Result<GameState> playGame(const Game& game, std::vector<Bot> bots, std::uint64_t seed,
                           const std::function<void(const Event&)>& each) {
  auto playout = Playout::begin(game, std::move(bots), seed);
  if (!playout) return tl::unexpected(playout.error());
  while (const Event* event = playout->step())
    each(*event);
  return playout->state();
}

Result<std::vector<Event>> playGame(const Game& game, std::vector<Bot> bots, std::uint64_t seed) {
  std::vector<Event> events;
  auto end = playGame(game, std::move(bots), seed, [&](const Event& event) { events.push_back(event); });
  if (!end) return tl::unexpected(end.error());
  return events;
}

} // namespace annales::inline engine
