#!/usr/bin/python3
"""The strength of a training's generations (tools/learn/README.md).

Lets each tenth net of a folder play a match against fixed players, and the last ten nets against each other. Prints tables
of Markdown. Needs annales_self_play from the build folder; only Python's own library.
"""

import argparse
import itertools
import json
import math
import pathlib
import subprocess
import sys

NORMAL_95 = 1.959964


def wilson(wins, games):
    """Wilson's interval of a share, 95 %."""
    share, square = wins / games, NORMAL_95 ** 2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games ** 2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def signed(points):
    return f"{round(points):+d}".replace("-", "\u2212") if round(points) else "0"


class Matches:
    def __init__(self, args):
        self.program = str(args.build / "tools/learn/annales_self_play")
        self.args = args

    def play(self, first, second, games, seed):
        """One seat for the first player, all others for the second: wins of the first, games, wins expected."""
        said = subprocess.run([self.program, "--match", "--ruleset", self.args.ruleset, "--games", str(games), "--seed", str(seed),
                               "--nations", str(self.args.nations), first, second],
                              check=True, capture_output=True, text=True).stdout.split()
        told = dict(zip(said[::2], said[1::2]))
        games = int(told["games"])
        return int(told["wins"]), games, float(told["expected"]) * games


def in_percent(wins, games):
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def put_curve(matches, nets, log, args):
    players = args.against + [f"@{nets[-1][1]}"]
    heads = [f"`{word}`" for word in args.against] + [f"generation {nets[-1][0]}"]
    print("| generation | games so far | minutes | " + " | ".join(f"won from {head}" for head in heads) + " |")
    print("| --- |" + " --- |" * (2 + len(players)))
    for number, net in nets:
        if number % args.every and number not in (1, nets[-1][0]):
            continue
        cells, expected = [], 0
        for player in players:
            wins, games, expected = matches.play(f"@{net}", player, args.games, args.seed)
            cells.append(in_percent(wins, games))
            expected /= games
        row = log.get(number, {})
        print(f"| {number} | {row.get('games', '')} | {row.get('minutes', '')} | " + " | ".join(cells) + " |", flush=True)
    print(f"\nExpected of equals: {100 * expected:.0f} %.\n")


def put_last(matches, nets, args):
    """How far each of the last nets is ahead of each other one, and whether they beat each other in a circle."""
    ahead, error = {}, {}
    for (a, net_a), (b, net_b) in itertools.combinations(nets, 2):
        difference, variance = 0.0, 0.0
        for sign, first, second in ((1, net_a, net_b), (-1, net_b, net_a)):
            wins, games, expected = matches.play(f"@{first}", f"@{second}", args.round_games, args.seed + 1)
            share = (wins + 1) / (games + 2)
            difference += sign * (wins - expected) / games / 2
            variance += share * (1 - share) / games / 4
        ahead[a, b], ahead[b, a] = difference, -difference
        error[a, b] = error[b, a] = math.sqrt(variance)
    numbers = [number for number, _ in nets]
    print("| in 100 games ahead of | " + " | ".join(map(str, numbers)) + " | all |\n| --- |" + " --- |" * (len(numbers) + 1))
    for a in numbers:
        cells = ["" if a == b else signed(100 * ahead[a, b]) for b in numbers]
        mean = sum(ahead[a, b] for b in numbers if b != a) / (len(numbers) - 1)
        print(f"| {a} | " + " | ".join(cells) + f" | {signed(100 * mean)} |")
    # Errors of two differences with a net in common are independent: each match is played anew.
    surely = {pair for pair in ahead if ahead[pair] > NORMAL_95 * error[pair]}
    circles = [c for c in itertools.permutations(numbers, 3)
               if c[0] == min(c) and all((c[i], c[(i + 1) % 3]) in surely for i in range(3))]
    print(f"\n{len(surely)} of {len(ahead) // 2} pairs differ with 95 % certainty each; half the width of an interval is "
          f"{100 * NORMAL_95 * max(error.values()):.0f} in 100 at most. "
          f"Circles of three that all differ: {len(circles)}" + "".join(f" {c}" for c in circles) + ".")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ruleset", choices=["antike", "antike-ii", "duellum"])
    parser.add_argument("folder", type=pathlib.Path, help="of the training, with net-0001.txt and so on")
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build"))
    parser.add_argument("--against", nargs="*", default=["value"], help="fixed players beside the last net")
    parser.add_argument("--every", type=int, default=10, help="generations from row to row")
    parser.add_argument("--games", type=int, default=60, help="of each match of the curve")
    parser.add_argument("--last", type=int, default=10, help="nets that play against each other; 0: none")
    parser.add_argument("--round-games", type=int, default=40, help="of each of their matches, in both roles")
    parser.add_argument("--nations", type=int, default=0, help="only games of so many nations")
    parser.add_argument("--seed", type=int, default=920)
    args = parser.parse_args()
    nets = sorted((int(net.stem[4:]), net) for net in args.folder.glob("net-*.txt"))
    if not nets:
        sys.exit(f"generations.py: {args.folder} has no nets (net-0001.txt and so on). Train some with train.py.")
    log = {}
    if (args.folder / "log.jsonl").exists():
        log = {row["generation"]: row for row in map(json.loads, open(args.folder / "log.jsonl"))}
    matches = Matches(args)
    put_curve(matches, nets, log, args)
    if args.last > 1:
        put_last(matches, nets[-args.last:], args)


if __name__ == "__main__":
    main()
