"""The native peers: GTK 4 in C, Qt Quick and Slint. Installs what they need, builds them and says how to run them.

    for peer in native.peers():
        peer.framework                      "GTK 4 in C", "Qt Quick" or "Slint", as in Benchmarks/peers.json
        peer.reason                         why there is nothing to measure, or "" if there is
        peer.version, peer.frame_end        texts for the table: what was measured, and where its frame ends
        peer.rows, peer.counter             a Program each: command, environment, shipped, counted;
                                            either may be None, and then peer.reason says why

Every program talks by lines as `Benchmarks/Peers/gtk/harness.h` describes: `ready SECONDS` (CLOCK_MONOTONIC) after its
first painted frame, then `done OPERATION MILLISECONDS` for each line with an operation, `state JSON` for the line
`state`, and the end at `quit` or at the end of stdin. An operation waits by itself until no frame was painted for
50 ms. The rows programs know create, replace, update, select, swap, remove, append, append10k, create10k and clear; the
counter knows count. `environment` is complete (os.environ with the peer's best settings) except for DISPLAY, which the
driver adds. `Scripts/setup.sh peers` installs the system packages; it is called from here.
"""
import importlib.metadata
import os
import pathlib
import shutil
import subprocess
import sys

from common import BUILD, PEERS, ROOT, Peer, Program, attempt, output, run
from sessions import Display

def compiler(*names):
    """The first of some compilers that is installed."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise FileNotFoundError(f"there is no compiler: {' or '.join(names)}")


def compiled(name, folder, *command):
    """The stripped program that a command builds from a folder's files, built again only if one of them has changed."""
    program = BUILD / name
    newest = max(file.stat().st_mtime for file in (PEERS / folder).iterdir() if file.is_file())
    if not program.exists() or program.stat().st_mtime < newest:
        run(*command, "-o", program, stdout=sys.stderr)
        run("strip", program)
    return program


