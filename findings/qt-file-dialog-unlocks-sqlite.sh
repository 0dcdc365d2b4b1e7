#!/usr/bin/env bash
# Qt's file dialog takes away the SQLite locks of the program that shows it.
#
# A program holds an SQLite database open in WAL mode. It shows a QFileDialog over the folder of that database, and the user cancels.
#
# Expected: the program still has its lock on the database file.
# Seen (Qt 6.4.2, SQLite 3.40.1, Linux): the lock is gone. The dialog's model asks an icon provider for each file; that one opens a
# file whose name does not tell its type and closes it again. POSIX then drops every fcntl lock of the process on the file (fcntl(2), "Record
# locks"). SQLite is not told: it counts its own locks, and neither the next write nor a new connection of the same process brings the lock
# back.
# A dialog whose icon provider looks at names alone leaves the lock.
#
# Qt's print dialog does the same to databases in the home folder without being shown, even where printing to a file is turned off: the line for
# the file's name completes names of the home folder, and its model cannot be told to look at names alone before it lists.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Debian's packages in these versions, and what they need and this machine lacks, unpacked and not installed.
apt-get update -q >/dev/null
mkdir -p "$folder/debs/partial"
apt-get install -q -y --no-install-recommends --reinstall --download-only -o Dir::Cache::archives="$folder/debs" \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root python3-pyqt6=6.4.2-1 libqt6widgets6=6.4.2+dfsg-10 \
  libqt6gui6=6.4.2+dfsg-10 libqt6core6=6.4.2+dfsg-10 libqt6printsupport6=6.4.2+dfsg-10 libsqlite3-0=3.40.1-2+deb12u2 \
  python3.11 >/dev/null
for deb in "$folder"/debs/*.deb; do dpkg-deb -x "$deb" "$folder/root"; done

cat >"$folder/dialog.py" <<'END'
import os, sqlite3, sys
from PyQt6.QtCore import PYQT_VERSION_STR, QTimer, qVersion
from PyQt6.QtGui import QIcon
from PyQt6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QFileDialog, QFileIconProvider

application = QApplication(sys.argv)
folder = os.environ["HOME"]
path = os.path.join(folder, "club.games")
held = sqlite3.connect(path, isolation_level=None)
held.execute("PRAGMA journal_mode = WAL")
held.execute("CREATE TABLE games (name TEXT)")


def locks():
    file = os.stat(path)
    place = " %02x:%02x:%d " % (os.major(file.st_dev), os.minor(file.st_dev), file.st_ino)
    return sum(place in line and " %d " % os.getpid() in line for line in open("/proc/locks"))


def cancelled(provider):
    dialog = QFileDialog()
    if provider is not None:
        dialog.setIconProvider(provider)
    dialog.setDirectory(folder)
    QTimer.singleShot(1500, dialog.reject)
    dialog.exec()


class ByName(QFileIconProvider):
    def icon(self, _):
        return QIcon()

    def type(self, _):
        return "file"


print("Qt", qVersion(), "SQLite", sqlite3.sqlite_version)
print("before:", locks())
cancelled(ByName())
print("after a dialog that looks at names alone:", locks())
cancelled(None)
print("after a dialog:", locks())
held.execute("INSERT INTO games VALUES ('one')")
print("after the next write:", locks())
another = sqlite3.connect(path, isolation_level=None)
another.execute("SELECT count(*) FROM games").fetchall()
print("after a new connection:", locks())
another.close()
held.close()

held = sqlite3.connect(path, isolation_level=None)
held.execute("SELECT count(*) FROM games").fetchall()
print("opened again:", locks())
printing = QPrintDialog(QPrinter())
printing.setOption(QAbstractPrintDialog.PrintDialogOption.PrintToFile, False)
QTest.qWait(1500)
print("after a print dialog was made:", locks())
os._exit(0)
END

export LD_LIBRARY_PATH=$folder/root/usr/lib/x86_64-linux-gnu QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES='*=false'
export QT_PLUGIN_PATH=$folder/root/usr/lib/x86_64-linux-gnu/qt6/plugins PYTHONPATH=$folder/root/usr/lib/python3/dist-packages XDG_RUNTIME_DIR=$folder HOME=$folder/home
mkdir "$HOME"
seen=$("$folder/root/usr/bin/python3.11" "$folder/dialog.py" 2>/dev/null)
printf '%s\n' "$seen"
wanted='Qt 6.4.2 SQLite 3.40.1
before: 1
after a dialog that looks at names alone: 1
after a dialog: 0
after the next write: 0
after a new connection: 0
opened again: 1
after a print dialog was made: 0'
[[ $seen == "$wanted" ]] || { echo "This is another behaviour than the one described." >&2; exit 1; }
