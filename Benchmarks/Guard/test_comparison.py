"""What is said about instruction counts that changed."""
import unittest

from comparison import Paint, compare, different_versions, lines_of


def report(before, now, versions=()):
    """The lines that people see."""
    return list(lines_of(compare(before, now), list(versions), "record", Paint(is_terminal=False)))


class ComparisonTests(unittest.TestCase):
    def test_growth_over_three_percent_is_red_and_named_with_its_percentage(self):
        comparison = compare({"engine.swap": 1000, "flexbox.flat": 1000}, {"engine.swap": 1031, "flexbox.flat": 1029})
        self.assertTrue(comparison.is_red)
        self.assertEqual(comparison.grown, [("engine.swap", 1000, 1031)])
        lines = report({"engine.swap": 1000, "flexbox.flat": 1000}, {"engine.swap": 1031, "flexbox.flat": 1029})
        self.assertEqual(lines[0], "Instructions grew by more than 3 %:")
        self.assertRegex(lines[1], r"engine\.swap +\+3\.1 % +1,000\.0 → 1,031\.0")
        self.assertEqual(lines[-1], "2 compared, the largest change being +3.10 %; 1 grew: red")
        self.assertFalse(any("flexbox" in line for line in lines))

    def test_growth_up_to_three_percent_is_green(self):
        self.assertEqual(report({"a": 1000}, {"a": 1030}), ["1 compared, the largest change being +3.00 %; 0 grew: green"])

    def test_what_grew_most_comes_first(self):
        comparison = compare({"a": 100, "b": 100, "c": 100}, {"a": 110, "b": 150, "c": 105})
        self.assertEqual([name for name, *_ in comparison.grown], ["b", "a", "c"])

    def test_what_shrank_is_green_with_the_advice_to_record(self):
        self.assertFalse(compare({"a": 1000}, {"a": 900}).is_red)
        lines = report({"a": 1000}, {"a": 900})
        self.assertEqual(lines[0], "Instructions shrank by more than 3 %:")
        self.assertIn("-10.0 %", lines[1])
        self.assertEqual(lines[2], "record, if that is what you want.")

    def test_a_benchmark_that_is_counted_no_more_is_red(self):
        self.assertTrue(compare({"a": 1, "gone": 1}, {"a": 1}).is_red)
        self.assertIn("  gone", report({"a": 1, "gone": 1}, {"a": 1}))

    def test_a_new_benchmark_is_named_and_green(self):
        self.assertFalse(compare({"a": 1}, {"a": 1, "fresh": 1}).is_red)
        self.assertTrue(any(line.startswith("  fresh ") for line in report({"a": 1}, {"a": 1, "fresh": 1})))

    def test_with_prefixes_the_others_are_not_missing(self):
        comparison = compare({"engine.swap": 1, "text.wrap": 1, "flexbox.flat": 1}, {"engine.swap": 1, "text.wrap": 1},
                             ["engine.", "text."])
        self.assertFalse(comparison.is_red)
        self.assertEqual(len(comparison.changes), 2)

    def test_other_versions_are_told_before_the_changes(self):
        versions = different_versions({"Swift": "6.3", "GTK": "4.8"}, {"Swift": "6.4", "GTK": "4.8"})
        self.assertEqual(versions, ["Swift: recorded with 6.3, now 6.4"])
        lines = report({"a": 1000}, {"a": 2000}, versions)
        self.assertIn("not comparable", lines[0])
        self.assertEqual(lines[1], "  Swift: recorded with 6.3, now 6.4")
        self.assertIn("record", lines[2])
        self.assertEqual(lines[-1], "1 compared, the largest change being +100.00 %; 1 grew: red")

    def test_a_version_that_was_not_recorded_is_told(self):
        self.assertEqual(different_versions({}, {"Pango": "1.50"}), ["Pango: recorded with none, now 1.50"])


if __name__ == "__main__":
    unittest.main()
