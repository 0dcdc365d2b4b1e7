#include "libreplay/choice/choices.h"

#include "engine/fold/apply.h"
#include "libreplay/choice/describe.h"
#include "libreplay/choice/sparing.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace annales::inline replay {
namespace {

bool cheaper(const Amount& a, const Amount& b) {
  return std::tuple(a.total(), a[Resource::coins], a.of) < std::tuple(b.total(), b[Resource::coins], b.of);
}

const Amount& firstOf(const std::vector<Amount>& payments) {
  static constexpr Amount kNothing;
  return payments.empty() ? kNothing : payments.front();
}

void count(Offer& offer, const std::vector<Amount>& payments) {
  const Amount& price = firstOf(payments);
  const bool isCheapest = offer.events == 0 || cheaper(price, offer.cheapest);
  offer.dearer = offer.dearer || (offer.events > 0 && price.total() != offer.cheapest.total());
  ++offer.events;
  if (!isCheapest) return;
  offer.cheapest = price;
  offer.payments = std::max<std::size_t>(1, payments.size());
}

/// What is better where nobody picked: smaller wins.
int rank(const Event& event, const Pick& pick) {
  switch (pick.sort) {
  case PickSort::spent:
    return std::holds_alternative<BattleFought>(event) ? -pick.number() : pick.number();
  case PickSort::count:
  case PickSort::losses:
    return -pick.number();
  default:
    return 0;
  }
}

std::vector<int> ranks(const Event& event, const std::vector<Pick>& picks) {
  std::vector<int> found;
  for (const Pick& pick : picks)
    if (isAdjustable(pick.sort)) found.push_back(rank(event, pick));
  return found;
}

/// Notes what one more event of a leaf does differently from the one that is kept.
void vary(Leaf& leaf, const std::vector<Pick>& kept, const std::vector<Pick>& next) {
  for (const Pick& pick : next) {
    if (pick.sort == PickSort::count) leaf.counts.push_back(pick.number());
    const bool inElse = pick.sort == PickSort::spent || pick.sort == PickSort::losses;
    if (inElse && std::find(kept.begin(), kept.end(), pick) == kept.end()) leaf.variesElse = true;
  }
}

bool sameButDefaults(const std::vector<Pick>& a, const std::vector<Pick>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Pick& x, const Pick& y) {
    return x == y || (x.sort == y.sort && isAdjustable(x.sort));
  });
}

/// Fights that follow automatically, and nothing else.
void addFights(const Game& game, const GameState& before, std::vector<Event>& events) {
  GameState state = before;
  for (const Event& event : events)
    if (annales::apply(state, event)) return;
  for (;;) {
    std::vector<Event> next = legal(game, state, Payments::cheapest);
    if (next.size() != 1 || !std::holds_alternative<BattleFought>(next.front())) return;
    if (annales::apply(state, next.front())) return;
    events.push_back(std::move(next.front()));
  }
}

std::vector<Event> eventsOf(const Game& game, const GameState& state, const Move& move) {
  return decide(game, state, move).value_or(std::vector<Event>{});
}

} // namespace

const Offer* Offers::find(const Pick& pick) const {
  const auto at = std::find_if(list.begin(), list.end(), [&](const Offer& o) { return o.pick == pick; });
  return at == list.end() ? nullptr : &*at;
}

bool Choices::Option::has(const Pick& pick) const {
  return std::find(picks.begin(), picks.end(), pick) != picks.end();
}

std::optional<Pick> Choices::Option::of(PickSort sort) const {
  for (const Pick& pick : picks)
    if (pick.sort == sort) return pick;
  return std::nullopt;
}

Choices::Choices(const Game& game, const GameState& state)
    : game_(game), state_(state), options_(std::make_shared<const Options>(list(game, state))),
      left_(matching({})), proceeding_(eventsOf(game, state, Proceed{})) {
  lookAtTheEnd();
}

Choices::Options Choices::list(const Game& game, const GameState& state) {
  Options options;
  std::map<std::vector<Pick>, std::size_t> rows;
  for (Event& event : legal(game, state, Payments::every)) {
    const Amount* paid = priceIn(event);
    std::vector<Pick> picks = picksOf(event);
    auto at = rows.find(picks);
    for (std::size_t n = 1; paid == nullptr && at != rows.end(); ++n) { // no pick tells them apart
      picks = picksOf(event);
      picks.push_back(Pick::other(n));
      at = rows.find(picks);
    }
    if (at == rows.end()) {
      at = rows.emplace(picks, options.size()).first;
      options.push_back({std::move(picks), event, {}});
    }
    if (paid != nullptr) options[at->second].payments.push_back(*priceIn(event));
  }
  for (Option& option : options)
    std::stable_sort(option.payments.begin(), option.payments.end(), cheaper);
  for (const Event& event : legal(game, state, Payments::cheapest)) {
    const Amount* paid = priceIn(event);
    if (paid == nullptr) continue;
    Option& option = options[rows.at(picksOf(event))];
    const auto* way = std::get_if<RondelMoved>(&event);
    const Amount usual = way == nullptr ? *paid : sparingPayment(game, state, *way, option.payments);
    const auto first = std::find(option.payments.begin(), option.payments.end(), usual);
    std::rotate(option.payments.begin(), first, first + 1);
    option.event = paidWith(event, usual);
  }
  return options;
}

void Choices::lookAtTheEnd() {
  turnsEnd_ = eventsOf(*game_, state_, EndTurn{});
  if (!turnsEnd_.empty() || !state_.active.exists()) return;
  for (std::size_t i = 0; i < kPersonages; ++i)
    if (!turnsEndWith(static_cast<Personage>(i)).empty()) personages_.push_back(static_cast<Personage>(i));
  if (!personages_.empty()) turnsEnd_ = turnsEndWith(personages_.front());
}

