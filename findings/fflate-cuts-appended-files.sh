#!/usr/bin/env bash
# fflate's gunzipSync gives as many bytes of a file that was appended to as its last part is long, all from its first part.
#
# A recorder appends each evening to one file: `gzip -c evening.csv >> games.csv.gz`. By the format a file may have many members, one after the
# other (RFC 1952, section 2.2), and gzip, zlib and pako read them as one text. A page shows the games.
#
# Expected: the games of all evenings, or an error.
# Seen (fflate 0.8.3), without an error:
# - gunzipSync, gunzip and decompressSync unpack the first member alone and cut it to the length that stands at the end of the file, which is that
#   of the last member. So the number of games that are read rises and falls with the last evening, and a file of one evening is always right.
# - The cut goes through rows. Ann's 120 coins are 12, in a row that is whole by its form.
# - The streaming Gunzip of the same package reads all members. Issue 102 asked for that, and version 0.8.0 has it; the words "single or
#   multi-member" are at the streams only, and no word at the others. Pull request 287 of 101arrowz/fflate (2026, open) is about gunzipSync.
#
# Use the streams, and compare the number of games with one that was stored apart. Annales refuses packed files and says what unpacks them.
#
# Needs Node and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" fflate@0.8.3 pako@3.0.3

cat >"$folder/games.cjs" <<'JS'
const fflate = require('fflate')
const pako = require('pako')
const zlib = require('node:zlib')

const streamed = (file) => {
  const chunks = []
  new fflate.Gunzip((chunk) => chunks.push(chunk)).push(file, true)
  return Buffer.concat(chunks)
}
const inBackground = (file) => new Promise((done, failed) => fflate.gunzip(file, (error, text) => error ? failed(error) : done(text)))
const readers = {
  zlib: zlib.gunzipSync, pako: pako.ungzip, Gunzip: streamed,
  gunzipSync: fflate.gunzipSync, decompressSync: fflate.decompressSync, gunzip: inBackground,
}
const evenings = [
  'player,coins\nAnn,120\nBen,98\nCat,7\nDan,64\n',
  'Ann,77\nBen,101\nCat,5\n',
  'Ann,8\nBen,9\nCat,20\n',
]

async function show(what, parts) {
  const file = Buffer.concat(parts.map((part) => zlib.gzipSync(part)))
  console.log(`${what}:`)
  for (const [name, read] of Object.entries(readers))
    console.log(`  ${name}: ${Buffer.from(await read(file)).toString().trim().split('\n').slice(1).join(' ')}`)
}
(async () => {
  await show('one evening', evenings.slice(0, 1))
  await show('two evenings', evenings.slice(0, 2))
  await show('three evenings', evenings)
})()
JS
seen=$(cd "$folder" && node games.cjs)
printf 'fflate 0.8.3\n%s\n' "$seen"
wanted='one evening:
  zlib: Ann,120 Ben,98 Cat,7 Dan,64
  pako: Ann,120 Ben,98 Cat,7 Dan,64
  Gunzip: Ann,120 Ben,98 Cat,7 Dan,64
  gunzipSync: Ann,120 Ben,98 Cat,7 Dan,64
  decompressSync: Ann,120 Ben,98 Cat,7 Dan,64
  gunzip: Ann,120 Ben,98 Cat,7 Dan,64
two evenings:
  zlib: Ann,120 Ben,98 Cat,7 Dan,64 Ann,77 Ben,101 Cat,5
  pako: Ann,120 Ben,98 Cat,7 Dan,64 Ann,77 Ben,101 Cat,5
  Gunzip: Ann,120 Ben,98 Cat,7 Dan,64 Ann,77 Ben,101 Cat,5
  gunzipSync: Ann,120
  decompressSync: Ann,120
  gunzip: Ann,120
three evenings:
  zlib: Ann,120 Ben,98 Cat,7 Dan,64 Ann,77 Ben,101 Cat,5 Ann,8 Ben,9 Cat,20
  pako: Ann,120 Ben,98 Cat,7 Dan,64 Ann,77 Ben,101 Cat,5 Ann,8 Ben,9 Cat,20
  Gunzip: Ann,120 Ben,98 Cat,7 Dan,64 Ann,77 Ben,101 Cat,5 Ann,8 Ben,9 Cat,20
  gunzipSync: Ann,12
  decompressSync: Ann,12
  gunzip: Ann,12'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
