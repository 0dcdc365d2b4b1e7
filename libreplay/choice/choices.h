// What may be done next, narrowed by one pick after another until one event is left. A value: for front
// ends that let a person play. Corrections are not offered; a card with a text of its owner's is, without the
// effects that only the table knows.
#pragma once

#include "engine/rules/rules.h"
#include "libreplay/choice/pick.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

/// A pick that some of the remaining events have and others do not.
struct Offer {
  Pick pick;
  std::size_t events = 0;   // that are left after it, payments aside
  Amount cheapest;          // the default payment of the cheapest of them; empty: nothing to pay
  bool dearer = false;      // others of them cost more
  std::size_t payments = 1; // ways to pay the cheapest
};

/// The offers of one sort, in a stable order.
struct Offers {
  PickSort sort = PickSort::deed;
  std::vector<Offer> list; // never empty

  [[nodiscard]] const Offer* find(const Pick& pick) const;
};

/// The one event that is left, payments aside.
struct Chosen {
  Event event; // with the default payment
  /// Every one; the default first: own goods, then coins, and on the rondel what the space does not need.
  /// Empty: no price.
  std::vector<Amount> payments;
};

/// One thing to do, with the units that are its default.
struct Leaf {
  std::vector<Pick> picks; // all of it except what has a default
  Chosen chosen;
  std::vector<int> counts; // possible numbers of units, rising; empty where it has none
  bool variesElse = false; // which units or which losses is open as well
};

class Choices {
public:
  /// Nothing to choose.
  Choices() = default;
  Choices(const Game& game, const GameState& state);

  /// Whether anything may be picked.
  [[nodiscard]] bool empty() const { return options_ == nullptr || options_->empty(); }
  /// Events that are left, payments aside.
  [[nodiscard]] std::size_t left() const { return left_.size(); }

  /// Narrows. A pick of a sort that was picked before takes its place. False, and nothing changes, where no
  /// event would be left. What all the rest have in common needs no pick and is not one.
  bool pick(const Pick& pick);
  /// Takes back this pick and those after it.
  void unpickTo(std::size_t picks);
  [[nodiscard]] const std::vector<Pick>& picks() const { return picks_; }

  /// What still divides the rest, by sort; a sort is missing where it divides nothing.
  [[nodiscard]] std::vector<Offers> offered() const;
  /// The rest has this pick in common, whether or not somebody picked it.
  [[nodiscard]] std::optional<Pick> settled(PickSort sort) const;
  /// Every pick of the sort that goes with the picks of other sorts, whether or not it divides; in order.
  [[nodiscard]] std::vector<Pick> alternatives(PickSort sort) const;

  /// Nothing while the rest differs in more than what has a default: the fewest actions used (in a battle the
  /// most), then the most units, legions before galleys for losses.
  [[nodiscard]] std::optional<Chosen> chosen() const;
  /// Everything that is left, one for each thing to do, in a stable order.
  [[nodiscard]] std::vector<Leaf> leaves() const;
  /// The move that does it, with the payment of that number; nothing where none is chosen.
  [[nodiscard]] std::optional<Move> moveFor(std::size_t payment = 0) const;
  /// The events that it brings: those of `decide`, and the fights that follow automatically.
  [[nodiscard]] std::vector<Event> eventsFor(std::size_t payment = 0) const;

  /// What ending the turn brings, awards included; empty where the turn cannot end yet. Where personages are
  /// to be chosen from, the first of them.
  [[nodiscard]] const std::vector<Event>& turnsEnd() const { return turnsEnd_; }
  /// Empty where the end of the turn requires no choice.
  [[nodiscard]] const std::vector<Personage>& personages() const { return personages_; }
  [[nodiscard]] std::vector<Event> turnsEndWith(Personage choice) const;
  /// What begins automatically: rounds, incomes, turns, the end of the game. Empty where somebody has to
  /// choose.
  [[nodiscard]] const std::vector<Event>& proceeding() const { return proceeding_; }

private:
  struct Option {
    std::vector<Pick> picks;
    Event event;
    std::vector<Amount> payments;
    [[nodiscard]] bool has(const Pick& pick) const;
    [[nodiscard]] std::optional<Pick> of(PickSort sort) const;
  };
  using Options = std::vector<Option>;

  [[nodiscard]] static Options list(const Game& game, const GameState& state);
  [[nodiscard]] std::vector<std::uint32_t> matching(const std::vector<Pick>& picks) const;
  [[nodiscard]] const Option& option(std::uint32_t row) const { return (*options_)[row]; }
  [[nodiscard]] const Option* best() const;
  void lookAtTheEnd();

  std::optional<Game> game_;
  GameState state_;
  std::shared_ptr<const Options> options_;
  std::vector<Pick> picks_;
  std::vector<std::uint32_t> left_; // rows of options_
  std::vector<Event> turnsEnd_;
  std::vector<Personage> personages_;
  std::vector<Event> proceeding_;
};

} // namespace annales::inline replay
