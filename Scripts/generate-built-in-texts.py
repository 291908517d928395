#!/usr/bin/env python3
"""Generates the accessors of the texts that the framework shows, from Sources/Localization/BuiltIn/BuiltIn.xcstrings.

The plug-in StringCatalogs would let every program compile the catalog compiler before the framework, so the file that the
compiler writes is part of the repository.

    Scripts/generate-built-in-texts.py           writes BuiltIn.xcstrings.swift, with a build of StringCatalogCompiler
    Scripts/generate-built-in-texts.py --check   fails if it was written for another catalog (part of `make lint`)

`make lint` compares only the digest, because it builds nothing. The tests of CatalogCompiler compare the whole file.
"""
import argparse
import hashlib
import pathlib
import re
import subprocess
import sys
import tempfile

from sources import ROOT, place

CATALOG = ROOT / "Sources/Localization/BuiltIn/BuiltIn.xcstrings"
OUTPUT = CATALOG.with_name("BuiltIn.xcstrings.swift")
DIGEST = "// The digest of the catalog: "


def digest():
    return hashlib.sha256(CATALOG.read_bytes()).hexdigest()


def is_current():
    return OUTPUT.exists() and DIGEST + digest() in OUTPUT.read_text(encoding="utf-8").splitlines()[:5]


def compiled():
    """Returns the file that the catalog compiler writes."""
    with tempfile.TemporaryDirectory() as folder:
        output = pathlib.Path(folder, "output.swift")
        subprocess.run(["swift", "run", "--quiet", "StringCatalogCompiler", CATALOG, output], cwd=ROOT, check=True)
        return output.read_text(encoding="utf-8")


def in_package(source):
    """Returns the accessors as members of the module itself that the modules of the package can use."""
    source = source[source.index("extension StringTable"):]
    return re.sub(r"^( *)(static |enum )", r"\1package \2", source, flags=re.MULTILINE)


def write():
    header = [f"// Generated from {CATALOG.name} by Scripts/generate-built-in-texts.py; do not edit.",
              "// swift-format-ignore-file", DIGEST + digest(), "", ""]
    OUTPUT.write_text("\n".join(header) + in_package(compiled()), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only check that the file belongs to the catalog")
    if not parser.parse_args().check:
        write()
    elif not is_current():
        print(f"{place(OUTPUT)}: run Scripts/{pathlib.Path(__file__).name}; the catalog has changed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
