"""A predictor fixed beforehand and a test set that may be dependent or drifting: does Hoeffding's interval cover?"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from bounds.vocabulary.assumptions import Assumption
from laboratory.experiments.curves import failure_interval
from laboratory.worlds import Predictor, World


@dataclass(frozen=True, eq=False)
class Covered:
    """How often the interval around a test error contains the true risk.

    `errors` are the test errors, `(runs,)`; `width` is half of the interval's length; `broken` the assumptions
    of the theorem that the distribution does not satisfy.
    """

    errors: NDArray[np.float64]
    risk: float
    width: float
    delta: float
    broken: tuple[Assumption, ...]

    @property
    def runs(self) -> int:
        return len(self.errors)

    @property
    def misses(self) -> int:
        """Test sets whose interval does not contain the true risk."""
        return int(np.count_nonzero(np.abs(self.errors - self.risk) > self.width + 1e-12))

    @property
    def rate(self) -> float:
        """Share of the test sets whose interval contains the true risk; guaranteed is at least 1 - delta."""
        return 1 - self.misses / self.runs

    @property
    def interval(self) -> tuple[float, float]:
        """Clopper and Pearson's 95 % interval for the probability of covering."""
        low, high = failure_interval(self.misses, self.runs)
        return 1 - high, 1 - low


def coverage_of_a_test_set(
    source: World, predictor: Predictor, m: int, runs: int, seed: int = 0, delta: float = 0.05
) -> Covered:
    """Draw `runs` test sets of `m` examples and compare `validation_two_sided` with the exact risk of `predictor`.

    The theorem is applied whatever the source satisfies. Run i depends on seed and i alone. Raises ValueError for no
    runs and UnknownRiskError where the risk is unknown.
    """
    if runs < 1:
        raise ValueError(f"runs of coverage_of_a_test_set (test sets) must be an integer >= 1; got {runs!r}")
    theorem = theorems["validation_two_sided"]
    errors = np.empty(runs)
    for run in range(runs):
        X, y = source.draw(np.random.default_rng([seed, run]), m)
        errors[run] = np.mean(np.asarray(predictor.predict(X)) != y)
    broken = tuple(a for a in theorem.assumes if a.about == "world" and a not in source.satisfies)
    return Covered(errors, source.risk(predictor), float(theorem(m=m, delta=delta)), delta, broken)
