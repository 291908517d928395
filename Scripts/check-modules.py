#!/usr/bin/env python3
"""Checks that modules import only modules below them.

Package.swift lists the targets in dependency order, lowest first. This script reads every import of every source file and
fails, with the file and the line, if

  1. a module imports a module that its target does not declare, or a target depends on one listed after it;
  2. a module other than those in MAY_IMPORT_TOOLKIT imports CGTK, or one of those makes CGTK part of its public API;
  3. a pure module imports anything but the standard library, or Foundation if it is listed with it in PURE;
  4. a file of ComponentFlowTools is compiled in release builds, but is not in RELEASED.
"""
import json
import os
import re
import subprocess
import sys

from sources import ROOT, files, place

TOOLKIT = "CGTK"
MAY_IMPORT_TOOLKIT = {"OpenCoreGraphics", "OpenDisplay", "Accessibility", "BusTestSupport"}
# The pure modules with what they may import. On Linux, CGFloat is declared in Foundation.
PURE = {
    "Cassowary": set(), "Flexbox": set(), "ListGeometry": {"Foundation"}, "Localization": {"Glibc", "Musl", "Darwin", "Synchronization"},
    "CatalogCompiler": {"Localization"}, "InspectorProtocol": {"Foundation"},
    "InspectorClient": {"Foundation", "InspectorProtocol"},
}

# The files of ComponentFlowTools that release builds contain: what programs call, and previews, which are components.
RELEASED = {
    "Agent/InspectorAgent+ReleaseBuild.swift", "Recording/RecordableModel.swift", "Previews/LayerPicture.swift",
    "Previews/Preview.swift", "Previews/PreviewSheet.swift", "Previews/PreviewSheetView.swift",
    "Previews/PreviewVariant.swift",
}

IMPORT = re.compile(
    r"^\s*(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*)(?P<access>public|package|internal|fileprivate|private)?\s*"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(?P<module>\w+)"
)


def manifest():
    """Returns the targets in the order of Package.swift, with the dependencies that are declared there."""
    dump = subprocess.run(
        ["swift", "package", "--package-path", str(ROOT), "dump-package"], check=True, capture_output=True, text=True,
        env=os.environ | {"DECLARED_DEPENDENCIES": "1"})
    return json.loads(dump.stdout)["targets"]


def dependency_names(target):
    for dependency in target["dependencies"]:
        yield (dependency.get("byName") or dependency.get("target") or dependency.get("product"))[0]


def check_manifest(targets):
    """Checks that targets depend only on targets listed before them. Test targets may depend on any target."""
    seen = set()
    for target in targets:
        for name in dependency_names(target):
            if name not in seen and target["type"] != "test":
                yield f"Package.swift: {target['name']} depends on {name}, which is listed after it"
        seen.add(target["name"])


def check_import(found, name, below, modules):
    module = found["module"]
    if module == TOOLKIT:
        if name.removesuffix("Tests") not in MAY_IMPORT_TOOLKIT:
            yield f"{name} imports {TOOLKIT}; only {' and '.join(sorted(MAY_IMPORT_TOOLKIT))} may"
        elif found["access"] == "public" or "@_exported" in found["attributes"]:
            yield f"{name} makes {TOOLKIT} part of its public API"
    elif module not in PURE.get(name, {module}):
        yield f"{name} is pure, but imports {module}"
    elif module in modules and module not in below and module != name:
        yield f"{name} imports {module}, which is not below it (its target declares: {', '.join(sorted(below)) or 'none'})"


def check_file(path, name, below, modules):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if found := IMPORT.match(line):
            for problem in check_import(found, name, below, modules):
                yield f"{place(path, number)}: {problem}"


def transitive(name, direct):
    """Returns all targets that a target depends on, directly or indirectly."""
    below = set()
    waiting = list(direct[name])
    while waiting:
        dependency = waiting.pop()
        if dependency not in below:
            below.add(dependency)
            waiting += direct.get(dependency, [])
    return below


def check_sources(targets):
    direct = {target["name"]: set(dependency_names(target)) for target in targets}
    modules = set(direct)
    for target in targets:
        name = target["name"]
        is_test = target["type"] == "test"
        folder = ROOT / (target.get("path") or f"{'Tests' if is_test else 'Sources'}/{name}")
        below = direct[name]
        # A test may also import the indirect dependencies of the module under test.
        if is_test:
            below = transitive(name, direct)
        for path in files(".swift", below=[folder]):
            yield from check_file(path, name, below, modules)


def check_release_builds():
    """Checks that the whole of a file is between #if INSPECTOR and #endif, except in the listed ones."""
    folder = ROOT / "Sources" / "ComponentFlowTools"
    for path in files(".swift", below=[folder]):
        text = path.read_text(encoding="utf-8")
        is_conditional = text.startswith("#if INSPECTOR\n") and text.endswith("\n#endif\n")
        if not is_conditional and path.relative_to(folder).as_posix() not in RELEASED:
            yield f"{place(path, 1)}: release builds contain this file; put all of it between #if INSPECTOR and #endif"


def main():
    targets = manifest()
    problems = list(check_manifest(targets)) + list(check_sources(targets)) + list(check_release_builds())
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
