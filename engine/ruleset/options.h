// The options of GameCreated: what a table agreed on before the game. A default is left out of the log.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

enum class Variant : std::uint8_t { standard, expert, military };
enum class TwoPlayer : std::uint8_t { none, twoNations, doubled };
/// What a Duellum card does and when it may be played (`duellum.cards`).
enum class CardDoes : std::uint8_t { wallDestroyed, coinsHalved, goldPerKnowHow, strength, free };
enum class CardWhen : std::uint8_t { ownTurn, knowHowAction, opponentConquest };

template <> struct Words<Variant> {
  static constexpr std::array<std::string_view, 3> list{"standard", "expert", "military"};
};
template <> struct Words<TwoPlayer> {
  static constexpr std::array<std::string_view, 3> list{"none", "two-nations", "double"};
};
template <> struct Words<CardDoes> {
  static constexpr std::array<std::string_view, 5> list{"wall-destroyed", "coins-halved", "gold-per-know-how",
                                                        "strength", "free"};
};
template <> struct Words<CardWhen> {
  static constexpr std::array<std::string_view, 3> list{"own-turn", "know-how-action", "opponent-conquest"};
};

struct Card {
  std::string id;
  int copies = 1; // 1 to 99
  CardDoes does = CardDoes::free;
  CardWhen when = CardWhen::ownTurn;
  friend bool operator==(const Card&, const Card&) = default;
};

struct PricePair {
  int first = 0; // while no nation has it
  int later = 0;
  friend bool operator==(const PricePair&, const PricePair&) = default;
};

/// Who has Duellum's special units (`duellum.special-units`). Where nobody is named, as older logs have it
/// with `true`, the first nation in turn order has the commander and the second the admiral.
struct SpecialUnits {
  struct Owners {
    std::string commander, admiral; // nations, as the log names them
    friend bool operator==(const Owners&, const Owners&) = default;
  };
  std::optional<Owners> owners;
  friend bool operator==(const SpecialUnits&, const SpecialUnits&) = default;
};

struct Options {
  // Antike
  Variant variant = Variant::standard;
  bool oneCity = false;
  bool goalTwelve = false;
  TwoPlayer twoPlayer = TwoPlayer::none;
  // Antike II
  bool nineScholars = false;
  bool freeCityTypes = false;
  // Antike II and Duellum
  std::array<std::optional<PricePair>, kMaxKnowHows> prices{};
  std::optional<int> coins; // 1 to 999
  // Duellum
  std::optional<SpecialUnits> specialUnits;
  std::optional<std::vector<Card>> deck; // sorted by id
  friend bool operator==(const Options&, const Options&) = default;
};

} // namespace annales::inline engine
