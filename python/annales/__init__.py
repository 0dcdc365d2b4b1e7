"""Games of the Antike family: read, folded, judged, analysed and counted.

Positions, events and answers are dicts and lists with the keys of the event log (docs/event-log.md) and of
`annales … --json` (docs/command-line.md). Events of a line count from 1, which is GameCreated; where a method
takes an event number `n`, leaving it out means the last event of the line.

>>> import annales
>>> game = annales.read(sample("game-occident.antike.jsonl"))[0]
>>> game.ruleset, game.board, len(game)
('antike', 'occident', 1367)
>>> game.sentence(4)
'Romans receive 1 coin'

Long work takes `progress`, a function of two numbers: how much is done, of how much. Ctrl-C ends it with
KeyboardInterrupt, and other threads of Python run meanwhile.

What is wrong is an `annales.Error` with the sentence of the command line. What there is to say beside an
answer, such as damaged games that were left out, is a Python warning (`annales.Notice`).
"""

import json as _json
import os as _os
import warnings as _warnings

from . import _annales
from ._annales import Error

__all__ = ["Answer", "Columns", "Error", "Facts", "Game", "Library", "Notice", "read", "__version__"]
__version__ = _annales.version


class Notice(UserWarning):
    """What there is to say beside an answer, such as damaged games that were left out."""


def _note(notices):
    for sentence in notices:
        _warnings.warn(sentence, Notice, stacklevel=3)


def _pandas():
    try:
        import pandas
    except ImportError as missing:
        raise Error("frames need pandas; install python3-pandas") from missing
    return pandas


def _numpy():
    import numpy

    return numpy


def read(file, *, after_mistake="stop", progress=None):
    """The games of a file, in any format that `annales import` reads, as a list of `Game`.

    after_mistake: what happens at the first mistake in a written game (AGN): "stop" ends the line before it,
    "facts" takes it as played where that is clear, "reject" refuses the file.
    progress: is called with bytes.

    Raises Error, with its `row` and `column`, for a file that cannot be read. What could not be read as it
    stands is a Notice.

    >>> len(annales.read(sample("opening-growth.agn")))
    1
    >>> annales.read("missing.agn")
    Traceback (most recent call last):
    annales.Error: missing.agn cannot be opened: No such file or directory
    """
    games, complaints = _annales.read(_os.fspath(file), after_mistake, progress)
    _note(complaints)
    return [Game(game) for game in games]


def _text(move):
    if isinstance(move, str):
        if move not in ("end turn", "proceed"):
            raise Error('a move is an event, "end turn" or "proceed"')
        return move
    try:
        return _json.dumps({"data": move["data"], "type": move["type"]})
    except (KeyError, TypeError, ValueError):
        raise Error('an event is a dict with "type" and "data", such as legal() lists') from None


def _whole(what, value, least, most):
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{what}: expected a whole number")
    if not least <= value <= most:
        raise Error(f"{what}: expected a whole number from {least} to {most}")
    return value.__index__()


def _number(n, what="n"):
    if n is None:
        return 0
    return _whole(what, n, 1, 2**32)


def _command(*words, progress=None):
    """The JSON that a command of the command line answers. Raises Error with its messages where it fails."""
    status, out, told = _annales.command([*words, "--json"], progress)
    if status == 0:
        for sentence in told:
            _warnings.warn(sentence, Notice, stacklevel=4)
        return _json.loads(out)
    error = Error("\n".join(told) or "cancelled")
    if told and told[-1].strip() == "^" * len(told[-1].strip()) != "":
        error.column = told[-1].index("^") - 1  # the question is moved by two blanks
    raise error


def _rows(round, limit):
    return ["--round", str(_whole("round", round, 1, 200)), "--limit", str(_whole("limit", limit, 0, 2**32))]


def _options(conditions):
    """Conditions as options of the command line."""
    options = []
    for condition in filter(str.strip, conditions.split(";")):
        key, equals, value = condition.partition("=")
        if not equals:
            raise Error(f'"{condition.strip()}": expected a condition such as nation=romans')
        options.append(f"--{key.strip()}={value.strip()}")
    return options


