"""The rows benchmark: the operations of the js-framework-benchmark on a table of realised rows."""
import statistics
import sys
import time

from common import FAILURES, entry, reason_of, twice
from sessions import open_rows

# Operation and its name in Benchmarks/peers.json, in the order of the table.
NAMES = {
    "create": "rows: create 1,000", "replace": "rows: replace 1,000", "update": "rows: update every 10th",
    "select": "rows: select", "swap": "rows: swap", "remove": "rows: remove", "create10k": "rows: create 10,000",
    "append": "rows: append 1,000 to 1,000", "append10k": "rows: append 1,000 to 10,000", "clear": "rows: clear 1,000",
}
MEMORY = "rows: memory with 1,000 rows"
MEMORY_LATER = "rows: memory after five cycles"

# Each operation finds what it needs; those without a mark only prepare, and are not counted.
CYCLE = (
    "create*", "select", "select*", "swap*", "update*", "replace*", "append*", "replace", "remove*", "replace", "clear*")
LARGE = ("create10k*", "append10k*")  # The end of a round: what they made goes with the process.
FIVE_CYCLES = ("clear", "create") * 5

ROUNDS = 5
CYCLES = 4  # Of each round; one more before them is not counted.
MEMORY_ROUNDS = 3
# No further round begins when it would probably end after so many seconds, once there were two.
LIMIT = 450


class Samples:
    """What was measured of one framework."""

    def __init__(self):
        self.taken = {}
        self.main_thread = {}  # Milliseconds to the end of the main thread's work, where a program can tell.
        self.state = {}

    def keep(self, operation, value):
        self.taken.setdefault(operation, []).append(value)

    def add(self, other):
        """Takes over what was measured in another process."""
        for mine, new in ((self.taken, other.taken), (self.main_thread, other.main_thread)):
            for operation, values in new.items():
                mine.setdefault(operation, []).extend(values)
        self.state = other.state

    def entries(self, framework):
        names = {**NAMES, MEMORY: MEMORY, MEMORY_LATER: MEMORY_LATER}
        return [
            entry(framework, name, self.taken[operation], "ms" if operation in NAMES else "MB")
            for operation, name in names.items() if operation in self.taken]

    def note(self, framework):
        """A sentence on the other way to measure."""
        figures = ", ".join(
            f"{name.partition(': ')[2]} {statistics.median(self.main_thread[operation]):.1f}"
            for operation, name in NAMES.items() if operation in self.main_thread)
        return figures and f"{framework}, until the end of the main thread's work only, in ms: {figures}."


def measure(peers, display, rounds=ROUNDS):
    """Entries for peers.json, the reasons of the frameworks that failed, and notes; they take turns in rounds."""
    samples = {peer.framework: Samples() for peer in peers if peer.rows}
    failures = {peer.framework: peer.reason for peer in peers if not peer.rows}
    began = time.monotonic()
    done = 0
    while done < rounds and (done < 2 or (time.monotonic() - began) * (done + 1) / done < LIMIT):
        for peer in peers:
            if peer.framework not in failures:
                take_turn(peer, display, done, samples[peer.framework], failures)
        done += 1
    failures.update(differing({name: taken.state for name, taken in samples.items() if name not in failures}))
    good = {name: taken for name, taken in samples.items() if name not in failures}
    unknown = [name for name, taken in good.items() if not taken.state]
    notes = [
        f"Rows: {done * CYCLES} samples of each operation, {done} of those on 10,000 rows, number of rounds: {done}.",
        *([f"Not checked to show the same texts: {', '.join(unknown)}."] if unknown else []),
        *filter(None, (taken.note(name) for name, taken in good.items()))]
    return [entry for name, taken in good.items() for entry in taken.entries(name)], failures, notes


def take_turn(peer, display, number, samples, failures):
    began = time.monotonic()
    try:
        samples.add(twice(lambda: play(peer.rows, display, number)))
    except FAILURES as error:
        failures[peer.framework] = reason_of(error)
    print(f"rows, round {number + 1}: {peer.framework}, {time.monotonic() - began:.1f} s", file=sys.stderr)


def play(program, display, number):
    """What one round of one framework measured, in a process of its own."""
    samples = Samples()
    with open_rows(program, display) as session:
        session.perform(["create"])
        samples.state = session.state() or {}
        if number < MEMORY_ROUNDS:
            samples.keep(MEMORY, session.memory())
            session.perform(FIVE_CYCLES)
            samples.keep(MEMORY_LATER, session.memory())
        session.perform(["clear"])
        script = [*CYCLE] * (CYCLES + 1) + [*LARGE]
        taken = session.perform([step.rstrip("*") for step in script])
        main_thread = getattr(session, "committed", [None] * len(script))
        for index, (step, milliseconds, committed) in enumerate(zip(script, taken, main_thread)):
            if step.endswith("*") and index >= len(CYCLE):
                samples.keep(step.rstrip("*"), milliseconds)
                if committed is not None:
                    samples.main_thread.setdefault(step.rstrip("*"), []).append(committed)
    return samples


def differing(states):
    """The frameworks whose first rows are not those that most others show, and so measured something else."""
    shown = {name: (state["ids"][:3], state["labels"][:3]) for name, state in states.items() if state}
    if not shown:
        return {}
    usual = statistics.mode(str(rows) for rows in shown.values())
    return {name: f"its rows are others than those of the rest: {rows}"
            for name, rows in shown.items() if str(rows) != usual}
