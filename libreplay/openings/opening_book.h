// Openings by name: which name the first turns of a nation have. The rulebooks' own, and what people add.
#pragma once

#include "engine/core/result.h"
#include "libreplay/facts/game_facts.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// What one turn of a pattern allows: a bit a space. All eight: any.
class SpaceChoice {
public:
  constexpr SpaceChoice() = default;
  constexpr SpaceChoice(std::initializer_list<Space> spaces) {
    for (const Space space : spaces)
      allow(space);
  }
  [[nodiscard]] static constexpr SpaceChoice any() {
    SpaceChoice choice;
    choice.bits_ = 0xFF;
    return choice;
  }
  constexpr void allow(Space space) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << indexOf(space)); }
  [[nodiscard]] constexpr bool allows(Space space) const {
    return space != Space::none && ((bits_ >> indexOf(space)) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool isAny() const { return bits_ == 0xFF; }
  friend constexpr bool operator==(SpaceChoice, SpaceChoice) = default;

private:
  std::uint8_t bits_ = 0;
};

struct NamedOpening {
  std::string code;            // "G1": a letter for the plan, a number for the way; unique in a book
  std::string english, german; // `german` may be empty: then the English name stands
  RulesetId ruleset = RulesetId::antike;
  std::string nation;             // empty: any
  std::vector<SpaceChoice> turns; // the first turns, at least one

  friend bool operator==(const NamedOpening&, const NamedOpening&) = default;
};
/// Whether it can stand in a book: a sentence for people where it has no code, no name, no turn or too many,
/// or where a turn allows nothing.
[[nodiscard]] Result<void> checkOpening(const NamedOpening& opening);

/// Names in an order; later ones win over earlier ones of the same length.
class OpeningBook {
public:
  /// The openings that the rulebooks recommend (chapters on opening strategy of Antike and Antike II; that of
  /// Duellum names none).
  [[nodiscard]] static const OpeningBook& ofRulebooks();
  /// Reads a book of `{"openings":[{"code":…,"english":…,"german":…,"nation":…,"ruleset":…,"turns":[…]}]}`
  /// (docs/facts.md). Fails with a sentence that says where.
  [[nodiscard]] static Result<OpeningBook> read(std::string_view json);
  /// The same text again.
  [[nodiscard]] std::string json() const;

  /// Replaces the one with the same code, at its place. Fails as `checkOpening` does, and where the book is
  /// full.
  Result<void> add(NamedOpening opening);
  [[nodiscard]] bool remove(std::string_view code);
  /// All of the other's on top of these.
  [[nodiscard]] OpeningBook with(const OpeningBook& own) const;
  friend bool operator==(const OpeningBook&, const OpeningBook&) = default;

  [[nodiscard]] const std::vector<NamedOpening>& openings() const { return openings_; }
  /// How many turns the longest of them names.
  [[nodiscard]] std::size_t longest() const;
  /// The longest that fits; of equally long ones that of the nation, then the later. Null where none fits.
  [[nodiscard]] const NamedOpening* name(RulesetId ruleset, std::string_view nation, OpeningKey key) const;
  [[nodiscard]] const NamedOpening* withCode(std::string_view code) const;

private:
  std::vector<NamedOpening> openings_;
};

[[nodiscard]] bool fits(const NamedOpening& opening, RulesetId ruleset, std::string_view nation,
                        OpeningKey key);
/// "marble, temple": alternatives with "|", any space as "*".
[[nodiscard]] std::string wordsOf(const SpaceChoice& choice);

} // namespace annales::inline replay
