#!/usr/bin/env python3
"""Checks how the tests state their expectations.

- An expectation has one condition, so that a failure names the one that is wrong: no `&&` outside of closures and of
  parentheses in `#expect` and `#require`. `#expect((a && b) == c)` compares one value with another, which is one condition.
- Numbers with a tolerance are compared by `expectNear`, or with a range, which print both values: no
  `#expect(abs(a - b) < tolerance)`, which prints only `false`.
- A test's name is a sentence that can be read without its suite: it has more than three words.

    Scripts/check-tests.py            lists what it finds and fails if it found anything
    Scripts/check-tests.py PATH …     checks these files and folders only
"""
import argparse
import re
import sys

from sources import arguments, files, place
from swift_code import code

FOLDERS = ["Tests", "Examples/Tests", "Benchmarks/Tests"]
EXPECTATION = re.compile(r"#(?:expect|require)\(")
TEST_NAME = re.compile(r'@Test\s*\(\s*"((?:[^"\\]|\\.)*)"')
SHORTEST_NAME = 4
# An absolute value, and the tolerance or the distance that it is compared with.
NEAR = re.compile(r"^(?:try )?(?:await )?abs\(.*\) <=? (?!abs\()[^|]*$", re.DOTALL)


def condition(text, start):
    """Returns the first argument of the expectation whose parenthesis ends before an index, and the index after it."""
    depth = 0
    for index in range(start, len(text)):
        character = text[index]
        if depth == 0 and character in "),":
            return text[start:index], index
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
    return text[start:], len(text)


def outermost(text):
    """Returns the text outside of parentheses, brackets and closures."""
    result = []
    depth = 0
    for character in text:
        if character in ")]}":
            depth -= 1
        if depth == 0:
            result.append(character)
        if character in "([{":
            depth += 1
    return "".join(result)


def findings(text):
    """Yields pairs of a line number and what is wrong there."""
    plain = code(text)
    for match in EXPECTATION.finditer(plain):
        stated, _ = condition(plain, match.end())
        stated = " ".join(stated.split())
        line = plain.count("\n", 0, match.start()) + 1
        if "&&" in outermost(stated):
            yield line, "an expectation with `&&`: state one for each condition"
        if NEAR.match(stated):
            yield line, "a comparison with a tolerance: use `expectNear`, or a range that contains the value"
    for match in TEST_NAME.finditer(text):
        if len(match[1].split()) < SHORTEST_NAME:
            yield text.count("\n", 0, match.start()) + 1, f"\"{match[1]}\": a test's name is a sentence"


def main():
    parser = argparse.ArgumentParser(description="Checks how the tests state their expectations.")
    parser.add_argument("paths", nargs="*")
    options = parser.parse_args()
    found = [
        (path, *finding)
        for path in files(".swift", below=arguments(options.paths, FOLDERS)) for finding in findings(path.read_text())]
    for path, line, problem in found:
        print(f"{place(path, line)}: {problem}")
    print(f"{len(found)} expectations and names of tests to change", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
