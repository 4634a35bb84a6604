"""The rows of `X` and `y`: some to train on, the others held out at random; and what cannot be evaluated."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from laboratory.evaluations.reading.refusing import ResultsError

SHARE = 0.3  # of the rows that is held out where nothing else is said
FEWEST = 2  # rows: one to train on, one held out
Positions = NDArray[np.int64]


class HeldOut(NamedTuple):
    """Positions of the rows to train on, and of those held out, each in random order."""

    training: Positions
    test: Positions


def labels_of(X: Any, y: Any) -> NDArray[Any]:
    """`y` as an array `(rows,)` of labels, one for each row of `X`. Raises ResultsError."""
    import pandas as pd

    if X is None or y is None:
        raise ResultsError("evaluate of an estimator needs examples X and their labels y: evaluate(estimator, X, y)")
    labels, rows = np.asarray(y), _count(X)
    if labels.ndim != 1 or len(labels) != rows:
        what = f"y (labels) must be one for each of the {rows} rows of X"
        raise ResultsError(f"{what}; got an array of shape {labels.shape}")
    if not rows:
        raise ResultsError("X (examples) must have rows; got none")
    if pd.isna(labels).any():
        raise ResultsError("y (labels) must all be known; got a missing one")
    if any(isinstance(label, float) and not label.is_integer() for label in labels.tolist()):
        raise ResultsError(_needs_labels("y holds"))
    return labels


def check_classifies(estimator: Any) -> None:
    """Raise ResultsError for a class in the place of its object, and for what predicts numbers."""
    import inspect

    from sklearn.base import is_regressor

    name = getattr(estimator, "__name__", type(estimator).__name__)
    if inspect.isclass(estimator):
        raise ResultsError(f"evaluate needs an estimator, not its class: {name}(), with its arguments, not {name}")
    if hasattr(estimator, "__sklearn_tags__") and is_regressor(estimator):
        raise ResultsError(_needs_labels(f"{name} predicts"))


def held_out(rows: int, test_size: float | None, seed: Any) -> HeldOut:
    """A simple random split, the same for one seed. Raises ResultsError.

    It is not stratified: held-out rows whose shares of labels follow those of the training rows would not be
    independent of these, and every interval assumes that they are.
    """
    share = SHARE if test_size is None else test_size
    if isinstance(share, bool) or not isinstance(share, int | float) or not 0 < share < 1:
        raise ResultsError(f"test_size (share of the rows held out) must be a real in (0, 1); got {str(share)[:40]}")
    if rows < FEWEST:
        raise ResultsError(f"X (examples) must have at least {FEWEST} rows, one of them held out; got {rows}")
    order = _generator(seed).permutation(rows)
    count = min(max(round(share * rows), 1), rows - 1)
    return HeldOut(order[count:], order[:count])


def held_out_groups(groups: Positions, test_size: float | None, seed: Any) -> HeldOut:
    """The same with whole groups: `test_size` is the share of groups, as in scikit-learn's GroupShuffleSplit."""
    count = int(groups.max()) + 1
    if count < FEWEST:
        raise ResultsError(f"groups must be at least {FEWEST}, one of them held out; got {count}")
    generator = _generator(seed)
    split = held_out(count, test_size, generator)
    training, test = (generator.permutation(np.flatnonzero(np.isin(groups, side))) for side in split)
    return HeldOut(training, test)


def predicted_labels(fitted: Any, X: Any, labels: NDArray[Any]) -> NDArray[Any]:
    """What it predicts for the rows of `X`, whose labels are these. Raises ResultsError for what are no labels."""
    predicted = np.asarray(fitted.predict(X))
    name = type(fitted).__name__
    if predicted.shape != labels.shape:
        raise ResultsError(
            f"predict of {name} must return a label for each row, of shape {labels.shape}; got {predicted.shape}"
        )
    if any(isinstance(label, float) and not label.is_integer() for label in predicted.tolist()):
        raise ResultsError(_needs_labels(f"{name} predicts"))
    if _are_words(predicted) != _are_words(labels):
        raise ResultsError(
            f"predict of {name} must return labels like those of y, such as {labels.tolist()[0]!r}; "
            f"got {predicted.tolist()[0]!r}"
        )
    return predicted


def scores_of_two(fitted: Any, X: Any) -> tuple[Any, NDArray[np.float64] | None]:
    """Of an estimator of two labels the greater one, and its score for each row: by predict_proba, else by
    decision_function; None where it has neither, or other labels than two."""
    classes = np.asarray(getattr(fitted, "classes_", ()))
    if classes.shape != (2,):
        return None, None
    for name in ("predict_proba", "decision_function"):
        if hasattr(fitted, name):
            values = np.asarray(getattr(fitted, name)(X), dtype=np.float64)
            values = values[:, 1] if values.ndim == 2 and values.shape[1] == 2 else values
            if values.shape == (_count(X),) and bool(np.all(np.isfinite(values))):
                return classes.tolist()[1], values
    return None, None


def _needs_labels(who: str) -> str:
    return (
        f"evaluate counts wrong labels, and {who} real numbers: an interval for regression needs a loss with a known "
        "bound, which nothing here states"
    )


def _are_words(labels: NDArray[Any]) -> bool:
    return any(isinstance(label, str) for label in labels.tolist())


def _count(X: Any) -> int:
    shape = getattr(X, "shape", None)
    if shape is None and not hasattr(X, "__len__"):
        raise ResultsError(f"X (examples) must be an array, a table or a list of rows; got {type(X).__name__}")
    if shape == ():
        raise ResultsError("X (examples) must be an array, a table or a list of rows; got a single value")
    return int(shape[0]) if shape is not None else len(X)


def _generator(seed: Any) -> np.random.Generator:
    """Of a seed, or the generator itself; 0 where nothing is said."""
    if isinstance(seed, np.random.Generator):
        return seed
    number = 0 if seed is None else seed
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < 0:
        raise ResultsError(f"seed must be an integer >= 0 or a numpy.random.Generator; got {str(number)[:40]}")
    return np.random.default_rng(number)
