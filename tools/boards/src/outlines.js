// Outlines of the provinces. A stretch between two corners where three territories meet is smoothed
// once and used by both sides, so neighbours share it point for point.
import { clamp, cutCorners, dropRepeats, roundPoint, samePoint, simplifyLine } from "./geometry.js";
import { corner, cornerPoint, neighbour, outside } from "./lattice.js";

const tolerance = 2;
const beyondView = -2; // what lies on the other side of the picture's edge

export function drawOutlines(board, lattice, owner) {
  const sides = sidesByProvince(board, lattice, owner);
  const isMeeting = findMeetings(sides);
  const stretches = new Map();
  return board.provinces.map((province, index) => {
    const rings = traceRings(sides[index]);
    if (rings.length !== 1) throw new Error(`${province.id} has ${rings.length} outlines: ${describe(lattice, rings)}`);
    return smoothRing(lattice, rings[0], isMeeting, stretches);
  });
}

const describe = (lattice, rings) =>
  rings.map((ring) => cornerPoint(lattice, ring[0].from).map(Math.round).join(",")).join(" and ");

const key = ([x, y]) => `${x},${y}`;

// All sides between a province and something else, directed so that the province lies to the right.
function sidesByProvince(board, lattice, owner) {
  const sides = board.provinces.map(() => []);
  for (let cell = 0; cell < lattice.size; cell++) {
    if (owner[cell] < 0) continue;
    for (let k = 0; k < 6; k++) {
      const next = neighbour(lattice, cell, k);
      const other = next === outside ? beyondView : owner[next];
      if (other !== owner[cell])
        sides[owner[cell]].push({ from: corner(lattice, cell, k), to: corner(lattice, cell, k + 1), other });
    }
  }
  return sides;
}

// Corners around which three different territories lie, the void and the outside among them.
function findMeetings(sides) {
  const around = new Map();
  sides.forEach((list, index) => {
    for (const side of list)
      for (const end of [key(side.from), key(side.to)]) {
        if (!around.has(end)) around.set(end, new Set());
        around.get(end).add(index).add(side.other);
      }
  });
  return (point) => around.get(key(point)).size > 2;
}

function traceRings(sides) {
  const next = new Map(sides.map((side) => [key(side.from), side]));
  const rings = [];
  while (next.size > 0) {
    const ring = [];
    let side = next.values().next().value;
    while (side) {
      ring.push(side);
      next.delete(key(side.from));
      side = next.get(key(side.to));
    }
    rings.push(ring);
  }
  return rings;
}

function smoothRing(lattice, ring, isMeeting, stretches) {
  const start = ring.findIndex((side) => isMeeting(side.from));
  const turned = start < 0 ? ring : [...ring.slice(start), ...ring.slice(0, start)];
  const outline = [];
  let stretch = [];
  for (const side of turned) {
    stretch.push(side);
    if (!isMeeting(side.to)) continue;
    outline.push(...smoothStretch(lattice, stretch, stretches).slice(0, -1));
    stretch = [];
  }
  if (stretch.length > 0) outline.push(...smoothStretch(lattice, stretch, stretches).slice(0, -1));
  return dropRepeats(outline).filter((p, i, all) => i < all.length - 1 || !samePoint(p, all[0]));
}

function smoothStretch(lattice, sides, stretches) {
  const points = [sides[0].from, ...sides.map((side) => side.to)];
  const forward = points.map(key).join(" ");
  if (stretches.has(forward)) return stretches.get(forward);
  const line = sides[0].other === beyondView ? edgeOfView(lattice, points) : smoothLine(lattice, points);
  stretches.set(forward, line);
  stretches.set([...points].reverse().map(key).join(" "), [...line].reverse());
  return line;
}

const insideView = (lattice, [x, y]) => [clamp(x, 0, lattice.width), clamp(y, 0, lattice.height)];

function smoothLine(lattice, points) {
  const corners = points.map((point) => insideView(lattice, cornerPoint(lattice, point)));
  const middles = corners.slice(1).map((p, i) => [(p[0] + corners[i][0]) / 2, (p[1] + corners[i][1]) / 2]);
  const line = [corners[0], ...middles, corners[corners.length - 1]];
  return dropRepeats(cutCorners(simplifyLine(line, tolerance)).map(roundPoint));
}

function edgeOfView(lattice, points) {
  const line = points.map((point) => roundPoint(insideView(lattice, cornerPoint(lattice, point))));
  return dropRepeats(simplifyLine(line, 0.01));
}

