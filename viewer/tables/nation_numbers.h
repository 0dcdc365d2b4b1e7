// The numbers of one nation that the table shows, and which of them a game has.
#pragma once

#include "engine/event/game.h"
#include "libreplay/stats/pieces.h"
#include "viewer/tables/table_icons.h"

#include <QCoreApplication>
#include <QString>
#include <vector>

namespace annales::viewer {

enum class NationField : std::uint8_t {
  points,
  kings,
  scholars,
  generals,
  citizens,
  navigators,
  marble,
  iron,
  gold,
  coins,
  legions, // on the board
  legionsInSupply,
  legionsInBox,
  galleys,
  galleysInSupply,
  galleysInBox,
  commanders,
  commandersInBox,
  admirals,
  admiralsInBox,
  cities,
  stones, // cities that are left
  temples,
  seas,
  knowHows,
  walls,
  wallsInSupply,
};
inline constexpr std::size_t kNationFields = static_cast<std::size_t>(NationField::wallsInSupply) + 1;

/// Those that a game has.
[[nodiscard]] std::vector<NationField> fieldsOf(const Game& game);
/// Those with a column of their own, in their order: supply stands behind what is on the board, "12/17".
[[nodiscard]] std::vector<NationField> columnsOf(const std::vector<NationField>& fields);
/// Where the pieces of a field are that are not on the board: the supply first, then the box. What has
/// neither stands alone.
[[nodiscard]] std::vector<NationField> elsewhere(NationField field);
[[nodiscard]] int valueOf(const GameState& state, const Pieces& pieces, NationId n, NationField field);
/// The picture in the head of the column; what is in supply or box is marked.
[[nodiscard]] TableIcon iconOf(NationField field);
[[nodiscard]] bool isOffBoard(NationField field);
[[nodiscard]] bool isInBox(NationField field);
/// Whether a new group of columns begins with it.
[[nodiscard]] bool beginsGroup(NationField field);

struct NationWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::NationWords)
public:
  [[nodiscard]] static QString of(NationField field);
  [[nodiscard]] static QString of(Personage p);
  [[nodiscard]] static QString of(Resource r);
  /// What the rules say of special units and of the recruitment box; empty for what everybody knows.
  [[nodiscard]] static QString explain(NationField field);
  /// Of the columns that a field begins.
  [[nodiscard]] static QString ofGroup(NationField first);
};

} // namespace annales::viewer
