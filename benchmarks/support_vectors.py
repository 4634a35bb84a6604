"""Support vector machines beside scikit-learn's at about equal objectives, and their memory as the sample grows.

`tests/learners/svm` compares the objectives. LinearSVC penalizes the intercept, a little easier a problem. Of small
samples each step of two multipliers leaves a record, its violation of the conditions, which theirs do not keep.
"""

import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from warnings import catch_warnings, simplefilter

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.svm import SVC, LinearSVC

from benchmarks._side_by_side import Comparison, Growth
from benchmarks._targets import Ratio, Target
from learners import learners
from learners.svm import kernelised, linear

CLOSE, CLOSER, STEPS = 1e-8, 1e-10, 10**5
SLOWER, SLOWER_WITH_A_RECORD = Ratio(1.5), Ratio(3)
SIZES = ((100, 2), (1_000, 2), (1_000, 10), (10_000, 2), (10_000, 10), (10_000, 100))
MANY = 100_000  # the other solvers of scikit-learn's take minutes for so many
GAMMAS = {2: 0.5, 10: 0.1, 100: 0.01}
M = 1.3
LARGE = (4_000, 8_000, 16_000, 32_000, 64_000)


def _sample(m: int, features: int, noise: float = 0.5, gap: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
    """Points on both sides of a hyperplane, some on the wrong one, or all of them at a distance from it."""
    rng = np.random.default_rng(25)
    X, w = rng.normal(size=(m, features)), rng.normal(size=features)
    w /= np.linalg.norm(w)
    y = np.where(X @ w + noise * rng.normal(size=m) > 0, 1, -1)
    return X + gap * y[:, np.newaxis] * w, y


def _fit(name: str, sample: tuple[np.ndarray, np.ndarray], **settings: object) -> Callable[[], object]:
    return lambda: learners[name](**settings).fit(*sample)


def _first_of(name: str, sample: tuple[np.ndarray, np.ndarray]) -> Callable[[int], object]:
    return lambda m: _fit(name, (sample[0][:m], sample[1][:m]))()


def _linear(sample: tuple[np.ndarray, np.ndarray]) -> object:
    with catch_warnings():
        simplefilter("ignore", ConvergenceWarning)  # with 100 features its steps do not suffice
        return LinearSVC(loss="hinge", tol=CLOSE, max_iter=STEPS).fit(*sample)


def _recorded(where: str, recorded: bool) -> tuple[str, Target]:
    return (f"{where}, with a record of the steps", SLOWER_WITH_A_RECORD) if recorded else (where, SLOWER)


def _comparisons(m: int, features: int) -> Iterator[Comparison]:
    noisy, apart, gamma = _sample(m, features), _sample(m, features, 0.0, 0.05), GAMMAS[features]
    where, rounds = f"m = {m:,}, d = {features}", 5 if m <= 1_000 else 2
    line, target = _recorded(where, m <= linear.RECORDED)
    soft = _fit("soft_svm", noisy)
    yield Comparison(f"soft margin, {line}, against LinearSVC", soft, lambda: _linear(noisy), target, rounds)
    yield Comparison(
        f"soft margin, {line}, against SVC",
        soft,
        lambda: SVC(kernel="linear", tol=CLOSE).fit(*noisy),
        target,
        rounds,
    )
    yield Comparison(
        f"hard margin, {line}, against SVC of large C",
        _fit("hard_svm", apart),
        lambda: SVC(kernel="linear", C=1e8).fit(*apart),
        target,
        rounds,
    )
    line, target = _recorded(where, m <= kernelised.RECORDED)
    yield Comparison(
        f"Gaussian kernel, {line}, against SVC",
        _fit("kernel_svm", noisy, gamma=gamma),
        lambda: SVC(gamma=gamma, tol=CLOSER, cache_size=1_000).fit(*noisy),
        target,
        rounds,
    )


def _comparison_of_many(features: int) -> Comparison:
    noisy = _sample(MANY, features)
    title = f"soft margin, m = {MANY:,}, d = {features}, against LinearSVC"
    return Comparison(title, _fit("soft_svm", noisy), lambda: _linear(noisy), SLOWER, rounds=1)


@dataclass(frozen=True)
class Memory:
    """One line of the report: NumPy's megabytes during a fit of twice the sample, beside those of the sample."""

    name: str
    m: int
    gap: float = 0.0
    unit: str = "MB"

    @property
    def target(self) -> Target:
        return Ratio(2.2)

    @property
    def title(self) -> str:
        return f"memory of {self.name}, {2 * self.m:,} examples beside {self.m:,}"

    def ratio(self) -> tuple[float, float, float]:
        """Megabytes of twice the sample, of the sample, and the first over the second."""
        twice, once = (self._peak(m) for m in (2 * self.m, self.m))
        return twice, once, twice / once

    def _peak(self, m: int) -> float:
        work = _fit(self.name, _sample(m, 10, 0.0 if self.gap else 0.5, self.gap))
        work()
        tracemalloc.start()
        work()
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return peak / 2**20


COMPARISONS = (
    *(line for m, features in SIZES for line in _comparisons(m, features)),
    *(_comparison_of_many(features) for features in GAMMAS),
    Growth("soft margin", _first_of("soft_svm", _sample(LARGE[-1], 10)), LARGE, M, rounds=2),
    Growth("hard margin", _first_of("hard_svm", _sample(LARGE[-1], 10, 0.0, 0.05)), LARGE, M, rounds=2),
    Memory("soft_svm", 20_000),
    Memory("hard_svm", 20_000, 0.05),
)
