#!/usr/bin/env python3
"""Writes DecelerationReference.swift: where pushed content is at given times, computed with 40 digits.

Decay: the speed is multiplied by the rate each millisecond, so v(t) = v0 * rate^(1000 t); places come from integrating
that speed numerically. Bounce: what is left of the speed at the edge starts a critically damped spring of 12 rad/s,
x'' = -2 * 12 * x' - 144 * x, which is integrated with Taylor series. No closed form of a place is used.

Run: pip install mpmath && python3 deceleration_reference.py > ../DecelerationReference.swift
"""
from mpmath import mp, mpf, quad, findroot, odefun, nstr, inf

mp.dps = 40
FREQUENCY = mpf(12)


def speed(v0, rate, t):
    return v0 * mpf(rate) ** (1000 * t)


def way(v0, rate, t):
    return quad(lambda u: speed(v0, rate, u), [0, t / 4, t / 2, t]) if t > 0 else mpf(0)


def bounced(v0, rate, edge, times):
    turn = findroot(lambda t: way(v0, rate, t) - edge, mpf(edge) / v0)
    spring = odefun(lambda t, y: [y[1], -2 * FREQUENCY * y[1] - FREQUENCY ** 2 * y[0]], 0, [0, speed(v0, rate, turn)])
    for t in times:
        if t < turn:
            yield t, way(v0, rate, t), speed(v0, rate, t)
        else:
            x, v = spring(t - turn)
            yield t, edge + x, v


def row(rate, v0, edge, t, x, v):
    limit = "nil" if edge is None else nstr(mpf(edge), 6)
    print(f"        Row(rate: {rate}, push: {v0}, edge: {limit}, time: {nstr(t, 6)}, place: {nstr(x, 17)}, "
          f"speed: {nstr(v, 17)}),")


print("""// Written by Reference/deceleration_reference.py.

/// Where content is that was pushed at 0, and how fast it is then; nil is an edge that is never reached.
enum DecelerationReference {
    struct Row {
        let rate: Double
        let push: Double
        let edge: Double?
        let time: Double
        let place: Double
        let speed: Double
    }

    static let rows = [""")
for rate in ("0.998", "0.99"):
    for v0 in (300, 2500):
        for t in (mpf("0.1"), mpf("0.5"), mpf("1.25")):
            row(rate, v0, None, t, way(v0, rate, t), speed(v0, rate, t))
for t, x, v in bounced(2000, "0.998", 500, [mpf("0.1"), mpf("0.3"), mpf("0.35"), mpf("0.5"), mpf("0.9")]):
    row("0.998", 2000, 500, t, x, v)
for t, x, v in bounced(4000, "0.99", 100, [mpf("0.02"), mpf("0.05"), mpf("0.2"), mpf("0.4")]):
    row("0.99", 4000, 100, t, x, v)
print("""    ]

    /// How far a push comes in the end.
    static let distances = [""")
for rate in ("0.998", "0.99"):
    total = quad(lambda u: speed(1000, rate, u), [0, 1, 5, 30])
    print(f"        (rate: {rate}, distance: {nstr(total, 17)}),")
print("""    ]
}""")
