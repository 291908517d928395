#!/usr/bin/env python3
"""Records how a browser lays out flexbox trees, as fixtures for Tests/FlexboxTests.

Generates trees from fixed seeds, lays them out with headless Chromium in both writing directions, and writes styles and
resulting boxes to Tests/FlexboxTests/Fixtures/<theme>.json, one tree per line. Requires Chromium, which
`Scripts/setup.sh browser` installs.

    Scripts/record-flexbox-fixtures.py                       records the fixtures
    Scripts/record-flexbox-fixtures.py --seed 7 --output X   records other trees in folder X; `make flexbox-differential`
                                                             also compares them with the engine

There are two kinds of trees. The themes `pairwise-…` contain small trees that together contain every pair of values of
any two properties of a container, of an item, or of both (a covering array of strength two); the other themes contain
random trees.

A browser calculates in 64ths of a pixel. To hide its rounding, every length is multiplied by SCALE for the browser, and
the resulting boxes are divided by it. Text is imitated by "words": inline blocks of known sizes that wrap like words.

The page is hidden until it has been parsed. Otherwise Chromium can lay out a part of a tree before the rest of it, which
sometimes changes the boxes.
"""
import argparse
import html
import itertools
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from layout_cases import FLEX_CASES  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/FlexboxTests/Fixtures"
SCALE = 256
BATCH = 250
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

THEMES = (
    "flexing", "limits", "alignment", "margins", "wrapping", "text", "percentages", "absolute", "directions",
    "aspect-ratio", "baselines", "contents", "everything", "keywords", "blocks",
)
KEYWORDS = ("min-content", "max-content", "fit-content", "stretch")
ARRAYS = 9

JUSTIFY = (
    "flex-start", "flex-end", "center", "space-between", "space-around", "space-evenly", "start", "end", "left", "right")
ALIGN = ("stretch", "flex-start", "flex-end", "center", "start", "end", "self-start", "self-end")
BLOCK_ALIGN = ("stretch", "center", "start", "end", "self-end", "flex-end", "safe center", "unsafe end")
ALIGN_CONTENT = ("stretch", "flex-start", "flex-end", "center", "space-between", "space-around", "space-evenly", "start", "end")
DIRECTIONS = ("row", "row", "column", "column", "row-reverse", "column-reverse")

# Properties that are not lengths.
UNSCALED = ("flex-grow", "flex-shrink", "order", "aspect-ratio")


