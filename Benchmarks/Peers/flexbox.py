"""Flexbox, Taffy and Yoga side by side on the same trees, in nanoseconds of processor time per node of the tree.

Taffy is the native module of the PyPI package `stretchable`; Yoga is the library that the PyPI package `pyyoga` brings,
called from C++. A peer that cannot be installed is left out, and said so.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import zipfile

from common import BUILD, FAILURES, PEERS, PeerError, reason_of, run, significant
from ours import built

# Of Yoga's package only the library is used, so the version of Python in its name does not matter.
YOGA_WHEEL = ("--python-version", "311", "--platform", "manylinux_2_28_x86_64")
RUNS = 3

NAMES = ("ComponentFlow", "Taffy", "Yoga")


def unpack(package, *options):
    """The folder with a package's files."""
    folder = BUILD / package
    if not folder.exists():
        download = BUILD / "downloads" / package
        try:
            run(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *options,
                "--dest", download, package, stdout=sys.stderr)
            wheel = next(download.glob("*.whl"))
        except (subprocess.CalledProcessError, StopIteration):
            raise PeerError(f"{package} cannot be installed from the package registry here") from None
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    return folder


def taffy():
    folder = unpack("stretchable")
    dependencies = BUILD / "python"
    if not dependencies.exists():
        run(sys.executable, "-m", "pip", "install", "--quiet", "--target", dependencies, "stretchable", stdout=sys.stderr)
    path = os.pathsep.join((str(folder), str(dependencies)))
    return [sys.executable, PEERS / "taffy.py"], {**os.environ, "PYTHONPATH": path}


def yoga():
    folder = unpack("pyyoga", *YOGA_WHEEL)
    compiler = shutil.which("g++") or shutil.which("clang++")
    if not compiler:
        raise PeerError("there is no C++ compiler")
    program = BUILD / "yoga"
    run(compiler, "-O2", "-std=c++20", f"-I{folder / 'include'}", PEERS / "yoga.cpp",
        next(folder.glob("lib*/libyogacore.a")), "-o", program)
    return [program], None


def measure(names, build):
    """Entries for peers.json and the reasons of the frameworks that failed."""
    sources = {
        "ComponentFlow": lambda: ([built("Benchmarks", "flexbox-bench", build)], None), "Taffy": taffy, "Yoga": yoga}
    programs, failures = {}, {}
    for framework in names:
        try:
            programs[framework] = sources[framework]()
        except FAILURES as error:
            failures[framework] = reason_of(error)
    best = best_of_rounds(programs, failures)
    entries = [
        {"framework": framework, "operation": f"flexbox: {tree}, {operation}",
         "median": significant(result["median"]), "p99": significant(result["p99"]), "unit": "ns/node"}
        for (framework, tree, operation), result in best.items() if framework not in failures]
    return entries, failures


def best_of_rounds(programs, failures):
    """The best of some rounds, in each of which every framework has its turn."""
    best = {}
    for _ in range(RUNS):
        for framework, (command, environment) in programs.items():
            if framework in failures:
                continue
            try:
                lines = run(*command, env=environment, stdout=subprocess.PIPE, timeout=120).stdout.splitlines()
            except FAILURES as error:
                failures[framework] = reason_of(error)
                continue
            for result in map(json.loads, lines):
                key = (framework, result["tree"], result["operation"])
                if key not in best or result["median"] < best[key]["median"]:
                    best[key] = result
    return best
