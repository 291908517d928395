"""Figures of samples, of memory, and of sizes."""
import os
import subprocess
import unittest

import context  # noqa: F401
import footprint
import ours
from common import ROOT, PeerError, attempt, entry, p99, reason_of, significant


class Figures(unittest.TestCase):
    def test_p99_of_few_samples_is_the_largest(self):
        self.assertEqual(p99([3, 1, 2]), 3)

    def test_p99_of_two_hundred_samples_leaves_two_out(self):
        self.assertEqual(p99(list(range(1, 201))), 198)

    def test_figures_keep_four_digits(self):
        self.assertEqual([significant(value) for value in (1234.56, 12.3456, 0.0123456, 0)], [1235, 12.35, 0.01235, 0])

    def test_an_entry_has_median_and_p99(self):
        self.assertEqual(
            entry("X", "rows: swap", [1, 5, 3], "ms"),
            {"framework": "X", "operation": "rows: swap", "median": 3, "p99": 5, "unit": "ms"})


class Reasons(unittest.TestCase):
    def test_a_command_that_failed_is_named_without_places(self):
        error = subprocess.CalledProcessError(1, ["/usr/bin/swift", "build", ROOT / "Benchmarks"])
        self.assertEqual(reason_of(error), "`swift build` failed")

    def test_a_file_of_the_repository_is_named_from_its_root(self):
        self.assertEqual(reason_of(PeerError(f"no {ROOT}/Makefile")), "no Makefile")

    def test_what_cannot_be_had_becomes_a_peer_with_a_reason(self):
        def prepare():
            raise PeerError("there is none")

        self.assertEqual(attempt("X", prepare).reason, "there is none")


class Footprint(unittest.TestCase):
    def test_the_parent_is_found_behind_a_name_with_brackets_and_spaces(self):
        self.assertEqual(footprint.parent_of("12 (a) b (c) S 7 12 12 0"), 7)

    def test_pss_is_read_in_bytes(self):
        self.assertEqual(footprint.pss_of("00-ff [rollup]\nRss:  900 kB\nPss:  12 kB\nPss_Dirty:  5 kB\n"), 12288)

    def test_a_process_of_its_own_has_memory(self):
        self.assertGreater(footprint.memory(os.getpid()), 1)

    def test_only_libraries_of_the_toolchain_are_shipped(self):
        ldd = "\tlibc.so.6 => /lib/libc.so.6 (0x1)\n\tlibswiftCore.so => /opt/swift/usr/lib/swift/linux/libswiftCore.so (0x2)\n"
        self.assertEqual([path.name for path in ours.runtime_libraries(ldd)], ["libswiftCore.so"])


if __name__ == "__main__":
    unittest.main()
