#!/usr/bin/python3
"""Checks menus and popovers that are popups of a Wayland desktop, windows without a keyboard, and input methods, in a headless
Sway.

    Scripts/swift-package.sh Examples .build build
    Scripts/check-popups.py [--build .build/debug]

A virtual pointer moves and clicks as the user does; the agent of the program reports what is displayed where. Prints a
line for each check, and fails if one does.
"""
import glob
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import tempfile
import time

from desktop_check import InspectedProgram, PrivateDesktop, check, requested_build, run, wait_for

PRIMARY, SECONDARY = 0x110, 0x111
#: A user without privileges: Sway does not run as root.
NOBODY = 65534


class WaylandClient:
    """A connection with the desktop, without a library.

    The identifiers of objects are consecutive, in the order in which they are created.
    """

    REGISTRY, CALLBACK = 2, 3

    def __init__(self, path):
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(path)
        self.send(1, 1, struct.pack("I", self.REGISTRY))
        self.send(1, 0, struct.pack("I", self.CALLBACK))
        self.globals = self.read_globals()

    def bind(self, interface, version, target):
        """Lets an identifier stand for a global object."""
        name, offered = self.globals[interface]
        self.send(
            self.REGISTRY, 0,
            struct.pack("I", name) + self.text(interface) + struct.pack("II", min(version, offered), target))

    @staticmethod
    def text(value):
        data = value.encode() + b"\0"
        return struct.pack("I", len(data)) + data + bytes(-len(data) % 4)

    def send(self, target, operation, arguments=b"", files=()):
        message = struct.pack("II", target, (8 + len(arguments)) << 16 | operation) + arguments
        socket.send_fds(self.connection, [message], files)

    def receive(self, count):
        data = b""
        while len(data) < count:
            data += self.connection.recv(count - len(data))
        return data

    def event(self):
        """Returns the object, the number and the arguments of the next event."""
        target, header = struct.unpack("II", self.receive(8))
        return target, header & 0xFFFF, self.receive((header >> 16) - 8)

    def read_globals(self):
        """Returns the names and versions of the interfaces, which arrive before the callback."""
        found = {}
        while True:
            target, _, body = self.event()
            if target == self.CALLBACK:
                return found
            if target == self.REGISTRY:
                name, length = struct.unpack_from("II", body)
                interface = body[8:7 + length].decode()
                found[interface] = name, struct.unpack_from("I", body, 8 + (length + 3) // 4 * 4)[0]


class Pointer(WaylandClient):
    """A pointer of the protocol wlr-virtual-pointer-unstable-v1.

    It comes with a keyboard of virtual-keyboard-unstable-v1 unless the user has none, as with a touch screen.
    """

    MANAGER, POINTER, SEAT, KEYBOARDS, KEYBOARD = range(4, 9)
    KEYMAP = (
        b'xkb_keymap { xkb_keycodes { include "evdev" }; xkb_types { include "complete" }; '
        b'xkb_compatibility { include "complete" }; xkb_symbols { include "pc+us" }; };\0')

    def __init__(self, path, size, has_keyboard=True):
        super().__init__(path)
        self.size = size
        self.bind("zwlr_virtual_pointer_manager_v1", 2, self.MANAGER)
        self.send(self.MANAGER, 0, struct.pack("II", 0, self.POINTER))
        if has_keyboard:
            self.add_keyboard()

    def add_keyboard(self):
        self.bind("wl_seat", 1, self.SEAT)
        self.bind("zwp_virtual_keyboard_manager_v1", 1, self.KEYBOARDS)
        self.send(self.KEYBOARDS, 0, struct.pack("II", self.SEAT, self.KEYBOARD))
        with tempfile.TemporaryFile() as file:
            file.write(self.KEYMAP)
            file.flush()
            self.send(self.KEYBOARD, 0, struct.pack("II", 1, len(self.KEYMAP)), [file.fileno()])

    def perform(self, operation, arguments):
        now = time.monotonic_ns() // 1_000_000 & 0xFFFFFFFF
        self.send(self.POINTER, operation, struct.pack("I", now) + arguments)
        self.send(self.POINTER, 4)
        time.sleep(0.06)

    def move(self, x, y):
        """Moves to a position of the screen, in points, in two steps."""
        for offset in (2, 0):
            self.perform(1, struct.pack("IIII", round(x) - offset, round(y), *self.size))

    def click(self, x, y, button=PRIMARY):
        self.move(x, y)
        for state in (1, 0):
            self.perform(2, struct.pack("II", button, state))

    def scroll(self, steps):
        """Turns the wheel: downwards for a positive number."""
        for _ in range(abs(steps)):
            direction = 1 if steps > 0 else -1
            self.send(self.POINTER, 5, struct.pack("I", 0))
            self.perform(7, struct.pack("Iii", 0, direction * 15 * 256, direction))


class InputMethod(WaylandClient):
    """An input method of the protocol input-method-unstable-v2."""

    SEAT, MANAGER, METHOD = range(4, 7)
    ACTIVATE, DONE = 0, 5

    def __init__(self, path):
        super().__init__(path)
        self.done = 0
        self.bind("wl_seat", 1, self.SEAT)
        self.bind("zwp_input_method_manager_v2", 1, self.MANAGER)
        self.send(self.MANAGER, 0, struct.pack("II", self.SEAT, self.METHOD))
        self.connection.settimeout(4)

    def is_activated(self):
        """Returns whether the desktop reports in time that a text has the keyboard focus."""
        activated = False
        try:
            while not activated or self.done == 0:
                target, event, _ = self.event()
                activated = activated or (target, event) == (self.METHOD, self.ACTIVATE)
                self.done += (target, event) == (self.METHOD, self.DONE)
            return True
        except TimeoutError:
            return False

    def write(self, text):
        """Inserts a text."""
        self.send(self.METHOD, 0, self.text(text))
        self.send(self.METHOD, 3, struct.pack("I", self.done))

    def compose(self, text):
        """Shows a text that is being composed, with the caret at its end."""
        end = len(text.encode())
        self.send(self.METHOD, 1, self.text(text) + struct.pack("ii", end, end))
        self.send(self.METHOD, 3, struct.pack("I", self.done))


class Desktop(PrivateDesktop):
    """A headless Sway, whose screen is as large as specified."""

    def __init__(self, size, has_keyboard=True):
        super().__init__("popups-", "wayland")
        self.size = size
        configuration = pathlib.Path(self.folder, "sway.conf")
        configuration.write_text(
            f"output HEADLESS-1 mode {size[0]}x{size[1]} scale 1\nfocus_follows_mouse no\nxwayland disable\n"
            'for_window [app_id=".*"] floating enable\n')
        self.environment.update(WLR_BACKENDS="headless", WLR_LIBINPUT_NO_DEVICES="1", WLR_RENDERER="pixman")
        user = {}
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.start(["sway", "--config", str(configuration)], **user)
        self.environment["SWAYSOCK"] = wait_for(lambda: self.find("sway-ipc.*"))
        display = wait_for(lambda: self.find("wayland-?"))
        self.environment["WAYLAND_DISPLAY"] = os.path.basename(display)
        self.display = display
        self.pointer = Pointer(display, size, has_keyboard)

    def find(self, pattern):
        return next(iter(glob.glob(os.path.join(self.folder, pattern))), None)

    def command(self, text):
        subprocess.run(["swaymsg", "--raw", text], env=self.environment, capture_output=True, check=False)

    def window(self, process):
        """Returns the rectangle of a process's content on the screen, or None without a window."""
        node = self.node(process)
        if not node:
            return None
        frame, inside = node["rect"], node["window_rect"]
        return frame["x"] + inside["x"], frame["y"] + inside["y"], inside["width"], inside["height"]

    def node(self, process):
        """Returns what the desktop knows of a process's window, or None without a window."""
        def search(node):
            if node.get("pid") == process:
                return node
            children = node.get("nodes", []) + node.get("floating_nodes", [])
            return next(filter(None, map(search, children)), None)
        return search(json.loads(subprocess.run(
            ["swaymsg", "--raw", "-t", "get_tree"], env=self.environment, capture_output=True, check=True).stdout))


class Program(InspectedProgram):
    """An example in a window at a place of the screen."""

    def __init__(self, desktop, build, name, arguments, place):
        super().__init__(desktop, build, name, arguments)
        self.place(*place)

    @property
    def window(self):
        return self.desktop.window(self.process)

    def command(self, text):
        self.desktop.command(f"[pid={self.process}] {text}")

    def place(self, x, y, width, height):
        """Moves and resizes the window."""
        self.command(f"resize set {width} {height}")
        self.command(f"move absolute position {x} {y}")
        wait_for(lambda: abs(self.window[2] - width) < 8)
        time.sleep(0.3)
        self.call("wait", timeout=3)

    def is_last_row_visible(self):
        """Returns whether the last row of the open menu is on the screen."""
        rows = self.elements(role="menuItem")
        return bool(rows) and self.is_visible(max((row["frame"] for row in rows), key=lambda frame: frame[1]))

    def is_visible(self, frame):
        """Returns whether a whole rectangle of the window is on the screen."""
        x, y, width, height = self.on_screen(frame)
        right, bottom = self.desktop.size
        return x >= 0 and y >= 0 and x + width <= right and y + height <= bottom


def check_nested_menus(results, desktop, build):
    program = Program(desktop, build, "Gallery", ["--page", "keyboard"], (40, 40, 700, 500))
    pointer = desktop.pointer
    pointer.click(*program.middle("Card with a menu"), SECONDARY)
    pointer.move(*program.middle("Size", "menu"))
    check(results, "a submenu opens under the pointer after a secondary click", lambda: program.find("Small"))
    pointer.move(*program.middle("Delete", "menuItem"))
    check(results, "it closes when the pointer is over another row", lambda: not program.find("Small"))
    pointer.move(*program.middle("Size", "menu"))
    place = program.middle("Large", "menuItem")
    # The desktop shows the submenu later than the program.
    time.sleep(0.5)
    pointer.click(*place)
    check(results, "a click in the submenu chooses a row", lambda: program.find("Large selected"))


def check_screen_edge(results, desktop, build):
    program = Program(desktop, build, "Gallery", ["--page", "keyboard"], (40, 40, 700, 500))
    x, _, width, _ = program.on_screen(program.find("Card with a menu"))
    left = program.window[0]
    # The screen cuts off the right half of the card.
    program.place(round(left + desktop.size[0] - x - width / 2), 40, 700, 500)
    _, y, _, height = program.on_screen(program.find("Card with a menu"))
    desktop.pointer.click(desktop.size[0] - 8, y + height / 2, SECONDARY)
    wait_for(lambda: program.find("Delete", "menuItem"))
    check(results, "a menu at the edge of the screen is on the screen", program.is_last_row_visible)


def check_popover(results, desktop, build):
    program = Program(desktop, build, "Gallery", ["--page", "date-and-color"], (40, 40, 900, 330))
    pointer = desktop.pointer
    pointer.click(*program.middle("Color"))

    def is_beyond():
        frame = program.find("Opacity")
        return frame and frame[1] > program.window[3]

    check(results, "a popover extends beyond its window", is_beyond)
    Program(desktop, build, "Todo", [], (600, 40, 360, 560))
    check(results, "it remains when another window is activated", lambda: program.find("Opacity"))
    time.sleep(0.5)
    check(results, "it is not dismissed afterwards", lambda: program.find("Opacity"))
    program.command("focus")
    check(results, "it extends beyond the window again with the focus", is_beyond)


def check_small_screen(results, desktop, build):
    program = Program(desktop, build, "Gallery", ["--page", "keyboard"], (10, 10, 600, 180))
    pointer = desktop.pointer
    pointer.click(*program.middle("Language"))
    wait_for(lambda: program.find("Deutsch"))
    # The first row, which is on the screen in any case.
    time.sleep(0.5)
    x, y, width, height = program.on_screen(program.find("Deutsch"))
    pointer.move(x + width / 2, y - height / 2)
    pointer.scroll(20)
    check(results, "the last row of a menu that is higher than the space can be reached", program.is_last_row_visible)


def check_without_keyboard(results, desktop, build):
    program = Program(desktop, build, "Gallery", [], (40, 40, 700, 500))

    def is_key():
        return program.call("windows")["windows"][0]["key"]

    Program(desktop, build, "Todo", [], (800, 40, 360, 560))
    check(results, "without a keyboard, a window is not the key window while another one is active", lambda: not is_key())
    program.command("focus")
    check(results, "without a keyboard, the active window is the key window", is_key)


def check_identity(results, desktop, build):
    program = Program(desktop, build, "Todo", [], (40, 40, 360, 560))
    check(results, "the application id of a window is the identifier of the program",
          lambda: desktop.node(program.process).get("app_id") == "Todo")


def check_input_method(results, desktop, build):
    method = InputMethod(desktop.display)
    program = Program(desktop, build, "Todo", [], (40, 40, 360, 560))
    desktop.pointer.click(*program.middle("What is to be done?"))
    check(results, "an input method is activated when a field gets the focus for the first time", method.is_activated)

    def is_written(text):
        return any(text in json.dumps(element, ensure_ascii=False) for element in program.elements(role="textField"))

    method.compose("ni")
    check(results, "the field shows the text that is being composed", lambda: is_written("ni"))
    method.write("\u4f60\u597d")
    check(results, "the field contains the text that the input method writes", lambda: is_written("\u4f60\u597d"))


def main():
    build = requested_build(__doc__)
    missing = [tool for tool in ("sway", "swaymsg") if not shutil.which(tool)]
    if missing:
        raise SystemExit("missing: " + ", ".join(missing) + "; install the package sway")
    run(build, [
        (check_nested_menus, lambda: Desktop((1280, 800))), (check_screen_edge, lambda: Desktop((1280, 800))),
        (check_popover, lambda: Desktop((1280, 800))), (check_small_screen, lambda: Desktop((800, 220))),
        (check_without_keyboard, lambda: Desktop((1280, 800), has_keyboard=False)),
        (check_input_method, lambda: Desktop((1280, 800))), (check_identity, lambda: Desktop((1280, 800)))])


if __name__ == "__main__":
    main()
