#include "libreplay/facts/game_facts.h"

#include "engine/event/options_codec.h"
#include "engine/fold/apply.h"
#include "libreplay/facts/position.h"
#include "libreplay/log/tags.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace annales::inline replay {
namespace {

/// What one turn did, as it comes.
class TurnNotes {
public:
  void begin(std::uint64_t position) {
    *this = {};
    turn_.position = position;
  }
  [[nodiscard]] std::uint64_t position() const { return turn_.position; }
  void space(Space space) { turn_.done = wordOf(space); }
  void thing(std::string what) { things_.push_back(std::move(what)); }
  void units(Kind kind, int count) { units_[indexOf(kind)] += count; }

  [[nodiscard]] OpeningTurn done() {
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      if (units_[kind] > 0) thing(fmt::format("{}:{}", wordOf(static_cast<Kind>(kind)), units_[kind]));
    std::ranges::sort(things_);
    if (turn_.done.empty()) turn_.done = '-';
    for (const std::string& what : things_)
      turn_.done += " +" + what;
    return std::move(turn_);
  }

private:
  OpeningTurn turn_;
  std::vector<std::string> things_;
  std::array<int, kKinds> units_{};
};

std::optional<int> ratingIn(const std::string& tag) {
  int rating = 0;
  const auto read = std::from_chars(tag.data(), tag.data() + tag.size(), rating);
  if (tag.empty() || read.ec != std::errc{} || read.ptr != tag.data() + tag.size()) return std::nullopt;
  return rating;
}

/// Takes the events of the main line in order.
class Reading {
public:
  Reading(const Hash& id, const EventNames& names, const std::map<std::string, std::string>& tags,
          std::size_t described = kOpeningTurns)
      : game_(names.game), names_(names), described_(described) {
    facts_.id = id;
    facts_.map = game_.setup->mapHash;
    facts_.ruleset = game_.setup->ruleset;
    facts_.board = game_.setup->map;
    if (!(game_.setup->options == Options()))
      appendOptions(facts_.options, game_.setup->options, *game_.ruleset);
    for (const NationSetup& nation : game_.setup->nations) {
      SeatFacts seat;
      seat.nation = nation.nation;
      seat.player = tagOf(tags, "player." + nation.nation);
      seat.rating = ratingIn(tagOf(tags, "rating." + nation.nation));
      facts_.seats.push_back(std::move(seat));
    }
  }

  /// False where the game cannot even begin.
  [[nodiscard]] bool begins() {
    const auto begun = begin(game_);
    if (!begun) return false;
    state_ = *begun;
    facts_.events = 1;
    return true;
  }
  /// False where the event cannot be folded: it has not happened, nor has what follows it.
  [[nodiscard]] bool take(const Event& event) {
    if (apply(state_, event)) return false;
    ++facts_.events;
    std::visit([this](const auto& e) { note(e); }, event);
    busy_ = busy_ || (actor_.exists() && isDeedOf(event, actor_));
    return true;
  }
  [[nodiscard]] GameFacts facts() {
    if (facts_.events > 0) finish();
    return std::move(facts_);
  }

  /// Of the nation to move.
  [[nodiscard]] std::optional<OpeningSoFar> opening() {
    const bool acts = actor_.exists();
    if (!acts && (state_.turn.stage != Stage::turnDue || !take(TurnBegan{NationId(state_.turn.next)})))
      return std::nullopt;
    SeatFacts& seat = seatOf(actor_);
    OpeningSoFar found{actor_.index(), seat.nation, std::move(seat.spaces), {}, {}};
    found.spaces.pop_back();
    if (!opening_) return found;
    found.position = turn_.position();
    for (OpeningTurn& turn : seat.opening)
      found.done.push_back(std::move(turn.done));
    return found;
  }

private:
  template <class E> void note(const E&) {}
  void note(const RoundBegan& e) {
    countPersonages();
    facts_.rounds = e.round;
  }
  void note(const TurnBegan& e) {
    endTurn();
    actor_ = e.nation;
    busy_ = false;
    ++facts_.turns;
    SeatFacts& seat = seatOf(e.nation);
    ++seat.turns;
    seat.spaces.push_back(Space::none);
    opening_ = seat.turns <= described_;
    if (opening_) turn_.begin(seat.turns <= kOpeningTurns ? positionOf(game_, state_) : 0);
  }
  void note(const RondelMoved& e) {
    if (!acts(e.nation)) return;
    seatOf(e.nation).spaces.back() = e.to;
    turn_.space(e.to);
  }
  void note(const KnowHowDeveloped& e) {
    if (noted(e.nation)) turn_.thing(std::string(game_.ruleset->knowHows[e.knowHow.index()].id));
  }
  void note(const TempleBuilt& e) { place(e.nation, "temple", e.province); }
  void note(const WallBuilt& e) { place(e.nation, "wall", e.province); }
  void note(const CityFounded& e) { place(e.nation, "city", e.province); }
  void note(const CityConquered& e) { place(e.nation, "taken", e.province); }
  void note(const NeutralTempleDestroyed& e) { place(e.nation, "destroyed", e.province); }
  // Also by the other nation: it takes all cards of a turn, and defends itself with some.
  void note(const CardTaken& e) { card("card", e.card); }
  void note(const CardPlayed& e) { card("played", e.card); }
  void note(const UnitsArmed& e) {
    if (noted(e.nation)) turn_.units(e.kind, e.count);
  }
  void note(const UnitsRecruited& e) {
    if (noted(e.nation)) turn_.units(e.kind, e.count);
  }
  void note(const PersonageWon& e) {
    SeatFacts& seat = seatOf(e.nation);
    if (seat.firstPersonageRound > 0) return;
    seat.firstPersonageRound = facts_.rounds;
    seat.firstPersonageTurn = seat.turns;
  }
  void note(const TurnEnded& e) {
    if (acts(e.nation) && !busy_) ++seatOf(e.nation).idleTurns;
    endTurn();
  }
  void note(const GameEnded& e) {
    facts_.reason = e.reason;
    if (e.winner.exists()) facts_.winner = e.winner.index();
  }

