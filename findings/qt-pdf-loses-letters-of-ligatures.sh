#!/usr/bin/env bash
# A PDF that Qt writes shows "Antike", but has no such text: "An", nothing, "ke".
#
# A program prints the record of an evening to a PDF. A reader searches it for a name, copies a line, or lets it be read aloud.
#
# Expected: the text of the page is what the program painted, as in PDFs of other writers. Cairo says which letters a joined glyph stands for.
# Seen (Qt 6.4.2, with QPainter and with QTextDocument; white space left out below): where a font joins letters to one glyph that has no code
# point of its own, these letters are on paper only. In Carlito and Lato "ti", "tt" and "tti" are such glyphs: pdftotext finds An, a gap and ke
# for Antike, "A ka" for Attika and "Flo e" for Flotte. The PDF maps each glyph to one code point, and leaves out a glyph without any. "ffi"
# comes out as U+FB03.
# Carlito has the widths of Calibri, so it stands in for it where a document or a desktop asks for Calibri. DejaVu joins "ffi" only, so a test in
# that font does not see it. QFont::setKerning(false) changes nothing. Another writer had the same gap: issue 602 of QuestPDF/QuestPDF (2023).
#
# A letter spacing keeps the letters apart, and with them the text, from 1/64 of a pixel on: 0.02 does, 0.01 counts as none. (PreferNoShaping gives
# up kerning, too.) Test a PDF by its text, in the font that it will have.
#
# The page is made without a display.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root python3-pyqt6=6.4.2-1 libqt6gui6=6.4.2+dfsg-10 libqt6core6=6.4.2+dfsg-10 python3.11 \
  fonts-crosextra-carlito=20220224-1 fonts-lato=2.0-2.1 fonts-dejavu-core=2.37-6 libharfbuzz-bin=6.0.0+dfsg-3 'poppler-utils=22.12.0*' >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/page.py" <<'END_OF_PROGRAM'
import subprocess
import sys
from pathlib import Path
from PyQt6.QtCore import QPoint, QSizeF, qVersion
from PyQt6.QtGui import QFont, QFontDatabase, QGuiApplication, QPainter, QPdfWriter, QTextDocument

# Qt and cairo paint the same words in the same fonts; pdftotext reads the pages.
application = QGuiApplication([])
folder = Path(sys.argv[1])
names = "Antike Attika Flotte Offizier"


def text_of(path):
    said = subprocess.run(["pdftotext", "-nopgbrk", path, "-"], capture_output=True, text=True, check=True).stdout
    return "".join(said.split())  # white space differs, and is not the question


def painted(font):
    path = str(folder / "painted.pdf")
    writer = QPdfWriter(path)
    painter = QPainter(writer)
    painter.setFont(font)
    painter.drawText(QPoint(400, 800), names)
    painter.end()
    return text_of(path)


def document(font):
    path = str(folder / "document.pdf")
    writer = QPdfWriter(path)
    text = QTextDocument()
    text.setDefaultFont(font)
    text.setPageSize(QSizeF(writer.width(), writer.height()))  # or it prints a number on the page
    text.setPlainText(names)
    text.print(writer)
    return text_of(path)


def by_cairo(file):
    path = str(folder / "cairo.pdf")
    subprocess.run(["hb-view", f"--output-file={path}", "--output-format=pdf", file, names], check=True)
    return text_of(path)


print("Qt", qVersion())
for name in ["Carlito-Regular.ttf", "Lato-Regular.ttf", "DejaVuSans.ttf"]:
    file = str(next(folder.glob(f"root/usr/share/fonts/**/{name}")))
    family = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(file))[0]
    font = QFont(family, 14)
    print(f"{family}, Qt, painted: {painted(font)}")
    print(f"{family}, Qt, document: {document(font)}")
    for spacing in [0.01, 0.02]:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
        print(f"{family}, Qt, letters {spacing} pixels apart: {painted(font)}")
    print(f"{family}, cairo: {by_cairo(file)}")
END_OF_PROGRAM

export PATH=$folder/root/usr/bin:$PATH LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES='*=false'
export QT_PLUGIN_PATH=$folder/root/usr/lib/x86_64-linux-gnu/qt6/plugins PYTHONPATH=$folder/root/usr/lib/python3/dist-packages XDG_RUNTIME_DIR=$folder
seen=$("$folder/root/usr/bin/python3.11" "$folder/page.py" "$folder" 2>/dev/null)
printf '%s\n' "$seen"
wanted='Qt 6.4.2
Carlito, Qt, painted: AnkeAkaFloeOﬃzier
Carlito, Qt, document: AnkeAkaFloeOﬃzier
Carlito, Qt, letters 0.01 pixels apart: AnkeAkaFloeOﬃzier
Carlito, Qt, letters 0.02 pixels apart: AntikeAttikaFlotteOffizier
Carlito, cairo: AntikeAttikaFlotteOffizier
Lato, Qt, painted: AnkeAkaFloeOﬃzier
Lato, Qt, document: AnkeAkaFloeOﬃzier
Lato, Qt, letters 0.01 pixels apart: AnkeAkaFloeOﬃzier
Lato, Qt, letters 0.02 pixels apart: AntikeAttikaFlotteOffizier
Lato, cairo: AntikeAttikaFlotteOffizier
DejaVu Sans, Qt, painted: AntikeAttikaFlotteOﬃzier
DejaVu Sans, Qt, document: AntikeAttikaFlotteOﬃzier
DejaVu Sans, Qt, letters 0.01 pixels apart: AntikeAttikaFlotteOﬃzier
DejaVu Sans, Qt, letters 0.02 pixels apart: AntikeAttikaFlotteOffizier
DejaVu Sans, cairo: AntikeAttikaFlotteOffizier'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