class RandomTrees:
    """Generates random trees of one theme."""

    def __init__(self, theme, seed):
        self.theme = theme
        self.random = random.Random(f"{theme} {seed}")

    def chance(self, probability):
        return self.random.random() < probability

    def about(self, theme, usual, otherwise=0.05):
        """The probability of a property: `usual` in its own theme and in the mixed theme, otherwise small."""
        return self.chance(usual if self.theme in (theme, "everything") else otherwise)

    def points(self, low, high):
        return self.random.choice((self.random.randint(low, high), self.random.randint(low * 4, high * 4) / 4))

    def length(self, low, high, percent=0.0):
        if self.chance(percent):
            return f"{self.random.choice((0, 10, 20, 25, 33, 50, 75, 100))}%"
        return self.points(low, high)

    def tree(self):
        root = self.container(depth=0)
        as_root(root)
        root["width"] = self.random.randint(100, 500) if self.chance(0.8) else None
        root["height"] = self.random.randint(100, 400) if self.chance(0.6) else None
        return root

    def container(self, depth):
        node = self.node(depth)
        style = node["style"]
        if self.chance(0.7):
            style["flex-direction"] = self.random.choice(DIRECTIONS)
        if self.about("wrapping", 0.6, 0.1):
            style["flex-wrap"] = self.random.choice(("wrap", "wrap", "wrap-reverse"))
        if self.about("alignment", 0.6, 0.2):
            style["justify-content"] = self.random.choice(JUSTIFY)
        if self.about("alignment", 0.6, 0.2):
            style["align-items"] = self.random.choice(ALIGN)
        if "flex-wrap" in style and self.chance(0.5):
            style["align-content"] = self.random.choice(ALIGN_CONTENT)
        if self.chance(0.25):
            style["column-gap"] = self.length(1, 12, 0.2 if self.theme == "percentages" else 0)
        if self.chance(0.25):
            style["row-gap"] = self.length(1, 12, 0.2 if self.theme == "percentages" else 0)
        if self.about("baselines", 0.6, 0.0) and style.get("flex-direction", "row").startswith("row"):
            style["align-items"] = "baseline"
        if self.theme == "blocks" and self.chance(0.75):
            self.block(style)
        most = 5 if depth == 0 or self.theme == "wrapping" else 3
        node["children"] = [self.child(depth + 1) for _ in range(self.random.randint(1, most))]
        return node

    def child(self, depth):
        if depth < 4 and self.chance((0.6, 0.45, 0.3)[depth - 1]):
            return self.container(depth)
        node = self.node(depth)
        if node["style"].get("display") != "contents" and self.chance(
                0.75 if self.theme in ("text", "baselines") else 0.35):
            node["words"] = self.words()
        elif self.theme == "blocks" and self.chance(0.6):
            self.block(node["style"])
        return node

    def block(self, style):
        """Turns a node into a block container, half of them without what separates margins."""
        style["display"] = "block"
        if self.chance(0.5):
            for name in [name for name in style if name.startswith(("padding", "border")) or name.endswith("height")]:
                del style[name]
        if self.chance(0.15):
            style["justify-items"] = self.random.choice(BLOCK_ALIGN)
        # Browsers distinguish the initial value of `align-content` from `stretch`.
        style.pop("align-content", None)
        if self.chance(0.07):
            style["align-content"] = self.random.choice(ALIGN_CONTENT[1:])

    def words(self):
        return [
            [self.points(4, 40), self.random.choice((8, 10, 10, 12, 16))] for _ in range(self.random.randint(1, 6))]

    def node(self, depth):
        style = {}
        percent = 0.5 if self.theme == "percentages" else 0.15 if self.theme == "everything" else 0.0
        if self.chance(0.4):
            style["width"] = self.length(5, 150, percent)
        if self.chance(0.4):
            style["height"] = self.length(5, 120, percent)
        if self.about("flexing", 0.6, 0.3):
            style["flex-grow"] = self.random.choice((0, 0.25, 0.5, 1, 1, 2, 3))
        if self.about("flexing", 0.5, 0.2):
            style["flex-shrink"] = self.random.choice((0, 0, 0.5, 1, 2))
        if self.about("flexing", 0.4, 0.15):
            style["flex-basis"] = self.random.choice((0, "content", self.length(0, 120, percent)))
        for name, low, high in (
            ("min-width", 5, 80), ("max-width", 20, 160), ("min-height", 5, 60), ("max-height", 15, 120)):
            if self.about("limits", 0.25):
                style[name] = self.length(low, high, percent)
        if self.theme == "keywords":
            # Limits of the height by keywords are among the trees written by hand (layout_cases.py).
            for name in ("width", "height", "flex-basis", "min-width", "max-width"):
                if self.chance(0.3 if name in ("width", "height") else 0.1):
                    style[name] = self.random.choice(KEYWORDS)
        self.edges(style, percent)
        if self.theme == "blocks":
            for edge in ("top", "bottom"):
                if self.chance(0.5):
                    style[f"margin-{edge}"] = self.length(-15, 30, 0.1)
            if self.chance(0.15):
                style["justify-self"] = self.random.choice(BLOCK_ALIGN)
            if self.chance(0.1):
                style["position"] = "static"
        if self.about("alignment", 0.3):
            style["align-self"] = self.random.choice(ALIGN)
        if self.about("everything", 0.1, 0.02):
            style["order"] = self.random.choice((-1, 1, 2))
        if self.about("everything", 0.1, 0.03):
            style["overflow"] = self.random.choice(("hidden", "scroll"))
        if self.about("everything", 0.05, 0.02):
            style["display"] = "none"
        if self.about("contents", 0.25, 0.0):
            style["display"] = "contents"
        if self.about("everything", 0.15, 0.05):
            style["box-sizing"] = "content-box"
        if self.about("directions", 0.35, 0.0):
            style["direction"] = self.random.choice(("rtl", "ltr"))
        if self.theme == "aspect-ratio" and self.chance(0.3) or self.theme == "everything" and self.chance(0.06):
            style["aspect-ratio"] = self.random.choice((0.5, 1, 1.5, 2))
        if self.about("absolute", 0.35, 0.02):
            style["position"] = "absolute"
        elif self.about("absolute", 0.2, 0.02):
            style["position"] = "static"
        if self.about("absolute", 0.6, 0.03):
            for name in ("left", "right", "top", "bottom"):
                if self.chance(0.4):
                    style[name] = self.length(-10, 40, percent)
        return {"style": style}

    def edges(self, style, percent):
        inline = self.about("directions", 0.3, 0.0)
        for edge in ("top", "left", "bottom", "right"):
            name = {"left": "inline-start", "right": "inline-end"}.get(edge, edge) if inline else edge
            if self.about("margins", 0.4, 0.08):
                style[f"margin-{name}"] = "auto" if self.chance(0.3) else self.length(-4, 16, percent)
            if self.about("margins", 0.25, 0.08):
                style[f"padding-{name}"] = self.length(0, 14, percent)
            if self.about("margins", 0.15, 0.05):
                style[f"border-{name}"] = self.random.randint(1, 5)