class Game:
    """One game: events, lines, remarks, positions. A value that nothing changes.

    Attributes: `id` (hexadecimal), `ruleset`, `board`, `nations` (in turn order), `tags` (a dict: date, event,
    player.<nation> …), `lines` (a dict from names to numbers of events; the recorded game is "main").
    `len(game)` is the number of events of the main line.
    """

    __slots__ = ("_game",)

    def __init__(self, game):
        self._game = game

    @property
    def id(self):
        """The id of GameCreated: 64 hexadecimal digits."""
        return self._game.id

    @property
    def ruleset(self):
        """"antike", "antike-ii" or "duellum"."""
        return self._game.ruleset

    @property
    def board(self):
        """The board's id."""
        return self._game.board

    @property
    def nations(self):
        """The nations' ids in turn order."""
        return self._game.nations

    @property
    def tags(self):
        """The headers: a dict of texts."""
        return self._game.tags

    @property
    def players(self):
        """The players' names by nation; a nation without one is left out."""
        tags = self._game.tags
        named = {nation: tags.get("player." + nation) for nation in self._game.nations}
        return {nation: name for nation, name in named.items() if name}

    @property
    def lines(self):
        """The number of events of each line by its name; "main" is the recorded game."""
        return self._game.lines

    @property
    def remarks(self):
        """The remarks, as the records of the event log."""
        return _json.loads(self._game.remarks())

    def __len__(self):
        return self._game.length("main")

    def __eq__(self, other):
        return isinstance(other, Game) and self.text() == other.text()

    def __hash__(self):
        return hash(self.id)

    def __repr__(self):
        return f"<annales.Game {self.id[:12]} {self.ruleset} {self.board}, {len(self)} events>"

    def event(self, n=None, line="main"):
        """Event `n` as the event log has it: a dict with data, id, parent, rec and type.

        >>> game.event(2)["type"]
        'RoundBegan'
        """
        return _json.loads(self._game.event(line, _number(n)))

    def events(self, line="main"):
        """Every event of a line, the first is GameCreated: an iterator of dicts."""
        return (self.event(n, line) for n in range(1, self._game.length(line) + 1))

    def sentence(self, n=None, language="en", line="main"):
        """Event `n` in words; `language` is "en" or "de".

        >>> game.sentence(2, "de")
        'Runde 1 beginnt'
        """
        return self._game.sentence(line, _number(n), language)

    def state(self, n=None, line="main"):
        """The position after `n` events, as `annales state`: a dict.

        >>> game.state(1)["round"]
        0
        """
        return _json.loads(self._game.state(line, _number(n)))

    def states(self, line="main"):
        """The position after each event of a line: an iterator of dicts."""
        return (self.state(n, line) for n in range(1, self._game.length(line) + 1))

    def legal(self, n=None, line="main"):
        """The events that may legally follow event `n`, as `annales legal`: a list of dicts with data and type.

        Lists every way to pay, sorted, at most 10,000.

        >>> [event["type"] for event in game.legal(1)]
        ['RoundBegan']
        """
        return _json.loads(self._game.legal(line, _number(n)))[:10_000]

    def check(self, event, n=None, line="main"):
        """Whether an event may follow event `n`: None where it may, else an Error that is not raised.

        The error's `rule` is the id of the ruling (docs/rulings.md).

        >>> game.check(game.legal(1)[0], 1)
        >>> game.check({"type": "RoundBegan", "data": {"round": 7}}, 1).rule
        'antike.round'
        """
        return self._game.check(_text(event), line, _number(n))

    def decide(self, move, n=None, line="main", *, cheapest=False):
        """The events of a move after event `n`: the move and what the rules add, a list of dicts.

        move: an event as `legal` lists it, "end turn", or "proceed" where rounds, incomes and turns begin
        by themselves. cheapest: pay as cheaply as possible, whatever the event says.

        Raises Error, with its `rule`, where the move is not allowed.

        >>> [event["type"] for event in game.decide("proceed", 1)]
        ['RoundBegan', 'IncomeReceived', 'IncomeReceived', 'IncomeReceived', 'IncomeReceived', 'TurnBegan']
        """
        return _json.loads(self._game.decide(_text(move), cheapest, line, _number(n)))

    def play(self, moves, n=None, line="main", *, name="What if", follow=True, cheapest=False):
        """Another game: this one with a what-if line `name`, which leaves `line` after event `n`.

        moves: a list of moves as `decide` takes them. follow: the rules add what follows from each; False
        takes exactly these events. Raises Error where a move is not allowed, or the name is taken.

        >>> game.play(["proceed"], 1, name="Again").lines
        {'main': 1367, 'Again': 7}
        """
        return Game(
            self._game.play([_text(move) for move in moves], name, follow, cheapest, line, _number(n))
        )

    def analyse(self, budget=48, *, turns=0, seed=1, against="all", threads=2, line="main", progress=None):
        """The chances of winning turn by turn and what each turn lost, as `annales analyse --json`: a dict.

        Chances and losses are shares from 0 to 1, with standard errors and 95 % intervals.
        budget: rollouts of each position and of each compared line; 0: the fitted value alone.
        turns: of a rollout (0: two rounds). against: "all", or "bots", "players", "strong" and "varied" with
        commas: who play on. A turn is a mistake only if it is one against each of them.
        progress: is called with turns. The same seed gives the same answer with any number of threads.

        >>> found = game.analyse(budget=0)
        >>> round(sum(found["turns"][0]["chances"]["values"].values()), 3)
        1.0
        """
        return _json.loads(
            self._game.analyse(
                _whole("budget", budget, 0, 100_000),
                _whole("turns", turns, 0, 1000),
                _whole("seed", seed, 0, 2**63 - 1),
                against,
                _whole("threads", threads, 1, 256),
                line,
                progress,
            )
        )

    def search(self, n=None, budget=48, *, moves=5, turns=0, seed=1, against="bots", line="main", progress=None):
        """The best turns after event `n` and the chances there: a dict with `rootInfo` and `moveInfos`, as
        `annales engine` answers. Each move has its events in `pv`.

        budget: rollouts of the position and of each move. moves: how many are rolled out.
        """
        found = _json.loads(
            self._game.search(
                _whole("budget", budget, 0, 1_000_000),
                _whole("turns", turns, 0, 1000),
                _whole("moves", moves, 0, 100),
                _whole("seed", seed, 0, 2**63 - 1),
                against,
                line,
                _number(n),
                progress,
            )
        )
        for key in ("id", "isDuringSearch"):
            del found[key]
        return found

    def chances(self, n=None, line="main"):
        """The chance of winning by nation after event `n`, by the fitted value: numbers from 0 to 1.

        >>> sorted(game.chances(1)) == sorted(game.nations)
        True
        """
        return self.search(n, 0, moves=0, line=line)["rootInfo"]["chances"]

    def text(self):
        """The game as an event log, sealed: the bytes of a file."""
        return self._game.text()

    def write(self, file):
        """Writes the game as a new event log. Raises FileExistsError where there is such a file."""
        with open(file, "xb") as out:
            out.write(self.text())


