"""Judging what the procedures of selection are given: numbers, samples, losses and candidates."""

from collections.abc import Callable, Sequence
from numbers import Integral, Real
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array, unmasked

Indices = NDArray[np.int64]
Loss = str | Callable[[NDArray[Any], NDArray[Any]], Any]

LOSSES = ("zero_one", "squared", "absolute")


def losses(loss: Loss, y: NDArray[Any], predictions: NDArray[Any]) -> Reals:
    """The loss of every prediction, `(samples,)`; ValueError for a loss that is none."""
    if callable(loss):
        values = np.asarray(loss(y, predictions), dtype=np.float64)
        if values.shape == np.shape(y):
            return values
        raise ValueError(f"loss (loss of each example) must return shape {np.shape(y)}; got {values.shape}")
    if loss not in LOSSES:
        options = ", ".join(map(repr, LOSSES))
        raise ValueError(
            f"loss (loss of each example) must be a function of (y, predictions) or {options}; got {loss!r}"
        )
    if loss == "zero_one":
        return np.asarray(np.not_equal(y, predictions), dtype=np.float64)
    differences: Reals = read_array(predictions, np.float64) - y
    return np.square(differences) if loss == "squared" else np.abs(differences)


def error_of(model: Any, X: NDArray[Any], y: NDArray[Any], loss: Loss) -> float:
    """The mean loss of a fitted model on X `(samples, features)`, y `(samples,)`."""
    return float(losses(loss, y, np.asarray(model.predict(X))).mean())


def fitted(model: Any, X: NDArray[Any], y: NDArray[Any]) -> Any:
    """A fitted clone of the model."""
    from sklearn.base import clone

    return clone(model).fit(X, y)


def read(X: Any, y: Any) -> tuple[NDArray[Any], NDArray[Any]]:
    """X `(samples, features)` and y `(samples,)` as arrays of equal length; ValueError otherwise."""
    unmasked(X, y)
    X, y = np.asarray(X), np.asarray(y)
    if X.ndim == 2 and y.ndim == 1 and len(X) == len(y) > 0:
        return X, y
    raise ValueError(
        f"X, y (the sample) must have shapes (samples, features) and (samples,), samples >= 1; got {X.shape}, {y.shape}"
    )


def candidates(models: Any) -> Sequence[Any]:
    """The models as a sequence; ValueError if there are none or they are not estimators."""
    if isinstance(models, Sequence) and len(models) > 0 and all(hasattr(model, "fit") for model in models):
        return models
    raise ValueError(f"models (the candidates) must be a non-empty sequence of unfitted estimators; got {models!r}")


def whole(name: str, meaning: str, value: object, low: int, high: int | None = None) -> int:
    """`value` as an int in low..high; ValueError otherwise."""
    if isinstance(value, Integral) and not isinstance(value, bool):
        number = int(value)
        if number >= low and (high is None or number <= high):
            return number
    domain = f"an integer >= {low}" if high is None else f"an integer in {low}..{high}"
    raise ValueError(f"{name} ({meaning}) must be {domain}; got {value!r}")


def between(name: str, meaning: str, value: object, low: float = 0.0, high: float = 1.0) -> float:
    """`value` as a float in (low, high); ValueError otherwise."""
    if isinstance(value, Real) and not isinstance(value, bool) and low < float(value) < high:
        return float(value)
    raise ValueError(f"{name} ({meaning}) must be a real in ({low:g}, {high:g}); got {value!r}")
