#!/usr/bin/env bash
# tournament-organizer decides a double round robin by the first of two matches, and who wins the tournament depends on their order.
#
# Four players of a game for two meet everybody twice, once in each seat. Ann and Ben are equal on points. The Sonneborn-Berger score breaks the
# tie: for each win the points of the beaten player, for each draw half of them.
#
# Expected: every match counts, as it does for the points, so that first and return match may be exchanged.
# Seen (tournament-organizer 4.1.1), format "double-round-robin": the first match against each opponent counts, the return match is left out. Ben has
# 11 by definition and Ann 9; the package says 4 and 5, and Ann wins the tournament. Let the same twelve results come in the other order of first
# and return matches: now the package says 7 and 4, and Ben wins. The Koya score and the neighborhood record do the same: Ben lost once to Ann and
# won once, which is a record of -1 or of 1 instead of 0.
# A single round robin is right, and so are the points of the double one. A wrong tie-break is hard to see: the score has no natural size, and the
# list still is in its order.
#
# Annales has no tie-breaks over opponents: the standings of an evening count wins and personages, and rankings are estimated from all games.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" tournament-organizer@4.1.1

cat >"$folder/club.mjs" <<'JS'
import Organizer from 'tournament-organizer'

const names = ['Ann', 'Ben', 'Cat', 'Dan']
// The winners of the two matches of each pair.
const won = { 'Ann Ben': ['Ann', 'Ben'], 'Ann Cat': ['Cat', 'Ann'], 'Ann Dan': ['Ann', 'Ann'], 'Ben Cat': ['Ben', 'Ben'], 'Ben Dan': ['Ben', 'Dan'], 'Cat Dan': ['Cat', 'Cat'] }
const points = Object.fromEntries(names.map((name) => [name, Object.values(won).flat().filter((winner) => winner === name).length]))
const beaten = (name) => Object.entries(won).flatMap(([pair, winners]) =>
  winners.filter((winner) => winner === name).map(() => pair.split(' ').find((other) => other !== name)))
for (const name of names) console.log(`by definition: ${name} ${points[name]} points, Sonneborn-Berger ${beaten(name).reduce((sum, other) => sum + points[other], 0)}`)

function play(what, order) {
  const tournament = new Organizer().createTournament('Club', {
    stageOne: { format: 'double-round-robin' }, sorting: 'none', scoring: { win: 1, draw: 0.5, loss: 0, tiebreaks: ['sonneborn berger'] },
  })
  for (const name of names) tournament.createPlayer(name, name)
  tournament.startTournament()
  const left = Object.fromEntries(Object.entries(won).map(([pair, winners]) => [pair, order(winners)]))
  for (let round = 1; round <= 6; ++round) {
    for (const match of tournament.getMatches().filter((match) => match.getRoundNumber() === round)) {
      const [one, other] = [match.getPlayer1().id, match.getPlayer2().id]
      const first = left[[one, other].sort().join(' ')].shift() === one
      tournament.enterResult(match.getId(), first ? 1 : 0, first ? 0 : 1)
    }
    if (round < 6) tournament.nextRound()
  }
  for (const { player, matchPoints, tiebreaks } of tournament.getStandings())
    console.log(`${what}: ${player.getName()} ${matchPoints} points, Sonneborn-Berger ${tiebreaks.sonnebornBerger}, neighborhood ${tiebreaks.neighborhoodRecord}`)
}
play('as played', (winners) => [...winners])
play('exchanged', (winners) => [...winners].reverse())
JS
seen=$(cd "$folder" && node club.mjs)
printf 'tournament-organizer 4.1.1\n%s\n' "$seen"
wanted='by definition: Ann 4 points, Sonneborn-Berger 9
by definition: Ben 4 points, Sonneborn-Berger 11
by definition: Cat 3 points, Sonneborn-Berger 6
by definition: Dan 1 points, Sonneborn-Berger 4
as played: Ann 4 points, Sonneborn-Berger 5, neighborhood 1
as played: Ben 4 points, Sonneborn-Berger 4, neighborhood -1
as played: Cat 3 points, Sonneborn-Berger 5, neighborhood 0
as played: Dan 1 points, Sonneborn-Berger 0, neighborhood 0
exchanged: Ben 4 points, Sonneborn-Berger 7, neighborhood 1
exchanged: Ann 4 points, Sonneborn-Berger 4, neighborhood -1
exchanged: Cat 3 points, Sonneborn-Berger 1, neighborhood 0
exchanged: Dan 1 points, Sonneborn-Berger 4, neighborhood 0'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
