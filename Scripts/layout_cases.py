"""Trees written by hand, which record-grid-fixtures.py and record-flexbox-fixtures.py record in addition to random ones.

`CASES` and `FLEX_CASES` contain the trees of each fixture file. They reproduce faults that random trees rarely find, and cover properties
that random trees do not have. Lengths are in points; in track lists they are written with a `p`.
"""


def node(style="", *children, words=None):
    """Returns a tree with a style in CSS, and children or words."""
    properties = {}
    for declaration in filter(None, style.split(";")):
        name, value = declaration.split(":")
        properties[name] = value if name.startswith("grid-") else number(value)
    result = {"style": properties}
    if words:
        result["words"] = words
    if children:
        result["children"] = list(children)
    return result


def number(text):
    try:
        return float(text) if "." in text else int(text)
    except ValueError:
        return text


def root(width, height, style, *children):
    """Returns the root of a tree for an available width and height, or `None`."""
    return node(style, *children) | {"width": width, "height": height}


def text(style=""):
    return node(style, words=[[20, 10], [40, 10]])


def baselines():
    """Items on a baseline whose height is a percentage of their area."""
    for height in ("height:50%", "min-height:50%", "max-height:10%", "height:20"):
        for rows in ("60p", "auto", "1fr", "minmax(0p,1fr)", "60p 40p"):
            for total in (None, 100):
                yield root(
                    100, total, f"display:grid;grid-template-columns:50p 50p;grid-template-rows:{rows}",
                    node(f"align-self:baseline;{height}"), node("align-self:baseline;height:20"),
                    text(f"align-self:baseline;{height}"), node("align-self:baseline;height:25"))


def limited_heights():
    """Grids of limited height, whose rows cannot refer to the height that the parent gives them."""
    rows = ("minmax(20p,40p)", "minmax(20p,40p) minmax(10p,60p)", "1fr 2fr", "repeat(auto-fill,20p)", "auto 50%")
    for parent in ("flex-direction:column", "flex-direction:row", "display:grid", "display:grid;align-items:start"):
        for limit in ("max-height:30", "max-height:70;min-height:10", "min-height:50"):
            for template in rows:
                yield root(
                    100, None, parent,
                    node(f"display:grid;grid-template-rows:{template};{limit}", node("", words=[[10, 8]]), node()))


def repetitions():
    """Automatic repetitions of percentages in grids of unknown width."""
    for track in ("25%", "minmax(min-content,25%)", "minmax(25%,auto)", "minmax(10p,25%)", "50% 10p", "20p"):
        for limit in ("min-width:100", "min-width:60;max-width:100", "max-width:200", "min-width:0"):
            for gap in (0, 4):
                # Without a gap, browsers repeat a track of unknown size for every pixel, and pixels are scaled.
                if "min" not in limit and "%" in track:
                    continue
                yield root(
                    300, None, "display:grid;justify-items:start",
                    node(
                        f"display:grid;grid-template-columns:repeat(auto-fill,{track}) 30p;{limit};column-gap:{gap}",
                        node("", words=[[11, 5]])))


def collapsed_tracks():
    """Items that span tracks of `auto-fit`, and absolutely positioned children at their lines."""
    for gap in (0, 5):
        for template in ("repeat(auto-fit,20p)", "30p repeat(auto-fit,20p)", "repeat(auto-fit,minmax(10p,1fr)) 30p"):
            for place in ("1;grid-column-end:span 2", "2", "3;grid-column-end:5", "span 2;grid-column-end:-1"):
                for justify in ("start", "end"):
                    absolutes = [
                        node(f"position:absolute;left:0;right:0;grid-column-{edge}:{line}")
                        for line in (1, 2, 3, 5, -1) for edge in ("start", "end")]
                    yield root(
                        120, 20,
                        f"display:grid;grid-template-columns:{template};column-gap:{gap};justify-content:{justify}",
                        text(f"grid-column-start:{place}"), *absolutes)


def insets():
    """Absolutely positioned children whose insets exceed their containing block."""
    places = ((4, 5), (40, 50), (-10, 90), (90, -10), (-10, 40))
    alignments = ("start", "end", "center", "self-end", "baseline", "stretch")
    for align in ("normal",) + alignments:
        own = "" if align == "normal" else f";align-self:{align}"
        for display in ("display:grid;grid-template-rows:20p 30p;padding-top:7", "padding-bottom:9"):
            for line in ("auto", "1", "2") if "grid" in display else ("auto",):
                area = f";grid-row-start:{line};grid-row-end:span 1"
                yield root(100, 80, display, *[
                    node(f"position:absolute;left:0;width:20;height:{height};top:{top};bottom:{bottom}{own}{area}")
                    for top, bottom in places for height in (30, 100)])
        if align not in ("baseline",):
            own = own.replace("align", "justify")
            yield root(80, 80, "display:grid", *[
                node(f"position:absolute;top:0;height:20;width:{width};left:{left};right:{right}{own}")
                for left, right in places for width in (30, 100)])


