#!/usr/bin/env python3
"""Measures ComponentFlow beside other frameworks: `make bench-peers`.

    bench.py                                        measures everything and writes peers.json, BENCHMARKS.md, README.md
    bench.py --only rows                            measures and prints just the rows; writes nothing
    bench.py --only rows ComponentFlow "GTK 4 in C" just these two

Installs what is needed from Debian and PyPI, and says what. A framework that cannot be measured is left out, with the
reason in the table.
"""
import argparse
import os
import sys

import counters
import flexbox
import native
import ours
import report
import rows
import web
from common import BUILD, ROOT, run
from sessions import Display

GROUPS = ("rows", "counter", "flexbox")


def arguments():
    parser = argparse.ArgumentParser(description="Measures ComponentFlow beside other frameworks.")
    parser.add_argument("frameworks", nargs="*", help="measures only these, and writes nothing")
    parser.add_argument("--only", choices=GROUPS, help="measures only this, and writes nothing")
    parser.add_argument("--no-build", action="store_true", help="takes our programs as they were built before")
    parser.add_argument("--rounds", type=int, default=rows.ROUNDS, help="rounds of the rows")
    return parser.parse_args()


def wanted(peers, options):
    return [peer for peer in peers if not options.frameworks or peer.framework in options.frameworks]


def measure(options):
    """A run over everything that the options ask for."""
    entries, failures, about = [], {}, {}
    notes = busy(os.getloadavg()[0], os.cpu_count())
    groups = [options.only] if options.only else GROUPS
    others = [*web.peers(), *native.peers()] if groups != ["flexbox"] else []
    with Display() as display:
        if "rows" in groups:
            peers = wanted([*ours.rows(not options.no_build), *others], options)
            note(about, peers)
            found, failures["rows"], more = rows.measure(peers, display, options.rounds)
            notes += more
            entries += found
        if "counter" in groups:
            # React needs no counter of its own: there is one for the browser.
            peers = wanted([ours.counter(not options.no_build), *others], options)
            peers = [peer for peer in peers if peer.counter or peer.reason]
            note(about, peers)
            found, failures["counter"] = counters.measure(peers, display)
            entries += found
            about.update({f"{peer.framework}, size on disk": (peer.counter.counted, "")
                          for peer in peers if peer.counter and peer.framework not in failures["counter"]})
    if "flexbox" in groups:
        names = [name for name in flexbox.NAMES if not options.frameworks or name in options.frameworks]
        found, failures["flexbox"] = flexbox.measure(names, not options.no_build)
        entries += found
    return report.Run(entries, failures, about, notes)


def busy(load, processors):
    """A warning, if others use the machine."""
    if load < processors / 2:
        return []
    warning = f"The machine was busy with something else (load {load:.1f} of {processors}): all times are too long."
    print(f"WARNING: {warning}", file=sys.stderr)
    return [warning]


def note(about, peers):
    about.update({peer.framework: (peer.version, peer.frame_end) for peer in peers if not peer.reason})


def show(result):
    print(f"\n{result.machine}\n")
    for group in GROUPS:
        rows_of_table = report.table(result.entries, group)
        if len(rows_of_table) > 1:
            print(report.plain(rows_of_table))
        for line in report.left_out(result.failures.get(group, {})):
            print(f"not measured {line}")
        print()
    print("\n".join(f"- {line}" for line in result.about()))


def main():
    options = arguments()
    os.environ["PIP_ROOT_USER_ACTION"] = "ignore"
    BUILD.mkdir(parents=True, exist_ok=True)
    run(ROOT / "Scripts/setup.sh", "peers", stdout=sys.stderr)
    result = measure(options)
    show(result)
    if options.only or options.frameworks:
        print("\nnothing is written, because not everything was measured")
        return 0
    return 0 if report.write(result) else 1


if __name__ == "__main__":
    sys.exit(main())
