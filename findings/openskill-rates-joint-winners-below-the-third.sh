#!/usr/bin/env bash
# openskill rates the joint winners of a game of six below its third player.
#
# A club rates its evenings. Six newcomers, all with the same rating, play one game, and two of them share the victory.
#
# Expected: a better place never gives a lower rating to players who were equal before, and players of one place get the same.
# Seen (openskill 5.0.1), where all begin at 25:
# - The default model, Plackett-Luce: the joint winners get 26.01, the third 26.78. Three who share the second place get 24.90, the fifth
#   gets 25.41.
# - The two "part" models compare neighbours in the list alone. In Bradley-Terry, part, of two who share the second place of four, the player
#   listed first gets 22.36, as the last one does, and the player listed second 27.64, as the winner does. So a seat decides.
# - Thurstone-Mosteller, full: after one game that all six draw, the uncertainty falls from 8.33 to 0.08, a floor of the code. The ratings
#   are then as good as fixed: the winner of the next game moves by less than 0.01.
# Bradley-Terry, full, keeps the order. The first was reported as issues 332 (2022) and 377 (2023) of philihp/openskill.js, both closed; the
# tests for ties that were added in 2026 have two players, where it cannot happen.
#
# Games with shared places and more than two seats need a test of the property before a library rates them.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" openskill@5.0.1

cat >"$folder/evening.cjs" <<'JS'
const { rate, rating } = require('openskill')
const models = require('openskill/models')

const newcomers = (count) => Array.from({ length: count }, () => [rating()])
const after = (rank, model) => rate(newcomers(rank.length), { rank, model: models[model] }).map(([player]) => player)
const show = (rank, model) => {
  const said = after(rank, model).map((player, seat) => `${rank[seat]}: ${player.mu.toFixed(2)}`)
  console.log(`${model}, places ${said.join(', ')}`)
}

show([1, 1, 3, 4, 5, 6], 'plackettLuce')
show([1, 2, 2, 2, 5, 6], 'plackettLuce')
show([1, 2, 2, 4], 'bradleyTerryPart')
show([1, 2, 2, 4], 'thurstoneMostellerPart')
show([1, 1, 3, 4, 5, 6], 'bradleyTerryFull')

const drawn = after([1, 1, 1, 1, 1, 1], 'thurstoneMostellerFull')
const next = rate(drawn.map((player) => [player]), { model: models.thurstoneMostellerFull })
console.log(`thurstoneMostellerFull, a draw of six: uncertainty ${rating().sigma.toFixed(2)}, then ${drawn[0].sigma.toFixed(4)};`,
            `the winner of the next game: ${next[0][0].mu.toFixed(4)}`)
JS
seen=$(node "$folder/evening.cjs")
printf 'openskill 5.0.1\n%s\n' "$seen"
wanted='plackettLuce, places 1: 26.01, 1: 26.01, 3: 26.78, 4: 25.76, 5: 24.24, 6: 21.20
plackettLuce, places 1: 27.54, 2: 24.90, 2: 24.90, 2: 24.90, 5: 25.41, 6: 22.36
bradleyTerryPart, places 1: 27.64, 2: 22.36, 2: 27.64, 4: 22.36
thurstoneMostellerPart, places 1: 27.11, 2: 22.89, 2: 27.11, 4: 22.89
bradleyTerryFull, places 1: 35.54, 1: 35.54, 3: 27.64, 4: 22.36, 5: 17.09, 6: 11.82
thurstoneMostellerFull, a draw of six: uncertainty 8.33, then 0.0833; the winner of the next game: 25.0095'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
