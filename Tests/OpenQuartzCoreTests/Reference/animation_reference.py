#!/usr/bin/env python3
"""Writes AnimationReference.swift: what layers show at given times, computed with 40 digits by other means than ours.

Timing functions are roots of the cubic, springs are integrated from the equation of motion with Taylor series, lengths of
curves are integrals by adaptive quadrature, splines are in their Hermite form. The rules of time are those that the
documentation of CAMediaTiming, CABasicAnimation, CAKeyframeAnimation and CAAnimationGroup states.

Values are sampled every eighth of a second from the commit on. The model is 7 where nothing else is said.

Run: pip install mpmath && python3 animation_reference.py > AnimationReference.swift
"""
import struct
from mpmath import mp, mpf, polyroots, odefun, sqrt, exp, findroot, floor, quad, atan2, cos, nstr

mp.dps = 40
MODEL = mpf(7)
EIGHTH = mpf(1) / 8
CURVES = {"linear": (0, 0, 1, 1), "easeIn": (0.42, 0, 1, 1), "easeOut": (0, 0, 0.58, 1),
          "easeInEaseOut": (0.42, 0, 0.58, 1), "default": (0.25, 0.1, 0.25, 1)}


def single(x):
    """The number as Core Animation stores it, in 32 bits."""
    return mpf(struct.unpack("f", struct.pack("f", x))[0])


def ease(name, x):
    """The y of the point of a timing function whose x is given."""
    x1, y1, x2, y2 = (single(p) for p in CURVES[name])
    if x <= 0 or x >= 1 or name == "linear":
        return min(max(mpf(x), 0), 1)
    coefficients = [1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1, -x]
    while coefficients[0] == 0:
        coefficients.pop(0)
    small = mpf(10) ** -25
    t = next(r.real for r in polyroots(coefficients, maxsteps=500, extraprec=400)
             if abs(mp.im(r)) < small and -small <= mp.re(r) <= 1 + small)
    return 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t ** 2 * y2 + t ** 3


def mix(a, b, p):
    return a + (b - a) * p


class Timing:
    """CAMediaTiming: where in its cycles something is at a time of its parent."""

    def __init__(self, duration, begin=0, speed=1, offset=0, count=1, total=0, reverses=False, fill="removed"):
        self.duration, self.begin, self.speed, self.offset = mpf(duration), mpf(begin), mpf(speed), mpf(offset)
        self.reverses, self.fill = reverses, fill
        self.active = mpf(total) if total else self.duration * (2 if reverses else 1) * mpf(count)

    def at(self, time, closed=False):
        """(cycle, fraction of the way forth), or None where nothing is shown."""
        local = (mpf(time) - self.begin) * self.speed + self.offset
        before = local < 0 if self.speed > 0 else local > self.active
        after = (local >= self.active if self.speed > 0 else local <= 0)
        if after and closed and local == (self.active if self.speed > 0 else 0):
            after = False
        if before and self.fill not in ("backwards", "both") or after and self.fill not in ("forwards", "both"):
            return None
        local = min(max(local, 0), self.active)
        whole = self.duration * (2 if self.reverses else 1)
        cycle = floor(local / whole)
        if local == self.active and cycle > 0 and cycle * whole == local:
            cycle -= 1
        rest = local - cycle * whole
        if rest > self.duration:
            rest = 2 * self.duration - rest
        return int(cycle), rest / self.duration


def sampled(count, value):
    return [value(k * EIGHTH) for k in range(count)]


def basic(timing, a, b, curve="linear", model=MODEL):
    def value(t):
        at = timing.at(t)
        return model if at is None else mix(mpf(a), mpf(b), ease(curve, at[1]))
    return value


def cumulative(timing, a, b):
    def value(t):
        at = timing.at(t)
        if at is None:
            return MODEL
        return mix(mpf(a), mpf(b), at[1]) + at[0] * (mpf(a) if timing.reverses else mpf(b))
    return value


def additive(*parts):
    """Parts are (timing, from, to), each added to the model."""
    def value(t):
        shown = [(timing.at(t), a, b) for timing, a, b in parts]
        return MODEL + sum(mix(mpf(a), mpf(b), at[1]) for at, a, b in shown if at is not None)
    return value


def spring(mass, stiffness, damping, velocity, count, a=10, b=50):
    m, k, c = mpf(mass), mpf(stiffness), mpf(damping)
    motion = odefun(lambda t, y: [y[1], -(c * y[1] + k * y[0]) / m], 0, [mpf(1), -mpf(velocity)])
    return [mix(mpf(a), mpf(b), 1 - motion(n * EIGHTH)[0]) for n in range(count)]


# Key frames

VALUES = [mpf(v) for v in (10, 30, 20, 80)]
TIMES = [mpf(0), EIGHTH * 3, EIGHTH * 4, mpf(1)]
POINTS = [(mpf(0), mpf(0)), (mpf(10), mpf(60)), (mpf(100), mpf(0)), (mpf(120), mpf(80))]


def segment(times, f):
    index = max(i for i in range(len(times)) if times[i] <= f)
    return index, (f - times[index]) / (times[index + 1] - times[index]) if index + 1 < len(times) else mpf(0)


