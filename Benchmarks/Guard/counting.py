"""Runs `micro` under valgrind's tool callgrind and reads how many instructions each benchmark took."""
import os
import pathlib
import statistics
import subprocess

# Nothing else of the environment gets in: its size alone moves the stack, and its fonts and locale change the work.
ENVIRONMENT = {
    "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1",
    # Freed blocks stay as they are until they are wanted again. Otherwise the C library puts neighbors together now and
    # then, and where that falls depends on all that was allocated before: it moved some counts by four percent.
    "GLIBC_TUNABLES": "glibc.malloc.tcache_count=65535:glibc.malloc.mxfast=0:glibc.malloc.mmap_threshold=131072:"
                      "glibc.malloc.trim_threshold=1073741824:glibc.malloc.top_pad=67108864",
}
# Observation keeps the properties that a body reads in sets of key paths, whose hashes depend on addresses in the program. So a
# change of any code moves these counts by up to a quarter; they are means of runs with random hashes.
HASHED = ("engine.one-child.combined.model", "engine.one-child.composite.model", "engine.one-child.composite.ten-reads")
HASHED_RUNS = 25
NAME_OF_PROFILE = "desc: Trigger: Client Request: "


class CountingError(Exception):
    """Nothing could be counted."""


def count(program, folder, prefixes=(), tell=lambda name: None):
    """Counts the benchmarks whose names begin with one of the prefixes, or all.

    Returns the instructions of one operation (or of one part of it) by name, and the names of those that failed. The
    profiles stay in the folder as NAME.callgrind, for `callgrind_annotate`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.callgrind*"):
        old.unlink()
    counts, failed = count_once(program, folder, prefixes, tell, ENVIRONMENT)
    hashed = [name for name in HASHED if name in counts]
    if hashed:
        random = {key: value for key, value in ENVIRONMENT.items() if key != "SWIFT_DETERMINISTIC_HASHING"}
        runs = [count_once(program, folder, hashed, tell, random) for _ in range(HASHED_RUNS)]
        failed += sorted({name for _, failures in runs for name in failures})
        for name in hashed:
            values = [run[name] for run, _ in runs if name in run]
            if values:
                counts[name] = statistics.fmean(values)
    return counts, failed


def count_once(program, folder, prefixes, tell, environment):
    """The counts of one process, as `count` returns them."""
    operations, failed = run(program, folder, prefixes, tell, environment)
    totals = read_profiles(folder)
    failed += [name for name in operations if name not in totals]
    return {name: totals[name] / number for name, number in operations.items() if name in totals}, failed


def run(program, folder, prefixes, tell, environment):
    """The numbers of operations that `micro` says it did, by benchmark, and which failed."""
    program = pathlib.Path(program).resolve()
    # A short name in its own folder, so that the arguments are as long wherever the repository lies.
    command = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no",
               f"--log-file={folder.resolve() / 'valgrind.log'}",
               f"--callgrind-out-file={folder.resolve() / 'counts.callgrind.%p'}", f"./{program.name}", *prefixes]
    environment = {**environment, **{key: os.environ[key] for key in ("LD_LIBRARY_PATH",) if key in os.environ}}
    operations, failed = {}, []
    try:
        with subprocess.Popen(command, cwd=program.parent, env=environment, stdout=subprocess.PIPE, text=True) as process:
            for line in process.stdout:
                name, number = line.split()
                if number == "failed":
                    failed.append(name)
                else:
                    operations[name] = int(number)
                tell(name)
    except (OSError, ValueError) as error:
        raise CountingError(f"{program} cannot be run under valgrind: {error}") from error
    if process.returncode != 0:
        raise CountingError(f"{program} ended with status {process.returncode} under valgrind; see {folder}/valgrind.log")
    return operations, failed


def read_profiles(folder):
    """The instructions in each profile, by the benchmark that asked for it; renames the profiles like it."""
    totals = {}
    for path in sorted(folder.glob("counts.callgrind.*")):
        name, total = read_profile(path.read_text(encoding="utf-8", errors="replace"))
        if name:
            totals[name] = total
            path.rename(folder / f"{name}.callgrind")
        else:
            path.unlink()
    return totals


def read_profile(text):
    """The benchmark that asked for a profile, and its instructions; None for what a process writes at its end."""
    name, total = None, 0
    for line in text.splitlines():
        if line.startswith(NAME_OF_PROFILE):
            name = line[len(NAME_OF_PROFILE):].strip()
        elif line.startswith("summary:"):
            return name, int(line.split()[1])
    return None, total
