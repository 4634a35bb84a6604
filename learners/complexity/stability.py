"""Replace-one stability: how much worse a predictor does on the example that was taken from it."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, unmasked

Draw = Callable[[np.random.Generator, int], tuple[NDArray[Any], NDArray[Any]]]
LossOf = Callable[[NDArray[Any], NDArray[Any]], NDArray[Any]]


@dataclass(frozen=True, eq=False)
class Stability:
    """Two means that are equal in expectation.

    Attributes
    ----------
    differences : `(repeats,)`, loss of A(S^(i)) on z_i less that of A(S) on z_i.
    gaps : `(repeats,)`, risk less training error of A(S), the risk on fresh examples.
    stability, gap : their means; stability_error, gap_error : the standard errors of these.
    """

    differences: Reals
    gaps: Reals

    @property
    def stability(self) -> float:
        return float(self.differences.mean())

    @property
    def gap(self) -> float:
        return float(self.gaps.mean())

    @property
    def stability_error(self) -> float:
        return _standard_error(self.differences)

    @property
    def gap_error(self) -> float:
        return _standard_error(self.gaps)


def replace_one_stability(
    model: Any,
    draw: Draw,
    samples: int,
    loss: LossOf,
    repeats: int = 200,
    fresh: int = 1000,
    random_state: int | None = 0,
) -> Stability:
    """Draw S, z' and i `repeats` times and compare the predictors of S and of S with z_i replaced by z'.

    `draw(random, n)` returns n independent examples, X `(n, features)` and y `(n,)`; `loss(y, predictions)` is
    `(n,)`. E[loss(A(S^(i)), z_i) - loss(A(S), z_i)] = E[risk - training error]: on average one overfits by one's
    stability. (Some notes print the difference the other way round.) Where losses have heavy tails so have both
    sides, and the standard errors say little. ValueError for counts below 1, repeats below 2.

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, theorem 13.2.
    """
    if min(samples, fresh) < 1 or repeats < 2:
        raise ValueError(
            "samples, fresh, repeats of replace_one_stability (counts) must be integers >= 1, 1 and 2; "
            f"got {samples!r}, {fresh!r}, {repeats!r}"
        )
    random = np.random.default_rng(random_state)
    pairs = [_once(model, draw, samples, loss, fresh, random) for _ in range(repeats)]
    differences, gaps = np.array(pairs).T
    return Stability(differences, gaps)


def exact_stability(model: Any, X: Any, y: Any, probabilities: Any, samples: int, loss: LossOf) -> tuple[float, float]:
    """Both expectations in a finite world, by enumerating every sample, replacement and index.

    X `(examples, features)`, y `(examples,)` are all examples there are, with their probabilities `(examples,)`.
    Costs examples^samples fits.
    """
    unmasked(X, y, probabilities)
    X, y, weights = np.asarray(X), np.asarray(y), np.asarray(probabilities, dtype=np.float64)
    tables = {}
    for rows in product(range(len(y)), repeat=samples):
        fit = _fitted(model, X[list(rows)], y[list(rows)])
        tables[rows] = np.asarray(loss(y, fit.predict(X)), dtype=np.float64)
    stability = gap = 0.0
    for rows, losses in tables.items():
        chance = float(np.prod(weights[list(rows)]))
        gap += chance * float(weights @ losses - losses[list(rows)].mean())
        for i, new in product(range(samples), range(len(y))):
            other = tables[(*rows[:i], new, *rows[i + 1 :])]
            stability += chance * float(weights[new]) / samples * float(other[rows[i]] - losses[rows[i]])
    return stability, gap


def _once(
    model: Any, draw: Draw, samples: int, loss: LossOf, fresh: int, random: np.random.Generator
) -> tuple[float, float]:
    """One difference and one gap."""
    X, y = draw(random, samples)
    new_X, new_y = draw(random, 1)
    held_X, held_y = draw(random, fresh)
    i = int(random.integers(samples))
    predictor = _fitted(model, X, y)
    training = np.asarray(loss(y, predictor.predict(X)), dtype=np.float64)
    gap = float(np.mean(loss(held_y, predictor.predict(held_X)))) - float(training.mean())
    replaced_X, replaced_y = X.copy(), y.copy()
    replaced_X[i], replaced_y[i] = new_X[0], new_y[0]
    other = _fitted(model, replaced_X, replaced_y)
    return float(loss(y[[i]], other.predict(X[[i]]))[0]) - float(training[i]), gap


def _fitted(model: Any, X: NDArray[Any], y: NDArray[Any]) -> Any:
    from sklearn.base import clone

    return clone(model).fit(X, y)


def _standard_error(values: Reals) -> float:
    return float(values.std(ddof=1)) / sqrt(len(values))
