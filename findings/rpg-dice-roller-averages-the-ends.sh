#!/usr/bin/env bash
# The average that rpg-dice-roller gives for dice is the middle between the smallest and the largest total.
#
# A designer compares ways to roll: how many hits do six dice bring that hit with 5 and 6, and what is a second die worth of which the better counts?
#
# Expected: averageTotal, "the average possible total" by its comment, is the mean of all rolls, each as likely as it is.
# Seen (@dice-roller/rpg-dice-roller 5.5.1), without a message:
# - It is (minTotal + maxTotal) / 2. Where dice are added up this is right, and so is the example of the documentation. Six dice that hit with 5 and
#   6 have 3 hits instead of 2. Of two twenties the better has 10.5 and so has the worse: 13.825 and 7.175 by counting. The product of two dice has
#   18.5 instead of 12.25. A six that is rolled again and added has 3003.5 instead of 4.2.
# - The ends are those of the notation and not of the dice: one die minus another is from 0 to 0, so that its range, -5 to 5, does not exist.
# Issue 293 of dice-roller/rpg-dice-roller (2024, open) names the dice that are kept.
# An advantage is then worth nothing, and a game is balanced with three hits where two come.
#
# Count all rolls, as below, or take the mean of many. The games that Annales knows have no dice.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" @dice-roller/rpg-dice-roller@5.5.1

cat >"$folder/roll.cjs" <<'JS'
const { DiceRoll } = require('@dice-roller/rpg-dice-roller')

// All rolls of so many dice, each once.
const rolls = (dice, faces) => dice === 0 ? [[]] : rolls(dice - 1, faces).flatMap((rest) => Array.from({ length: faces }, (_, face) => [...rest, face + 1]))
const counted = (dice, faces, total) => {
  const totals = rolls(dice, faces).map(total)
  return [Math.min(...totals), Math.max(...totals), totals.reduce((sum, one) => sum + one, 0) / totals.length]
}
const sum = (roll) => roll.reduce((all, face) => all + face, 0)
const ways = [
  ['4d6', counted(4, 6, sum)],
  ['4d6kh3', counted(4, 6, (roll) => sum(roll) - Math.min(...roll))],
  ['2d20kh1', counted(2, 20, (roll) => Math.max(...roll))],
  ['2d20kl1', counted(2, 20, (roll) => Math.min(...roll))],
  ['6d6>=5', counted(6, 6, (roll) => roll.filter((face) => face >= 5).length)],
  ['1d6*1d6', counted(2, 6, ([one, other]) => one * other)],
  ['1d6-1d6', counted(2, 6, ([one, other]) => one - other)],
  // m = 3.5 + m / 6, without an end
  ['1d6!', [1, Infinity, 3.5 / (1 - 1 / 6)]],
]
const words = ([smallest, largest, mean]) => `${smallest} to ${largest}, average ${+mean.toFixed(3)}`
for (const [notation, right] of ways) {
  const roll = new DiceRoll(notation)
  console.log(`${notation}: ${words([roll.minTotal, roll.maxTotal, roll.averageTotal])}; by counting ${words(right)}`)
}

// The rolls themselves are right: so many hits that both averages can be told apart.
let hits = 0
for (let n = 0; n < 10000; ++n) hits += new DiceRoll('6d6>=5').total
console.log(`6d6>=5, 10000 rolls: ${Math.abs(hits / 10000 - 2) < 0.1 ? 'about 2' : hits / 10000} hits`)
JS
seen=$(cd "$folder" && node roll.cjs)
printf '@dice-roller/rpg-dice-roller 5.5.1\n%s\n' "$seen"
wanted='4d6: 4 to 24, average 14; by counting 4 to 24, average 14
4d6kh3: 3 to 18, average 10.5; by counting 3 to 18, average 12.245
2d20kh1: 1 to 20, average 10.5; by counting 1 to 20, average 13.825
2d20kl1: 1 to 20, average 10.5; by counting 1 to 20, average 7.175
6d6>=5: 0 to 6, average 3; by counting 0 to 6, average 2
1d6*1d6: 1 to 36, average 18.5; by counting 1 to 36, average 12.25
1d6-1d6: 0 to 0, average 0; by counting -5 to 5, average 0
1d6!: 1 to 6006, average 3003.5; by counting 1 to Infinity, average 4.2'
wanted+=$'\n6d6>=5, 10000 rolls: about 2 hits'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
