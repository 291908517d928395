#!/usr/bin/python3
"""Floods a program with requests, as a broken or hostile assistive technology does, and checks that it still answers.

    Scripts/accessibility/flood.py FOLDER [--seconds SECONDS]
    Scripts/accessibility/flood.py --window PROGRAM [--seconds SECONDS]

FOLDER contains the built examples. Several connections send random calls to random objects for a limited time: known members
with extreme arguments, unknown paths and interfaces, whole caches and searches; some connections vanish before the answers
arrive. Meanwhile another connection measures how long the program takes to answer it. Fails if the program ends, does not
answer.

PROGRAM is the release build of the benchmark `flooded-window`, which measures the turns of its main loop while it draws an
animation. Fails if clients delay one of its frames by more than 4 ms, if a turn that answers them takes more than 4 ms of
processor time, or if frames are omitted. The delay of a frame is the time since the main loop has found that none was due, so it is
at most this much. The wall time is without that in which the thread could not run because other programs had the processors; it
includes waiting for locks.
"""

import argparse
import contextlib
import functools
import json
import os
import random
import socket
import struct
import subprocess
import sys
import time

from program import Atspi, Gio, GLib, Program, in_session, pump, start_services

ROOT, NODES, CACHE = "/org/a11y/atspi/accessible/root", "/org/a11y/atspi/accessible", "/org/a11y/atspi/cache"
PREFIX = "org.a11y.atspi."
NUMBERS = [-2**31, -1, 0, 1, 7, 65_535, 2**31 - 1]
RULE = "(aiia{ss}iaiiasib)"
# The longest delay of a frame and the longest turn that answers requests, in milliseconds, and the smallest share of the frames without clients.
LIMIT, SHARE = 4, 0.95
# The number of requests a second.
RATE = 10_000
# The position of the serial number in the bytes of a message.
SERIAL = 8
# Members with the types of their arguments.
CALLS = [
    ("Accessible", "GetChildAtIndex", "i"), ("Accessible", "GetChildren", ""), ("Accessible", "GetAttributes", ""),
    ("Accessible", "GetState", ""), ("Component", "GetExtents", "u"), ("Component", "GetAccessibleAtPoint", "iiu"),
    ("Component", "ScrollTo", "u"), ("Text", "GetText", "ii"), ("Text", "GetCharacterExtents", "iu"),
    ("Text", "GetRangeExtents", "iiu"), ("Text", "GetOffsetAtPoint", "iiu"), ("Text", "GetAttributes", "i"),
    ("Text", "GetStringAtOffset", "iu"), ("Text", "SetCaretOffset", "i"), ("Text", "AddSelection", "ii"),
    ("Table", "GetAccessibleAt", "ii"), ("Table", "GetIndexAt", "ii"), ("Table", "GetRowAtIndex", "i"),
    ("Table", "GetColumnHeader", "i"), ("Table", "AddRowSelection", "i"), ("Table", "RemoveRowSelection", "i"),
    ("TableCell", "GetRowColumnSpan", ""), ("TableCell", "GetColumnHeaderCells", ""), ("Hypertext", "GetLink", "i"),
    ("Hypertext", "GetLinkIndex", "i"), ("Hyperlink", "GetURI", "i"), ("Selection", "GetSelectedChild", "i"),
    ("Selection", "SelectAll", ""), ("Selection", "ClearSelection", ""), ("Collection", "GetMatches", RULE + "uib"),
    ("Cache", "GetItems", ""), ("Nonsense", "Nonsense", "i"),
]
# Members of the interfaces of lists, tables and texts, which are called more often than others.
COSTLY = [call for call in CALLS if call[0] in ("Selection", "Table", "Text")] + [
    ("Selection", "SelectChild", "i"), ("Table", "GetSelectedRows", ""), ("Table", "IsRowSelected", "i"),
]