def aspect_ratios():
    """Boxes with an aspect ratio and two definite sizes, and in rows whose size is known only later."""
    for align in ("stretch", "start", "normal"):
        own = "" if align == "normal" else f"justify-self:{align};align-self:{align};"
        for limits in ("min-height:60", "max-height:20", "height:50%;max-height:10", "min-width:70"):
            for rows in ("50p", "minmax(20p,80p)", "auto"):
                yield root(
                    200, 90, f"display:grid;grid-template-columns:60p auto;grid-template-rows:{rows}",
                    node(f"{own}aspect-ratio:2;{limits}"), node(f"{own}aspect-ratio:0.5;{limits}"))


CONTENT_ALIGNMENTS = (
    "stretch", "start", "end", "center", "space-between", "space-around", "space-evenly", "safe center", "safe end")
KEYWORDS = ("min-content", "max-content", "fit-content", "stretch")
FLOWS = ("row", "column", "row dense", "column dense")


def keywords():
    """Boxes whose size, limit or flex basis is a keyword, in each kind of container."""
    parents = (
        "flex-direction:row", "flex-direction:column", "flex-direction:row;align-items:start;flex-wrap:wrap",
        "display:grid;grid-template-columns:50p auto", "display:grid;align-items:end;justify-items:center")
    properties = ("width", "height", "min-width", "max-width", "min-height", "max-height", "flex-basis")
    for parent in parents:
        for name in properties:
            for size in ((120, 90), (70, None), (None, 60)):
                children = [
                    node(f"{name}:{keyword};{extra}", words=[[20, 10], [30, 12]]) for keyword in KEYWORDS
                    for extra in ("margin-left:3;padding-top:2", "width:25" if "width" not in name else "height:15")]
                yield root(*size, parent, *children[:4])
                yield root(*size, parent, *children[4:])
    for name in properties[:6]:
        for insets in ("", "left:5;right:10;top:5;bottom:5", "left:5;top:5"):
            yield root(100, 80, "", *[
                node(f"position:absolute;{name}:{keyword};{insets}", words=[[20, 10], [30, 12]])
                for keyword in KEYWORDS])


def overflow_alignment():
    """Boxes that overflow with safe and unsafe alignment."""
    for mode in ("safe", "unsafe"):
        for position in ("center", "start", "end", "flex-end", "self-end"):
            value = f"{mode} {position}"
            items = (node("width:90;height:70;flex-shrink:0"), node("width:20;height:15;flex-shrink:0"))
            for parent in ("", "flex-direction:column", "flex-direction:row-reverse;flex-wrap:wrap-reverse"):
                if position != "self-end":
                    yield root(60, 50, f"{parent};justify-content:{value};align-content:{value}", *items)
                yield root(60, 50, f"{parent};align-items:{value}", *items)
            yield root(60, 50, f"display:grid;justify-items:{value};align-items:{value};grid-template-rows:30p", *items)
            if position != "self-end":
                yield root(
                    60, 50, f"display:grid;justify-content:{value};align-content:{value};grid-template-columns:90p",
                    *items)
            for display in ("", "display:grid"):
                yield root(60, 50, display, *[
                    node(f"position:absolute;left:10;right:{end};top:10;bottom:{end};width:{size};height:{size};"
                         f"align-self:{value};justify-self:{value}") for end in (10, 45) for size in (20, 70)])


def names():
    """Items placed by the names of lines and areas."""
    lines = (
        "a", "b", "1 a", "2 a", "3 a", "-1 a", "-2 b", "5 b", "-4 a", "span a", "span 2 b", "span b", "span 2", "main",
        "side", "none", "2", "auto", "main-end", "side-start")
    templates = (
        ("[a] 20p [b] 30p [a] 10p [b a]", "[a b] 10p [c] 15p [b]", ""),
        ("repeat(3,[a] 20p [b] 10p)", "repeat(2,[a] 10p [a b])", ""),
        ("[b] repeat(auto-fill,[a] 25p [b]) 10p [a]", "[a] 10p", ""),
        ("20p 30p 10p", "10p", "'main main side' '. . side' 'main2 . .'"),
        ("15p", "", "'main side' 'main .'"),
        ("[a] 20p [main-start] 10p [b] 15p [main-end] 10p", "[side-start] 10p [a]", "'side main main'"),
        ("20p", "10p", "'main side' 'side main'"),
    )
    for columns, rows, areas in templates:
        style = f"display:grid;grid-template-columns:{columns};grid-auto-columns:7p 9p;grid-auto-rows:5p 6p;column-gap:1"
        style += f";grid-template-rows:{rows}" if rows else ""
        style += f";grid-template-areas:{areas}" if areas else ""
        for index, start in enumerate(lines):
            others = lines[index % 3::3]
            yield root(110, None, style, *[
                node(f"grid-column-start:{start};grid-column-end:{end};grid-row-start:{end}") for end in others])
            yield root(110, None, style, node(), *[
                node(f"position:absolute;left:0;right:0;top:0;bottom:0;grid-row-end:{start};grid-column-end:{end}")
                for end in others])


