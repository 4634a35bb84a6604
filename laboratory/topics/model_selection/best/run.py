"""The best of many: candidates as bad as each other, or nearly; one looks good on the examples that choose it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import ceil, expm1, log1p

import numpy as np

from bounds import theorems
from laboratory.topics.model_selection.best.laws import chosen_shares, least_survival, mean_of, quantile_of, risks_of
from learners.shared.arrays import Integers, Reals

AVERAGE = "best_of_models"
SELECTION = "validation_selection"
RUNS = 1_000
TOGETHER = 100
LADDER = (1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000)
TAILS = (0.05, 0.95)


@dataclass(frozen=True)
class LotteryRun:
    """Candidates fixed in advance that err with probability `error` each, independently, judged on `m` examples.

    With a `spread` their true risks `risks` `(k,)`, in a random order, differ by up to that from `error`; `best_risks`
    `(counts,)` is the least of them.

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
    spread: float
    risks: Reals
    best_risks: Reals

    @property
    def chosen(self) -> int:
        """The candidate of least error in this draw, the first of equal ones."""
        return int(np.argmin(self.candidate_errors))

    @property
    def chosen_risk(self) -> float:
        """Its true risk."""
        return float(self.risks[self.chosen])

    @property
    def best(self) -> float:
        """The least true risk of all candidates."""
        return float(self.risks.min())

    @property
    def excess(self) -> float:
        """How far the true risk of the chosen one lies above the least."""
        return self.chosen_risk - self.best

    @cached_property
    def mean_risk(self) -> float:
        """The mean true risk of whoever is chosen, exactly."""
        return float(chosen_shares(self.m, self.risks) @ self.risks) if self.spread else self.error

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


def lottery_run(k: int, m: int, error: float, delta: float, folds: int, seed: int, spread: float = 0.0) -> LotteryRun:
    """Judge `k` candidates on `m` examples, once with `seed`, in [0, 2^32), and in RUNS further draws."""
    rng = np.random.default_rng(seed)
    counts = np.array(sorted({*(count for count in LADDER if count <= max(100, 2 * k)), k}), np.int64)
    risks = rng.permutation(risks_of(k, error, spread)) if spread else np.full(k, error)
    candidate_errors = rng.binomial(m, risks) / m
    test = float(rng.binomial(m, risks[np.argmin(candidate_errors)])) / m
    plain, nested = _in_folds(rng, m, risks, folds)
    gaps = [float(theorems[SELECTION](m=m, delta=delta, k=int(count))) for count in counts]
    average, low, high = _laws(m, error, spread, counts)
    least = np.where(counts == 1, error, error - spread)
    return LotteryRun(
        k=k,
        m=m,
        error=error,
        delta=delta,
        folds=folds,
        counts=counts,
        average=average,
        low=low,
        high=high,
        bounds=least - np.array(gaps),
        candidate_errors=candidate_errors,
        test=test,
        plain=plain,
        nested=nested,
        spread=spread,
        risks=risks,
        best_risks=least,
    )


def _laws(m: int, error: float, spread: float, counts: Integers) -> tuple[Reals, Reals, Reals]:
    """Mean, 5 % and 95 % quantile of the least error, exactly, for each number of candidates."""
    if not spread:
        average = [float(theorems[AVERAGE](m=m, error=error, models=int(count))) for count in counts]
        low, high = (least_quantiles(m, error, counts, share) for share in TAILS)
        return np.array(average), low, high
    laws = [least_survival(m, risks_of(int(count), error, spread)) for count in counts]
    low, high = (np.array([quantile_of(law, share) for law in laws]) for share in TAILS)
    return np.array([mean_of(law) for law in laws]), low, high


def least_quantiles(m: int, error: float, counts: Integers, share: float) -> Reals:
    """The `share` quantile of the least error of so many candidates, exactly, `(counts,)`."""
    from scipy.special import bdtr

    below = np.clip(bdtr(np.arange(m + 1), m, error), 0.0, np.nextafter(1.0, 0.0))
    reached = [-np.expm1(count * np.log1p(-below)) >= share for count in counts]
    return np.array([np.argmax(row) for row in reached]) / m


def _in_folds(rng: np.random.Generator, m: int, risks: Reals, folds: int) -> tuple[Reals, Reals]:
    """The least mean of fold errors, and the nested estimate, in RUNS draws, some at a time to spare memory."""
    sizes = np.full(folds, m // folds) + (np.arange(folds) < m % folds)
    blocks = [_some_draws(rng, sizes, risks) for _ in range(RUNS // TOGETHER)]
    plain, nested = zip(*blocks, strict=True)
    return np.concatenate(plain), np.concatenate(nested)


def _some_draws(rng: np.random.Generator, sizes: Integers, risks: Reals) -> tuple[Reals, Reals]:
    """TOGETHER draws: only the mistakes of each candidate in each fold matter."""
    mistakes = rng.binomial(sizes[:, np.newaxis], risks, (TOGETHER, len(sizes), len(risks)))
    shares = mistakes / sizes[:, np.newaxis]
    chosen = np.argmin(mistakes.sum(axis=1, keepdims=True) - mistakes, axis=2)
    tested = np.take_along_axis(shares, chosen[:, :, np.newaxis], axis=2)
    return shares.mean(axis=1).min(axis=1), tested.mean(axis=(1, 2))
