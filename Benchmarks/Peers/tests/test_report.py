"""Tables, ratios, and parts of pages."""
import contextlib
import io
import json
import pathlib
import tempfile
import unittest

import context  # noqa: F401
import report
from common import PeerError


def entry(framework, operation, median, unit="ms"):
    return {"framework": framework, "operation": operation, "median": median, "p99": median, "unit": unit}


ENTRIES = [
    entry("OpenUIKit", "rows: swap", 1), entry("ComponentFlow", "rows: swap", 4), entry("A", "rows: swap", 12),
    entry("B", "rows: swap", 10), entry("A", "rows: select", 0.02)]


class Ratios(unittest.TestCase):
    def test_the_best_peer_counts_and_ours_are_no_peers(self):
        self.assertEqual(report.ratio({"OpenUIKit": 1, "ComponentFlow": 4, "A": 12, "B": 10}), (2.5, "B"))

    def test_without_us_or_without_peers_there_is_none(self):
        self.assertIsNone(report.ratio({"A": 1}))
        self.assertIsNone(report.ratio({"ComponentFlow": 1, "Render": 2}))


class Tables(unittest.TestCase):
    def test_ours_come_first_and_gaps_are_dashes(self):
        self.assertEqual(report.table(ENTRIES, "rows"), [
            ["rows", "unit", "ComponentFlow", "OpenUIKit", "A", "B", report.RATIO],
            ["swap", "ms", "4.00", "1.00", "12.0", "10.0", "2.50 (B)"],
            ["select", "ms", "–", "–", "0.02", "–", "–"]])

    def test_frameworks_can_be_hidden(self):
        self.assertEqual(report.table(ENTRIES, "rows", hidden=("OpenUIKit",))[0][2:5], ["ComponentFlow", "A", "B"])

    def test_figures_have_three_digits(self):
        self.assertEqual(
            [report.number(value) for value in (12345.6, 99.96, 9.87, 0.0123, None)],
            ["12,346", "100.0", "9.87", "0.012", "–"])

    def test_markdown_has_a_rule_of_the_same_width(self):
        lines = report.markdown(report.table(ENTRIES, "rows")).splitlines()
        self.assertEqual({line.count("|") for line in lines}, {8})

    def test_the_terminal_gets_columns(self):
        lines = report.plain([["a", "unit", "X"], ["long", "ms", "1.0"]]).splitlines()
        self.assertEqual(lines, ["a     unit    X", "long  ms    1.0"])


class Pages(unittest.TestCase):
    def test_a_part_is_replaced_and_the_rest_stays(self):
        page = "a\n<!-- x: begin -->\nold\n<!-- x: end -->\nb\n"
        self.assertEqual(
            report.replace_part(page, "x", "new"), "a\n<!-- x: begin -->\nnew\n<!-- x: end -->\nb\n")

    def test_replacing_twice_changes_nothing_more(self):
        once = report.replace_part("<!-- x: begin --><!-- x: end -->", "x", "new")
        self.assertEqual(report.replace_part(once, "x", "new"), once)

    def test_missing_markers_are_named(self):
        for page in ("", "<!-- x: begin -->", "<!-- x: end --><!-- x: begin -->"):
            with self.assertRaisesRegex(PeerError, "<!-- x: begin -->"):
                report.replace_part(page, "x", "new")

    def test_a_file_without_markers_stays_and_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "README.md"
            path.write_text("text")
            said = io.StringIO()
            with contextlib.redirect_stdout(said):
                self.assertFalse(report.write_part(path, "x", "new"))
            self.assertIn("README.md is NOT written", said.getvalue())
            self.assertEqual(path.read_text(), "text")

    def test_a_framework_that_failed_is_named_with_its_reason(self):
        run = report.Run(ENTRIES, {"rows": {"Slint": "there is no wheel"}}, {"A": ("A 1.0", "swap")})
        self.assertIn("- Slint: there is no wheel", run.long())
        self.assertIn("- A: A 1.0; a frame ends at swap.", run.long())
        self.assertIn("Slint", run.short())

    def test_results_are_an_array_with_an_entry_a_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "peers.json"
            report.write_results(ENTRIES, path)
            self.assertEqual(json.loads(path.read_text()), ENTRIES)
            self.assertEqual(len(path.read_text().splitlines()), len(ENTRIES) + 2)


if __name__ == "__main__":
    unittest.main()
