"""What each kind of mistake costs: a matrix whose row is the answer and whose column is the truth."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals, read_array


def cost_sensitive(predicted: Any, truth: Any, costs: Any, classes: Any = (0, 1)) -> Reals:
    """`costs[h(x), y]` `(samples,)`, both numbered by `classes`; costs `(classes, classes)` >= 0.

    The notes' fingerprints, classes (stranger, owner): a supermarket that turns its customers away loses more than
    by letting one through, costs ((0, 10), (1, 0)); an agency the other way round, ((0, 1), (1000, 0)).
    ValueError for labels that are not among the classes, or costs that are no such matrix.
    """
    names, matrix = read_array(classes), read_array(costs, np.float64)
    if matrix.shape != (len(names), len(names)) or not (np.isfinite(matrix) & (matrix >= 0)).all():
        raise ValueError(
            f"costs of cost_sensitive (row: answer, column: truth) must be finite reals >= 0 of shape "
            f"({len(names)}, {len(names)}); got {costs!r}"
        )
    entries: Reals = matrix[_numbers("predicted", predicted, names), _numbers("truth", truth, names)]
    return entries


def mean_cost(predicted: Any, truth: Any, costs: Any, classes: Any = (0, 1)) -> float:
    """The mean of `cost_sensitive`; with costs 1 off the diagonal, the share of mistakes."""
    return float(cost_sensitive(predicted, truth, costs, classes).mean())


def _numbers(name: str, labels: Any, names: NDArray[Any]) -> NDArray[np.int64]:
    hits = read_array(labels)[:, np.newaxis] == names
    if not hits.any(axis=1).all():
        wrong = read_array(labels)[~hits.any(axis=1)][0]
        raise ValueError(
            f"{name} of cost_sensitive (labels) must be among {names.tolist()!r}; got {np.asarray(wrong).item()!r}"
        )
    places: NDArray[np.int64] = hits.argmax(axis=1)
    return places
