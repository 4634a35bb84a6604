"""The same points elsewhere: as Python, as a command."""

import shlex

from bounds.reading.points import written
from bounds.vc.shattering import Shattering


def python_snippet(result: Shattering) -> str:
    """Python that prints how many labellings are possible."""
    points = [[int(x) if x.denominator == 1 else str(x) for x in point] for point in result.points]
    inputs = "".join(f", {name}={value}" for name, value in result.parameters.items())
    return (
        f'from bounds import shatters\n\nresult = shatters("{result.cls}", {points}{inputs})\n'
        "print(result.realized, result.total, result.first_impossible)\n"
    )


def command(result: Shattering) -> str:
    """The same on the command line."""
    inputs = [f"{name}={value}" for name, value in result.parameters.items() if name != "n"]
    return shlex.join(["ltlab", "shatters", result.cls, *inputs, written(result.points)])
