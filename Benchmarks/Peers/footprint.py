"""What a program and all its children take of memory."""
import pathlib


def processes_below(root):
    """A process and all that it started, whichever of them started which."""
    children = {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text(errors="replace")
        except OSError:
            continue
        children.setdefault(parent_of(text), []).append(int(stat.parent.name))
    found = [root]
    for process in found:
        found += children.get(process, [])
    return found


def parent_of(stat):
    """The parent in a line of /proc/…/stat, where a name in brackets may hold anything before it."""
    return int(stat.rpartition(")")[2].split()[1])


def pss_of(rollup):
    """The bytes in the text of a file smaps_rollup: pages that processes share count in parts."""
    for line in rollup.splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


def memory(root):
    """The proportional set size of a process and all below it, in megabytes of 1,000,000 bytes."""
    total = 0
    for process in processes_below(root):
        try:
            total += pss_of(pathlib.Path(f"/proc/{process}/smaps_rollup").read_text())
        except OSError:
            continue
    return total / 1e6
