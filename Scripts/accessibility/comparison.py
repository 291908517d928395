"""Compares a transcript of speech with the one that is stored."""
import difflib


def normalized(transcript):
    """Returns the lines of a transcript without what differs from run to run.

    The echo of a pressed key arrives sometimes before and sometimes after the speech about its effect, or not at all on a busy
    machine. Spaces and empty lines are not heard.
    """
    lines, step = [], ""
    for line in transcript.splitlines():
        spoken = " ".join(line.split())
        if line.startswith("["):
            step = spoken.strip("[]")
        elif not spoken or (line.startswith(" ") and spoken.lower() == step.lower()):
            continue
        lines.append(spoken if not line.startswith(" ") else f"    {spoken}")
    return lines


def differences(name, stored, recorded):
    """Returns the lines of a unified diff; none if both are the same to those who hear them."""
    return list(difflib.unified_diff(normalized(stored), normalized(recorded), f"{name}, stored", f"{name}, recorded",
                                     lineterm="", n=2))
