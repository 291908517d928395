#!/usr/bin/env python3
"""Measures the example Reader with a large library in a window: start, search, scrolling, memory, processor.

    make bench-reader
    Scripts/measure-reader.py [--articles 100000] [--keys 504] [--build .build-release/release] [--dry-run]

Starts Xvfb, fills a library with StorageWriter, and prints the results as JSON. They are stored in Benchmarks/reader.json,
and BENCHMARKS.md gets a table that compares them with the goals; --dry-run only prints them. The keys and the wheel are
events of the XTEST extension, and the times of frames are those at which the program has painted them.

Two latencies of a search are measured, from the event of the key: until the next frame, which shows the typed letter, and
until the frame that shows the result. That is the first one after which the pixels of the list are those that remain until
the next key; the screen is read every few milliseconds meanwhile. A picture is attributed to the last frame that was painted
before it was complete, so that a latency is never too short. If a key does not change the articles of the list, the next
frame shows the result.
"""
import argparse
import ctypes
import datetime
import json
import mmap
import os
import pathlib
import select
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "BENCHMARKS.md"
RESULTS = ROOT / "Benchmarks/reader.json"
MARKERS = ("<!-- reader: begin -->", "<!-- reader: end -->")

# The rows of articles in a window of 1180 × 760 pixels at the screen's origin, without the search field: x, y, width, height.
LIST = (232, 120, 336, 620)
WORDS = ["kalo", "mine", "ruster", "von", "pradel", "gen", "quiber", "zoka"]
BACKSPACE = 0xFF08
# A search has ended when no frame was painted for this time, in seconds.
REST = 0.15
# The time from picture to picture, in seconds.
INTERVAL = 0.004

# The goals: what is measured, the key of the result, the format of its values, and the limit.
GOALS = [
    ("Start to first frame with 100,000 articles, compared with `Counter`", "start_ratio", "{:.2f} ×", "at most", 1.5),
    ("Search, key to the frame with the result, 99th percentile", "search_result_p99_ms", "{:.1f} ms", "at most", 16),
    ("Scrolling", "scrolling_frames_per_second", "{:.0f} frames/s", "at least", 60),
    ("Memory after search and scrolling", "memory_mb", "{:.0f} MB", "at most", 120),
    ("Processor while idle", "idle_percent", "{:.0f} %", "at most", 0),
]


