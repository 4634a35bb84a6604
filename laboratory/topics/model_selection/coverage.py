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
    """The probability that an interval covers the risk, and its mean width, over the number of misclassified test "
    "examples."""

    probability: float
    width: float


def interval_coverage(m: int, risk: float, delta: float) -> dict[str, Coverage]:
    """Coverage of the two-sided intervals of level 1 - delta from m test examples, where the true risk is `risk`.

    Sums over the numbers of misclassified examples, no simulation. "normal" (Wald) and "Wilson" are approximations,
    "mid-p" holds on average; "exact" (Clopper and Pearson) and "Hoeffding" cover with probability 1 - delta or more.
    ValueError unless m is in 1..10,000, risk in [0, 1], delta in [0.000002, 1); the theorems' own sentences for the
    rest.

    Source: Brown, Cai & DasGupta (2001), Interval estimation for a binomial proportion.
    """
    from scipy.stats import binom

    if not (isinstance(m, int) and 1 <= m <= MOST and 0 <= risk <= 1 and LEAST_LEVEL <= delta < 1):
        raise ValueError(
            f"m, risk, delta of interval_coverage must be an integer in 1..{MOST:,}, a real in [0, 1] and one in "
            f"[{LEAST_LEVEL:f}, 1); got {m!r}, {risk!r}, {delta!r}"
        )
    k = np.arange(m + 1)
    probabilities = binom.pmf(k, m, risk)
    slack = 1e-12  # an end that is the risk itself covers it
    coverages = {}
    for name, (low, high) in _intervals(k, m, delta).items():
        covers = (low <= risk + slack) & (risk <= high + slack)
        coverages[name] = Coverage(float(probabilities[covers].sum()), float(probabilities @ (high - low)))
    return coverages


def _intervals(k: NDArray[np.int64], m: int, delta: float) -> dict[str, tuple[Reals, Reals]]:
    share, both_ends, one_end = k / m, dict(m=m, delta=delta), dict(m=m, delta=delta / 2)

    def bound(slug: str, **inputs: Any) -> Reals:
        return theorems[slug].grid(**inputs)

    half, hoeffding = bound("normal_interval", test_error=share, **both_ends), bound("hoeffding_two_sided", **both_ends)
    midp = bound("binomial_midp", errors=k, **one_end)
    ends = {
        "normal": (share - half, share + half),
        "Wilson": (
            bound("wilson_lower", test_error=share, **both_ends),
            bound("wilson_upper", test_error=share, **both_ends),
        ),
        "mid-p": (1 - midp[::-1], midp),
        "exact": (
            bound("test_set_binomial_lower", errors=k, **one_end),
            bound("test_set_binomial", errors=k, **one_end),
        ),
        "Hoeffding": (share - hoeffding, share + hoeffding),
    }
    return {name: (np.maximum(low, 0), np.minimum(high, 1)) for name, (low, high) in ends.items()}
