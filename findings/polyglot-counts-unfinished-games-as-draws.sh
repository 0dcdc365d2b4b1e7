#!/usr/bin/env bash
# polyglot's opening books count an unfinished game as a draw, so an opening that nobody played to the end passes one that won.
#
# A club makes a book of its games. The weight of a move is the share in which the engine plays it, and the reader's word for how good it is.
#
# Expected: by the manual the score of a move is 2*(wins)+(draws). An unfinished game has the result *, which is neither (PGN, section 8.1.1.7).
# Seen (polyglot 2.0.4), with exit status 0 and no message:
# - Three unfinished games with 1. d4 get the weight of three draws with 1. Nf3, and more than one victory in three with 1. e4. They are 27 % of the
#   first moves of the book.
# - The result is read from the tag alone. Three games won with 1. b3 that end in 1-0 and have no tag are draws, too: 3 instead of 6.
# - A move that lost all its games is not in the book, although -min-score is 0.0 by default. A book is therefore no table of what was played.
# Unfinished games are a matter of course where games are adjourned, broken off by a program that was stopped, or recorded while they are played.
# The manual does not name them. No issue of the repositories that use these books was found to name them.
#
# Filter the games before a book is made: pgn-extract -Tr1-0 and so on. Annales counts an unfinished game in no share of wins.
#
# polyglot comes from Debian's package, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root polyglot=2.0.4+git20210322-1 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done
cd "$folder"
export HOME=$folder

# Three games with a first move: the tag Result (or none) and the end of the moves of each.
games() {
  local move=$1
  shift
  while (($#)); do
    printf '[Event "Evening"]\n[Site "Club"]\n[Date "2026.03.07"]\n[Round "1"]\n[White "Ann"]\n[Black "Ben"]\n'
    [[ $1 == none ]] || printf '[Result "%s"]\n' "$1"
    printf '\n1. %s a6 %s\n\n' "$move" "$2"
    shift 2
  done
}
{
  games d4 '*' '*' '*' '*' '*' '*'
  games e4 1-0 1-0 0-1 0-1 0-1 0-1
  games Nf3 1/2-1/2 1/2-1/2 1/2-1/2 1/2-1/2 1/2-1/2 1/2-1/2
  games b3 none 1-0 none 1-0 none 1-0
  games c4 0-1 0-1 0-1 0-1 0-1 0-1
} >club.pgn
polyglot() { root/usr/games/polyglot "$@"; }
polyglot make-book -pgn club.pgn -bin club.bin -only-white >made
polyglot dump-book -bin club.bin -color white -out lines >>made
seen=$(
  head -n 1 made | cut -d ' ' -f 1,2
  # A book has 16 bytes an entry: key, move, weight, and what was learnt.
  od -An -v -tx1 -w16 club.bin | while read -r -a bytes; do echo "weight $((16#${bytes[10]}${bytes[11]}))"; done
  sed -n 's/^[0-9]*: //p' lines | sed 's/ *$//'
)
printf '%s\n' "$seen"
wanted='PolyGlot 2.0.4
weight 3
weight 3
weight 3
weight 2
1. d4{27%}
1. Nf3{27%}
1. b3{27%}
1. e4{18%}'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
