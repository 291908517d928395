#!/usr/bin/env python3
"""Proves that `make bench-check` notices a slower engine: `make bench-check-test`.

Counts this tree twice: the second time must be green. Then it copies the tree aside, makes the engine of the copy
write the name of a component at each of its updates, builds the copy, and counts that: this must be red, and name the
engine and nothing of Flexbox. The copy and what was built of it stay in .build-release, so that the next time is
quicker.
"""
import contextlib
import io
import pathlib
import subprocess
import sys
import tempfile

import check

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COPY = ROOT / ".build-release/slow-down"
FILE = "Sources/ComponentFlow/Engine/MountedNode.swift"
PLACE = "        readMask = 0\n        isUpdating = true\n"
SLOW_DOWN = "        precondition(!pathElement.isEmpty)\n"
CHOSEN = ("--only", "engine.", "--only", "flexbox.")
MUST_GROW = ("engine.leaf-update.1", "engine.leaf-update.10k", "engine.environment.10k", "engine.mount.1k",
             "engine.deep-chain.500.same-size")
NOT_COPIED = ("Documentation/", "Examples/")


class TestFailure(Exception):
    """What did not happen as it should, in words."""


def slowed(source):
    """The engine's source with the slow-down in it."""
    if source.count(PLACE) != 1:
        raise TestFailure(
            f"The place for the slow-down is not found in {FILE}: performUpdate reads otherwise now. "
            f"Change PLACE in {pathlib.Path(__file__).name}; it looks for:\n{PLACE}")
    return source.replace(PLACE, PLACE + SLOW_DOWN)


def is_copied(name):
    """Whether a file is needed to build the benchmarks."""
    return not name.startswith(NOT_COPIED) and (ROOT / name).is_file()


def copy():
    """Brings the copy in line with the tree, and slows it down; files that stay the same are not touched."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    wanted = {name for name in listed if name and is_copied(name)}
    for name in wanted:
        content = (ROOT / name).read_bytes()
        if name == FILE:
            content = slowed(content.decode()).encode()
        target = COPY / name
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for path in (path for folder in ("Sources", "Benchmarks/Sources") for path in (COPY / folder).rglob("*")):
        if path.is_file() and str(path.relative_to(COPY)) not in wanted:
            path.unlink()


def build(flags):
    """Builds the copy; returns the program."""
    command = ["swift", "build", "-c", "release", "--package-path", str(COPY / "Benchmarks"), "--product", "micro", *flags]
    subprocess.run(command, check=True, stdout=sys.stderr)
    place = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(place) / "micro"


def bench_check(*words):
    """The exit status and the output of the command."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        status = check.main([str(word) for word in (*words, *CHOSEN)])
    return status, output.getvalue()


def names_that_grew(output):
    """The benchmarks that the command named as grown."""
    lines = output.split("Instructions grew", 1)[-1].splitlines()[1:] if "Instructions grew" in output else []
    names = []
    for line in lines:
        if not line.startswith("  "):
            break
        names.append(line.split()[0])
    return names


def verify_green(status, output):
    """The tree as it is, compared with itself."""
    if status != 0:
        raise TestFailure(f"The tree was compared with itself and is not green (status {status}):\n{output}")


def verify_red(status, output):
    """The slow engine, compared with the tree."""
    grown = names_that_grew(output)
    if status != 1:
        raise TestFailure(f"The engine was slowed down and the status is {status}, not 1:\n{output}")
    missed = [name for name in MUST_GROW if name not in grown]
    if missed:
        raise TestFailure(f"The engine was slowed down and these are not named: {', '.join(missed)}\n{output}")
    wrong = [name for name in grown if not name.startswith("engine.")]
    if wrong:
        raise TestFailure(f"Only the engine was slowed down, and these are named: {', '.join(wrong)}\n{output}")


def prove(program, flags):
    """Does all of it."""
    copy()
    slow = build(flags)
    with tempfile.TemporaryDirectory() as folder:
        files = ("--baselines", pathlib.Path(folder) / "baselines.json", "--page", pathlib.Path(folder) / "page.md")
        status, output = bench_check("--program", program, *files, "--record", "--runs", "1")
        verify_green(status, output)
        verify_green(*bench_check("--program", program, *files))
        status, output = bench_check("--program", slow, *files)
    print(output, end="")
    verify_red(status, output)


def main(words):
    """Takes the program of this tree, and flags for building the copy; returns the exit status."""
    program, *flags = words
    try:
        prove(program, flags)
    except TestFailure as failure:
        print(f"bench-check-test: {failure}", file=sys.stderr)
        return 1
    print("bench-check is green for this tree, and red for a slower engine: as it should be")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
