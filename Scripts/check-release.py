#!/usr/bin/env python3
"""Checks that a release build of a program contains nothing of what inspectors use, except declarations without effect.

Reads the symbols of the program Todo, which starts the agent of inspectors, and fails if one of them belongs to a type of
ComponentFlowTools that is not in RELEASED. Prints the size of what remains of ComponentFlowTools and of InspectorProtocol.

Usage: Scripts/check-release.py --build FOLDER
"""
import argparse
import pathlib
import re
import subprocess
import sys

from sources import ROOT

TOOLS = ROOT / "Sources" / "ComponentFlowTools"
# A mangled name has the length of an identifier before it.
NAME = re.compile(r"(?:18ComponentFlowTools|17InspectorProtocol)(?:(\d+)(\w+))?")


def released():
    """Returns the names of the types that are declared outside of the condition INSPECTOR."""
    names = set()
    for path in TOOLS.rglob("*.swift"):
        text = path.read_text(encoding="utf-8")
        if not text.startswith("#if INSPECTOR\n"):
            names |= set(re.findall(r"\b(?:class|struct|enum|protocol|typealias)\s+(\w+)", text))
    return names


def symbols(program):
    """Yields the name and the size of each symbol."""
    listing = subprocess.run(["nm", "--print-size", program], check=True, capture_output=True, text=True).stdout
    for line in listing.splitlines():
        fields = line.split()
        if len(fields) == 4:
            yield fields[3], int(fields[1], 16)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=pathlib.Path, required=True)
    program = parser.parse_args().build / "Todo"
    allowed = released()
    problems, sizes = set(), {"18ComponentFlowTools": 0, "17InspectorProtocol": 0}
    for symbol, size in symbols(program):
        found = NAME.search(symbol)
        if not found:
            continue
        module = "18ComponentFlowTools" if "18ComponentFlowTools" in found[0] else "17InspectorProtocol"
        sizes[module] += size
        if module == "18ComponentFlowTools" and found[1]:
            name = found[2][: int(found[1])]
            if name not in allowed:
                problems.add(name)
    for module, size in sizes.items():
        print(f"{module[2:]}: {size / 1024:.0f} KiB")
    for name in sorted(problems):
        print(f"{program.name} contains ComponentFlowTools.{name}, which release builds must not", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
