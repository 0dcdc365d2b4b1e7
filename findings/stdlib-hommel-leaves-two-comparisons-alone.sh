#!/usr/bin/env bash
# The Hommel adjustment of @stdlib's padjust leaves the p-values of two comparisons as they are.
#
# A report compares openings and adjusts the p-values, so that one false difference in the whole report is rarer than one in twenty.
#
# Expected: Hommel's adjusted p-value of a comparison is the largest Simes p-value of all sets of comparisons with it. Of two p-values p < q
# these are min(2p, q) and q. R's p.adjust says the same.
# Seen (@stdlib/stats-padjust 0.2.1): of two comparisons nothing is adjusted: 0.026 stays 0.026 (0.052 by definition). Of more, the Simes p-value
# of the whole set is never used: of 0.01, 0.03, 0.04 and 0.9 the first becomes 0.03, below its 0.04. In 256 of 300 sets of two to six random
# p-values at least one is too small, in none one is too large. Holm's adjustment of the same package is right.
# So two independent comparisons without any difference are called different in nearly one report of ten instead of one of twenty. Readers cannot
# see it, since the report names a method that keeps the promise, and a smaller p-value looks like the power for which Hommel is chosen.
#
# New numbers are checked against the definition, as below: the closed test takes a few lines for small sets.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" @stdlib/stats-padjust@0.2.1

cat >"$folder/adjust.cjs" <<'JS'
const adjust = require('@stdlib/stats-padjust')

// By definition, the closed test with Simes' p-values; Holm's with Bonferroni's.
const ordered = (values) => [...values].sort((a, b) => a - b)
const simes = (set) => Math.min(...ordered(set).map((value, i) => (set.length * value) / (i + 1)))
const bonferroni = (set) => Math.min(1, set.length * Math.min(...set))
const closed = (values, ofSet) => values.map((_, at) => {
  let largest = 0
  for (let chosen = 1; chosen < 1 << values.length; ++chosen)
    if ((chosen >> at) & 1) largest = Math.max(largest, ofSet(values.filter((_, i) => (chosen >> i) & 1)))
  return largest
})
const numbers = (values) => values.map((value) => +value.toFixed(4)).join(' ')

for (const values of [[0.026, 0.7282], [0.0204, 0.6879], [0.01, 0.03, 0.04, 0.9]])
  console.log(`${numbers(values)}: Hommel says ${numbers(adjust(values, 'hommel'))}, by definition ${numbers(closed(values, simes))}`)

let seed = 1
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
const sets = Array.from({ length: 300 }, () => Array.from({ length: 2 + Math.floor(5 * random()) }, () => random() ** 2))
for (const [method, ofSet] of [['hommel', simes], ['holm', bonferroni]]) {
  const differs = (sign) => sets.filter((set) => {
    const said = adjust(set, method), right = closed(set, ofSet)
    return set.some((_, i) => sign * (said[i] - right[i]) > 1e-9)
  }).length
  console.log(`${method}: too small in ${differs(-1)} of 300 sets, too large in ${differs(1)}`)
}
JS
seen=$(node "$folder/adjust.cjs")
printf '@stdlib/stats-padjust 0.2.1\n%s\n' "$seen"
wanted='0.026 0.7282: Hommel says 0.026 0.7282, by definition 0.052 0.7282
0.0204 0.6879: Hommel says 0.0204 0.6879, by definition 0.0408 0.6879
0.01 0.03 0.04 0.9: Hommel says 0.03 0.06 0.08 0.9, by definition 0.04 0.06 0.08 0.9
hommel: too small in 256 of 300 sets, too large in 0
holm: too small in 0 of 300 sets, too large in 0'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
