// From words to actions: what a player has written, in the ids of the game, without asking whether it may be.
#pragma once

#include "engine/core/result.h"
#include "engine/event/codec.h"
#include "importers/agn/items.h"
#include "importers/agn/said.h"
#include "importers/agn/words.h"

#include <vector>

namespace annales::agn {

/// Something that nobody can make sense of, and where it stands in the text of the game.
struct Misread : Error {
  std::size_t offset = 0;
};

/// What a bare word means depends on where the acting nation's piece stands.
struct Moment {
  Space space = Space::none; // none: the turn has not come to the rondel yet
};

class Interpreter {
public:
  Interpreter(const GameWords& words, const EventNames& names) : words_(words), names_(names) {}

  /// Reads the action that begins at `items[at]` and moves `at` behind it, also where it fails. Further steps
  /// of the same units are actions of their own.
  tl::expected<void, Misread> read(const std::vector<Item>& items, std::size_t& at, const Moment& moment,
                                   std::vector<Said>& out) const;

  [[nodiscard]] tl::expected<NationId, Misread> nation(std::string_view word, std::size_t offset) const;
  /// `strangers`: a quoted id that the board does not have is taken as it is.
  [[nodiscard]] tl::expected<ProvinceId, Misread> province(const Item& item, bool strangers) const;
  /// The word is a whole name, not the beginning of one.
  [[nodiscard]] bool isWholeProvince(std::string_view word) const;
  /// What stands in the brackets of a card or a correction.
  [[nodiscard]] tl::expected<Adjustments, Misread> effects(const Item& item) const;

private:
  const GameWords& words_;
  EventNames names_;
};

/// "m5 c1" with the words for resources in any language.
[[nodiscard]] tl::expected<Amount, Error> amountOf(std::string_view text);
/// Nothing where no amount is that large: amounts are of 999 at most.
[[nodiscard]] std::optional<Amount> sumOf(const Amount& a, const Amount& b);

} // namespace annales::agn
