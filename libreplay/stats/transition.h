// What an event did to the board: for highlights and for the movement that a step shows.
#pragma once

#include "libreplay/stats/step.h"

#include <optional>
#include <vector>

namespace annales::inline replay {

struct UnitsGone {
  NationId nation;
  Kind kind = Kind::legion;
  int count = 0;
  ProvinceId from;
  ProvinceId to;
};

/// New on the board, or removed.
struct UnitsChange {
  NationId nation;
  Kind kind = Kind::legion;
  int count = 0; // above 0
  ProvinceId province;
};

enum class Piece : std::uint8_t { city, temple, wall, neutralTemple };

/// A city that changes hands is one that falls and one that rises.
struct PieceChange {
  Piece piece = Piece::city;
  NationId nation; // its owner; none for a neutral temple
  ProvinceId province;
};

struct RondelGone {
  NationId nation;
  Space from = Space::none; // none: from outside
  Space to = Space::none;
};

struct Transition {
  EventIndex index = 0;
  NationId nation;  // who acts, as `nationOf`
  ProvinceId focus; // where to look; none where the board does not change
  std::optional<UnitsGone> moved;
  std::vector<UnitsChange> armed, fallen;
  std::vector<PieceChange> built, razed;
  std::optional<RondelGone> rondel;
  std::vector<ProvinceId> provinces; // all that look different now

  /// Whether the board looks different.
  [[nodiscard]] bool onBoard() const { return !provinces.empty(); }
};

[[nodiscard]] Transition transitionOf(const Step& step);

/// The provinces that differ between two states of one game: what a board has to draw again.
[[nodiscard]] std::vector<ProvinceId> differingProvinces(const GameState& a, const GameState& b);

} // namespace annales::inline replay
