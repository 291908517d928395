#!/usr/bin/env python3
"""Records what the compiler answers to the mistakes in Tests/ComponentFlowTests/Mistakes.

Each Swift file there contains one mistake that users make, in the line with the comment "// mistake". The compiler's answer
is recorded beside it, in a text file of the same name, so that an API change that makes an answer worse is noticed. The
answer must name that line, and contain the words after "The answer names:" in the file's header. The answer is an error, or a
warning if the header contains a line that begins with "The answer is a warning": the compiler only warns of uses of UIKit outside
of the main actor in Swift 6 mode, because imported declarations count as `@preconcurrency`, which those of OpenUIKit are, too.

Requires the modules of a debug build. The answers depend on the version of the compiler, which is recorded in compiler.txt:
with another version, only the line and the words are checked.

    Scripts/record-mistakes.py                  writes the answers
    Scripts/record-mistakes.py --check          lists the answers that differ from the recorded ones, and fails if any does
    Scripts/record-mistakes.py --modules PATH   uses the modules in this folder, which can be given several times
    Scripts/record-mistakes.py NAME …           only the mistakes with these names
"""
import argparse
import difflib
import pathlib
import re
import subprocess
import sys
import tempfile

from sources import ROOT, place

MISTAKES = ROOT / "Tests/ComponentFlowTests/Mistakes"
COMPILER = MISTAKES / "compiler.txt"
MESSAGE = re.compile(r"^(?P<file>[^\s:][^:]*):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|warning|note): (?P<text>.*)$")
# Notes that name every `==` of the standard library, or where something is declared.
NOISE = re.compile(r"candidate would match|has been explicitly marked unavailable|protocol requires function|add stubs")


def modules_of_debug_build():
    """Returns the folder with the modules of the debug build."""
    path = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(path) / "Modules"


def compiler():
    """Returns the compiler's version."""
    output = subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True).stdout
    return output.splitlines()[0] + "\n"


def compiler_flags(modules, scratch):
    """Returns the flags with which the compiler finds the Swift modules, and the C modules that they import."""
    libraries = scratch / "module.modulemap"
    headers = [ROOT / f"Sources/{name}/include/{name}.h" for name in ("CPictureDecoder", "CTextBreaks")]
    libraries.write_text("".join(f'module {path.stem} {{ umbrella header "{path}" export * }}\n' for path in headers))
    gtk = subprocess.run(["pkg-config", "--cflags-only-I", "gtk4"], check=True, capture_output=True, text=True)
    flags = ["-module-cache-path", str(scratch / "cache"), *gtk.stdout.split()]
    for path in headers:
        flags += ["-Xcc", f"-I{path.parent}"]
    for path in (ROOT / "Sources/CGTK/module.modulemap", libraries):
        flags += ["-Xcc", f"-fmodule-map-file={path}"]
    for path in modules:
        flags += ["-I", str(path)]
    return flags


def expected_kind(path):
    """Returns the kind of the answer to a mistake."""
    is_warning = re.search(r"^// The answer is a warning", path.read_text(), re.MULTILINE)
    return "warning" if is_warning else "error"


def answer(path, flags):
    """Returns the compiler's errors or warnings for a file, and the notes that explain them, one per line without paths."""
    result = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style=llvm", *flags, str(path)],
        capture_output=True, text=True)
    lines = []
    kinds = ("error", "note", expected_kind(path))
    for match in filter(None, map(MESSAGE.match, result.stderr.splitlines())):
        if match["kind"] not in kinds or NOISE.search(match["text"]):
            continue
        is_own = pathlib.Path(match["file"]).name == path.name
        position = f"{match['line']}:{match['column']}: " if is_own else ""
        lines.append(f"{position}{match['kind']}: {match['text']}\n")
    if not lines:
        sys.exit(f"{place(path)} has no answer that names a line:\n{result.stderr}")
    return "".join(lines)


def problems(path, text):
    """Returns what is missing in the answer to a mistake."""
    source = path.read_text()
    number = next((n for n, line in enumerate(source.splitlines(), 1) if line.endswith("// mistake")), None)
    kind = expected_kind(path)
    if not re.search(rf"^{number}:\d+: {kind}:", text, re.MULTILINE):
        yield f"no {kind} in line {number}, which contains the mistake"
    if kind == "warning" and re.search(r"^(?:\d+:\d+: )?error:", text, re.MULTILINE):
        yield "an error instead of a warning; remove “The answer is a warning”"
    names = re.search(r"^// The answer names: (.*)$", source, re.MULTILINE)
    if not names or names[1] not in text:
        yield f"the cause is not named: {names[1] if names else 'add “The answer names:”'}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="the mistakes, all of them if none is given")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--modules", action="append", type=pathlib.Path, help="a folder with the modules")
    options = parser.parse_args()
    modules = options.modules or [modules_of_debug_build()]
    failures = 0
    is_recorded_compiler = COMPILER.exists() and COMPILER.read_text() == compiler()
    if options.check and not is_recorded_compiler:
        print("Another compiler than the recorded one: only lines and causes are checked.")
    with tempfile.TemporaryDirectory() as scratch:
        flags = compiler_flags(modules, pathlib.Path(scratch))
        for path in sorted(MISTAKES.glob("*.swift")):
            if options.names and path.stem not in options.names:
                continue
            text, record = answer(path, flags), path.with_suffix(".txt")
            found = list(problems(path, text))
            if options.check and is_recorded_compiler:
                recorded = record.read_text() if record.exists() else ""
                found += difflib.unified_diff(
                    recorded.splitlines(), text.splitlines(), "recorded", "answer", n=0, lineterm="")
            elif not options.check:
                record.write_text(text)
            failures += bool(found)
            for line in found:
                print(f"{place(path)}: {line}")
    if not options.check and not options.names:
        COMPILER.write_text(compiler())
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
