"""The file of baselines, the page, and the profiles of callgrind."""
import pathlib
import tempfile
import unittest

import counting
import page
from baselines import BaselineError, Baselines, summarise


def make_baselines():
    """Some baselines."""
    return Baselines({"engine.swap": 1234567, "layer.position": 12.5}, {"Swift": "6.3"},
                     {"runs": 3, "benchmarks": 2, "percent": 0.01, "benchmark": "engine.swap"})


class BaselinesTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "baselines.json"

    def message_for(self, text):
        """What is said about a file with this text."""
        self.path.write_text(text, encoding="utf-8")
        with self.assertRaises(BaselineError) as caught:
            Baselines.read(self.path)
        return str(caught.exception)

    def test_what_is_written_is_read(self):
        make_baselines().write(self.path)
        self.assertEqual(Baselines.read(self.path), make_baselines())

    def test_a_missing_file_is_told_with_the_way_to_record(self):
        with self.assertRaisesRegex(BaselineError, "There is no .*baselines.json.*ARGS=--record"):
            Baselines.read(self.path)

    def test_a_garbled_file_is_told_with_the_way_to_restore_it(self):
        for text in ("", "{", "[]", "7", '{"instructions": {}}', "<<<<<<< HEAD\n{}",
                     '{"instructions": 3, "versions": {}, "repeatability": {}}'):
            self.assertRegex(self.message_for(text), "cannot be read .*git checkout baselines.json", msg=text)

    def test_a_figure_that_is_no_number_is_named(self):
        for figure in ('"many"', "null", "-1", "true", "0"):
            text = f'{{"instructions": {{"a": {figure}}}, "versions": {{}}, "repeatability": {{}}}}'
            self.assertRegex(self.message_for(text), "for a, which is no number of instructions", msg=figure)

    def test_the_median_of_the_runs_counts_and_the_largest_difference_is_kept(self):
        runs = [{"a": 1000.0, "b": 100.04}, {"a": 1001.0, "b": 100.04}, {"a": 1002.0, "b": 100.04}]
        self.assertEqual(summarise(runs), ({"a": 1001.0, "b": 100.0},
                         {"runs": 3, "benchmarks": 2, "percent": 0.2, "benchmark": "a"}))

    def test_runs_that_agree_differ_by_nothing(self):
        self.assertEqual(summarise([{"a": 20_000.4}] * 3),
                         ({"a": 20_000}, {"runs": 3, "benchmarks": 1, "percent": 0.0, "benchmark": None}))


class PageTests(unittest.TestCase):
    def test_the_part_is_added_and_replaced_and_the_rest_stays(self):
        once = page.replaced("# Benchmarks\n\nTimes\n", make_baselines())
        self.assertTrue(once.startswith("# Benchmarks\n\nTimes\n\n<!-- instructions: begin -->"))
        self.assertIn("| `engine.swap` | 1,234,567 |", once)
        self.assertIn("In 3 runs of 2 operations the counts of an operation differed by at most 0.01 % (`engine.swap`).", once)
        changed = make_baselines()
        changed.instructions["engine.swap"] = 7
        twice = page.replaced(once + "\nEnd\n", changed)
        self.assertIn("| `engine.swap` | 7 |", twice)
        self.assertEqual(twice.count("## Instructions"), 1)
        self.assertTrue(twice.endswith("<!-- instructions: end -->\n\nEnd\n"))


class ProfileTests(unittest.TestCase):
    def test_a_profile_tells_its_benchmark_and_its_instructions(self):
        text = "# callgrind format\ndesc: Trigger: Client Request: engine.swap.1k\n\nevents: Ir\nsummary: 158900\n\nfn=1\n"
        self.assertEqual(counting.read_profile(text), ("engine.swap.1k", 158900))

    def test_what_a_process_writes_at_its_end_belongs_to_nothing(self):
        self.assertEqual(counting.read_profile("desc: Trigger: Program termination\nsummary: 0\n"), (None, 0))

    def test_profiles_get_their_benchmarks_names(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "counts.callgrind.7.1").write_text("desc: Trigger: Client Request: a.b\nsummary: 3\n")
            (folder / "counts.callgrind.7").write_text("desc: Trigger: Program termination\nsummary: 0\n")
            self.assertEqual(counting.read_profiles(folder), {"a.b": 3})
            self.assertEqual([path.name for path in folder.iterdir()], ["a.b.callgrind"])


if __name__ == "__main__":
    unittest.main()
