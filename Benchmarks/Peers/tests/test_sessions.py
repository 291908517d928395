"""Programs that talk by lines: here small shell scripts."""
import contextlib
import io
import os
import tempfile
import time
import unittest

import context  # noqa: F401
import rows
from common import Peer, PeerError
from sessions import Session

READY = 'echo "ready $(cut -d " " -f 1 /proc/uptime)"; '
ANSWERS = """
while read line; do case "$line" in
state) echo 'state {"count": 1, "ids": [1, 2, 3], "labels": ["a", "b", "TEXT"]}' ;;
quit) exit ;;
*) echo "noise"; echo "done $line 2.5" ;;
esac; done
"""


class Shell:
    """A program of sh, as the driver sees it."""

    def __init__(self, script):
        self.command = ["sh", "-c", script]
        self.environment = dict(os.environ)


class Sessions(unittest.TestCase):
    def test_operations_are_answered_in_order_and_noise_is_passed_over(self):
        with Session(Shell(READY + ANSWERS), ":0") as session:
            self.assertEqual(session.perform(["create", "clear"]), [2.5, 2.5])
            self.assertEqual(session.state()["ids"], [1, 2, 3])

    def test_a_program_that_cannot_tell_its_state_need_not(self):
        with Session(Shell(READY + 'while read line; do echo "unknown $line"; done'), ":0") as session:
            self.assertIsNone(session.state())

    def test_a_program_that_ends_says_its_last_complaint(self):
        with self.assertRaisesRegex(PeerError, "no display"):
            Session(Shell("echo no display >&2"), ":0")

    def test_an_operation_that_never_ends_with_its_program_is_named(self):
        with Session(Shell(READY), ":0") as session:
            with self.assertRaisesRegex(PeerError, "`create`"):
                session.perform(["create"])

    def test_a_frame_is_read_from_the_other_pipe(self):
        script = f'echo "frame 0 {time.monotonic() + 1}" >&2; sleep 1'
        with Session(Shell(script), ":0", first_line="frame ", on="stderr") as session:
            self.assertGreater(session.first_frame, 0)


class Rounds(unittest.TestCase):
    def test_one_that_fails_does_not_keep_the_other_from_being_measured(self):
        peers = [Peer("good", rows=Shell(READY + ANSWERS)), Peer("bad", rows=Shell("false")), Peer("absent", reason="why")]
        with contextlib.redirect_stderr(io.StringIO()):
            entries, failures, notes = rows.measure(peers, ":0", rounds=1)
        self.assertEqual({entry["framework"] for entry in entries}, {"good"})
        self.assertEqual({entry["operation"] for entry in entries}, {*rows.NAMES.values(), rows.MEMORY, rows.MEMORY_LATER})
        self.assertEqual(set(failures), {"bad", "absent"})
        self.assertEqual(failures["absent"], "why")
        self.assertEqual(len(notes), 1)

    def test_one_that_shows_other_texts_is_left_out(self):
        same = {"ids": [1, 2, 3], "labels": ["a", "b", "c"]}
        other = {"ids": [1, 2, 3], "labels": ["x", "b", "c"]}
        self.assertEqual(list(rows.differing({"A": same, "B": other, "C": same, "D": {}})), ["B"])

    def test_only_marked_steps_after_the_first_cycle_count(self):
        samples = rows.play(Shell(READY + ANSWERS), ":0", rows.MEMORY_ROUNDS)
        self.assertEqual(len(samples.taken["create"]), rows.CYCLES)
        self.assertEqual(len(samples.taken["select"]), rows.CYCLES)
        self.assertEqual(len(samples.taken["create10k"]), 1)

    def test_a_round_that_stumbles_is_played_again(self):
        with tempfile.TemporaryDirectory() as folder:
            stumble = f"if mkdir {folder}/once; then exit; fi 2>/dev/null; "
            samples, failures = rows.Samples(), {}
            with contextlib.redirect_stderr(io.StringIO()) as said:
                rows.take_turn(Peer("A", rows=Shell(stumble + READY + ANSWERS)), ":0", 0, samples, failures)
            self.assertEqual(failures, {})
            self.assertEqual(len(samples.taken["create"]), rows.CYCLES)
            self.assertIn("once more, because it painted no frame", said.getvalue())

    def test_the_other_way_to_measure_is_a_sentence(self):
        samples = rows.Samples()
        self.assertFalse(samples.note("A"))
        samples.main_thread = {"swap": [1, 2, 3]}
        self.assertEqual(samples.note("A"), "A, until the end of the main thread's work only, in ms: swap 2.0.")


if __name__ == "__main__":
    unittest.main()
