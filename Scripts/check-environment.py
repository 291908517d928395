#!/usr/bin/env python3
"""Checks that every environment variable of the framework is documented.

Compares the names `COMPONENTFLOW_…` in the string literals of Swift files with the tables of the article "Environment
variables". Variables that are missing there, and documented ones that nothing reads, are printed.
"""
import re
import sys

from sources import ROOT, files, place

ARTICLE = ROOT / "Sources/ComponentFlow/ComponentFlow.docc/EnvironmentVariables.md"
READ = re.compile(r'"(COMPONENTFLOW_[A-Z_]+)"')
ROW = re.compile(r"^\| `(COMPONENTFLOW_[A-Z_]+)` \|", re.MULTILINE)


def uses():
    """Returns the first place of each variable."""
    result = {}
    for file in files(".swift", below=["Sources", "Tests", "Examples", "Benchmarks"]):
        for number, line in enumerate(file.read_text().splitlines(), 1):
            for name in READ.findall(line):
                result.setdefault(name, place(file, number))
    return result


def main():
    used = uses()
    documented = set(ROW.findall(ARTICLE.read_text()))
    problems = [f"{used[name]}: {name} is not documented in {place(ARTICLE)}" for name in used.keys() - documented]
    problems += [f"{place(ARTICLE)}: nothing reads {name}" for name in documented - used.keys()]
    print("\n".join(sorted(problems)) or f"{len(documented)} environment variables are documented")
    if problems:
        sys.exit(1)


main()
