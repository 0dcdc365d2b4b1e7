#!/usr/bin/env bash
# Fisher's exact test of statistics.js returns the chance of one table instead of a p-value, and finds differences where there are none.
#
# Two openings were played 200 times each. The first won 110 games and the second 100. Is that a difference?
#
# Expected: the p-value of Fisher's exact test, which adds up the chances of all tables that are as unlikely as the observed one or less likely:
# 0.37. R's fisher.test says the same.
# Seen (statistics.js 1.0.0): 0.048. That is the chance of just this table. The documentation tells the reader to reject the equality where the
# level of significance is larger.
# A single table becomes ever less likely with more games, so ever more becomes significant: two openings that both win half of their games are
# called different in 4 of 100 comparisons with 10 games each, in 13 with 50 and in 18 with 100. By the definition these are 1, 4 and 4. With 600
# games each the answer is NaN. A small table hides it: for 1 of 10 against 11 of 14 games 0.0013 and 0.0028 lead to the same words.
# Kendall's tau-c of the same package is 1.6 for five places in one order, and 1.25 for eight where neighbours are exchanged; no tau is above 1.
# (The example of the documentation has 1.24.)
#
# Try a test on data without a difference, too: of a hundred such comparisons it may reject five. Annales does that to its own intervals and
# verdicts (tests/libreplay/inference).
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" statistics.js@1.0.0

cat >"$folder/openings.cjs" <<'JS'
const Statistics = require('statistics.js')

const games = (opening, wins, count) => Array.from({ length: count }, (_, game) => ({ opening, result: game < wins ? 'won' : 'lost' }))
const said = (one, ones, other, others) =>
  new Statistics([...games('one', one, ones), ...games('other', other, others)], { opening: 'nominal', result: 'nominal' }).fishersExactTest('opening', 'result')

const logFactorial = [0]
for (let n = 1; n <= 2000; ++n) logFactorial.push(logFactorial[n - 1] + Math.log(n))
const logChoose = (n, k) => logFactorial[n] - logFactorial[k] - logFactorial[n - k]
function defined(one, ones, other, others) {
  const wins = one + other
  const chance = (first) => Math.exp(logChoose(ones, first) + logChoose(others, wins - first) - logChoose(ones + others, wins))
  let sum = 0
  for (let first = Math.max(0, wins - others); first <= Math.min(wins, ones); ++first)
    if (chance(first) <= chance(one) * (1 + 1e-7)) sum += chance(first)
  return sum
}
for (const table of [[1, 10, 11, 14], [110, 200, 100, 200], [100, 200, 100, 200], [300, 600, 300, 600]])
  console.log(`${table[0]} of ${table[1]} and ${table[2]} of ${table[3]}: ${said(...table).toFixed(4)}, by definition ${defined(...table).toFixed(4)}`)

// Openings that both win each game with a chance of one half: how often is the answer below 0.05?
for (const count of [10, 50, 100]) {
  const alarms = (test) => {
    let sum = 0
    for (let one = 0; one <= count; ++one)
      for (let other = 0; other <= count; ++other) {
        const chance = Math.exp(logChoose(count, one) + logChoose(count, other) - 2 * count * Math.LN2)
        if (chance > 1e-9 && one + other > 0 && one + other < 2 * count && test(one, count, other, count) < 0.05) sum += chance
      }
    return sum.toFixed(3)
  }
  console.log(`${count} games each, no difference: called different in ${alarms(said)}, by definition in ${alarms(defined)}`)
}

for (const places of [[1, 2, 3, 4, 5], [2, 1, 4, 3, 6, 5, 8, 7]]) {
  const rows = places.map((second, at) => ({ first: at + 1, second }))
  console.log(`places ${places.join(' ')}: tau-c ${new Statistics(rows, { first: 'ordinal', second: 'ordinal' }).kendallsTau('first', 'second').c.tauC}`)
}
JS
seen=$(cd "$folder" && node openings.cjs)
printf 'statistics.js 1.0.0\n%s\n' "$seen"
wanted='1 of 10 and 11 of 14: 0.0013, by definition 0.0028
110 of 200 and 100 of 200: 0.0484, by definition 0.3675
100 of 200 and 100 of 200: 0.0796, by definition 1.0000
300 of 600 and 300 of 600: NaN, by definition 1.0000
10 games each, no difference: called different in 0.042, by definition in 0.013
50 games each, no difference: called different in 0.133, by definition in 0.035
100 games each, no difference: called different in 0.180, by definition in 0.040
places 1 2 3 4 5: tau-c 1.6
places 2 1 4 3 6 5 8 7: tau-c 1.25'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
