"""Tests of the comparison of transcripts of speech by Scripts/accessibility/comparison.py."""
import importlib.util
import pathlib
import unittest

PLACE = pathlib.Path(__file__).resolve().parent.parent / "accessibility/comparison.py"
SPECIFICATION = importlib.util.spec_from_file_location("comparison", PLACE)
comparison = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(comparison)

STORED = "Gallery\n[start]\n    Gallery frame.\n[Tab]\n    tab \n    Send push button.\n"


class SpeechComparisonTests(unittest.TestCase):
    def test_spaces_and_the_echo_of_keys_are_no_difference(self):
        recorded = "Gallery\n[start]\n    Gallery  frame. \n[Tab]\n    Send push button.\n\n"
        self.assertEqual(comparison.differences("form", STORED, recorded), [])

    def test_other_speech_is_a_difference(self):
        recorded = STORED.replace("Send push button.", "push button.")
        found = comparison.differences("form", STORED, recorded)
        self.assertEqual(found[:2], ["--- form, stored", "+++ form, recorded"])
        self.assertEqual(found[-2:], ["-    Send push button.", "+    push button."])

    def test_speech_at_another_step_is_a_difference(self):
        recorded = "Gallery\n[start]\n[Tab]\n    Gallery frame.\n    Send push button.\n"
        self.assertNotEqual(comparison.differences("form", STORED, recorded), [])

    def test_the_name_of_a_key_that_was_not_pressed_is_speech(self):
        recorded = STORED + "    escape\n"
        self.assertNotEqual(comparison.differences("form", STORED, recorded), [])

    def test_a_missing_transcript_is_a_difference(self):
        self.assertNotEqual(comparison.differences("form", "", STORED), [])


if __name__ == "__main__":
    unittest.main()
