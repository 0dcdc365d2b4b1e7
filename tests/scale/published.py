#!/usr/bin/env python3
"""published.py ANNALES [SERVER...]: two clubs publish their games to PostgreSQL, to ClickHouse and to two shards of ClickHouse. Fifty random questions about
openings and sixty random comparisons, which the servers add up themselves, and questions for which games are fetched have to be the same text from each
server as from one library with the games of both. A publisher is killed, everything is published twice, rows are lost and changed, a shard goes down, a table is missing: each is refused or mended,
never answered by half.

The servers are started for this in a folder of their own, on this machine alone, and stopped. SERVER: postgresql, clickhouse, shards. One that is not
installed is skipped with a sentence.
"""
import json
import os
import pathlib
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

COMPARISONS = 60
FETCHED = 12
SUMS = 50
ALONE = "one by one"  # what is said where a server does not add up
NAMES = ["NA", "007", "O'Brien", '"Die Spinne"', "Jürgen; Völker", "Łódź ß 中", "\\N", "\\", "a\tb", "two\nlines", "'", "Anna Berger", "anna  berger", "Anna Berger", "ANNA BERGER", "\\'; DROP TABLE x",
         "%", "{}", "[1,2]", "ARRAY['a']", "NULL", ""]
DATES = ["2024-05-01", "2023", "2024-02", "", "2022-12-31"]


class Missing(Exception):
    """What is not installed."""


