#!/usr/bin/env python3
"""Writes TimingReference.swift: values of timing functions and springs, computed with 40 digits by other means than ours.

Timing functions: the parameter of a given x is a root of the cubic, found by polynomial root finding.
Springs: the equation of motion m x'' + c x' + k x = 0 is integrated with Taylor series; no closed form is used.
Settling: the first moment after which the envelope |x|-bound stays under 0.001, found by root finding.

Run: pip install mpmath && python3 timing_reference.py > TimingReference.swift
"""
import struct
from mpmath import mp, mpf, polyroots, odefun, sqrt, exp, findroot, nstr

mp.dps = 40


def single(x):
    """The number as Core Animation stores it, in 32 bits."""
    return mpf(struct.unpack("f", struct.pack("f", x))[0])


def bezier(points, x):
    x1, y1, x2, y2 = (single(p) for p in points)
    if x in (0, 1):
        return mpf(x)
    roots = polyroots([1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1, -x], maxsteps=500, extraprec=400) \
        if 1 + 3 * x1 - 3 * x2 != 0 else polyroots([3 * x2 - 6 * x1, 3 * x1, -x], maxsteps=500, extraprec=400)
    t = next(r.real for r in roots if abs(mp.im(r)) < mpf(10) ** -25 and -mpf(10) ** -25 <= mp.re(r) <= 1 + mpf(10) ** -25)
    return 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t ** 2 * y2 + t ** 3


def spring(mass, stiffness, damping, velocity, times):
    m, k, c = mpf(mass), mpf(stiffness), mpf(damping)
    motion = odefun(lambda t, y: [y[1], -(c * y[1] + k * y[0]) / m], 0, [mpf(1), -mpf(velocity)])
    return [1 - motion(mpf(t))[0] for t in times]


def settling(mass, stiffness, damping, velocity, guess):
    w, v = sqrt(mpf(stiffness) / mass), mpf(velocity)
    z = mpf(damping) / (2 * sqrt(mpf(stiffness) * mass))
    if z < 1:
        d = w * sqrt(1 - z * z)
        bound = lambda t: exp(-z * w * t) * (1 + abs((z * w - v) / d)) - mpf("0.001")
    elif z == 1:
        bound = lambda t: exp(-w * t) * (1 + abs(w - v) * t) - mpf("0.001")
    else:
        s, f = -w * (z - sqrt(z * z - 1)), -w * (z + sqrt(z * z - 1))
        a = (-v - f) / (s - f)
        bound = lambda t: abs(a) * exp(s * t) + abs(1 - a) * exp(f * t) - mpf("0.001")
    return findroot(bound, guess)


CURVES = [
    ("linear", (0, 0, 1, 1)), ("easeIn", (0.42, 0, 1, 1)), ("easeOut", (0, 0, 0.58, 1)),
    ("easeInEaseOut", (0.42, 0, 0.58, 1)), ("default", (0.25, 0.1, 0.25, 1)),
    ("overshoot", (0.3, -0.6, 0.2, 1.8)), ("steep", (1, 0, 0, 1)), ("flat start", (0.9, 0.05, 0.1, 0.95)),
    ("vertical start", (0, 1, 0.4, 1)), ("vertical end", (0.5, 0, 1, 0)),
]
SPRINGS = [
    ("default", 1, 100, 10, 0, 1.4), ("bouncy", 1, 300, 5, 0, 3), ("thrown", 2, 150, 12, 8, 2.4),
    ("pulled back", 1, 100, 10, -5, 1.6), ("critical", 1, 100, 20, 0, 0.9), ("critical, thrown", 3, 300, 60, 12, 0.8),
    ("overdamped", 1, 100, 50, 0, 3.4), ("overdamped, thrown", 3, 1000, 500, 4, 3.5), ("undamped", 1, 40, 0, 0, None),
]


def number(x):
    return nstr(x, 17, min_fixed=-100, max_fixed=100)


def main():
    xs = [mpf(i) / 16 for i in range(17)]
    times = [mpf(i) / 8 for i in range(13)]
    print("// Written by timing_reference.py; do not edit.\n")
    print("/// Values computed with 40 digits; see timing_reference.py.")
    print("enum TimingReference {")
    print("    struct Curve: Sendable {\n        var name: String\n        var points: [Float]")
    print("        /// At x = 0, 1/16, …, 1.\n        var values: [Double]\n    }\n")
    print("    struct Spring: Sendable {\n        var name: String\n        var mass: Double\n        var stiffness: Double")
    print("        var damping: Double\n        var velocity: Double\n        /// At 0, 1/8, …, 1.5 seconds.")
    print("        var values: [Double]\n        var settling: Double?\n    }\n")
    print("    static let curves = [")
    for name, points in CURVES:
        print(f"        Curve(\n            name: \"{name}\", points: [{', '.join(map(str, points))}],\n            values: [")
        for x in xs:
            print(f"                {number(bezier(points, x))},")
        print("            ]),")
    print("    ]\n\n    static let springs = [")
    for name, m, k, c, v, guess in SPRINGS:
        print(f"        Spring(\n            name: \"{name}\", mass: {m}, stiffness: {k}, damping: {c}, velocity: {v},\n            values: [")
        for value in spring(m, k, c, v, times):
            print(f"                {number(value)},")
        end = "nil" if guess is None else number(settling(m, k, c, v, guess))
        print(f"            ], settling: {end}),")
    print("    ]\n}")


main()
