"""Running programs that talk by lines: `ready SECONDS`, then `done OPERATION MILLISECONDS` for each operation."""
import contextlib
import json
import os
import select
import signal
import subprocess
import tempfile
import time

import footprint
from common import PeerError


class Lines:
    """The lines of a pipe, each waited for with a limit."""

    def __init__(self, pipe):
        self.descriptor = pipe.fileno()
        self.buffer = b""

    def next(self, beginning, timeout):
        """The next line that begins with a text, or with one of several; None if there is none in time."""
        deadline = time.monotonic() + timeout
        while True:
            line, newline, rest = self.buffer.partition(b"\n")
            if newline:
                self.buffer = rest
                text = line.decode(errors="replace")
                if text.startswith(beginning):
                    return text.strip()
            elif not self.fill(deadline):
                return None

    def fill(self, deadline):
        if not select.select([self.descriptor], [], [], max(0, deadline - time.monotonic()))[0]:
            return False
        part = os.read(self.descriptor, 1 << 16)
        self.buffer += part
        return bool(part)


class Session:
    """A program from its start until it is closed. `first_frame` is the milliseconds it took until it had painted."""

    def __init__(self, program, display, first_line="ready ", on="stdout"):
        self.complaints = tempfile.TemporaryFile()
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": self.complaints}
        started = time.monotonic()
        self.process = subprocess.Popen(
            [str(part) for part in program.command], env={**program.environment, "DISPLAY": display},
            start_new_session=True, **{**pipes, on: subprocess.PIPE})
        self.lines = Lines(getattr(self.process, on))
        painted = self.lines.next(first_line, timeout=20)
        if painted is None:
            reason = f"it painted no frame {self.last_complaint()}"
            self.close()
            raise PeerError(reason)
        self.first_frame = (float(painted.split()[-1]) - started) * 1000

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def perform(self, operations):
        """Does operations one after another; the milliseconds that each took."""
        return [self.one(operation) for operation in operations]

    def one(self, operation):
        self.write(operation)
        taken = self.lines.next(f"done {operation} ", timeout=60)
        if taken is None:
            raise PeerError(f"it did not finish `{operation}` {self.last_complaint()}")
        return float(taken.split()[-1])

    def state(self):
        """What it shows, or None if it cannot tell."""
        self.write("state")
        answer = self.lines.next(("state ", "unknown "), timeout=3)
        return json.loads(answer.removeprefix("state ")) if answer and answer.startswith("state ") else None

    def write(self, line):
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()

    def memory(self):
        time.sleep(0.5)
        return footprint.memory(self.process.pid)

    def last_complaint(self):
        self.complaints.seek(0)
        lines = self.complaints.read().decode(errors="replace").strip().splitlines()
        return f"({lines[-1][:200]})" if lines else "in time"

    def close(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr, self.complaints):
            if pipe:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()


class Display:
    """An X server without a screen, for the time of a `with`; its value is what DISPLAY must be."""

    def __enter__(self):
        reader, writer = os.pipe()
        # Without -noreset the server would begin again after each program.
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x1024x24", "-noreset", "-nolisten", "tcp"],
            pass_fds=(writer,), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        os.close(writer)
        with open(reader) as pipe:
            number = pipe.readline().strip() if select.select([pipe], [], [], 20)[0] else ""
        if not number:
            self.__exit__()
            raise PeerError("Xvfb does not start")
        return f":{number}"

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def open_rows(program, display):
    """A program ready for operations: one that talks by lines, or one that has a way of its own."""
    return program.open(display) if hasattr(program, "open") else Session(program, display)


def start_counter(program, display):
    """A program just started, with the time to its first frame."""
    return program.start(display) if hasattr(program, "start") else Session(program, display)
