// What a net sees of a position right after a turn: a row of whole numbers for each nation, and one for all.
#pragma once

#include "engine/search/features.h"

namespace annales::inline engine {

/// A nation's own numbers: the features of `features.h`, then its goods, know-hows, personages, pieces and
/// cards.
inline constexpr std::size_t kNationInputs = 88;
/// What the bank has, how far the game is, how many nations play, which options.
inline constexpr std::size_t kCommonInputs = 24;
/// What is put before the net for one nation: its own row, the mean of its rivals', that of the rival who has
/// most points (of equals the next one to move), and the common row.
inline constexpr std::size_t kNetInputs = 3 * kNationInputs + kCommonInputs;
/// 1 as a whole number. Inputs are rounded down to its parts.
inline constexpr int kInputOne = 256;

struct NetInputs {
  std::array<std::array<std::int16_t, kNationInputs>, kMaxNations>
      nations; // rows beyond the game's are not set
  std::array<std::int16_t, kCommonInputs> common;
  std::uint8_t count = 0;                       // of nations
  std::array<std::uint8_t, kMaxNations> leader; // by nation, the rival that counts as its first
};

/// Nations of one player are no rivals, unless all are of one player. No allocation, no chance.
void netInputsOf(NetInputs& out, const Features& features, const Game& game, const GameState& state);
/// The same with the features of the position.
void netInputsOf(NetInputs& out, const Game& game, const GameState& state, const Reach& reach);

/// The inputs for one nation, in the order of `kNetInputs`.
void putTogether(std::array<std::int16_t, kNetInputs>& out, const NetInputs& inputs, std::size_t nation);

} // namespace annales::inline engine
