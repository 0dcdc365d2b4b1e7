#!/usr/bin/env python3
"""engines.py ANNALES [ENGINE...]: a club with hostile names is exported for each program that reads facts, loaded as the export says, and each
cell that arrives is compared with each cell that was written. Without ENGINE all of them; one that is not installed is skipped with a word.

Servers of PostgreSQL and ClickHouse are started for this in a folder of their own, on this machine alone, and stopped.
"""
import csv
import ctypes
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import zipfile
from xml.etree import ElementTree

NAMES = ["NA", "TRUE", "007", "=1+1", "O'Brien", '"Die Spinne"', "Jürgen; Völker", "null", "1e5", "-", "+5", "Łódź ß 中", "\\N", "12345678901234567890",
         "3/4", " lead", "'quoted'", "Thomas'", "'tis", "NULL", "nan", "a\\tb", "50%", "{x}", "$HOME", "`id`", "x,y", "@sum", "true", "0x1F", "--", "#1"]
BOARDS = [("occident", "antike", 4), ("orient", "antike", 3), ("mare-nostrum", "antike-ii", 4), ("rome-carthage", "duellum", 2)]
DATES = ["2024-05-01", "2024", "2024-02-29", ""]


class Missing(Exception):
    """What is not installed."""


def need(*programs):
    for program in programs:
        if shutil.which(program) is None:
            raise Missing(program)


def run(*command, refused=False, **options):
    """What the command printed. `refused`: it has to fail."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if refused and done.returncode == 0:
        raise SystemExit(f"{' '.join(map(str, command))[:300]}\nloaded a table that lacks a row")
    if done.returncode != 0 and not refused:
        raise SystemExit(f"{' '.join(map(str, command))[:300]}\nended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def lose_a_row(folder):
    """As if a copy had been cut off: every script has to say so."""
    file = next(folder / f"seats.{ending}" for ending in ("csv", "tsv") if (folder / f"seats.{ending}").exists())
    file.write_bytes(b"\n".join(file.read_bytes().rstrip(b"\n").split(b"\n")[:-1]) + b"\n")


def make_club(annales, folder):
    """Twelve whole games of all rulesets with names and headers that readers stumble over, and the samples' beginnings without ends."""
    library = folder / "club.annales"
    used = 0
    for number, (game, ruleset, nations) in enumerate(BOARDS * 3):
        log = folder / f"game-{number}.antike.jsonl"
        run(annales, "simulate", "--map", game, "--ruleset", ruleset, "--nations", str(nations), "--games", "1", "--seed", str(4711 + number), "--bots", "random", "--out", log)
        lines = log.read_text(encoding="utf-8").splitlines()
        seats = [n for line in lines[:40] if '"GameCreated"' in line for n in json.loads(line)["data"]["order"]]
        tags = {"date": DATES[number % len(DATES)], "site": NAMES[number], "event": NAMES[-1 - number]}
        for word in seats:
            tags["player." + word] = NAMES[used % len(NAMES)]
            if used % 2:
                tags["rating." + word] = str(1500 + used)
            used += 1
        extra = [json.dumps({"name": k, "rec": "tag", "value": v}, ensure_ascii=False, separators=(",", ":"), sort_keys=True) for k, v in tags.items() if v]
        lines = [line for line in lines if '"rec":"tag"' not in line and '"rec":"seal"' not in line]
        log.write_text("\n".join(lines + extra) + "\n", encoding="utf-8")
        run(annales, "import", log, "--library", library)
    samples = pathlib.Path(__file__).parents[2] / "samples"
    run(annales, "import", *sorted(samples.glob("*.antike.jsonl")), "--library", library)
    if used < len(NAMES):
        raise SystemExit(f"Only {used} of {len(NAMES)} names have a seat")
    return library