class Display:
    """An X server, its synthetic input, and its pixels."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset",
             "-fbdir", folder],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        self.name = ":" + os.read(read, 16).decode().strip()
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.handle = ctypes.c_void_p(self.x11.XOpenDisplay(self.name.encode()))
        with open(folder + "/Xvfb_screen0", "rb") as file:
            self.screen = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def checksum(self, area):
        """Returns a number that depends on the pixels of an area."""
        return area_checksum(self.screen, area)

    def flush(self):
        self.x11.XFlush(self.handle)

    def key(self, symbol, control=False):
        code = self.x11.XKeysymToKeycode(self.handle, ctypes.c_ulong(symbol))
        modifier = self.x11.XKeysymToKeycode(self.handle, ctypes.c_ulong(0xFFE3))
        if control:
            self.xtst.XTestFakeKeyEvent(self.handle, modifier, 1, 0)
        for pressed in (1, 0):
            self.xtst.XTestFakeKeyEvent(self.handle, code, pressed, 0)
        if control:
            self.xtst.XTestFakeKeyEvent(self.handle, modifier, 0, 0)
        self.flush()

    def move(self, x, y):
        self.xtst.XTestFakeMotionEvent(self.handle, -1, x, y, 0)
        self.flush()

    def button(self, number):
        for pressed in (1, 0):
            self.xtst.XTestFakeButtonEvent(self.handle, number, pressed, 0)
        self.flush()


class Program:
    """A program that reports its frames."""

    def __init__(self, display, state, *arguments):
        environment = dict(
            os.environ, DISPLAY=display.name, GDK_BACKEND="x11", COMPONENTFLOW_TRACE="frames", GTK_A11Y="none",
            DBUS_SESSION_BUS_ADDRESS="disabled:", XDG_STATE_HOME=state, WAYLAND_DISPLAY="")
        self.start = time.monotonic()
        self.process = subprocess.Popen(arguments, env=environment, stderr=subprocess.PIPE)
        self.unread = b""

    def frame(self, timeout):
        """Returns the time at which the next frame was painted, or None."""
        end = time.monotonic() + timeout
        while True:
            line, separator, rest = self.unread.partition(b"\n")
            if separator:
                self.unread = rest
                painted = frame_time(line)
                if painted is not None:
                    return painted
                continue
            ready, _, _ = select.select([self.process.stderr], [], [], max(0, end - time.monotonic()))
            data = os.read(self.process.stderr.fileno(), 65536) if ready else b""
            if not data:
                return None
            self.unread += data

    def settle(self, seconds=0.5):
        while self.frame(seconds):
            pass

    def processor_time(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        lines = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        values = {line.split(":")[0]: line.split()[1] for line in lines[1:]}
        return int(values["Pss"]) / 1024

    def end(self):
        self.process.kill()
        self.process.wait()


def frame_time(line):
    """Returns the time in a line `frame NUMBER SECONDS`, or None for another line."""
    words = line.split()
    return float(words[2]) if len(words) == 3 and words[0] == b"frame" else None


def area_checksum(screen, area):
    """Returns a number that depends on the pixels of an area of a screen, which is a file of the format XWD."""
    header, stride, colors = (struct.unpack_from(">I", screen, 4 * index)[0] for index in (0, 12, 19))
    start = header + 12 * colors
    x, y, width, height = area
    checksum = 0
    for row in range(y, y + height):
        first = start + row * stride + 4 * x
        checksum = zlib.crc32(screen[first:first + 4 * width], checksum)
    return checksum


def result_time(frames, pictures):
    """Returns the time of the frame that shows the result of a search, or None if there is none.

    frames are the times at which frames were painted; pictures are pairs of the time at which a picture was complete and
    its checksum, the last of them at rest.
    """
    at_rest = pictures[-1][1]
    first = len(pictures)
    while first > 0 and pictures[first - 1][1] == at_rest:
        first -= 1
    painted = [frame for frame in frames if frame <= pictures[first][0]]
    # The first picture can be complete before the first frame if the key does not change the list.
    return painted[-1] if painted else min(frames, default=None)


def percentile(values, fraction):
    return sorted(values)[min(len(values) - 1, int(len(values) * fraction))]


def start_times(display, command, count=9):
    times = []
    for _ in range(count):
        with tempfile.TemporaryDirectory() as state:
            program = Program(display, state, *command)
            times.append((program.frame(20) - program.start) * 1000)
            program.end()
    return times


def keys_of_words(count):
    """Returns at least as many keys, which type and delete words."""
    round_of_keys = [key for word in WORDS for key in [ord(letter) for letter in word] + [BACKSPACE] * len(word)]
    return round_of_keys * -(-count // len(round_of_keys))


def search_latencies(display, program, count):
    """Types and deletes words, and returns the latencies of letters and of results in milliseconds."""
    display.key(ord("f"), control=True)
    program.settle()
    letters, results = [], []
    for symbol in keys_of_words(count):
        begin = time.monotonic()
        display.key(symbol)
        frames, pictures = watch(display, program, begin)
        if frames:
            letters.append((frames[0] - begin) * 1000)
            results.append((result_time(frames, pictures) - begin) * 1000)
    return letters, results


def watch(display, program, begin):
    """Reads the screen until no frame is painted any more.

    Returns the times of the frames since the begin, and pictures of the list, as result_time expects them.
    """
    frames, pictures = [], []
    end = begin + 2
    while time.monotonic() < end:
        painted = program.frame(INTERVAL)
        if painted and painted >= begin:
            frames.append(painted)
            end = time.monotonic() + REST
        checksum = display.checksum(LIST)
        pictures.append((time.monotonic(), checksum))
    return frames, pictures


def scroll_rate(display, program, seconds=3):
    """Returns the frames per second while the wheel turns."""
    display.move(400, 400)
    program.settle()
    begin, count = time.monotonic(), 0
    next_event = begin
    while time.monotonic() - begin < seconds:
        if time.monotonic() >= next_event:
            display.button(5)
            next_event += 1 / 30
        count += 1 if program.frame(max(0.001, next_event - time.monotonic())) else 0
    return count / seconds


def measure(build, articles, keys):
    """Returns the results."""
    with tempfile.TemporaryDirectory() as folder:
        display = Display(folder)
        try:
            return measure_on(display, folder, build, articles, keys)
        finally:
            display.server.kill()
            display.server.wait()


def measure_on(display, folder, build, articles, keys):
    library = folder + "/library.db"
    begin = time.monotonic()
    subprocess.run([build / "StorageWriter", library, "fill", str(articles)], check=True)
    results = {"articles": articles, "filling_s": time.monotonic() - begin, "library_mb": os.path.getsize(library) / 1e6}
    command = [build / "Reader", f"--library={library}", "--language=en"]
    results["counter_start_ms"] = statistics.median(start_times(display, [build / "Counter"]))
    results["start_ms"] = statistics.median(start_times(display, command))
    results["start_ratio"] = results["start_ms"] / results["counter_start_ms"]
    program = Program(display, folder, *command)
    try:
        program.frame(20)
        program.settle(1)
        before = program.processor_time()
        time.sleep(5)
        results["idle_percent"] = (program.processor_time() - before) / 5 * 100
        results["memory_at_start_mb"] = program.memory()
        results |= search_results(*search_latencies(display, program, keys))
        program.settle()
        display.key(0xFF1B)
        program.settle()
        results["scrolling_frames_per_second"] = scroll_rate(display, program)
        results["memory_mb"] = program.memory()
    finally:
        program.end()
    return results


def search_results(letters, results):
    """Returns the numbers that describe the latencies of a search."""
    return {
        "search_keys": len(results),
        "search_letter_median_ms": statistics.median(letters), "search_letter_p99_ms": percentile(letters, 0.99),
        "search_result_median_ms": statistics.median(results), "search_result_p99_ms": percentile(results, 0.99),
    }


def is_met(value, relation, limit):
    """Returns whether a value meets a goal; values are rounded to the precision with which they are shown."""
    return value <= limit if relation == "at most" else value >= limit


def goal_row(results, name, key, form, relation, limit):
    """Returns the row of a goal in the table."""
    shown = form.format(results[key])
    goal = form.format(limit).replace(".0 ms", " ms").replace("1.50", "1.5")
    met = is_met(float(shown.split()[0]), relation, limit)
    return f"| {name} | {shown} | {relation} {goal} | {'met' if met else 'not met'} |"


def page_section(results, date):
    """Returns the part of BENCHMARKS.md about the results."""
    lines = [
        "## The example Reader", "",
        f"`make bench-reader` measures a release build in a window with {results['articles']:,} articles, and writes this part",
        "and `Benchmarks/reader.json`. The result of a search is the frame after which the list does not change until the next",
        f"key; {results['search_keys']} keys were typed. The median is {results['search_result_median_ms']:.1f} ms; the typed letter",
        f"itself is shown after {results['search_letter_median_ms']:.1f} ms, at the 99th percentile after "
        f"{results['search_letter_p99_ms']:.1f} ms.", "",
        f"Measured on {date}.", "",
        "| | measured | goal | |", "|---|---:|---:|---|",
    ]
    return "\n".join(lines + [goal_row(results, *goal) for goal in GOALS])


def with_section(page, section):
    """Returns the page with a section between its markers."""
    begin, end = MARKERS
    if page.count(begin) != 1 or page.count(end) != 1:
        raise ValueError(f"{PAGE.name} must contain {begin} and {end} once.")
    before, rest = page.split(begin)
    return f"{before}{begin}\n{section}\n{end}{rest.split(end)[1]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--articles", type=int, default=100_000)
    parser.add_argument("--keys", type=int, default=504, help="the least number of keys of the search")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build-release/release")
    parser.add_argument("--dry-run", action="store_true", help="write no files")
    options = parser.parse_args()
    results = measure(options.build, options.articles, options.keys)
    text = json.dumps(results, indent=2) + "\n"
    sys.stdout.write(text)
    if options.dry_run:
        return
    RESULTS.write_text(text, encoding="utf-8")
    section = page_section(results, datetime.date.today().isoformat())
    PAGE.write_text(with_section(PAGE.read_text(encoding="utf-8"), section), encoding="utf-8")


if __name__ == "__main__":
    main()
