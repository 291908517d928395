#!/usr/bin/python3
"""Checks drags and pasting between programs on X11, with the gallery and Notes in a private Xvfb.

    swift build --package-path Examples
    Scripts/check-drags.py [--build Examples/.build/debug]

The pointer is moved by xdotool; the agents of the programs report what is displayed where. Prints a line for each check,
and fails if one does.
"""
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


class Desktop:
    """An Xvfb without a window manager, in which windows have no frames."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="drags-")
        self.log = open(pathlib.Path(self.folder, "log"), "w")
        self.programs = []
        self.environment = {
            **os.environ, "XDG_RUNTIME_DIR": self.folder, "XDG_STATE_HOME": self.folder, "GDK_BACKEND": "x11",
            "GTK_A11Y": "none", "DBUS_SESSION_BUS_ADDRESS": "disabled:", "COMPONENTFLOW_LANGUAGE": "en"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        reading, writing = os.pipe()
        self.start(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"], pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as number:
            self.environment["DISPLAY"] = ":" + number.readline().strip()

    def start(self, command, **options):
        process = subprocess.Popen(
            command, env=self.environment, cwd=self.folder, stdout=self.log, stderr=self.log, **options)
        self.programs.append(process)
        return process

    def pointer(self, *commands):
        result = subprocess.run(
            ["xdotool", *map(str, commands)], env=self.environment, capture_output=True, text=True, check=False)
        time.sleep(0.06)
        return result.stdout.split()

    def drag(self, start, end):
        """Moves the pointer from one place of the screen to another while the primary button is pressed."""
        (x, y), (width, height) = start, (end[0] - start[0], end[1] - start[1])
        self.pointer("mousemove", round(x), round(y))
        self.pointer("mousedown", 1)
        for part in (0.02, 0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1):
            self.pointer("mousemove", round(x + width * part), round(y + height * part))
        # Content near the place where the drag entered would scroll in this time.
        time.sleep(0.5)
        self.pointer("mouseup", 1)

    def end(self):
        for process in reversed(self.programs):
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Program:
    """An example in a window at a place of the screen, and its agent."""

    def __init__(self, desktop, build, name, arguments, place):
        self.name, self.place = name, place
        process = desktop.start([str(build / name), *arguments])
        path = os.path.join(desktop.folder, "componentflow", f"{name}.{process.pid}.sock")
        window = wait_for(
            lambda: os.path.exists(path) and desktop.pointer("search", "--onlyvisible", "--pid", process.pid), 30)
        if not window:
            raise SystemExit(f"{name} does not open a window")
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(path)
        self.input = self.connection.makefile("r")
        x, y, width, height = place
        desktop.pointer("windowsize", window[-1], width, height, "windowmove", window[-1], x, y)
        time.sleep(0.5)
        self.call("wait", timeout=3)

    def call(self, method, **parameters):
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}
        self.connection.sendall(json.dumps(request).encode() + b"\n")
        while True:
            response = json.loads(self.input.readline())
            if response.get("id") == 1:
                return response.get("result", {})

    def elements(self, **criteria):
        return self.call("find", **criteria).get("elements", [])

    def middle(self, name):
        """Returns the middle of an element on the screen."""
        found = wait_for(lambda: [element for element in self.elements(name=name) if element["name"] == name])
        if not found:
            raise SystemExit(f"{self.name} does not display \"{name}\"")
        x, y, width, height = found[0]["frame"]
        return self.place[0] + x + width / 2, self.place[1] + y + height / 2


def check(results, sentence, condition):
    """Waits until a condition is true, and prints whether it is."""
    result = bool(wait_for(condition, 4))
    results.append(result)
    print("ok    " if result else "FAILED", sentence, flush=True)


def check_drags(results, desktop, build):
    gallery = Program(desktop, build, "Gallery", ["--page", "drag-and-drop"], (0, 0, 700, 700))
    notes = Program(desktop, build, "Notes", [], (760, 0, 480, 320))
    row = "Pointer and keys"
    before = gallery.middle(row)
    desktop.drag(gallery.middle("these"), (960, 240))
    check(
        results, "a text is dropped into another program",
        lambda: any(element["text"] == "these" for element in notes.elements(role="textView")))
    desktop.drag(gallery.middle("Red"), (960, 40))
    check(
        results, "content at the corner of a window does not scroll when a drag enters the window",
        lambda: gallery.middle(row) == before)
    desktop.drag(gallery.middle("words"), gallery.middle("Drop texts and files here"))
    check(
        results, "a text is dropped in the same window",
        lambda: any("words" in element["name"].split("\n") for element in gallery.elements(name="Drop texts")))


def check_pasting(results, desktop, build):
    notes = Program(desktop, build, "Notes", [], (0, 0, 480, 320))

    def text():
        return notes.elements(role="textView")[0]["text"]

    def paste(data, mime_type):
        # The program keeps running, because it has the content.
        subprocess.run(
            ["xclip", "-selection", "clipboard", "-t", mime_type], input=data, env=desktop.environment, check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # GDK asks for the types of the content.
        time.sleep(0.5)
        desktop.pointer("mousemove", *map(round, notes.middle("Note")), "click", 1, "key", "ctrl+v")
        time.sleep(0.5)

    paste(b"words", "UTF8_STRING")
    check(results, "a text that another program has copied is pasted", lambda: text() == "words")
    paste(b"\x89PNG\r\n\x1a\nA picture", "image/png")
    check(results, "a picture that another program has copied is not pasted as text", lambda: text() == "words")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "Examples/.build/debug")
    build = parser.parse_args().build.resolve()
    missing = [tool for tool in ("Xvfb", "xdotool", "xclip") if not shutil.which(tool)]
    if missing:
        raise SystemExit("missing: " + ", ".join(missing) + "; install the packages xvfb, xdotool and xclip")
    results = []
    for body in (check_drags, check_pasting):
        desktop = Desktop()
        try:
            body(results, desktop, build)
        finally:
            desktop.end()
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
