import assert from "node:assert/strict";
import { test } from "node:test";
import { cutCorners, insideRings, signedArea, simplifyLine, simplifyRing } from "../src/geometry.js";
import { cellAt, centre, corner, makeLattice, neighbour, outside } from "../src/lattice.js";

test("simplifying keeps the ends and what stands out", () => {
  assert.deepEqual(simplifyLine([[0, 0], [5, 0.1], [10, 0]], 0.5), [[0, 0], [10, 0]]);
  assert.deepEqual(simplifyLine([[0, 0], [5, 3], [10, 0]], 0.5), [[0, 0], [5, 3], [10, 0]]);
  assert.equal(simplifyRing([[0, 0], [5, 0], [10, 0], [10, 10], [0, 10]], 0.5).length, 4);
});

test("cutting corners keeps the ends", () => {
  const cut = cutCorners([[0, 0], [4, 0], [4, 4]]);
  assert.deepEqual([cut[0], cut[cut.length - 1]], [[0, 0], [4, 4]]);
  assert.deepEqual(cut.slice(1, -1), [[3, 0], [4, 1]]);
});

test("a ring within a ring is a hole", () => {
  const outer = [[0, 0], [9, 0], [9, 9], [0, 9]], inner = [[3, 3], [6, 3], [6, 6], [3, 6]];
  assert.ok(insideRings([1, 1], [outer, inner]));
  assert.ok(!insideRings([4, 4], [outer, inner]));
  assert.equal(Math.abs(signedArea(outer)), 81);
});

test("neighbouring cells share two corners, and a cell is found at its centre", () => {
  const lattice = makeLattice(40, 40, 4);
  const corners = (cell) => [0, 1, 2, 3, 4, 5].map((k) => String(corner(lattice, cell, k)));
  for (const cell of [37, 48, 60]) {
    assert.equal(cellAt(lattice, centre(lattice, cell)), cell);
    for (let k = 0; k < 6; k++) {
      const common = corners(neighbour(lattice, cell, k)).filter((point) => corners(cell).includes(point));
      assert.deepEqual(common.sort(), [corners(cell)[k], corners(cell)[(k + 1) % 6]].sort());
    }
  }
  assert.equal(neighbour(lattice, 0, 4), outside);
});