def gtk():
    """Both programs built by the C compiler at -O2; GSK paints with Cairo, the faster of its renderers here."""
    libraries = ("gtk4", "gio-unix-2.0")
    compile_flags = output("pkg-config", "--cflags", *libraries).split()
    link_flags = output("pkg-config", "--libs", *libraries).split()
    # Without a bus for accessibility GTK would only wait for one, and then say so.
    environment = {**os.environ, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none"}

    def build(name, *others):
        sources = [PEERS / "gtk" / file for file in (f"{name}.c", "harness.c", *others)]
        program = compiled(
            f"gtk-{name}", "gtk", compiler("gcc", "clang", "cc"), "-O2", "-Wall", *compile_flags, *sources, *link_flags)
        return Program([str(program)], environment, [program], "the stripped program")

    return Peer(
        "GTK 4 in C", f"GTK {output('pkg-config', '--modversion', 'gtk4')}, GSK_RENDERER=cairo",
        "GdkFrameClock::after-paint of the frame that painted the change",
        build("rows", "row-list.c", "words.c"), build("counter"))


def package(name, *requirements):
    """The folder that holds packages from PyPI, installed once."""
    folder = BUILD / name
    if not folder.exists():
        unfinished = BUILD / f"{name}.unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        print(f"installs {' and '.join(requirements)} from PyPI into {folder}", file=sys.stderr)
        run(sys.executable, "-m", "pip", "install", "--quiet", "--root-user-action=ignore", "--only-binary=:all:",
            "--pre", "--target", unfinished, *requirements, stdout=sys.stderr)
        unfinished.rename(folder)
    return folder


def version(folder, distribution):
    """The version of a package that was installed into a folder."""
    found = importlib.metadata.distributions(name=distribution, path=[str(folder)])
    return next(iter(found)).version


def mapped_files(command, environment, folder):
    """The libraries below a folder that a program has loaded when its first frame is painted."""
    with Display() as name:
        program = subprocess.Popen(
            command, env={**environment, "DISPLAY": name}, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        program.stdout.readline()
        maps = pathlib.Path(f"/proc/{program.pid}/maps").read_text(encoding="utf-8")
        program.communicate("quit\n", timeout=20)
    paths = {pathlib.Path(line.split(maxsplit=5)[-1]) for line in maps.splitlines() if str(folder) in line}
    return sorted(path for path in paths if path.is_file())


def qt():
    """The view in QML, the model in C++, with Debian's Qt: that took less processor time for every operation than
    the same view with the newer Qt of PySide6, starts much sooner and needs no Python. The software renderer is about
    twice as fast as OpenGL on the processor (Mesa); the delay that collects requests to update is switched off."""
    sources = PEERS / "qtquick"
    moc = pathlib.Path(output("pkg-config", "--variable=libexecdir", "Qt6Core")) / "moc"
    generated = BUILD / "moc_row-model.cpp"
    run(moc, sources / "row-model.h", "-o", generated)
    flags = output("pkg-config", "--cflags", "--libs", "Qt6Quick").split()
    environment = {
        **os.environ, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "QT_QPA_UPDATE_IDLE_TIME": "0"}

    def build(name, *others):
        view = sources / f"{name}.qml"
        program = compiled(
            f"qtquick-{name}", "qtquick", compiler("g++", "clang++"), "-O2", "-Wall", "-std=c++20", "-fPIC",
            sources / f"{name}.cpp", *others, *flags)
        return Program([str(program), str(view)], environment, [program, view], "the stripped program and its QML")

    return Peer(
        "Qt Quick", f"Qt {output('pkg-config', '--modversion', 'Qt6Quick')}, QT_QUICK_BACKEND=software",
        "QQuickWindow::frameSwapped of the frame with the change",
        build("rows", sources / "row-model.cpp", sources / "words.cpp", generated), build("counter"))


def slint():
    """Slint's Python package, which interprets the .slint files: there is no compiler for them among the packages of
    Debian and PyPI. Of its renderers (its own, Skia, FemtoVG with OpenGL) Skia on the processor, painting what changed,
    is fastest."""
    folder = package("slint", "slint==1.9.2a1")
    clock = compiled(
        "damage-clock", "slint", compiler("gcc", "clang", "cc"), "-O2", "-Wall", PEERS / "slint/damage-clock.c",
        *output("pkg-config", "--cflags", "--libs", "x11", "xdamage").split())
    environment = {
        **os.environ, "PYTHONPATH": str(folder), "SLINT_BACKEND": "winit-skia-software",
        "SLINT_SKIA_PARTIAL_RENDERING": "1", "DAMAGE_CLOCK": str(clock)}

    def program(*names):
        sources = [PEERS / "slint" / name for name in (*names, "harness.py")]
        command = [sys.executable, str(sources[0])]
        return Program(command, environment, sources + mapped_files(command, environment, folder),
                       "its sources and the libraries of the package slint that it loads, without Python")

    return Peer(
        "Slint", f"Slint {version(folder, 'slint')}, interpreted from Python, SLINT_BACKEND=winit-skia-software",
        "the X server's report of the last drawing (XDamage, watched by a separate process)",
        program("rows.py", "rows.slint", "words.py"), program("counter.py", "counter.slint"))


def peers():
    """All native peers, each installed and built, or with the reason why it is not."""
    BUILD.mkdir(parents=True, exist_ok=True)
    run(ROOT / "Scripts/setup.sh", "peers", stdout=sys.stderr)
    return [attempt("GTK 4 in C", gtk), attempt("Qt Quick", qt), attempt("Slint", slint)]


def main():
    for peer in peers():
        print(f"{peer.framework}: {peer.reason or peer.version}\n  a frame ends at: {peer.frame_end}")
        for name, program in (("rows", peer.rows), ("counter", peer.counter)):
            if program:
                print(f"  {name}: {' '.join(program.command)} ({program.size() / 1e6:.2f} MB: {program.counted})")


if __name__ == "__main__":
    main()