# The values of the covering array. The first value of each property is omitted from the style.
CONTAINER = {
    "flex-direction": ("row", "column", "row-reverse", "column-reverse"),
    "flex-wrap": ("nowrap", "wrap", "wrap-reverse"),
    "justify-content": ("normal",) + JUSTIFY,
    "align-items": ("normal",) + ALIGN + ("baseline",),
    "align-content": ("normal",) + ALIGN_CONTENT,
    "column-gap": ("normal", "length", "percent"),
    "row-gap": ("normal", "length", "percent"),
    "width": ("auto", "length", "percent"),
    "height": ("auto", "length", "percent"),
    "limits": ("none", "min-height", "max-height", "max-width"),
    "padding": ("none", "left", "all", "percent"),
    "box-sizing": ("border-box", "content-box"),
    "direction": ("inherit", "rtl"),
    "parent": ("stretched row", "stretched column", "start row", "start column"),
    "siblings": ("boxes", "text", "none", "many"),
}
ITEM = {
    "display": ("flex", "none", "contents"),
    "position": ("relative", "static", "absolute"),
    "flex-grow": ("zero", "fraction", "one", "two"),
    "flex-shrink": ("one", "zero", "fraction", "two"),
    "flex-basis": ("auto", "content", "zero", "length", "percent"),
    "width": ("auto", "length", "percent"),
    "height": ("auto", "length", "percent"),
    "min-width": ("auto", "length", "percent"),
    "max-width": ("none", "length", "percent"),
    "min-height": ("auto", "length", "percent"),
    "max-height": ("none", "length", "percent"),
    "aspect-ratio": ("auto", "half", "two"),
    "margin-main": ("none", "start", "both", "negative", "percent", "auto start", "auto end", "auto both"),
    "margin-cross": ("none", "start", "both", "negative", "percent", "auto start", "auto end", "auto both"),
    "padding": ("none", "left", "all", "percent", "inline-start"),
    "border": ("none", "top", "all"),
    "horizontal-inset": ("auto", "left", "right", "both", "percent", "inline-start"),
    "vertical-inset": ("auto", "top", "bottom", "both", "percent"),
    "align-self": ("auto",) + ALIGN + ("baseline",),
    "order": ("zero", "last"),
    "overflow": ("visible", "hidden", "scroll"),
    "box-sizing": ("border-box", "content-box"),
    "direction": ("inherit", "rtl"),
    "content": ("none", "words", "row", "column", "wrapping row", "wrapping column"),
}


def covering_array(factors, generator):
    """Returns rows of values, one per factor, that contain every pair of values of two factors at least once.

    The algorithm is greedy: each row begins with an uncovered pair, then gets for each other factor the value that covers
    the most uncovered pairs, or the first value, which adds no property, if all pairs are covered.
    """
    names = list(factors)
    open_pairs = {
        frozenset(((a, x), (b, y)))
        for a, b in itertools.combinations(names, 2) for x in factors[a] for y in factors[b]}
    order = sorted(open_pairs, key=lambda pair: sorted(map(repr, pair)))
    generator.shuffle(order)
    rows = []
    while order:
        pair = order.pop()
        if pair not in open_pairs:
            continue
        row = dict(sorted(pair, key=repr))
        others = [name for name in names if name not in row]
        generator.shuffle(others)
        for name in others:
            def gain(value):
                return sum(frozenset(((name, value), chosen)) in open_pairs for chosen in row.items())
            values = list(factors[name])
            gains = [gain(value) for value in values]
            best = max(gains)
            if best == 0:
                row[name] = values[0] if generator.random() < 0.8 else generator.choice(values)
            else:
                row[name] = generator.choice([value for value, count in zip(values, gains) if count == best])
        rows.append(row)
        for a, b in itertools.combinations(row.items(), 2):
            open_pairs.discard(frozenset((a, b)))
    return rows


