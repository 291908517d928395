#!/usr/bin/env python3
"""Records how a browser lays out random flexbox trees, as fixtures for Tests/FlexboxTests.

Generates trees from fixed seeds, lets headless Chromium lay them out, and writes style and resulting boxes to
Tests/FlexboxTests/Fixtures/<theme>.json, one tree a line. Needs Chromium (apt-get install chromium).

    Scripts/record-flexbox-fixtures.py                       records the fixtures again
    Scripts/record-flexbox-fixtures.py --seed 7 --output X   records other trees into folder X, for a longer comparison:
                                                             FLEXBOX_FIXTURES=X swift test --filter FlexboxTests

A browser calculates in 64ths of a pixel. So that its rounding does not show, every length is multiplied by SCALE on the
way in and divided on the way out. Text is imitated by "words": inline blocks of known sizes that wrap like words.
"""
import argparse
import html
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/FlexboxTests/Fixtures"
SCALE = 32

THEMES = (
    "flexing", "limits", "alignment", "margins", "wrapping", "text", "percentages", "absolute", "right-to-left",
    "aspect-ratio", "baselines", "everything",
)
JUSTIFY = ("flex-start", "flex-end", "center", "space-between", "space-around", "space-evenly", "start", "end")
ALIGN = ("stretch", "flex-start", "flex-end", "center", "start", "end")
ALIGN_CONTENT = ("stretch",) + JUSTIFY
DIRECTIONS = ("row", "row", "column", "column", "row-reverse", "column-reverse")


class Generator:
    """Makes random trees of one theme."""

    def __init__(self, theme, seed):
        self.theme = theme
        self.random = random.Random(f"{theme} {seed}")

    def chance(self, probability):
        return self.random.random() < probability

    def about(self, theme, usual, otherwise=0.05):
        """The chance of a property: `usual` in its own theme and where everything is mixed, else small."""
        return self.chance(usual if self.theme in (theme, "everything") else otherwise)

    def points(self, low, high):
        return self.random.choice((self.random.randint(low, high), self.random.randint(low * 4, high * 4) / 4))

    def length(self, low, high, percent=0.0):
        if self.chance(percent):
            return f"{self.random.choice((0, 10, 20, 25, 33, 50, 75, 100))}%"
        return self.points(low, high)

    def tree(self):
        root = self.container(depth=0)
        style = root["style"]
        for name in list(style):
            if name.startswith("margin") or name in ("left", "right", "top", "bottom", "position"):
                del style[name]
        for name in ("align-self", "flex-grow", "flex-shrink", "flex-basis", "order", "aspect-ratio", "box-sizing"):
            style.pop(name, None)
        for name in ("width", "height", "min-width", "max-width", "min-height", "max-height"):
            style.pop(name, None)
        for name in [name for name, value in style.items() if str(value).endswith("%")]:
            del style[name]
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
            style["row-gap"] = self.length(1, 12)
        if self.about("right-to-left", 0.4, 0.0):
            style["direction"] = self.random.choice(("rtl", "rtl", "ltr"))
        most = 6 if depth == 0 or self.theme == "wrapping" else 4
        if self.about("baselines", 0.6, 0.0) and style.get("flex-direction", "row").startswith("row"):
            style["align-items"] = "baseline"
        node["children"] = [self.child(depth + 1) for _ in range(self.random.randint(1, most))]
        return node

    def child(self, depth):
        if depth < 4 and self.chance((0.7, 0.5, 0.35, 0.25)[depth - 1]):
            return self.container(depth)
        node = self.node(depth)
        if self.chance(0.75 if self.theme in ("text", "baselines") else 0.35):
            node["words"] = [
                [self.points(4, 40), self.random.choice((8, 10, 10, 12, 16))]
                for _ in range(self.random.randint(1, 8))]
        return node

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
        self.edges(style, percent)
        if self.about("alignment", 0.3):
            style["align-self"] = self.random.choice(ALIGN)
        if self.about("everything", 0.1, 0.02):
            style["order"] = self.random.choice((-1, 1, 2))
        if self.about("everything", 0.1, 0.03):
            style["overflow"] = "hidden"
        if self.about("everything", 0.05, 0.02):
            style["display"] = "none"
        if self.about("everything", 0.15, 0.05):
            style["box-sizing"] = "content-box"
        if self.theme == "aspect-ratio" and self.chance(0.3):
            style["aspect-ratio"] = self.random.choice((0.5, 1, 1.5, 2))
        if self.about("absolute", 0.35, 0.02):
            style["position"] = "absolute"
        elif self.about("absolute", 0.2, 0.02):
            style["position"] = "static"
        if self.about("absolute", 0.6, 0.03):
            for name in ("left", "right", "top", "bottom"):
                if self.chance(0.4):
                    style[name] = self.length(-10, 40, percent)
        if style.get("position") == "absolute" and "top" in style and "bottom" in style:
            style.pop("align-self", None)  # Would align the box between its insets, which is not part of flex layout.
        return node_of(style)

    def edges(self, style, percent):
        for edge in ("top", "left", "bottom", "right"):
            if self.about("margins", 0.4, 0.08):
                style[f"margin-{edge}"] = "auto" if self.chance(0.3) else self.length(-4, 16, percent)
            if self.about("margins", 0.25, 0.08):
                style[f"padding-{edge}"] = self.length(0, 14, percent)
            if self.about("margins", 0.15, 0.05):
                style[f"border-{edge}"] = self.random.randint(1, 5)


