"""The worked example draws its picture from a library."""

import os
import subprocess
import sys

import club

try:
    import matplotlib  # noqa: F401
except ImportError:
    print("matplotlib is not installed")
    sys.exit(0)

picture = os.path.join(club.FOLDER, "friday.png")
script = os.path.join(club.SOURCES, "samples", "python", "friday.py")
done = subprocess.run([sys.executable, script, club.make_library(60), "romans", picture], capture_output=True, text=True)
print(done.stdout, done.stderr)
assert done.returncode == 0
assert "games" in done.stdout and open(picture, "rb").read(4) == b"\x89PNG"
