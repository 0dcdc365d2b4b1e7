#!/usr/bin/env bash
# Qt Charts draws a bar over another player's name where a value is unknown, or two players have one name.
#
# A program charts the points of an evening: a QBarSet with a value for each player, and a QBarCategoryAxis with their names. It marks an unknown
# value as NaN.
#
# Expected: a gap over that player; two bars with the same label.
# Seen (Qt 6.4.2):
# - QBarSet::append leaves out NaN, and the later values move up: of Ann 12, Ben unknown, Cat 30 and Dan 21 the chart shows Ben 30, Cat 21 and
#   nothing for Dan.
# - QBarCategoryAxis keeps each label once: of Ann 12, Ben 8, another Ann 30 and Dan 21 it shows Dan 30, and the fourth bar lies outside.
# Nothing is printed. The reference page of the axis says that a label is not appended twice, but not what becomes of the bars; that of QBarSet
# gives a missing value in the middle a zero and does not speak of NaN. Lines have two ways: QLineSeries::append leaves out NaN, so that the
# fourth turn is the third point, and replace(list) keeps it, so that an index is a turn.
#
# A bar needs a number, and a label that differs from all others, if only by a seat.
#
# The bars are measured in a picture of the chart, without a display.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Debian's packages in these versions, and what they need and this machine lacks, unpacked and not installed.
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root python3-pyqt6.qtcharts=6.4.0+dfsg-2 python3-pyqt6=6.4.2-1 libqt6charts6=6.4.2-3 \
  libqt6widgets6=6.4.2+dfsg-10 libqt6gui6=6.4.2+dfsg-10 libqt6core6=6.4.2+dfsg-10 python3.11 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/evening.py" <<'END_OF_PROGRAM'
import sys
from PyQt6.QtCharts import QBarCategoryAxis, QBarSeries, QBarSet, QChart, QChartView, QLineSeries, QValueAxis
from PyQt6.QtCore import QPointF, Qt, qVersion
from PyQt6.QtGui import QColor
from PyQt6.QtWidgets import QApplication

application = QApplication(sys.argv)
unknown = float("nan")


def attach(chart, series, axis, side):
    chart.addAxis(axis, side)
    series.attachAxis(axis)


def drawn(names, points):
    """The height of the bar that the picture shows over each label."""
    red = QColor("red")
    bars = QBarSet("points")
    bars.setColor(red)
    for value in points:
        bars.append(value)
    series = QBarSeries()
    series.append(bars)
    chart = QChart()
    chart.addSeries(series)
    labels, heights = QBarCategoryAxis(), QValueAxis()
    labels.append(names)
    heights.setRange(0, 40)
    attach(chart, series, labels, Qt.AlignmentFlag.AlignBottom)
    attach(chart, series, heights, Qt.AlignmentFlag.AlignLeft)
    view = QChartView(chart)
    view.resize(600, 400)
    view.show()
    application.processEvents()
    picture = view.grab().toImage()

    def is_bar(place, height):
        spot = chart.mapToScene(chart.mapToPosition(QPointF(place, height - 0.5), series))
        return picture.pixelColor(view.mapFromScene(spot)) == red

    return ", ".join(
        f"{name} {max((height for height in range(1, 41) if is_bar(place, height)), default='nothing')}"
        for place, name in enumerate(labels.categories())
    )


print("Qt", qVersion())
print("complete:", drawn(["Ann", "Ben", "Cat", "Dan"], [12, 8, 30, 21]))
print("Ben unknown:", drawn(["Ann", "Ben", "Cat", "Dan"], [12, unknown, 30, 21]))
print("two Anns:", drawn(["Ann", "Ben", "Ann", "Dan"], [12, 8, 30, 21]))

turns = [QPointF(turn, value) for turn, value in enumerate([5, 6, unknown, 9])]
line = QLineSeries()
for point in turns:
    line.append(point)
print("line, appended:", [point.x() for point in line.points()])
line.replace(turns)
print("line, replaced:", [point.x() for point in line.points()])
END_OF_PROGRAM

export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES='*=false'
export QT_PLUGIN_PATH=$folder/root/usr/lib/x86_64-linux-gnu/qt6/plugins PYTHONPATH=$folder/root/usr/lib/python3/dist-packages XDG_RUNTIME_DIR=$folder
seen=$("$folder/root/usr/bin/python3.11" "$folder/evening.py" 2>/dev/null)
printf '%s\n' "$seen"
wanted='Qt 6.4.2
complete: Ann 12, Ben 8, Cat 30, Dan 21
Ben unknown: Ann 12, Ben 30, Cat 21, Dan nothing
two Anns: Ann 12, Ben 8, Dan 30
line, appended: [0.0, 1.0, 3.0]
line, replaced: [0.0, 1.0, 2.0, 3.0]'
[[ $seen == "$wanted" ]] || { echo "The behaviour has changed." >&2; exit 1; }
echo "As found."
