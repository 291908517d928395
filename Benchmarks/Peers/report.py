"""Tables and files of `make bench-peers`, created from the entries of Benchmarks/peers.json."""
import json
import os
import pathlib
import re
import time

from common import OURS, ROOT, PeerError

RESULTS = ROOT / "Benchmarks/peers.json"
OURS_FIRST = "ComponentFlow"

RATIO = "best peer ÷ ComponentFlow"
TITLES = {"rows": "Rows", "counter": "Start and footprint", "flexbox": "Flexbox"}
ABOUT = {
    "rows": "The operations of the js-framework-benchmark, on a table whose rows all exist as widgets or elements: "
            "milliseconds from the handler's call to the end of the frame that shows the change.",
    "counter": "A number and a button that increments it.",
    "flexbox": "The same trees laid out by three engines, per node of the tree: processor time.",
}
HOW = (
    "Programs run one at a time, in a window or viewport of 1000 by 700 points (Xvfb at 1280 by 1024 by 24, no "
    "graphics processor), each with its fastest software renderer, and alternate in rounds, each round in a new process "
    "whose first cycle is discarded. An operation begins after its program was idle for at least 50 ms.",
    "The rows have identical texts, which is verified, and identical geometry; they are keyed, and all of them exist.",
    "Chromium: `click()` is called from a task of the page; the time is measured from the start of the click's dispatch "
    "to the end of the software drawing of its frame, according to the browser's trace, without waiting for a display's "
    "refresh. Memory is read after a garbage collection.",
    "Memory is the proportional set size of all processes of a program; a megabyte is 1,000,000 bytes. The five cycles "
    "create and clear a thousand rows; then they are created again. The time to the first frame is measured from before "
    "the process is spawned, with its files in the page cache.",
    "The 99th percentiles are in `Benchmarks/peers.json`; with fewer than a hundred samples they are the maximum.",
)


# MARK: Figures

def number(value):
    """A figure of about three digits."""
    if value is None:
        return "–"
    if abs(value) >= 100:
        return f"{value:,.0f}"
    if abs(value) >= 10:
        return f"{value:.1f}"
    return f"{value:.2f}" if abs(value) >= 0.1 else f"{value:.2g}"


def medians(entries, group):
    """{operation: {framework: median}} of the operations of a group, in the order of the entries."""
    found = {}
    for entry in entries:
        if entry["operation"].startswith(f"{group}: "):
            found.setdefault(entry["operation"], {})[entry["framework"]] = entry["median"]
    return found


def frameworks_of(entries, group, hidden=()):
    """The measured frameworks, those of this repository first."""
    names = dict.fromkeys(entry["framework"] for entry in entries if entry["operation"].startswith(f"{group}: "))
    ours = [name for name in OURS if name in names and name not in hidden]
    return ours + [name for name in names if name not in OURS]


def ratio(row):
    """The best peer's value divided by ComponentFlow's, and the name of that peer; None if unknown."""
    peers = {name: median for name, median in row.items() if name not in OURS}
    mine = row.get(OURS_FIRST)
    if not mine or not peers:
        return None
    best = min(peers, key=peers.get)
    return peers[best] / mine, best


# MARK: Tables

def table(entries, group, hidden=()):
    """Rows of cells with medians and the ratio; the first row is the header."""
    names = frameworks_of(entries, group, hidden)
    units = {entry["operation"]: entry["unit"] for entry in entries}
    rows = [[TITLES[group].lower(), "unit", *names, RATIO]]
    for operation, row in medians(entries, group).items():
        compared = ratio(row)
        rows.append([
            operation.partition(": ")[2], units[operation], *(number(row.get(name)) for name in names),
            f"{number(compared[0])} ({compared[1]})" if compared else "–"])
    return rows


def markdown(rows):
    head, *body = rows
    rule = ["---", "---", *["---:"] * (len(head) - 2)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *body))


def plain(rows):
    """The table as plain text for a terminal."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) if column < 2 else cell.rjust(width)
                  for column, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows)


def left_out(failures):
    """A line for each framework that is not in a table, with the reason."""
    return [f"- {framework}: {reason}" for framework, reason in failures.items()]


# MARK: Parts of pages

class Run:
    """A run: entries, {group: {framework: reason for its omission}}, {framework: (version, end of a frame)}."""

    def __init__(self, entries, failures, peers, notes=()):
        self.entries = entries
        self.failures = failures
        self.peers = peers
        self.notes = notes
        self.machine = machine()

    def long(self):
        """The part of BENCHMARKS.md."""
        parts = [
            "## Comparison with other frameworks",
            f"`make bench-peers` measures this in one run and writes this part, the summary in the README, and "
            f"`Benchmarks/peers.json`. All values are medians. Measured on {self.machine}."]
        for group, title in TITLES.items():
            parts += [f"### {title}", ABOUT[group], markdown(table(self.entries, group))]
            if self.failures.get(group):
                parts += ["Not measured:", "\n".join(left_out(self.failures[group]))]
        parts += ["### What was measured and how", "\n".join(f"- {line}" for line in self.about())]
        return "\n\n".join(parts)

    def short(self):
        """The part of README.md, without this repository's lower-level frameworks."""
        hidden = OURS[1:]
        tables = [markdown(table(self.entries, group, hidden)) for group in ("rows", "counter")]
        missing = {framework: reason for group in ("rows", "counter")
                   for framework, reason in self.failures.get(group, {}).items() if framework not in hidden}
        notes = [f"Not measured everywhere: {', '.join(missing)}."] if missing else []
        return "\n\n".join([
            *tables, *notes,
            f"Medians of one run of `make bench-peers` on {self.machine}. [BENCHMARKS.md](BENCHMARKS.md#comparison-with-"
            "other-frameworks) describes the method and contains further results."])

    def about(self):
        """What was measured and how, a paragraph each."""
        versions = [f"{name}: {version}; a frame ends at {frame_end}." if frame_end else f"{name}: {version}."
                    for name, (version, frame_end) in self.peers.items()]
        return [*versions, *self.notes, *HOW]


def machine():
    """The date and the machine of the measurement."""
    processor = field("/proc/cpuinfo", r"model name\s*: (.*)") or "unknown processor"
    system = field("/etc/os-release", r'PRETTY_NAME="?([^"\n]*)') or "Linux"
    return f"{time.strftime('%Y-%m-%d', time.gmtime())}: {processor}, {os.cpu_count()} cores, {system}"


def field(path, pattern):
    try:
        found = re.search(pattern, pathlib.Path(path).read_text(encoding="utf-8"))
    except OSError:
        return None
    return found and found.group(1).strip()


# MARK: Files

def replace_part(text, name, part):
    """Returns the page with the text between `<!-- name: begin -->` and `<!-- name: end -->` replaced."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    start = text.find(begin)
    stop = text.find(end, start)
    if start < 0 or stop < 0:
        raise PeerError(f"the markers {begin} and {end} are missing")
    return f"{text[:start]}{begin}\n{part}\n{text[stop:]}"


def write_part(path, name, part):
    """Replaces a part of a file; prints a message and returns False if the file lacks the markers."""
    try:
        path.write_text(replace_part(path.read_text(encoding="utf-8"), name, part), encoding="utf-8")
    except (PeerError, OSError) as error:
        print(f"{path.name} is NOT written: {error}")
        return False
    return True


def write_results(entries, path=RESULTS):
    lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in entries)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def write(run):
    """Writes all files, and returns whether all of them were written."""
    write_results(run.entries)
    written = [
        write_part(ROOT / "BENCHMARKS.md", "peers", run.long()), write_part(ROOT / "README.md", "benchmarks", run.short())]
    return all(written)