std::vector<Event> Choices::turnsEndWith(Personage choice) const {
  return game_ ? eventsOf(*game_, state_, EndTurn{choice}) : std::vector<Event>{};
}

std::vector<std::uint32_t> Choices::matching(const std::vector<Pick>& picks) const {
  std::vector<std::uint32_t> rows;
  for (std::uint32_t row = 0; row < options_->size(); ++row) {
    const auto fits = [&](const Pick& pick) { return option(row).has(pick); };
    if (std::all_of(picks.begin(), picks.end(), fits)) rows.push_back(row);
  }
  return rows;
}

bool Choices::pick(const Pick& pick) {
  if (empty()) return false;
  std::vector<Pick> picks = picks_;
  const auto old =
      std::find_if(picks.begin(), picks.end(), [&](const Pick& p) { return p.sort == pick.sort; });
  const bool again = old != picks.end();
  if (again)
    *old = pick;
  else
    picks.push_back(pick);
  std::vector<std::uint32_t> rows = matching(picks);
  if (rows.empty()) return false;
  if (!again && rows.size() == left_.size()) return true; // all the rest has it
  picks_ = std::move(picks);
  left_ = std::move(rows);
  return true;
}

void Choices::unpickTo(std::size_t picks) {
  if (picks >= picks_.size()) return;
  picks_.resize(picks);
  left_ = matching(picks_);
}

std::vector<Offers> Choices::offered() const {
  std::array<std::map<Pick, Offer>, kPickSorts> found;
  for (const std::uint32_t row : left_)
    for (const Pick& pick : option(row).picks) {
      Offer& offer = found[indexOf(pick.sort)][pick];
      offer.pick = pick;
      count(offer, option(row).payments);
    }
  std::vector<Offers> offered;
  for (const auto& offers : found) {
    const bool divides = std::any_of(offers.begin(), offers.end(),
                                     [&](const auto& o) { return o.second.events < left_.size(); });
    if (!divides) continue;
    Offers& sort = offered.emplace_back(Offers{offers.begin()->first.sort, {}});
    for (const auto& [pick, offer] : offers)
      sort.list.push_back(offer);
  }
  return offered;
}

std::optional<Pick> Choices::settled(PickSort sort) const {
  if (left_.empty()) return std::nullopt;
  const std::optional<Pick> first = option(left_.front()).of(sort);
  if (!first) return std::nullopt;
  const bool shared =
      std::all_of(left_.begin(), left_.end(), [&](auto row) { return option(row).has(*first); });
  return shared ? first : std::nullopt;
}

std::vector<Pick> Choices::alternatives(PickSort sort) const {
  if (empty()) return {};
  std::vector<Pick> others = picks_;
  std::erase_if(others, [&](const Pick& p) { return p.sort == sort; });
  std::set<Pick> found;
  for (const std::uint32_t row : matching(others))
    if (const auto pick = option(row).of(sort)) found.insert(*pick);
  return {found.begin(), found.end()};
}

const Choices::Option* Choices::best() const {
  if (left_.empty()) return nullptr;
  const Option* found = &option(left_.front());
  for (const std::uint32_t row : left_) {
    const Option& next = option(row);
    if (!sameButDefaults(found->picks, next.picks)) return nullptr;
    if (ranks(next.event, next.picks) < ranks(found->event, found->picks)) found = &next;
  }
  return found;
}

std::optional<Chosen> Choices::chosen() const {
  const Option* one = best();
  if (one == nullptr) return std::nullopt;
  return Chosen{one->event, one->payments};
}

std::vector<Leaf> Choices::leaves() const {
  std::vector<Leaf> found;
  std::map<std::vector<Pick>, std::pair<std::size_t, std::uint32_t>> rows; // the leaf and its best option
  for (const std::uint32_t row : left_) {
    const Option& next = option(row);
    std::vector<Pick> picks = next.picks;
    std::erase_if(picks, [](const Pick& p) { return isAdjustable(p.sort); });
    const auto [at, isNew] = rows.try_emplace(picks, found.size(), row);
    if (isNew) found.push_back({std::move(picks), {}, {}, false});
    vary(found[at->second.first], option(at->second.second).picks, next.picks);
    const Option& kept = option(at->second.second);
    if (ranks(next.event, next.picks) < ranks(kept.event, kept.picks)) at->second.second = row;
  }
  for (const auto& [picks, at] : rows) {
    Leaf& leaf = found[at.first];
    leaf.chosen = {option(at.second).event, option(at.second).payments};
    std::sort(leaf.counts.begin(), leaf.counts.end());
    leaf.counts.erase(std::unique(leaf.counts.begin(), leaf.counts.end()), leaf.counts.end());
  }
  return found;
}

std::optional<Move> Choices::moveFor(std::size_t payment) const {
  const Option* one = best();
  if (one == nullptr) return std::nullopt;
  if (one->payments.empty()) return Act{one->event, true};
  if (payment >= one->payments.size()) return std::nullopt;
  return Act{paidWith(one->event, one->payments[payment]), true};
}

std::vector<Event> Choices::eventsFor(std::size_t payment) const {
  const std::optional<Move> move = moveFor(payment);
  if (!move) return {};
  std::vector<Event> events = eventsOf(*game_, state_, *move);
  if (!events.empty()) addFights(*game_, state_, events);
  return events;
}

} // namespace annales::inline replay
