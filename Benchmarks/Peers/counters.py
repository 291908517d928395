"""Start and footprint of a program with a number and a button."""
import sys

from common import FAILURES, entry, reason_of, twice
from sessions import start_counter

START = "counter: time to first frame"
MEMORY = "counter: resident memory"
SIZE = "counter: size on disk"
STARTS = 10


def measure(peers, display, starts=STARTS):
    """Entries for peers.json and the reasons of the frameworks that failed; they take turns."""
    samples = {peer.framework: ([], []) for peer in peers if peer.counter}
    failures = {peer.framework: peer.reason for peer in peers if not peer.counter}
    # The first start of each only brings its files into memory.
    for number in range(starts + 1):
        for peer in peers:
            if peer.framework in failures:
                continue
            try:
                first_frame, memory = twice(lambda: start(peer.counter, display))
            except FAILURES as error:
                failures[peer.framework] = reason_of(error)
                continue
            if number > 0:
                samples[peer.framework][0].append(first_frame)
                samples[peer.framework][1].append(memory)
        print(f"counters, start {number}", file=sys.stderr)
    entries = []
    for peer in peers:
        if peer.framework not in failures:
            frames, memory = samples[peer.framework]
            entries += [
                entry(peer.framework, START, frames, "ms"), entry(peer.framework, MEMORY, memory, "MB"),
                entry(peer.framework, SIZE, [peer.counter.size() / 1e6], "MB")]
    return entries, failures


def start(program, display):
    with start_counter(program, display) as session:
        return session.first_frame, session.memory()
