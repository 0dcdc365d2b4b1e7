"""A club for the tests: a library of simulated games, and the command line beside Python."""

import json
import os
import subprocess
import tempfile

SOURCES = os.environ["ANNALES_SOURCE_DIR"]
_folder = tempfile.TemporaryDirectory(prefix="annales-python-")
FOLDER = _folder.name
# The user's own library, boards and openings have no part in it.
os.environ["XDG_DATA_HOME"] = os.path.join(FOLDER, "data")
LIBRARY = os.path.join(FOLDER, "club.annales")


def sample(name):
    return os.path.join(SOURCES, "samples", name)


def run(*words):
    """What the command line says, and its exit status."""
    done = subprocess.run([os.environ["ANNALES_PROGRAM"], *words], capture_output=True, text=True)
    return done.stdout, done.stderr, done.returncode


def answer(*words):
    out, err, status = run(*words)
    assert status == 0, err
    return json.loads(out)


def make_library(games=20):
    _, err, status = run("simulate", "--map", "occident", "--nations", "4", "--games", str(games), "--seed", "7",
                         "--library", LIBRARY)
    assert status == 0, err
    return LIBRARY