def node_of(style):
    return {"style": style}


def css_value(name, value):
    if isinstance(value, str):
        return value
    unscaled = ("flex-grow", "flex-shrink", "order", "aspect-ratio")
    return f"{value}" if name in unscaled else f"{value * SCALE}px"


def css_of(node, root=False):
    style = dict(node["style"])
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
        if value == "static":  # Here every node is the containing block of its absolute children.
            parts.append("will-change:transform")
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
div { display: flex; position: relative; box-sizing: border-box; border: 0 solid }
i { display: inline-block }
</style>
<body>%s
<script>
function boxes(element, parent) {
    const rect = element.getBoundingClientRect();
    const isHidden = getComputedStyle(element).display == "none";
    const origin = parent || rect;
    const box = isHidden ? [0, 0, 0, 0] : [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height];
    const children = [...element.children].filter(child => child.tagName == "DIV");
    return { box, children: children.map(child => boxes(child, rect)) };
}
const result = JSON.stringify([...document.querySelectorAll("section")].map(s => boxes(s.firstElementChild)));
document.body.innerHTML = "<pre>" + result + "</pre>";
</script>
"""


def lay_out(trees):
    """The boxes that the browser gives to the trees."""
    page = PAGE % "".join(f"<section>{html_of(tree, root=True)}</section>" for tree in trees)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not chromium:
        sys.exit("There is no Chromium here; install it, for example with: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text(page, encoding="utf-8")
        command = [
            chromium, "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", "--dump-dom",
            path.as_uri()]
        dump = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout
    return json.loads(dump.split("<pre>")[1].split("</pre>")[0])


def merge(node, boxes):
    """Writes the boxes into the tree."""
    node["box"] = [round(value / SCALE, 4) for value in boxes["box"]]
    for child, child_boxes in zip(node.get("children", ()), boxes["children"]):
        merge(child, child_boxes)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=20, help="trees per theme")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=pathlib.Path, default=FIXTURES)
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        seeds = range(arguments.seed * 100_000, arguments.seed * 100_000 + arguments.count)
        trees = [Generator(theme, seed).tree() for seed in seeds]
        for tree, boxes in zip(trees, lay_out(trees)):
            merge(tree, boxes)
        lines = ",\n".join(json.dumps(tree, separators=(",", ":")) for tree in trees)
        (arguments.output / f"{theme}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"{theme}: {len(trees)} trees")


if __name__ == "__main__":
    main()
