#!/usr/bin/env bash
# desktop.sh INSTALLED SOURCES: the entry of the menu, the types of files and the page for shops of software are valid, and the program
# completes its commands. What is not there to check it with is skipped with a word.
set -euo pipefail
installed=$1 sources=$2
share=$installed/share
has() {
  command -v "$1" >/dev/null || { echo "$1 is not installed: skipped"; return 1; }
}
test -s "$share/icons/hicolor/scalable/apps/annales.svg"
if has desktop-file-validate; then desktop-file-validate "$share/applications/annales-viewer.desktop"; fi
if has appstreamcli; then appstreamcli validate --no-net "$share/metainfo/org.annales.Viewer.metainfo.xml"; fi
if has update-mime-database && has gio; then
  mime=$(mktemp -d)
  trap 'rm -rf "$mime"' EXIT
  mkdir -p "$mime/mime/packages"
  cp /usr/share/mime/packages/freedesktop.org.xml "$share/mime/packages/annales.xml" "$mime/mime/packages"
  update-mime-database "$mime/mime" >/dev/null
  cp "$sources/samples/game-occident.antike.jsonl" "$mime"
  cp "$sources/samples/opening-growth.agn" "$mime"
  "$installed/bin/annales" import "$mime/opening-growth.agn" --library "$mime/club.annales" >/dev/null
  while read -r file type; do
    said=$(XDG_DATA_HOME=$mime XDG_DATA_DIRS=$mime gio info -a standard::content-type "$mime/$file" | sed -n 's/.*content-type: //p')
    [[ $said == "$type" ]] || { echo "$file is $said, not $type" >&2; exit 1; }
  done <<'END'
game-occident.antike.jsonl application/x-antike-jsonl
opening-growth.agn text/x-agn
club.annales application/x-annales-library
END
fi
grep -q 'MimeType=.*application/x-annales-library.*text/x-agn' "$share/applications/annales-viewer.desktop"
