"""What is said about the additions of tools to frames."""
import unittest

from additions import exceeded


class AdditionTests(unittest.TestCase):
    def test_an_addition_above_its_limit_is_named_with_both_percentages(self):
        self.assertEqual(exceeded({"on": 1025, "off": 1000}, [("on", "off", 2)]),
                         ["on takes +2.50 % compared with off; the limit is 2 %"])

    def test_an_addition_up_to_its_limit_is_not_named(self):
        self.assertEqual(exceeded({"on": 1020, "off": 1000}, [("on", "off", 2)]), [])

    def test_a_pair_of_which_a_part_was_not_counted_is_left_out(self):
        self.assertEqual(exceeded({"on": 1}, [("on", "off", 2)]), [])

    def test_a_part_above_its_share_is_named_with_both_percentages(self):
        self.assertEqual(exceeded({"part": 31, "whole": 1000}, [], [("part", "whole", 3)]),
                         ["part takes 3.10 % of whole; the limit is 3 %"])

    def test_a_part_up_to_its_share_is_not_named(self):
        self.assertEqual(exceeded({"part": 30, "whole": 1000}, [], [("part", "whole", 3)]), [])

    def test_a_part_without_its_whole_is_left_out(self):
        self.assertEqual(exceeded({"part": 31}, [], [("part", "whole", 3)]), [])


if __name__ == "__main__":
    unittest.main()
