#!/usr/bin/python3
"""Checks drags and pasting between programs, and clicks beside windows on X11, with the gallery and Notes in a private Xvfb.

    Scripts/swift-package.sh Examples .build build
    Scripts/check-drags.py [--build .build/debug]

The pointer is moved by xdotool; the agents of the programs report what is displayed where. Prints a line for each check,
and fails if one does.
"""
import os
import shutil
import subprocess
import time

from desktop_check import InspectedProgram, PrivateDesktop, check, requested_build, run


class Desktop(PrivateDesktop):
    """An Xvfb without a window manager, in which windows have no frames."""

    def __init__(self):
        super().__init__("drags-", "x11")
        reading, writing = os.pipe()
        self.start(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"], pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as number:
            self.environment["DISPLAY"] = ":" + number.readline().strip()

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


class Program(InspectedProgram):
    """An example in a window at a place of the screen."""

    def __init__(self, desktop, build, name, arguments, place):
        self.place = place
        super().__init__(desktop, build, name, arguments)
        x, y, width, height = place
        window = self.identifiers[-1]
        desktop.pointer("windowsize", window, width, height, "windowmove", window, x, y)
        time.sleep(0.5)
        self.call("wait", timeout=3)

    @property
    def identifiers(self):
        return self.desktop.pointer("search", "--onlyvisible", "--pid", self.process)

    @property
    def window(self):
        """The rectangle of the content on the screen, or None without a window."""
        return self.place if self.identifiers else None


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


def check_outside(results, desktop, build):
    gallery = Program(desktop, build, "Gallery", ["--page", "drag-and-drop"], (0, 0, 700, 700))

    def menus():
        return gallery.elements(role="menu")

    desktop.pointer("mousemove", *map(round, gallery.middle("these")), "click", 1, "key", "F10")
    check(results, "F10 opens a menu", lambda: bool(menus()))
    desktop.pointer("mousemove", 1000, 600, "click", 1)
    check(results, "a click on the empty desktop closes it", lambda: not menus())


def main():
    build = requested_build(__doc__)
    missing = [tool for tool in ("Xvfb", "xdotool", "xclip") if not shutil.which(tool)]
    if missing:
        raise SystemExit("missing: " + ", ".join(missing) + "; install the packages xvfb, xdotool and xclip")
    run(build, [(check_drags, Desktop), (check_pasting, Desktop), (check_outside, Desktop)])


if __name__ == "__main__":
    main()
