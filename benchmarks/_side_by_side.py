"""Timing two ways of doing one thing in turns, so that a busy machine slows both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Comparison:
    """One line of the report: `ours` against `theirs`, and the ratio that was promised."""

    title: str
    ours: Callable[[], object]
    theirs: Callable[[], object]
    promised: str
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
