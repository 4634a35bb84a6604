"""Timing two ways of doing one thing in turns, so that a busy machine slows both; and one thing as it grows."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import numpy as np


@dataclass(frozen=True)
class Comparison:
    """One line of the report: `ours` against `theirs`, and the target of the ratio."""

    title: str
    ours: Callable[[], object]
    theirs: Callable[[], object]
    target: str
    rounds: int = 7

    def ratio(self) -> tuple[float, float, float]:
        """Seconds of ours, seconds of theirs (best round each), and ours over theirs."""
        best = [float("inf"), float("inf")]
        self.ours(), self.theirs()  # caches and compilers warm up outside the clock
        for _ in range(self.rounds):
            for place, work in enumerate((self.ours, self.theirs)):
                start = perf_counter()
                work()
                best[place] = min(best[place], perf_counter() - start)
        return best[0], best[1], best[0] / best[1]


@dataclass(frozen=True)
class Growth:
    """One line of the report: how the cost of `work(m)` grows along `sizes`, and what was expected."""

    title: str
    work: Callable[[int], object]
    sizes: tuple[int, ...]
    expected: str
    rounds: int = 5

    def exponent(self) -> float:
        """The slope of log seconds over log m by least squares, each size at its best round."""
        self.work(self.sizes[0])  # compilers warm up outside the clock
        seconds = [min(_seconds(self.work, m) for _ in range(self.rounds)) for m in self.sizes]
        return float(np.polyfit(np.log(self.sizes), np.log(seconds), 1)[0])


def _seconds(work: Callable[[int], object], m: int) -> float:
    start = perf_counter()
    work(m)
    return perf_counter() - start
