"""Writes the instruction counts into BENCHMARKS.md, between two marks; the rest of the page is written by others."""

BEGIN = "<!-- instructions: begin -->"
END = "<!-- instructions: end -->"


def section(baselines):
    """The part of the page."""
    found = baselines.repeatability
    where = f" (`{found['benchmark']}`)" if found["benchmark"] else ""
    runs = "" if found["runs"] < 2 else (
        f" When {found['benchmarks']} were counted {found['runs']} times, the counts of each differed by "
        f"{found['percent']:g} % at most{where}.")
    rows = "\n".join(f"| `{name}` | {number:,} |" for name, number in baselines.instructions.items())
    versions = ", ".join(f"{name} {version}" for name, version in baselines.versions.items())
    return f"""{BEGIN}

## Instructions

`make bench-check` counts the instructions of these operations with valgrind's tool callgrind and is red when one takes
over 3 % more than here; `make bench-check ARGS=--record` writes this table and `Benchmarks/baselines.json`. Names and
parts are those of the times above.{runs}

Counted with {versions}.

| name | instructions |
|---|---:|
{rows}

{END}"""


def replaced(page, baselines):
    """The page with its part replaced, or with the part at its end if there was none."""
    begin, end = page.find(BEGIN), page.find(END)
    if begin < 0 or end < begin:
        return f"{page.rstrip()}\n\n{section(baselines)}\n"
    return page[:begin] + section(baselines) + page[end + len(END):]