class Answer(dict):
    """An answer as the JSON of the command line, with its rows as a pandas frame."""

    def frame(self):
        """A row for each group, game, event, opening or comparison, with its interval: a pandas.DataFrame.

        Shares are numbers from 0 to 1, low and high the ends of a 95 % interval; what is not known is NaN.
        """
        pandas = _pandas()
        if "comparisons" in self:
            return pandas.DataFrame([_comparison(one) for one in self["comparisons"]])
        return pandas.DataFrame([_flat(row) for row in self["rows"]])


def _estimate(row, prefix=""):
    return {prefix + key: row.get(key) for key in ("value", "low", "high", "over")}


def _flat(row):
    if "wins" not in row:
        return {key: value for key, value in row.items() if not isinstance(value, dict)}
    flat = dict(row.get("about", {}))
    flat.update((key, value) for key, value in row.items() if not isinstance(value, (dict, list)))
    share = _estimate(row["wins"])
    flat.update(share=share["value"], low=share["low"], high=share["high"], over=share["over"])
    for key in ("baseline", "place", "personages", "first_personage_round"):
        if key in row:
            flat[key] = row[key]["value"]
    return flat


def _side(name, side):
    share = side["share"]
    return {
        name + "_counted": side["counted"],
        name + "_counted_wins": side["counted_wins"],
        name + "_share": share["value"],
        name + "_low": share.get("low"),
        name + "_high": share.get("high"),
    }


