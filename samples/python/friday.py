#!/usr/bin/env python3
"""Which opening next Friday? The openings of a nation in a library, with their intervals, as a table and a picture.

friday.py LIBRARY NATION [PICTURE]
"""

import sys

import annales

MOST = 8  # rows that are shown
FEW = 5  # openings that were played less often say nothing


def openings_of(library, nation):
    """The openings of two turns that were played often enough, the largest share of wins last."""
    frame = library.openings(f"nation={nation}", turns=2).frame()
    often = frame[frame["over"] >= FEW].head(MOST)
    return often.sort_values("share", ignore_index=True)


def say(library, nation, frame):
    if frame.empty:
        sys.exit(f"Too few games: no opening of {nation} was played {FEW} times.")
    for row in frame[::-1].itertuples():
        name = row.name or row.played
        print(f"{name:32} {row.share:4.0%} ({row.low:.0%} to {row.high:.0%}), {row.over} games")
    best = frame.iloc[-1]["played"]
    others = library.compare(f"nation={nation}; opening={best}", f"nation={nation}").frame().iloc[0]
    print(f"{best}: {100 * others.difference:+.0f} points against all others "
          f"({100 * others.low:+.0f} to {100 * others.high:+.0f}), {others.verdict.replace('-', ' ')}")


def draw(frame, nation, picture):
    import matplotlib

    matplotlib.use("Agg")  # no display is needed
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, axes = pyplot.subplots(figsize=(8, 1.4 + 0.5 * len(frame)), layout="constrained")
    places = range(len(frame))
    axes.hlines(places, frame["low"], frame["high"], color="#7a8ca3", linewidth=3)
    axes.plot(frame["share"], places, "o", color="#1f3b5c", label="share of wins, 95 % interval")
    axes.plot(frame["baseline"], places, "|", color="#b0432f", markersize=16, label="other games from the same seat")
    axes.set_yticks(places, [f"{row.name or row.played}  ({row.over})" for row in frame.itertuples()])
    axes.set_xlim(0, 1)
    axes.set_ylim(-0.6, len(frame) - 0.4)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_title(f"Openings of the {nation.capitalize()}: won games (number of games)", loc="left")
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.12), ncols=2, frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(picture, dpi=120)


def main(library, nation, picture=None):
    with annales.Library(library) as opened:
        frame = openings_of(opened, nation)
        say(opened, nation, frame)
    if picture:
        draw(frame, nation, picture)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except annales.Error as error:
        sys.exit(str(error))
