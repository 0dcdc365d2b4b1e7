import assert from "node:assert/strict";
import { test } from "node:test";
import { decideBorders, kindByMeasure } from "../src/borders.js";

const width = 1000;
const measured = (total, land, sea) => ({ a: "alba", b: "bora", total, land, sea });

test("what lies along a border decides its kind", () => {
  assert.equal(kindByMeasure(measured(100, 100, 0), width), "land");
  assert.equal(kindByMeasure(measured(100, 0, 100), width), "sea");
  assert.equal(kindByMeasure(measured(100, 50, 50), width), "both");
});

test("a corner is no border", () => assert.equal(kindByMeasure(measured(14, 14, 0), width), null));

test("neither is a coast that one only looks at", () => assert.equal(kindByMeasure(measured(100, 0, 0), width), null));

test("a small part counts by its length or its share", () => {
  assert.equal(kindByMeasure(measured(100, 90, 10), width), "land");
  assert.equal(kindByMeasure(measured(50, 40, 10), width), "both");
  assert.equal(kindByMeasure(measured(500, 480, 20), width), "both");
});

test("a correction replaces, adds or removes a border, and gives its reason", () => {
  const decide = (correction) =>
    decideBorders({ sheet: { width }, corrections: [correction] }, [measured(100, 100, 0)]);
  assert.deepEqual(decide({ a: "bora", b: "alba", kind: "both", reason: "a ford" }), [{ a: "alba", b: "bora", kind: "both" }]);
  assert.deepEqual(decide({ a: "alba", b: "bora", kind: "none", reason: "a desert" }), []);
  assert.throws(() => decide({ a: "alba", b: "bora", kind: "both" }), /no reason/);
  assert.throws(() => decide({ a: "alba", b: "bora", kind: "land", reason: "x" }), /changes nothing/);
  assert.throws(() => decide({ a: "alba", b: "cora", kind: "land", reason: "x" }), /do not touch/);
});