def _comparison(one):
    """The columns of `annales stats compare --csv`."""
    difference, anytime, rated = one["difference"], one["anytime"], one["rated"]["strength"]
    row = {"a": one["a"]["filter"], "b": one["b"]["filter"]}
    for name in ("a", "b"):
        row[name + "_decided"] = one[name]["decided"]
        row[name + "_wins"] = one[name]["wins"]
    row["difference"] = difference["value"]
    row["low"] = difference["low"]
    row["high"] = difference["high"]
    for name in ("low", "high", "p"):
        row["anytime_" + name] = anytime[name]
    row["holm"] = anytime["holm"]
    row["verdict"] = anytime["verdict"]
    row["strength"] = rated["value"]
    row["strength_low"] = rated.get("low")
    row["strength_high"] = rated.get("high")
    row["strength_p"] = one["rated"]["p"]
    row.update(_side("a", one["a"]))
    row.update(_side("b", one["b"]))
    row["games"] = difference["over"]
    row["strata"] = one["strata"]
    return row


class Columns:
    """Columns of one length by name: NumPy arrays that look into the table, without a copy, read-only.

    `columns["place"]` is an array; `columns.frame()` is a pandas frame with words for numbers, and <NA> where
    nothing is known.
    """

    def __init__(self, facts, arrays, decode):
        self._facts, self._arrays, self._decode = facts, arrays, decode

    def __getitem__(self, name):
        return self._arrays[name]

    def __iter__(self):
        return iter(self._arrays)

    def __len__(self):
        return len(self._arrays)

    def keys(self):
        """The names of the columns."""
        return self._arrays.keys()

    def __repr__(self):
        rows = len(next(iter(self._arrays.values()), ()))
        return f"<annales.Columns, {rows} rows: {', '.join(self._arrays)}>"

    def frame(self):
        """The columns as a pandas.DataFrame. Words are categories, and what is not known is <NA>."""
        pandas = _pandas()
        columns = {name: self._decode(name, array) for name, array in self._arrays.items()}
        return pandas.DataFrame({name: column for name, column in columns.items() if column is not None})


