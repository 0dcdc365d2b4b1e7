#!/usr/bin/env bash
# The apostrophe that keeps a spreadsheet from computing a cell makes rows vanish in ClickHouse, with exit status 0.
#
# A program writes results as CSV. Remarks that begin with = + - or @ get an apostrophe in front, so that a spreadsheet takes them for text. The same
# file goes into a database.
#
# Expected: CSV knows the double quote only (RFC 4180), so an apostrophe is a letter like others; or there is an error.
# Seen (ClickHouse 18.16.1, as Debian 12 has it), each time with exit status 0 and without a message:
# - A cell that begins with an apostrophe goes on, over commas and ends of lines, to the next apostrophe. Between the remark '-1 for a tie and one
#   that ends in "the Smiths'", three of five rows are gone, and 18 of 49 coins are left. Where no later cell ends in an apostrophe there is an
#   error, so a test with the guard alone does not show it.
# - CSVWithNames leaves out the line of names and does not read it (issue 2652): with the columns in another order, seat and place are exchanged.
# - An empty cell of a Nullable(Int32) is 0, not NULL, so that a game without an end counts as lost.
# The manual has the quotation by apostrophes. Issues 2192, 2517 and 26507 of ClickHouse/ClickHouse met the errors of it, not the silence; pull
# request 39423 (2022) takes it out of the defaults of later versions.
#
# Load with --format_csv_allow_single_quotes=0, into texts, name by name, and compare the number of rows.
#
# A server of its own listens on this machine's loopback for a few seconds. Its packages come from Debian, unpacked and not installed.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[[ -z $server ]] || { kill "$server"; wait "$server" || true; }; rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root clickhouse-server=18.16.1+ds-7.3+b2 clickhouse-client=18.16.1+ds-7.3+b2 \
  clickhouse-common=18.16.1+ds-7.3+b2 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu

cat >"$folder/users.xml" <<'XML'
<yandex><profiles><default/></profiles><quotas><default/></quotas>
<users><default><password/><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users></yandex>
XML
configure() {
  cat >"$folder/config.xml" <<XML
<yandex><logger><level>warning</level><log>$folder/log</log><errorlog>$folder/errors</errorlog></logger>
<listen_host>127.0.0.1</listen_host><tcp_port>$1</tcp_port><path>$folder/data/</path><tmp_path>$folder/tmp/</tmp_path>
<users_config>users.xml</users_config><default_profile>default</default_profile><default_database>default</default_database>
<mark_cache_size>5368709</mark_cache_size></yandex>
XML
}
ask() { "$folder/root/usr/bin/clickhouse-client" --port "$port" "$@"; }
start() {
  for port in $((20000 + RANDOM % 10000)) $((20000 + RANDOM % 10000)) $((20000 + RANDOM % 10000)); do
    configure "$port"
    "$folder/root/usr/sbin/clickhouse-server" --config-file="$folder/config.xml" >"$folder/said" 2>&1 &
    server=$!
    for ((i = 0; i < 50; ++i)); do
      if kill -0 "$server" 2>/dev/null && ask --query 'SELECT 1' >/dev/null 2>&1; then return; fi
      sleep 0.2
    done
    kill "$server" 2>/dev/null || true
  done
  cat "$folder/said" >&2
  exit 1
}

# Loads standard input into a table of these columns, and shows what it holds.
load() {
  local columns=$1
  shift
  ask --query "CREATE TABLE loaded ($columns) ENGINE = Memory"
  echo "exit status $(ask "$@" --query 'INSERT INTO loaded FORMAT CSVWithNames' >/dev/null 2>&1 && echo 0 || echo $?)"
  ask --query 'SELECT * FROM loaded FORMAT CSV'
  ask --query 'DROP TABLE loaded'
}
evening() {
  cat <<'CSV'
player,coins,remark
Ann,12,'-1 for a tie
Ben,7,
Cat,9,
Dan,15,sat between the Smiths'
Eve,6,
CSV
}

start
seen=$(
  ask --query 'SELECT version()'
  echo "A guarded cell:"
  evening | load 'player String, coins Int32, remark String'
  echo "The same without quotation by apostrophes:"
  evening | load 'player String, coins Int32, remark String' --format_csv_allow_single_quotes=0
  echo "Names in another order, and a game without an end:"
  printf 'place,seat,won\n3,1,0\n1,2,1\n2,3,\n' | load 'seat Int32, place Nullable(Int32), won Nullable(Int32)'
)
printf '%s\n' "$seen"
wanted=$(
  cat <<'SEEN'
18.16.1
A guarded cell:
exit status 0
"Ann",12,"-1 for a tie
Ben,7,
Cat,9,
Dan,15,sat between the Smiths"
"Eve",6,""
The same without quotation by apostrophes:
exit status 0
"Ann",12,"'-1 for a tie"
"Ben",7,""
"Cat",9,""
"Dan",15,"sat between the Smiths'"
"Eve",6,""
Names in another order, and a game without an end:
exit status 0
3,1,0
1,2,1
2,3,0
SEEN
)
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
