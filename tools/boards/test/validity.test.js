// A map with one fault has exactly the finding that names it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, overlap, selfContact } from "../src/validity.js";

const square = (x, y) => [[x, y], [x + 10, y], [x + 10, y + 10], [x, y + 10]];

const province = (id, site, column) =>
  ({ id, name: id, site, neutralTemple: false, at: [10 * column + 5, 5], outline: square(10 * column, 0) });

function smallMap() {
  return {
    format: "antike-map/1",
    id: "small",
    name: { en: "Small", de: "Klein" },
    rulesets: ["antike"],
    provenance: { grade: "reconstructed", note: "invented" },
    provinces: [province("alba", "marble", 0), province("bora", "iron", 1), province("cora", "gold", 2), province("dura", "any", 3)],
    borders: [{ a: "alba", b: "bora", kind: "land" }, { a: "bora", b: "cora", kind: "sea" }, { a: "dura", b: "cora", kind: "both" }],
    nations: [{ id: "ones", name: { en: "Ones", de: "Einse" }, colour: "#112233" }, { id: "twos", name: { en: "Twos", de: "Zweie" }, colour: "#445566" }],
    games: {},
    view: { width: 100, height: 100, coast: [] },
  };
}

test("a sound map has no findings", () => assert.deepEqual(findings(smallMap()), []));

const faults = [
  ["an unknown field", (map) => { map.extra = 1; }, /extra/],
  ["a reserved id", (map) => { map.provinces[0].id = "box"; map.borders[0].a = "box"; }, /province box/],
  ["two provinces of one id", (map) => { map.provinces[0].id = "dura"; map.borders.shift(); map.borders.push({ a: "bora", b: "dura", kind: "sea" }); }, /province dura: stands there twice/],
  ["an unknown site", (map) => { map.provinces[0].site = "silver"; }, /site silver/],
  ["a city outside its outline", (map) => { map.provinces[0].at = [50, 50]; }, /does not hold its city/],
  ["a repeated first point", (map) => { map.provinces[0].outline.push([0, 0]); }, /repeats its first point/],
  ["an outline beyond the view", (map) => { map.provinces[3].outline[1] = [140, 0]; }, /leaves the view/],
  ["a knotted outline", (map) => { map.provinces[0].outline = [[0, 0], [10, 10], [10, 0], [0, 10]]; map.provinces[0].at = [1, 5]; }, /crosses itself/],
  ["overlapping outlines", (map) => { map.provinces[0].outline = [[0, 0], [12, 0], [12, 10], [0, 10]]; }, /alba and bora: overlap by 20/],
  ["a border to nowhere", (map) => { map.borders.push({ a: "alba", b: "atlantis", kind: "sea" }); }, /unknown province/],
  ["a border within one province", (map) => { map.borders.push({ a: "alba", b: "alba", kind: "sea" }); }, /leads nowhere/],
  ["a pair given twice", (map) => { map.borders.push({ a: "bora", b: "alba", kind: "sea" }); }, /border bora alba: stands there twice/],
  ["a province without borders", (map) => { map.borders.pop(); }, /province dura: has no border/],
  ["two separate worlds", (map) => { map.borders.splice(1, 1); }, /cannot be reached/],
  ["a colour that is none", (map) => { map.nations[0].colour = "red"; }, /colour red/],
  ["a nation without a German name", (map) => { delete map.nations[0].name.de; }, /lacks de/],
  ["start cities in the wrong order", (map) => { map.games[2] = game(["bora", "alba", "cora"]); }, /marble, iron and gold/],
  ["a city for two nations", (map) => { map.games[2] = game(["alba", "bora", "cora"]); map.games[2].start.twos = ["dura", "bora", "cora"]; }, /two start cities are the same/],
  ["an order that is too short", (map) => { map.games[3] = game(["alba", "bora", "cora"]); }, /game for 3: order/],
  ["neutral temples in the first edition", (map) => { map.games[2] = { ...game(["alba", "bora", "cora"]), neutralTemples: [] }; }, /has neutral temples/],
];

function game(cities) {
  return { order: ["ones", "twos"], start: { ones: cities, twos: ["dura", "dura", "dura"] } };
}

for (const [name, spoil, expected] of faults)
  test(`finds ${name}`, () => {
    const map = smallMap();
    spoil(map);
    assert.match(findings(map).join("\n"), expected);
  });

test("an outline that touches itself in a corner is not simple", () => {
  assert.ok(selfContact([[0, 0], [4, 4], [8, 0], [8, 8], [4, 4], [0, 8]]));
  assert.equal(selfContact(square(0, 0)), null);
});

test("neighbours that share a side do not overlap", () => {
  assert.equal(overlap(square(0, 0), square(10, 0)), 0);
  assert.equal(overlap(square(0, 0), square(5, 5)), 25);
});
