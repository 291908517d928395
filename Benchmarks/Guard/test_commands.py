"""The commands as they are called, with a program in the place of valgrind."""
import contextlib
import io
import os
import pathlib
import tempfile
import unittest

import check
import counting
import slow_down

# Writes profiles as callgrind does, with the number that the test asks for.
VALGRIND = """#!/usr/bin/env python3
import os, pathlib, sys
pattern = next(word for word in sys.argv if word.startswith("--callgrind-out-file=")).split("=", 1)[1]
for number, line in enumerate(pathlib.Path({counts!r}).read_text().splitlines()):
    name, total = line.split()
    if total == "crash":
        sys.exit(139)
    if total != "failed":
        if "SWIFT_DETERMINISTIC_HASHING" not in os.environ:
            total = int(total) * 3
        pathlib.Path(pattern.replace("%p", str(number)) + ".1").write_text(
            f"desc: Trigger: Client Request: {{name}}\\nsummary: {{total}}\\n")
    print(name, "failed" if total == "failed" else 10)
"""


class CommandTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.counts = self.folder / "counts"
        program = self.folder / "valgrind"
        program.write_text(VALGRIND.format(counts=str(self.counts)), encoding="utf-8")
        program.chmod(0o755)
        self.patch(os.environ, "PATH", f"{self.folder}{os.pathsep}{os.environ['PATH']}")
        self.patch(counting.ENVIRONMENT, "PATH", f"{self.folder}{os.pathsep}{counting.ENVIRONMENT['PATH']}")
        profiles = check.PROFILES
        self.addCleanup(setattr, check, "PROFILES", profiles)
        check.PROFILES = self.folder / "profiles"

    def patch(self, dictionary, key, value):
        """Sets an entry until the test ends."""
        self.addCleanup(dictionary.__setitem__, key, dictionary[key])
        dictionary[key] = value

    def run_check(self, counts, *words):
        """Lets `check` see these counts; returns its status and what it printed."""
        self.counts.write_text("".join(f"{name} {total}\n" for name, total in counts.items()), encoding="utf-8")
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            status = check.main([
                "--program", str(self.folder / "micro"), "--baselines", str(self.folder / "baselines.json"),
                "--page", str(self.folder / "page.md"), *words])
        return status, output.getvalue()

    def test_recording_and_checking(self):
        (self.folder / "page.md").write_text("# Page\n", encoding="utf-8")
        status, output = self.run_check({"engine.swap": 1000, "flexbox.flat": 2000}, "--record", "--runs", "2")
        self.assertEqual(status, 0, output)
        self.assertIn("2 baselines recorded", output)
        self.assertIn("| `engine.swap` | 100.0 |", (self.folder / "page.md").read_text(encoding="utf-8"))
        self.assertEqual(self.run_check({"engine.swap": 1010, "flexbox.flat": 2000})[0], 0)
        status, output = self.run_check({"engine.swap": 1100, "flexbox.flat": 2000})
        self.assertEqual(status, 1)
        self.assertEqual(slow_down.names_that_grew(output), ["engine.swap"])
        self.assertIn("callgrind_annotate", output)

    def test_a_count_that_depends_on_hashes_is_a_mean_of_random_ones(self):
        self.run_check({"engine.swap": 1000, counting.HASHED[0]: 1000}, "--record", "--runs", "1")
        found = check.Baselines.read(self.folder / "baselines.json").instructions
        self.assertEqual(found, {"engine.swap": 100, counting.HASHED[0]: 300})

    def test_recording_some_keeps_the_others(self):
        self.run_check({"engine.swap": 1000, "flexbox.flat": 2000}, "--record", "--runs", "1")
        self.run_check({"engine.swap": 500}, "--record", "--runs", "1", "--only", "engine.")
        self.assertEqual(self.run_check({"engine.swap": 500, "flexbox.flat": 2000})[0], 0)

    def test_repeatability_is_that_of_the_last_whole_record(self):
        self.run_check({"engine.swap": 1000, "flexbox.flat": 2000}, "--record", "--runs", "2")
        self.run_check({"engine.swap": 500}, "--record", "--runs", "1", "--only", "engine.")
        found = check.Baselines.read(self.folder / "baselines.json").repeatability
        self.assertEqual((found["runs"], found["benchmarks"]), (2, 2))

    def test_a_benchmark_that_fails_is_named(self):
        self.run_check({"engine.swap": 1000}, "--record", "--runs", "1")
        status, output = self.run_check({"engine.swap": "failed"})
        self.assertEqual(status, 2)
        self.assertIn("could not be counted: engine.swap", output)

    def test_a_program_that_crashes_is_told(self):
        self.run_check({"engine.swap": 1000}, "--record", "--runs", "1")
        status, output = self.run_check({"engine.swap": "crash"})
        self.assertEqual(status, 2)
        self.assertIn("ended with status 139", output)

    def test_a_garbled_file_of_baselines_is_told(self):
        (self.folder / "baselines.json").write_text("{", encoding="utf-8")
        status, output = self.run_check({"engine.swap": 1000})
        self.assertEqual(status, 2)
        self.assertIn("cannot be read", output)

    def test_a_choice_of_nothing_is_told(self):
        self.run_check({"engine.swap": 1000}, "--record", "--runs", "1")
        status, output = self.run_check({}, "--only", "nothing.")
        self.assertEqual(status, 2)
        self.assertIn("No benchmark's name begins with nothing.", output)


class SlowDownTests(unittest.TestCase):
    def test_the_slow_down_finds_its_place_in_the_engine(self):
        source = (slow_down.ROOT / slow_down.FILE).read_text(encoding="utf-8")
        self.assertEqual(slow_down.slowed(source).replace(slow_down.SLOW_DOWN, ""), source)

    def test_a_place_that_is_gone_is_told(self):
        with self.assertRaisesRegex(slow_down.TestFailure, "place for the slow-down is not found"):
            slow_down.slowed("class MountedNode {}")

    def test_red_must_name_the_engine_and_nothing_else(self):
        def output(*names):
            return "Instructions grew by more than 3 %:\n" + "".join(f"  {name}  +9.0 %\n" for name in names) + "red\n"

        slow_down.verify_red(1, output(*slow_down.MUST_GROW, "engine.swap.1k"))
        for status, text in ((0, "green"), (1, output("engine.mount.1k")),
                             (1, output(*slow_down.MUST_GROW, "flexbox.flat"))):
            with self.assertRaises(slow_down.TestFailure):
                slow_down.verify_red(status, text)

    def test_green_must_be_green(self):
        slow_down.verify_green(0, "")
        with self.assertRaises(slow_down.TestFailure):
            slow_down.verify_green(1, "Instructions grew")


if __name__ == "__main__":
    unittest.main()