def scrollbars():
    """Boxes with space for scrollbars, and boxes that clip their content in one axis."""
    overflows = (
        "overflow-x:scroll;overflow-y:hidden", "overflow-x:hidden;overflow-y:scroll", "overflow:scroll",
        "overflow-x:hidden;overflow-y:visible", "overflow-x:visible;overflow-y:scroll")
    sizes = ("", "width:60;height:50", "width:60;height:50;box-sizing:content-box", "width:50%;height:50%")
    contents = (
        [node(words=[[20, 10], [30, 12]]), node("width:50%;height:50%")],
        [node("position:absolute;left:0;right:0;top:0;bottom:0"), node("position:absolute;right:0;bottom:0;width:5")],
        [node("width:80;height:70")])
    for parent in ("", "flex-direction:column;align-items:start", "display:grid;grid-template-columns:auto auto"):
        for overflow in overflows:
            for size in sizes:
                # Boxes that are only visible in one axis show a scrollbar in it if their content is too large.
                if "visible" in overflow and "%" in size:
                    continue
                shown = contents[:2] if "visible" in overflow else contents
                for more, height in (("padding-left:3;border-top:2", 120), ("display:grid", None)):
                    yield root(300, height, parent, *[
                        node(f"--scrollbar:7;{overflow};{size};{more}", *children) for children in shown])


def inline_baselines():
    """Grid items whose edges are aligned in the inline axis."""
    for columns in ("60p 50p", "auto auto", "1fr 1fr", "min-content 30p"):
        for direction in ("ltr", "rtl"):
            for extra in ("margin-left:auto", "width:50%", "padding-left:5;margin-left:3"):
                yield root(
                    150, None,
                    f"display:grid;grid-template-columns:{columns};justify-content:start;justify-items:baseline",
                    node("width:20;height:10;margin-left:7"), text(f"direction:{direction}"),
                    text(f"grid-column-start:1;{extra}"), node("width:80;height:5;grid-column-start:1"),
                    node("width:40;height:5;margin-right:4"),
                    node("width:30;height:5;grid-column-start:1;grid-column-end:span 2"))


