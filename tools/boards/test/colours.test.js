// The nations of a board can be told apart, also by people who see some colours alike. Colours are
// compared in CIELAB after the simulation of Machado, Oliveira and Fernandes (2009), full strength.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardIds, loadBoard } from "../src/data.js";

const leastDistance = 30;
const ground = ["#efe3c4", "#a9cbe3"];

const sights = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const parts = (colour) => [1, 3, 5].map((i) => linear(parseInt(colour.slice(i, i + 2), 16) / 255));
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clip = (value) => Math.min(1, Math.max(0, value));
const root = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

function lab(colour, sight) {
  const rgb = sight.map((row) => clip(dot(row, parts(colour))));
  const x = root(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = root(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = root(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

for (const id of boardIds)
  test(`the colours on ${id} are well apart`, () => {
    const nations = loadBoard(id).nations.map((nation) => nation.colour);
    for (const [name, sight] of Object.entries(sights))
      nations.forEach((one, i) => {
        for (const other of [...nations.slice(i + 1), ...ground]) {
          const [p, q] = [lab(one, sight), lab(other, sight)];
          const distance = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
          assert.ok(distance >= leastDistance, `${one} and ${other} by ${name}: ${distance.toFixed(1)}`);
        }
      });
  });
