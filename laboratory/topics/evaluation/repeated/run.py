"""c of n runs on one problem are right: pass@k without bias, by the usual plug-in, and between exact ends."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from bounds import theorems
from bounds.formula.special.evaluations.binomial_mass import binomial_mass
from learners.shared.arrays import Reals

GRID = 101  # probabilities of one run at which the plug-in's mean is worked out


@dataclass(frozen=True, eq=False)
class RepeatedRuns:
    """One problem.

    Attributes
    ----------
    runs, right, k, delta : c = right of n = runs are right; the ends hold together with probability 1 - delta.
    ks, unbiased, plug_in, low, high : `(n,)`, for k = 1, ..., n: the unbiased estimate, the plug-in
        1 - (1 - c/n)^k, and both ends.
    chances, true, mean : `(grid,)` probabilities of one run to be right, the true pass@k there, and the plug-in's mean.
    """

    runs: int
    right: int
    k: int
    delta: float
    ks: Reals
    unbiased: Reals
    plug_in: Reals
    low: Reals
    high: Reals
    chances: Reals
    true: Reals
    mean: Reals

    @property
    def estimate(self) -> float:
        """The unbiased estimate of pass@k."""
        return float(self.unbiased[self.k - 1])

    @property
    def naive(self) -> float:
        """The plug-in."""
        return float(self.plug_in[self.k - 1])

    @property
    def interval(self) -> tuple[float, float]:
        """Both ends."""
        return float(self.low[self.k - 1]), float(self.high[self.k - 1])

    @property
    def standard_error(self) -> float | None:
        """The root of an unbiased estimate of the estimator's variance; None where n < 2k, as there is none."""
        if self.runs < 2 * self.k:
            return None
        missed = _none_right(self.runs, self.right, self.k)
        return sqrt(max(missed**2 - _none_right(self.runs, self.right, 2 * self.k), 0.0))

    @property
    def worst(self) -> tuple[float, float]:
        """The probability at which the plug-in is most wrong on average, and its bias there."""
        bias = self.mean - self.true
        place = int(np.argmax(np.abs(bias)))
        return float(self.chances[place]), float(bias[place])

    @property
    def inputs(self) -> dict[str, Any]:
        """What the Calculator is opened with: each end for half of delta."""
        return {"runs": self.runs, "right": self.right, "k": self.k, "delta": self.delta / 2}


def repeated(runs: int, right: int, k: int, delta: float) -> RepeatedRuns:
    """Estimates for every k up to n, and the plug-in's mean over all counts."""
    ks: Reals = np.arange(1.0, runs + 1)
    inputs = {"runs": runs, "right": right, "k": ks, "delta": delta / 2}
    chances = np.linspace(0, 1, GRID)
    counts = np.arange(runs + 1)
    plug_in = 1 - (1 - counts / runs) ** k
    masses = [binomial_mass(counts, np.full(runs + 1, runs), float(p)) for p in chances]
    return RepeatedRuns(
        runs=runs, right=right, k=k, delta=delta, ks=ks,
        unbiased=np.array([1 - _none_right(runs, right, int(size)) for size in ks]),
        plug_in=np.asarray(1 - (1 - right / runs) ** ks, np.float64),
        low=np.asarray(theorems["pass_at_k_lower"](**inputs), np.float64),
        high=np.asarray(theorems["pass_at_k_upper"](**inputs), np.float64),
        chances=chances, true=1 - (1 - chances) ** k, mean=np.array([mass @ plug_in for mass in masses]),
    )  # fmt: skip


def refusal(runs: int, right: int, k: int) -> str | None:
    """Why there is no estimate."""
    if right > runs:
        return f"At most all {runs} runs can be right; got {right}."
    if k > runs:
        return f"The unbiased estimate needs at least k runs; got k = {k} and n = {runs}."
    return None


def _none_right(n: int, c: int, k: int) -> float:
    """C(n - c, k) / C(n, k): of k runs drawn from the n none is right."""
    if n - c < k:
        return 0.0
    return float(np.prod(1 - k / np.arange(n - c + 1, n + 1)))
