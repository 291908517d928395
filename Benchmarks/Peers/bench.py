#!/usr/bin/env python3
"""Measures Flexbox, Taffy and Yoga side by side on the same trees: `make bench-peers`.

Taffy is the native module of the PyPI package `stretchable`; Yoga is the library that the PyPI package `pyyoga` brings,
called from C++. Prints a table, in nanoseconds of processor time per node of the tree, and writes the numbers into
Benchmarks/peers.json. A peer that cannot be installed is left out, and said so.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "Benchmarks/.build/peers"
RESULTS = ROOT / "Benchmarks/peers.json"
# Of Yoga's package only the library is used, so the version of Python in its name does not matter.
YOGA_WHEEL = ("--python-version", "311", "--platform", "manylinux_2_28_x86_64")
RUNS = 3


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, text=True, **options)


def unpack(package, *options):
    """The folder with a package's files, or None if it cannot be had."""
    folder = BUILD / package
    if not folder.exists():
        download = BUILD / "downloads" / package
        try:
            run(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *options,
                "--dest", download, package, stdout=sys.stderr)
            wheel = next(download.glob("*.whl"))
        except (subprocess.CalledProcessError, StopIteration):
            print(f"{package} cannot be installed from the package registry here: left out", file=sys.stderr)
            return None
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    return folder


def taffy():
    folder = unpack("stretchable")
    dependencies = BUILD / "python"
    if not folder:
        return None
    if not dependencies.exists():
        run(sys.executable, "-m", "pip", "install", "--quiet", "--target", dependencies, "stretchable", stdout=sys.stderr)
    path = os.pathsep.join((str(folder), str(dependencies)))
    return [sys.executable, ROOT / "Benchmarks/Peers/taffy.py"], {**os.environ, "PYTHONPATH": path}


def yoga():
    folder = unpack("pyyoga", *YOGA_WHEEL)
    compiler = shutil.which("g++") or shutil.which("clang++")
    if not folder or not compiler:
        if not compiler:
            print("no C++ compiler: Yoga is left out", file=sys.stderr)
        return None
    program = BUILD / "yoga"
    run(compiler, "-O2", "-std=c++20", f"-I{folder / 'include'}", ROOT / "Benchmarks/Peers/yoga.cpp",
        next(folder.glob("lib*/libyogacore.a")), "-o", program)
    return [program], None


def flexbox():
    build = ("swift", "build", "-c", "release", "--package-path", ROOT / "Benchmarks", "--product", "flexbox-bench")
    run(*build, stdout=sys.stderr)
    folder = run(*build, "--show-bin-path", stdout=subprocess.PIPE).stdout.strip()
    return [pathlib.Path(folder) / "flexbox-bench"], None


def measure(programs):
    """The best of some rounds, in each of which every framework has its turn."""
    best = {}
    for _ in range(RUNS):
        for framework, (command, environment) in programs.items():
            for line in run(*command, env=environment, stdout=subprocess.PIPE).stdout.splitlines():
                result = json.loads(line)
                key = (framework, result["tree"], result["operation"])
                if key not in best or result["median"] < best[key]["median"]:
                    best[key] = result
    return best


def table(best, frameworks):
    rows = list(dict.fromkeys((tree, operation) for _, tree, operation in best))
    print(f"{'ns per node':28}" + "".join(f"{name:>15}" for name in frameworks) + f"{'of the best peer':>18}")
    for tree, operation in rows:
        medians = [best.get((name, tree, operation), {}).get("median") for name in frameworks]
        peers = [median for median in medians[1:] if median]
        share = f"{medians[0] / min(peers):.2f}" if peers and medians[0] else "–"
        cells = "".join(f"{median:15.1f}" if median else f"{'–':>15}" for median in medians)
        print(f"{tree + ', ' + operation:28}{cells}{share:>18}")


def write(best):
    kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    kept = [entry for entry in kept if not entry["operation"].startswith("flexbox: ")]
    for (framework, tree, operation), result in best.items():
        kept.append({
            "framework": framework, "operation": f"flexbox: {tree}, {operation}",
            "median": round(result["median"], 1), "p99": round(result["p99"], 1), "unit": "ns/node"})
    lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in kept)
    RESULTS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main():
    os.environ["PIP_ROOT_USER_ACTION"] = "ignore"
    BUILD.mkdir(parents=True, exist_ok=True)
    found = {"ComponentFlow": flexbox(), "Taffy": taffy(), "Yoga": yoga()}
    programs = {name: program for name, program in found.items() if program}
    best = measure(programs)
    table(best, list(programs))
    write(best)


if __name__ == "__main__":
    main()