def reduced():
    """Random trees that differed, reduced to what makes them differ."""
    ratios = (
        root(306, None, "display:grid", node("display:grid;aspect-ratio:2", node("aspect-ratio:0.5"))),
        root(345, None, "display:grid;grid-template-columns:auto auto", node("aspect-ratio:2")),
        root(369, None, "display:grid", node("aspect-ratio:2;grid-column-start:3")),
        root(393, None, "display:grid;grid-auto-rows:20%",
            node("aspect-ratio:0.5;justify-self:center", words=[[21, 16]])),
        root(280, None, "", node("", node("max-height:33;aspect-ratio:1", words=[[34, 10]]))),
        root(None, None, "display:grid", node("margin-bottom:33%;aspect-ratio:0.5", words=[[11, 8]])),
        root(162, None, "display:grid;grid-template-rows:52p", node("aspect-ratio:0.5;justify-self:self-end",
            node(words=[[34, 8]]))),
        root(None, 188, "", node("display:grid;aspect-ratio:1;align-self:baseline;grid-template-rows:33% 70p",
            node())),
        root(299, None, "", node("display:grid",
            node("margin-right:33%;aspect-ratio:1;grid-column-end:3", words=[[38, 8], [40, 10]]))),
        root(None, None, "display:grid", node("height:25%;margin-bottom:4;aspect-ratio:2")),
        root(268, 113, "", node("display:grid", node("justify-self:stretch;max-height:44;aspect-ratio:0.5"),
            node(words=[[35, 10]]))),
        root(129, 153, "display:grid", node(), node("aspect-ratio:1")),
        root(267, 287, "display:grid", node("aspect-ratio:1;grid-row-start:2")),
        root(486, 242, "display:grid;justify-content:start", node("aspect-ratio:2"), node()),
        root(460, 393, "display:grid", node(), node("aspect-ratio:1;grid-column-start:2")),
        root(None, 215, "display:grid", node("aspect-ratio:0.5"), node()),
        root(277, 163, "display:grid", node("aspect-ratio:2;grid-row-end:4")),
        root(199, 135, "", node("display:grid;grid-template-rows:max-content",
            node("max-height:50%;aspect-ratio:0.5;min-width:0;grid-column-end:4", words=[[23, 10]]))),
        root(None, 373, "display:grid;align-content:space-between",
            node("aspect-ratio:0.5;grid-row-start:-6;grid-row-end:3")),
        root(249, 154, "", node("display:grid;align-content:space-evenly",
            node("align-self:stretch;max-height:50%;aspect-ratio:0.5", words=[[17, 8]]))),
        root(232, 108, "", node("display:grid;margin-bottom:auto;align-items:stretch",
            node("max-height:25%;aspect-ratio:0.5", node("padding-right:2")))),
        root(None, None, "", node("height:25%;aspect-ratio:2", words=[[19, 10]])),
        root(None, None, "display:grid", node("aspect-ratio:2", words=[[19, 12], [4, 10]])),
        root(448, None, "", node("height:119", node("max-height:60;aspect-ratio:1.5", node("width:43"),
            node("aspect-ratio:1")))),
        root(296, 167, "", node("max-height:29;aspect-ratio:0.5", words=[[24, 16]])),
        root(220, 149, "", node("max-height:26;aspect-ratio:0.5", node("width:40"))),
        root(None, 376, "", node("max-height:32;aspect-ratio:2", node("width:93"))),
        root(220, 149, "", node("", node("max-height:26;aspect-ratio:0.5;margin-bottom:auto", node("width:40")))),
        root(296, 167, "", node("", node("max-height:29;aspect-ratio:0.5", words=[[24, 16]]))),
    )
    others = (
        root(398, 108, "display:grid;justify-items:end",
            node("display:grid;height:89;max-width:100%;grid-template-columns:repeat(auto-fill,minmax(min-content,23p) 29p)")),
        root(303, 338, "display:grid;grid-auto-flow:column dense;align-items:baseline", node(),
            node("height:stretch")),
        root(399, None, "display:grid;justify-content:space-between", node("width:20;min-width:fit-content",
            node(words=[[37, 16], [35, 12]]))),
        root(113, 133, "display:grid;justify-content:flex-end", node("width:94;grid-column-end:-6"),
            node("min-width:fit-content", words=[[28, 8]])),
        root(380, 326, "display:grid;grid-template-rows:minmax(auto,28p)",
            node("width:7;height:stretch", words=[[38, 16], [36, 8], [5, 10]])),
        root(106, 242, "display:grid", node(),
            node("display:grid;max-height:76;padding-bottom:10;grid-template-rows:1fr 0.25fr", node("height:58"))),
        root(None, 124, "align-items:start",
            node("display:grid;max-height:87;grid-template-rows:0.2fr 0.25fr 0.25fr;grid-auto-columns:24p;grid-auto-rows:35p",
            node(words=[[27, 16], [25, 10], [34, 10]]), node("grid-row-start:-1"))),
        root(311, None, "display:grid;grid-auto-columns:fit-content(13p)",
            node("display:grid;grid-auto-rows:minmax(24p,min-content)", node(),
            node("grid-column-start:6;grid-row-start:span 2", words=[[34, 16], [19, 12], [29, 12], [12, 16]]))),
        root(380, 326, "display:grid;grid-template-columns:fit-content(44p)",
            node("display:grid;min-width:stretch;grid-template-columns:95p")),
        root(326, 266, "", node("", node("width:98;min-width:fit-content", words=[[35, 8], [34, 16], [40, 8]]))),
        root(324, None, "", node("", node("flex-basis:0;min-width:fit-content", words=[[5, 10], [29, 16]]))),
    )
    return ratios + others


def empty_grids():
    """Grids without tracks, whose lines absolutely positioned children refer to."""
    for align in CONTENT_ALIGNMENTS:
        for size in ((100, 60), (None, None)):
            yield root(
                *size, f"display:grid;align-content:{align};justify-content:{align}", *[
                    node(f"position:absolute;width:4;height:6{lines}")
                    for lines in (";grid-column-start:1;grid-row-end:1", ";grid-column-end:1;grid-row-start:-1", "")])


def scrolled_insets():
    """Absolutely positioned children that overflow the insets in containers whose content can be scrolled."""
    for overflow in ("hidden", "scroll"):
        for align in ("normal", "start", "end", "center", "baseline", "stretch", "safe center", "unsafe end"):
            for display in ("", "display:grid;"):
                children = [
                    node(f"position:absolute;left:{low};right:{high};top:{low};bottom:{high};width:{size};height:{size}"
                         + (f";align-self:{align};justify-self:{align}" if align != "normal" else ""))
                    for low, high in ((25, 21), (50, -40), (-20, 45)) for size in (5, 45)]
                yield root(100, None, "", node(f"{display}overflow:{overflow};width:40;height:30", *children))


