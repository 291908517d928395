"""Tests of the expectations that Scripts/check-tests.py finds."""
import importlib.util
import pathlib
import sys
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS))
SPECIFICATION = importlib.util.spec_from_file_location("check_tests", SCRIPTS / "check-tests.py")
check_tests = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(check_tests)


def lines(*text):
    return [line for line, _ in check_tests.findings("\n".join(text))]


class Conditions(unittest.TestCase):
    def test_two_conditions(self):
        self.assertEqual(lines("#expect(a)", "#expect(a && b)", "#expect(", "    a == 1", "        && b == 2)"), [2, 3])

    def test_requirement(self):
        self.assertEqual(lines("try #require(a && b)"), [1])

    def test_conditions_of_a_closure(self):
        self.assertEqual(lines("#expect(all.contains { $0 > 1 && $0 < 3 })"), [])

    def test_compared_condition(self):
        self.assertEqual(lines("#expect((a && b) == c)"), [])

    def test_comment_after_the_condition(self):
        self.assertEqual(lines('#expect(a, "\\(b && c)")', '#expect(a, "b && c")'), [])

    def test_strings(self):
        self.assertEqual(lines('#expect(text == "a && b")', '#expect(text == #"" && "#)', '#expect(f("\\(g(")"))") && b)'), [3])

    def test_string_of_several_lines(self):
        self.assertEqual(lines('let text = """', '    #expect(a && b)', '    "', '    """', "#expect(a && b)"), [5])

    def test_commented_expectation(self):
        self.assertEqual(lines("// #expect(a && b)", "/* #expect(a && b) */"), [])


class Tolerances(unittest.TestCase):
    def test_distance(self):
        self.assertEqual(lines("#expect(abs(a - b) < 0.01)", "#expect(abs(try f(a) - b) <= c / 2)"), [1, 2])

    def test_sum_of_distances(self):
        self.assertEqual(lines("#expect(abs(a - b) + abs(c - d) < 1)"), [1])

    def test_other_comparisons(self):
        self.assertEqual(
            lines("#expect(abs(a - b) > 8)", "#expect(abs(a) <= abs(b))", "#expect(abs(a) < 1 || b)",
                  "#expect(all.allSatisfy { abs($0) < 1 })", "expectNear(a, b, within: 1)"), [])


class Names(unittest.TestCase):
    def test_short_name(self):
        self.assertEqual(lines('@Test("Components")', '@Test("A button has a title")', '@Test(', '    "Two words",'), [1, 3])

    def test_suite(self):
        self.assertEqual(lines('@Suite("Buttons")'), [])


if __name__ == "__main__":
    unittest.main()
