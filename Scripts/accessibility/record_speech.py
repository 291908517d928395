#!/usr/bin/python3
"""Records what Orca says while a person uses the examples with the keyboard.

    Scripts/accessibility/record_speech.py FOLDER [NAME]... [--output FOLDER] [--check]

FOLDER contains the built programs. Writes a transcript per session: a line for each step, and below it what is spoken.
Speech is read from Orca's debug log, so no synthesizer is needed. With --check nothing is written: it prints where the
speech differs from the transcripts, and ends with 1 if it does.
"""

import argparse
import datetime
import os
import re
import subprocess
import sys

from comparison import differences
from program import Program, in_session, pump, start_services

# From the list of pages to the first element of a page of the gallery.
TO_PAGE = ["F6", "F6", "Tab", "Tab", "Tab"]
# The program with its arguments, and the steps: keys, or "type TEXT".
SESSIONS = {
    "form": (["Notes"], [
        "Tab", "type Oslo", "Home", "Right", "shift+Right", "Tab", "type key", "Tab", "type One two", "Return",
        "type Three", "Up", "Home", "ctrl+Right", "End", "ctrl+Tab", "ctrl+Tab",
    ]),
    "list": (["Todo"], [
        "Tab", "type Milk", "Return", "Tab", "Tab", "Right", "Left", "Tab", "Down", "space", "Down", "space", "Tab", "Tab",
        "space",
    ]),
    "dialog": (["Gallery", "--page", "presentation"], [
        *TO_PAGE, "Tab", "Tab", "Return", "Tab", "Tab", "Escape", "Tab", "Tab", "Return", "Down", "Down", "Escape",
    ]),
    "table": (["Gallery", "--page", "columns"], [
        *TO_PAGE, "Right", "space", "space", "Tab", "Down", "Down", "Home", "End", "shift+Up",
    ]),
    "tree": (["Gallery", "--page", "tree"], [*TO_PAGE, "Down", "Right", "Down", "Down", "Left", "Left", "Left"]),
    "switches": (["Gallery", "--page", "toggle"], [*TO_PAGE, "space", "space", "Tab", "space"]),
    "calendar": (["Gallery", "--page", "date-and-color"], [
        *TO_PAGE, "Tab", "Tab", "Tab", "Tab", "Tab", "Right", "Down", "Return",
    ]),
    "slider": (["Gallery", "--page", "slider"], [*TO_PAGE, "Right", "Left", "Tab", "Right", "Left"]),
    "picker": (["Gallery", "--page", "picker"], [*TO_PAGE, "Up", "Down", "Tab", "Left", "Right", "Tab", "Tab"]),
    "combo-box": (["Gallery", "--page", "combo-box"], [
        *TO_PAGE, "type Li", "Down", "Down", "Return", "Tab", "Down", "Up", "Escape", "Down", "Up", "Escape",
    ]),
    "search": (["Gallery", "--page", "search"], [*TO_PAGE, "type Ni", "Down", "Return", "Tab", "Escape"]),
    "navigation": (["Gallery", "--page", "navigation"], [*TO_PAGE, "Return", "Tab", "alt+Left", "Tab"]),
    "pages": (["Gallery", "--page", "page-view"], [*TO_PAGE, "Right", "Left", "Tab", "Right", "Tab"]),
    "popover": (["Gallery", "--page", "presentation"], [*TO_PAGE, "Tab", "Tab", "Tab", "Return", "Tab", "Return", "Tab"]),
    "sheet": (["Gallery", "--page", "presentation"], [*TO_PAGE, "Tab", "Return", "Tab", "Escape", "Tab"]),
    "chart": (["Gallery", "--page", "charts"], [*TO_PAGE, "Right", "Right", "Tab", "Tab"]),
    "tabs": (["Gallery", "--page", "tabs-and-columns"], [*TO_PAGE, "Right", "Left", "Tab", "F6", "F6", "shift+F6"]),
    "rating": (["Gallery", "--page", "rating"], [*TO_PAGE, "Right", "Left", "Home", "Tab", "Right", "Left", "Tab"]),
    "range-slider": (["Gallery", "--page", "range-slider"], [*TO_PAGE, "Right", "Tab", "Left", "Tab", "Right", "Tab"]),
    "token-field": (["Gallery", "--page", "token-field"], [
        *TO_PAGE, "type Fr", "Down", "Return", "Left", "Left", "BackSpace", "Tab", "type bob", "Return", "Escape",
    ]),
    "find": (["Gallery", "--page", "find"], [*TO_PAGE, "ctrl+f", "type tide", "Return", "Return", "Escape", "Right"]),
    "font-picker": (["Gallery", "--page", "font-picker"], [*TO_PAGE, "space", "type mono", "Tab", "Down", "Return"]),
    "code-editor": (["Gallery", "--page", "code-editor"], [*TO_PAGE, "Up", "Home", "Return", "type let", "Up"]),
    "rich-text": (["Gallery", "--page", "rich-text"], [
        *TO_PAGE, "space", *["Tab"] * 12, "ctrl+Home", "shift+ctrl+Right", "ctrl+b", "Up", "End", "Return", "type a",
    ]),
    "tool-tip": (["Gallery", "--page", "modifiers"], [*TO_PAGE, "shift+Tab", "Tab"]),
    "banner": (["Gallery", "--page", "banner"], [*TO_PAGE, "space", "F6", "Return", "F6", "F6"]),
}
SPOKEN = re.compile(r"(\d\d:\d\d:\d\d\.\d+) - SPEECH OUTPUT: '(.*?)' ?(?:\{.*)?$")


