#!/usr/bin/env python3
"""Records how a browser lays out grids, as fixtures for Tests/FlexboxTests.

Works like record-flexbox-fixtures.py and generates the same trees inside grids; the fixtures are in
Tests/FlexboxTests/Fixtures/Grid.

    Scripts/record-grid-fixtures.py                       records the fixtures
    Scripts/record-grid-fixtures.py --seed 7 --output X   records other trees in folder X; `make grid-differential` also
                                                          compares them with the engine

Lengths in track lists are written with a `p`, as in `minmax(20p,1fr)`, because they are multiplied for the browser.
"""
import importlib.util
import pathlib
import random
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def flexbox():
    """Loads record-flexbox-fixtures.py, whose file name is not a valid module name."""
    spec = importlib.util.spec_from_file_location("flexbox", FOLDER / "record-flexbox-fixtures.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


flex = flexbox()
sys.path.insert(0, str(FOLDER))
from layout_cases import CASES  # noqa: E402
FIXTURES = flex.FIXTURES / "Grid"
THEMES = (
    "tracks", "fractions", "spans", "placement", "dense", "repeats", "gaps", "alignment", "margins", "limits",
    "percentages", "text", "baselines", "absolute", "aspect-ratio", "nested", "everything", "keywords",
    "subgrids",
)
ARRAYS = 2

ALIGN = ("stretch", "start", "end", "center", "flex-start", "flex-end", "self-start", "self-end", "baseline")
JUSTIFY_ITEMS = tuple(value for value in ALIGN if value != "baseline")
CONTENT = (
    "stretch", "start", "end", "center", "flex-start", "flex-end", "space-between", "space-around", "space-evenly")
FLOWS = ("row", "column", "row dense", "column dense")

plain_css_value = flex.css_value


def css_value(name, value):
    """Returns a CSS value with the lengths in track lists multiplied by SCALE."""
    if isinstance(value, str) and name.startswith("grid-"):
        return re.sub(r"(-?[\d.]+)p\b", lambda match: f"{float(match[1]) * flex.SCALE}px", value)
    return plain_css_value(name, value)


flex.css_value = css_value


class GridTrees(flex.RandomTrees):
    """Generates random trees of one theme that contain grids."""

    def tree(self):
        root = self.grid(depth=0)
        flex.as_root(root)
        root["style"]["display"] = "grid"
        root["width"] = self.random.randint(100, 500) if self.chance(0.75) else None
        root["height"] = self.random.randint(100, 400) if self.chance(0.5) else None
        return root

    # MARK: Nodes

    def grid(self, depth):
        node = self.node(depth)
        style = node["style"]
        style["display"] = "grid"
        self.tracks(style)
        self.content_alignment(style)
        for name in ("column-gap", "row-gap"):
            if self.about("gaps", 0.7, 0.3):
                style[name] = self.length(1, 12, 0.3 if self.theme in ("gaps", "percentages") else 0)
        for axis, gap in (("columns", "column-gap"), ("rows", "row-gap")):
            template = style.get(f"grid-template-{axis}", "")
            if "auto-f" in template and "%" in template:
                # Without a gap, browsers repeat a track of unknown size for every pixel, and pixels are scaled.
                style.setdefault(gap, 4)
        most = 9 if depth == 0 else 4
        node["children"] = [self.child(depth + 1) for _ in range(self.random.randint(1, most))]
        for child in node["children"]:
            self.place(child["style"])
        if self.theme == "subgrids":
            self.name_lines(style)
            node["children"].insert(self.random.randint(0, len(node["children"])), self.subgrid(depth + 1))
        return node

    # MARK: Subgrids

    def name_lines(self, style):
        for axis in ("columns", "rows"):
            template = style.get(f"grid-template-{axis}")
            if template and "repeat" not in template and self.chance(0.3):
                tracks = re.findall(r"[a-z-]+\([^)]*\)|[^ ]+", template)
                style[f"grid-template-{axis}"] = " ".join(
                    f"[{self.random.choice('abc')}] {track}" if self.chance(0.6) else track for track in tracks)

    def subgrid(self, depth):
        """Returns a grid that takes over the tracks of its parent in one axis or in both."""
        node = self.grid_without_children(depth)
        style = node["style"]
        axes = self.random.choice((("columns",), ("columns",), ("rows",), ("columns", "rows"), ("columns", "rows")))
        for axis in ("columns", "rows"):
            edge = "column" if axis == "columns" else "row"
            for side in ("start", "end"):
                style.pop(f"grid-{edge}-{side}", None)
            if self.chance(0.4):
                style[f"grid-{edge}-start"] = str(self.random.randint(1, 3))
            if self.chance(0.85):
                style[f"grid-{edge}-end"] = f"span {self.random.choice((1, 2, 2, 3, 4))}"
            if axis in axes:
                names = "".join(f" [{self.random.choice('abc')}]" for _ in range(self.random.randint(1, 4)))
                style[f"grid-template-{axis}"] = "subgrid" + (names if self.chance(0.3) else "")
            # Percentages and automatic repetitions refer to a size that browsers determine in another order.
            if "auto-f" in style.get(f"grid-template-{axis}", ""):
                del style[f"grid-template-{axis}"]
            for name in (f"grid-template-{axis}", f"grid-auto-{axis}"):
                if "%" in style.get(name, ""):
                    style[name] = style[name].replace("%", "p")
        for side in ("top", "left", "bottom", "right"):
            if self.chance(0.3):
                style[f"{self.random.choice(('padding', 'margin'))}-{side}"] = self.points(1, 12)
        # Percentages of gaps refer to a size that browsers determine in another order.
        for name in ("column-gap", "row-gap"):
            style.pop(name, None)
            if self.chance(0.35):
                style[name] = self.points(0, 14)
        if self.chance(0.15):
            style["direction"] = self.random.choice(("rtl", "ltr"))
        node["children"] = [self.item_of_subgrid(depth + 1) for _ in range(self.random.randint(0, 5))]
        for child in node["children"]:
            self.place(child["style"])
            for axis in axes:
                self.place_inside(child["style"], style, "column" if axis == "columns" else "row")
        return node

    def place_inside(self, style, subgrid, axis):
        """Places an item between the lines of a subgrid: beside items outside, browsers place others in their own way."""
        count = int(subgrid.get(f"grid-{axis}-end", "span 1").split()[-1])
        style.pop(f"grid-{axis}-start", None)
        style.pop(f"grid-{axis}-end", None)
        start = self.random.randint(1, count)
        if self.chance(0.3):
            style[f"grid-{axis}-start"] = str(start)
        if self.chance(0.3):
            style[f"grid-{axis}-end"] = f"span {self.random.randint(1, count - start + 1)}"

    def grid_without_children(self, depth):
        node = self.node(depth)
        style = node["style"]
        style["display"] = "grid"
        for name in ("aspect-ratio", "position", "box-sizing"):
            style.pop(name, None)
        self.tracks(style)
        self.content_alignment(style)
        return node

    def item_of_subgrid(self, depth):
        if depth < 4 and self.chance(0.25):
            return self.subgrid(depth)
        node = self.node(depth)
        if self.chance(0.6):
            node["words"] = self.words()
        if self.chance(0.2):
            node["style"]["align-self"] = "baseline"
        return node

    def child(self, depth):
        if depth < 3 and self.chance(0.45 if self.theme in ("nested", "everything") else 0.12):
            return self.grid(depth) if self.chance(0.6) else self.flexible(depth)
        node = self.node(depth)
        if node["style"].get("display") != "contents" and self.chance(
                0.85 if self.theme in ("text", "baselines", "tracks", "spans", "fractions") else 0.5):
            node["words"] = self.words()
        elif node["style"].get("display") == "contents":
            del node["style"]["display"]
        return node

    def flexible(self, depth):
        node = self.node(depth)
        style = node["style"]
        style.pop("display", None)
        if self.chance(0.5):
            style["flex-direction"] = self.random.choice(flex.DIRECTIONS)
        if self.chance(0.25):
            style["flex-wrap"] = "wrap"
        if self.chance(0.3):
            style["align-items"] = self.random.choice(("stretch", "center", "flex-end"))
        node["children"] = [self.child(depth + 1) for _ in range(self.random.randint(1, 3))]
        return node

    def node(self, depth):
        node = super().node(depth)
        style = node["style"]
        for name in ("flex-grow", "flex-shrink", "flex-basis"):
            if self.chance(0.7):
                style.pop(name, None)
        if self.about("alignment", 0.4, 0.05):
            style["justify-self"] = self.random.choice(JUSTIFY_ITEMS)
        for name in ("width", "height"):
            if depth and self.theme in ("fractions", "alignment") and self.chance(0.4):
                style.pop(name, None)
        if style.get("position") == "absolute" and "left" in style and "right" in style:
            style.pop("justify-self", None)
        if style.get("position") == "absolute" and "top" in style and "bottom" in style:
            style.pop("align-self", None)
        if self.about("baselines", 0.4, 0.03):
            style["align-self"] = "baseline"
        return node

    def content_alignment(self, style):
        style.pop("flex-direction", None)
        for name, values in (("justify-content", CONTENT), ("align-content", CONTENT)):
            if self.about("alignment", 0.6, 0.12):
                style[name] = self.random.choice(values)
        for name, values in (("justify-items", JUSTIFY_ITEMS), ("align-items", ALIGN)):
            if self.about("alignment", 0.5, 0.12):
                style[name] = self.random.choice(values)

    # MARK: Tracks

    def tracks(self, style):
        for name, most in (("grid-template-columns", 5), ("grid-template-rows", 4)):
            if self.chance(0.85 if "columns" in name else 0.6):
                style[name] = self.track_list(most)
        for name in ("grid-auto-columns", "grid-auto-rows"):
            if self.about("placement", 0.4, 0.12):
                style[name] = " ".join(self.track() for _ in range(self.random.randint(1, 3)))
        if self.theme == "dense":
            style["grid-auto-flow"] = self.random.choice(("row dense", "column dense"))
        elif self.about("placement", 0.5, 0.12):
            style["grid-auto-flow"] = self.random.choice(FLOWS)

    def track_list(self, most):
        parts = [self.track() for _ in range(self.random.randint(1, most))]
        if self.about("repeats", 0.5, 0.04):
            parts = [self.fixed_track() for _ in range(self.random.randint(0, 2))]
            repeated = " ".join(self.fixed_track() for _ in range(self.random.randint(1, 2)))
            kind = self.random.choice(("auto-fill", "auto-fit"))
            parts.insert(self.random.randint(0, len(parts)), f"repeat({kind},{repeated})")
        elif self.about("repeats", 0.4, 0.06):
            repeated = " ".join(self.track() for _ in range(self.random.randint(1, 2)))
            parts.insert(self.random.randint(0, len(parts)), f"repeat({self.random.randint(1, 3)},{repeated})")
        return " ".join(parts)

    def breadth(self, low=5, high=100):
        if self.chance(0.5 if self.theme == "percentages" else 0.1):
            return f"{self.random.choice((10, 20, 25, 33, 50, 75))}%"
        return f"{self.points(low, high)}p"

    def fraction(self):
        return f"{self.random.choice((1, 1, 1, 2, 3, 0.5, 0.25, 1.5, 0))}fr"

    def track(self):
        if self.theme == "fractions" and self.chance(0.5):
            return self.fraction()
        kind = self.random.random()
        if kind < 0.22:
            return self.breadth()
        if kind < 0.42:
            return "auto"
        if kind < 0.58:
            return self.fraction()
        if kind < 0.68:
            return self.random.choice(("min-content", "max-content"))
        if kind < 0.76:
            return f"fit-content({self.breadth(10, 120)})"
        least = self.random.choice((self.breadth(0, 60), self.breadth(0, 60), "auto", "min-content", "max-content"))
        most = self.random.choice((
            self.breadth(20, 120), self.breadth(20, 120), self.fraction(), "auto", "min-content", "max-content"))
        return f"minmax({least},{most})"

    def fixed_track(self):
        """Returns a track that is valid beside an automatic repetition."""
        kind = self.random.random()
        if kind < 0.5:
            return self.breadth(10, 80)
        if kind < 0.75:
            return f"minmax({self.breadth(10, 60)},{self.random.choice(('1fr', 'auto', 'max-content'))})"
        return f"minmax({self.random.choice(('auto', 'min-content'))},{self.breadth(20, 80)})"

    # MARK: Placement

    def place(self, style):
        usual = {"placement": 0.6, "dense": 0.35, "absolute": 0.4, "everything": 0.35, "spans": 0.3}
        chance = usual.get(self.theme, 0.12)
        for axis in ("column", "row"):
            if self.theme == "spans" and self.chance(0.5) or self.theme == "dense" and self.chance(0.3):
                style[f"grid-{axis}-{self.random.choice(('start', 'end'))}"] = f"span {self.random.randint(2, 3)}"
            if self.chance(chance):
                style[f"grid-{axis}-start"] = self.line()
            if self.chance(chance * 0.7):
                style[f"grid-{axis}-end"] = self.line()

    def line(self):
        kind = self.random.random()
        if kind < 0.3:
            return f"span {self.random.choice((1, 2, 2, 3, 4))}"
        if kind < 0.8:
            return str(self.random.choice((1, 1, 2, 2, 3, 3, 4, 5, 6)))
        return str(self.random.choice((-1, -1, -2, -3, -4, -6)))


# The values of the covering array. The first value of each property is omitted from the style.
TRACKS = (
    "none", "points", "percent", "auto", "fractions", "small fractions", "minmax", "minmax fraction", "min-content",
    "max-content", "fit-content", "mixed", "auto-fill", "auto-fit")
SIZES = ("none", "points", "percent", "fraction", "auto minmax", "several")
CONTAINER = {
    "grid-template-columns": TRACKS,
    "grid-template-rows": TRACKS,
    "grid-auto-columns": SIZES,
    "grid-auto-rows": SIZES,
    "grid-auto-flow": FLOWS,
    "justify-items": ("normal",) + JUSTIFY_ITEMS,
    "align-items": ("normal",) + ALIGN,
    "justify-content": ("normal",) + CONTENT,
    "align-content": ("normal",) + CONTENT,
    "column-gap": ("normal", "length", "percent"),
    "row-gap": ("normal", "length", "percent"),
    "width": ("auto", "length", "percent"),
    "height": ("auto", "length", "percent"),
    "limits": ("none", "min-height", "max-height", "min-width", "max-width"),
    "padding": ("none", "all", "percent"),
    "direction": ("inherit", "rtl"),
    "parent": ("stretched row", "stretched column", "start row", "start column", "grid", "start grid"),
    "siblings": ("text", "boxes", "none", "many", "placed"),
}
LINES = ("auto", "first", "second", "fourth", "last", "before", "span 2", "span 3")
ITEM = {
    "grid-column-start": LINES,
    "grid-column-end": LINES,
    "grid-row-start": LINES,
    "grid-row-end": LINES,
    "justify-self": ("auto",) + JUSTIFY_ITEMS,
    "align-self": ("auto",) + ALIGN,
    "position": ("relative", "static", "absolute"),
    "width": ("auto", "length", "percent"),
    "height": ("auto", "length", "percent"),
    "min-width": ("auto", "length", "percent", "zero"),
    "max-width": ("none", "length", "percent"),
    "min-height": ("auto", "length", "percent", "zero"),
    "max-height": ("none", "length", "percent"),
    "aspect-ratio": ("auto", "half", "two"),
    "horizontal-margin": ("none", "start", "both", "negative", "percent", "auto start", "auto end", "auto both"),
    "vertical-margin": ("none", "start", "both", "negative", "percent", "auto start", "auto end", "auto both"),
    "padding": ("none", "left", "all", "percent", "inline-start"),
    "border": ("none", "top", "all"),
    "horizontal-inset": ("auto", "left", "right", "percent", "inline-start"),
    "vertical-inset": ("auto", "top", "bottom", "percent"),
    "order": ("zero", "last"),
    "overflow": ("visible", "hidden"),
    "box-sizing": ("border-box", "content-box"),
    "direction": ("inherit", "rtl"),
    "content": ("words", "none", "row", "column", "grid", "fraction grid"),
}


class PairwiseGrids(flex.PairwiseTrees):
    """Generates small trees from the rows of a covering array: a root, the grid, the item and its siblings."""

    def __init__(self, seed):
        super().__init__(f"grid {seed}")
        self.grids = GridTrees("pairwise", f"grid numbers {seed}")

    def make(self):
        factors = {("container", name): values for name, values in CONTAINER.items()}
        factors |= {("item", name): values for name, values in ITEM.items()}
        for row in flex.covering_array(factors, self.random):
            yield self.tree(
                {name: value for (kind, name), value in row.items() if kind == "container"},
                {name: value for (kind, name), value in row.items() if kind == "item"})

    def tree(self, container, item):
        parent = container.pop("parent")
        root = {"style": {}, "width": self.random.randint(150, 400), "height": self.random.randint(100, 300)}
        if "grid" in parent:
            root["style"]["display"] = "grid"
        if "column" in parent:
            root["style"]["flex-direction"] = "column"
        if "start" in parent.split():
            root["style"]["align-items"] = "start"
            if "grid" in parent:
                root["style"]["justify-items"] = "start"
            if self.random.random() < 0.4:
                root["height"] = None
            if self.random.random() < 0.3:
                root["width"] = None
        siblings = container.pop("siblings")
        children = [self.item(item, True)]
        for _ in range({"none": 0, "many": 6}.get(siblings, 3)):
            sibling = {"style": {}}
            if siblings == "text" or self.random.random() < 0.3:
                sibling["words"] = self.trees.words()
            else:
                sibling["style"] = {"width": self.number(10, 60), "height": self.number(10, 50)}
            if siblings == "placed":
                for axis in ("column", "row"):
                    if self.random.random() < 0.5:
                        sibling["style"][f"grid-{axis}-{self.random.choice(('start', 'end'))}"] = self.grids.line()
            children.insert(self.random.randint(0, len(children)), sibling)
        root["children"] = [{"style": self.container(container), "children": children}]
        return root

    def container(self, values):
        style = super().container(values | {"box-sizing": "border-box"})
        for name in ("box-sizing", "flex-direction", "flex-wrap"):
            style.pop(name, None)
        style["display"] = "grid"
        for name in ("grid-template-columns", "grid-template-rows"):
            style.pop(name, None)
            if values[name] != "none":
                style[name] = self.template(values[name])
        for name in ("grid-auto-columns", "grid-auto-rows"):
            style.pop(name, None)
            if values[name] != "none":
                style[name] = self.sizes(values[name])
        if values["grid-auto-flow"] == "row":
            style.pop("grid-auto-flow", None)
        return style

    def plain(self, values, defaults, special):
        own, special = (CONTAINER, special) if defaults is flex.CONTAINER else (ITEM, ITEM_SPECIAL)
        return super().plain({name: value for name, value in values.items() if name in own}, own, special)

    def points(self, low=10, high=80):
        return f"{self.number(low, high)}p"

    def template(self, kind):
        count = self.random.randint(2, 4)
        def several(make):
            return " ".join(make() for _ in range(count))
        if kind == "mixed":
            return several(self.grids.track)
        if kind in ("auto-fill", "auto-fit"):
            return f"repeat({kind},{self.grids.fixed_track()})" + (f" {self.points()}" if count == 3 else "")
        return several({
            "points": self.points,
            "percent": lambda: self.percent(10, 20, 25, 33, 50),
            "auto": lambda: "auto",
            "fractions": lambda: f"{self.random.randint(1, 3)}fr",
            "small fractions": lambda: f"{self.random.choice((0, 0.1, 0.2, 0.25))}fr",
            "minmax": lambda: f"minmax({self.points(5, 40)},{self.points(30, 90)})",
            "minmax fraction": lambda: f"minmax({self.points(5, 60)},{self.random.choice((0.5, 1, 2))}fr)",
            "min-content": lambda: "min-content",
            "max-content": lambda: "max-content",
            "fit-content": lambda: f"fit-content({self.points(20, 120)})",
        }[kind])

    def sizes(self, kind):
        return {
            "points": self.points(),
            "percent": self.percent(10, 20, 25),
            "fraction": f"{self.random.choice((0.5, 1, 2))}fr",
            "auto minmax": f"minmax(auto,{self.points()})",
            "several": f"{self.points()} auto {self.points()}",
        }[kind]

    def item(self, values, is_row):
        margins = {"margin-main": values["horizontal-margin"], "margin-cross": values["vertical-margin"]}
        flexible = {"flex-grow": "zero", "flex-shrink": "one", "flex-basis": "auto"}
        zeros = [name for name in ("min-width", "min-height") if values[name] == "zero"]
        node = super().item(values | margins | flexible, True)
        style = node["style"]
        for name in zeros:
            style[name] = 0
        numbers = {"first": "1", "second": "2", "fourth": "4", "last": "-1", "before": "-5"}
        for name in ("grid-column-start", "grid-column-end", "grid-row-start", "grid-row-end"):
            if values[name] != "auto":
                style[name] = numbers.get(values[name], values[name])
        return node

    def fill(self, node, kind):
        if "grid" not in kind:
            return super().fill(node, kind)
        super().fill(node, "row")
        node["style"]["display"] = "grid"
        node["style"]["grid-template-columns"] = "1fr 2fr" if kind == "fraction grid" else f"auto {self.points(5, 30)}"


ITEM_SPECIAL = {
    name for name in ITEM if name not in ("justify-self", "align-self", "position", "overflow", "box-sizing", "direction")}


if __name__ == "__main__":
    flex.record(__doc__, FIXTURES, 24, ARRAYS, THEMES, GridTrees, PairwiseGrids, CASES)
