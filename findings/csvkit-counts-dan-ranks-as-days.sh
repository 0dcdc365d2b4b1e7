#!/usr/bin/env bash
# csvsort and csvjoin turn the grades of Go players into days, and a column of victories into one that has no mean.
#
# A club keeps its members in one CSV, with grades as Go writes them (5d is the fifth dan, 12k the twelfth kyu), and its games in another. A sort
# is no change of the data, as with sort(1).
#
# Expected: the rows in another order, with the same cells.
# Seen (csvkit 1.0.7, agate 1.6.3), each time with exit status 0 and without a message:
# - A column in which all cells are dan grades is one of durations: 5d becomes "5 days, 0:00:00". With one kyu grade among them it stays as it is.
#   So the file of the strong players comes out otherwise than that of all, and a join of the two finds nobody by grade.
# - A column of 0 and 1 is one of truth values. csvsort writes True and False for it; csvstat gives no sum and no mean, so no share of wins. Let one
#   player have 2 victories: the same column is of numbers, and its mean is there.
# - Chances of 40 % and 60 % become 40 and 60, and a clock that shows 12:30 shows 0:12:30.
# The help says that there is a type inference and that -I takes it away. It does not say that these tools write what they inferred. csvkit's
# issues 683, 822 and 911 have dates that were no dates; those are mended, and no issue with grades was found.
#
# Call every tool of csvkit with --no-inference, where it has it: csvstat 1.0.7 has not. Annales reads each column by the meaning that it has.
#
# Python and its packages come from Debian, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root csvkit=1.0.7-1 python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 python3-agatesql python3-agateexcel \
  python3-agatedbf python3-babel python3-tz python3-parsedatetime python3-dateutil python3-pytimeparse python3-slugify python3-leather \
  python3-isodate python3-six python3-sqlalchemy python3-pkg-resources python3-text-unidecode python3.11 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done
cd "$folder"
export PYTHONPATH=$folder/root/usr/lib/python3/dist-packages LC_ALL=C.UTF-8

tool() { root/usr/bin/python3.11 -W ignore "root/usr/bin/$@"; }
printf 'player,grade,won,chance,clock\nBen,5d,0,40%%,12:30\nAnn,3d,1,60%%,7:05\n' >dan.csv
printf 'player,grade,won,chance,clock\nBen,5d,2,40%%,12:30\nCat,12k,1,60%%,7:05\n' >all.csv
seen=$(
  tool csvsort --version
  tool csvsort -c player dan.csv
  tool csvsort -c player all.csv
  echo "joined by grade: $(tool csvjoin -c grade,grade dan.csv all.csv | tail -n +2 | wc -l), without inference $(tool csvjoin -I -c grade,grade dan.csv all.csv | tail -n +2 | wc -l)"
  echo "mean of won: $(tool csvstat -c won --mean dan.csv), with two victories $(tool csvstat -c won --mean all.csv)"
  tool csvsort -I -c player dan.csv
)
printf '%s\n' "$seen"
wanted='csvsort 1.0.7
player,grade,won,chance,clock
Ann,"3 days, 0:00:00",True,60,0:07:05
Ben,"5 days, 0:00:00",False,40,0:12:30
player,grade,won,chance,clock
Ben,5d,2,40,0:12:30
Cat,12k,1,60,0:07:05
joined by grade: 0, without inference 1
mean of won: None, with two victories 1.5
player,grade,won,chance,clock
Ann,3d,1,60%,7:05
Ben,5d,0,40%,12:30'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
