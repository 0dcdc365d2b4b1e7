#!/usr/bin/env bash
# One table of a club, written as .ods and as .xlsx by the same program, has other totals: "Ann (guest)" has played no evening at all.
#
# A program writes the results of a club with SheetJS, with COUNTIF for a player's evenings, SUMIF for the points and MATCH for the first evening.
# Members open the file in LibreOffice.
#
# Expected: the same numbers in both formats, and each player counted by name.
# Seen (xlsx 0.18.5, LibreOffice 7.4.7): of two evenings of "Ann (guest)" the .xlsx counts two, the .ods none, with 0 points and #N/A. "Tic+Tac" is
# not found either, and "J. Doe" gets the points of "JR Doe", too. Players with plain names are right.
# In OpenDocument a sheet that says nothing about it compares by regular expressions: the default of table:use-regular-expressions is true, and
# SheetJS does not write it. LibreOffice writes it as false into each new sheet of its own, so no test with a sheet made by hand shows this. Excel's
# formats have wildcards only.
#
# A writer of .ods states <table:calculation-settings table:use-regular-expressions="false"/> before the first table, as the third sheet below does.
#
# Needs Node and npm; LibreOffice comes from Debian's packages, unpacked and not installed. No display.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
version='4:7.4.7-1+*'
packages=()
for package in libreoffice-{calc,core,common,base-core} ure uno-libs-private \
  libuno-{sal3,cppu3,cppuhelpergcc3-3,salhelpergcc3-3,purpenvhelpergcc3-3}; do
  packages+=("$package=$version")
done
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root "${packages[@]}" >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done
# What its packages do when they are installed: settings in place, paths of this folder.
office=$folder/root/usr/lib/libreoffice
cp -r "$office/share/.registry/." "$folder/root/etc/libreoffice/registry/"
ln -sfn "$folder/root/etc/libreoffice/registry" "$office/share/registry"
sed -i "s#file:///usr/lib/libreoffice#file://$office#g; s#file:///etc/libreoffice#file://$folder/root/etc/libreoffice#g" "$office"/program/*rc
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" xlsx@0.18.5

cat >"$folder/club.cjs" <<'JS'
const { readFileSync, writeFileSync } = require('fs')
const XLSX = require('xlsx')

const evenings = [['Ann (guest)', 10], ['Ben', 8], ['J. Doe', 6], ['Ann (guest)', 9], ['JR Doe', 7], ['Tic+Tac', 5], ['Ben', 4]]
const last = evenings.length + 1
const sheet = XLSX.utils.aoa_to_sheet([['player', 'points', 'evenings', 'all points', 'first'], ...evenings])
for (let row = 2; row <= last; ++row) {
  const names = `$A$2:$A$${last}`
  sheet[`C${row}`] = { t: 'n', f: `COUNTIF(${names},A${row})` }
  sheet[`D${row}`] = { t: 'n', f: `SUMIF(${names},A${row},$B$2:$B$${last})` }
  sheet[`E${row}`] = { t: 'n', f: `MATCH(A${row},${names},0)` }
}
sheet['!ref'] = `A1:E${last}`
const book = XLSX.utils.book_new()
XLSX.utils.book_append_sheet(book, sheet, 'Evenings')
XLSX.writeFile(book, 'excel.xlsx')
XLSX.writeFile(book, 'open.ods')
XLSX.writeFile(book, 'stated.fods')

const settings = '<table:calculation-settings table:use-regular-expressions="false"/>'
writeFileSync('stated.fods', readFileSync('stated.fods', 'utf8').replace('<table:table ', `${settings}$&`))
JS
cd "$folder"
node club.cjs

HOME=$folder LD_LIBRARY_PATH=$office/program:$folder/root/usr/lib/x86_64-linux-gnu "$office/program/soffice" \
  -env:UserInstallation="file://$folder/profile" --headless --norestore --convert-to csv excel.xlsx open.ods stated.fods >/dev/null 2>&1
seen=$(
  for way in excel open stated; do
    echo "$way:"
    cat "$way.csv"
  done
)
printf '%s\n' "$seen"
wanted='excel:
player,points,evenings,all points,first
Ann (guest),10,2,19,1
Ben,8,2,12,2
J. Doe,6,1,6,3
Ann (guest),9,2,19,1
JR Doe,7,1,7,5
Tic+Tac,5,1,5,6
Ben,4,2,12,2
open:
player,points,evenings,all points,first
Ann (guest),10,0,0,#N/A
Ben,8,2,12,2
J. Doe,6,2,13,3
Ann (guest),9,0,0,#N/A
JR Doe,7,1,7,5
Tic+Tac,5,0,0,#N/A
Ben,4,2,12,2
stated:
player,points,evenings,all points,first
Ann (guest),10,2,19,1
Ben,8,2,12,2
J. Doe,6,1,6,3
Ann (guest),9,2,19,1
JR Doe,7,1,7,5
Tic+Tac,5,1,5,6
Ben,4,2,12,2'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
