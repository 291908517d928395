"""The files of the repository that the checks of `make lint` read."""
import functools
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


@functools.cache
def listed():
    """Returns all files that are part of the repository or not ignored by it, without build products."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [path for path in sorted({ROOT / name for name in names if name}) if path.is_file()]


def files(*suffixes, below=()):
    """Yields the files with one of the suffixes, in order. `below` restricts them to these folders and files."""
    places = [ROOT / place for place in below]
    for path in listed():
        if path.suffix in suffixes and (not places or any(path.is_relative_to(place) for place in places)):
            yield path


def arguments(paths, default=()):
    """Returns the absolute paths of the command line's arguments, or the default if there are none."""
    return [pathlib.Path(path).resolve() for path in paths] or default


def place(path, line=None):
    """Returns the path as it is printed, relative to the repository."""
    name = str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
    return name if line is None else f"{name}:{line}"
