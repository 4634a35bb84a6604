"""Linear predictors of bounded norm: their complexity by draws between closed forms, and two bounds based on it."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from bounds import theorems
from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.complexity.rademacher import rademacher_monte_carlo
from learners.complexity.suprema import over_euclidean_ball
from learners.shared.arrays import Reals

SIZES = (10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True)
class LinearRun:
    """x -> <w, x>, ||w|| <= 1, on samples of a world with a margin; each begins with the previous one."""

    world: MarginHalfspace
    largest: int
    draws: int
    seed: int
    delta: float

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(m for m in SIZES if m <= self.largest)

    @cached_property
    def _sample(self) -> tuple[Reals, NDArray[np.int64]]:
        sample = self.world.draw(np.random.default_rng(self.seed), self.sizes[-1])
        return np.asarray(sample.X, np.float64), sample.y

    @cached_property
    def simulated(self) -> Reals:
        """The mean supremum over the draws, `(sizes,)`."""
        X, _ = self._sample
        return np.array([self._simulated(X[:m]) for m in self.sizes])

    def _simulated(self, X: Reals) -> float:
        ball, seed = over_euclidean_ball(X), self.seed
        return rademacher_monte_carlo(ball, len(X), 1.0, self.draws, self.delta, random_state=seed).value

    @cached_property
    def widths(self) -> Reals:
        """The bound on their distance from the complexity, `(sizes,)`."""
        theorem = theorems["rademacher_monte_carlo"]
        return np.array([float(theorem(m=m, delta=self.delta, draws=self.draws)) for m in self.sizes])

    def trace_inputs(self, m: int) -> dict[str, float]:
        """The closed forms' inputs for the first m examples."""
        return {"m": m, "norm": 1.0, "trace": float((self._sample[0][:m] ** 2).sum())}

    @cached_property
    def above(self) -> Reals:
        """By Jensen's inequality, from the examples' lengths, `(sizes,)`."""
        return np.array([float(theorems["rademacher_kernel"](**self.trace_inputs(m))) for m in self.sizes])

    @cached_property
    def below(self) -> Reals:
        """At least this, `(sizes,)`."""
        return np.array([float(theorems["rademacher_kernel_lower"](**self.trace_inputs(m))) for m in self.sizes])

    @cached_property
    def by_radius(self) -> Reals:
        """For any examples in the unit ball, `(sizes,)`."""
        return np.array([float(theorems["rademacher_linear"](m=m, radius=1.0, norm=1.0)) for m in self.sizes])

    def margin_inputs(self, m: int) -> dict[str, float]:
        """The margin bound for a separating w of norm 1 with no example nearer than the world's margin."""
        margin = float(self.world.margin)
        return {"m": m, "delta": self.delta, "radius": 1.0, "norm": 1.0, "gamma": margin, "margin_error": 0.0}

    @cached_property
    def by_margin(self) -> Reals:
        """Bound on the risk of the hard-margin SVM, whatever the dimension, `(sizes,)`."""
        return np.array([float(theorems["margin_linear"](**self.margin_inputs(m))) for m in self.sizes])

    def dimension_inputs(self, m: int) -> dict[str, float]:
        """The bound by the VC dimension of the halfspaces through the origin."""
        return {"m": m, "delta": self.delta, "d": self.world.features}

    @cached_property
    def by_dimension(self) -> Reals:
        """Bound on the risk of any halfspace through the origin without training error, `(sizes,)`."""
        return np.array([float(theorems["vc_rademacher"](**self.dimension_inputs(m))) for m in self.sizes])

    @cached_property
    def risks(self) -> Reals:
        """True risk of the hard-margin SVM through the origin, `(sizes,)`."""
        from learners.svm.hard_svm import HardSVM

        X, y = self._sample
        learner = HardSVM(fit_intercept=False, labels=(0, 1))
        return np.array([self.world.risk(learner.fit(X[:m], y[:m])) for m in self.sizes])


LARGEST = {str(m): f"{m:,}" for m in SIZES[2:]}


def linear(n: int, margin: float, largest: str, draws: int, seed: int, delta: float) -> LinearRun:
    """Samples of up to `largest` examples of a world in `n` dimensions with a `margin`."""
    run = LinearRun(MarginHalfspace(n, margin), int(largest), draws, seed, delta)
    run.simulated, run.widths, run.below, run.above, run.by_margin, run.by_dimension, run.risks  # noqa: B018 - kept
    return run
