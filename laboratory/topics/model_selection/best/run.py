"""The best of many: equally bad candidates, one of which looks good on the examples that choose it."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, expm1, log1p

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

AVERAGE = "best_of_models"
SELECTION = "validation_selection"
RUNS = 1_000
TOGETHER = 100
LADDER = (1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000)
TAILS = (0.05, 0.95)


@dataclass(frozen=True)
class LotteryRun:
    """Candidates fixed in advance that all err with probability `error`, independently, judged on `m` examples.

    Exactly, for each number of candidates in `counts` `(counts,)`: `average`, the mean of the least error, and `low`
    and `high`, its 5 % and 95 % quantiles; `bounds`, the error below which the least one lies with probability
    at most `delta`. `one` `(k,)` are the errors of one draw. Over RUNS draws: `plain` `(runs,)`, the least error on
    all folds, and `nested` `(runs,)`, the error on each fold of whoever did best on the others, averaged.
    """

    k: int
    m: int
    error: float
    delta: float
    folds: int
    counts: Integers
    average: Reals
    low: Reals
    high: Reals
    bounds: Reals
    candidate_errors: Reals
    test: float
    plain: Reals
    nested: Reals

    @property
    def place(self) -> int:
        """Where this number of candidates stands in `counts`."""
        return int(np.flatnonzero(self.counts == self.k)[0])

    @property
    def expected(self) -> float:
        """The exact mean of the least error of the k candidates."""
        return float(self.average[self.place])

    @property
    def gap(self) -> float:
        """How far an error may lie from the risk, by the theorem."""
        return float(theorems[SELECTION](**self.inputs))

    @property
    def misled(self) -> float:
        """How probably the least error lies below the bound for one candidate alone, exactly."""
        from scipy.special import bdtr

        most = ceil(self.m * float(self.bounds[0])) - 1
        below = float(bdtr(most, self.m, self.error)) if most >= 0 else 0.0
        return -expm1(self.k * log1p(-below))

    @property
    def inputs(self) -> Mapping[str, float]:
        """What the theorem is told."""
        return {"m": self.m, "delta": self.delta, "k": self.k}

    @property
    def law(self) -> Mapping[str, float]:
        """What the exact law of the mean is told."""
        return {"m": self.m, "error": self.error, "models": self.k}


def lottery_run(k: int, m: int, error: float, delta: float, folds: int, seed: int) -> LotteryRun:
    """Judge `k` candidates on `m` examples, once with `seed`, in [0, 2^32), and in RUNS further draws."""
    rng = np.random.default_rng(seed)
    counts = np.array(sorted({*(count for count in LADDER if count <= max(100, 2 * k)), k}), np.int64)
    candidate_errors = rng.binomial(m, error, k) / m
    test = float(rng.binomial(m, error)) / m
    plain, nested = _in_folds(rng, k, m, error, folds)
    low, high = (least_quantiles(m, error, counts, share) for share in TAILS)
    gaps = [float(theorems[SELECTION](m=m, delta=delta, k=int(count))) for count in counts]
    return LotteryRun(
        k=k,
        m=m,
        error=error,
        delta=delta,
        folds=folds,
        counts=counts,
        average=np.array([float(theorems[AVERAGE](m=m, error=error, models=int(count))) for count in counts]),
        low=low,
        high=high,
        bounds=error - np.array(gaps),
        candidate_errors=candidate_errors,
        test=test,
        plain=plain,
        nested=nested,
    )


def least_quantiles(m: int, error: float, counts: Integers, share: float) -> Reals:
    """The `share` quantile of the least error of so many candidates, exactly, `(counts,)`."""
    from scipy.special import bdtr

    below = np.clip(bdtr(np.arange(m + 1), m, error), 0.0, np.nextafter(1.0, 0.0))
    reached = [-np.expm1(count * np.log1p(-below)) >= share for count in counts]
    return np.array([np.argmax(row) for row in reached]) / m


def _in_folds(rng: np.random.Generator, k: int, m: int, error: float, folds: int) -> tuple[Reals, Reals]:
    """The least mean of fold errors, and the nested estimate, in RUNS draws, some at a time to spare memory."""
    sizes = np.full(folds, m // folds) + (np.arange(folds) < m % folds)
    blocks = [_some_draws(rng, k, sizes, error) for _ in range(RUNS // TOGETHER)]
    plain, nested = zip(*blocks, strict=True)
    return np.concatenate(plain), np.concatenate(nested)


def _some_draws(rng: np.random.Generator, k: int, sizes: Integers, error: float) -> tuple[Reals, Reals]:
    """TOGETHER draws: only the mistakes of each candidate in each fold matter."""
    mistakes = rng.binomial(sizes[:, np.newaxis], error, (TOGETHER, len(sizes), k))
    shares = mistakes / sizes[:, np.newaxis]
    chosen = np.argmin(mistakes.sum(axis=1, keepdims=True) - mistakes, axis=2)
    tested = np.take_along_axis(shares, chosen[:, :, np.newaxis], axis=2)
    return shares.mean(axis=1).min(axis=1), tested.mean(axis=(1, 2))
