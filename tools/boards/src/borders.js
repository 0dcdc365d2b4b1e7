// Which provinces are neighbours, and whether one crosses on foot, by ship or both ways.
import { cellAt, components, neighbours, outside } from "./lattice.js";
import { land, sea } from "./terrain.js";
import { nobody } from "./territories.js";

// Measured along the common boundary. Shares are of its land and sea parts together.
export const thresholds = {
  shortestBorder: 0.015, // of the view's width: less is a corner, not a border
  longWay: 0.02, // of the view's width: land or sea along so much of a border always counts
  shortestWay: 0.008, // of the view's width: less never counts
  smallShare: 0.18, // in between it counts from this share on
  smallestWater: 40, // cells: a water smaller than this within a province carries no galleys
};

export function measureBorders(board, lattice, terrain, owner) {
  const waters = components(lattice, (cell) => (terrain[cell] === sea && owner[cell] !== nobody ? owner[cell] : outside));
  const lands = components(lattice, (cell) => (terrain[cell] === land && owner[cell] !== nobody ? owner[cell] : outside));
  const homeLands = board.provinces.map((province) => lands.of[cellAt(lattice, province.home)]);
  const walkable = (cell) => terrain[cell] === land && lands.of[cell] === homeLands[owner[cell]];
  const sailable = (cell) => terrain[cell] === sea && waters.sizes[waters.of[cell]] >= thresholds.smallestWater;
  const lengths = new Map();
  forEachContact(lattice, owner, (cell, next) => {
    const border = entry(lengths, owner[cell], owner[next]);
    border.total += 1;
    if (walkable(cell) && walkable(next)) border.land += 1;
    if (sailable(cell) && sailable(next)) border.sea += 1;
  });
  // On average two sides of cells make one spacing of a straight boundary.
  return [...lengths.values()].map((border) => inPixels(board, border, lattice.spacing / 2));
}

function forEachContact(lattice, owner, visit) {
  for (let cell = 0; cell < lattice.size; cell++)
    for (const next of neighbours(lattice, cell))
      if (next > cell && owner[cell] !== nobody && owner[next] !== nobody && owner[next] !== owner[cell]) visit(cell, next);
}

function entry(lengths, one, other) {
  const [a, b] = one < other ? [one, other] : [other, one];
  const key = `${a} ${b}`;
  if (!lengths.has(key)) lengths.set(key, { a, b, total: 0, land: 0, sea: 0 });
  return lengths.get(key);
}

function inPixels(board, { a, b, total, land, sea }, unit) {
  const [one, other] = [board.provinces[a].id, board.provinces[b].id].sort();
  return { a: one, b: other, total: total * unit, land: land * unit, sea: sea * unit };
}

// The kind by measure alone, or `null` where the contact is too short.
export function kindByMeasure(border, width) {
  if (border.total < thresholds.shortestBorder * width) return null;
  const counts = (way) => way >= thresholds.longWay * width ||
    (way >= thresholds.shortestWay * width && way >= thresholds.smallShare * (border.land + border.sea));
  if (counts(border.land)) return counts(border.sea) ? "both" : "land";
  return counts(border.sea) ? "sea" : null;
}

export function decideBorders(board, measured) {
  const kinds = new Map();
  for (const border of measured) {
    const kind = kindByMeasure(border, board.sheet.width);
    if (kind) kinds.set(`${border.a} ${border.b}`, kind);
  }
  for (const correction of board.corrections ?? []) applyCorrection(kinds, measured, correction);
  return [...kinds]
    .map(([pair, kind]) => ({ a: pair.split(" ")[0], b: pair.split(" ")[1], kind }))
    .sort((p, q) => (p.a === q.a ? compare(p.b, q.b) : compare(p.a, q.a)));
}

const compare = (p, q) => (p < q ? -1 : p > q ? 1 : 0);

function applyCorrection(kinds, measured, { a, b, kind, reason }) {
  const [one, other] = [a, b].sort();
  const pair = `${one} ${other}`;
  if (!reason) throw new Error(`the correction of ${a} and ${b} gives no reason`);
  if (!measured.some((border) => border.a === one && border.b === other))
    throw new Error(`the correction of ${a} and ${b} is about provinces that do not touch`);
  if ((kinds.get(pair) ?? "none") === kind) throw new Error(`the correction of ${a} and ${b} changes nothing`);
  if (kind === "none") kinds.delete(pair);
  else kinds.set(pair, kind);
}
