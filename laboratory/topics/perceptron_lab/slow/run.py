"""The perceptron on samples made to keep it busy, feature by feature, beside a linear program on the same sample."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals

if TYPE_CHECKING:
    from learners.halfspaces.perceptron import Perceptron

SAMPLES: Mapping[str, str] = {
    "doubling": "Each weight above all before it",
    "orthogonal": "One example along each axis",
}
PASSES = 10**6  # beyond what any of these samples needs


@dataclass(frozen=True, eq=False)
class SlowRuns:
    """Runs on the sample of n = 1, ..., N features.

    Attributes
    ----------
    sample : its key in `SAMPLES`.
    features, updates : `(N,)`, n and the updates that were made.
    least, most : `(N,)`, the fewest updates of any order of the examples, and Novikoff's bound, both exact.
    weights : `(N,)`, the perceptron's for N features, and `program`, the linear program's, both with a smallest
        y <w, x> of 1.
    separates : does the linear program's hyperplane make no training mistake?
    """

    sample: str
    features: Integers
    updates: Integers
    least: Integers
    most: Integers
    weights: Reals
    program: Reals
    separates: bool

    @property
    def inputs(self) -> dict[str, float]:
        """Those of Novikoff's theorem for N features."""
        n = int(self.features[-1])
        return {"radius": sqrt(_radius_squared(self.sample, n)), "gamma": 1 / sqrt(_weights_squared(self.sample, n))}

    @property
    def bound(self) -> float:
        """The theorem's own number there."""
        return float(theorems["perceptron_mistakes"](**self.inputs))


def slow_runs(sample: str, features: int) -> SlowRuns:
    """Run on the sample of 1, ..., `features` features, without a bias, until a pass is clean."""
    sizes = np.arange(1, features + 1)
    X, y = examples(sample, features)
    runs = [_perceptron(*examples(sample, int(n))) for n in sizes]
    program, separates = _linear_program(X, y)
    last = runs[-1]
    return SlowRuns(
        sample=sample,
        features=sizes,
        updates=np.array([int(run.history_["updates"]) for run in runs]),
        least=np.array([_weights_squared(sample, int(n)) for n in sizes]),
        most=np.array([_radius_squared(sample, int(n)) * _weights_squared(sample, int(n)) for n in sizes]),
        weights=_scaled(last.coef_[0], X, y),
        program=_scaled(program, X, y),
        separates=separates,
    )


def examples(sample: str, n: int) -> tuple[Reals, Integers]:
    """X `(n, n)` and labels -1 and 1 `(n,)`, in turns.

    Row i of y x is e_i, or for "doubling" e_i less all axes before it: y <w, x> > 0 for all says that each weight is
    more than the sum of those before it.
    """
    signs = np.where(np.arange(n) % 2 == 0, 1, -1)
    rows = 2 * np.eye(n) - np.tri(n) if sample == "doubling" else np.eye(n)
    return rows * signs[:, np.newaxis], signs


def _radius_squared(sample: str, n: int) -> int:
    """R^2, of the longest example."""
    return n if sample == "doubling" else 1


def _weights_squared(sample: str, n: int) -> int:
    """1/gamma^2, the squared length of the shortest w with y <w, x> >= 1: as many updates are made in any order.

    Doubling: w_i >= 1 + w_1 + ... + w_(i-1) makes w_i >= 2^(i-1), and these weights do. The perceptron's w is the sum
    of n_i examples i, so it is whole and obeys the same, and n_i = w_i + n_(i+1) + ... + n_n. Hence all updates are
    n_1 + ... + n_n = w_1 + 2 w_2 + ... + 2^(n-1) w_n >= 1 + 4 + ... + 4^(n-1) = (4^n - 1)/3.
    """
    return (4**n - 1) // 3 if sample == "doubling" else n


def _perceptron(X: Reals, y: Integers) -> Perceptron:
    from learners.halfspaces.perceptron import Perceptron

    return Perceptron(PASSES, fit_intercept=False, labels=(-1, 1)).fit(X, y)


def _linear_program(X: Reals, y: Integers) -> tuple[Reals, bool]:
    from learners.halfspaces.halfspace_lp import HalfspaceLP

    plane = HalfspaceLP(fit_intercept=False, labels=(-1, 1)).fit(X, y)
    return plane.coef_[0], plane.history_["training_error"] == 0


def _scaled(w: Reals, X: Reals, y: Integers) -> Reals:
    return np.asarray(w / (y * (X @ w)).min(), np.float64)
