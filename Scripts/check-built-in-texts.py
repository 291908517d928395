#!/usr/bin/env python3
"""Checks that the texts which the framework shows or speaks are those of its string catalog.

Reads the Swift sources of the modules that users see, without comments, and fails, naming the file and the line, when

  1. a literal is an English text of Sources/Localization/BuiltIn/BuiltIn.xcstrings, unless it is listed in IDENTIFIERS;
  2. a literal with a word is the title, label, value or placeholder of a view, an element or a command.

Diagnostics, and the texts of development tools, are English.
"""
import json
import re
import sys

from sources import ROOT, files, place

CATALOG = ROOT / "Sources/Localization/BuiltIn/BuiltIn.xcstrings"
MODULES = ("OpenCoreGraphics", "OpenQuartzCore", "OpenDisplay", "OpenUIFoundation", "OpenText", "OpenUIKitCore",
           "OpenUIControls", "OpenUILists", "OpenUIControllers", "ComponentFlow", "ComponentFlowCharts",
           "ComponentFlowMarkdown", "ComponentFlowMedia", "ComponentFlowNetworking", "ComponentFlowSpelling", "FLIC",
           "FLICComponents", "Render", "RenderComponents")
# Literals that are names of methods and the like, or parts of other texts, with their files.
IDENTIFIERS = {
    ("OpenDisplay/Bus/DesktopPortal.swift", "Close"), ("OpenDisplay/System/IdleInhibitor.swift", "Close"),
    ("OpenUIControllers/Search/UISearchBar.swift", "Cancel"),
    # An HTML element.
    ("OpenText/Documents/HTMLReader.swift", "link"),
    # Names of the styles of fonts.
    ("OpenUIFoundation/Font/FontNames.swift", "Italic"), ("OpenUIFoundation/Font/UIFont+System.swift", "Bold"),
    ("OpenUIFoundation/Font/UIFont.swift", "Italic"),
    # Texts that programs can replace, in the table of their bundle.
    ("Render/List/TableList.swift", "Delete"), ("Render/Controller/UINavigationBarComponent.swift", "Back"),
    ("ComponentFlow/Application/Settings.swift", "Settings"), ("ComponentFlow/Application/RunningApp.swift", "Settings"),
    ("OpenDisplay/System/SettingsPortal.swift", "Settings"),
}

COMMENT = re.compile(r"^[ \t]*//.*$|(?<=\s)// .*$", re.MULTILINE)
LITERAL = re.compile(r'(?<!")"((?:[^"\\\n]|\\.)*)"(?!")')
WORD = r'"[^"\n]*[A-Za-z]{2}'
# What a user sees or hears, with a literal.
SHOWN = re.compile("|".join([
    rf'\baccessibility(?:Label|Value|Hint)\s*=\s*(?:[^"\n]*\?\s*)?{WORD}',
    rf'\bdefaultAccessibility(?:Label|Value): String\?\s*\{{[^"\n}}]*{WORD}',
    rf'\.accessibility(?:Label|Value|Hint)\((?:[^"\n]*\?\s*)?{WORD}',
    rf'\bplaceholder\s*=\s*{WORD}', rf'\bsetTitle\(\s*{WORD}',
    rf'\b(?:UIAction|UICommand|UIKeyCommand|UIMenu|UIAlertAction|UIBarButtonItem)\(\s*title: {WORD}',
    rf'\bUIContextualAction\([^"\n]*title: {WORD}',
    rf'\bAccessibilityAction\([^"\n]*name: (?:[^"\n]*\?\s*)?{WORD}',
    rf'\bUIAccessibilityCustomAction\(\s*name: (?:[^"\n]*\?\s*)?{WORD}',
    rf'\b(?:Text|Button|Label)\(\s*{WORD}',
]))


def english():
    """Returns the English texts without placeholders."""
    catalog = json.loads(CATALOG.read_text(encoding="utf-8"))
    for entry in catalog["strings"].values():
        unit = entry["localizations"]["en"].get("stringUnit")
        if unit and "%" not in unit["value"]:
            yield unit["value"]


def code(path):
    """Returns a source without comments, of the same number of lines."""
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def found(path, texts):
    """Yields the positions of the literals that belong into the catalog, with the reasons."""
    source = code(path)
    name = str(path.relative_to(ROOT / "Sources"))
    for match in LITERAL.finditer(source):
        if match[1] in texts and (name, match[1]) not in IDENTIFIERS:
            yield source.count("\n", 0, match.start()) + 1, f"the catalog has the text {match[0]}"
    for match in SHOWN.finditer(source):
        yield source.count("\n", 0, match.end()) + 1, f"add the text to {place(CATALOG)}: {' '.join(match[0].split())}"


def main():
    texts = set(english())
    problems = [f"{place(path, line)}: {reason}"
                for path in files(".swift", below=[ROOT / "Sources" / module for module in MODULES])
                for line, reason in sorted(found(path, texts))]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
