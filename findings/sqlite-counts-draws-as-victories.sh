#!/usr/bin/env bash
# SQLite adds up the results of chess games, 1-0 and 0-1 rightly, and counts each draw as a victory of White.
#
# A club keeps its games in SQLite, with the results as PGN writes them: 1-0, 0-1, 1/2-1/2, and * where there is none yet. How well do openings do?
#
# Expected: by the manual of avg(), "String and BLOB values that do not look like numbers are interpreted as 0". So every result is 0, and the
# mistake is seen at once; or an error, as in PostgreSQL.
# Seen (SQLite 3.49.1, in sql.js 1.13.0), without a message:
# - avg(), sum() and total() take the number at the beginning of a text. A victory is 1 and a defeat 0, which is the score of White and right. A draw
#   is 1 as well, since its text begins with 1. Where an opening has no draws, every check of the sum succeeds.
# - An opening that draws all its games has a mean of 1. One that wins half of them and loses the others has 0.5, like one that draws all by the
#   rules of chess. So the drawish opening is the best one of the club.
# - ½-½, as many programs show it, is 0. The sign * is 0, and an unfinished game thus a defeat.
# - result > 0 compares texts, so 0-1 is more than 0: two expressions of one query read one column by two rules.
# - Places such as "2nd" and points such as "12 (tie)" are 2 and 12 in the same way.
# That CAST reads the beginning of a text is in the documentation of expressions; at avg() stands the opposite.
#
# Store points as numbers, and let a CHECK on typeof(points) keep texts out. Annales stores and publishes places and shares as numbers.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" sql.js@1.13.0

cat >"$folder/club.cjs" <<'JS'
require('sql.js')().then(({ Database }) => {
  const database = new Database()
  const ask = (words) => database.exec(words)[0].values
  console.log(`SQLite ${ask('SELECT sqlite_version()')}`)
  database.run('CREATE TABLE games (opening TEXT, result TEXT)')
  const draw = '1/2-1/2'
  const played = {
    'only decided': ['1-0', '0-1', '1-0', '0-1'],
    'only drawn': [draw, draw, draw, draw],
    'drawn, as shown': ['½-½', '½-½', '½-½', '½-½'],
    mixed: ['1-0', draw, draw, '0-1'],
    'half of them unfinished': ['1-0', '1-0', '*', '*'],
  }
  const score = { '1-0': 1, '0-1': 0, [draw]: 0.5, '½-½': 0.5 }
  for (const [opening, results] of Object.entries(played)) {
    for (const result of results) database.run('INSERT INTO games VALUES (?, ?)', [opening, result])
    const [[mean, sum, won]] = ask(`SELECT avg(result), sum(result), count(*) FILTER (WHERE result > 0) FROM games WHERE opening = '${opening}'`)
    const scored = results.filter((result) => result in score).map((result) => score[result])
    const right = scored.reduce((all, one) => all + one, 0)
    console.log(`${opening}: avg ${mean}, sum ${sum}, result > 0 in ${won}; by the rules ${right / scored.length} of ${scored.length} games`)
  }
  console.log(`places 1st, 2nd and 3rd: avg ${ask("SELECT avg(column1) FROM (VALUES ('1st'), ('2nd'), ('3rd'))")}`)
})
JS
seen=$(cd "$folder" && node club.cjs)
printf '%s\n' "$seen"
wanted='SQLite 3.49.1
only decided: avg 0.5, sum 2, result > 0 in 4; by the rules 0.5 of 4 games
only drawn: avg 1, sum 4, result > 0 in 4; by the rules 0.5 of 4 games
drawn, as shown: avg 0, sum 0, result > 0 in 4; by the rules 0.5 of 4 games
mixed: avg 0.75, sum 3, result > 0 in 4; by the rules 0.5 of 4 games
half of them unfinished: avg 0.5, sum 2, result > 0 in 2; by the rules 1 of 2 games
places 1st, 2nd and 3rd: avg 2'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
