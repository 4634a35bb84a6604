"""The mean loss watched from the first test example to the last, at the time when a bound is most strained."""

from functools import cache

import numpy as np

from bounds import theorems
from laboratory.experiments.simulation import Measured, Setting

WORLD = "A hypothesis fixed beforehand misclassifies every test example with the same probability, independently."
SAYS = "The mean loss differs from the risk by more than the bound at some time in at most δ of the runs."


@cache
def _widths(theorem: str, last: int, inputs: tuple[tuple[str, float], ...]) -> np.ndarray:
    """The width of the bound at each of the times 1 to `last`."""
    widths: np.ndarray = np.asarray(theorems[theorem].grid(m=np.arange(1, last + 1), **dict(inputs)), float)
    return widths


def at_the_worst_time(rng: np.random.Generator, setting: Setting, theorem: str, inputs: dict[str, float]) -> Measured:
    """The distance of the mean loss from the risk, when it is largest in proportion to the width."""
    last, risk = int(setting["last"]), float(setting["risk"])
    times = np.arange(1, last + 1)
    distance = np.abs(np.cumsum(rng.random(last) < risk) / times - risk)
    worst = int(np.argmax(distance / _widths(theorem, last, tuple(sorted(inputs.items())))))
    return Measured(float(distance[worst]), inputs | {"m": int(times[worst])})
