#!/usr/bin/env bash
# T.TEST of formulajs has one answer for all its kinds of tests, and F.TEST answers with another quantity.
#
# A club keeps its table on a web page, which evaluates the formulas of a spreadsheet. Eight pupils played before a lesson and after it:
# =T.TEST(before; after; 2; 1) asks for a paired test with two tails.
#
# Expected: Excel's and OpenDocument's functions, whose names these are: 1 or 2 tails; type 1 paired, 2 of equal variances, 3 of unequal ones
# (Welch). Or an error for arguments that are not supported.
# Seen (@formulajs/formulajs 4.6.1): tails and type are not read. Every pupil gained 1 to 3 points, p = 0.0001 paired, and T.TEST says 0.69. Where
# three evenings are compared with twelve, Welch's test says 0.13 and T.TEST 0.029: it takes Welch's statistic with the degrees of freedom of
# equal variances, which is none of the three tests. For groups of one size, two tails and type 2 the answer is right, so a test may well pass.
# F.TEST is the ratio of the variances, not the probability: 0.04 for two players with three evenings each, where the probability is 0.077.
# The names are those of the spreadsheet and a number between 0 and 1 comes back, so the page says that a good lesson did nothing, and that some
# openings differ that do not.
#
# Annales does not call such formulas: comparisons are counted in libreplay/inference, and its tests hold numbers from R.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" @formulajs/formulajs@4.6.1

cat >"$folder/tests.mjs" <<'JS'
import * as formulas from '@formulajs/formulajs'

const { F, T } = formulas
const mean = (x) => x.reduce((sum, value) => sum + value, 0) / x.length
const variance = (x) => x.reduce((sum, value) => sum + (value - mean(x)) ** 2, 0) / (x.length - 1)

// By definition, from the distributions of the same package.
function statistic(x, y, type) {
  const [a, b] = [variance(x) / x.length, variance(y) / y.length]
  if (type === 1) {
    const differences = x.map((value, i) => value - y[i])
    return [mean(differences) / Math.sqrt(variance(differences) / x.length), x.length - 1]
  }
  if (type === 3) return [(mean(x) - mean(y)) / Math.sqrt(a + b), (a + b) ** 2 / (a ** 2 / (x.length - 1) + b ** 2 / (y.length - 1))]
  const free = x.length + y.length - 2
  const pooled = ((x.length - 1) * variance(x) + (y.length - 1) * variance(y)) / free
  return [(mean(x) - mean(y)) / Math.sqrt(pooled / x.length + pooled / y.length), free]
}
function defined(x, y, tails, type) {
  const [t, free] = statistic(x, y, type)
  return (T.DIST['2T'](Math.abs(t), free) * tails) / 2
}
function show(what, x, y, types) {
  for (const type of types)
    for (const tails of [1, 2])
      console.log(`${what}, type ${type}, tails ${tails}: ${T.TEST(x, y, tails, type).toFixed(4)}, by definition ${defined(x, y, tails, type).toFixed(4)}`)
}
function showSpread(what, x, y) {
  const ratio = variance(x) / variance(y)
  const below = F.DIST(ratio, x.length - 1, y.length - 1, true)
  console.log(`${what}, F.TEST: ${F.TEST(x, y).toFixed(4)}, by definition ${(2 * Math.min(below, 1 - below)).toFixed(4)}`)
}
show('pupils', [10, 14, 18, 22, 26, 30, 34, 38], [11, 16, 20, 25, 27, 32, 37, 40], [1, 2, 3])
show('evenings', [30, 42, 54], [22, 23, 24, 24, 25, 25, 25, 25, 26, 26, 27, 28], [2, 3])
showSpread('players', [24, 25, 26], [20, 25, 30])
JS
seen=$(node "$folder/tests.mjs")
printf '@formulajs/formulajs 4.6.1\n%s\n' "$seen"
wanted='pupils, type 1, tails 1: 0.6940, by definition 0.0001
pupils, type 1, tails 2: 0.6940, by definition 0.0001
pupils, type 2, tails 1: 0.6940, by definition 0.3470
pupils, type 2, tails 2: 0.6940, by definition 0.6940
pupils, type 3, tails 1: 0.6940, by definition 0.3470
pupils, type 3, tails 2: 0.6940, by definition 0.6940
evenings, type 2, tails 1: 0.0293, by definition 0.0001
evenings, type 2, tails 2: 0.0293, by definition 0.0001
evenings, type 3, tails 1: 0.0293, by definition 0.0665
evenings, type 3, tails 2: 0.0293, by definition 0.1329
players, F.TEST: 0.0400, by definition 0.0769'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