def static_parents():
    """Absolutely positioned children whose containing block is not their parent."""
    places = (
        "width:10;height:9", "left:4;top:3;width:10;height:9", "right:4;bottom:3;width:10;height:9",
        "left:10%;right:5;top:0;bottom:50%", "width:50%;height:25%;margin-left:10%", "right:0;align-self:center;height:6",
        "left:3;right:3;top:2;bottom:2;justify-self:end;align-self:center;width:10;height:8")
    parents = (
        "", "flex-direction:column", "flex-direction:row-reverse;justify-content:center;align-items:center",
        "display:grid;grid-template-columns:20p 30p;grid-column-start:1", "direction:rtl;padding-left:6")
    for outer in (
            "padding-left:3;border-top:2", "display:grid;padding-top:4;justify-items:center;align-items:end",
            "direction:rtl;overflow:scroll", "position:static", "position:absolute;left:9;top:8"):
        for parent in parents:
            children = [node(f"position:absolute;{place}") for place in places]
            children.append(node("position:absolute;grid-column-start:2;left:0;width:5"))
            deeper = node("position:static;margin-top:7", node("position:static;padding-left:4", *children[:4]))
            yield root(
                150, 110, "align-items:start;padding-left:5",
                node(f"{outer};width:100;height:80", node(
                    f"position:static;{parent};width:60;height:50;padding-top:5", *children, text(), deeper)))


def subgrids():
    """Subgrids with edges, gaps, names, baselines and items outside of their tracks, also nested and empty."""
    tracks = (
        "auto auto auto", "20p 30p 50p", "1fr 2fr auto", "min-content max-content fit-content(30p)",
        "minmax(10p,auto) minmax(auto,40p) minmax(0p,1fr)")
    kinds = {"columns": ("subgrid", None), "rows": (None, "subgrid"), "both": ("subgrid", "subgrid")}
    edges = ("", "padding-left:10;padding-right:20;padding-top:4;padding-bottom:6", "margin-left:-5;border-top:3;margin-top:7")
    marks = [node(f"grid-column-start:{index};grid-row-start:{index};min-width:1;min-height:1") for index in (1, 2, 3)]
    contents = (
        [], [text()], [text("grid-column-start:2;grid-row-start:2"), node("width:30;height:8")],
        [text(f"align-self:{align}") for align in ("baseline", "baseline", "end", "center")],
        [text("grid-column-end:span 2;grid-row-start:5"), text("grid-column-start:-5"), text("grid-column-end:span 4")],
        [node("width:50%;height:50%"), node("position:absolute;grid-column-start:2;left:0;right:0;top:0;bottom:0")])
    for kind, (columns, rows) in kinds.items():
        for template in tracks:
            for edge in edges:
                for own, parent in (("", 0), ("column-gap:8;row-gap:3", 4), ("", 5), ("column-gap:0;row-gap:0", 6)):
                    style = f"display:grid;grid-column-end:span 3;grid-row-end:span 3;{edge};{own}"
                    if columns:
                        style += f";grid-template-columns:{columns}"
                    if rows:
                        style += f";grid-template-rows:{rows}"
                    index = len(edge) + len(template) + parent
                    for children in (contents[index % 6], contents[(index + 2) % 6]):
                        inner = style.replace("span 3", "span 2").replace("padding-left:10", "padding-left:2")
                        yield root(
                            200, 150 if parent == 5 else None,
                            f"display:grid;grid-template-columns:{template};grid-template-rows:{template}"
                            f";column-gap:{parent};row-gap:{parent};align-items:baseline", *marks, node(style, *children))
                        # Documentation/Flexbox.md describes how edges of nested subgrids with gaps of their own differ.
                        if own and edge:
                            continue
                        yield root(
                            None, None,
                            f"display:grid;grid-template-columns:{template};column-gap:{parent};row-gap:{parent}",
                            node("height:9;width:14"), node(style, node(inner, *children), node("height:6;width:11")))


