"""The line protocol of the benchmarks' programs, for a QML window that PySide6 shows.

The work that is timed is Qt's: Python only reads a line, calls one QML function and takes the time when the window has
swapped its frame, which together costs some hundredths of a millisecond.
"""
import os
import pathlib
import sys
import time

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

# After so long without a frame, nothing throttles the next one.
IDLE_SECONDS = 0.05


class Harness(QObject):
    """Performs the lines of stdin one after the other, each when no frame was painted for a while."""

    def __init__(self, window):
        super().__init__()
        self.window = window
        self.lines = []
        self.pending = b""
        self.operation = None
        self.started = 0.0
        self.last_frame = None
        self.timer = QTimer(self, singleShot=True, interval=5, timerType=Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.next_line)
        window.frameSwapped.connect(self.frame_swapped, Qt.ConnectionType.DirectConnection)

    def listen(self):
        self.notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self.notifier.activated.connect(self.read)

    def read(self):
        received = os.read(sys.stdin.fileno(), 65536)
        *lines, self.pending = (self.pending + received).split(b"\n")
        self.lines += [line.decode() for line in lines] if received else ["quit"]
        self.notifier.setEnabled(bool(received))
        self.next_line()

    def next_line(self):
        if self.operation or not self.lines:
            return
        if time.monotonic() - self.last_frame < IDLE_SECONDS:
            self.timer.start()
            return
        line = self.lines.pop(0)
        if line == "quit":
            QGuiApplication.quit()
        elif line == "state":
            print("state", self.window.state(), flush=True)
            self.timer.start()
        else:
            self.perform(line)

    def perform(self, operation):
        """As an event's handler would; the window then swaps one frame, also if nothing changed."""
        self.operation = operation
        self.started = time.monotonic()
        if self.window.perform(operation):
            self.window.update()
            return
        self.operation = None
        print("unknown", operation, flush=True)
        self.timer.start()

    def frame_swapped(self):
        now = time.monotonic()
        if self.last_frame is None:
            print(f"ready {now:.6f}", flush=True)
        elif self.operation:
            print(f"done {self.operation} {(now - self.started) * 1000:.3f}", flush=True)
            self.operation = None
            self.timer.start()
        self.last_frame = now


def main():
    application = QGuiApplication(sys.argv)
    engine = QQmlApplicationEngine()
    engine.load(pathlib.Path(sys.argv[1]))
    if not engine.rootObjects():
        return 1
    harness = Harness(engine.rootObjects()[0])
    QTimer.singleShot(0, harness.listen)
    status = application.exec()
    del engine
    return status


if __name__ == "__main__":
    sys.exit(main())
