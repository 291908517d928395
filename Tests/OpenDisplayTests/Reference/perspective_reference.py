#!/usr/bin/env python3
"""Where points of layers in perspective are seen, computed with 30 digits from the definitions.

Prints PerspectiveReference.swift. A case is a chain of layers, the last of which shows a ramp of colours: red grows with x,
green with y. For pixels of a 160 x 160 picture the script finds the point of the ramp that is seen in the pixel's centre.
"""
import random
from mpmath import mp, mpf, matrix, eye, cos, sin, sqrt, lu_solve, nstr

mp.dps = 30
SIDE = 160
random.seed(20)


def translation(x, y, z):
    m = eye(4)
    m[3, 0], m[3, 1], m[3, 2] = mpf(x), mpf(y), mpf(z)
    return m


def rotation(angle, x, y, z):
    """Rodrigues' formula; row vectors are multiplied from the left."""
    n = sqrt(mpf(x) ** 2 + mpf(y) ** 2 + mpf(z) ** 2)
    k = [mpf(x) / n, mpf(y) / n, mpf(z) / n]
    cross = matrix([[0, -k[2], k[1]], [k[2], 0, -k[0]], [-k[1], k[0], 0]])
    r = eye(3) + sin(mpf(angle)) * cross + (1 - cos(mpf(angle))) * (cross * cross)
    m = eye(4)
    for i in range(3):
        for j in range(3):
            m[i, j] = r[j, i]
    return m


def turned(layer, name):
    angle, x, y, z, m34 = layer[name]
    m = eye(4)
    m[2, 3] = mpf(m34)
    return rotation(angle, x, y, z) * m if angle != 0 else m


def anchor(layer):
    x, y, w, h = layer["bounds"]
    return mpf(x) + mpf(layer["anchor"][0]) * w, mpf(y) + mpf(layer["anchor"][1]) * h, mpf(layer["anchorZ"])


def to_superlayer(layer):
    x, y, z = anchor(layer)
    p = layer["position"]
    return translation(-x, -y, -z) * turned(layer, "transform") * translation(p[0], p[1], layer["z"])


def of_sublayers(layer):
    x, y, z = anchor(layer)
    return translation(-x, -y, -z) * turned(layer, "sublayers") * translation(x, y, z)


def flat(m):
    """The plane z = 0 under a transform of space, as a map of (x, y, 1)."""
    return matrix([[m[i, j] for j in (0, 1, 3)] for i in (0, 1, 3)])


def projection(chain):
    """From the last layer's coordinates to those of the root."""
    result = eye(3)
    in_space = eye(4)
    for index in range(len(chain) - 1, 0, -1):
        in_space = in_space * to_superlayer(chain[index]) * of_sublayers(chain[index - 1])
        if not chain[index - 1]["space"]:
            result = result * flat(in_space)
            in_space = eye(4)
    return result


def layer(bounds, position, **rest):
    base = {"bounds": bounds, "position": position, "anchor": (0.5, 0.5), "anchorZ": 0, "z": 0, "space": False,
            "transform": (0, 0, 0, 1, 0), "sublayers": (0, 0, 0, 1, 0)}
    base.update(rest)
    return base


def quarter(low, high):
    return round(random.uniform(low, high) * 4) / 4


def random_chain():
    root = layer((0, 0, SIDE, SIDE), (SIDE / 2, SIDE / 2))
    middle = layer((quarter(-9, 9), quarter(-9, 9), 140, 130), (80 + quarter(-5, 5), 80 + quarter(-5, 5)))
    middle["anchor"] = (quarter(0.25, 0.75), 0.5)
    chain = [root, middle]
    kind = random.randrange(4)
    if kind != 0:
        middle["sublayers"] = (quarter(-0.5, 0.5), 0.25, 1, 0, random.choice([-1 / 256, -1 / 512]))
    if kind == 2:
        middle["transform"] = (quarter(-0.75, 0.75), 1, 0.5, 0, -1 / 512)
    if kind == 3:
        chain.append(layer((0, 0, 100, 100), (70, 65), space=True, z=quarter(-20, 20),
                           transform=(quarter(-0.75, 0.75), 0, 1, 0.25, 0)))
    inner = chain[-1]["bounds"]
    leaf = layer((0, 0, 128, 96), (inner[0] + inner[2] / 2 + quarter(-9, 9), inner[1] + inner[3] / 2))
    leaf["anchor"] = (quarter(0, 1), quarter(0, 1))
    if kind != 3:
        leaf["anchor"] = (0.5, 0.5)
    leaf["anchorZ"] = random.choice([0, 0, 12.5])
    leaf["z"] = quarter(-30, 30)
    leaf["transform"] = (quarter(-1, 1), random.choice([0, 1, 0.5]), 1, random.choice([0, 0.25]),
                         random.choice([0, -1 / 256]) if kind != 0 else -1 / 256)
    chain.append(leaf)
    return chain


def numbers(item):
    return " ".join(nstr(mpf(value), 17) for value in item)


def describe(item):
    return numbers((*item["bounds"], *item["position"], *item["anchor"], item["anchorZ"], item["z"],
                    1 if item["space"] else 0, *item["transform"], *item["sublayers"]))


def distance(outline, x, y):
    """How far a pixel is from the edge, in pixels; negative outside."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    sides = []
    for a, b in zip(outline, outline[1:] + outline[:1]):
        dx, dy = b[0] - a[0], b[1] - a[1]
        sides.append((dx * (y - a[1]) - dy * (x - a[0])) / sqrt(dx * dx + dy * dy) * (1 if area > 0 else -1))
    return min(sides)


def pixels(chain):
    m = projection(chain)
    inverse = m ** -1
    _, _, w, h = chain[-1]["bounds"]
    corners = [matrix([[x, y, 1]]) * m for x, y in ((0, 0), (w, 0), (w, h), (0, h))]
    outline = [(c[0] / c[2], c[1] / c[2]) for c in corners]
    assert all(c[2] > 0 for c in corners)
    lines = []
    for row in range(5, SIDE, 15):
        for column in range(5, SIDE, 15):
            p = matrix([[mpf(column) + 0.5, mpf(row) + 0.5, 1]]) * inverse
            if p[2] <= 0:
                continue
            x, y = p[0] / p[2], p[1] / p[2]
            inside = distance(outline, mpf(column) + 0.5, mpf(row) + 0.5)
            if inside < -30:
                continue
            lines.append(f"{column} {row} {nstr(x, 6)} {nstr(y, 6)} {nstr(inside, 4)}")
    return lines


print("// Made by perspective_reference.py; do not edit.")
print()
print("/// Where points of layers in perspective are seen; see the script.")
print("enum PerspectiveReference {")
print("    /// A line for each layer of a chain, then one for each pixel; an empty line after each case.")
print('    static let cases = """')
for _ in range(18):
    case = random_chain()
    for item in case:
        print("        L " + describe(item))
    for line in pixels(case):
        print("        P " + line)
    print()
print('        """')
print("}")