class Orca:
    """A running screen reader, whose speech is read from its log when it has ended."""

    def __init__(self, folder):
        self.log = os.path.join(folder, "orca.log")
        preferences = os.path.join(folder, "orca")
        os.makedirs(preferences)
        with open(os.path.join(preferences, "orca-customizations.py"), "w", encoding="utf-8") as file:
            file.write("from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n")
        command = ["orca", "--replace", "--debug-file", self.log, "--user-prefs", preferences]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end(self):
        """Ends the screen reader; returns what it said, with the times."""
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()  # It does not end by itself after it has observed keys.
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return [(match[1], match[2]) for line in log if (match := SPOKEN.match(line.rstrip("\n")))]


def use(folder, command, steps, pause):
    """Uses a program; returns the steps with the times at which they began."""
    begun = []

    def wait(step, action=None):
        begun.append((datetime.datetime.now().strftime("%H:%M:%S.%f"), step))
        if action:
            subprocess.run(["xdotool", *action], check=True)
        pump(pause)

    begun.append((datetime.datetime.now().strftime("%H:%M:%S.%f"), "start"))
    program = Program([os.path.join(folder, command[0]), *command[1:]])
    pump(3 * pause)
    for step in steps:
        typed = step.startswith("type ")
        wait(step, ["type", "--delay", "120", step[5:]] if typed else ["key", step])
    program.end()
    wait("end")
    return begun


def transcript(begun, speech):
    """Returns the steps of a session, each with what was said from its beginning to that of the next one."""
    lines = []
    for (start, step), (end, _) in zip(begun, begun[1:]):
        lines.append(f"[{step}]")
        lines.extend(f"    {text}" for time, text in speech if start <= time < end)
    return "\n".join(lines) + "\n"


def write(folder, transcripts):
    """Stores transcripts by their names."""
    os.makedirs(folder, exist_ok=True)
    for name, text in transcripts.items():
        with open(os.path.join(folder, f"{name}.txt"), "w", encoding="utf-8") as file:
            file.write(text)


def check(folder, transcripts):
    """Prints where transcripts differ from those in a folder; returns the exit status."""
    found = []
    for name, text in transcripts.items():
        path = os.path.join(folder, f"{name}.txt")
        stored = ""
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                stored = file.read()
        found += differences(name, stored, text)
    print("\n".join(found) if found else f"{len(transcripts)} transcripts are as stored")
    return 1 if found else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", help="the folder of the built programs")
    parser.add_argument("names", nargs="*", help="the sessions; all by default: " + ", ".join(SESSIONS))
    parser.add_argument("--output", default=os.path.join(os.path.dirname(__file__), "transcripts"))
    parser.add_argument("--check", action="store_true", help="compare with the transcripts instead of writing them")
    parser.add_argument("--pause", type=float, default=1.5, help="the seconds after each step; more on a busy machine")
    options = parser.parse_args()
    in_session()
    services = start_services()
    orca = Orca(os.environ["ACCESSIBILITY_SESSION"])
    pump(8)
    names = options.names or list(SESSIONS)
    sessions = {name: use(options.folder, *SESSIONS[name], options.pause) for name in names}
    speech = orca.end()
    transcripts = {
        name: f"{' '.join(SESSIONS[name][0])}\n{transcript(begun, speech)}" for name, begun in sessions.items()}
    for service in services:
        service.terminate()
    if options.check:
        return check(options.output, transcripts)
    write(options.output, transcripts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
