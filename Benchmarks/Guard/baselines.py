"""The committed numbers of instructions, and the versions they hold for."""
import dataclasses
import json

ADVICE = "`make bench-check ARGS=--record` records anew"


class BaselineError(Exception):
    """The file cannot be used; the message says what to do."""


@dataclasses.dataclass
class Baselines:
    """What was recorded: instructions by benchmark."""
    instructions: dict
    versions: dict
    # How far runs in a row differed at most, and where, when they were last compared: see `summarise`.
    repeatability: dict

    @staticmethod
    def read(path):
        """Reads a file; raises a BaselineError with a message for people."""
        try:
            content = json.loads(path.read_text(encoding="utf-8"))
            baselines = Baselines(
                instructions=dict(content["instructions"]), versions=dict(content["versions"]),
                repeatability=dict(content["repeatability"]))
        except FileNotFoundError:
            raise BaselineError(f"There is no {path} to compare with: {ADVICE}.") from None
        except (OSError, KeyError, TypeError, ValueError) as error:
            raise BaselineError(
                f"{path} cannot be read ({type(error).__name__}: {error}). "
                f"`git checkout {path.name}` restores it; {ADVICE}.") from error
        for name, number in baselines.instructions.items():
            if isinstance(number, bool) or not isinstance(number, (int, float)) or number <= 0:
                raise BaselineError(
                    f"{path} has {number!r} for {name}, which is no number of instructions. "
                    f"`git checkout {path.name}` restores it; {ADVICE}.")
        return baselines

    def write(self, path):
        """Writes the file so that a difference of one benchmark is a difference of one line."""
        content = {
            "versions": self.versions, "repeatability": self.repeatability, "instructions": self.instructions}
        path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def summarise(runs):
    """The medians of some runs by benchmark, and by how much they differed at most, and where."""
    medians, largest = {}, {"runs": len(runs), "benchmarks": len(runs[0]), "percent": 0.0, "benchmark": None}
    for name in runs[0]:
        values = sorted(run[name] for run in runs if name in run)
        medians[name] = rounded(values[len(values) // 2])
        deviation = round((values[-1] - values[0]) / values[0] * 100, 4)
        if deviation > largest["percent"]:
            largest |= {"percent": deviation, "benchmark": name}
    return medians, largest


def rounded(number):
    """Tenths are enough where an operation is small, wholes where it is not."""
    return round(number, 1) if number < 10_000 else round(number)
