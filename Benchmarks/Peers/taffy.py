"""Measures how long Taffy needs for the trees of Benchmarks/Sources/flexbox-bench, and prints the same lines.

Taffy comes as the native module of the PyPI package `stretchable`. Only the call that computes a layout is measured, so
that Python costs about a microsecond per layout; but measure functions are Python here, and a tree of text is not
comparable: it is left out.
"""
import json
import time

from stretchable import taffylib
from stretchable.style import Style
from stretchable.style.geometry.size import SizeAvailableSpace
from stretchable.style.props import FlexDirection

ROW, COLUMN = FlexDirection.ROW, FlexDirection.COLUMN


def style(**values):
    return Style(**values).to_dict()


# Styles are made once: the binding is slow at that.
LEAF = style(size=(5, 5), flex_grow=1)
PADDINGS = [style(size=(5, 5), flex_grow=1, padding=padding) for padding in (1, 2)]
GROWING = {direction: style(flex_direction=direction, flex_grow=1) for direction in (ROW, COLUMN)}
PADDED = {direction: style(flex_direction=direction, flex_grow=1, padding=1) for direction in (ROW, COLUMN)}


class Tree:
    def __init__(self, build, width, height):
        self.pointer = taffylib.init()
        taffylib.enable_rounding(self.pointer)
        self.leaf = None
        self.space = SizeAvailableSpace(width, height).to_dict()
        self.size = {"size": (width, height)}
        self.root = build(self)

    def node(self, style, children=()):
        node = taffylib.node_create(self.pointer, style)
        for child in children:
            taffylib.node_add_child(self.pointer, node, child)
        return node

    def add_leaf(self):
        self.leaf = self.node(LEAF)
        return self.leaf

    def layout(self):
        taffylib.node_compute_layout(self.pointer, self.root, self.space)

    def free(self):
        taffylib.free(self.pointer)


def flat(tree):
    return tree.node(style(size=(10_000, 100)), [tree.add_leaf() for _ in range(1000)])


def deep(tree):
    node = tree.add_leaf()
    for level in range(99):
        node = tree.node(PADDED[COLUMN if level % 2 == 0 else ROW], [node])
    return tree.node(style(flex_direction=ROW, padding=1, size=(1000, 1000)), [node])


def nested(tree, depth=0):
    if depth == 4:
        return tree.add_leaf()
    direction = ROW if depth % 2 == 0 else COLUMN
    children = [nested(tree, depth + 1) for _ in range(10)]
    return tree.node(GROWING[direction] if depth else style(flex_direction=ROW, size=(1000, 1000)), children)


def report(name, operation, nodes, times):
    times = sorted(value / nodes for value in times)
    median, p99 = times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]
    print(json.dumps({"tree": name, "operation": operation, "median": median, "p99": p99}))


def elapsed(work):
    """Nanoseconds of processor time, so that what else the machine does counts less."""
    start = time.thread_time_ns()
    work()
    return time.thread_time_ns() - start


def main():
    for name, nodes, rounds, width, height, build in (
            ("flat", 1001, 60, 10_000, 100, flat), ("deep", 101, 200, 1000, 1000, deep),
            ("nested", 11_111, 15, 1000, 1000, nested)):
        times = []
        for _ in range(rounds):
            tree = Tree(build, width, height)
            times.append(elapsed(tree.layout))
            tree.free()
        report(name, "from scratch", nodes, times)

        tree = Tree(build, width, height)
        tree.layout()
        times = []
        for round in range(rounds * 10):
            # Setting the style converts a large dictionary, which is not Taffy's time.
            taffylib.node_set_style(tree.pointer, tree.leaf, PADDINGS[round % 2])
            times.append(elapsed(tree.layout))
        report(name, "one leaf changed", nodes, times)
        tree.free()


if __name__ == "__main__":
    main()
