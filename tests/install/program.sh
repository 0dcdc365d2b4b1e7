#!/usr/bin/env bash
# program.sh INSTALLED BUILD SOURCES: the example of the package libannales-dev is built against what is installed, far from the sources,
# and says of a game what the installed program says.
set -euo pipefail
installed=$1 build=$2 sources=$3
rm -rf "$build"
cp -r "$installed/share/doc/libannales-dev/examples" "$build"
cmake -S "$build" -B "$build/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$installed" --log-level=WARNING
if grep -qE -- "$sources(/engine|/libreplay|/importers|/build/libannales| |\$)" "$build/build/build.ninja"; then
  echo "The example is built with something from $sources" >&2
  exit 1
fi
cmake --build "$build/build"
game=$sources/samples/game-occident.antike.jsonl
said=$("$build/build/games" "$game" "$sources/samples/opening-growth.agn")
echo "$said"
id=$(sed -n '1s/.*"id":"\([0-9a-f]\{12\}\).*/\1/p' <(grep -m 1 '"type":"GameCreated"' "$game"))
grep -q "^$id: " <<<"$said"
grep -q 'events may come next' <<<"$said"
# A file that is not a game is refused with its row.
printf 'no game\n{' >"$build/broken.antike.jsonl"
if "$build/build/games" "$build/broken.antike.jsonl" 2>"$build/refused"; then exit 1; fi
grep -q 'row 1: ' "$build/refused"