def subgrid_alignment():
    """Subgrids whose edges are wider than their tracks, and baselines of their items."""
    edges = ("padding-left:15", "padding-right:15", "border-left:4;margin-right:9", "margin-left:-3;padding-right:12")
    for edge in edges:
        for size in ("2p", "10p", "30p"):
            for axes in ("columns", "columns:subgrid;grid-template-rows"):
                style = f"display:grid;grid-template-{axes}:subgrid;{edge}"
                absolute = node("position:absolute;width:3;height:4")
                yield root(
                    100, None, f"display:grid;grid-template-columns:{size} {size}",
                    node(style + ";grid-column-end:span 2", node("height:5"), node("width:4;height:5"), absolute),
                    node(style, text()), node(f"{style};direction:rtl", node("height:5")))
    # The baseline of a grid whose first row contains items of subgrids.
    item, mark = node("align-self:baseline;height:9;padding-top:2"), node("height:40", words=[[10, 20]])
    for axes in ("rows:subgrid", "rows:subgrid;grid-template-columns:subgrid", "rows:20p;grid-template-columns:20p 20p"):
        for first in ("height:5", "height:5;align-self:baseline", "height:5;grid-row-start:2"):
            for row in (1, 2):
                for own in ("height:12", "height:12;align-self:baseline"):
                    inner = f"display:grid;grid-template-{axes};grid-column-start:2;grid-column-end:4"
                    yield root(
                        None, None, "display:grid;align-items:baseline;grid-template-columns:100p 50p",
                        node(
                            "display:grid;grid-template-columns:20p 20p 20p;grid-template-rows:30p 30p 10p", node(first),
                            node(f"{inner};grid-row-start:{row};grid-row-end:span 2", node(own), item)), mark)
    # Baselines in rows between which alignment adds space, with gaps of the subgrids.
    both = "display:grid;grid-template-columns:subgrid;grid-template-rows:subgrid"
    for align in ("start", "space-evenly", "space-between"):
        for gaps in (("", ""), ("row-gap:1", ""), ("row-gap:9", ""), ("", "row-gap:3"), ("row-gap:9", "row-gap:3")):
            for row in (2, 3):
                nested = node(f"{both};grid-row-start:{row};grid-row-end:5;grid-column-start:2;{gaps[1]}", node(
                    "align-self:baseline;height:4"))
                yield root(
                    None, 300, "display:grid;grid-template-columns:20p 20p 20p;grid-template-rows:20p 20p 20p 20p;"
                    f"row-gap:4;align-content:{align}",
                    node(f"{both};grid-column-end:span 2;grid-row-end:span 4;{gaps[0]}", nested, node(
                        f"align-self:baseline;grid-row-start:{row};grid-column-start:1;height:7")),
                    node(f"align-self:baseline;grid-row-start:{row};grid-column-start:3;height:9"))


def subgrid_placement():
    """Automatically placed items of a subgrid beside items whose lines are outside of it."""
    outside = (
        "grid-column-start:4;grid-row-start:1", "grid-column-start:1;grid-row-start:4",
        "grid-column-start:2;grid-column-end:6;grid-row-start:1", "grid-column-start:6;grid-row-start:5",
        "grid-column-start:5;grid-column-end:span 2", "grid-row-start:4;grid-row-end:span 2")
    others = (
        "", "grid-column-end:span 2", "grid-row-end:span 3", "grid-column-start:2", "grid-column-start:1;grid-row-start:2", "")
    for axes in ("columns", "rows", "columns:subgrid;grid-template-rows"):
        for flow in FLOWS:
            for index, place in enumerate(outside):
                subgrid = f"display:grid;grid-template-{axes}:subgrid;grid-auto-rows:5p;grid-auto-flow:{flow}"
                yield root(
                    None, None, "display:grid;grid-template-columns:10p 20p 30p;grid-template-rows:10p 20p 30p",
                    node(f"{subgrid};grid-column-end:span 3;grid-row-end:span 3", node(), node(place), *[
                        node(other) for other in others[index % 2:4 + index % 3]]))


def subgrid_names():
    """Items placed by names of lines and areas that a subgrid takes over, and by its own."""
    lines = ("a", "b", "c", "2 a", "-1 a", "5 a", "x", "2 y", "-1 x", "span a", "span 2 b", "main", "side", "2", "auto")
    templates = (
        "grid-template-columns:[a] 20p [b] 30p [a] 40p [c] 50p [a]",
        "grid-template-columns:20p 30p 40p 50p;grid-template-areas:'main side side side' 'main . . .'",
        "grid-template-columns:[x] 20p [main-start] 30p 40p [main-end a] 10p")
    for template in templates:
        for names in ("", " [x] [y] [a]", " [a b] repeat(2,[x] [y])", " [a] repeat(auto-fill,[x] [y]) [c]"):
            # With names in both, browsers place those of the parent as if the repetition had only one line.
            if "auto-fill" in names and "[" in template:
                continue
            # There, they also number names differently if the repetition does not fit.
            for place in ("1;grid-column-end:5", "2;grid-column-end:5", "1;grid-column-end:4", "2;grid-column-end:4"):
                if "auto-fill" in names and place == "2;grid-column-end:4":
                    continue
                for index, start in enumerate(lines):
                    yield root(200, None, f"display:grid;{template}", node(
                        f"display:grid;grid-template-columns:subgrid{names};grid-column-start:{place}",
                        *[node(f"height:5;grid-row-start:{row + 1};grid-column-start:{start};grid-column-end:{end}")
                          for row, end in enumerate(lines[index % 4::4])]))


def no_subgrids():
    """Grids whose list is that of a subgrid, but that are no items of a grid."""
    style = "display:grid;grid-template-columns:subgrid [a] [b];grid-template-rows:subgrid;column-gap:3"
    inner = node(style, node("width:20;height:5"), node("width:10;height:6;grid-column-start:b"))
    yield root(100, None, "", inner)
    yield root(100, None, "display:grid;grid-template-columns:40p 50p", node("", inner), inner)
    yield root(100, 50, "display:grid;grid-template-columns:40p 50p", node(style + ";position:absolute;left:0;right:0",
        node("width:20;height:5"), node("width:10;height:6")))