class PairwiseTrees:
    """Generates small trees from the rows of a covering array: a root, the container, the item and its siblings."""

    def __init__(self, seed):
        self.random = random.Random(f"pairwise {seed}")
        self.trees = RandomTrees("pairwise", f"numbers {seed}")

    def make(self):
        factors = {("container", name): values for name, values in CONTAINER.items()}
        factors |= {("item", name): values for name, values in ITEM.items()}
        for row in covering_array(factors, self.random):
            yield self.tree(
                {name: value for (kind, name), value in row.items() if kind == "container"},
                {name: value for (kind, name), value in row.items() if kind == "item"})

    def number(self, low, high):
        return self.trees.points(low, high)

    def percent(self, *values):
        return f"{self.random.choice(values or (10, 25, 33, 50, 75, 100))}%"

    def tree(self, container, item):
        parent = container.pop("parent")
        root = {"style": {}, "width": self.random.randint(150, 400), "height": self.random.randint(100, 300)}
        if "column" in parent:
            root["style"]["flex-direction"] = "column"
        if "start" in parent.split():
            root["style"]["align-items"] = "flex-start"
            if self.random.random() < 0.4:
                root["height"] = None
            if self.random.random() < 0.3:
                root["width"] = None
        is_row = container["flex-direction"].startswith("row")
        siblings = container.pop("siblings")
        children = [self.item(item, is_row)]
        for _ in range({"none": 0, "many": 4}.get(siblings, 2)):
            sibling = {"style": {}}
            if siblings == "text" or self.random.random() < 0.2:
                sibling["words"] = self.trees.words()
            else:
                sibling["style"] = {"width": self.number(10, 60), "height": self.number(10, 50)}
            if self.random.random() < 0.2:
                sibling["style"]["flex-grow"] = 1
            children.insert(self.random.randint(0, len(children)), sibling)
        root["children"] = [{"style": self.container(container), "children": children}]
        return root

    def container(self, values):
        style = self.plain(values, CONTAINER, ("column-gap", "row-gap", "width", "height", "limits", "padding"))
        for name in ("column-gap", "row-gap"):
            if values[name] != "normal":
                style[name] = self.number(1, 14) if values[name] == "length" else self.percent(5, 10)
        for name, low, high in (("width", 60, 260), ("height", 50, 200)):
            if values[name] != "auto":
                style[name] = self.number(low, high) if values[name] == "length" else self.percent()
        if values["limits"] != "none":
            style[values["limits"]] = self.number(60, 120)
        self.padding(style, values["padding"])
        return style

    def item(self, values, is_row):
        special = {
            name for name in ITEM
            if name not in ("display", "position", "align-self", "overflow", "box-sizing", "direction")}
        style = self.plain(values, ITEM, special)
        factors = {"fraction": 0.25, "zero": 0, "one": 1, "two": 2}
        for name in ("flex-grow", "flex-shrink"):
            if values[name] != ITEM[name][0]:
                style[name] = factors[values[name]]
        if values["flex-basis"] != "auto":
            style["flex-basis"] = {
                "content": "content", "zero": 0, "length": self.number(5, 90), "percent": self.percent()
            }[values["flex-basis"]]
        for name, low, high in (
                ("width", 10, 120), ("height", 10, 100), ("min-width", 10, 60), ("max-width", 20, 90),
                ("min-height", 10, 50), ("max-height", 20, 80)):
            if values[name] in ("length", "percent"):
                style[name] = self.number(low, high) if values[name] == "length" else self.percent()
        if values["aspect-ratio"] != "auto":
            style["aspect-ratio"] = {"half": 0.5, "two": 2}[values["aspect-ratio"]]
        horizontal, vertical = ("left", "right"), ("top", "bottom")
        self.margins(style, values["margin-main"], horizontal if is_row else vertical)
        self.margins(style, values["margin-cross"], vertical if is_row else horizontal)
        self.padding(style, values["padding"])
        if values["border"] != "none":
            for edge in ("top",) if values["border"] == "top" else ("top", "left", "bottom", "right"):
                style[f"border-{edge}"] = self.random.randint(1, 4)
        self.insets(style, values["horizontal-inset"], horizontal)
        self.insets(style, values["vertical-inset"], vertical)
        if values["order"] == "last":
            style["order"] = 1
        node = {"style": style}
        self.fill(node, values["content"])
        return node

    def plain(self, values, defaults, special):
        return {
            name: value for name, value in values.items() if name not in special and value != defaults[name][0]}

    def padding(self, style, kind):
        edges = {"left": ("left",), "inline-start": ("inline-start",)}.get(kind, ("left", "top", "right", "bottom"))
        for edge in edges if kind != "none" else ():
            style[f"padding-{edge}"] = self.percent(5, 10) if kind == "percent" else self.number(1, 10)

    def margins(self, style, kind, edges):
        if kind == "none":
            return
        chosen = edges if kind.endswith("both") else edges[1:] if kind.endswith("end") else edges[:1]
        for edge in chosen:
            value = self.number(1, 15)
            if kind.startswith("auto"):
                value = "auto"
            elif kind == "negative":
                value = -value
            elif kind == "percent":
                value = self.percent(5, 10, 20)
            style[f"margin-{edge}"] = value

    def insets(self, style, kind, edges):
        if kind == "auto":
            return
        for edge in edges if kind == "both" else edges[:1] if kind == "percent" else (kind,):
            name = "inset-inline-start" if edge == "inline-start" else edge
            style[name] = self.percent(10, 20, 25) if kind == "percent" else self.number(-10, 30)

    def fill(self, node, kind):
        if kind == "words" and node["style"].get("display") != "contents":
            node["words"] = self.trees.words()
        if kind in ("none", "words"):
            return
        if "column" in kind:
            node["style"]["flex-direction"] = "column"
        if "wrapping" in kind:
            node["style"]["flex-wrap"] = "wrap"
        node["children"] = []
        for _ in range(3):
            child = {"style": {}}
            if self.random.random() < 0.4:
                child["words"] = self.trees.words()
            else:
                child["style"] = {"width": self.number(5, 40), "height": self.number(5, 30)}
                if self.random.random() < 0.15:
                    child["style"]["height"] = self.percent()
                if self.random.random() < 0.15:
                    child["style"]["width"] = self.percent()
            node["children"].append(child)


