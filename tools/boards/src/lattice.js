// A lattice of hexagons over the view. Three cells meet in every corner, so outlines drawn along the
// cells never touch themselves, and neighbours share their corners exactly.

export const outside = -1;

// The six corners, clockwise from the top, in units of half a cell's width and half a side's length.
const corners = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];
// steps[k] leads across the side from corner k to corner k + 1, as [columns in even rows, in odd rows, rows].
const steps = [[0, 1, -1], [1, 1, 0], [0, 1, 1], [-1, 0, 1], [-1, -1, 0], [-1, 0, -1]];

export function makeLattice(width, height, spacing) {
  const rise = (spacing * Math.sqrt(3)) / 2;
  const columns = Math.ceil(width / spacing) + 1;
  const rows = Math.ceil(height / rise) + 1;
  return { width, height, spacing, rise, columns, rows, size: columns * rows };
}

export const rowOf = (lattice, cell) => Math.floor(cell / lattice.columns);

export function centre(lattice, cell) {
  const row = rowOf(lattice, cell);
  const column = cell - row * lattice.columns;
  return [(column + (row & 1) / 2) * lattice.spacing, row * lattice.rise];
}

export function cellAt(lattice, [x, y]) {
  const guess = Math.round(y / lattice.rise);
  let best = outside, bestDistance = Infinity;
  for (const row of [guess - 1, guess, guess + 1]) {
    const column = Math.round(x / lattice.spacing - (row & 1) / 2);
    const cell = cellIn(lattice, column, row);
    if (cell === outside) continue;
    const [cx, cy] = centre(lattice, cell);
    const d = Math.hypot(cx - x, cy - y);
    if (d < bestDistance) { best = cell; bestDistance = d; }
  }
  return best;
}

function cellIn(lattice, column, row) {
  const exists = column >= 0 && column < lattice.columns && row >= 0 && row < lattice.rows;
  return exists ? row * lattice.columns + column : outside;
}

// The neighbour across the side from corner k to corner k + 1, or `outside`.
export function neighbour(lattice, cell, k) {
  const row = rowOf(lattice, cell);
  const column = cell - row * lattice.columns;
  const [even, odd, down] = steps[k];
  return cellIn(lattice, column + (row & 1 ? odd : even), row + down);
}

export function neighbours(lattice, cell) {
  return steps.map((_, k) => neighbour(lattice, cell, k)).filter((next) => next !== outside);
}

// A corner's exact place as two integers, equal for all cells that share it.
export function corner(lattice, cell, k) {
  const row = rowOf(lattice, cell);
  const column = cell - row * lattice.columns;
  const [dx, dy] = corners[k % 6];
  return [2 * column + (row & 1) + dx, 3 * row + dy];
}

export function cornerPoint(lattice, [x, y]) {
  return [(x * lattice.spacing) / 2, (y * lattice.spacing) / (2 * Math.sqrt(3))];
}

// Connected groups of the cells for which `groupOf` gives the same value; `outside` cells belong to none.
export function components(lattice, groupOf) {
  const of = new Int32Array(lattice.size).fill(outside);
  const sizes = [];
  for (let start = 0; start < lattice.size; start++) {
    if (of[start] !== outside || groupOf(start) === outside) continue;
    sizes.push(flood(lattice, groupOf, of, start, sizes.length));
  }
  return { of, sizes };
}

function flood(lattice, groupOf, of, start, id) {
  const group = groupOf(start);
  const open = [start];
  of[start] = id;
  let size = 0;
  while (open.length > 0) {
    const cell = open.pop();
    size++;
    for (const next of neighbours(lattice, cell))
      if (of[next] === outside && groupOf(next) === group) {
        of[next] = id;
        open.push(next);
      }
  }
  return size;
}
