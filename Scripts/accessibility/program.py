"""Starts programs on a private display and a private bus with AT-SPI's registry, and reads them with libatspi."""

import contextlib
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

WINDOW, PARENT = Atspi.CoordType.WINDOW, Atspi.CoordType.PARENT
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
SCREEN = "1400x900x24"


def in_session(arguments=None):
    """Runs the script again in a session of its own, with bus, registry, display and window manager, unless it does."""
    if os.environ.get("ACCESSIBILITY_SESSION"):
        return
    folder = tempfile.mkdtemp(prefix="accessibility-")
    environment = {
        **os.environ, "ACCESSIBILITY_SESSION": folder, "XDG_RUNTIME_DIR": folder, "XDG_STATE_HOME": folder,
        "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder, "XDG_CACHE_HOME": folder, "GDK_BACKEND": "x11",
        "GIO_USE_VFS": "local", "LANGUAGE": "en", "LC_ALL": "C.UTF-8", "NO_AT_BRIDGE": "1",
    }
    environment.pop("WAYLAND_DISPLAY", None)
    command = [sys.executable, *(arguments or sys.argv)]
    server = ["xvfb-run", "--auto-servernum", "--server-args", f"-screen 0 {SCREEN} -nolisten tcp"]
    code = subprocess.call(["dbus-run-session", "--", *server, *command], env=environment)
    shutil.rmtree(folder, ignore_errors=True)
    sys.exit(code)


def start_services():
    """Starts the accessibility bus and a window manager; returns their processes."""
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    services = [subprocess.Popen([LAUNCHER, "--launch-immediately"], **silent)]
    # The bus starts the launcher itself if a request is earlier.
    enable = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", enable, None, Gio.DBusCallFlags.NONE,
        10_000, None)
    if shutil.which("openbox"):
        services.append(subprocess.Popen(["openbox", "--sm-disable"], **silent))
    Atspi.set_timeout(5_000, 20_000)
    return services


def pump(seconds=0.05):
    """Delivers events for a while."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not GLib.MainContext.default().iteration(False):
            time.sleep(0.002)


def wait_for(condition, seconds=10.0):
    """Delivers events until the condition returns something true, and returns that; `None` after the time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(GLib.Error):
            if result := condition():
                return result
        pump(0.02)
    return None


def children(node):
    """Returns the children of a node; `None` stands for one that cannot be read."""
    return [node.get_child_at_index(index) for index in range(node.get_child_count())]


def descendants(node):
    """Yields a node and everything in it, from the top down."""
    yield node
    for child in children(node):
        if child is not None:
            yield from descendants(child)


def states(node):
    """Returns the names of the states of a node."""
    return {state.value_nick for state in node.get_state_set().get_states()}


def describe(node):
    """Returns role and name of a node."""
    return f"{node.get_role_name()} '{node.get_name()}'"


def path(node):
    """Returns the path of a node, from its window down."""
    names = []
    while node is not None and node.get_role() != Atspi.Role.APPLICATION and len(names) < 100:
        names.append(describe(node))
        node = node.get_parent()
    return " › ".join(reversed(names))


class Program:
    """A program under test."""

    def __init__(self, command, streams=None, **environment):
        self.process = subprocess.Popen(command, env={**os.environ, **environment}, **(streams or {}))
        self.application = wait_for(self._find, 30)
        if self.application is None:
            raise SystemExit(f"{command[0]} did not appear on the accessibility bus")

    def _find(self):
        for application in children(Atspi.get_desktop(0)):
            if application is not None and application.get_process_id() == self.process.pid:
                return application if application.get_child_count() else None
        return None

    @property
    def windows(self):
        return [window for window in children(self.application) if window is not None]

    def find(self, role, name, seconds=5.0, root=None):
        """Waits for a visible node with a role and a name; the name may be a function."""
        matches = name if callable(name) else (lambda text: text == name)

        def search():
            for node in descendants(root or self.application):
                if node.get_role_name() == role and matches(node.get_name()) and "showing" in states(node):
                    return node
            return None

        if (node := wait_for(search, seconds)) is None:
            raise LookupError(f"There is no {role} '{name}' in {self.outline()}")
        return node

    def outline(self):
        """Returns the tree as text."""
        lines = []

        def add(node, depth):
            extents = node.get_extents(WINDOW)
            frame = f"({extents.x}, {extents.y}, {extents.width}, {extents.height})"
            lines.append(f"{'  ' * depth}{describe(node)} {frame} {' '.join(sorted(states(node)))}")
            for child in children(node):
                if child is not None:
                    add(child, depth + 1)

        add(self.application, 0)
        return "\n".join(lines)

    def press(self, *keys):
        """Presses keys, as the user does."""
        subprocess.run(["xdotool", "key", "--delay", "30", *keys], check=True)
        pump(0.2)

    def end(self):
        """Terminates the program; returns its exit status, which is negative for a signal."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


class Agent:
    """The connection to the agent of a debug build, which knows the views behind the accessible elements."""

    def __init__(self, program):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(20)
        self.socket.connect(self.sockets(program, 5)[0])
        self.lines = self.socket.makefile("r", encoding="utf-8")

    def call(self, method, **parameters):
        """Returns the result of a request."""
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}
        self.socket.sendall((json.dumps(request) + "\n").encode())
        return json.loads(self.lines.readline())["result"]

    @staticmethod
    def is_offered(program):
        """Returns whether a program has an agent."""
        return bool(Agent.sockets(program, 1))

    @staticmethod
    def sockets(program, seconds):
        """Waits for sockets of a program's agent, and returns their paths; `None` if there are none."""
        pattern = f"{os.environ['XDG_RUNTIME_DIR']}/componentflow/*.{program.process.pid}.sock"
        return wait_for(lambda: glob.glob(pattern), seconds)

    def end(self):
        self.socket.close()


class Events:
    """Records the events of programs."""

    def __init__(self, *types):
        self.recorded = []
        self.listener = Atspi.EventListener.new(self._record)
        self.types = types
        for name in types:
            self.listener.register(name)

    def _record(self, event):
        self.recorded.append((event.type, event.source, event.detail1, event.detail2, event.any_data))

    def wait(self, type_prefix, source=None, seconds=2.0):
        """Waits for an event of a type, and of a source if one is specified; returns whether it arrived."""
        return bool(wait_for(lambda: any(
            event[0].startswith(type_prefix) and (source is None or event[1] == source) for event in self.recorded),
            seconds))

    def clear(self):
        pump(0.05)
        self.recorded.clear()

    def end(self):
        for name in self.types:
            self.listener.deregister(name)