def blocks():
    """Block containers: collapsing margins, alignment, static positions and baselines."""
    def block(style="", *children):
        return node(f"display:block;{style}", *children)

    separators = (
        "", "padding-top:2", "padding-bottom:3", "border-top:1", "overflow:hidden", "height:0", "height:12", "min-height:4",
        "min-height:40", "max-height:5", "align-content:end;height:30", "display:flex", "aspect-ratio:8")
    margins = ((10, 20), (-7, 5), (0, 30))
    for outer in separators:
        for inner in separators[:9]:
            for top, bottom in margins:
                inside = block(f"margin-top:{top + 3};margin-bottom:{bottom - 2};{inner}", *[
                    block(f"margin-top:{bottom};margin-bottom:{top}")] * (1 if "display" not in inner else 0))
                contents = [], [inside], [inside, node("height:6;margin-top:8")], [node("height:6;margin-bottom:25"), inside]
                # Half of the combinations are enough.
                for content in contents[(len(outer) + len(inner) + top) % 2::2]:
                    yield root(100, None, "display:block", node("height:4;margin-bottom:6"), block(
                        f"margin-top:{top};margin-bottom:{bottom};{outer}", *content), node("height:3;margin-top:15"))
    aligned = ("normal", "start", "end", "center", "self-end", "stretch", "safe center", "unsafe end", "baseline")
    for align in aligned:
        for extra in ("", "width:150", "margin-left:auto;width:30", "aspect-ratio:4", "height:20;aspect-ratio:2", "max-width:40"):
            own = "" if align == "normal" else f"justify-self:{align};"
            container = "" if align in ("normal", "baseline") else f";justify-items:{align}"
            yield root(100, None, "display:block", block(own + extra, text()), node(own + extra, words=[[20, 10]]))
            yield root(100, None, f"display:block{container}", block(extra, text()), node(
                f"position:absolute;{own}width:5;height:5"))
    for align in CONTENT_ALIGNMENTS[1:]:
        for height in (5, 60):
            yield root(100, None, "display:block", block(f"align-content:{align};height:{height}", block(
                "height:12;margin-top:6;margin-bottom:3"), node("position:absolute;width:5;height:4")))
    static = [node(f"position:absolute;width:6;height:4;{place}") for place in (
        "", "align-self:end;justify-self:end", "align-self:center;justify-self:center", "top:3", "left:2", "margin-top:9")]
    for position in ("position:static", "padding-top:3", "margin-top:11"):
        yield root(100, 90, "display:block", block(
            position, *static, block("margin-top:8", *static), node("height:7;margin-bottom:13"), *static, block(
                "", block("margin-top:20", *static))), *static)
    for children in ([node("height:5"), text()], [block("", block("height:3"), text()), text()], [node("", text())],
                     [node("display:grid", text())], [block("overflow:hidden", text())], [node("height:9")]):
        yield root(200, None, "align-items:baseline", block("margin-top:4;padding-top:2", *children), text(), block(
            "overflow:hidden;height:7", *children))
    for height in (None, 80):
        yield root(100, height, "display:block", *[
            block(f"{name}:{value};{extra}", node("height:50%;width:50%"), text())
            for name in ("height", "min-height", "max-height", "width") for value in ("50%", "min-content", "10")
            for extra in ("", "padding-top:10%;margin-left:10%")])


def distributed_rows():
    """Items in rows of fixed height between which alignment adds space, with heights that depend on their area."""
    alignments = ("start", "center", "end", "stretch", "space-between", "space-around", "space-evenly")
    for align in alignments:
        for rows in ("20p 30p", "20p 30p 10p", "minmax(10p,30p) 20p", "20p auto"):
            for total in (None, 100, 30):
                yield root(
                    100, total, f"display:grid;grid-template-columns:auto auto;grid-template-rows:{rows};row-gap:2;"
                    f"align-content:{align};justify-content:start",
                    node("grid-row-start:1;grid-row-end:span 2;height:50%;width:10"), node("grid-row-start:1;grid-row-end:span 2;aspect-ratio:1;align-self:stretch"),
                    text("grid-row-start:2;max-height:50%"))
    # Beside rows of automatic size, the space is known only after the rows have been sized.
    for align in alignments[4:]:
        for rows in ("10p 10p auto", "10p 10p 0p auto", "10p 10p 1fr", "minmax(5p,10p) 10p auto"):
            for span in (1, 2):
                yield root(
                    None, 248, f"display:grid;justify-content:start;align-content:{align};grid-template-rows:{rows}",
                    node(f"aspect-ratio:2;grid-row-end:span {span}"), node("grid-row-start:3;grid-column-start:1"))