  [[nodiscard]] SeatFacts& seatOf(NationId nation) { return facts_.seats[nation.index()]; }
  [[nodiscard]] bool acts(NationId nation) const { return actor_.exists() && actor_ == nation; }
  [[nodiscard]] bool noted(NationId nation) const { return opening_ && acts(nation); }
  void place(NationId nation, std::string_view what, ProvinceId province) {
    if (noted(nation)) turn_.thing(fmt::format("{}:{}", what, names_.provinces.word(province)));
  }

  void card(std::string_view what, CardId card) {
    if (opening_) turn_.thing(fmt::format("{}:{}", what, game_.ruleset->deck[card.index()].id));
  }

  void endTurn() {
    if (opening_ && actor_.exists()) seatOf(actor_).opening.push_back(turn_.done());
    opening_ = false;
    actor_ = NationId::none();
  }

  /// At the end of a round, and of the game.
  void countPersonages() {
    if (facts_.rounds == 0) return;
    for (std::size_t n = 0; n < facts_.seats.size(); ++n)
      facts_.seats[n].personagesByRound.push_back(static_cast<std::uint8_t>(state_.points(NationId(n))));
  }

  void finish() {
    endTurn();
    countPersonages();
    for (std::size_t n = 0; n < facts_.seats.size(); ++n) {
      facts_.seats[n].personages = static_cast<std::uint8_t>(state_.points(NationId(n)));
      int left = 0;
      for (const Resource resource : {Resource::marble, Resource::iron, Resource::gold, Resource::coins})
        left += std::max(0, static_cast<int>(state_[NationId(n)].has(resource)));
      facts_.seats[n].left = static_cast<std::uint16_t>(std::min(left, 65'535));
    }
    if (!facts_.winner) return;
    const auto isBefore = [this](std::size_t a, std::size_t b) {
      if (a == *facts_.winner || b == *facts_.winner) return a == *facts_.winner && b != a;
      return facts_.seats[a].personages > facts_.seats[b].personages;
    };
    for (std::size_t n = 0; n < facts_.seats.size(); ++n) {
      std::uint8_t place = 1;
      for (std::size_t other = 0; other < facts_.seats.size(); ++other)
        if (isBefore(other, n)) ++place;
      facts_.seats[n].place = place;
    }
  }

  const Game& game_;
  EventNames names_;
  GameState state_;
  GameFacts facts_;
  NationId actor_;        // whose turn it is
  std::size_t described_; // so many first turns of a nation
  bool opening_ = false;  // one of these
  bool busy_ = false;     // something was done in it
  TurnNotes turn_;
};

} // namespace

bool isDeedOf(const Event& event, NationId nation) {
  return std::visit(
      [nation]<class E>(const E& e) {
        constexpr bool kDeed = std::is_same_v<E, TempleBuilt> || std::is_same_v<E, WallBuilt> ||
                               std::is_same_v<E, KnowHowDeveloped> || std::is_same_v<E, UnitsRecruited> ||
                               std::is_same_v<E, UnitsArmed> || std::is_same_v<E, UnitsMoved> ||
                               std::is_same_v<E, CityConquered> ||
                               std::is_same_v<E, NeutralTempleDestroyed> || std::is_same_v<E, CityFounded> ||
                               std::is_same_v<E, PersonageWon>;
        if constexpr (std::is_same_v<E, Produced>) return e.nation == nation && !e.gain.empty();
        if constexpr (std::is_same_v<E, BellonaUsed>) return e.nation == nation && e.province.exists();
        if constexpr (kDeed) return e.nation == nation;
        return false;
      },
      event);
}

GameFacts factsOf(const EventLog& log) {
  Reading reading(log.id(), log.names(), log.tags());
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  bool folds = reading.begins();
  for (std::size_t i = 1; i < path.size() && folds; ++i)
    folds = reading.take(log[path[i]].event);
  return reading.facts();
}

GameFacts factsOf(const MainLine& line, std::size_t described) {
  Reading reading(line.id, line.names(), line.tags, described);
  bool folds = reading.begins();
  for (auto event = line.events.begin(); event != line.events.end() && folds; ++event)
    folds = reading.take(*event);
  return reading.facts();
}

std::optional<OpeningSoFar> openingAt(const EventLog& log, NodeIndex event) {
  Reading reading(log.id(), log.names(), log.tags());
  if (!reading.begins()) return std::nullopt;
  const std::vector<NodeIndex> path = log.path(event);
  for (std::size_t i = 1; i < path.size(); ++i)
    if (!reading.take(log[path[i]].event)) return std::nullopt;
  return reading.opening();
}

} // namespace annales::inline replay
