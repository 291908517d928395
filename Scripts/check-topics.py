#!/usr/bin/env python3
"""Checks that the documentation catalogue of each module lists all of its public types.

The modules are those of Scripts/build-docs.sh. For each of them, this script reads the public top-level types (classes,
structs, enums, protocols, actors and type aliases) in Sources/<Module> and the entries of the Topics sections in
Sources/<Module>/<Module>.docc. A module that re-exports modules without a catalogue also documents their types. The script
fails, naming the type and the file, if

  1. a module has no catalogue;
  2. a type is not listed, unless it is deprecated or its name begins with an underscore;
  3. a listed name is not a public top-level declaration of the module, or is listed twice in its catalogue.
"""
import re
import sys

from sources import ROOT, files, place

BUILD_SCRIPT = ROOT / "Scripts/build-docs.sh"

# Attributes with an optional list of arguments, and modifiers such as `final` and `indirect`.
PREFIX = r"(?P<prefix>(?:@\w+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s+|(?:final|indirect|nonisolated|distributed)\s+)*)"
DECLARATION = re.compile(
    rf"^{PREFIX}(?:public|open)\s+(?:(?:final|indirect|nonisolated|distributed)\s+)*"
    r"(?P<kind>class|struct|enum|protocol|actor|typealias|func|var|let)\s+(?P<name>\w+)",
    re.MULTILINE)
TYPES = {"class", "struct", "enum", "protocol", "actor", "typealias"}
DEPRECATED = re.compile(r"@available\([^()]*\b(?:deprecated|unavailable)\b")

# A block comment and a literal of several lines may contain code in the first column.
IGNORED = re.compile(r'/\*.*?\*/|"""\n.*?"""', re.DOTALL)

EXPORT = re.compile(r"^@_exported (?:public )?import (\w+)$", re.MULTILINE)
ENTRY = re.compile(r"^\s*[-*+] ``(?P<name>[^`]+)``")
HEADING = re.compile(r"^(?P<level>#+)\s+(?P<title>.*?)\s*$")


def documented_modules():
    """Returns the modules whose documentation Scripts/build-docs.sh builds."""
    found = re.search(r"^modules=\(([^)]*)\)", BUILD_SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1].split()


def source(path):
    """Returns the source of a file without block comments and literals of several lines."""
    return IGNORED.sub("", path.read_text(encoding="utf-8"))


def public_declarations(folder):
    """Yields the name, the kind, the file and the deprecation of each public top-level declaration."""
    for path in files(".swift", below=[folder]):
        for found in DECLARATION.finditer(source(path)):
            yield found["name"], found["kind"], path, bool(DEPRECATED.search(found["prefix"]))


def documented_folders(module):
    """Returns the folder of a module and those of the modules without a catalogue that it re-exports, in any depth."""
    found, waiting = [], [module]
    while waiting:
        folder = ROOT / "Sources" / waiting.pop()
        if folder in found or not folder.is_dir():
            continue
        found.append(folder)
        for path in files(".swift", below=[folder]):
            for name in EXPORT.findall(source(path)):
                if not (ROOT / "Sources" / name / f"{name}.docc").is_dir():
                    waiting.append(name)
    return found


def topic_entries(catalogue):
    """Yields the name, the file and the line of each symbol in a Topics section."""
    for path in files(".md", below=[catalogue]):
        in_topics = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if heading := HEADING.match(line):
                if len(heading["level"]) <= 2:
                    in_topics = heading["title"] == "Topics"
            elif in_topics and (entry := ENTRY.match(line)):
                yield entry["name"], path, number


def problems(module):
    folder = ROOT / "Sources" / module
    catalogue = folder / f"{module}.docc"
    if not catalogue.is_dir():
        yield f"{place(folder)}: the module has no catalogue {catalogue.name}"
        return
    declarations = [found for part in documented_folders(module) for found in public_declarations(part)]
    known = {name for name, _, _, _ in declarations}
    listed = set()
    for name, path, number in topic_entries(catalogue):
        # `Type/member(_:)` and `function(_:)` begin with the name of a top-level declaration.
        if re.split(r"[/(]", name)[0] not in known:
            yield f"{place(path, number)}: {module} has no public top-level declaration {name}"
        if name in listed:
            yield f"{place(path, number)}: {name} is listed twice"
        listed.add(name)
    for name, kind, path, is_deprecated in declarations:
        if kind in TYPES and name not in listed and not name.startswith("_") and not is_deprecated:
            yield f"{place(path)}: {kind} {name} is in no Topics section of {place(catalogue)}"


def main():
    found = [problem for module in documented_modules() for problem in problems(module)]
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