def keyframes(f, curves=("linear",) * 3):
    index, part = segment(TIMES, f)
    return VALUES[3] if index == 3 else mix(VALUES[index], VALUES[index + 1], ease(curves[index], part))


def hermite(values, index, u, tension=(0,) * 4, continuity=(0,) * 4, bias=(0,) * 4):
    """Kochanek and Bartels; beyond the ends the values go on straight."""
    p = [2 * values[0] - values[1]] + list(values) + [2 * values[-1] - values[-2]]
    i = index + 1

    def tangent(j, sign):
        t, c, b = mpf(tension[j - 1]), mpf(continuity[j - 1]) * sign, mpf(bias[j - 1])
        return (1 - t) * (1 + b) * (1 + c) / 2 * (p[j] - p[j - 1]) + (1 - t) * (1 - b) * (1 - c) / 2 * (p[j + 1] - p[j])
    h = (2 * u ** 3 - 3 * u ** 2 + 1, u ** 3 - 2 * u ** 2 + u, -2 * u ** 3 + 3 * u ** 2, u ** 3 - u ** 2)
    return h[0] * p[i] + h[1] * tangent(i, 1) + h[2] * p[i + 1] + h[3] * tangent(i + 1, -1)


def cubic(f, times, **bends):
    index, part = segment(times, f)
    return VALUES[3] if index == 3 else hermite(VALUES, index, part, **bends)


def paced(f):
    lengths = [sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) for a, b in zip(POINTS, POINTS[1:])]
    left = f * sum(lengths)
    for (a, b), length in zip(zip(POINTS, POINTS[1:]), lengths):
        if left <= length:
            return [mix(a[n], b[n], left / length) for n in (0, 1)]
        left -= length
    return list(POINTS[3])


def along(pieces, f):
    """The point at a fraction of the length of smooth pieces, each a function from 0...1 to a point."""
    def speed(piece):
        return lambda u: sqrt(sum(mp.diff(lambda v: piece(v)[n], u) ** 2 for n in (0, 1)))
    mp.dps = 20
    lengths = [quad(speed(piece), [0, mpf(1) / 4, mpf(1) / 2, mpf(3) / 4, 1]) for piece in pieces]
    left = f * sum(lengths)
    for piece, length in zip(pieces, lengths):
        if left <= length:
            low, high = mpf(0), mpf(1)
            done, at = mpf(0), mpf(0)
            for _ in range(45):
                middle = (low + high) / 2
                part = done + quad(speed(piece), [at, middle])
                if part < left:
                    low, done, at = middle, part, middle
                else:
                    high = middle
            mp.dps = 40
            return list(piece(low))
        left -= length
    mp.dps = 40
    return list(pieces[-1](mpf(1)))


def bezier(points):
    def point(u):
        s = 1 - u
        weights = (s ** 3, 3 * s * s * u, 3 * s * u * u, u ** 3)
        return [sum(w * mpf(p[n]) for w, p in zip(weights, points)) for n in (0, 1)]
    return point


ARC = [(0, 0), (0, 50), (100, 50), (100, 0)]
LINE = [(100, 0), (100, mpf(80) / 3), (100, mpf(160) / 3), (100, 80)]
PIECES = [bezier(ARC), bezier(LINE)]


def path(f):
    index, part = (0, f * 2) if f < 0.5 else (1, f * 2 - 1)
    return PIECES[index](part)


def heading(f):
    index, part = (0, f * 2) if f < 0.5 else (1, f * 2 - 1)
    points = (ARC, LINE)[index]
    s = 1 - part
    d = [sum(3 * w * (mpf(points[i + 1][n]) - mpf(points[i][n])) for i, w in enumerate((s * s, 2 * s * part, part * part)))
         for n in (0, 1)]
    return atan2(d[1], d[0])


def flat(points):
    return [number for point in points for number in point]


# Groups

def group(t, part):
    """A group of 1.5 seconds that eases in, with a late, a long and a nested member."""
    if t >= mpf("1.5"):
        return {"x": MODEL, "y": mpf(0), "z": mpf(0)}[part]
    time = ease("easeIn", t / mpf("1.5")) * mpf("1.5")
    if part == "x":
        at = Timing(1, begin=mpf("0.25")).at(time, closed=True)
        return MODEL if at is None else mix(mpf(10), mpf(50), at[1])
    if part == "y":
        return 100 * time / 4
    nested = Timing(mpf("0.75"), begin=mpf("0.5"), speed=2)
    at = nested.at(time, closed=True)
    if at is None:
        return mpf(0)
    member = Timing(1).at(at[1] * mpf("0.75"), closed=True)
    return mpf(0) if member is None else 30 * member[1]


def folded(t):
    """A group of half a second that runs two and a half times, forth and back, and keeps its end."""
    at = Timing(mpf("0.5"), count=mpf("1.5"), reverses=True, fill="forwards").at(t)
    member = Timing(mpf("0.25"), begin=EIGHTH, fill="both").at(at[1] * mpf("0.5"), closed=True)
    return mix(mpf(10), mpf(50), member[1])


