#!/usr/bin/env python3
"""Measures the example Reader with a large library in a window: start, search, scrolling, memory, processor.

    Scripts/swift-package.sh Examples .build-release build -c release
    Scripts/measure-reader.py [--articles 100000] [--build .build-release/release]

Starts Xvfb, fills a library with StorageWriter, and prints a line for each measurement. The keys and the wheel are
events of the XTEST extension; a latency ends when the program has painted the frame. A search that takes more than 4 ms
shows its articles in a later frame than that of its key, which is not measured.
"""
import argparse
import ctypes
import os
import pathlib
import select
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Display:
    """An X server, and its synthetic input."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        self.name = ":" + os.read(read, 16).decode().strip()
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtst = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.handle = ctypes.c_void_p(self.x11.XOpenDisplay(self.name.encode()))

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
        """Returns the time of the next frame, or None."""
        end = time.monotonic() + timeout
        while True:
            line, separator, rest = self.unread.partition(b"\n")
            if separator:
                self.unread = rest
                if line.startswith(b"frame "):
                    return time.monotonic()
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


def search_latencies(display, program):
    """Types and deletes words, and returns the latencies of all keys in milliseconds."""
    display.key(ord("f"), control=True)
    program.settle()
    latencies = []
    for word in ["kalo", "mine", "ruster", "von", "pradel", "gen", "quiber", "zoka"]:
        for symbol in [ord(letter) for letter in word] + [0xFF08] * len(word):
            begin = time.monotonic()
            display.key(symbol)
            painted = program.frame(2)
            if painted:
                latencies.append((painted - begin) * 1000)
            program.settle(0.15)
    return latencies


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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--articles", type=int, default=100_000)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build-release/release")
    options = parser.parse_args()
    display = Display()
    with tempfile.TemporaryDirectory() as folder:
        library = folder + "/library.db"
        begin = time.monotonic()
        subprocess.run([options.build / "StorageWriter", library, "fill", str(options.articles)], check=True)
        print(f"filling {options.articles} articles: {time.monotonic() - begin:.1f} s, "
              f"{os.path.getsize(library) / 1e6:.0f} MB")
        command = [options.build / "Reader", f"--library={library}", "--language=en"]
        counter = statistics.median(start_times(display, [options.build / "Counter"]))
        reader = statistics.median(start_times(display, command))
        print(f"first frame: Reader {reader:.0f} ms, Counter {counter:.0f} ms, ratio {reader / counter:.2f}")
        program = Program(display, folder, *command)
        program.frame(20)
        program.settle(1)
        before = program.processor_time()
        time.sleep(5)
        print(f"idle: {(program.processor_time() - before) / 5 * 100:.2f} % of a processor")
        print(f"memory: {program.memory():.0f} MB")
        latencies = search_latencies(display, program)
        print(f"search, key to frame: median {statistics.median(latencies):.1f} ms, "
              f"99th percentile {percentile(latencies, 0.99):.1f} ms, {len(latencies)} keys")
        program.settle()
        display.key(0xFF1B)
        program.settle()
        print(f"scrolling: {scroll_rate(display, program):.0f} frames per second")
        print(f"memory after search and scrolling: {program.memory():.0f} MB")
        program.end()
    display.server.kill()


if __name__ == "__main__":
    main()
