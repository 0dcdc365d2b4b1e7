// Land, sea or closed to everybody, for each cell of the lattice.
import { crossings } from "./land.js";
import { cellAt, centre, components } from "./lattice.js";

export const sea = 0;
export const land = 1;
export const closed = 2; // mountains, and waters that no ship reaches

// Islands and lakes smaller than this many cells are too small to stand or sail on.
const smallestIsland = 12;
const smallestSea = 60;

export function surveyTerrain(board, projection, lattice, rings) {
  const terrain = landAndSea(lattice, rings);
  for (const strait of board.terrain?.straits ?? []) drawLine(lattice, terrain, projection, strait, sea);
  for (const isthmus of board.terrain?.landBridges ?? []) drawLine(lattice, terrain, projection, isthmus, land);
  dropSpecks(lattice, terrain);
  for (const range of board.terrain?.mountains ?? []) drawLine(lattice, terrain, projection, range, closed);
  for (const water of board.terrain?.closedWaters ?? []) closeWater(lattice, terrain, projection, water);
  return terrain;
}

function landAndSea(lattice, rings) {
  const terrain = new Uint8Array(lattice.size).fill(sea);
  for (let row = 0; row < lattice.rows; row++) {
    const first = row * lattice.columns;
    const found = crossings(rings, centre(lattice, first)[1]);
    for (let i = 0; i + 1 < found.length; i += 2) fillRow(lattice, terrain, first, found[i], found[i + 1]);
  }
  return terrain;
}

function fillRow(lattice, terrain, first, left, right) {
  for (let cell = first; cell < first + lattice.columns; cell++) {
    const x = centre(lattice, cell)[0];
    if (x >= left && x < right) terrain[cell] = land;
  }
}

// A hand-drawn line of one kind of terrain, one cell wide or `width` pixels.
function drawLine(lattice, terrain, projection, drawn, kind) {
  const points = drawn.line.map((place) => projection(place));
  for (let i = 0; i + 1 < points.length; i++)
    for (const cell of cellsAlong(lattice, points[i], points[i + 1], drawn.width ?? 0))
      if (kind !== closed || terrain[cell] === land) terrain[cell] = kind;
}

function closeWater(lattice, terrain, projection, water) {
  const inside = cellAt(lattice, projection(water.at));
  if (terrain[inside] !== sea) throw new Error(`${water.name} is not water at ${water.at}`);
  const parts = components(lattice, (cell) => terrain[cell]);
  for (let cell = 0; cell < lattice.size; cell++)
    if (parts.of[cell] === parts.of[inside]) terrain[cell] = closed;
}

function cellsAlong(lattice, from, to, width) {
  const cells = new Set();
  const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]));
  const reach = Math.floor(width / 2);
  for (let i = 0; i <= count; i++)
    for (let dx = -reach; dx <= reach; dx++)
      for (let dy = -reach; dy <= reach; dy++) {
        if (dx * dx + dy * dy > reach * reach) continue;
        const t = count === 0 ? 0 : i / count;
        cells.add(cellAt(lattice, [from[0] + t * (to[0] - from[0]) + dx, from[1] + t * (to[1] - from[1]) + dy]));
      }
  cells.delete(-1);
  return cells;
}

function dropSpecks(lattice, terrain) {
  const smallest = [smallestSea, smallestIsland];
  const parts = components(lattice, (cell) => terrain[cell]);
  for (let cell = 0; cell < lattice.size; cell++)
    if (parts.sizes[parts.of[cell]] < smallest[terrain[cell]]) terrain[cell] = terrain[cell] === sea ? land : sea;
}
