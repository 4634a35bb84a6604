"""Structural risk minimization: of nested classes take the one whose error plus confidence term is least."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.selection._judged import Loss, between, candidates, error_of, fitted, read
from learners.shared.arrays import Reals, read_array


@dataclass(frozen=True, eq=False)
class StructuralChoice:
    """The level chosen and the curves that chose it.

    Attributes
    ----------
    model : the predictor of that level.
    level : its index, 0 for the first.
    training_errors, confidences, bounds : `(levels,)`; bounds are sums of the other two, not cut at 1, since even
        vacuous ones have an order.
    deltas : `(levels,)`, delta times the weight of each level.
    vacuous : whether every bound is at least 1: the choice stands, the guarantee says nothing.
    """

    model: Any
    level: int
    training_errors: Reals
    confidences: Reals
    bounds: Reals
    deltas: Reals
    vacuous: bool


def structural_choice(
    models: Sequence[Any],
    confidence: Callable[[int, int, float], float],
    X: Any,
    y: Any,
    delta: float = 0.05,
    weights: Any = None,
    loss: Loss = "zero_one",
) -> StructuralChoice:
    """Train every level on X `(samples, features)`, y, and minimize training error + confidence(level, m, delta_k).

    `confidence` is the width of a bound that holds for the class of this level (0, 1, ...) with probability
    1 - delta_k on m examples. delta_k = weights[k] delta; the weights `(levels,)` are > 0 with sum at most 1, so
    that all bounds hold together with probability 1 - delta; None is equal weights. Ties go to the lower level.

    Source: lecture notes after Amini, structural risk minimization; Shalev-Shwartz & Ben-David (2014), section 7.2.
    """
    X, y = read(X, y)
    models = candidates(models)
    delta = between("delta of structural_choice", "failure probability", delta)
    shares = _weights(weights, len(models)) * delta
    predictors = [fitted(model, X, y) for model in models]
    errors = np.array([error_of(predictor, X, y, loss) for predictor in predictors])
    widths = np.array([confidence(level, len(y), float(share)) for level, share in enumerate(shares)], dtype=np.float64)
    bounds = errors + widths
    level = int(np.argmin(bounds))
    return StructuralChoice(predictors[level], level, errors, widths, bounds, shares, bool((bounds >= 1).all()))


def _weights(weights: Any, levels: int) -> Reals:
    values = np.full(levels, 1 / levels) if weights is None else read_array(weights, np.float64).copy()
    if values.shape == (levels,) and (values > 0).all() and values.sum() <= 1 + 1e-12:
        return values
    raise ValueError(
        f"weights of structural_choice (shares of delta) must be {levels} reals > 0 with sum <= 1; got {weights!r}"
    )