LAYERS = [(10, 2, 3), (-4, mpf("0.5"), mpf("1.25")), (2, -1, 7)]


def local_time(t, depth):
    for begin, speed, offset in LAYERS[:depth]:
        t = (t - begin) * speed + offset
    return t


def paused(t):
    """Half a second, then a pause of a quarter, then the rest."""
    local = t if t < mpf("0.5") else mpf("0.5") if t < mpf("0.75") else t - mpf("0.25")
    return basic(Timing(1), 10, 50, "easeInEaseOut")(local)


def cases():
    one, half, quarter = Timing(1), mpf("0.5"), mpf("0.25")
    model = 7
    for name, a, b in [("from to", 10, 50), ("from by", 10, 15), ("by to", 42, 50), ("from", 10, model),
                       ("to", model, 50), ("by", model, model + 8)]:
        yield name, sampled(12, basic(one, a, b))
    for curve in CURVES:
        yield "curve " + curve, sampled(9, basic(one, 10, 50, curve))
    yield "autoreverses", sampled(12, basic(Timing(half, reverses=True), 10, 50, "easeIn"))
    yield "repeatCount", sampled(12, basic(Timing(half, count=mpf("2.5"), fill="forwards"), 10, 50))
    yield "repeatDuration", sampled(12, basic(Timing(half, total=mpf("0.8"), fill="forwards"), 10, 50))
    yield "repeats there and back", sampled(16, basic(Timing(quarter, count=3, reverses=True), 10, 50, "easeOut"))
    yield "speed", sampled(12, basic(Timing(1, speed=2), 10, 50))
    yield "speed backwards", sampled(12, basic(Timing(1, speed=-1, offset=1), 10, 50, "easeIn"))
    yield "timeOffset", sampled(12, basic(Timing(1, offset=mpf("0.75"), count=2), 10, 50))
    yield "begins later", sampled(14, basic(Timing(1, begin=half, fill="both"), 10, 50))
    yield "begins later, unfilled", sampled(14, basic(Timing(1, begin=half), 10, 50))
    yield "cumulative", sampled(12, cumulative(Timing(quarter, count=3, fill="forwards"), 2, 10))
    yield "cumulative there and back", sampled(12, cumulative(Timing(quarter, count=2, reverses=True, fill="forwards"), 2, 10))
    yield "additive", sampled(12, additive((one, -40, 0), (Timing(1, begin=quarter), 16, 0)))
    for name, numbers in [("underdamped", (1, 100, 6, 0)), ("critical", (2, 50, 20, 0)), ("overdamped", (1, 100, 40, 2)),
                          ("thrown back", (1, 80, 8, -5))]:
        yield name, spring(*numbers, 16)
    yield "keyframes", sampled(8, keyframes)
    yield "keyframes eased", sampled(8, lambda f: keyframes(f, ("easeIn", "linear", "easeInEaseOut")))
    yield "keyframes in a pace", sampled(8, lambda f: keyframes(ease("easeOut", f)))
    yield "discrete", sampled(8, lambda f: VALUES[max(i for i in range(3) if (0, 3 * EIGHTH, half)[i] <= f)])
    yield "cubic", sampled(8, lambda f: cubic(f, TIMES))
    yield "cubic with bends", sampled(8, lambda f: cubic(
        f, TIMES, tension=(0, half, -half, 0), continuity=(0, quarter, -half, 1), bias=(1, -quarter, half, 0)))
    yield "paced", flat(sampled(8, paced))
    yield "cubicPaced", flat(sampled(8, lambda f: along(
        [lambda u, i=i: [hermite([p[n] for p in POINTS], i, u) for n in (0, 1)] for i in range(3)], f)))
    yield "path", flat(sampled(8, path))
    yield "path, paced", flat(sampled(8, lambda f: along(PIECES, f)))
    yield "heading", sampled(8, heading)
    yield "rotation", sampled(8, lambda f: cos(mix(mpf(1), mpf(9), f)))
    for part in "xyz":
        yield "group " + part, sampled(14, lambda t: group(t, part))
    yield "folded group", sampled(16, folded)
    yield "layer time", sampled(24, basic(Timing(1, speed=mpf("0.375")), 10, 50, "easeInEaseOut"))
    yield "pause", sampled(11, paused)
    yield "conversion", [local_time(mpf(t), depth) for depth in (1, 2, 3) for t in ("100", "101.5", "250.125")]


def number(x):
    return nstr(mpf(x), 17, min_fixed=-100, max_fixed=100)


def main():
    print("// Written by animation_reference.py; do not edit.\n")
    print("/// Values computed with 40 digits; see animation_reference.py.")
    print("enum AnimationReference {\n    static let values: [String: [Double]] = [")
    for name, values in cases():
        lines, line = [], "           "
        for value in values:
            text = " " + number(value) + ","
            if len(line + text) > 119:
                lines.append(line)
                line = "           "
            line += text
        print(f"        \"{name}\": [\n" + "\n".join(lines + [line]) + "\n        ],")
    print("    ]\n}")


main()
