"""Our own programs: the rows in ComponentFlow, Render and OpenUIKit, and the counter of the examples."""
import os
import pathlib
import re
import shutil
import sys

from common import BUILD, OURS, ROOT, Peer, PeerError, attempt, output, run
from sessions import Session

# What the others get as well: the Cairo renderer, and no search for a bus of accessibility that is not there.
ENVIRONMENT = {"GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none"}
FRAME_END = "the end of GSK's rendering of the frame with the change"


class SwiftProgram:
    """A program of a Swift package of ours."""

    def __init__(self, path, *arguments):
        self.path = path
        self.command = [path, *arguments]
        self.environment = {**os.environ, **ENVIRONMENT}

    def open(self, display):
        return Session(self, display)


class Counter(SwiftProgram):
    """The counter tells on stderr when it painted a frame."""

    counted = "the stripped program and the libraries of the Swift runtime that it loads"

    def start(self, display):
        return Session(self, display, first_line="frame ", on="stderr")

    def size(self):
        stripped = BUILD / "counter-stripped"
        run("strip", "-o", stripped, self.path)
        return sum(file.stat().st_size for file in [stripped, *runtime_libraries(output("ldd", self.path))])


def runtime_libraries(ldd):
    """The libraries that come with the Swift toolchain, from the output of ldd."""
    return [pathlib.Path(path) for path in re.findall(r"=> (\S*/swift/\S+) ", ldd)]


def built(package, product, build):
    """The path of a product in release, built if that is wanted."""
    command = (ROOT / "Scripts/swift-package.sh", package, ".build-release", "build", "-c", "release")
    if build:
        run(*command, "--product", product, stdout=sys.stderr)
    path = pathlib.Path(output(*command, "--show-bin-path")) / product
    if not path.exists():
        raise PeerError(f"{product} is not built")
    return path


def version():
    swift = re.search(r"Swift version ([0-9.]+)", output("swift", "--version"))
    gtk = output("pkg-config", "--modversion", "gtk4") if shutil.which("pkg-config") else "4"
    return f"this repository, Swift {swift.group(1) if swift else ''}, GTK {gtk}, GSK_RENDERER=cairo"


def framework(name, build):
    rows = SwiftProgram(built("Benchmarks", "rows-window", build), name.lower())
    return Peer(name, version(), FRAME_END, rows=rows)


def rows(build):
    return [attempt(name, lambda name=name: framework(name, build)) for name in OURS]


def counter(build):
    def prepare():
        program = Counter(built("Examples", "Counter", build))
        program.environment["COMPONENTFLOW_TRACE"] = "frames"
        return Peer("ComponentFlow", version(), FRAME_END, counter=program)

    return attempt("ComponentFlow", prepare)
