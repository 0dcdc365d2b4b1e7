#!/usr/bin/env bash
# boards.sh FOLDER: `npm test` of the generator of boards. Its packages are installed once, beside it.
# 77, and a sentence, where that cannot be done on this machine.
set -euo pipefail

skip() {
  printf 'Skipped: %s\n' "$*"
  exit 77
}

command -v node >/dev/null && command -v npm >/dev/null || skip "Node with npm is not installed."
major=$(node -p 'process.versions.node.split(".")[0]')
[[ $major -ge 20 ]] || skip "the generator needs Node 20, this is $major."

cd "$1"
exec 9<.
flock 9 # another build tree may be testing the same folder
if [[ ! -e node_modules/.package-lock.json || package-lock.json -nt node_modules/.package-lock.json ]]; then
  npm ci --no-audit --no-fund || skip "its packages could not be installed (npm's words stand above)."
fi
npm test
