#!/usr/bin/python3
"""Trains the net of one game by games against itself (tools/learn/README.md).

Needs numpy and torch (Debian: python3-numpy, python3-torch) and annales_self_play from the build folder. Stopped and
started again with the same folder, it goes on after the last finished generation.
"""

import argparse
import json
import pathlib
import random
import subprocess
import time

import numpy as np
import torch

NATION, COMMON, FIRST, SECOND = 88, 24, 64, 32
INPUT_ONE, WEIGHT_ONE, CUT = 256, 2048, 8.0
MOST_NATIONS = 6


def lesson_type(nations):
    return np.dtype([("count", "u1"), ("leader", "u1", MOST_NATIONS), ("pad", "u1"), ("target", "<f4", MOST_NATIONS),
                     ("common", "<i2", COMMON), ("nations", "<i2", (nations, NATION))])


class Net(torch.nn.Module):
    """engine/search/net.cpp in floating point."""

    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(3 * NATION + COMMON, FIRST, bias=False)
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 1, bias=False)

    def forward(self, rows, common, count, leader):
        nations = rows.shape[1]
        there = (torch.arange(nations)[None, :] < count[:, None])
        rows = rows * there[:, :, None]
        mean = (rows.sum(1, keepdim=True) - rows) / (count[:, None, None] - 1)
        lead = torch.gather(rows, 1, leader[:, :nations, None].expand(-1, -1, NATION))
        inputs = torch.cat([rows, mean, lead, common[:, None, :].expand(-1, nations, -1)], 2)
        hidden = torch.clamp(self.first(inputs), 0, CUT)
        hidden = torch.clamp(self.second(hidden), 0, CUT)
        return self.last(hidden)[:, :, 0].masked_fill(~there, -1e9)


def tensors(lessons):
    return (torch.from_numpy(lessons["nations"].astype(np.float32) / INPUT_ONE),
            torch.from_numpy(lessons["common"].astype(np.float32) / INPUT_ONE),
            torch.from_numpy(lessons["count"].astype(np.int64)),
            torch.from_numpy(lessons["leader"].astype(np.int64)),
            torch.from_numpy(np.ascontiguousarray(lessons["target"][:, :lessons["nations"].shape[1]])))


def loss_of(net, batch):
    rows, common, count, leader, target = batch
    chances = torch.log_softmax(net(rows, common, count, leader), 1)
    return -(target * torch.where(target > 0, chances, torch.zeros_like(chances))).sum(1).mean()


def whole(weights):
    return np.clip(np.rint(weights * WEIGHT_ONE), -32767, 32767).astype(int)