def run(*command, status=0, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if status is not None and done.returncode != status:
        raise SystemExit(f"{' '.join(map(str, command))[:400]}\nended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Postgres:
    def __init__(self, home):
        binaries = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
        if not binaries or shutil.which("psql") is None:
            raise Missing("PostgreSQL is not installed (Debian: postgresql)")
        self.home, self.bin, self.user = home, binaries[-1], []
        home.mkdir()
        if os.getuid() == 0:  # which its server refuses
            shutil.chown(home, "postgres")
            self.user = ["runuser", "-u", "postgres", "--"]
        run(*self.user, self.bin / "initdb", "-D", home / "data", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-U", "facts", cwd=home)
        run(*self.user, self.bin / "pg_ctl", "-D", home / "data", "-w", "-l", home / "log", "-o", f"-k {home} -c listen_addresses=''", "start", cwd=home)
        self.url = f"postgresql://facts@/postgres?host={home}"

    def sql(self, text):
        return run("psql", "-q", "-At", "-h", self.home, "-U", "facts", "-d", "postgres", "-c", text).stdout

    def rows(self):
        done = run("psql", "-q", "-At", "-h", self.home, "-U", "facts", "-d", "postgres", "-c", "SELECT count(*) FROM annales_games_1", status=None)
        return int(done.stdout) if done.returncode == 0 else 0

    def change_columns(self, what):
        where = "(SELECT max(game) FROM annales_columns_1 WHERE nations > 0)"
        self.sql({"lose": f"DELETE FROM annales_columns_1 WHERE game = {where}", "damage": f"UPDATE annales_columns_1 SET seat_place[1] = 7 WHERE game = {where}",
                  "drop": "DROP TABLE annales_columns_1", "age": "DELETE FROM annales_columns_1 WHERE nations = 0"}[what])

    def damage(self):
        self.sql("UPDATE annales_games_1 SET facts = replace(facts, '\"place\":1', '\"place\":2') WHERE game = (SELECT min(game) FROM annales_games_1 WHERE game NOT LIKE 'club%')")

    def lose(self):
        self.sql("DELETE FROM annales_games_1 WHERE game = (SELECT max(game) FROM annales_games_1 WHERE game NOT LIKE 'club%')")

    def stop(self):
        run(*self.user, self.bin / "pg_ctl", "-D", self.home / "data", "-m", "immediate", "stop", cwd=self.home, status=None)


class Node:
    def __init__(self, home):
        if shutil.which("clickhouse-server") is None:
            raise Missing("ClickHouse is not installed (Debian: clickhouse-server)")
        self.home, self.tcp, self.http, self.server = home, free_port(), free_port(), None
        home.mkdir()
        (home / "users.xml").write_text("""<yandex><profiles><default/></profiles><users><default><password/><networks><ip>127.0.0.1</ip></networks>
<profile>default</profile><quota>default</quota></default></users><quotas><default/></quotas></yandex>""")

    def start(self, shards=""):
        home = self.home
        (home / "config.xml").write_text(f"""<yandex><logger><level>error</level><log>{home}/log</log><errorlog>{home}/errors</errorlog></logger>
<tcp_port>{self.tcp}</tcp_port><http_port>{self.http}</http_port><listen_host>127.0.0.1</listen_host><path>{home}/data/</path><tmp_path>{home}/tmp/</tmp_path>
<users_config>{home}/users.xml</users_config><default_profile>default</default_profile><default_database>default</default_database>
<mark_cache_size>5368709120</mark_cache_size>{shards}</yandex>""")
        self.server = subprocess.Popen(["clickhouse-server", f"--config-file={home}/config.xml"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=home)
        for _ in range(200):
            try:
                return self.sql("SELECT 1")
            except OSError:
                time.sleep(0.1)
        raise SystemExit("ClickHouse does not start")

    def sql(self, text):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.http}/", text.encode()) as answer:
            return answer.read().decode()

    def stop(self):
        if self.server and self.server.poll() is None:
            self.server.terminate()
            self.server.wait()


class Clickhouse:
    def __init__(self, home):
        self.node = Node(home)
        self.node.start()
        self.url = f"clickhouse://127.0.0.1:{self.node.http}/default"

    def sql(self, text):
        return self.node.sql(text)

    def rows(self):
        try:
            return int(self.sql("SELECT count() FROM annales_games_1"))
        except OSError:
            return 0  # no table yet

    def rewrite(self, where, facts):
        """Without rows of some games, or with other facts: this version of ClickHouse has no UPDATE that is done at once."""
        self.sql(f"CREATE TABLE kept AS annales_games_1")
        self.sql(f"INSERT INTO kept SELECT game, version, stamp, ruleset, board, nations, {facts}, turns FROM annales_games_1 WHERE {where}")
        self.sql("DROP TABLE annales_games_1")
        self.sql("RENAME TABLE kept TO annales_games_1")

    def change_columns(self, what):
        if what == "drop":
            return self.sql("DROP TABLE annales_columns_1")
        if what == "twice":
            return self.sql("INSERT INTO annales_columns_1 SELECT * FROM annales_columns_1 WHERE nations > 2")
        where = {"lose": "game != (SELECT max(game) FROM annales_columns_1 WHERE nations > 0)", "damage": "1", "age": "nations > 0"}[what]
        names = [row.split("\t")[0] for row in self.sql("DESCRIBE TABLE annales_columns_1").splitlines()]
        kept = ", ".join("arrayMap(x -> toInt32(x + 1), seat_place)" if what == "damage" and name == "seat_place" else name for name in names)
        self.sql("CREATE TABLE kept_columns AS annales_columns_1")
        self.sql(f"INSERT INTO kept_columns SELECT {kept} FROM annales_columns_1 WHERE {where}")
        self.sql("DROP TABLE annales_columns_1")
        self.sql("RENAME TABLE kept_columns TO annales_columns_1")

    def damage(self):
        self.rewrite("1", "replaceAll(facts, '\"place\":1', '\"place\":2')")

    def lose(self):
        self.rewrite("game != (SELECT max(game) FROM annales_games_1 WHERE game NOT LIKE 'club%')", "facts")

    def stop(self):
        self.node.stop()


class Shards:
    def __init__(self, home):
        home.mkdir()
        self.nodes = [Node(home / "n1"), Node(home / "n2")]
        shards = "".join(f"<shard><internal_replication>true</internal_replication><replica><host>127.0.0.1</host><port>{n.tcp}</port></replica></shard>" for n in self.nodes)
        self.config = f"<remote_servers><annales>{shards}</annales></remote_servers>"
        self.half = f"<remote_servers><annales>{shards[:shards.index('</shard>') + 8]}</annales></remote_servers>"
        for node in self.nodes:
            node.start(self.config)
            node.sql("CREATE TABLE annales_games_1 (game String, version UInt64, stamp String, ruleset String, board String, nations UInt8, facts String, turns String) "
                     "ENGINE = ReplacingMergeTree(version) ORDER BY game")
            node.sql("CREATE TABLE annales_columns_1 (game String, version UInt64, mark String, ruleset String, board String, options String, map String, date String, "
                     "event String, site String, bots Int32, nations Int32, outcome Int32, rounds Int32, seat_nation Array(String), seat_player Array(String), "
                     "seat_rating Array(Int32), seat_place Array(Int32), seat_opening Array(Int64), seat_first_personage Array(Int32), seat_personages Array(String)) "
                     "ENGINE = ReplacingMergeTree(version) ORDER BY game")
        self.nodes[0].sql("CREATE TABLE games_all AS annales_games_1 ENGINE = Distributed(annales, default, annales_games_1, cityHash64(game))")
        self.nodes[0].sql("CREATE TABLE games_all_columns AS annales_columns_1 ENGINE = Distributed(annales, default, annales_columns_1, cityHash64(game))")
        self.url = f"clickhouse://127.0.0.1:{self.nodes[0].http}/default?table=games_all"

    def rows(self):
        return int(self.nodes[0].sql("SELECT count() FROM games_all"))

    def stop(self):
        for node in self.nodes:
            node.stop()


def hostile_games(annales, folder):
    """Games with names, events, dates and ratings that a statement could stumble over; and the samples, some of which have no end."""
    logs = []
    for number in range(2 * len(NAMES)):
        log = folder / f"hostile{number}.antike.jsonl"
        board, nations = [("orient", 3), ("occident", 4)][number % 2]
        run(annales, "simulate", "--map", board, "--ruleset", "antike", "--nations", nations, "--games", 1, "--seed", 900 + number, "--out", log)
        lines = log.read_text(encoding="utf-8").splitlines()
        seats = next(json.loads(line)["data"]["order"] for line in lines if '"GameCreated"' in line)
        tags = {"date": DATES[number % len(DATES)], "site": NAMES[number % len(NAMES)], "event": NAMES[-1 - number % len(NAMES)]}
        for seat, word in enumerate(seats):
            tags["player." + word] = NAMES[(number + seat * seat) % len(NAMES)]
            if (number + seat) % 3:
                tags["rating." + word] = str(1200 + 37 * (number % 20) + seat)
        extra = [json.dumps({"name": k, "rec": "tag", "value": v}, ensure_ascii=False, separators=(",", ":"), sort_keys=True) for k, v in tags.items() if v]
        lines = [line for line in lines if '"rec":"tag"' not in line and '"rec":"seal"' not in line]
        log.write_text("\n".join(lines + extra) + "\n", encoding="utf-8")
        logs.append(log)
    return logs + sorted((pathlib.Path(__file__).parents[2] / "samples").glob("*.antike.jsonl"))


def make_clubs(annales, folder):
    """Two clubs with some games in common, and one library with all of them."""
    boards = [("occident", "antike", 4, 1000), ("orient", "antike", 3, 60), ("rome-carthage", "duellum", 2, 40)]
    for seed, (board, ruleset, nations, games) in enumerate(boards):
        log = folder / f"{seed}.antike.jsonl"
        run(annales, "simulate", "--map", board, "--ruleset", ruleset, "--nations", nations, "--games", games, "--seed", 20 + seed, "--out", log)
    logs = [folder / f"{n}.antike.jsonl" for n in range(3)] + hostile_games(annales, folder)
    clubs = [folder / "first.annales", folder / "second.annales"]
    run(annales, "import", *logs[:2], "--library", clubs[0])
    run(annales, "import", *logs[1:], "--library", clubs[1])
    run(annales, "import", *logs, "--library", folder / "all.annales")
    return clubs, folder / "all.annales"


def sums():
    """Words behind `annales stats`, of questions that a server adds up."""
    draw = random.Random(541)
    spaces = ["iron", "temple", "gold", "maneuver-1", "arming", "marble", "know-how", "maneuver-2"]
    conditions = [lambda: ["--ruleset", draw.choice(["antike", "antike-ii", "duellum"])], lambda: ["--board", draw.choice(["occident", "orient", "rome-carthage", "nowhere"])],
                  lambda: ["--nations", draw.choice([2, 3, 4])], lambda: ["--nation", draw.choice(["romans", "greeks", "persians", "carthaginians", "martians"])],
                  lambda: ["--seat", draw.choice([1, 2, 3])], lambda: ["--place", draw.choice([1, 2])], lambda: ["--player", draw.choice([n for n in NAMES if n] + ["~anna", "anna berger", "nobody"])],
                  lambda: ["--with", draw.choice(["Anna Berger", "O'Brien", "~e", "007", "\\N"])], lambda: ["--rating-from", 1400], lambda: ["--rating-to", 1500],
                  lambda: ["--ratings-from", 1250], lambda: ["--from", draw.choice(["2023", "2024-02", "2024-02-15"])], lambda: ["--to", draw.choice(["2023", "2024-02", "2024-12-31"])],
                  lambda: ["--event", draw.choice(["e", "o'b", "\\", "zzz"])], lambda: ["--site", draw.choice(["a", "łódz", "'"])], lambda: ["--outcome", draw.choice(["won", "unfinished"])],
                  lambda: ["--winner", draw.choice(["romans", "greeks"])], lambda: ["--option", draw.choice(["variant:expert", "goal:default"])], lambda: ["--record", "played"],
                  lambda: ["--opening", draw.choice([" ".join(draw.sample(spaces, draw.choice([1, 2]))), "G1", "M1"])]]
    yield ["openings", "--json"]
    yield ["openings", "--board", "occident", "--nation", "romans", "--json"]
    yield ["openings", "--ruleset", "duellum"]
    yield ["openings", "--opening", "G1", "--json"]
    yield ["openings", "--opening", "M1", "--nation", "romans", "--json"]
    yield ["explore", "--board", "orient", "--json"]
    yield ["explore", "--nation", "romans", "--after", "iron", "--json"]
    for n in range(SUMS):
        words = [word for one in draw.sample(conditions, draw.choice([0, 1, 1, 2, 2, 3])) for word in one()]
        words += ["--round", draw.choice([1, 5, 12, 40])]
        if draw.randrange(3):
            yield ["openings", "--turns", draw.choice([1, 2, 3, 8, 16]), "--sort", draw.choice(["games", "drawn"]), *words, *(["--json", "--limit", 0] if n % 2 else ["--csv"])]
        else:
            yield ["explore", "--after", " ".join(draw.sample(spaces, draw.choice([0, 1, 2]))), *words, *(["--json"] if n % 2 else ["--language", "de"])]


def sides(draw):
    """Conditions of two sides: of every kind that a comparison may be made by."""
    spaces = ["iron", "temple", "gold", "maneuver-1", "arming", "marble", "know-how", "maneuver-2"]
    names = [name for name in NAMES if name and ";" not in name and "\n" not in name]
    kinds = [lambda: [f"opening={space}" for space in draw.sample(spaces, 2)],
             lambda: [f"seat={seat}" for seat in draw.sample([1, 2], 2)],
             lambda: [f"opening={draw.choice(spaces)} {draw.choice(spaces)}", f"opening={draw.choice(spaces)}"],
             lambda: [f"seat={seat}; opening={draw.choice(spaces)}" for seat in (1, 2)],
             lambda: [f"nation={nation}" for nation in draw.sample(["romans", "greeks", "persians", "arabs"], 2)],
             lambda: [f"player={name}" for name in draw.sample(names, 2)],
             lambda: [f"player={draw.choice(names)}", ""],
             lambda: ["opening=G1", "opening=M1"],
             lambda: ["rating-from=1500", "rating-to=1499"],
             lambda: ["place=1", "place=2"],
             lambda: ["from=2024", "to=2023; nation=romans"],
             lambda: [f"with={draw.choice(names)}; seat=1", "seat=1"],
             lambda: ["option=variant:expert", "option=variant:default"],
             lambda: [f"winner=romans; opening={draw.choice(spaces)}", ""],
             lambda: ["player=~e", "opening=iron"],
             lambda: ["ruleset=antike", "ruleset=duellum"],
             lambda: ["", ""]]
    return draw.choice(kinds)()


def compared():
    """Of comparisons that a server adds up."""
    draw = random.Random(54)
    yield ["compare", "--a", "opening=iron", "--b", "opening=arming", "--json"]
    yield ["compare", "--board", "occident", "--side", "Iron=opening=iron", "--side", "opening=arming", "--side", "opening=gold", "--side", "nation=romans", "--json"]
    yield ["compare", "--a", "opening=iron", "--b", "opening=arming", "--b", "opening=gold", "--b", "", "--csv"]
    yield ["compare", "--a", "opening=iron", "--b", "opening=iron temple", "--strata"]
    yield ["compare", "--a", "nation=martians", "--b", "nation=romans"]
    yield ["compare", "--a", "opening=nonsense", "--b", "nation=romans"]
    forms = [["--json"], ["--csv"], ["--strata"], ["--strata", "--csv"], ["--power"], ["--language", "de"], []]
    some = [[], ["--board", "occident"], ["--board", "orient"], ["--board", "rome-carthage"], ["--nations", 4], ["--ruleset", "antike"], ["--from", "2023"], ["--outcome", "won"],
            ["--with", "~e"], ["--ratings-from", 1250]]
    for n in range(COMPARISONS):
        a, b = sides(draw)
        yield ["compare", *draw.choice(some), "--a", a, "--b", b, "--skill", draw.choice(["players", "players", "ratings", "nothing"]), *(forms[n % len(forms)])]


def fetched():
    """Of questions for which the games are fetched."""
    draw = random.Random(55)
    yield ["explore", "--board", "occident", "--by", "deeds", "--json"]
    yield ["compare", "--a", "opening=iron", "--b", "opening=arming", "--over-rounds", "--json"]
    for n in range(FETCHED):
        a, b = sides(draw)
        yield ["compare", "--a", a, "--b", b, "--over-rounds", *(["--json"] if n % 2 else [])]


def is_added_up(words):
    return "--by" not in words and "--over-rounds" not in words


FEW = [["openings", "--json"], ["compare", "--a", "opening=iron", "--b", "", "--json"], ["openings", "--ruleset", "duellum"],
       ["compare", "--side", "opening=iron", "--side", "nation=romans", "--side", "player=~e"]]


def answers(annales, source, some=None, alone=False):
    """What `annales stats` says; `alone`: without the server's sums."""
    found = []
    for words in [*sums(), *compared(), *fetched()] if some is None else FEW[:some]:
        done = run(annales, "stats", *words, *source, status=None)
        if is_added_up(words) and source[0] == "--on" and done.returncode == 0 and (ALONE in done.stderr) != alone:
            raise SystemExit(f"{source[1]}: stats {' '.join(map(str, words))}: {'did not add' if not alone else 'added'} up\n{done.stderr}")
        found.append((" ".join(map(str, words)), done.returncode, done.stdout))
    return found


def same(server, expected, found):
    for (words, status, text), (_, other_status, other) in zip(expected, found):
        if (status, text) != (other_status, other):
            raise SystemExit(f"{server}: stats {words}\n{status} {text[:1500]}\n---\n{other_status} {other[:1500]}")


def refused(annales, url, word, *question):
    done = run(annales, "stats", *(question or ["openings"]), "--on", url, status=None)
    if done.returncode == 0 or word not in done.stderr:
        raise SystemExit(f"{url}: answered {done.returncode} without \"{word}\":\n{done.stdout[:500]}{done.stderr[:500]}")


def published(annales, url, library):
    return run(annales, "publish", "--to", url, "--library", library).stdout.strip()


def columns_gone(annales, name, server, clubs, expected):
    """The second table loses a row, is changed, gets old, is gone. `expected`: of `FEW`."""
    for what, word in (("lose", "is missing"), ("damage", "is not as it was published")):
        server.change_columns(what)
        refused(annales, server.url, word)
        refused(annales, server.url, word, *FEW[1])
        server.change_columns("drop")
        for club in clubs:
            published(annales, server.url, club)
        same(name, expected, answers(annales, ["--on", server.url], len(FEW)))
    if name == "clickhouse":  # rows of a game stay until it merges them
        server.change_columns("twice")
        same(name, expected, answers(annales, ["--on", server.url], len(FEW)))
    for what in ("age", "drop"):
        server.change_columns(what)
        same(name, expected, answers(annales, ["--on", server.url], len(FEW), alone=True))
        for club in clubs:
            published(annales, server.url, club)
        same(name, expected, answers(annales, ["--on", server.url], len(FEW)))


def club_games(annales, name, server, clubs, whole, expected):
    killed = subprocess.Popen([annales, "publish", "--to", server.url, "--library", clubs[0]], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while killed.poll() is None and not server.rows():
        time.sleep(0.005)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    print(f"{name}: {server.rows()} rows when the publisher was killed")
    print(f"{name}: {published(annales, server.url, clubs[0])}; {published(annales, server.url, clubs[1])}")
    for club in clubs:
        again = published(annales, server.url, club)
        if not again.startswith("0 games published, 0 updated"):
            raise SystemExit(f"{name}: published twice: {again}")
    same(name, expected, answers(annales, ["--on", server.url]))


def main():
    annales = pathlib.Path(sys.argv[1]).resolve()
    wanted = sys.argv[2:] or ["postgresql", "clickhouse", "shards"]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="annales-published-"))
    folder.chmod(0o755)
    os.environ["HOME"] = str(folder)
    os.environ["XDG_DATA_HOME"], os.environ["XDG_CONFIG_HOME"] = str(folder / "data"), str(folder / "config")
    try:
        clubs, whole = make_clubs(annales, folder)
        expected, few = answers(annales, ["--library", whole]), answers(annales, ["--library", whole], len(FEW))
        fetching = ["compare", "--a", "opening=iron", "--b", "", "--over-rounds"]
        print(f"{len(expected)} questions, {sum(status == 0 for _, status, _ in expected)} with an answer")
        for name in wanted:
            try:
                server = {"postgresql": Postgres, "clickhouse": Clickhouse, "shards": Shards}[name](folder / name)
            except Missing as missing:
                print(f"{name}: skipped: {missing}")
                continue
            try:
                if name != "shards":
                    refused(annales, server.url, "publish")
                club_games(annales, name, server, clubs, whole, expected)
                if name == "shards":
                    server.nodes[1].stop()
                    refused(annales, server.url, "ClickHouse")
                    server.nodes[1].start(server.config)
                    same(name, few, answers(annales, ["--on", server.url], len(FEW)))
                    server.nodes[1].sql(f"INSERT INTO annales_columns_1 SELECT * FROM remote('127.0.0.1:{server.nodes[0].tcp}', default, annales_columns_1) WHERE nations > 0 LIMIT 5")
                    same(name, few, answers(annales, ["--on", server.url], len(FEW), alone=True))  # games on both shards
                    server.nodes[0].stop()
                    server.nodes[0].start(server.half)  # as if somebody had taken the shard out of the configuration
                    refused(annales, server.url, "is missing")
                else:
                    columns_gone(annales, name, server, clubs, few)
                    server.lose()
                    refused(annales, server.url, "is missing", *fetching)
                    for club in clubs:
                        published(annales, server.url, club)
                    same(name, few, answers(annales, ["--on", server.url], len(FEW)))
                    server.damage()
                    refused(annales, server.url, "is not as it was published", *fetching)
                    same(name, few, answers(annales, ["--on", server.url], len(FEW)))  # which read no games
                print(f"{name}: the same answers as from a library, and never half of one")
            finally:
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


main()
