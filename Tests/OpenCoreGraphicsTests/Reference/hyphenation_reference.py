#!/usr/bin/env python3
"""Writes Text/HyphenationReference.swift: random patterns, and how Pyphen (PyPI) divides random words by them.

Usage: pip install pyphen; Tests/OpenCoreGraphicsTests/Reference/hyphenation_reference.py
"""
import pathlib
import random
import tempfile

import pyphen

LETTERS = "abcdeéß"
random.seed(1983)


def pattern():
    text = "".join(random.choice(LETTERS) for _ in range(random.randint(1, 4)))
    text = random.choice(["", "", "", "."]) + text + random.choice(["", "", "", "."])
    digits = [random.choice(["", "", "1", "2", "3", "4", "5"]) for _ in range(len(text) + 1)]
    # As in real dictionaries, nothing is said about the places outside of a word.
    if text[0] == ".":
        digits[0] = ""
    if text[-1] == ".":
        digits[-1] = ""
    return "".join(d + c for d, c in zip(digits, text)) + digits[-1]


patterns = {}
while len(patterns) < 260:
    new = pattern()
    if any(c.isdigit() for c in new):
        patterns["".join(c for c in new if not c.isdigit())] = new
dictionary = "\n".join(["UTF-8", "LEFTHYPHENMIN 2", "RIGHTHYPHENMIN 3", *patterns.values()]) + "\n"
with tempfile.NamedTemporaryFile("w", suffix=".dic", encoding="utf-8") as file:
    file.write(dictionary)
    file.flush()
    divide = pyphen.Pyphen(filename=file.name, left=2, right=3)
    words = ["".join(random.choice(LETTERS) for _ in range(random.randint(5, 14))) for _ in range(700)]
    words = [word.title() if random.random() < 0.2 and "ß" not in word else word for word in words]
    divided = [divide.inserted(word) for word in words]


def literal(lines):
    return '"""\n' + "".join(f"        {line}\n" for line in lines) + '        """'


target = pathlib.Path(__file__).parent.parent / "Text/HyphenationReference.swift"
target.write_text(
    "// Written by Reference/hyphenation_reference.py.\n\n"
    "/// Random patterns, and random words as Pyphen divides them by these.\n"
    "enum HyphenationReference {\n"
    f"    static let dictionary = {literal(dictionary.splitlines())}\n\n"
    f"    static let words = {literal(' '.join(divided[i:i + 7]) for i in range(0, 700, 7))}\n"
    "}\n",
    encoding="utf-8",
)
