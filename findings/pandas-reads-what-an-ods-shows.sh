#!/usr/bin/env bash
# Every TRUE of a German spreadsheet is False for pandas, and a duration of twelve minutes is twelve hours.
#
# A club keeps its evenings in LibreOffice and counts them in Python. A column says who won, one how long the game took.
#
# Expected: a cell of an .ods holds its value beside the text that it shows: office:boolean-value="true", office:time-value="PT00H12M30S". A reader
# takes the value, as pandas itself does for numbers and dates, and as SheetJS and LibreOffice do here.
# Seen (pandas 1.5.3, odfpy 1.4.2), without a message:
# - A truth value is compared with the letters TRUE. LibreOffice shows it in the language of the cell, WAHR, VRAI, VERDADERO; all are False. So
#   nobody won a game, the column has the right type, and the share of wins is 0.
# - A remark on an English cell does the same: the text of the remark is taken for a part of the cell. A player's name becomes "Ben", the day of the
#   remark, its words and "Ann". (Issue 55200 of pandas-dev/pandas has the names, and later versions leave remarks out of them.)
# - A duration comes from the shown text, too: 12 minutes and 30 seconds, shown as 12:30, are half past twelve.
# A file that was made for a test, in English and without remarks, reads right.
#
# Annales reads the stored truth value and leaves remarks on cells out.
#
# Python and its packages come from Debian, unpacked and not installed. The .ods has what LibreOffice 7.4.7 writes for such cells.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root python3-pandas=1.5.3+dfsg-2 python3-pandas-lib=1.5.3+dfsg-2 python3-odf=1.4.2-2 \
  python3-numpy=1:1.24.2-1+deb12u1 python3-dateutil python3-defusedxml python3-tz python3-six python3-pkg-resources python3.11 \
  libblas3 liblapack3 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/club.py" <<'PY'
import warnings
import zipfile

import pandas

warnings.simplefilter("error")

spaces = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{space}:1.0"'
                  for name, space in [("office", "office"), ("table", "table"), ("text", "text")])
remark = "<office:annotation><dc:creator>Ben</dc:creator><dc:date>2026-03-07T00:00:00</dc:date><text:p>a guest</text:p></office:annotation>"


def cell(kind, value, shown, remark=""):
    return f'<table:table-cell office:value-type="{kind}" {value}>{remark}<text:p>{shown}</text:p></table:table-cell>'


def words(shown, remark=""):
    return cell("string", "", shown, remark)


def truth(shown, remark=""):
    return cell("boolean", 'office:boolean-value="true"', shown, remark)


def duration(value, shown):
    return cell("time", f'office:time-value="{value}"', shown)


rows = [
    [words("player"), words("won"), words("took")],
    [words("Ann"), truth("TRUE"), duration("PT02H05M00S", "02:05:00")],
    [words("Ann"), truth("WAHR"), duration("PT00H12M30S", "12:30")],
    [words("Ann"), truth("VRAI"), duration("PT01H10M00S", "01:10:00")],
    [words("Ann", remark), truth("TRUE", remark), duration("PT02H05M00S", "02:05:00")],
]
sheet = "".join(f"<table:table-row>{''.join(row)}</table:table-row>" for row in rows)
kind = "application/vnd.oasis.opendocument.spreadsheet"
with zipfile.ZipFile("club.ods", "w") as package:
    package.writestr("mimetype", kind)
    package.writestr("META-INF/manifest.xml",
                     '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">'
                     f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>'
                     '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>')
    package.writestr("content.xml",
                     f'<office:document-content {spaces} xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3"><office:body>'
                     f'<office:spreadsheet><table:table table:name="Evenings">{sheet}</table:table></office:spreadsheet></office:body>'
                     "</office:document-content>")

print("pandas", pandas.__version__)
evenings = pandas.read_excel("club.ods", engine="odf")
for row in evenings.itertuples():
    print(f"{row.player}: won {row.won}, took {row.took}")
print("all four are won; share of wins", evenings.won.mean())
PY
libraries=$folder/root/usr/lib/x86_64-linux-gnu
cd "$folder"
seen=$(PYTHONPATH=$folder/root/usr/lib/python3/dist-packages LD_LIBRARY_PATH=$libraries:$libraries/blas:$libraries/lapack \
  "$folder/root/usr/bin/python3.11" club.py)
printf '%s\n' "$seen"
wanted='pandas 1.5.3
Ann: won True, took 02:05:00
Ann: won False, took 12:30:00
Ann: won False, took 01:10:00
Ben2026-03-07T00:00:00a guestAnn: won False, took 02:05:00
all four are won; share of wins 0.25'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
