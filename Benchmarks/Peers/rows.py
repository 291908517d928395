"""The rows benchmark: the operations of the js-framework-benchmark on a table of realised rows."""
import statistics
import sys
import time

from common import FAILURES, entry, reason_of
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
LARGE = ("create10k*", "append10k*", "clear")
FIVE_CYCLES = ("clear", "create") * 5

ROUNDS = 5
CYCLES = 4  # Of each round; one more before them is not counted.
MEMORY_ROUNDS = 3


def measure(peers, display, rounds=ROUNDS):
    """Entries for peers.json and the reasons of the frameworks that failed; they take turns in rounds."""
    samples = {peer.framework: {} for peer in peers if peer.rows}
    failures = {peer.framework: peer.reason for peer in peers if not peer.rows}
    texts = {}
    for number in range(rounds):
        for peer in peers:
            if peer.framework in failures:
                continue
            began = time.monotonic()
            try:
                play(peer.rows, display, number, samples[peer.framework], texts.setdefault(peer.framework, {}))
            except FAILURES as error:
                failures[peer.framework] = reason_of(error)
                del samples[peer.framework]
            seconds = time.monotonic() - began
            print(f"rows, round {number + 1}: {peer.framework}, {seconds:.1f} s", file=sys.stderr)
    failures.update(differing(texts, failures))
    entries = [
        entry(framework, name, taken[operation], "MB" if name in (MEMORY, MEMORY_LATER) else "ms")
        for framework, taken in samples.items() if framework not in failures
        for operation, name in {**NAMES, MEMORY: MEMORY, MEMORY_LATER: MEMORY_LATER}.items() if taken.get(operation)]
    return entries, failures


def play(program, display, number, samples, texts):
    """One round of one framework, in a process of its own."""
    with open_rows(program, display) as session:
        session.perform(["create"])
        texts.update(session.state() or {})
        if number < MEMORY_ROUNDS:
            keep(samples, MEMORY, session.memory())
            session.perform(FIVE_CYCLES)
            keep(samples, MEMORY_LATER, session.memory())
        session.perform(["clear"])
        script = [*CYCLE] * (CYCLES + 1) + [*LARGE]
        taken = session.perform([step.rstrip("*") for step in script])
        for index, (step, milliseconds) in enumerate(zip(script, taken)):
            if step.endswith("*") and index >= len(CYCLE):
                keep(samples, step.rstrip("*"), milliseconds)


def keep(samples, operation, value):
    samples.setdefault(operation, []).append(value)


def differing(texts, failures):
    """The frameworks whose first rows are not those that most others show, and so measured something else."""
    shown = {name: (state["ids"][:3], state["labels"][:3]) for name, state in texts.items()
             if state and name not in failures}
    if not shown:
        return {}
    usual = statistics.mode(str(rows) for rows in shown.values())
    return {name: f"its rows are others than those of the rest: {rows}"
            for name, rows in shown.items() if str(rows) != usual}
