#!/usr/bin/env bash
# DuckDB rounds shared victories away where an evening with whole numbers comes first, and only in Parquet.
#
# A club keeps a file for each evening. Who wins alone gets 1, and two who share a victory get 0.5 each. The files are CSV and become Parquet one by
# one; a query over evening-*.parquet adds them up.
#
# Expected: the same sums as over evening-*.csv, or an error, as for a text or too large a number in a later file.
# Seen (DuckDB 1.5.6): the first file alone gives the types. The column is BIGINT there, so the halves of later evenings are rounded to even while
# they are read: 0.5 is 0, 1.5 and 2.5 are 2. Ben has shared three victories and has none. A CAST in the query comes too late. Let a shared evening
# come first in the alphabet: the sums are right.
# WHERE compares the halves before they are rounded. So WHERE won > 0 gives rows with won = 0, WHERE won = 2 gives none where two rows are 2, and
# count(*) is another number with WHERE than with FILTER.
# CSV and JSON are read with the types of all files, so each check against them is right, and so is each Parquet file by itself.
# A column that is sometimes whole is everywhere: shares of victories, mean places, points with a bonus of a half. Pull request 3238 of
# duckdb/duckdb (2022) brought the cast in place of an error.
#
# Read with union_by_name = true, which joins the types, too. Annales writes every number of its Parquet files as BIGINT, so they all have one type.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" @duckdb/node-api@1.5.6-r.1

cat >"$folder/evenings.mjs" <<'JS'
import { writeFileSync } from 'node:fs'
import { DuckDBInstance } from '@duckdb/node-api'

const database = await (await DuckDBInstance.create(':memory:')).connect()
const ask = async (words) => (await database.runAndReadAll(words)).getRowsJS()
console.log(`DuckDB ${(await ask('SELECT version()'))[0][0]}`)

const evenings = { 1: 'Ann,1\nBen,0\nCat,0', 2: 'Ann,0\nBen,0.5\nCat,0.5', 3: 'Ann,0\nBen,0.5\nDan,0.5', 4: 'Ben,0.5\nCat,0.5\nDan,0', 5: 'Cat,1.5\nDan,2.5\nEve,0.7' }
for (const [evening, rows] of Object.entries(evenings)) {
  writeFileSync(`evening-${evening}.csv`, `player,won\n${rows}\n`)
  await ask(`COPY (FROM 'evening-${evening}.csv') TO 'evening-${evening}.parquet'`)
}
await ask("COPY (FROM 'evening-2.csv') TO 'evening-0.parquet'")

async function show(what, source) {
  const sums = await ask(`SELECT player, sum(won)::DOUBLE FROM ${source} GROUP BY player ORDER BY player`)
  const type = (await ask(`SELECT DISTINCT typeof(won) FROM ${source}`))[0][0]
  console.log(`${what} (${type}): ${sums.map(([player, won]) => `${player} ${won}`).join(', ')}`)
}
await show('CSV', "'evening-[1-5].csv'")
await show('Parquet', "'evening-[1-5].parquet'")
await show('Parquet, a shared evening first', "'evening-[0-1345].parquet'")
await show('Parquet, types joined', "read_parquet('evening-[1-5].parquet', union_by_name = true)")
await show('Parquet, cast in the query', "(SELECT player, won::DOUBLE AS won FROM 'evening-[1-5].parquet')")

// One question asked in two ways, of the same rows.
const parquet = "'evening-[1-5].parquet'"
const count = async (words) => (await ask(`SELECT count(*) ${words}`))[0][0]
for (const condition of ['won > 0', 'won < 1', 'won = 2'])
  console.log(`${condition}: WHERE ${await count(`FROM ${parquet} WHERE ${condition}`)} rows, FILTER ${await count(`FILTER (WHERE ${condition}) FROM ${parquet}`)} rows`)
console.log(`values WHERE won > 0: ${(await ask(`SELECT won FROM ${parquet} WHERE won > 0 ORDER BY won`)).join(' ')}`)

await ask("COPY (SELECT 'Ann' AS player, 'late' AS won) TO 'evening-6.parquet'")
await ask("FROM 'evening-[16].parquet'").then(() => console.log('a text in a later file: read'), () => console.log('a text in a later file: refused'))
JS
seen=$(cd "$folder" && node evenings.mjs)
printf '%s\n' "$seen"
wanted='DuckDB v1.5.6
CSV (DOUBLE): Ann 1, Ben 1.5, Cat 2.5, Dan 3, Eve 0.7
Parquet (BIGINT): Ann 1, Ben 0, Cat 2, Dan 2, Eve 1
Parquet, a shared evening first (DOUBLE): Ann 1, Ben 1.5, Cat 2.5, Dan 3, Eve 0.7
Parquet, types joined (DOUBLE): Ann 1, Ben 1.5, Cat 2.5, Dan 3, Eve 0.7
Parquet, cast in the query (DOUBLE): Ann 1, Ben 0, Cat 2, Dan 2, Eve 1
won > 0: WHERE 10 rows, FILTER 4 rows
won < 1: WHERE 12 rows, FILTER 11 rows
won = 2: WHERE 0 rows, FILTER 2 rows
values WHERE won > 0: 0 0 0 0 0 0 1 1 2 2
a text in a later file: refused'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
