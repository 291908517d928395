"""Writes ../FontReference.swift: what fontTools reads of fonts, and two small font files it makes.

Needs fontTools (pip install fonttools) and fontconfig's fc-match; fonts that are not installed are left out.
Run: python3 font_reference.py
"""

import base64
import io
import os
import subprocess

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FAMILIES = ["Inter", "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono", "Nimbus Roman", "Noto Sans Mono"]


def file_of(family):
    line = subprocess.run(
        ["fc-match", "-f", "%{file}\t%{family}", family + ":style=Regular"], capture_output=True, text=True).stdout
    path, found = line.split("\t")
    return path if family in found.split(",") else None


def metrics(path):
    """Ascender, descender and gap as OpenType says: OS/2's typographic ones if it asks for them, otherwise hhea's."""
    font = TTFont(path, fontNumber=0)
    os2, hhea = font["OS/2"], font["hhea"]
    if os2.fsSelection & 1 << 7:
        line = (os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap)
    else:
        line = (hhea.ascent, hhea.descent, hhea.lineGap)
    # Old tables do not say; then the tops of H and x count.
    glyphs, names = font.getGlyphSet(), font.getBestCmap()

    def top(character):
        pen = BoundsPen(glyphs)
        glyphs[names[ord(character)]].draw(pen)
        return pen.bounds[3]

    cap, small = (getattr(os2, name, None) or top(letter) for name, letter in [("sCapHeight", "H"), ("sxHeight", "x")])
    revision = round(font["head"].fontRevision, 3)
    return (font["head"].unitsPerEm, *line, cap, small, revision, font["name"].getDebugName(6))


def small_font(name, gap):
    """A font in which A is a square of 600 units and the space is half as wide."""
    def square():
        pen = TTGlyphPen(None)
        pen.moveTo((100, 0))
        for point in [(100, 600), (700, 600), (700, 0)]:
            pen.lineTo(point)
        pen.closePath()
        return pen.glyph()

    builder = FontBuilder(1000, isTTF=True)
    builder.font.recalcTimestamp = False
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.setupGlyphOrder([".notdef", "space", "A"])
    builder.setupCharacterMap({0x20: "space", 0x41: "A"})
    builder.setupGlyf({".notdef": square(), "space": TTGlyphPen(None).glyph(), "A": square()})
    builder.setupHorizontalMetrics({".notdef": (800, 100), "space": (400, 0), "A": (800, 100)})
    builder.setupHorizontalHeader(ascent=750, descent=-250, lineGap=gap)
    builder.setupNameTable({
        "familyName": name, "styleName": "Regular", "psName": name.replace(" ", "") + "-Regular",
        "fullName": name + " Regular", "uniqueFontIdentifier": name, "version": "Version 1.0"})
    builder.setupOS2(
        sTypoAscender=750, sTypoDescender=-250, sTypoLineGap=gap, usWinAscent=750, usWinDescent=250, sCapHeight=600,
        sxHeight=500, version=4)
    builder.setupPost()
    file = io.BytesIO()
    builder.save(file)
    return base64.b64encode(file.getvalue()).decode()


def literal(text):
    rows = [text[start:start + 100] for start in range(0, len(text), 100)]
    return '"""\n' + "\\\n".join("        " + row for row in rows) + '\n        """'


def main():
    out = ["/// Written by Reference/font_reference.py; run that script to record it again.", "enum FontReference {",
           "    struct Metrics {", "        let family: String", "        let revision: Double",
           "        let postScriptName: String", "        let unitsPerEm: Double", "        let ascender: Double",
           "        let descender: Double", "        let lineGap: Double", "        let capHeight: Double",
           "        let xHeight: Double", "    }", "", "    static let metrics = ["]
    for family in FAMILIES:
        path = file_of(family)
        if path is None:
            continue
        units, up, down, gap, cap, small, revision, name = metrics(path)
        out += ["        Metrics(",
                f'            family: "{family}", revision: {revision}, postScriptName: "{name}", unitsPerEm: {units},',
                f"            ascender: {up}, descender: {down}, lineGap: {gap}, capHeight: {cap}, xHeight: {small}),"]
    out += ["    ]", "", "    /// In base64: A is a square; no gap between lines.",
            "    static let squares = " + literal(small_font("Flow Test Squares", 0)), "",
            "    /// The same with a gap of half the size between lines.",
            "    static let spaced = " + literal(small_font("Flow Test Spaced", 500)), "}", ""]
    target = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "FontReference.swift")
    with open(target, "w") as file:
        file.write("\n".join(out))


main()