def as_root(root):
    """Removes the properties from the style of a root that have no meaning for roots."""
    style = root["style"]
    for name in list(style):
        if name.startswith("margin") or name in ("left", "right", "top", "bottom", "position", "display", "direction"):
            del style[name]
    for name in ("align-self", "flex-grow", "flex-shrink", "flex-basis", "order", "aspect-ratio", "box-sizing"):
        style.pop(name, None)
    for name in ("width", "height", "min-width", "max-width", "min-height", "max-height"):
        style.pop(name, None)
    for name in [name for name, value in style.items() if str(value).endswith("%")]:
        del style[name]


# MARK: - The browser


def css_value(name, value):
    return value if isinstance(value, str) else f"{value}" if name in UNSCALED else f"{value * SCALE}px"


def css_of(node, root=False):
    style = node["style"]
    parts = []
    if "words" in node and style.get("display") != "none":
        parts.append("display:block")
    if root:
        parts.append("position:absolute;left:0;top:0")
        parts.append(f"width:{node['width'] * SCALE}px" if node["width"] is not None else "width:max-content")
        if node["height"] is not None:
            parts.append(f"height:{node['height'] * SCALE}px")
    for name, value in style.items():
        if name.startswith("border-"):
            name += "-width"
        parts.append(f"{name}:{css_value(name, value)}")
    return ";".join(parts)


def html_of(node, root=False):
    words = "".join(
        f'<i style="width:{width * SCALE}px;height:{height * SCALE}px"></i>' for width, height in node.get("words", ()))
    children = "".join(html_of(child) for child in node.get("children", ()))
    return f'<div style="{html.escape(css_of(node, root))}">{words}{children}</div>'


