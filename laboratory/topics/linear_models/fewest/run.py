"""The line that misclassifies fewest examples of a sample that no line separates, beside those of quick methods."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.xor import Xor
from learners.shared.arrays import Integers, Reals

SAMPLES: Mapping[str, str] = {"clouds": "Two Gaussians", "xor": "Exclusive or", "outlier": "One far outlier"}
METHODS = ("exact", "pocket", "logistic", "squares")
NAMES: Mapping[str, str] = {
    "exact": "fewest misclassified", "pocket": "pocket", "logistic": "logistic regression", "squares": "least squares",
}  # fmt: skip
NOISE, UPDATES = 0.1, 1_000
OUT = 40.0  # how far the outlier lies
DIMENSIONS = range(1, 21)


@dataclass(frozen=True)
class FewestRun:
    """`points` `(m, 2)` with labels `(m,)` in {0, 1}; each method's weights `(2,)` and bias by its name."""

    points: Reals
    labels: Integers
    lines: Mapping[str, tuple[Reals, float]]
    tried: int

    def wrong(self, method: str) -> NDArray[np.bool_]:
        """The examples that the method's line misclassifies, `(m,)`."""
        weights, bias = self.lines[method]
        return np.asarray((self.points @ weights + bias > 0) != (self.labels == 1))

    @cached_property
    def mistakes(self) -> Mapping[str, int]:
        """How many these are, by method."""
        return {method: int(self.wrong(method).sum()) for method in METHODS}

    @property
    def least(self) -> int:
        """The minimum over all lines."""
        return self.mistakes["exact"]

    @property
    def candidates(self) -> tuple[int, ...]:
        """Hyperplanes through as many examples as there are dimensions, for each of `DIMENSIONS`."""
        return tuple(comb(len(self.labels), n) for n in DIMENSIONS)


def fewest(sample: str, distance: float, m: int, seed: int) -> FewestRun:
    """Draw `m` examples, and fit each method. The exact line goes through the lines of two examples each."""
    from learners.halfspaces.logistic_regression import LogisticRegression
    from learners.halfspaces.min_disagreement import MinDisagreement
    from learners.halfspaces.pocket import Pocket
    from learners.regression.least_squares import LeastSquares

    points, labels = _sample(sample, distance, m, np.random.default_rng(seed))
    if len(np.unique(labels)) == 1:
        raise ValueError("All labels are the same: no line is needed. Take another sample or more examples.")
    pair = (0, 1)
    exact = MinDisagreement(labels=pair).fit(points, labels)
    fitted: Mapping[str, Any] = {
        "exact": exact,
        "pocket": Pocket(UPDATES, labels=pair).fit(points, labels),
        "logistic": LogisticRegression(np.inf, labels=pair).fit(points, labels),
        "squares": LeastSquares().fit(points, 2.0 * labels - 1),
    }
    lines = {name: (np.ravel(fit.coef_), float(np.ravel(fit.intercept_)[0])) for name, fit in fitted.items()}
    return FewestRun(points, labels, lines, int(exact.history_["planes"]))


def _sample(sample: str, distance: float, m: int, rng: np.random.Generator) -> tuple[Reals, Integers]:
    world = Xor(noise=NOISE) if sample == "xor" else GaussianPair(2, distance)
    examples = world.draw(rng, m)
    if sample != "outlier":
        return examples.X, examples.y
    # One negative example far beyond the positive ones, as in the notes' argument that no factor bounds least squares.
    far = world.mean * (OUT / np.linalg.norm(world.mean)) if isinstance(world, GaussianPair) else np.zeros(2)
    return np.vstack([examples.X[:-1], far]), np.append(examples.y[:-1], 0)
