"""The versions of all that instruction counts depend on, beside our own code."""
import pathlib
import platform
import re
import subprocess


def said_by(*command):
    """What a program says of itself, or nothing."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def number_in(text, pattern=r"(\d+(?:\.\d+)+)"):
    """The first version number in a text."""
    match = re.search(pattern, text)
    return match.group(1) if match else "unknown"


def processor():
    """The instruction set, with the widest vectors: the C library chooses its functions by these."""
    path = pathlib.Path("/proc/cpuinfo")
    flags = path.read_text(encoding="utf-8").split() if path.exists() else []
    widest = next((name for name in ("avx2", "avx") if name in flags), None)
    return " with ".join(filter(None, (platform.machine(), widest)))


def versions():
    """All of them by name."""
    libraries = {"GTK": "gtk4", "Pango": "pango", "HarfBuzz": "harfbuzz"}
    return {
        "Swift": number_in(said_by("swift", "--version"), r"Swift version (\S+)"),
        "valgrind": number_in(said_by("valgrind", "--version")),
        **{name: number_in(said_by("pkg-config", "--modversion", module)) for name, module in libraries.items()},
        "C library": " ".join(platform.libc_ver()) or "unknown",
        "processor": processor(),
    }