def dictionary(folder):
    tables = {}
    with open(folder / "dictionary.csv", newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            tables.setdefault(row["table"], []).append((row["column"], row["type"], row["nullable"] == "yes"))
    return tables


def written(folder, tables):
    """Each table as rows of texts and None, from the files with every text in quotation marks: what is not in them and empty is None."""
    out = {}
    for table, columns in tables.items():
        with open(folder / f"{table}.csv", newline="", encoding="utf-8") as file:
            rows = list(csv.reader(file))
        assert rows[0] == [c[0] for c in columns], table
        out[table] = [[cell if cell else None for cell in row] for row in rows[1:]]
    return out


def compare(engine, table, columns, expected, found):
    def cell(value):
        return None if value is None else str(value)

    order = lambda rows: sorted(rows, key=lambda row: [(c is not None, c or "") for c in row])
    expected, found = order(expected), order([[cell(c) for c in row] for row in found])
    if len(expected) != len(found):
        raise SystemExit(f"{engine}: {table} has {len(found)} rows, not {len(expected)}")
    for row, (a, b) in enumerate(zip(expected, found)):
        for (name, _, _), x, y in zip(columns, a, b):
            if x != y:
                raise SystemExit(f"{engine}: {table}.{name}, row {row}: {y!r} instead of {x!r}")
    return len(expected) * len(columns)


def check_dictionary(tables, truth):
    """An empty cell only where the dictionary allows it."""
    for table, columns in tables.items():
        for place, (name, _, nullable) in enumerate(columns):
            empty = any(row[place] is None for row in truth[table])
            if empty and not nullable:
                raise SystemExit(f"{table}.{name} has empty cells, and the dictionary says it has none")


def json_rows(text):
    return [json.loads(line) for line in text.splitlines()]


# Each of the following loads as the export says, and gives every table as rows.

def sqlite(folder, tables):
    need("sqlite3")
    database = folder / "facts.sqlite"
    run("sqlite3", database, stdin=open(folder / "load.sql"), cwd=folder)
    import sqlite3

    connection = sqlite3.connect(database)
    for table in tables:
        yield table, [list(row) for row in connection.execute(f"SELECT * FROM facts_{table}")]
    average, = connection.execute("SELECT avg(won) FROM facts_seats").fetchone()
    won = [row for row in connection.execute("SELECT won FROM facts_seats WHERE won IS NOT NULL")]
    assert average == sum(w for w, in won) / len(won)
    lose_a_row(folder)
    run("sqlite3", database, stdin=open(folder / "load.sql"), cwd=folder, refused=True)


def postgresql(folder, tables):
    binaries = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
    need("psql")
    if not binaries:
        raise Missing("postgresql")
    home = folder / "server"
    home.mkdir()
    user = []
    if os.getuid() == 0:  # which its server refuses
        shutil.chown(home, "postgres")
        for parent in [folder, *folder.parents]:
            if parent != pathlib.Path("/tmp") and parent != pathlib.Path("/"):
                parent.chmod(parent.stat().st_mode | 0o055)
        user = ["runuser", "-u", "postgres", "--"]
    data = home / "data"
    run(*user, binaries[-1] / "initdb", "-D", data, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-U", "facts", cwd=home)
    run(*user, binaries[-1] / "pg_ctl", "-D", data, "-w", "-l", home / "log", "-o", f"-k {home} -c listen_addresses=''", "start", cwd=home)
    try:
        client = ["psql", "-q", "-h", home, "-U", "facts", "-d", "postgres"]
        run(*client, "-f", "load.sql", cwd=folder)
        run(*client, "-f", "load.sql", cwd=folder)  # again: the same tables
        for table, columns in tables.items():
            names = ", ".join(f'"{c[0]}"' for c in columns)
            yield table, json_rows(run(*client, "-At", "-c", f"SELECT json_build_array({names}) FROM facts_{table}"))
        lose_a_row(folder)
        run(*client, "-f", "load.sql", cwd=folder, refused=True)
        seats = run(*client, "-At", "-c", "SELECT count(*) FROM facts_seats")
        assert int(seats) > 0, "the tables that were there are lost"
    finally:
        run(*user, binaries[-1] / "pg_ctl", "-D", data, "-m", "immediate", "stop", cwd=home)


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def clickhouse(folder, tables):
    need("clickhouse-server", "clickhouse-client")
    home = folder / "server"
    home.mkdir()
    port = free_port()
    (home / "config.xml").write_text(f"""<yandex><logger><level>error</level><log>{home}/log</log><errorlog>{home}/errors</errorlog></logger>
<tcp_port>{port}</tcp_port><listen_host>127.0.0.1</listen_host><path>{home}/data/</path><tmp_path>{home}/tmp/</tmp_path>
<users_config>{home}/users.xml</users_config><default_profile>default</default_profile><default_database>default</default_database>
<mark_cache_size>5368709120</mark_cache_size></yandex>""")
    (home / "users.xml").write_text("""<yandex><profiles><default/></profiles><users><default><password/><networks><ip>127.0.0.1</ip></networks>
<profile>default</profile><quota>default</quota></default></users><quotas><default/></quotas></yandex>""")
    server = subprocess.Popen(["clickhouse-server", f"--config-file={home}/config.xml"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=home)
    try:
        client = ["--host", "127.0.0.1", "--port", str(port)]
        for _ in range(100):
            if subprocess.run(["clickhouse-client", *client, "--query", "SELECT 1"], capture_output=True).returncode == 0:
                break
            time.sleep(0.1)
        for _ in range(2):  # twice: the same tables
            run("bash", "load.sh", *client, cwd=folder)
        for table in tables:
            yield table, [
                [None if cell == "\\N" else plain(cell) for cell in line.split("\t")]
                for line in run("clickhouse-client", *client, "--query", f"SELECT * FROM facts_{table} FORMAT TabSeparated").split("\n")[:-1]
            ]
        lose_a_row(folder)
        run("bash", "load.sh", *client, cwd=folder, refused=True)
    finally:
        server.terminate()
        server.wait()


def plain(cell):
    """A cell of ClickHouse's tables of tabs, without its backslashes."""
    out, escaped = [], False
    for c in cell:
        if escaped:
            out.append({"t": "\t", "n": "\n", "r": "\r", "0": "\0", "b": "\b", "f": "\f"}.get(c, c))
        elif c != "\\":
            out.append(c)
        escaped = c == "\\" and not escaped
    return "".join(out)


class Duck:
    """DuckDB's library, as far as this needs it: ANNALES_DUCKDB names the file."""

    class Result(ctypes.Structure):
        _fields_ = [("columns", ctypes.c_uint64), ("rows", ctypes.c_uint64), ("changed", ctypes.c_uint64), ("data", ctypes.c_void_p),
                    ("error", ctypes.c_char_p), ("own", ctypes.c_void_p)]

    def __init__(self, library):
        self.call = ctypes.CDLL(library)
        self.call.duckdb_column_count.restype = self.call.duckdb_row_count.restype = ctypes.c_uint64
        self.call.duckdb_value_varchar.restype = ctypes.c_void_p
        self.call.duckdb_value_is_null.restype = ctypes.c_bool
        self.call.duckdb_result_error.restype = ctypes.c_char_p
        self.database, self.connection = ctypes.c_void_p(), ctypes.c_void_p()
        assert self.call.duckdb_open(None, ctypes.byref(self.database)) == 0
        assert self.call.duckdb_connect(self.database, ctypes.byref(self.connection)) == 0

    def run(self, sql):
        """The rows of the last statement, as texts and None; RuntimeError where it fails."""
        result = Duck.Result()
        at = ctypes.byref(result)
        failed = self.call.duckdb_query(self.connection, sql.encode(), at) != 0
        error = self.call.duckdb_result_error(at)
        rows = [] if failed else [[self.cell(at, c, k) for c in range(self.call.duckdb_column_count(at))] for k in range(self.call.duckdb_row_count(at))]
        self.call.duckdb_destroy_result(at)
        if failed:
            raise RuntimeError((error or b"").decode())
        return rows

    def cell(self, at, column, row):
        column, row = ctypes.c_uint64(column), ctypes.c_uint64(row)
        if self.call.duckdb_value_is_null(at, column, row):
            return None
        text = self.call.duckdb_value_varchar(at, column, row)
        value = ctypes.string_at(text).decode()
        self.call.duckdb_free(ctypes.c_void_p(text))
        return value


def duckdb(folder, tables):
    library = os.environ.get("ANNALES_DUCKDB", "")
    if not os.path.exists(library):
        raise Missing("DuckDB's library (ANNALES_DUCKDB=FILE)")
    duck = Duck(library)
    script = (folder / "load.sql").read_text(encoding="utf-8")
    here = os.getcwd()
    os.chdir(folder)
    try:
        for _ in range(2):
            duck.run(script)
        for table in tables:
            yield table, duck.run(f"SELECT * FROM facts_{table}")
        lose_a_row(folder)
        try:
            duck.run(script)
        except RuntimeError:
            return
        raise SystemExit("DuckDB loaded a table that lacks a row")
    finally:
        os.chdir(here)


def r(folder, tables):
    need("Rscript")
    (folder / "dump.R").write_text("""source("load.R", encoding = "UTF-8")
for (name in names(facts)) {
  text <- as.data.frame(lapply(facts[[name]], function(c) ifelse(is.na(c), "\\u0001", as.character(c))), check.names = FALSE)
  con <- file(paste0("from-r-", name, ".csv"), "wb", encoding = "native.enc")
  write.csv(text, con, row.names = FALSE, fileEncoding = "UTF-8")
  close(con)
}
""", encoding="utf-8")
    run("Rscript", "dump.R", cwd=folder, env={**os.environ, "LC_ALL": "C.UTF-8"})
    for table in tables:
        with open(folder / f"from-r-{table}.csv", newline="", encoding="utf-8") as file:
            yield table, [[None if c == "\u0001" else c for c in row] for row in list(csv.reader(file))[1:]]
    lose_a_row(folder)
    run("Rscript", "dump.R", cwd=folder, refused=True)


def pandas(folder, tables):
    program = next((p for p in ("python3", "/usr/bin/python3") if subprocess.run([p, "-c", "import pandas"], capture_output=True).returncode == 0), None)
    if program is None:
        raise Missing("pandas")
    (folder / "dump.py").write_text("""import json
import sys
from load import facts
for name, frame in facts.items():
    for row in frame.astype(object).where(frame.notna(), None).values.tolist():
        print(json.dumps([name, [None if c is None else str(c) for c in row]]))
""", encoding="utf-8")
    rows = json_rows(run(program, "dump.py", cwd=folder))
    for table in tables:
        yield table, [cells for name, cells in rows if name == table]
    lose_a_row(folder)
    run(program, "dump.py", cwd=folder, refused=True)


def spreadsheet(folder, tables):
    """The workbook itself: a text is a text, and nothing is a formula."""
    space = {"x": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
    book = zipfile.ZipFile(folder / "facts.xlsx")
    shared = []
    if "xl/sharedStrings.xml" in book.namelist():
        shared = ["".join(t.text or "" for t in s.iter("{%s}t" % space["x"])) for s in ElementTree.fromstring(book.read("xl/sharedStrings.xml"))]
    names = [s.get("name") for s in ElementTree.fromstring(book.read("xl/workbook.xml")).iter("{%s}sheet" % space["x"])]
    for number, table in enumerate(names, 1):
        rows = []
        for row in ElementTree.fromstring(book.read(f"xl/worksheets/sheet{number}.xml")).iter("{%s}row" % space["x"]):
            cells = [None] * len(tables[table])
            for cell in row:
                assert cell.find("x:f", space) is None, "a formula"
                letters = "".join(c for c in cell.get("r") if c.isalpha())
                column = 0
                for letter in letters:
                    column = column * 26 + ord(letter) - 64
                value = cell.find("x:v", space)
                if cell.get("t") == "s":
                    cells[column - 1] = shared[int(value.text)]
                elif cell.get("t") == "inlineStr":
                    cells[column - 1] = "".join(t.text or "" for t in cell.iter("{%s}t" % space["x"]))
                elif value is not None:
                    cells[column - 1] = value.text
            rows.append(cells)
        yield table, rows[1:]


ENGINES = {f.__name__: f for f in (sqlite, postgresql, clickhouse, duckdb, r, pandas, spreadsheet)}


def main(annales, *wanted):
    annales = str(pathlib.Path(annales).resolve())
    folder = pathlib.Path(tempfile.mkdtemp(prefix="annales-engines-"))
    try:
        library = make_club(annales, folder)
        truth_folder = folder / "truth"
        run(annales, "export", "--library", library, "--format", "facts", "--for", "pandas", "--out", truth_folder)
        tables = dictionary(truth_folder)
        truth = written(truth_folder, tables)
        check_dictionary(tables, truth)
        players = {row[[c[0] for c in tables["seats"]].index("player")] for row in truth["seats"]}
        missing = [name for name in NAMES if name.strip() not in players and name not in players]
        if missing:
            raise SystemExit(f"Not every name is in the library: {missing}")
        loaded = 0
        for name in wanted or ENGINES:
            place = folder / name
            run(annales, "export", "--library", library, "--format", "facts", "--for", name, "--out", place)
            cells = 0
            try:
                for table, rows in ENGINES[name](place, tables):
                    cells += compare(name, table, tables[table], truth[table], rows)
            except Missing as what:
                print(f"{name:<12} skipped: {what} is not installed")
                continue
            loaded += 1
            print(f"{name:<12} {cells} cells are as they were written")
        if loaded == 0:
            raise SystemExit("No engine was there to load the tables")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        print(__doc__)
        sys.exit(0 if len(sys.argv) > 1 else 2)
    main(*sys.argv[1:])
