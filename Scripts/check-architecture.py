#!/usr/bin/env python3
"""Checks that what ARCHITECTURE.md names exists.

Every type, member, function, folder and file in a code span of the document has to be a word of the sources, or a file or folder
of the repository. Names of GTK and GLib, of AT-SPI's interfaces, and D-Bus names are not checked.
"""
import re
import sys

from sources import ROOT, files, listed, place

DOCUMENT = ROOT / "ARCHITECTURE.md"
SPAN = re.compile(r"`([^`\n]+)`")
WORD = re.compile(r"[A-Za-z_]\w{2,}")
FOREIGN = re.compile(r"G(?:tk|dk)?[A-Z]\w*|(?:gtk|gdk)_\w+|LimitsExceeded")


def existing():
    """Returns the words of all sources and the names of all files, with and without suffix, and folders."""
    words = set()
    for path in files(".swift", ".c", ".h", below=["Package.swift", "Plugins", "Sources", "Tests", "Examples"]):
        words.update(WORD.findall(path.read_text(errors="replace")))
    words.update(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for path in listed():
        for part in path.relative_to(ROOT).parts:
            words.update((part, part.split(".")[0]))
            words.update(WORD.findall(part))
    return words


def named(text):
    """Pairs of line number and name in the code spans of the document."""
    for number, line in enumerate(text.splitlines(), 1):
        for span in SPAN.findall(line):
            if span.startswith("make "):
                yield number, span.split()[1]
            elif not span.startswith("org."):
                for name in WORD.findall(span):
                    yield number, name


def main():
    exist = existing()
    names = list(named(DOCUMENT.read_text()))
    missing = [(number, name) for number, name in names if name not in exist and not FOREIGN.fullmatch(name)]
    for number, name in missing:
        print(f"{place(DOCUMENT, number)}: {name} does not exist")
    if missing:
        sys.exit(1)
    print(f"{len({name for _, name in names})} names of {place(DOCUMENT)} exist")


if __name__ == "__main__":
    main()
