"""Compares two sets of instruction counts and says in words what changed."""
import dataclasses

# Growth in percent that turns the command red.
LIMIT = 3.0


@dataclasses.dataclass
class Comparison:
    """What changed: names with the numbers before and now, or with the only number there is."""
    grown: list
    shrunk: list
    missing: list
    new: list
    # All that both have, the largest change first.
    changes: list

    @property
    def is_red(self):
        """Whether something grew too much, or is counted no more."""
        return bool(self.grown or self.missing)


def percent(before, now):
    """By how much a number grew."""
    return (now - before) / before * 100


def compare(before, now, prefixes=()):
    """Compares what both have, and names what one has only; looks at names with one of the prefixes, if there are any."""
    before = {name: number for name, number in before.items() if not prefixes or name.startswith(tuple(prefixes))}
    both = [(name, number, now[name]) for name, number in before.items() if name in now]
    changes = sorted(both, key=lambda change: -abs(percent(*change[1:])))
    return Comparison(
        grown=[change for change in changes if percent(*change[1:]) > LIMIT],
        shrunk=[change for change in changes if percent(*change[1:]) < -LIMIT],
        missing=[name for name in before if name not in now], new=[(name, number) for name, number in now.items() if name not in before],
        changes=changes)


def different_versions(before, now):
    """What is of another version now than when the baselines were recorded: a line for each."""
    names = dict.fromkeys((*before, *now))
    return [f"{name}: recorded with {before.get(name, 'none')}, now {now.get(name, 'none')}"
            for name in names if before.get(name) != now.get(name)]


class Paint:
    """Colours for a terminal, and plain text for everything else."""

    def __init__(self, is_terminal):
        self.is_terminal = is_terminal

    def red(self, text):
        return f"\033[31m{text}\033[0m" if self.is_terminal else text

    def green(self, text):
        return f"\033[32m{text}\033[0m" if self.is_terminal else text


def lines_of(comparison, versions, advice, paint):
    """The report, line by line; `versions` are the lines of `different_versions`."""
    def change(name, before, now):
        return f"{name:40} {percent(before, now):+7.1f} %   {before:,.1f} → {now:,.1f}"

    if versions:
        yield paint.red("Counts of other versions are not comparable; what follows may be their doing:")
        yield from (f"  {line}" for line in versions)
        yield f"  {advice}, on the code before your change."
    for title, changes in (("grew", comparison.grown), ("shrank", comparison.shrunk)):
        if changes:
            line = f"Instructions {title} by more than {LIMIT:g} %:"
            yield paint.red(line) if title == "grew" else paint.green(line)
            yield from (f"  {change(*one)}" for one in changes)
    if comparison.missing:
        yield paint.red("In the baselines, but not counted:")
        yield from (f"  {name}" for name in comparison.missing)
    if comparison.new:
        yield "Counted, but not in the baselines yet:"
        yield from (f"  {name:40} {number:,.1f}" for name, number in comparison.new)
    if comparison.shrunk or comparison.new or comparison.missing:
        yield f"{advice}, if that is what you want."
    verdict = paint.red("red") if comparison.is_red else paint.green("green")
    number = len(comparison.changes)
    largest = f", the largest change being {percent(*comparison.changes[0][1:]):+.2f} %" if number else ""
    yield f"{number} compared{largest}; {len(comparison.grown)} grew: {verdict}"
