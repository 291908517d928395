#!/usr/bin/env python3
"""Checks that the documentation catalog of each module lists all of its public types.

The modules are those of Scripts/build-docs.sh. For each of them, this script reads the public top-level types (classes,
structs, enums, protocols, actors and type aliases) in Sources/<Module> and the entries of the Topics sections in
Sources/<Module>/<Module>.docc. OpenUIKit is documented with the modules that it consists of, whose folders are read in the
same way. The script fails, naming the type and the file, if

  1. a module has no catalog, or a module of which OpenUIKit consists has one;
  2. a documented module re-exports a module of the package that is not documented;
  3. a type is not listed, unless it is deprecated, part of an SPI, or its name begins with an underscore;
  4. a listed name is not a public top-level declaration of the module, or is listed twice in its catalog.
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
# Declarations that a catalog need not list.
HIDDEN = re.compile(r"@available\([^()]*\b(?:deprecated|unavailable)\b|@_spi\(")
EXPORT = re.compile(r"^@_exported\s+(?:public\s+)?import\s+(?P<module>\w+)", re.MULTILINE)

# A block comment and a literal of several lines may contain code in the first column.
IGNORED = re.compile(r'/\*.*?\*/|"""\n.*?"""', re.DOTALL)

ENTRY = re.compile(r"^\s*[-*+] ``(?P<name>[^`]+)``")
HEADING = re.compile(r"^(?P<level>#+)\s+(?P<title>.*?)\s*$")


def listed_modules(variable):
    """Returns the modules of a list in Scripts/build-docs.sh."""
    found = re.search(rf"^{variable}=\(([^)]*)\)", BUILD_SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1].split()


DOCUMENTED = listed_modules("modules")
# The modules that are documented as a part of another one.
PARTS = {"OpenUIKit": listed_modules("parts")}


def source(path):
    """Returns the source of a file without block comments and literals of several lines."""
    return IGNORED.sub("", path.read_text(encoding="utf-8"))


def public_declarations(folders):
    """Yields the name, the kind and the file of each public top-level declaration, and whether it may be unlisted."""
    for path in files(".swift", below=folders):
        for found in DECLARATION.finditer(source(path)):
            yield found["name"], found["kind"], path, bool(HIDDEN.search(found["prefix"]))


def undocumented_exports(folders):
    """Yields the files and the modules of the package that they re-export without being documented."""
    documented = {*DOCUMENTED, *(part for parts in PARTS.values() for part in parts)}
    for path in files(".swift", below=folders):
        for found in EXPORT.finditer(source(path)):
            if (ROOT / "Sources" / found["module"]).is_dir() and found["module"] not in documented:
                yield path, found["module"]


def catalog(module):
    """Returns the folder of a module's catalog."""
    return ROOT / "Sources" / module / f"{module}.docc"


def topic_entries(folder):
    """Yields the name, the file and the line of each symbol in a Topics section of a catalog."""
    for path in files(".md", below=[folder]):
        in_topics = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if heading := HEADING.match(line):
                if len(heading["level"]) <= 2:
                    in_topics = heading["title"] == "Topics"
            elif in_topics and (entry := ENTRY.match(line)):
                yield entry["name"], path, number


def catalog_problems(module):
    """Yields the modules without a catalog, and the catalogs that no documentation includes."""
    if not catalog(module).is_dir():
        yield f"Sources/{module}: the module has no catalog {module}.docc"
    for part in PARTS.get(module, ()):
        if catalog(part).is_dir():
            yield f"{place(catalog(part))}: {part} is documented in {place(catalog(module))}"


def problems(module):
    yield from catalog_problems(module)
    folders = [ROOT / "Sources" / name for name in (module, *PARTS.get(module, ()))]
    for path, exported in undocumented_exports(folders):
        yield f"{place(path)}: {exported} is re-exported, but it is not documented by {place(BUILD_SCRIPT)}"
    declarations = list(public_declarations(folders))
    known = {name for name, _, _, _ in declarations}
    listed = set()
    for name, path, number in topic_entries(catalog(module)):
        # `Type/member(_:)` and `function(_:)` begin with the name of a top-level declaration.
        if re.split(r"[/(]", name)[0] not in known:
            yield f"{place(path, number)}: {module} has no public top-level declaration {name}"
        if name in listed:
            yield f"{place(path, number)}: {name} is listed twice"
        listed.add(name)
    for name, kind, path, may_be_unlisted in declarations:
        if kind in TYPES and name not in listed and not name.startswith("_") and not may_be_unlisted:
            yield f"{place(path)}: {kind} {name} is in no Topics section of {place(catalog(module))}"


def main():
    found = [problem for module in DOCUMENTED for problem in problems(module)]
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