class Facts:
    """What the games of a library add up to, as columns (docs/facts.md).

    games: a row for each game, in the order of ids. `id` has 32 bytes. ruleset and outcome are places in
    `rulesets` and `outcomes`; board, options, date, event, site and map are places in `words`. `rounds` are
    the rounds begun. `bots` is 1 where bots played. `first_seat` is the row of its first seat.

    seats: a row for each nation of a game. `game` is a row of games, `seat` the place in turn order from 0,
    nation and player are places in `words`. `place` is 1 for the winner and 0 while nobody has won. `rating`
    is -1 where none is known. `first_personage_round` is 0 where there is none. `turns` were begun, in
    `idle_turns` nothing was done, `left` are goods and coins in stock at the end. `opening` has four bits a
    turn; in frames it is the first three turns in words (`openings`).

    turns: `deed1` to `deed8` (places in `deeds`; 4294967295 where the turn did not begin) and `position1` to
    `position8`, of `Library.facts(turns=True)` alone.
    """

    def __init__(self, table):
        self._table = table
        self._words = None
        self.games = Columns(self, table.games, self._game)
        self.seats = Columns(self, table.seats, self._seat)
        self.turns = Columns(self, table.turns, self._turn)
        self.rulesets = list(_annales.RULESETS)
        self.outcomes = list(_annales.OUTCOMES)

    @property
    def words(self):
        """The words that columns are places in: an array of texts."""
        if self._words is None:
            self._words = _numpy().array(self._table.words, dtype=object)
        return self._words

    @property
    def deeds(self):
        """The words for what a turn did: a list."""
        return self._table.deeds

    def __repr__(self):
        return f"<annales.Facts of {len(self.games['id'])} games, {len(self.seats['game'])} seats>"

    def frame(self):
        """A row for each seat with what is known of it and of its game: a pandas.DataFrame."""
        seats, games = self.seats.frame(), self.games.frame()
        row = self.seats["game"]
        for name in games.columns:
            if name != "id":
                seats[name] = games[name].array.take(row)
        seats["game"] = games["id"].to_numpy().take(row)
        return seats

    def openings(self, turns=3):
        """The first turns of each seat as the spaces of the rondel, "marble temple gold": a pandas.Categorical.

        turns: from 1 to 16. A shorter game has fewer spaces.
        """
        numpy, pandas = _numpy(), _pandas()
        shift = numpy.uint64(64 - 4 * _whole("turns", turns, 1, 16))
        begun = self.seats["opening"] >> shift
        if turns <= 4:  # few can be: each is looked up
            seen = numpy.flatnonzero(numpy.bincount(begun.astype(numpy.intp), minlength=1)).astype(numpy.uint64)
            places = numpy.zeros(16**turns, dtype=numpy.intp)
            places[seen.astype(numpy.intp)] = numpy.arange(len(seen))
            codes = places[begun.astype(numpy.intp)]
        else:
            seen, codes = numpy.unique(begun, return_inverse=True)
        spaces = numpy.array(_annales.opening_words((seen << shift).tolist()), dtype=object)
        same, words = pandas.factorize(spaces)
        return pandas.Categorical.from_codes(same[codes], categories=words)

    def _category(self, codes, words, keep_empty=False):
        """Categories of the words that occur, in their order; the empty word is not known."""
        numpy, pandas = _numpy(), _pandas()
        used = numpy.zeros(len(words) + 1, dtype=bool)
        used[numpy.minimum(codes, len(words))] = True
        used[len(words)] = False
        if not keep_empty:
            used[:-1] &= words != ""
        places = numpy.full(len(words) + 1, -1, dtype=numpy.int32)
        places[used] = numpy.arange(numpy.count_nonzero(used), dtype=numpy.int32)
        kept = words[used[:-1]]
        return pandas.Categorical.from_codes(places[numpy.minimum(codes, len(words))], categories=kept)

    def _known(self, array, unknown):
        pandas = _pandas()
        return pandas.arrays.IntegerArray(array, array == unknown)

    def _game(self, name, array):
        numpy, pandas = _numpy(), _pandas()
        if name == "id":
            return numpy.array(self._table.ids, dtype=object)
        if name == "ruleset":
            return pandas.Categorical.from_codes(array, categories=self.rulesets)
        if name == "outcome":
            return pandas.Categorical.from_codes(array, categories=self.outcomes)
        if name == "options":  # empty: all are the ruleset's own
            return self._category(array, self.words, keep_empty=True)
        if name in ("board", "date", "event", "site", "map"):
            return self._category(array, self.words)
        if name == "bots":
            return array.view(bool)
        return None if name == "first_seat" else array

    def _seat(self, name, array):
        numpy, pandas = _numpy(), _pandas()
        if name in ("nation", "player"):
            return self._category(array, self.words)
        if name == "rating":
            return self._known(array, -1)
        if name in ("place", "first_personage_round"):
            return self._known(array, 0)
        if name == "opening":
            return self.openings()
        return array

    def _turn(self, name, array):
        if name.startswith("deed"):
            return self._category(array, _numpy().array(self.deeds, dtype=object))
        return self._known(array, 0)


