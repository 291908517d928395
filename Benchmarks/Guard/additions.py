"""What tools of development may add to a frame, and what parts of an operation may take: the shares that users are promised."""
from comparison import percent

# An idle agent runs no code in a frame. But its types are in the runtime's table of generic types, in which other types are
# therefore found a little later or sooner: up to 0.4 % of a frame was measured.
IDLE_LIMIT = 0.5

# The benchmark, that of the same frame without the tool, and the limit of the addition in percent.
LIMITS = [
    ("timeline.scroll.on", "timeline.scroll.off", 2),
    ("timeline.text.on", "timeline.text.off", 2),
    ("session.scroll.on", "timeline.scroll.off", 2),
    ("session.text.on", "timeline.text.off", 2),
    ("agent.scroll.idle", "timeline.scroll.off", IDLE_LIMIT),
    ("agent.text.idle", "timeline.text.off", IDLE_LIMIT),
]

# The part of a benchmark, the whole, and the limit of the share in percent. The report of a change to assistive technologies
# while none is running cannot be removed from the change, so it is counted by itself.
SHARES = [
    ("accessibility.idle.report", "accessibility.idle.text", 3),
]


def exceeded(counts, limits=LIMITS, shares=SHARES):
    """A line for each addition or share above its limit; pairs of which a part was not counted are left out."""
    added = [f"{name} takes {percent(counts[base], counts[name]):+.2f} % compared with {base}; the limit is {limit:g} %"
             for name, base, limit in limits
             if name in counts and base in counts and percent(counts[base], counts[name]) > limit]
    parts = [f"{name} takes {100 * counts[name] / counts[whole]:.2f} % of {whole}; the limit is {limit:g} %"
             for name, whole, limit in shares
             if counts.get(whole) and name in counts and 100 * counts[name] / counts[whole] > limit]
    return added + parts
