"""What is wrong is an annales.Error with the sentence of the command line; Ctrl-C ends long work."""

import os
import signal
import threading
import unittest

import club

import annales


class Refusals(unittest.TestCase):
    def setUp(self):
        self.game = annales.read(club.sample("game-occident.antike.jsonl"))[0]

    def refused(self, words, call, *args, **options):
        with self.assertRaises(annales.Error) as refused:
            call(*args, **options)
        self.assertIn(words, str(refused.exception))
        return refused.exception

    def test_a_bad_file_is_refused_with_its_row_and_the_sentence_of_the_command_line(self):
        file = os.path.join(club.FOLDER, "bad.antike.jsonl")
        with open(file, "w") as out:
            out.write('{"rec":"event"}\n')
        _, said, status = club.run("state", file)
        self.assertEqual(status, 2)
        error = self.refused(said.removeprefix("annales: ").strip(), annales.read, file)
        self.assertEqual(error.row, 1)
        self.assertIsNone(error.rule)

    def test_a_broken_rule_names_its_ruling(self):
        event = {"type": "RoundBegan", "data": {"round": 7}}
        error = self.game.check(event, 1)
        self.assertIsInstance(error, annales.Error)
        self.assertTrue(error.rule)
        self.assertEqual(self.refused(str(error), self.game.decide, event, 1).rule, error.rule)
        self.assertEqual(self.refused(str(error), self.game.play, [event], 1, follow=False).rule, error.rule)

    def test_what_is_no_event_is_refused(self):
        for event in ({}, None, 7, "nonsense", {"type": 1, "data": 2}, {"type": "Nothing", "data": {}},
                      {"type": "RoundBegan", "data": {"round": float("nan")}}):
            with self.subTest(event=event), self.assertRaises(annales.Error):
                self.game.check(event, 1)

    def test_places_that_the_game_does_not_have_are_refused(self):
        self.refused("has events 1 to", self.game.state, len(self.game) + 1)
        self.refused("from 1", self.game.state, 0)
        self.refused("no line", self.game.state, line="nothing")
        self.assertRaises(TypeError, self.game.state, 1.5)

    def test_efforts_that_the_command_line_refuses_are_refused(self):
        self.refused("budget", self.game.analyse, -1)
        self.refused("against", self.game.analyse, 0, against="cats")
        self.refused("threads", self.game.analyse, 0, threads=0)

    def test_a_library_that_is_not_there_is_said_as_on_the_command_line(self):
        file = os.path.join(club.FOLDER, "nothing.annales")
        _, said, _ = club.run("list", "--library", file)
        self.refused(said.removeprefix("annales: ").strip(), annales.Library, file)

    def test_questions_and_conditions_that_make_no_sense_are_refused(self):
        with annales.Library(club.make_library(4)) as library:
            self.assertEqual(self.refused("", library.query, "temples >= ").column, 12)
            self.refused("", library.compare, "nation=nobodies", "")
            self.refused("", library.compare, "colour=red", "")
            self.refused("B", library.compare, "seat=1")
            self.refused("turns", library.openings, turns=0)
            self.refused("spaces", library.explore, "cheese")
            self.refused("", library.game, "zz")
        self.refused("closed", library.games)

    def test_an_empty_library_has_frames_without_rows(self):
        file = os.path.join(club.FOLDER, "empty.annales")
        text = os.path.join(club.FOLDER, "empty.antike.jsonl")
        open(text, "w").close()
        club.run("import", text, "--library", file)
        if not os.path.exists(file):
            self.skipTest("nothing makes an empty library")
        with annales.Library(file) as library:
            self.assertEqual(len(library.facts().frame()), 0)
            self.assertEqual(len(library.openings().frame()), 0)

    def test_control_c_ends_an_analysis_soon(self):
        threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
        with self.assertRaises(KeyboardInterrupt):
            self.game.analyse(100_000)

    def test_progress_is_told_and_its_exception_ends_the_work(self):
        told = []
        self.game.analyse(0, progress=lambda done, of: told.append((done, of)))
        self.assertEqual(told[-1][0], told[-1][1])

        def stop(done, of):
            raise RuntimeError("enough")

        with self.assertRaisesRegex(RuntimeError, "enough"):
            self.game.analyse(2, progress=stop)


if __name__ == "__main__":
    unittest.main()
