"""The line protocol of the benchmarks' programs, for a Slint component.

Slint's Python package does not say when a frame is painted, so a second process watches the X display and says when
something was drawn on it (`damage-clock.c`): an operation ends with the last drawing before the display is left alone.
"""
import datetime
import os
import subprocess
import sys
import time

import slint

# After so long without a drawing the frame is complete, and nothing throttles the next one.
QUIET_SECONDS = 0.06
TICK = datetime.timedelta(milliseconds=5)
# An operation that changes nothing draws nothing. While Slint works there are no ticks, so that these are idle ones.
TICKS_WITHOUT_DRAWING = 60


class Pipe:
    """Lines of a file descriptor, read without waiting; ended says that there will be no more."""

    def __init__(self, descriptor):
        self.descriptor = descriptor
        self.pending = b""
        self.ended = False
        os.set_blocking(descriptor, False)

    def lines(self):
        try:
            received = os.read(self.descriptor, 65536)
        except BlockingIOError:
            return []
        self.ended = not received
        *lines, self.pending = (self.pending + received).split(b"\n")
        return [line.decode() for line in lines]


class Harness:
    """Performs the lines of stdin one after the other, each when nothing was drawn for a while."""

    def __init__(self, application):
        self.application = application
        self.input = Pipe(sys.stdin.fileno())
        self.clock = subprocess.Popen([os.environ["DAMAGE_CLOCK"]], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        self.drawings = Pipe(self.clock.stdout.fileno())
        self.lines = []
        self.operation = "ready"
        self.started = 0.0
        self.returned = 0.0
        self.drawn = None
        self.ticks = 0

    def run(self):
        timer = slint.Timer()
        timer.start(slint.TimerMode.Repeated, TICK, self.tick)
        self.application.run()
        self.clock.terminate()
        self.clock.wait()

    def tick(self):
        self.ticks += 1
        for moment in self.drawings.lines():
            self.drawn = float(moment)
        self.lines += self.input.lines()
        if self.drawn is not None and time.monotonic() - self.drawn < QUIET_SECONDS:
            return
        if self.operation == "ready":
            self.finish_start()
        elif self.operation:
            self.finish_operation()
        elif self.lines:
            self.next_line(self.lines.pop(0))
        elif self.input.ended:
            self.application.hide()

    def finish_start(self):
        if self.drawn is not None:
            print(f"ready {self.drawn:.6f}", flush=True)
            self.operation = None

    def finish_operation(self):
        if self.drawn is None and self.ticks < TICKS_WITHOUT_DRAWING:
            return
        end = self.returned if self.drawn is None else self.drawn
        print(f"done {self.operation} {(end - self.started) * 1000:.3f}", flush=True)
        self.operation = None

    def next_line(self, line):
        if line == "quit":
            self.application.hide()
        elif line == "state":
            print("state", self.application.state(), flush=True)
        else:
            self.perform(line)

    def perform(self, operation):
        """As an event's handler would."""
        self.drawn = None
        self.ticks = 0
        self.started = time.monotonic()
        known = self.application.perform(operation)
        self.returned = time.monotonic()
        if known:
            self.operation = operation
        else:
            print("unknown", operation, flush=True)
