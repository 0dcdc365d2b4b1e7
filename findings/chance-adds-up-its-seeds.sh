#!/usr/bin/env bash
# Of 2400 games whose dice Chance throws, each with a seed of its own, 101 are different.
#
# A laboratory numbers its games, so that each can be played again: 20 tables, 20 evenings, 6 games. The three numbers are the seed,
# new Chance(table, evening, game). The documentation offers several arguments, and says of its example that "these will be different".
#
# Expected: another seed gives other dice.
# Seen (chance 1.1.13): the numbers are weighted by their places and added up, 3 × table + 2 × evening + game, and the sum is the seed. Table 1,
# evening 2 and game 3 throw the dice of table 2, evening 1 and game 2. Of 200 games with six seats each and a generator for each seat, 404 of 1200
# streams differ. Words are hashed first, and still added: "game 1" to "game 200" with "seat 1" to "seat 6" give 1168.
# A seed is an integer of 32 bits besides: 1200 fractions between 0 and 1, as Math.random() gives them, are one stream, and so are 1200 multiples of
# 4294967296. (Issue 203 of chancejs/chancejs found words that collide, issue 320 that arguments after the first are lost without "new".)
# Copies look like games. The shares stay about right, and the intervals are too narrow: 2400 games have the weight of 101.
#
# Count the different streams before a batch, as below, or join the numbers to one word, which gives 2400. Annales mixes the seed of a batch and the
# number of the game (Rng::derive).
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" chance@1.1.13

cat >"$folder/seeds.cjs" <<'JS'
const Chance = require('chance')

const dice = (...seed) => {
  const chance = new Chance(...seed)
  return Array.from({ length: 20 }, () => chance.d6()).join('')
}
const upTo = (count) => Array.from({ length: count }, (_, i) => i + 1)
const show = (what, seeds) => console.log(`${what}: ${seeds.length} seeds, ${new Set(seeds.map((seed) => dice(...seed))).size} streams of dice`)

console.log(`table 1, evening 2, game 3: ${dice(1, 2, 3)}`)
console.log(`table 2, evening 1, game 2: ${dice(2, 1, 2)}`)
const laboratory = upTo(20).flatMap((table) => upTo(20).flatMap((evening) => upTo(6).map((game) => [table, evening, game])))
const seats = upTo(200).flatMap((game) => upTo(6).map((seat) => [game, seat]))
show('one number', upTo(1200).map((game) => [game]))
show('table, evening, game', laboratory)
show('game, seat', seats)
show('"game", "seat"', seats.map(([game, seat]) => [`game ${game}`, `seat ${seat}`]))
show('fractions', upTo(1200).map((game) => [game / 1201]))
show('multiples of 4294967296', upTo(1200).map((game) => [game * 2 ** 32]))
show('joined to a word', laboratory.map((numbers) => [numbers.join(' ')]))
JS
seen=$(cd "$folder" && node seeds.cjs)
printf 'chance 1.1.13\n%s\n' "$seen"
wanted='table 1, evening 2, game 3: 52134355342125522211
table 2, evening 1, game 2: 52134355342125522211
one number: 1200 seeds, 1200 streams of dice
table, evening, game: 2400 seeds, 101 streams of dice
game, seat: 1200 seeds, 404 streams of dice
"game", "seat": 1200 seeds, 1168 streams of dice
fractions: 1200 seeds, 1 streams of dice
multiples of 4294967296: 1200 seeds, 1 streams of dice
joined to a word: 2400 seeds, 2400 streams of dice'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
