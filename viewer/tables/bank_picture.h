// What is in the bank and next to the board.
#pragma once

#include "libreplay/session/session.h"

#include <array>
#include <optional>
#include <vector>

namespace annales::viewer {

/// A stock that many take from. `all` is 0 where there is no fixed number.
struct BankStock {
  int left = 0, all = 0, change = 0;
  friend bool operator==(const BankStock&, const BankStock&) = default;
};

struct BankPicture {
  int goal = 0;
  BankStock coins, temples;
  std::array<BankStock, kPersonages> personages{};
  std::optional<std::array<BankStock, 3>> tokens; // Duellum, by resource of kGoods
  NationId bellona;
  bool hasBellona = false;
  // Duellum
  bool hasCards = false;
  std::vector<CardId> display;
  std::vector<std::vector<CardId>> hands; // by NationId; a card as often as it is held
  std::vector<CardId> discarded;          // likewise
  int drawPile = 0, discards = 0;
  friend bool operator==(const BankPicture&, const BankPicture&) = default;
};

[[nodiscard]] BankPicture bankPictureOf(const Tab& tab);

} // namespace annales::viewer
