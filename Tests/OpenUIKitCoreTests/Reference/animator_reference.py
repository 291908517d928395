#!/usr/bin/env python3
"""Writes AnimatorReference.swift: where an animator from 5 to 105 is at given times, computed with 40 digits.

Timing functions are roots of the cubic, and their speed is a numeric derivative; springs are integrated from the equation of
motion with Taylor series. Values are sampled every sixteenth of a second.

Run: pip install mpmath && python3 animator_reference.py > AnimatorReference.swift
"""
import struct
from mpmath import mp, mpf, polyroots, odefun, findroot, diff, nstr

mp.dps = 40
STEP = mpf(1) / 16
IN_OUT, IN, OUT = (0.42, 0, 0.58, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1)


def single(x):
    """The number as timing functions store it, in 32 bits."""
    return mpf(struct.unpack("f", struct.pack("f", x))[0])


def ease(points, x):
    x1, y1, x2, y2 = (single(p) for p in points)
    if x <= 0 or x >= 1:
        return min(max(mpf(x), 0), 1)
    coefficients = [1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1, -x]
    small = mpf(10) ** -25
    t = next(r.real for r in polyroots(coefficients, maxsteps=500, extraprec=400)
             if abs(mp.im(r)) < small and -small <= mp.re(r) <= 1 + small)
    return 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t ** 2 * y2 + t ** 3


def place(progress):
    return 5 + 100 * progress


def cases():
    # Paused at 3/8 of a second, held until 1/2, turned round at 5/8, back at the start after 3/8 more.
    pause = mpf(3) / 8

    def turned(t):
        if t < mpf("0.5"):
            return ease(IN_OUT, min(t, pause))
        time = pause + t - mpf("0.5") if t < mpf("0.75") else pause + mpf("0.25") - (t - mpf("0.75"))
        return ease(IN_OUT, time)
    yield "turned", [place(turned(k * STEP)) for k in range(22)]

    # Paused at 3/8 of a second for a quarter, then on a spring at the speed there was.
    p0 = ease(IN_OUT, pause)
    v0 = diff(lambda x: ease(IN_OUT, x), pause)
    velocity = v0 / (1 - p0)
    motion = odefun(lambda t, y: [y[1], -(12 * y[1] + 200 * y[0])], 0, [mpf(1), -velocity])
    yield "spring", [place(p0 + (1 - p0) * (1 - motion(k * STEP)[0])) for k in range(12)]

    # The same, on a curve for half a second: it is bent so that it sets out at the speed there was.
    def bent(t):
        u = min(2 * t, 1)
        # Easing in sets out from rest: its own speed at the start is 0.
        return p0 + (1 - p0) * (ease(IN, u) + velocity / 2 * u * (1 - u) ** 2)
    yield "bent", [place(bent(k * STEP)) for k in range(8)]

    # Scrubbed to 0.3, then the rest of its own pace.
    start = findroot(lambda x: ease(IN_OUT, x) - mpf("0.3"), mpf("0.36"))
    yield "scrubbed", [place(ease(IN_OUT, start + k * STEP)) for k in range(10)]

    # Scrubbed to 0.3, then the rest on another curve in half a second, from rest.
    yield "scrubbed, eased", [place(mpf("0.3") + mpf("0.7") * ease(OUT, 2 * k * STEP)) for k in range(8)]


def main():
    print("// Written by animator_reference.py; do not edit.\n")
    print("/// Values computed with 40 digits; see animator_reference.py.")
    print("enum AnimatorReference {\n    static let values: [String: [Double]] = [")
    for name, values in cases():
        lines, line = [], "           "
        for value in values:
            text = " " + nstr(value, 17, min_fixed=-100, max_fixed=100) + ","
            if len(line + text) > 119:
                lines.append(line)
                line = "           "
            line += text
        print(f"        \"{name}\": [\n" + "\n".join(lines + [line]) + "\n        ],")
    print("    ]\n}")


main()
