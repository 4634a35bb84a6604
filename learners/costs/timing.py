"""Eager and lazy learners: seconds to train and to answer, for growing samples."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals


@dataclass(frozen=True, eq=False)
class Timing:
    """Seconds, the smallest of the repeats, which chance can only lengthen.

    Attributes
    ----------
    sizes : `(sizes,)`, training examples m; dimensions : `(dimensions,)`, features d.
    fit, predict : `(sizes, dimensions)`, seconds for one fit, and for the answers to all queries together.
    queries : how many answers were asked.
    """

    sizes: NDArray[np.int64]
    dimensions: NDArray[np.int64]
    fit: Reals
    predict: Reals
    queries: int


def learning_timing(
    model: Any,
    sizes: Sequence[int],
    dimensions: Sequence[int] = (2,),
    queries: int = 100,
    repeats: int = 3,
    random_state: int | None = 0,
    clock: Callable[[], float] = perf_counter,
) -> Timing:
    """Time clones of the model on standard normal clouds, labelled by the sign of the first feature.

    An eager learner pays while training and answers in a time that does not grow with m; a lazy one stores, and
    pays at every answer, d m steps when it looks at every point, about log m where a k-d tree has few dimensions.
    `clock` returns seconds. ValueError for sizes, dimensions, queries or repeats that are not positive integers.

    Source: lecture notes by Matteoni (2022), learning timing; lecture notes after Cesa-Bianchi, cost of nearest
    neighbours.
    """
    _judge({"sizes": sizes, "dimensions": dimensions, "queries": [queries], "repeats": [repeats]})
    random = np.random.default_rng(random_state)
    fit, predict = np.empty((len(sizes), len(dimensions))), np.empty((len(sizes), len(dimensions)))
    for row, m in enumerate(sizes):
        for column, d in enumerate(dimensions):
            X, query_points = random.normal(size=(m, d)), random.normal(size=(queries, d))
            seconds = [_one(model, X, (X[:, 0] > 0).astype(int), query_points, clock) for _ in range(repeats)]
            fit[row, column], predict[row, column] = np.min(seconds, axis=0)
    return Timing(np.array(sizes), np.array(dimensions), fit, predict, queries)


def _one(model: Any, X: Any, y: Any, query_points: Any, clock: Callable[[], float]) -> tuple[float, float]:
    """Seconds to fit and to answer."""
    from sklearn.base import clone

    learner = clone(model)
    start = clock()
    learner.fit(X, y)
    fitted = clock()
    learner.predict(query_points)
    return fitted - start, clock() - fitted


def _judge(numbers: dict[str, Sequence[int]]) -> None:
    for name, values in numbers.items():
        if len(values) == 0 or not all(isinstance(value, int | np.integer) and value >= 1 for value in values):
            raise ValueError(f"{name} of learning_timing (counts) must be integers >= 1; got {list(values)!r}")
