"""Python says the same as the command line, for samples and for simulated games."""

import csv
import io
import os
import sqlite3
import unittest

import club

import annales

SAMPLES = ["game-occident.antike.jsonl", "antike-ii.game-mare-nostrum.antike.jsonl",
           "duellum.game-rome-carthage.antike.jsonl", "opening-growth.agn"]


class Games(unittest.TestCase):
    def test_states_and_legal_events_are_those_of_the_command_line(self):
        for name in SAMPLES:
            file = club.sample(name)
            game = annales.read(file)[0]
            for n in sorted({1, 2, 8, len(game) // 2, len(game)}):
                with self.subTest(name, n=n):
                    self.assertEqual(game.state(n), club.answer("state", file, "--at", str(n)))
                    self.assertEqual(game.legal(n), club.answer("legal", file, "--at", str(n))["events"])

    def test_a_game_that_is_written_is_read_again_as_it_was(self):
        game = annales.read(club.sample(SAMPLES[0]))[0]
        file = os.path.join(club.FOLDER, "again.antike.jsonl")
        game.write(file)
        self.assertEqual(annales.read(file), [game])
        self.assertEqual(club.run("verify", file)[2], 0)
        with self.assertRaises(FileExistsError):
            game.write(file)

    def test_every_recorded_event_was_legal_and_is_in_the_list(self):
        game = annales.read(club.sample(SAMPLES[0]))[0]
        for n in range(1, 60):
            event = game.event(n + 1)
            self.assertIsNone(game.check(event, n))
            self.assertIn({"data": event["data"], "type": event["type"]}, game.legal(n))

    def test_what_follows_from_a_recorded_move_is_the_record(self):
        game = annales.read(club.sample(SAMPLES[0]))[0]
        begun = next(n for n in range(1, 60) if game.event(n)["type"] == "TurnBegan")
        move = game.event(begun + 1)
        decided = game.decide(move, begun)
        self.assertEqual(decided[0], {"data": move["data"], "type": move["type"]})
        played = game.play([move], begun, name="Tried")
        self.assertEqual(played.state(line="Tried"), game.state(begun + len(decided)))
        self.assertNotIn("Tried", game.lines)

    def test_an_analysis_is_that_of_the_command_line(self):
        file = club.sample("opening-growth.agn")
        game = annales.read(file)[0]
        for budget in (0, 4):
            self.assertEqual(game.analyse(budget, seed=3),
                             club.answer("analyse", file, "--budget", str(budget), "--seed", "3", "--json"))


class Statistics(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.file = club.make_library()
        cls.library = annales.Library(cls.file)

    def stats(self, *words):
        return club.answer("stats", *words, "--library", self.file, "--json")

    def test_the_list_is_that_of_the_command_line(self):
        self.assertEqual(self.library.games(), club.answer("list", "--library", self.file, "--json")["games"])
        won = self.library.games("nation=romans; place=1")
        self.assertTrue(won)
        self.assertEqual({game["ended"]["winner"] for game in won}, {"romans"})

    def test_openings_and_what_follows_them_are_those_of_the_command_line(self):
        self.assertEqual(self.library.openings(turns=2), self.stats("openings", "--turns", "2", "--limit", "0"))
        self.assertEqual(self.library.openings("nation=romans"),
                         self.stats("openings", "--nation", "romans", "--limit", "0"))
        self.assertEqual(self.library.explore("iron"), self.stats("explore", "--after", "iron", "--limit", "0"))

    def test_questions_are_answered_as_on_the_command_line(self):
        question = "temples >= 2 and round <= 9"
        for python, words in [({}, []), ({"games": True}, ["--games"]), ({"count_by": "nation"}, ["--count-by", "nation"]),
                              ({"count_by": "opening", "limit": 3}, ["--count-by", "opening"])]:
            limit = str(python.get("limit", 0))
            with self.subTest(words):
                self.assertEqual(self.library.query(question, **python),
                                 self.stats("query", question, *words, "--limit", limit))

    def test_comparisons_are_those_of_the_command_line(self):
        self.assertEqual(self.library.compare("nation=romans", "nation=greeks", "", skill="nothing"),
                         self.stats("compare", "--a", "nation=romans", "--b", "nation=greeks", "--b", "",
                                    "--skill", "nothing"))
        self.assertEqual(self.library.compare("seat=1", "", over="nations=4", over_rounds=True),
                         self.stats("compare", "--a", "seat=1", "--b", "", "--nations", "4", "--over-rounds"))

    def test_a_frame_keeps_the_intervals(self):
        answer = self.library.compare("nation=romans", "nation=greeks")
        out, _, _ = club.run("stats", "compare", "--a", "nation=romans", "--b", "nation=greeks", "--csv",
                             "--library", self.file)
        said = next(csv.DictReader(io.StringIO(out)))
        row = answer.frame().iloc[0]
        for name in ("difference", "low", "high", "anytime_low", "anytime_high", "a_share", "b_high"):
            self.assertAlmostEqual(row[name], float(said[name]), places=5)
        self.assertEqual(row["verdict"], said["verdict"])
        groups = self.library.query("won", count_by="nation")
        frame = groups.frame()
        self.assertEqual(list(frame["low"]), [one["wins"]["low"] for one in groups["rows"]])

    def test_facts_are_those_of_the_table_that_sql_reads(self):
        facts = self.library.facts()
        frame = facts.seats.frame()
        database = sqlite3.connect(f"file:{self.file}-facts?mode=ro", uri=True)
        self.assertEqual(len(frame), database.execute("SELECT COUNT(*) FROM seats").fetchone()[0])
        self.assertEqual(len(facts.games["id"]), len(self.library))
        wins = (frame["place"] == 1).sum()
        self.assertEqual(wins, sum(1 for game in self.library.games() if game["ended"] and game["ended"]["winner"]))

    def test_openings_of_seats_are_counted_as_on_the_command_line(self):
        facts = self.library.facts()
        for turns in (1, 3, 6):
            counted = {row["about"]["played"]: row["games"] for row in self.library.openings(turns=turns)["rows"]}
            seen = facts.openings(turns).value_counts().to_dict()
            self.assertEqual(seen, counted)

    def test_what_is_not_known_is_not_a_number(self):
        frame = self.library.facts().frame()
        self.assertTrue(frame["rating"].isna().all(), "bots have no rating")
        unwon = frame[frame["outcome"] != "won"]
        self.assertTrue(unwon["place"].isna().all())
        self.assertTrue(frame["first_personage_round"].dropna().ge(1).all())
        self.assertEqual(set(frame["nation"].cat.categories), set(frame["nation"]))

    def test_columns_are_not_copied_and_outlive_the_library(self):
        with annales.Library(self.file) as library:
            facts = library.facts(turns=True)
        place = facts.seats["place"]
        self.assertFalse(place.flags.owndata)
        self.assertFalse(place.flags.writeable)
        again = facts.seats["place"]
        self.assertEqual(place.ctypes.data, again.ctypes.data)
        copy = place.copy()
        del facts, again
        self.assertTrue((place == copy).all())

    def test_selected_seats_are_those_that_the_frame_selects(self):
        rows = self.library.select("nation=romans; place=1")
        frame = self.library.facts().seats.frame()
        wanted = frame.index[(frame["nation"] == "romans") & (frame["place"] == 1)]
        self.assertEqual(list(rows), list(wanted))

    def test_a_game_of_the_library_is_the_game(self):
        row = self.library.games()[0]
        game = self.library.game(row["game"][:12])
        self.assertEqual((game.id, len(game), game.nations), (row["game"], row["events"], row["nations"]))


if __name__ == "__main__":
    unittest.main()