@functools.cache
def bus_address():
    """Returns the address of the accessibility bus."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    reply = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                              Gio.DBusCallFlags.NONE, 5_000, None)
    return reply.unpack()[0]


def connect():
    """Returns a new connection to the accessibility bus."""
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(bus_address(), flags, None, None)


def arguments(types):
    """Returns random values of types: numbers, Booleans and a rule of a search."""
    values, rest = [], types
    while rest:
        if rest.startswith(RULE):
            words = [random.choice(NUMBERS) for _ in range(4)]
            values.append((words[:2], random.randint(-1, 5), {"level": "1:2"}, 1, words, random.randint(-1, 5), ["Text"], 1,
                           random.random() < 0.5))
            rest = rest[len(RULE):]
            continue
        number = random.choice(NUMBERS)
        values.append({"i": number, "u": number & 0xffffffff, "b": number > 0}[rest[0]])
        rest = rest[1:]
    return GLib.Variant(f"({types})", tuple(values)) if types else None


def message_bytes(name, path, interface, member, body=None):
    """Returns the bytes of a call, whose serial number is set when it is sent."""
    message = Gio.DBusMessage.new_method_call(name, path, interface, member)
    message.set_serial(1)
    if body:
        message.set_body(body)
    return bytearray(message.to_blob(Gio.DBusCapabilityFlags.NONE))


class Sender:
    """A connection that sends messages as bytes, because those of GIO cannot send 10,000 requests a second, and ignores the answers."""

    # The largest number of bytes that wait until the bus receives them; further requests are not sent.
    LIMIT = 1_000_000

    def __init__(self):
        fields = dict(field.split("=", 1) for field in bus_address().partition(":")[2].split(","))
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(fields.get("path") or "\0" + fields["abstract"])
        self.socket.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        self.socket.recv(4096)
        self.socket.sendall(b"BEGIN\r\n")
        self.socket.setblocking(False)
        self.serial = 0
        self.waiting = bytearray()
        bus = "org.freedesktop.DBus"
        self.send(message_bytes(bus, "/org/freedesktop/DBus", bus, "Hello"))

    def send(self, message):
        """Queues a message; returns `False` if too many wait."""
        if len(self.waiting) > self.LIMIT:
            return False
        self.serial += 1
        struct.pack_into("=I", message, SERIAL, self.serial)
        self.waiting += message
        return True

    def flush(self):
        """Sends what the bus receives at once, and reads the answers."""
        with contextlib.suppress(BlockingIOError):
            del self.waiting[:self.socket.send(self.waiting)]
        with contextlib.suppress(BlockingIOError):
            while len(self.socket.recv(1_000_000)) == 1_000_000:
                pass

    def close(self):
        self.socket.close()


class Flood:
    """Connections that send requests without waiting for the answers."""

    def __init__(self, name):
        self.name = name
        self.clients = [Sender() for _ in range(4)]
        self.objects = costly_objects(connect(), name)
        self.messages = [self.message() for _ in range(5_000)]
        self.offered = 0
        self.sent = 0

    def call(self):
        """Returns a random call and the path of its object."""
        costly = [(call, path) for call in [random.choice(COSTLY)] for path in self.objects.get(call[0], [])]
        if costly and random.random() < 0.3:
            return random.choice(costly)
        path = random.choice([ROOT, f"{NODES}/{random.randint(0, 400)}", f"{NODES}/{2**63}", "/nowhere"])
        return random.choice(CALLS), path

    def message(self):
        """Returns a random call as a message."""
        (interface, member, types), path = self.call()
        return message_bytes(self.name, CACHE if interface == "Cache" else path, PREFIX + interface, member, arguments(types))

    def send(self, count):
        """Sends requests, each from a random client."""
        self.offered += max(count, 0)
        for _ in range(count):
            self.sent += random.choice(self.clients).send(random.choice(self.messages))
        for client in self.clients:
            client.flush()

    def replace_client(self):
        """Closes a connection whose requests are not answered yet, and opens another one."""
        self.clients.pop().close()
        self.clients.insert(0, Sender())


def costly_objects(connection, name):
    """Returns the paths of the objects that are lists, tables or long texts, by the name of their interface."""
    items = connection.call_sync(name, CACHE, PREFIX + "Cache", "GetItems", None, None, Gio.DBusCallFlags.NONE, 10_000,
                                 None).unpack()[0]
    return {interface: [item[0][1] for item in items if PREFIX + interface in item[5] and item[7] != Atspi.Role.LABEL]
            for interface in ("Selection", "Table", "Text")}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", nargs="?", help="the folder of the built examples")
    parser.add_argument("--window", help="the release build of flooded-window")
    parser.add_argument("--seconds", type=float, default=5, help="the duration for each page; at most 60")
    options = parser.parse_args()
    in_session()
    services = start_services()
    random.seed(1)
    seconds = min(options.seconds, 60)
    failures = measure(options.window, seconds) if options.window else 0
    for page in ("columns", "text-view", "lazy-list") if options.folder else ():
        program = Program([os.path.join(options.folder, "Gallery"), "--page", page])
        pump(1)
        failures += flood(program, page, seconds)
        program.end()
    for service in services:
        service.terminate()
    sys.exit(1 if failures else 0)


def measure(path, seconds):
    """Floods the window that measures the turns of its main loop; returns the number of failures."""
    program = Program([path], {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True})
    pump(2)

    def report():
        program.process.stdin.write("\n")
        program.process.stdin.flush()
        return json.loads(program.process.stdout.readline())

    report()
    pump(seconds)
    quiet = report()
    failures = flood(program, "flooded-window", seconds)
    if failures:
        return failures
    flooded = report()
    program.end()
    rows = [("frames", "wall"), ("frames", "processor"), ("others", "wall"), ("others", "processor"), ("delays", "wall"),
            ("intervals", "wall")]
    meanings = {"frames": "frames", "others": "other turns", "delays": "delays of frames", "intervals": "from frame to frame"}
    for kind, clock in rows:
        for name, values in (("without clients", quiet), ("with hostile clients", flooded)):
            row = values[clock][kind]
            print(f"{meanings[kind]}, {clock} time, {name}: {row['count']}, median {row['median']:.2f} ms, "
                  f"99 % {row['percentile99']:.2f} ms, at most {row['maximum']:.2f} ms", flush=True)
    frames = [report["wall"]["frames"]["count"] for report in (quiet, flooded)]
    longest = max(flooded["wall"]["delays"]["maximum"], flooded["processor"]["others"]["maximum"])
    return 1 if longest > LIMIT or frames[1] < SHARE * frames[0] else 0


def flood(program, page, seconds):
    """Floods a program and prints the delays of another client; returns the number of failures."""
    observer = connect()
    name = program.application.get_process_id() and bus_name(observer, program.process.pid)
    attack = Flood(name)
    delays, begin = [], time.monotonic()
    end = begin + seconds
    while (now := time.monotonic()) < end and program.process.poll() is None:
        attack.send(min(int((now - begin) * RATE) - attack.offered, 2_000))
        if random.random() < 0.05:
            attack.replace_client()
        start = time.monotonic()
        observer.call_sync(name, ROOT, PREFIX + "Accessible", "GetRole", None, None, Gio.DBusCallFlags.NONE, 10_000, None)
        delays.append(time.monotonic() - start)
    if program.process.poll() is not None:
        print(f"{page}: the program ended with {program.process.returncode} after {attack.sent} requests")
        return 1
    delays.sort()
    print(f"{page}: {attack.sent} of {attack.offered} requests in {seconds} s; another client waited {delays[len(delays) // 2] * 1000:.1f} ms in "
          f"the median, {delays[-1] * 1000:.1f} ms at most", flush=True)
    return 0


def bus_name(connection, pid):
    """Returns the name of a process on the accessibility bus."""
    bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
    names = connection.call_sync(*bus, "ListNames", None, None, Gio.DBusCallFlags.NONE, 5_000, None).unpack()[0]
    for name in names:
        query = GLib.Variant("(s)", (name,))
        try:
            found = connection.call_sync(
                *bus, "GetConnectionUnixProcessID", query, None, Gio.DBusCallFlags.NONE, 5_000, None)
        except GLib.Error:
            continue  # The client has vanished since the list was made.
        if name.startswith(":") and found.unpack()[0] == pid:
            return name
    raise SystemExit("The program is not on the accessibility bus")


if __name__ == "__main__":
    main()