PAGE = """<!DOCTYPE html>
<style>
body { margin: 0; font-size: 0; line-height: 0 }
section { position: relative; width: 0; height: 0 }
div { display: flex; position: relative; box-sizing: border-box; border: 0 solid; scrollbar-width: none }
div[style*="--scrollbar"] { scrollbar-width: auto }
div::-webkit-scrollbar { width: var(--scrollbar); height: var(--scrollbar) }
i { display: inline-block }
</style>
<body hidden>%s
<script>
function boxes(element, parent) {
    const hasBox = element.getClientRects().length > 0;
    const rect = element.getBoundingClientRect();
    const origin = parent || rect;
    const box = hasBox ? [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height] : [0, 0, 0, 0];
    const children = [...element.children].filter(child => child.tagName == "DIV");
    return { box, children: children.map(child => boxes(child, hasBox ? rect : parent)) };
}
document.body.hidden = false;
const result = JSON.stringify([...document.querySelectorAll("section")].map(s => boxes(s.firstElementChild)));
document.body.innerHTML = "<pre>" + result + "</pre>";
</script>
"""


def lay_out(trees):
    """Returns the browser's boxes for the trees, from left to right and from right to left."""
    sections = "".join(
        f'<section dir="{direction}">{html_of(tree, root=True)}</section>' for tree in trees
        for direction in ("ltr", "rtl"))
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if not chromium:
        sys.exit("There is no Chromium here; install it, for example with: Scripts/setup.sh browser")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text(PAGE % sections, encoding="utf-8")
        command = [
            chromium, "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", "--dump-dom",
            path.as_uri()]
        dump = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout
    boxes = json.loads(dump.split("<pre>")[1].split("</pre>")[0])
    return list(zip(boxes[0::2], boxes[1::2]))


def short(number):
    number = round(number / SCALE, 3)
    return int(number) if number == int(number) else number


def recorded(node, ltr, rtl):
    """Returns the JSON form of a node: its CSS style and its boxes; those from right to left only where they differ."""
    result = {"style": ";".join(f"{name}:{value}" for name, value in node["style"].items())}
    for name in ("width", "height", "words"):
        if node.get(name) is not None:
            result[name] = node[name]
    result["ltr"] = [short(value) for value in ltr["box"]]
    rtl_box = [short(value) for value in rtl["box"]]
    if rtl_box != result["ltr"]:
        result["rtl"] = rtl_box
    if node.get("children"):
        result["children"] = [
            recorded(*child) for child in zip(node["children"], ltr["children"], rtl["children"])]
    return result


def write(folder, name, trees):
    """Lays trees out with the browser and writes them to a file."""
    lines = []
    for start in range(0, len(trees), BATCH):
        batch = trees[start:start + BATCH]
        for tree, (ltr, rtl) in zip(batch, lay_out(batch)):
            lines.append(json.dumps(recorded(tree, ltr, rtl), separators=(",", ":")))
    (folder / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{name}: {len(trees)} trees")


def record(description, folder, usual_count, usual_arrays, themes, random_trees, pairwise, cases={}):
    """Parses the command line, and records random trees of each theme, covering arrays and trees written by hand."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=usual_count, help="random trees per theme")
    parser.add_argument("--arrays", type=int, default=usual_arrays, help="number of covering arrays, each with other lengths")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=pathlib.Path, default=folder)
    parser.add_argument("--only", nargs="*", help="the themes and cases to record, or `pairwise`; all if omitted")
    arguments = parser.parse_args()

    def wanted(name):
        return not arguments.only or name in arguments.only

    arguments.output.mkdir(parents=True, exist_ok=True)
    for theme in filter(wanted, themes):
        seeds = range(arguments.seed * 100_000, arguments.seed * 100_000 + arguments.count)
        write(arguments.output, theme, [random_trees(theme, seed).tree() for seed in seeds])
    for array in range(arguments.arrays if wanted("pairwise") else 0):
        write(arguments.output, f"pairwise-{array + 1}", list(pairwise(f"{arguments.seed} {array}").make()))
    for name in filter(wanted, cases):
        write(arguments.output, name, list(cases[name]))


if __name__ == "__main__":
    record(__doc__, FIXTURES, 60, ARRAYS, THEMES, RandomTrees, PairwiseTrees, FLEX_CASES)
