// Which cell belongs to which province: from every city (and the further points that the data give a
// province) travel spreads over the lattice, and a cell falls to whoever comes first. To leave the
// coast or to land costs extra, so a province keeps to its own shores before it claims foreign ones.
import { Heap } from "./heap.js";
import { cellAt, centre, neighbour, neighbours } from "./lattice.js";
import { roughness } from "./roughness.js";
import { closed, sea } from "./terrain.js";

export const nobody = -1;

const smoothings = 4;

export function growTerritories(board, projection, lattice, terrain) {
  const walkers = board.provinces.map((province) => rulesOfTravel(province, board));
  const owner = spread(lattice, terrain, walkers, seedCells(board, projection, lattice));
  const homes = board.provinces.map((province) => cellAt(lattice, province.home));
  for (let i = 0; i < smoothings; i++) smooth(lattice, terrain, walkers, owner, homes);
  dropExclaves(lattice, terrain, walkers, owner, homes);
  return owner;
}

function rulesOfTravel(province, board) {
  return {
    mayEnter: (kind) => kind !== closed && !(province.landlocked && kind === sea),
    stepCost: (length, from, to) => length + (from === to ? 0 : coastCost(province, board)),
  };
}

const coastCost = (province, board) => (province.site === "none" ? board.sheet.landingCost : board.sheet.coastCost);

function seedCells(board, projection, lattice) {
  return board.provinces.flatMap((province, index) => {
    const further = (province.further ?? []).map((place) => projection(place));
    return [province.home, ...further].map((point) => ({ cell: cellAt(lattice, point), index }));
  });
}

function spread(lattice, terrain, walkers, seeds) {
  const owner = new Int16Array(lattice.size).fill(nobody);
  const heap = new Heap();
  const claims = [];
  const claim = (cost, cell, index) => heap.push(cost, claims.push({ cell, index }) - 1);
  for (const { cell, index } of seeds) claim(0, cell, index);
  while (heap.size > 0) {
    const [cost, id] = heap.pop();
    const { cell, index } = claims[id];
    if (owner[cell] !== nobody) continue;
    owner[cell] = index;
    for (const [next, length] of stepsFrom(lattice, cell)) {
      if (owner[next] !== nobody || !walkers[index].mayEnter(terrain[next])) continue;
      if (length > 1 && terrain[next] !== terrain[cell]) continue;
      const way = length * lattice.spacing * (terrain[next] === sea ? 1 : roughness(centre(lattice, next)));
      claim(cost + walkers[index].stepCost(way, terrain[cell], terrain[next]), next, index);
    }
  }
  return owner;
}

// The six cells around and, for rounder fronts, the six that lie behind two of them.
function stepsFrom(lattice, cell) {
  const near = [0, 1, 2, 3, 4, 5].map((k) => neighbour(lattice, cell, k));
  const steps = near.filter((next) => next !== nobody).map((next) => [next, 1]);
  for (let k = 0; k < 6; k++) {
    if (near[k] === nobody || near[(k + 1) % 6] === nobody) continue;
    const far = neighbour(lattice, near[k], (k + 1) % 6);
    if (far !== nobody) steps.push([far, Math.sqrt(3)]);
  }
  return steps;
}

// A cell with hardly a neighbour of its own province goes over to the province that surrounds it.
function smooth(lattice, terrain, walkers, owner, homes) {
  const old = Int16Array.from(owner);
  for (let cell = 0; cell < lattice.size; cell++) {
    if (old[cell] === nobody || homes[old[cell]] === cell) continue;
    const [candidate, votes] = majority(lattice, old, cell);
    if (votes >= 4 && candidate !== nobody && walkers[candidate].mayEnter(terrain[cell])) owner[cell] = candidate;
  }
}

function majority(lattice, owner, cell) {
  const votes = new Map();
  for (const next of neighbours(lattice, cell)) votes.set(owner[next], (votes.get(owner[next]) ?? 0) + 1);
  return [...votes].reduce((best, vote) => (vote[1] > best[1] ? vote : best), [nobody, 0]);
}

// Keeps of every province only what hangs together with its city; the rest goes to the neighbours.
function dropExclaves(lattice, terrain, walkers, owner, homes) {
  const mayOwn = (index, cell) => walkers[index].mayEnter(terrain[cell]);
  const loose = [];
  const attached = reachableFromHome(lattice, owner, homes);
  for (let cell = 0; cell < lattice.size; cell++)
    if (!attached[cell] && terrain[cell] !== closed) { owner[cell] = nobody; loose.push(cell); }
  adopt(lattice, owner, loose, mayOwn);
}

function reachableFromHome(lattice, owner, homes) {
  const reached = new Uint8Array(lattice.size);
  for (const home of homes) {
    const open = [home];
    reached[home] = 1;
    while (open.length > 0)
      for (const next of neighbours(lattice, open.pop()))
        if (!reached[next] && owner[next] === owner[home]) { reached[next] = 1; open.push(next); }
  }
  return reached;
}

function adopt(lattice, owner, loose, mayOwn) {
  let waiting = loose;
  while (waiting.length > 0) {
    const old = Int16Array.from(owner);
    const left = waiting.filter((cell) => {
      const next = neighbours(lattice, cell).find((other) => old[other] !== nobody && mayOwn(old[other], cell));
      if (next !== undefined) owner[cell] = old[next];
      return next === undefined;
    });
    if (left.length === waiting.length) return;
    waiting = left;
  }
}