def fit_content_limits():
    """Flexible items in a container of unknown width whose limits depend on their content."""
    for limit in ("min-width:fit-content", "max-width:fit-content", "min-width:fit-content;max-width:50"):
        for flex in ("", "flex-grow:1", "flex-shrink:0", "flex-grow:1;flex-shrink:0"):
            for size in ("", "width:30", "width:100", "width:min-content", "width:max-content", "flex-basis:30", "flex-basis:90"):
                yield root(
                    200, None, "flex-direction:column;align-items:flex-start",
                    node("flex-direction:row", text(f"{limit};{flex};{size}"), node("width:5;height:5")))


def wrapping_columns():
    """Wrapping columns whose specified height the flex basis replaces, and items of columns whose width depends on a height."""
    parents = ((None, ""), (200, "align-items:start"), (200, "align-items:start;flex-wrap:wrap"))
    for width, parent in parents:
        for basis in ("content", "max-content"):
            for height in ("height:20", "height:60", "height:100", "max-height:60"):
                for limit in ("", "min-height:40", "max-height:15", "padding-top:5;box-sizing:content-box"):
                    yield root(
                        width, None, f"flex-direction:column;{parent}", node(
                            f"{height};flex-basis:{basis};flex-direction:column;flex-wrap:wrap;{limit}",
                            node("height:50%;width:25"), text("height:40"), text()))
    for width, parent in parents:
        for item in ("aspect-ratio:1", "aspect-ratio:1;flex-basis:0", "width:20;aspect-ratio:1"):
            for height in (None, 180):
                yield root(
                    min(width or 30, 30), height, f"flex-direction:column;{parent}",
                    node("", node("height:70"), node(item)), node("height:10", node("height:5"), node(item)))


def scrolled_directions():
    """Absolutely positioned children that overflow the insets in flexible boxes that scroll to each side."""
    for direction in ("row", "row-reverse", "column", "column-reverse"):
        for wrap in ("", "flex-wrap:wrap", "flex-wrap:wrap-reverse"):
            for align in ("normal", "start", "end", "center", "stretch", "safe center", "unsafe end"):
                own = "" if align == "normal" else f"align-self:{align};justify-self:{align};"
                yield root(60, None, "", node(
                    f"flex-direction:{direction};{wrap};overflow:hidden;width:20;height:10;flex-shrink:0", *[
                        node(f"position:absolute;{own}left:{low};right:{high};top:{low};bottom:{high};width:{size};height:{size}")
                        for low, high in ((10, 30), (30, 10), (10, -5), (-5, 20)) for size in (5, 15, 45)]))


def fit_content_heights():
    """Grid items whose height is a keyword, and contributes to rows with an automatic minimum beside others."""
    for height in ("fit-content", "min-content", "max-content", "stretch"):
        for limit in ("", "min-height:15", "min-height:0", "overflow:hidden"):
            for rows in ("auto auto", "0fr auto", "minmax(auto,30p)", "1fr 1fr"):
                for span in (1, 2):
                    yield root(
                        60, None, f"display:grid;align-content:start;grid-template-rows:{rows}",
                        node(f"height:{0 if span == 1 else 70};grid-column-start:1;grid-row-start:1;grid-row-end:span 2"),
                        node(f"height:{height};{limit};grid-column-start:2;grid-row-start:1;grid-row-end:span {span}",
                             words=[[30, 20], [30, 20]]))


FLEX_CASES = {
    "cases-blocks": blocks(),
    "cases-fit-content-limits": fit_content_limits(),
    "cases-wrapping-columns": wrapping_columns(),
    "cases-scrolled-directions": scrolled_directions(),
}
CASES = {
    "cases-baselines": baselines(),
    "cases-limited-heights": limited_heights(),
    "cases-repetitions": repetitions(),
    "cases-collapsed-tracks": collapsed_tracks(),
    "cases-insets": insets(),
    "cases-aspect-ratios": aspect_ratios(),
    "cases-keywords": keywords(),
    "cases-overflow-alignment": overflow_alignment(),
    "cases-names": names(),
    "cases-scrollbars": scrollbars(),
    "cases-inline-baselines": inline_baselines(),
    "cases-reduced": reduced(),
    "cases-empty-grids": empty_grids(),
    "cases-scrolled-insets": scrolled_insets(),
    "cases-static-parents": static_parents(),
    "cases-subgrids": subgrids(),
    "cases-subgrid-alignment": subgrid_alignment(),
    "cases-subgrid-placement": subgrid_placement(),
    "cases-subgrid-names": subgrid_names(),
    "cases-no-subgrids": no_subgrids(),
    "cases-distributed-rows": distributed_rows(),
    "cases-fit-content-heights": fit_content_heights(),
}
