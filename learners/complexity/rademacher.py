"""Empirical Rademacher complexity: exactly over all signs, by Monte Carlo with an interval, and bounded."""

from dataclasses import dataclass
from math import log, sqrt
from typing import Any

import numpy as np

from learners.complexity.suprema import Supremum
from learners.shared.arrays import Reals, unmasked

LARGEST_EXACT = 16
# How many signs are held at once, 32 MB of them.
BLOCK = 2**22


@dataclass(frozen=True, eq=False)
class SampledComplexity:
    """A Monte-Carlo estimate.

    Attributes
    ----------
    value : mean of the suprema; standard_error : of that mean.
    low, high : Hoeffding's interval, right with probability >= 1 - delta; cut to 0..factor bound, where every
        complexity lies.
    suprema : `(draws,)`
    """

    value: float
    standard_error: float
    low: float
    high: float
    suprema: Reals


def rademacher_exact(supremum: Supremum, samples: int, absolute: bool = False, factor: float = 1.0) -> float:
    """factor times the mean of the supremum over all 2^samples signs, samples <= 16.

    The convention here is factor 1 and no absolute value; with `absolute` the supremum is of |signed mean|, and
    `factor` 2 gives the form 2/m. With an absolute value one single function f has a positive complexity, without it
    0. ValueError for samples outside of 1..16.

    Source: Bartlett & Mendelson (2002), Rademacher and Gaussian complexities; lecture notes after Amini.
    """
    if not 1 <= samples <= LARGEST_EXACT:
        raise ValueError(
            f"samples of rademacher_exact (signs) must be an integer in 1..{LARGEST_EXACT}; got {samples!r}"
        )
    numbers = np.arange(2**samples)[:, np.newaxis]
    signs = np.asarray(1.0 - 2.0 * ((numbers >> np.arange(samples)) & 1), dtype=np.float64)
    return factor * float(np.concatenate(_suprema(supremum, signs, absolute)).mean())


def rademacher_monte_carlo(
    supremum: Supremum,
    samples: int,
    bound: float,
    draws: int = 1000,
    delta: float = 0.05,
    absolute: bool = False,
    factor: float = 1.0,
    random_state: int | None = 0,
) -> SampledComplexity:
    """The same from `draws` random sign vectors.

    `bound` is what no |signed mean| exceeds: the largest |f(x_i)| will do. ValueError for counts below 1, bound <= 0
    or delta outside of (0, 1).
    """
    if samples < 1 or draws < 2 or not bound > 0 or not 0 < delta < 1:
        raise ValueError(
            "samples, draws, bound, delta of rademacher_monte_carlo must be an integer >= 1, an integer >= 2, a real "
            f"> 0 and a real in (0, 1); got {samples!r}, {draws!r}, {bound!r}, {delta!r}"
        )
    signs = np.random.default_rng(random_state).choice([-1.0, 1.0], (draws, samples))
    suprema = factor * np.concatenate(_suprema(supremum, signs, absolute))
    value, lowest = float(suprema.mean()), 0.0 if absolute else -bound
    width = factor * (bound - lowest) * sqrt(log(2 / delta) / (2 * draws))
    low, high = max(value - width, 0.0), min(value + width, factor * bound)
    return SampledComplexity(value, float(suprema.std(ddof=1)) / sqrt(draws), low, high, suprema)


def massart(values: Any) -> float:
    """sqrt(2 ln N) max_f ||f||_2 / samples for N different rows of values `(functions, samples)`: never below exact.

    Without an absolute value; with it, count each function and its negative.
    """
    unmasked(values)
    table = np.unique(np.array(values, dtype=np.float64), axis=0)
    return sqrt(2 * log(len(table))) * float(np.linalg.norm(table, axis=1).max()) / int(table.shape[1])


def linear_bounds(X: Any, radius: float = 1.0) -> tuple[float, float]:
    """Below and above the complexity of x -> <w, x>, ||w|| <= radius, in closed form.

    Above by Jensen, radius sqrt(sum ||x_i||^2) / samples; below by Khinchine and Kahane, that divided by sqrt 2.
    """
    unmasked(X)
    points = np.array(X, dtype=np.float64)
    upper = radius * float(np.linalg.norm(points)) / len(points)
    return upper / sqrt(2), upper


def _suprema(supremum: Supremum, signs: Reals, absolute: bool) -> list[Reals]:
    blocks = np.array_split(signs, 1 + signs.size // BLOCK)
    if absolute:
        return [np.maximum(supremum(block), supremum(-block)) for block in blocks]
    return [supremum(block) for block in blocks]
