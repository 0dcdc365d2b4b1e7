"""The examples that help() shows, run."""

import doctest
import sys

import club

import annales

library = club.make_library()
game = annales.read(club.sample("game-occident.antike.jsonl"))[0]
names = {"annales": annales, "sample": club.sample, "club": library, "game": game}
result = doctest.testmod(annales, extraglobs=names, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
assert result.attempted > 15, "the examples were not found"
sys.exit(result.failed > 0)
