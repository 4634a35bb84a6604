"""A point of probability ε, and how likely a sample misses it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bounds import theorems
from bounds.numbers import format_number, format_short
from learners.shared.arrays import Integers, Reals

RAREST = 1e-6  # probability of a point whose curve can still be drawn
DRAWN = 300

TINY = 1e-300  # below it doubles lose their digits


@dataclass(frozen=True)
class UnseenRun:
    """One point has this `probability`, and `m` examples are drawn."""

    probability: float
    m: int

    @property
    def missed(self) -> float:
        """The probability that all of them miss the point."""
        return float(theorems["unseen_point"](m=self.m, epsilon=self.probability))

    @property
    def bound(self) -> float:
        return float(unseen_bound(self.probability, self.m))

    @cached_property
    def sizes(self) -> Integers:
        """Sample sizes from 1 until the point is all but surely seen, or a little beyond m."""
        last = max(6 / self.probability, 1.2 * self.m, 6)
        return np.unique(np.round(np.linspace(1, last, DRAWN)).astype(np.int64))

    @cached_property
    def exact(self) -> Reals:
        """The theorem's probability at `sizes`."""
        return unseen_curve(self.probability, self.sizes)

    @cached_property
    def bounds(self) -> Reals:
        """e^(-εm) at `sizes`."""
        return np.asarray(unseen_bound(self.probability, self.sizes), np.float64)


def unseen_run(probability: float, m: int) -> UnseenRun:
    """See `UnseenRun`."""
    return UnseenRun(probability, m)


def unseen_curve(epsilon: float, sizes: Integers) -> Reals:
    """The theorem's probability at many sizes."""
    return np.asarray(theorems["unseen_point"].grid(m=sizes, epsilon=epsilon), np.float64)


def unseen_bound(epsilon: float, m: Any) -> Any:
    """e^(-εm): the failure probability of a class of one hypothesis, which misclassifies the point alone."""
    form = next(
        form for form in theorems["finite_realizable"].equivalent_forms if form.__name__ == "failure_probability"
    )
    return form(epsilon=epsilon, m=m, ln_size=0.0)


def small(probability: float) -> str:
    """Four digits; of what doubles can hardly hold that it is small."""
    return f"below {format_number(TINY)}" if probability < TINY else format_short(probability, 4)
