"""A growth function known exactly, taken for what bounds every class of its VC dimension."""

from collections.abc import Callable, Iterator
from math import comb

import numpy as np

from bounds.classes.labellings import sauer_sum
from bounds.diagnosis.slip import Suspect
from bounds.diagnosis.task import Task, real

GROWTH = "growth function"
MOST = 200  # points


def bounds_on(m: int, d: int) -> Iterator[tuple[str, float, int]]:
    """What is known of m points and VC dimension d alone, with the slips on the way there: words, weight, number."""
    yield f"Sauer's sum for VC dimension {d}", 0.8, sauer_sum(m, d)
    yield "all 2^m labellings", 0.8, 2**m
    yield f"the last term C(m, {d}) of Sauer's sum alone", 1.0, comb(m, d)
    yield f"Sauer's sum for {d + 1}, one more than the VC dimension", 1.1, sauer_sum(m, d + 1)
    if d:
        yield f"Sauer's sum for {d - 1}, one less than the VC dimension", 1.1, sauer_sum(m, d - 1)
    yield f"m^{d}", 1.2, m**d
    yield f"m^{d} + 1", 1.2, m**d + 1


def suspects(task: Task) -> Iterator[Suspect]:
    """Those numbers, where the theorem gives the growth function of one class."""
    if task.unknown or task.theorem.returns.name != GROWTH or task.theorem.relation != "=":
        return
    m = int(task.inputs["m"])
    if m > MOST:
        return
    function = task.function(task.tree)
    d = shattered(lambda points: real(function({**task.inputs, "m": np.float64(points)})), m)
    for words, weight, value in bounds_on(m, d):
        yield Suspect(f"{words} for the growth function of this class", weight, float(value), value)


def shattered(labellings: Callable[[int], float], most: int) -> int:
    """The largest number of points, up to `most`, that have all labellings."""
    return next((points - 1 for points in range(1, most + 1) if labellings(points) < 2.0**points), most)
