#!/usr/bin/env python3
"""Writes what kiwisolver makes of ten thousand random systems: Fixtures/systems.txt.

    pip install kiwisolver
    python3 solver_reference.py > ../Fixtures/systems.txt

A system is a sequence of additions, removals, changes of constants and suggestions of values, drawn from a generator that
RandomSystem.swift has as well. A line of the output is one system: in hexadecimal, one bit for each step that was possible,
and for each of the three strengths the sum of all errors after every step, in thousandths. Solutions need not be unique, so
values are not compared; errors are.

kiwisolver weighs strengths against each other. The weights are far enough apart here to be an order.
"""
import kiwisolver as kiwi

SYSTEMS = 10_000
MASK = (1 << 64) - 1
STRENGTHS = [1e-2, 1e2, 1e6]
COEFFICIENTS = [1, 1, 1, -1, -1, 2, -2, 0.5]
RELATIONS = ["<=", "==", ">="]


class Generator:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def next(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % bound


class System:
    def __init__(self, seed):
        self.random = Generator(seed)
        self.solver = kiwi.Solver()
        self.variables = [kiwi.Variable(f"x{i}") for i in range(2 + self.random.next(6))]
        self.constraints = []  # (terms, constant, relation, level or None for required, handle)
        self.edits = {}  # variable -> (level, value)
        self.sums = [0.0, 0.0, 0.0]
        self.possible = 0

    def run(self):
        for step in range(6 + self.random.next(14)):
            if self.step():
                self.possible |= 1 << step
            self.measure()

    def step(self):
        kind = self.random.next(10)
        if kind < 6:
            return self.add()
        if kind < 8:
            return self.remove()
        return self.change() if kind == 8 else self.edit()

    def add(self):
        terms = []
        for _ in range(1 + self.random.next(3)):
            variable = self.random.next(len(self.variables))
            terms.append((variable, COEFFICIENTS[self.random.next(len(COEFFICIENTS))]))
        constant = self.random.next(201) - 100
        relation = RELATIONS[self.random.next(3)]
        level = self.random.next(5)
        level = level if level < 3 else None
        return self.insert(terms, constant, relation, level)

    def insert(self, terms, constant, relation, level):
        expression = kiwi.Expression([kiwi.Term(self.variables[v], c) for v, c in terms], constant)
        strength = kiwi.strength.required if level is None else STRENGTHS[level]
        handle = kiwi.Constraint(expression, relation, strength)
        try:
            self.solver.addConstraint(handle)
        except kiwi.UnsatisfiableConstraint:
            self.start_again()
            return False
        self.constraints.append((terms, constant, relation, level, handle))
        return True

    def start_again(self):
        """A constraint that could not be added leaves traces in kiwisolver."""
        self.solver = kiwi.Solver()
        for constraint in self.constraints:
            self.solver.addConstraint(constraint[4])
        for variable, (level, value) in self.edits.items():
            self.solver.addEditVariable(self.variables[variable], STRENGTHS[level])
            self.solver.suggestValue(self.variables[variable], value)

    def remove(self):
        if not self.constraints:
            return False
        index = self.random.next(len(self.constraints))
        self.solver.removeConstraint(self.constraints.pop(index)[4])
        return True

    def change(self):
        if not self.constraints:
            return False
        index = self.random.next(len(self.constraints))
        constant = self.random.next(201) - 100
        terms, old, relation, level, handle = self.constraints.pop(index)
        self.solver.removeConstraint(handle)
        changed = self.insert(terms, constant, relation, level)
        if not changed:
            self.insert(terms, old, relation, level)
        self.constraints.insert(index, self.constraints.pop())
        return changed

    def edit(self):
        variable = self.random.next(len(self.variables))
        level = self.random.next(3)
        value = self.random.next(201) - 100
        if variable not in self.edits:
            self.solver.addEditVariable(self.variables[variable], STRENGTHS[level])
        else:
            level = self.edits[variable][0]
        self.edits[variable] = (level, value)
        self.solver.suggestValue(self.variables[variable], value)
        return True

    def measure(self):
        self.solver.updateVariables()
        values = [variable.value() for variable in self.variables]
        for terms, constant, relation, level, _ in self.constraints:
            amount = sum(values[v] * c for v, c in terms) + constant
            error = {"<=": max(amount, 0), "==": abs(amount), ">=": max(-amount, 0)}[relation]
            if level is None:
                assert error < 1e-6, (error, amount)
            else:
                self.sums[level] += error
        for variable, (level, value) in self.edits.items():
            self.sums[level] += abs(values[variable] - value)


for seed in range(SYSTEMS):
    system = System(seed)
    system.run()
    print(f"{system.possible:x}", *(round(amount * 1000) for amount in reversed(system.sums)))
