#!/usr/bin/env bash
# A remark in PGN's second form makes three games of one, or is lost, or refused, depending on the reader.
#
# The PGN standard has two forms of remarks: in braces, and from a semicolon to the end of the line (section 5). Readers leave out a line that
# begins with % (section 6). An annotated game uses all of them.
#
# Expected: every reader keeps the three moves, the names and the remark, or refuses.
# Seen:
# - pgn-extract 19.04 exits with 0 and makes three games of "1. e4 e5 ; best" and "2. Nf3 1-0": one with the names, the result and no moves,
#   an empty one, and one between unknown players that begins with 1. Nf3 and is won. Messages on standard error name an unknown character.
# - chessops 0.15.1, which reads PGN for Lichess' viewer, keeps the moves and drops the remark without a word.
# - kokopu 4.13.4 and cm-pgn 5.0.0 refuse. chess.js 1.4.0 and @mliebelt/pgn-parser 1.4.19 keep the remark.
# - The line with % is left out by pgn-extract and chessops only; the other four refuse, so that not one of the six reads both as the standard
#   says.
# Only remarks in braces travel. A program that trusts an exit status of 0 counts games that were never played, with an opening of their own.
#
# Needs Node and npm; pgn-extract comes from Debian's package, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root pgn-extract=19.04-1 >/dev/null
dpkg-deb -x "$folder"/debs/pgn-extract_*.deb "$folder/root"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" chessops@0.15.1 kokopu@4.13.4 cm-pgn@5.0.0 chess.js@1.4.0 \
  @mliebelt/pgn-parser@1.4.19

cat >"$folder/read.mjs" <<'JS'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { spawnSync } from 'node:child_process'
import { makePgn, parsePgn } from 'chessops/pgn'
import { Pgn } from 'cm-pgn/src/Pgn.js'

const require = createRequire(import.meta.url)
const { Chess } = require('chess.js')
const kokopu = require('kokopu')
const { parse } = require('@mliebelt/pgn-parser')

const written = ({ notation, commentAfter }) => notation.notation + (commentAfter ? ` {${commentAfter.trim()}}` : '')
const readers = {
  'pgn-extract': (text) => spawnSync('root/usr/games/pgn-extract', ['-s'], { input: text, encoding: 'utf8' }),
  chessops: (text) => parsePgn(text).map((game) => makePgn(game)).join(' '),
  kokopu: (text) => kokopu.pgnWrite(kokopu.pgnRead(text).game(0)),
  'cm-pgn': (text) => new Pgn(text).render(),
  'chess.js': (text) => { const game = new Chess(); game.loadPgn(text); return game.pgn() },
  'pgn-parser': (text) => parse(text, { startRule: 'game' }).moves.map(written).join(' '),
}
const names = (text) => text.includes('[White "Ann"]') ? 'Ann: ' : ''
const games = (text) => text.split(/(?=\[Event )/).map((game) => names(game) + (game.replace(/^\[.*\]$/gm, '').replace(/\s+/g, ' ').trim() || 'nothing'))
const head = '[Event "Evening"]\n[Site "Club"]\n[Date "2026.03.07"]\n[Round "1"]\n[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n'

function show(what, moves) {
  console.log(what)
  for (const [name, read] of Object.entries(readers)) {
    let said
    try {
      const got = read(`${head}${moves} 1-0\n`)
      said = typeof got === 'string' ? games(got).join(' | ') : `${games(got.stdout).join(' | ')} (exit status ${got.status})`
    } catch {
      said = 'refused'
    }
    console.log(`  ${name}: ${said}`)
  }
}
show('A remark in braces', '1. e4 e5 {best} 2. Nf3')
show('A remark to the end of the line', '1. e4 e5 ; best\n2. Nf3')
show('A line with %', '1. e4 e5\n% for one program\n2. Nf3')
JS
seen=$(cd "$folder" && node read.mjs)
printf '%s\n' "$seen"
wanted='A remark in braces
  pgn-extract: Ann: 1. e4 e5 { best } 2. Nf3 1-0 (exit status 0)
  chessops: Ann: 1. e4 e5 { best } 2. Nf3 1-0
  kokopu: Ann: 1. e4 e5 {best} 2. Nf3 1-0
  cm-pgn: Ann: 1. e4 e5 {best} 2. Nf3 1-0
  chess.js: Ann: 1. e4 e5 {best} 2. Nf3 1-0
  pgn-parser: e4 e5 {best} Nf3
A remark to the end of the line
  pgn-extract: Ann: 1-0 | nothing | 1. Nf3 1-0 (exit status 0)
  chessops: Ann: 1. e4 e5 2. Nf3 1-0
  kokopu: refused
  cm-pgn: refused
  chess.js: Ann: 1. e4 e5 {best} 2. Nf3 1-0
  pgn-parser: e4 e5 {best} Nf3
A line with %
  pgn-extract: Ann: 1. e4 e5 2. Nf3 1-0 (exit status 0)
  chessops: Ann: 1. e4 e5 2. Nf3 1-0
  kokopu: refused
  cm-pgn: refused
  chess.js: refused
  pgn-parser: refused'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
