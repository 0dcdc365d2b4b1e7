// From a board's data to the finished map.
import { decideBorders, measureBorders } from "./borders.js";
import { loadLand } from "./land.js";
import { makeLattice } from "./lattice.js";
import { drawOutlines } from "./outlines.js";
import { placeProvinces } from "./places.js";
import { makeProjection } from "./projection.js";
import { surveyTerrain } from "./terrain.js";
import { growTerritories } from "./territories.js";

const spacing = 4;

export function buildBoard(data) {
  const projection = makeProjection(data.sheet);
  const { rings, coast } = loadLand(projection, data.sheet);
  const board = { ...data, provinces: placeProvinces(data, projection, coast) };
  const lattice = makeLattice(board.sheet.width, board.sheet.height, spacing);
  const terrain = surveyTerrain(board, projection, lattice, rings);
  const owner = growTerritories(board, projection, lattice, terrain);
  const measured = measureBorders(board, lattice, terrain, owner);
  const outlines = drawOutlines(board, lattice, owner);
  return { map: toMap(board, outlines, decideBorders(board, measured), coast), measured, board, lattice, terrain, owner };
}

function toMap(board, outlines, borders, coast) {
  return {
    format: "antike-map/1",
    id: board.id,
    name: board.name,
    rulesets: board.rulesets,
    provenance: board.provenance,
    provinces: board.provinces.map((province, index) => toProvince(province, outlines[index])),
    borders,
    nations: board.nations,
    games: board.games,
    view: { width: board.sheet.width, height: board.sheet.height, coast },
  };
}

function toProvince({ id, name, site, neutralTemple = false, home }, outline) {
  return { id, name, site, neutralTemple, at: home, outline };
}
