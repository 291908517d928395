"""Tests of how Scripts/measure-reader.py reads frames and pictures, and of the table that it writes."""
import importlib.util
import pathlib
import struct
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
SPECIFICATION = importlib.util.spec_from_file_location("measure_reader", SCRIPTS / "measure-reader.py")
measure_reader = importlib.util.module_from_spec(SPECIFICATION)
SPECIFICATION.loader.exec_module(measure_reader)


def screen(pixels, width, height, colors=2):
    """Returns a screen in the format XWD, whose header has 100 bytes and a name of 8 bytes."""
    values = [0] * 25
    values[0], values[12], values[19] = 108, 4 * width, colors
    assert len(pixels) == width * height
    return struct.pack(">25I", *values) + bytes(8) + bytes(12 * colors) + struct.pack(f"<{len(pixels)}I", *pixels)


class Frames(unittest.TestCase):
    def test_line(self):
        self.assertEqual(measure_reader.frame_time(b"frame 7 12.5"), 12.5)

    def test_other_lines(self):
        for line in [b"", b"frame", b"frame 7", b"a warning in words"]:
            self.assertIsNone(measure_reader.frame_time(line))


class Pictures(unittest.TestCase):
    def test_checksum_of_an_area(self):
        pixels = list(range(12))
        inside, outside = list(pixels), list(pixels)
        inside[5], outside[0] = 99, 99
        area = (1, 1, 2, 2)
        checksum = measure_reader.area_checksum(screen(pixels, 4, 3), area)
        self.assertEqual(measure_reader.area_checksum(screen(outside, 4, 3), area), checksum)
        self.assertNotEqual(measure_reader.area_checksum(screen(inside, 4, 3), area), checksum)

    def test_checksum_does_not_depend_on_the_colors_of_the_header(self):
        checksums = {measure_reader.area_checksum(screen(list(range(4)), 2, 2, colors), (0, 0, 2, 2)) for colors in (0, 256)}
        self.assertEqual(len(checksums), 1)


class ResultTime(unittest.TestCase):
    def test_result_in_the_first_frame(self):
        self.assertEqual(measure_reader.result_time([1], [(0.5, "a"), (1.5, "b"), (2.5, "b")]), 1)

    def test_result_in_a_later_frame(self):
        frames, pictures = [1, 2, 3], [(1.5, "a"), (2.5, "b"), (3.5, "b")]
        self.assertEqual(measure_reader.result_time(frames, pictures), 2)

    def test_picture_is_attributed_to_the_last_frame_before_it(self):
        self.assertEqual(measure_reader.result_time([1, 2], [(0.5, "a"), (2.5, "b")]), 2)

    def test_list_that_changes_twice(self):
        frames, pictures = [1, 2, 3], [(1.5, "b"), (2.5, "a"), (3.5, "b")]
        self.assertEqual(measure_reader.result_time(frames, pictures), 3)

    def test_list_that_does_not_change(self):
        self.assertEqual(measure_reader.result_time([1, 2], [(0.5, "a"), (1.5, "a"), (2.5, "a")]), 1)

    def test_no_frame(self):
        self.assertIsNone(measure_reader.result_time([], [(0.5, "a")]))


class Keys(unittest.TestCase):
    def test_at_least_as_many_as_requested(self):
        self.assertGreaterEqual(len(measure_reader.keys_of_words(500)), 500)

    def test_all_letters_are_deleted(self):
        keys = measure_reader.keys_of_words(1)
        self.assertEqual(keys.count(measure_reader.BACKSPACE) * 2, len(keys))


class Percentile(unittest.TestCase):
    def test_99th_of_504(self):
        self.assertEqual(measure_reader.percentile(list(range(504)), 0.99), 498)


RESULTS = {
    "articles": 100_000, "start_ratio": 1.504, "scrolling_frames_per_second": 59.6, "memory_mb": 121, "idle_percent": 0.4,
    **measure_reader.search_results([5.0, 6.0, 7.0], [9.0, 10.0, 16.3]),
}


class Table(unittest.TestCase):
    section = measure_reader.page_section(RESULTS, "2026-01-02")

    def test_rows(self):
        rows = [line.split(" | ")[1:] for line in self.section.splitlines() if line.startswith("| ") and "met" in line]
        self.assertEqual(rows, [
            ["1.50 ×", "at most 1.5 ×", "met |"], ["16.3 ms", "at most 16 ms", "not met |"],
            ["60 frames/s", "at least 60 frames/s", "met |"], ["121 MB", "at most 120 MB", "not met |"],
            ["0 %", "at most 0 %", "met |"]])

    def test_section_replaces_the_previous_one(self):
        begin, end = measure_reader.MARKERS
        page = measure_reader.with_section(f"before {begin}\nold\n{end} after", "new")
        self.assertEqual(page, f"before {begin}\nnew\n{end} after")

    def test_page_without_markers(self):
        with self.assertRaises(ValueError):
            measure_reader.with_section("no markers", "new")

    def test_page_of_the_repository_has_the_markers(self):
        page = measure_reader.PAGE.read_text(encoding="utf-8")
        self.assertIn("new", measure_reader.with_section(page, "new"))


if __name__ == "__main__":
    unittest.main()
