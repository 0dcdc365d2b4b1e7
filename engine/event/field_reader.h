// An ObjectReader that knows the names of a game: its nations, provinces, know-hows, cards and kinds.
#pragma once

#include "engine/core/json_reader.h"
#include "engine/event/codec.h"

#include <string_view>

namespace annales::inline engine {

class FieldReader : public ObjectReader {
public:
  FieldReader(element data, std::string_view where, const EventNames& names, JsonFault& fault)
      : ObjectReader(data, where, fault), names_(names) {}

  NationId nation(std::string_view key);
  NationId nationOrNull(std::string_view key);
  ProvinceId province(std::string_view key);
  ProvinceId provinceOrNull(std::string_view key);
  KnowHowId knowHow(std::string_view key);
  CardId card(std::string_view key);
  /// Legions and galleys, and special units where the game has them.
  Kind kind(std::string_view key);
  std::optional<Kind> kindOrNull(std::string_view key);
  /// Marble, iron or gold.
  Resource goods(std::string_view key);
  /// Each 1 to 999; `{}` is nothing.
  Amount amount(std::string_view key);
  /// Each −999 to 999 and not 0; one or more.
  Amount change(std::string_view key);
  /// The same, or none.
  Amount changeOrNothing(std::string_view key);
  std::uint8_t small(std::string_view key, int low, int high) {
    return static_cast<std::uint8_t>(integer(key, low, high));
  }
  [[nodiscard]] const EventNames& names() const { return names_; }

private:
  const EventNames& names_;
};

/// The most of a resource in an amount.
inline constexpr int kMaxAmount = 999;

/// How many kinds of units the game has; they come first.
[[nodiscard]] std::size_t kindsOf(const Game& game);
/// None for a word that is not in the deck.
[[nodiscard]] CardId cardOf(const Ruleset& rules, std::string_view word);
/// A province's id, known to the board or not; `what` names it in the sentence.
[[nodiscard]] ProvinceId readProvince(simdjson::dom::element value, std::string_view what,
                                      Gazetteer& provinces, JsonFault& fault);
/// An amount with each number from `low` to `high`, none of them 0.
[[nodiscard]] Amount readAmount(simdjson::dom::element value, std::string_view what, int low, int high,
                                JsonFault& fault);
/// The `effects` of CardPlayed and Corrected.
[[nodiscard]] Adjustments readEffects(FieldReader& r, simdjson::dom::array list, std::string_view key);

} // namespace annales::inline engine
