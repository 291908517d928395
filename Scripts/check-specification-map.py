#!/usr/bin/env python3
"""Checks that every test named in the specification map exists.

A test is written as `Suite` “name”. The suite is a type in a file below Tests, and the name that of a test in the same file.
Tests that do not exist, and table rows without a test, are printed with their line.
"""
import re
import sys

from sources import ROOT, files, place

MAP = ROOT / "Tests/ComponentFlowTests/Specification/SpecificationMap.md"
REFERENCE = re.compile(r"`(?P<suite>\w+Tests)` “(?P<sentence>[^”]+)”")


def sentences():
    """Returns the names of the tests in the file of each suite."""
    result = {}
    for file in files(".swift", below=["Tests"]):
        text = file.read_text()
        names = set(re.findall(r'@Test\(\s*"([^"]+)"', text))
        for suite in re.findall(r"\bstruct (\w+Tests)\b", text):
            result.setdefault(suite, set()).update(names)
    return result


def main():
    known = sentences()
    missing = 0
    references = 0
    for number, line in enumerate(MAP.read_text().splitlines(), 1):
        for match in REFERENCE.finditer(line):
            references += 1
            if match["sentence"] not in known.get(match["suite"], set()):
                print(f"{place(MAP, number)}: no test {match['suite']} “{match['sentence']}”")
                missing += 1
        if line.startswith("|") and not REFERENCE.search(line) and "---" not in line and "Shown by" not in line:
            print(f"{place(MAP, number)}: a row without a test")
            missing += 1
    if missing or not references:
        sys.exit(1)
    print(f"{references} tests of the specification map exist")


main()
