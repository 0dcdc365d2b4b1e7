import assert from "node:assert/strict";
import { test } from "node:test";
import { shareOut, spreadOf } from "../src/balance.js";
import { allSteps } from "../src/graph.js";
import { inOrderOfResources, tune } from "../src/search.js";

const ring = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
const borders = ring.map((id, i) => ({ a: id, b: ring[(i + 1) % ring.length], kind: "both" }));

const wishes = {
  provinces: ring.map((id) => ({ id, site: "marble" })),
  games: { 2: { order: ["ones", "twos"] } },
  homes: { ones: { capital: "a", cities: ["a", "b", "c", "l"] }, twos: { capital: null, cities: ["d", "e", "f", "g"] } },
  fixedSites: { a: "gold" },
  fixedStarts: { 2: {} },
  search: { seed: 1, rounds: 3000 },
};

test("room is shared in proportion to nearness", () => {
  const cities = ["a", "b", "c", "d"].map((id) => ({ id, site: "iron" }));
  const line = [{ a: "a", b: "b" }, { a: "b", b: "c" }, { a: "c", b: "d" }];
  const accounts = shareOut({ start: { ones: ["a"], twos: ["d"] } }, cities, allSteps(line, ["a", "b", "c", "d"]));
  assert.equal(accounts.get("ones").reach, 1.6);
  assert.ok(Math.abs(accounts.get("ones").iron - (1 / 1.6 + 0.36 / 1.6)) < 1e-9);
});

test("the spread is the largest distance from the mean", () => assert.equal(spreadOf([8, 10, 12]), 0.2));

test("start cities stand in the order marble, iron, gold", () => {
  const sites = { a: "gold", b: "any", c: "marble" };
  assert.deepEqual(inOrderOfResources(["a", "b", "c"], sites), ["c", "b", "a"]);
});

test("the search keeps what is given, is fair on a fair board, and repeats itself", () => {
  const found = tune(wishes, borders);
  assert.equal(found.sites.a, "gold");
  for (const three of Object.values(found.games[2]))
    assert.deepEqual(three.map((id) => found.sites[id]), ["marble", "iron", "gold"]);
  assert.deepEqual(tune(wishes, borders), found);
});