class Library:
    """A library of games, open for reading: `with annales.Library("club.annales") as library: …`.

    Without a file it is your own library. openings: a file with names of openings (default: your own, if
    there are any). Conditions are texts such as "nation=romans; opening=marble temple; from=2024", with the
    keys of `annales stats compare --help`.

    >>> with annales.Library(club) as library:
    ...     len(library), library.games("ruleset=antike")[0]["ruleset"]
    (20, 'antike')
    """

    def __init__(self, file=None, *, openings=None):
        named = "" if file is None else _os.fspath(file)
        names = "" if openings is None else _os.fspath(openings)
        self._library = _annales.Library(named, names)
        self._openings = [f"--openings={names}"] if names else []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Closes the file. Arrays and games that came from it stay."""
        self._library.close()

    @property
    def path(self):
        """The file."""
        return self._library.path

    def __len__(self):
        return len(self.games())

    def __repr__(self):
        return f"<annales.Library {self.path}>"

    def _stats(self, name, *words, progress=None):
        return Answer(_command("stats", name, f"--library={self.path}", *words, progress=progress))

    def games(self, conditions="", *, progress=None):
        """The rows of the catalogue as `annales list --json`: a list of dicts, in the order of date, then of import.

        conditions: only games in which a seat meets them.
        """
        rows = _command("list", f"--library={self.path}", progress=progress)["games"]
        if not conditions:
            return rows
        facts = self.facts(progress=progress)
        chosen = facts.games["id"][facts.seats["game"][self.select(conditions, progress=progress)]]
        ids = {one.tobytes().hex() for one in chosen}
        return [row for row in rows if row["game"] in ids]

    def game(self, prefix, *, progress=None):
        """The game whose id begins with these hexadecimal digits, as a `Game`."""
        return Game(self._library.game(prefix, progress))

    def facts(self, *, turns=False, progress=None):
        """The facts of all games as columns: `Facts`. turns: with what was done in the first turns."""
        table, notices = self._library.facts(turns, progress)
        _note(notices)
        return Facts(table)

    def select(self, conditions, *, progress=None):
        """The rows of `facts().seats` that meet conditions: an array of numbers (uint32)."""
        rows, notices = self._library.select(conditions, progress)
        _note(notices)
        return rows

    def query(self, question, *, count_by="", games=False, limit=0, turns=3, progress=None):
        """Searches all games for positions (docs/questions.md), as `annales stats query --json`: an `Answer`.

        `found` counts the hits, `over` says how many games and positions were searched.
        question: the question, or the name of one that the library keeps. count_by: "opening", "winner",
        "nation", "player" or "board" for rows with shares of wins; games: rows are games, else events.
        limit: rows at most (0: all). turns: that define an opening.

        Raises Error, with its `column`, for a question that cannot be read.

        >>> found = annales.Library(club).query("temples >= 1", count_by="nation")
        >>> sorted(found["found"])
        ['events', 'games', 'nations', 'seats', 'states']
        >>> {"share", "low", "high", "over", "baseline"} <= set(found.frame().columns)
        True
        """
        words = [question] if question not in self.questions() else ["--saved", question]
        if count_by:
            words += ["--count-by", count_by]
        elif games:
            words.append("--games")
        words += ["--limit", str(_whole("limit", limit, 0, 2**32)), "--turns", str(_whole("turns", turns, 1, 16))]
        return self._stats("query", *words, *self._openings, progress=progress)

    def questions(self):
        """The questions that the library keeps: a dict from names to questions."""
        return dict(self._library.questions())

    def compare(self, a, *b, over="", skill="players", over_rounds=False, ledger=None, progress=None):
        """Whether A wins more than each B, as `annales stats compare --json`: an `Answer`.

        a, b: conditions; an empty B is all others. over: conditions for the games of both. skill: "players",
        "ratings" or "nothing", by which the strength of players is judged. Differences are shares of wins, A
        less B, from -1 to 1, within strata of the same kind, with 95 % intervals. The verdict allows for all
        comparisons of this call, or of `ledger`, a file that records every question.

        >>> found = annales.Library(club).compare("seat=1", "seat=2", "seat=3")
        >>> list(found.frame()["b"])
        ['seat=2', 'seat=3']
        """
        if not b:
            raise Error('compare needs a B; "" means all others')
        words = [f"--a={a}", *(f"--b={one}" for one in b), *_options(over), f"--skill={skill}"]
        if over_rounds:
            words.append("--over-rounds")
        if ledger is not None:
            words.append(f"--ledger={_os.fspath(ledger)}")
        return self._stats("compare", *words, *self._openings, progress=progress)

    def openings(self, conditions="", *, turns=3, round=5, limit=0, progress=None):
        """The openings of so many first turns, the most frequent first, as `annales stats openings --json`:
        an `Answer`. round: after which personages are counted. limit: rows at most (0: all).

        >>> frame = annales.Library(club).openings(turns=1).frame()
        >>> {"played", "games", "share", "low", "high"} <= set(frame.columns)
        True
        """
        words = _rows(round, limit) + ["--turns", str(_whole("turns", turns, 1, 16))]
        return self._stats("openings", *words, *_options(conditions), *self._openings, progress=progress)

    def explore(self, after="", conditions="", *, round=5, limit=0, progress=None):
        """What was played after these spaces of the rondel, such as "marble temple", as
        `annales stats explore --json`: an `Answer`."""
        words = _rows(round, limit) + [f"--after={after}"] * bool(after)
        return self._stats("explore", *words, *_options(conditions), *self._openings, progress=progress)
