"""What the modules of `make bench-peers` share: places and commands, frameworks, and figures of samples."""
import dataclasses
import math
import pathlib
import statistics
import subprocess
import sys

from devtools import DevToolsError

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PEERS = ROOT / "Benchmarks/Peers"
BUILD = ROOT / ".build-release/peers"

OURS = ("ComponentFlow", "Render", "OpenUIKit")


@dataclasses.dataclass
class Program:
    """How a program is run, and which files of its own it ships; `counted` says in words what these are."""
    command: list
    environment: dict
    shipped: list
    counted: str

    def size(self):
        """Bytes on disk of what it ships."""
        files = (file for path in self.shipped for file in ([path] if path.is_file() else path.rglob("*")))
        return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


@dataclasses.dataclass
class Peer:
    """A framework with its programs, or the reason why it has none."""
    framework: str
    version: str = ""
    frame_end: str = ""
    rows: Program = None
    counter: Program = None
    reason: str = ""


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, text=True, **options)


def output(*command):
    return run(*command, stdout=subprocess.PIPE).stdout.strip()


class PeerError(Exception):
    """Why a framework could not be measured, as a sentence for the table."""


# What may go wrong with one framework while the others are measured.
FAILURES = (PeerError, DevToolsError, OSError, ValueError, subprocess.SubprocessError, StopIteration)


def attempt(framework, prepare):
    """A framework, or the reason why it cannot be had: one that fails must not keep the others from being measured."""
    try:
        return prepare()
    except FAILURES as error:
        return Peer(framework, reason=reason_of(error))


def reason_of(error):
    """Why something failed, for the table: without the places of this machine."""
    if isinstance(error, subprocess.SubprocessError):
        words = " ".join(pathlib.Path(str(word)).name for word in list(error.cmd)[:2])
        return f"`{words}` did not end in time" if isinstance(error, subprocess.TimeoutExpired) else f"`{words}` failed"
    return str(error).replace(f"{ROOT}/", "") or type(error).__name__


def twice(action):
    """What an action returns, which has a second try: one stumble on a busy machine leaves no framework out."""
    try:
        return action()
    except FAILURES as error:
        print(f"once more, because {reason_of(error)}", file=sys.stderr)
        return action()


def p99(samples):
    """The smallest sample that 99 % of them do not exceed: with less than a hundred samples, the largest."""
    ordered = sorted(samples)
    return ordered[math.ceil(0.99 * len(ordered)) - 1]


def entry(framework, operation, samples, unit):
    """Samples as Benchmarks/peers.json holds them."""
    return {
        "framework": framework, "operation": operation, "median": significant(statistics.median(samples)),
        "p99": significant(p99(samples)), "unit": unit}


def significant(value, digits=4):
    """A figure without digits that mean nothing."""
    if value == 0:
        return 0.0
    return round(value, max(0, digits - 1 - math.floor(math.log10(abs(value)))))
