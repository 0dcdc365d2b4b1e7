// The boards in the repository are what the generator makes, valid, true to what is known, and fair.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { shareOut, spreadOf } from "../src/balance.js";
import { buildBoard } from "../src/board.js";
import { boardIds, loadBoard } from "../src/data.js";
import { brokenFacts, countFacts } from "../src/facts.js";
import { allSteps } from "../src/graph.js";
import { qualityFindings } from "../src/quality.js";
import { findings } from "../src/validity.js";
import { mapText } from "../src/write.js";

const widestSpreadOfRoom = 0.205;
// Making a board of ancient cities takes seven seconds: `./check --long` makes them all.
const remade = process.env.ANNALES_THOROUGH ? boardIds : ["rome-carthage", "greece-persia"];

for (const id of boardIds) {
  const text = readFileSync(new URL(`../../../engine/boards/built_in/${id}.json`, import.meta.url), "utf8");
  const map = JSON.parse(text);

  test(`${id} is what the generator makes of its data`, { skip: !remade.includes(id) }, () => {
    assert.equal(mapText(buildBoard(loadBoard(id)).map), text);
  });

  test(`${id} is a valid map and keeps our own promises`, () => {
    assert.deepEqual([...findings(map), ...qualityFindings(map)], []);
  });

  test(`${id} agrees with what is known of the printed board`, () => {
    assert.ok(countFacts(id) > 0);
    assert.deepEqual(brokenFacts(map), []);
  });

  test(`${id} lets no ship into a province without a shore`, () => {
    const inland = new Set(loadBoard(id).provinces.filter((province) => province.landlocked).map((province) => province.id));
    assert.deepEqual(map.borders.filter(({ a, b, kind }) => kind !== "land" && (inland.has(a) || inland.has(b))), []);
  });

  test(`${id} lets no legion into the open sea`, () => {
    const seas = new Set(map.provinces.filter((province) => province.site === "none").map((province) => province.id));
    assert.deepEqual(map.borders.filter(({ a, b, kind }) => kind !== "sea" && (seas.has(a) || seas.has(b))), []);
  });

  test(`${id} gives every nation about the same room`, () => {
    const cities = map.provinces.filter((province) => province.site !== "none");
    const steps = allSteps(map.borders, map.provinces.map((province) => province.id));
    for (const game of Object.values(map.games)) {
      const rooms = [...shareOut(game, cities, steps).values()].map((account) => account.room);
      assert.ok(spreadOf(rooms) <= widestSpreadOfRoom, `${game.order}: ${rooms}`);
    }
  });
}
