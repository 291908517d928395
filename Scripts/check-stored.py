#!/usr/bin/env python3
"""Checks that public API without effect is deprecated.

Reads the doc comment of every public declaration in Sources and fails, naming the file and the line, when the comment
describes a value that is only stored ("Stored, but …", "The value is stored …") or a member that has no effect, and the
declaration is not marked `@available(*, deprecated, message: "…")`. Conditions, such as "Has no effect if …", are not
reported.

    Scripts/check-stored.py            checks Sources
    Scripts/check-stored.py PATH …     checks these files and folders only
"""
import argparse
import re
import sys

from sources import ROOT, arguments, files, place

# What a comment must not say about public API that the compiler does not warn about.
CONDITION = r"(?!\s+(?:if|for|while|when|unless|until|outside|inside|after|before|once)\b)"
CLAIMS = re.compile(
    rf"(?:^|[.;:]\s+|, (?:but|which) |\bsetting it )(?:has|have) no effect\b{CONDITION}"
    r"|^stored\b(?=[,.:;]| but\b| only\b)"
    r"|\b(?:is|are) (?:only )?stored,? but\b"
    r"|\b(?:is|are) only stored\b(?! (?:if|for|while|when|until))"
    r"|\bbut without effect\b",
    re.IGNORECASE)

DEPRECATED = re.compile(r"@available\([^)]*\b(?:deprecated|unavailable)\b")
PUBLIC = re.compile(r"\b(?:public|open)\b(?!\()")
DECLARATION = re.compile(r"\b(?:var|let|func|init|subscript|case|class|struct|enum|actor|protocol|typealias)\b")
# A declaration whose members are as public as itself.
PUBLIC_SCOPE = re.compile(r"\bpublic (?:protocol|extension|enum)\b")


def indentation(line):
    return len(line) - len(line.lstrip())


def is_in_public_scope(lines, index):
    """Whether the nearest enclosing declaration makes its members public."""
    depth = indentation(lines[index])
    for line in reversed(lines[:index]):
        if line.strip() and indentation(line) < depth and not line.lstrip().startswith(("///", "//", ")", "@")):
            return bool(PUBLIC_SCOPE.search(line))
    return False


def is_public(lines, index):
    declaration = lines[index]
    if PUBLIC.search(declaration):
        return True
    has_own_access = re.search(r"\b(?:package|internal|fileprivate|private)\b(?!\()", declaration)
    return not has_own_access and is_in_public_scope(lines, index)


def documented_declarations(lines):
    """Triples of the index of a doc comment, its text, and the indices of the attributes and declaration after it."""
    index = 0
    while index < len(lines):
        if not lines[index].lstrip().startswith("///"):
            index += 1
            continue
        start = index
        while index < len(lines) and lines[index].lstrip().startswith("///"):
            index += 1
        end = index
        while end < len(lines) and not DECLARATION.search(lines[end]) and lines[end].strip():
            end += 1
        if end < len(lines) and lines[end].strip():
            text = " ".join(line.strip().removeprefix("///").strip() or "." for line in lines[start:index])
            yield start, text, range(index, end + 1)


def problems(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    for start, text, declaration in documented_declarations(lines):
        claim = CLAIMS.search(text)
        if not claim or not is_public(lines, declaration[-1]):
            continue
        if not DEPRECATED.search(" ".join(lines[index] for index in declaration)):
            yield start + 1, claim.group(0).strip(" .;:,")


def main():
    parser = argparse.ArgumentParser(description="Checks that public API without effect is deprecated.")
    parser.add_argument("paths", nargs="*")
    below = arguments(parser.parse_args().paths, default=[ROOT / "Sources"])
    found = [(path, *problem) for path in files(".swift", below=below) for problem in problems(path)]
    for path, number, claim in found:
        print(f'{place(path, number)}: "{claim}": implement it, remove it, or mark it @available(*, deprecated, message: …)',
              file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