def written(net, ruleset, manifest):
    lines = ["# " + line for line in manifest] + ["format annales-net/1", "ruleset " + ruleset]
    with torch.no_grad():
        second = np.concatenate([net.second.weight.numpy(), net.second.bias.numpy()[:, None]], 1)
        for word, layer in (("first", net.first.weight.numpy()), ("second", second), ("last", net.last.weight.numpy())):
            lines += [word + " " + " ".join(map(str, row)) for row in whole(layer)]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ruleset", choices=["antike", "antike-ii", "duellum"])
    parser.add_argument("folder", type=pathlib.Path, help="where everything is kept")
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build"))
    parser.add_argument("--minutes", type=float, default=10, help="10 for a try, 480 for a night")
    parser.add_argument("--games", type=int, default=400, help="of a generation")
    parser.add_argument("--window", type=int, default=300_000, help="positions that are kept to learn from")
    parser.add_argument("--learned", type=float, default=6, help="times that a new position is learned, on average")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate of the first generation")
    parser.add_argument("--last-rate", type=float, default=1e-4, help="of the last")
    parser.add_argument("--lambda", dest="lambda_", type=float, default=0.8)
    parser.add_argument("--nations", type=int, default=0, help="only games of so many nations")
    parser.add_argument("--options", type=int, default=0, help="of so many games one has an option of the game; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--match", type=int, default=0,
                        help="games against greedy, or against the player of --against, after every tenth generation")
    parser.add_argument("--against", default="",
                        help="a word of a player or the file of a net: it has all seats but one, and the net learns to beat it alone")
    args = parser.parse_args()
    torch.set_num_threads(1)
    rival = "@" + args.against if pathlib.Path(args.against).is_file() else args.against
    folder = args.folder
    folder.mkdir(parents=True, exist_ok=True)
    program = str(args.build / "tools/learn/annales_self_play")
    kept = folder / "kept.pt"
    net = Net()
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate, weight_decay=1e-6)
    generation, spent, games, window = 0, 0.0, 0, None
    torch.manual_seed(args.seed)
    for layer in (net.first, net.second, net.last):
        torch.nn.init.kaiming_uniform_(layer.weight, a=1)
    if kept.exists():
        old = torch.load(kept)
        net.load_state_dict(old["net"])
        optimiser.load_state_dict(old["optimiser"])
        generation, spent, games = old["generation"], old["spent"], old["games"]
        if (folder / "window.npy").exists():
            window = np.load(folder / "window.npy")
        torch.set_rng_state(old["chance"])
    log = open(folder / "log.jsonl", "a", buffering=1)

    def file_of(number):
        return folder / f"net-{number:04}.txt"

    def save(number):
        manifest = [f"Made by tools/learn/train.py {args.ruleset}{' --against ' + args.against if rival else ''}: generation {number}, {games} games, seed {args.seed}, "
                    f"lambda {args.lambda_}, {spent / 60:.0f} minutes of one core."]
        file_of(number).write_text(written(net, args.ruleset, manifest))

    while spent < 60 * args.minutes:
        begun, worked = time.monotonic(), time.process_time()
        chance = random.Random(args.seed * 1_000_003 + generation)
        lessons = folder / "lessons.bin"
        command = [program, "--ruleset", args.ruleset, "--games", str(args.games), "--first", str(games),
                   "--seed", str(args.seed), "--out", str(lessons), "--nations", str(args.nations), "--options", str(args.options)]
        if rival:
            command += ["--against", rival]
        if generation == 0:
            command += ["growth*3", "military*3", "progress*3", "quick*3", "random"]
        else:
            now = f"@{file_of(generation)}"
            older = [f"@{file_of(chance.randrange(max(1, generation // 2), generation + 1))}~0.1" for _ in range(2)]
            command += ["--teacher", str(file_of(generation)), "--lambda", str(args.lambda_), now + "*6", now + "~0.1*6",
                        now + "~0.3*5", now + "~0.8*2"]
            if not rival:
                command += [*(one + "*2" for one in older), "growth*2", "military*2", "progress*2", "quick"]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        told = dict(zip(said[::2], said[1::2]))
        fresh = np.fromfile(lessons, lesson_type(int(told["nations"])))
        lessons.unlink()
        window = fresh if window is None else np.concatenate([window, fresh])[-args.window:]
        games += args.games
        played = time.monotonic()
        share = min(1.0, spent / (60 * args.minutes))
        for group in optimiser.param_groups:
            group["lr"] = args.rate * (args.last_rate / args.rate) ** share
        dice = np.random.default_rng(args.seed * 7_919 + generation)
        batch, sum_, steps = 1024, 0.0, max(1, int(args.learned * len(fresh) * (2 if generation == 0 else 1) / 1024))
        for _ in range(steps):
            loss = loss_of(net, tensors(window[dice.integers(0, len(window), batch)]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            sum_ += loss.item()
        generation += 1
        spent += time.process_time() - worked + float(told["seconds"])
        save(generation)
        row = {"generation": generation, "games": games, "minutes": round(spent / 60, 2), "loss": round(sum_ / steps, 4),
               "playing": round(played - begun, 1), "learning": round(time.monotonic() - played, 1), **told}
        if args.match and generation % 10 == 0:
            said = subprocess.run([program, "--match", "--ruleset", args.ruleset, "--games", str(args.match), "--seed", "77",
                                   "--nations", str(args.nations), f"@{file_of(generation)}", rival or "greedy"],
                                  check=True, capture_output=True, text=True).stdout.split()
            row["against " + (args.against or "greedy")] = dict(zip(said[::2], said[1::2]))
        log.write(json.dumps(row) + "\n")
        torch.save({"net": net.state_dict(), "optimiser": optimiser.state_dict(), "generation": generation,
                    "spent": spent, "games": games, "chance": torch.get_rng_state()},
                   folder / "kept.new")
        (folder / "kept.new").replace(kept)
        if generation % 10 == 0:
            np.save(folder / "window.npy", window)


if __name__ == "__main__":
    main()
