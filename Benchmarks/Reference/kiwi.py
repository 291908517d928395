#!/usr/bin/env python3
"""Solves the grid of Sources/bench/Platform/Constraints.swift with kiwisolver (pip install kiwisolver).

    python3 kiwi.py ROWS

Prints the time to add all constraints, and the time of one edit with its results, each in milliseconds. The constraints are
made beforehand, so that what is measured is kiwisolver's own code.
"""
import statistics
import sys
import time

import kiwisolver as kiwi

COLUMNS = 10


def grid(rows):
    width, gap = kiwi.Variable("width"), kiwi.Variable("gap")
    boxes, constraints = [], []
    for row in range(rows):
        for column in range(COLUMNS):
            x, y, w, h = box = [kiwi.Variable(name) for name in "xywh"]
            if column == 0:
                constraints.append(x == (gap if row == 0 else 8))
            else:
                previous = boxes[-1]
                constraints += [x == previous[0] + previous[2] + 8, w == previous[2]]
            if column == COLUMNS - 1:
                constraints.append(width == x + w + 8)
            constraints.append(y == 8 if row == 0 else y == boxes[-COLUMNS][1] + boxes[-COLUMNS][3] + 8)
            for length, content in ((w, 30), (h, 20)):
                constraints += [(length <= content) | "weak", (length >= content) | "medium"]
            boxes.append(box)
    return width, gap, constraints


def solved(rows):
    width, gap, constraints = grid(rows)
    start = time.perf_counter()
    solver = kiwi.Solver()
    for variable, value in ((width, 1000), (gap, 8)):
        solver.addEditVariable(variable, "strong")
        solver.suggestValue(variable, value)
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    return time.perf_counter() - start, solver, gap


def main(rows):
    scratch, solver, gap = solved(rows)
    edits = []
    for index in range(100):
        start = time.perf_counter()
        solver.suggestValue(gap, 8 + index % 7)
        solver.updateVariables()
        edits.append(time.perf_counter() - start)
    print(scratch * 1000, statistics.median(edits) * 1000)


main(int(sys.argv[1]))
