"""Writes the instruction counts to BENCHMARKS.md, between two markers; other programs write the rest of the page."""

BEGIN = "<!-- instructions: begin -->"
END = "<!-- instructions: end -->"


def section(baselines):
    """Returns the part of the page."""
    found = baselines.repeatability
    where = f" (`{found['benchmark']}`)" if found["benchmark"] else ""
    runs = "" if found["runs"] < 2 else (
        f" In {found['runs']} runs of {found['benchmarks']} operations the counts of an operation differed by at most "
        f"{found['percent']:g} %{where}.")
    rows = "\n".join(f"| `{name}` | {number:,} |" for name, number in baselines.instructions.items())
    versions = ", ".join(f"{name} {version}" for name, version in baselines.versions.items())
    return f"""{BEGIN}

## Instructions

`make bench-check` counts the instructions of these operations with callgrind, a tool of valgrind, and fails if one takes over
3 % more than recorded here; `make bench-check ARGS=--record` writes this table and `Benchmarks/baselines.json`. Names and
units are those of the times above.{runs}

Counted with {versions}.

| name | instructions |
|---|---:|
{rows}

{END}"""


def replaced(page, baselines):
    """Returns the page with its part replaced, or appended if the page has none."""
    begin, end = page.find(BEGIN), page.find(END)
    if begin < 0 or end < begin:
        return f"{page.rstrip()}\n\n{section(baselines)}\n"
    return page[:begin] + section(baselines) + page[end + len(END):]
