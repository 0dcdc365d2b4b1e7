#!/usr/bin/env bash
# openskill's predictWin never gives a player of a game of six more than one third.
#
# A program shows who is likely to win before the game begins, or scores its forecasts against the winners.
#
# Expected: the chance of a player who always wins is 1. The README calls the numbers the relative odds that each team will win, and they sum to 1.
# Seen (openskill 5.0.1): with n players it is 2/n: 1 of two, 0.667 of three, 0.5 of four, 0.333 of six. The function adds up the chances of
# winning each pair and divides the sum by the number of pairs; so the sum is 1, but of six players the best takes part in 5 of 15 pairs only.
# The others get chances that they do not have: of six players who always finish in the same order the second gets 0.267 and the fifth 0.067.
# predictRank returns the same numbers beside the predicted places.
# The sum of 1 hides it, and the examples of the README have two teams, where it is right. Log losses and calibration curves of such forecasts
# blame the ratings instead. (Issues 53 and 124 of vivekjoshy/openskill.py have other faults of the same function there.)
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" openskill@5.0.1

cat >"$folder/forecast.cjs" <<'JS'
const { predictRank, predictWin, rate, rating } = require('openskill')

const ladder = (count) => Array.from({ length: count }, (_, place) => [rating({ mu: 1000 - 100 * place, sigma: 0.1 })])
const numbers = (chances) => chances.map((chance) => chance.toFixed(3)).join(' ')
for (const count of [2, 3, 4, 6]) console.log(`${count} players, each certain to beat the next: ${numbers(predictWin(ladder(count)))}`)
console.log(`predictRank: ${predictRank(ladder(6)).map(([place, chance]) => `${place} (${chance.toFixed(3)})`).join(' ')}`)

// The same from games alone: 500 times the same order.
let players = Array.from({ length: 6 }, () => [rating()])
for (let game = 0; game < 500; ++game) players = rate(players)
console.log(`after 500 games in one order: ${numbers(predictWin(players))}`)
JS
seen=$(node "$folder/forecast.cjs")
printf 'openskill 5.0.1\n%s\n' "$seen"
wanted='2 players, each certain to beat the next: 1.000 0.000
3 players, each certain to beat the next: 0.667 0.333 0.000
4 players, each certain to beat the next: 0.500 0.333 0.167 0.000
6 players, each certain to beat the next: 0.333 0.267 0.200 0.133 0.067 0.000
predictRank: 1 (0.333) 2 (0.267) 3 (0.200) 4 (0.133) 5 (0.067) 6 (0.000)
after 500 games in one order: 0.333 0.267 0.200 0.133 0.067 0.000'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
