"""Timing two ways of doing one thing in turns, so that a busy machine slows both; and one thing as it grows."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from benchmarks._targets import Ratio, Target


@dataclass(frozen=True)
class Comparison:
    """One line of the report: `ours` against `theirs`, and the target of the ratio."""

    title: str
    ours: Callable[[], object]
    theirs: Callable[[], object]
    target: Target | None = None
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
    """One line of the report: the exponent b of seconds ~ m^b as `work(m)` grows along `sizes`, beside the most."""

    what: str
    work: Callable[[int], object]
    sizes: tuple[int, ...]
    most: float
    rounds: int = 5
    unit: str = "b"

    @property
    def title(self) -> str:
        return f"{self.what}: b of seconds ~ m^b"

    @property
    def target(self) -> Target:
        return Ratio(1)

    def ratio(self) -> tuple[float, float, float]:
        """The slope of log seconds over log m by least squares, each size at its best round; the most; their ratio."""
        self.work(self.sizes[0])  # compilers warm up outside the clock
        seconds = [min(_seconds(self.work, m) for _ in range(self.rounds)) for m in self.sizes]
        slope = float(np.polyfit(np.log(self.sizes), np.log(seconds), 1)[0])
        return slope, self.most, slope / self.most


def _seconds(work: Callable[[int], object], m: int) -> float:
    start = perf_counter()
    work(m)
    return perf_counter() - start
