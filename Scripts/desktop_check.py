"""What the checks of examples in windows of a private desktop have in common."""
import argparse
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def wait_for(condition, seconds=8):
    """Returns the first true result of a function, or None if there is none in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        time.sleep(0.05)
    return None


def check(results, sentence, condition):
    """Waits until a condition is true, and prints whether it is."""
    result = bool(wait_for(condition, 4))
    results.append(result)
    print("ok    " if result else "FAILED", sentence, flush=True)


def requested_build(description):
    """Returns the folder of the compiled examples, which the arguments of the script may name."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/debug")
    return parser.parse_args().build.resolve()


def run(build, checks):
    """Runs checks and exits, with status 1 if one fails.

    Each is a function with the results, a desktop and the folder of the examples, and a function that starts the desktop.
    """
    results = []
    for body, start in checks:
        desktop = start()
        try:
            body(results, desktop, build)
        finally:
            desktop.end()
    sys.exit(not all(results))


class PrivateDesktop:
    """Processes with a folder and an environment of their own, without a message bus."""

    def __init__(self, prefix, backend):
        self.folder = tempfile.mkdtemp(prefix=prefix)
        self.log = open(pathlib.Path(self.folder, "log"), "w")
        self.programs = []
        self.environment = {
            **os.environ, "XDG_RUNTIME_DIR": self.folder, "XDG_STATE_HOME": self.folder, "GDK_BACKEND": backend,
            "GTK_A11Y": "none", "DBUS_SESSION_BUS_ADDRESS": "disabled:", "COMPONENTFLOW_LANGUAGE": "en"}
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK"):
            self.environment.pop(name, None)

    def start(self, command, **options):
        process = subprocess.Popen(
            command, env=self.environment, cwd=self.folder, stdout=self.log, stderr=self.log, **options)
        self.programs.append(process)
        return process

    def end(self):
        for process in reversed(self.programs):
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class InspectedProgram:
    """An example with a window, and its agent."""

    def __init__(self, desktop, build, name, arguments):
        self.desktop, self.name = desktop, name
        self.process = desktop.start([str(build / name), *arguments]).pid
        path = os.path.join(desktop.folder, "componentflow", f"{name}.{self.process}.sock")
        if not wait_for(lambda: os.path.exists(path) and self.window, 30):
            raise SystemExit(f"{name} does not open a window")
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(path)
        self.input = self.connection.makefile("r")

    def call(self, method, **parameters):
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}
        self.connection.sendall(json.dumps(request).encode() + b"\n")
        while True:
            response = json.loads(self.input.readline())
            if response.get("id") == 1:
                return response.get("result", {})

    def elements(self, **criteria):
        return self.call("find", **criteria).get("elements", [])

    def find(self, name, role=None):
        """Returns the frame of an element in the window, or None."""
        elements = self.elements(name=name, **({"role": role} if role else {}))
        return next((element["frame"] for element in elements if element["name"] == name), None)

    def middle(self, name, role=None):
        """Returns the middle of an element on the screen."""
        frame = wait_for(lambda: self.find(name, role))
        if frame is None:
            raise SystemExit(f"{self.name} does not display \"{name}\"")
        x, y, width, height = self.on_screen(frame)
        return x + width / 2, y + height / 2

    def on_screen(self, frame):
        x, y = self.window[:2]
        return x + frame[0], y + frame[1], frame[2], frame[3]
