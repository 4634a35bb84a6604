"""How often intervals for a risk cover it, exactly: the normal approximation's beside the exact one."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from learners.shared.arrays import Reals

MOST = 10_000
LEAST_LEVEL = 2e-6  # that of the mid-p theorem, for two sides


@dataclass(frozen=True)
class Coverage:
    """The probability that an interval covers the risk, and its mean width, over the mistakes on a test set."""

    probability: float
    width: float


def interval_coverage(m: int, risk: float, delta: float) -> dict[str, Coverage]:
    """Coverage of the two-sided intervals of level 1 - delta from m test examples, where the true risk is `risk`.

    Sums over the numbers of mistakes, no simulation. "normal" (Wald) and "Wilson" are approximations, "mid-p" holds on
    average; "exact" (Clopper and Pearson) and "Hoeffding" cover with probability 1 - delta or more. ValueError unless m
    is in 1..10,000, risk in [0, 1], delta in [0.000002, 1); the theorems' own sentences for the rest.

    Source: Brown, Cai & DasGupta (2001), Interval estimation for a binomial proportion.
    """
    from scipy.stats import binom

    if not (isinstance(m, int) and 1 <= m <= MOST and 0 <= risk <= 1 and LEAST_LEVEL <= delta < 1):
        raise ValueError(
            f"m, risk, delta of interval_coverage must be an integer in 1..{MOST:,}, a real in [0, 1] and one in "
            f"[{LEAST_LEVEL:f}, 1); got {m!r}, {risk!r}, {delta!r}"
        )
    k = np.arange(m + 1)
    chances = binom.pmf(k, m, risk)
    slack = 1e-12  # an end that is the risk itself covers it
    told = {}
    for name, (low, high) in _intervals(k, m, delta).items():
        covers = (low <= risk + slack) & (risk <= high + slack)
        told[name] = Coverage(float(chances[covers].sum()), float(chances @ (high - low)))
    return told


def _intervals(k: NDArray[np.int64], m: int, delta: float) -> dict[str, tuple[Reals, Reals]]:
    share, both, one = k / m, dict(m=m, delta=delta), dict(m=m, delta=delta / 2)

    def told(slug: str, **given: Any) -> Reals:
        return theorems[slug].grid(**given)

    half, hoeffding = told("normal_interval", test_error=share, **both), told("hoeffding_two_sided", **both)
    midp = told("binomial_midp", errors=k, **one)
    ends = {
        "normal": (share - half, share + half),
        "Wilson": (told("wilson_lower", test_error=share, **both), told("wilson_upper", test_error=share, **both)),
        "mid-p": (1 - midp[::-1], midp),
        "exact": (told("test_set_binomial_lower", errors=k, **one), told("test_set_binomial", errors=k, **one)),
        "Hoeffding": (share - hoeffding, share + hoeffding),
    }
    return {name: (np.maximum(low, 0), np.minimum(high, 1)) for name, (low, high) in ends.items()}
