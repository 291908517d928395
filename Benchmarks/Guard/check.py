#!/usr/bin/env python3
"""Counts the instructions of the micro-benchmarks and compares them with the committed numbers: `make bench-check`.

Ends with 1 if something takes over three percent more instructions than recorded, is counted no more, or adds more to a
frame than promised; with 2 if it cannot compare.
"""
import argparse
import pathlib
import sys

import additions
import counting
import page
from baselines import ADVICE, BaselineError, Baselines, summarise
from comparison import Paint, compare, different_versions, lines_of
from versions import versions

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROFILES = ROOT / ".build-release/instructions"


def arguments(words):
    """What the command was asked for."""
    parser = argparse.ArgumentParser(prog="make bench-check ARGS=…", description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=pathlib.Path, required=True, help="micro, built in release")
    parser.add_argument("--record", action="store_true", help="write the counts as the new baselines, and the page")
    parser.add_argument("--runs", type=int, default=3, help="how often to count when recording, at least once (3)")
    parser.add_argument("--only", action="append", default=[], metavar="PREFIX",
                        help="only benchmarks whose names begin so; may be repeated")
    parser.add_argument("--baselines", type=pathlib.Path, default=ROOT / "Benchmarks/baselines.json")
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "BENCHMARKS.md")
    return parser.parse_args(words)


def count(options):
    """The counts of one run; raises a CountingError if a benchmark failed."""
    number = 0

    def tell(name):
        nonlocal number
        number += 1
        if sys.stderr.isatty():
            print(f"\r\033[K{number} {name} ", end="", file=sys.stderr, flush=True)

    counts, failed = counting.count(options.program, PROFILES, options.only, tell)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    if failed:
        raise counting.CountingError(f"These could not be counted: {', '.join(failed)}; see {PROFILES}/valgrind.log")
    if not counts:
        raise counting.CountingError(f"No benchmark's name begins with {' or '.join(options.only)}.")
    return counts


def check(options):
    """Compares; returns the exit status."""
    baselines = Baselines.read(options.baselines)
    counts = count(options)
    comparison = compare(baselines.instructions, counts, options.only)
    paint = Paint(sys.stdout.isatty())
    for line in lines_of(comparison, different_versions(baselines.versions, versions()), ADVICE, paint):
        print(line)
    if comparison.grown:
        print(f"Where: callgrind_annotate {PROFILES / comparison.grown[0][0]}.callgrind")
    exceeded = additions.exceeded(counts)
    for line in exceeded:
        print(paint.red(line))
    return 1 if comparison.is_red or exceeded else 0


def record(options):
    """Writes new baselines, and their part of the page; returns the exit status."""
    counts, repeatability = summarise([count(options) for _ in range(max(options.runs, 1))])
    current = versions()
    if options.only and options.baselines.exists():
        old = Baselines.read(options.baselines)
        if different_versions(old.versions, current):
            raise BaselineError("Other versions are installed than when the rest was recorded: record all.")
        counts = {**old.instructions, **counts}
        repeatability = old.repeatability
    recorded = Baselines(counts, current, repeatability)
    recorded.write(options.baselines)
    if options.page.exists():
        text = page.replaced(options.page.read_text(encoding="utf-8"), recorded)
        options.page.write_text(text, encoding="utf-8")
    where = f" ({repeatability['benchmark']})" if repeatability["benchmark"] else ""
    print(f"{len(counts)} baselines recorded; runs in a row differ by {repeatability['percent']:g} % at most{where}")
    return 0


def main(words):
    """Runs the command; returns the exit status."""
    options = arguments(words)
    try:
        return record(options) if options.record else check(options)
    except (BaselineError, counting.CountingError) as error:
        print(f"bench-check: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
