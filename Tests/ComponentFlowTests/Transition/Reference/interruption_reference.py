#!/usr/bin/env python3
"""Writes InterruptionReference.swift: where springs are that take over a moving property, computed with 30 digits.

The motion before the interruption and the one after it are integrated as differential equations, m x'' + c x' + k x = 0,
with Taylor series (no closed form is used); the speed at the interruption is the integrated one. For easing curves the
progress is found by polynomial roots, and its slope by the inverse function's. A vector keeps the part of its velocity
that points to the new goal.

Run: pip install mpmath && python3 interruption_reference.py > InterruptionReference.swift
"""
from mpmath import mp, mpf, odefun, polyroots, sqrt, nstr

mp.dps = 30


def spring(mass, stiffness, damping, start, velocity, end):
    """Position and velocity at a time, along one axis or several."""
    m, c, k = mpf(mass), mpf(damping), mpf(stiffness)
    axes = [odefun(lambda t, y, e=mpf(e): [y[1], -(c * y[1] + k * (y[0] - e)) / m], 0, [mpf(s), mpf(v)])
            for s, v, e in zip(start, velocity, end)]
    return lambda t: ([a(mpf(t))[0] for a in axes], [a(mpf(t))[1] for a in axes])


def ease_in_out(start, end, duration):
    x1, x2 = mpf("0.42"), mpf("0.58")
    # The engine keeps control points in 32 bits, as Core Animation does.
    import struct
    x1, x2 = (mpf(struct.unpack("f", struct.pack("f", float(x)))[0]) for x in (x1, x2))

    def at(t):
        x = mpf(t) / duration
        roots = polyroots([1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1, -x], maxsteps=500, extraprec=400)
        u = next(r.real for r in roots if abs(mp.im(r)) < mpf(10) ** -20 and -mpf(10) ** -20 <= r.real <= 1)
        y = 3 * (1 - u) * u ** 2 + u ** 3
        slope = (6 * u * (1 - u)) / (3 * (1 - u) ** 2 * x1 + 6 * (1 - u) * u * (x2 - x1) + 3 * u ** 2 * (1 - x2))
        return ([s + (e - s) * y for s, e in zip(start, end)], [(e - s) * slope / duration for s, e in zip(start, end)])
    return at


def project(velocity, start, end):
    way = [e - s for s, e in zip(start, end)]
    share = sum(v * w for v, w in zip(velocity, way)) / sum(w * w for w in way)
    return [share * w for w in way]


SYSTEM = (3, 1000, sqrt(mpf(12000)))  # the system's spring: its damping of 500 counts as the critical one
TIMES = ["0.02", "0.05", "0.1", "0.2", "0.3"]


def case(name, before, at, motion, rate, goal):
    start, velocity = before(at)
    velocity = project(velocity, start, goal)
    after = spring(*motion, start, [v / rate for v in velocity], goal)
    rows = [after(mpf(t) * rate)[0] for t in TIMES]
    numbers = lambda row: "CGPoint(x: " + nstr(row[0], 17) + ", y: " + nstr(row[1], 17) + ")"
    print(f"    static let {name} = InterruptionReference(")
    print(f"        start: {numbers(start)}, velocity: {numbers(velocity)},")
    print("        after: [")
    for t, row in zip(TIMES, rows):
        print(f"            ({t}, {numbers(row)}),")
    print("        ])")


print("""import ComponentFlow

// Written by interruption_reference.py; do not edit.

/// Where a point is that was moving when a spring took it over.
struct InterruptionReference: Sendable {
    /// Where it was at that moment.
    var start: CGPoint
    /// What it keeps of its velocity, in points per second.
    var velocity: CGPoint
    /// Where it is some seconds later.
    var after: [(seconds: Double, point: CGPoint)]
""")
zero = [mpf(0), mpf(0)]
case("bounceByBounce", spring(1, 200, 12, zero, zero, [100, 0]), mpf("0.2"), (1, 200, 12), 1, [-50, 0])
case("bounceTurnsAside", spring(1, 200, 12, zero, zero, [100, 40]), mpf("0.15"), (1, 120, 18), 1, [20, 160])
half = spring(*SYSTEM, zero, zero, [100, 0])
case("springBySpring", lambda t: (half(t)[0], half(t)[1]), mpf("0.1"), SYSTEM, 1, [300, 0])
case("easeBySpring", ease_in_out(zero, [100, 60], mpf(1)), mpf("0.4"), SYSTEM, 2, [0, 0])
print("}")
